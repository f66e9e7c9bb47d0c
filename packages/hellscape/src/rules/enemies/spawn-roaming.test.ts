import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, plain, putMonster, reprintMonster, stack, stand } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, miniatures } from '../../descent.ts';
import { ROAMING, TIERS, type Tier } from '../../ids.ts';
import type { DescentState } from '../../state.ts';

const content = plain;
const THREE = ['berserker', 'wizard', 'ranger'] as const;

function empty(state: DescentState, ...tiers: Tier[]): void {
  for (const tier of tiers) stack(state.decks.roaming[tier]);
}

describe('Spawning roaming monsters', () => {
  const roams = (g: Descent) => g.do.spawnRoaming(g, at(5, 0));

  rule(['H-DARK-09', 'H-ENEMY-03'], 'a card of the Dungeon Level and a single miniature', () => {
    const t = scene({
      heroes: THREE,
      content,
      change: set(
        'heroes level 4',
        (state) => void stack(state.decks.roaming['3-4'], 'roaming-andra-3-4'),
      ),
    }).runs(roams);
    const [monster] = t.done().state.enemies;
    expect(monster).toMatchObject({ card: 'roaming-andra-3-4', zone: at(5, 0), item: null });
    expect(monster && miniatures(monster)).toBe(1);
  });

  rule(['H-DARK-10', 'H-ENEMY-15'], 'its reward is drawn, its Fixed Reward is not', () => {
    const t = scene({
      content: all(content, reprintMonster('roaming-ghoul-1-2', { reward: 2, fixed: { rare: 1 } })),
      change: set(
        (state) => void stack(state.decks.roaming['1-2'], 'roaming-ghoul-1-2'),
        'state bag.common 5 bag.rare 0 bag.epic 0',
      ),
    })
      .runs(roams)
      .done();
    expect(t.state.enemies[0]?.treasure).toEqual({ common: 2, rare: 0, epic: 0 });
    t.shows('state bag.common 3');
  });

  rule('H-DARK-11', 'an empty deck is rebuilt from its discards, else the next level helps', () => {
    scene({
      content,
      change(state) {
        empty(state, '1-2');
        stack(state.decks.roaming['3-4'], 'roaming-lyidan-3-4');
      },
    })
      .runs(roams)
      .done()
      .shows('foe card roaming-lyidan-3-4');
    scene({
      content,
      change(state) {
        empty(state, '1-2');
        state.decks.roaming['1-2'].discard = ['roaming-andra-1-2'];
      },
    })
      .runs(roams)
      .done()
      .shows('foe card roaming-andra-1-2');
  });

  rule('H-DARK-12 H-DARK-13', 'one in play takes a higher card, keeps what it has and acts', () => {
    const t = scene({
      content,
      change: set(
        'heroes level 3, hero zone 0:1',
        (state) => void stack(state.decks.roaming['3-4'], 'roaming-ghoul-3-4'),
        'ghoul@3:1 wounds 4 frost 1 treasure.common 2 treasure.rare 0 treasure.epic 0',
      ),
    })
      .runs(roams)
      .done();
    expect(t.state.enemies).toHaveLength(1);
    t.shows(
      'ghoul card roaming-ghoul-3-4 zone 2:1 wounds 4 frost 1 treasure.common 2 treasure.rare 0 treasure.epic 0',
      'told enemy-moved 1',
    );
  });

  it('a card of one in play that is not higher is discarded, and the monster acts', () => {
    const t = scene({
      content,
      change(state) {
        stand(state, at(0, 1));
        stack(state.decks.roaming['1-2'], 'roaming-ghoul-1-2');
        putMonster(state, 'ghoul', at(3, 1), { tier: '5' });
      },
    })
      .runs(roams)
      .done()
      .shows('ghoul card roaming-ghoul-5 zone 2:1');
    expect(t.state.decks.roaming['1-2'].discard).toEqual(['roaming-ghoul-1-2']);
  });

  rule('H-BOSS-19', 'one for an objective must come: cards are drawn until it does', () => {
    const t = scene({
      content,
      change: set(
        'hero zone 0:1',
        (state) => void stack(state.decks.roaming['1-2'], 'roaming-ghoul-1-2', 'roaming-andra-1-2'),
        'ghoul@3:1',
      ),
    })
      .runs((g) => g.do.spawnRoaming(g, at(5, 0), { mark: 'beast' }))
      .done()
      .shows('ghoul zone 2:1 mark null');
    expect(t.state.enemies).toHaveLength(2);
    t.shows('foe1 type andra zone 5:0 mark beast');
    expect(t.state.decks.roaming['1-2'].discard).toEqual(['roaming-ghoul-1-2']);
  });

  it('one for an objective may be of level 5 whatever the Dungeon Level', () => {
    const t = scene({ content }).runs((g) =>
      g.do.spawnRoaming(g, at(5, 0), { mark: 'final', tier: '5' }),
    );
    expect(t.done().state.enemies[0]?.card).toMatch(/-5$/);
  });

  rule('H-EPHASE-21', 'quests bring them too, in the Hero Phase', () => {
    const t = scene({ quest: 'hellish-maze', heroes: THREE, content: plain })
      .runs(function* (g) {
        const beast = g.state.dungeon.tokens.find(({ kind }) => kind === 'corruption');
        const chamber = g.map.zones[beast?.zone ?? -1]?.chamber;
        if (chamber === null || chamber === undefined) throw new Error('no Beast sleeps anywhere');
        g.state.enemies = [];
        yield* g.do.revealChamber(g, chamber, null, false);
      })
      .done()
      .shows('state phase hero');
    expect(t.state.enemies.filter(({ kind }) => kind === 'roaming')).toHaveLength(1);
  });

  rule('H-BOSS-20', 'with no monster left for the objective the quest is lost', () => {
    const t = scene({
      content,
      change(state) {
        stand(state, at(0, 1));
        for (const type of ROAMING) putMonster(state, type, at(5, 0));
      },
    }).runs((g) => g.do.spawnRoaming(g, at(5, 0), { mark: 'beast' }));
    expect(t.state.outcome).toEqual({ won: false, cause: 'no-enemy-left' });
    scene({ content, change: (state) => empty(state, ...TIERS) })
      .runs((g) => g.do.spawnRoaming(g, at(5, 0), { mark: 'beast' }))
      .shows('state outcome.won false');
  });
});
