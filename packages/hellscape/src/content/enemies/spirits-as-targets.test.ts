import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { allyIn } from '../../../test/allies.ts';
import { theBoss as boss, fighting, lair } from '../../../test/boss-ground.ts';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, plain, reprintMonster } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { enemyById } from '../../descent.ts';
import type { BossType, RoamingType, Tier } from '../../ids.ts';
import { ofEnemy } from '../../occasion.ts';
import { bossInPlay } from '../../rules/enemies/boss-fight.ts';
import { activateEnemy } from '../../rules/enemies/enemy-phase.ts';
import type { DescentState } from '../../state.ts';
import { bosses } from './index.ts';

/** Of the Frost Spirit, and of the Summoner. */
const BLUE_DICE = 2;

/** One activation of a monster whose single die shows nothing; the heroes are out of its reach. */
function activation(
  type: RoamingType,
  change: (state: DescentState) => void,
  { tier = '1-2', attacks, face = '-' }: { tier?: Tier; attacks: number; face?: string },
) {
  return scene({
    heroes: ['shaman', 'berserker'],
    content: all(
      plain,
      reprintMonster(`roaming-${type}-${tier}`, { attack: { yellow: 1 }, abilities: [] }),
    ),
    dice: [
      ['yellow', ...Array<string>(attacks).fill(face)],
      ['blue', ...Array<string>(BLUE_DICE * attacks).fill('-')],
    ],
    change: set('hero zone 5:0, hero1 zone 5:0', change),
  }).runs(function* (g) {
    const monster = enemyById(g, type);
    if (monster) yield* activateEnemy(g, monster);
  });
}

const attacked = (t: ReturnType<typeof activation>) =>
  t.eventsNamed('attack').map(({ card }) => card);

describe('Roaming Monsters, with only a Spirit or the Summoner in reach', () => {
  rule(['H-SHA-08'], 'Andra leaps away from a Spirit and shoots at it', () => {
    const t = activation('andra', set('frost-spirit@0:1, andra@0:1'), { attacks: 1 });
    t.pick(t.options[0] ?? '')
      .done()
      .shows('event monster-pattern amount 1');
    expect(attacked(t)).toEqual(['frost-spirit']);
  });

  rule(['H-QPASSAGE-08'], 'Andra sends a cold arrow to the Summoner in Light', () => {
    const t = activation('andra', set('summoner@0:0, andra@0:2'), { attacks: 1 })
      .done()
      .shows('event monster-pattern amount 2, summoner frost 1');
    expect(attacked(t)).toEqual(['summoner']);
  });

  rule(['H-SHA-08'], 'Lyidan calls a Spirit to himself', () => {
    const t = activation('lyidan', set('frost-spirit@2:1, lyidan@0:1'), { attacks: 1 })
      .done()
      .shows('event monster-pattern amount 2, frost-spirit zone 1:1');
    expect(attacked(t)).toEqual(['frost-spirit']);
  });

  rule(['H-QPASSAGE-07'], 'whom enemies hold, the Summoner too, Lyidan calls in vain', () =>
    activation('lyidan', set('summoner@2:1, lyidan@0:1, ghoul@2:1'), { attacks: 0 })
      .done()
      .shows('summoner zone 2:1'),
  );

  rule(['H-QPASSAGE-08'], 'the Ghoul smells the blood of the Summoner', () => {
    const t = activation('ghoul', set('summoner@2:1 wounds 3, ghoul@0:1'), { attacks: 1 })
      .done()
      .shows('event monster-pattern amount 1');
    expect(attacked(t)).toEqual(['summoner']);
  });

  rule(['H-SHA-14'], 'who has fallen to the first bite is not bitten again', () => {
    const t = activation('ghoul', set('frost-spirit@0:1 wounds 4, ghoul@0:1 tier 3-4'), {
      tier: '3-4',
      attacks: 1,
      face: 'H',
    }).done();
    expect(t.state.allies).toEqual([]);
    expect(attacked(t)).toEqual(['frost-spirit']);
  });

  rule(['H-SHA-08'], 'Ytheria wails at Spirits as at Heroes', () => {
    const t = activation('ytheria', set('frost-spirit@0:1, flame-spirit@1:1, ytheria@0:1'), {
      attacks: 1,
    })
      .done()
      .shows('event monster-pattern amount 2');
    expect(t.state.allies.map(({ wounds }) => wounds)).toEqual([1, 1]);
  });
});

/** The boss does what it does for so many symbols; two heroes stand in Shadow, and a Spirit in the middle. */
function acts(type: BossType, symbols: number, situation: Situation = {}) {
  const quiet = all(plain, (content) => ({
    ...content,
    bosses: { ...content.bosses, [type]: { ...content.bosses[type], attack: { yellow: 1 } } },
  }));
  return scene({
    ...lair(type, quiet),
    heroes: ['shaman', 'berserker'],
    ...situation,
    change: set((state) => void fighting(state, 1, [10, 10]), 'frost-spirit@13', situation.change),
  }).runs((g) => {
    const boss = bossInPlay(g);
    const action = bosses[type].special[symbols];
    if (!action || !boss) throw new Error('there is no such action');
    return g.do.happen(g, ofEnemy(boss), action);
  });
}

describe('Bosses', () => {
  rule(['H-SHA-08'], 'Michael burns a Spirit that stands in Light', () =>
    acts('michael', 2).done().shows('frost-spirit wounds 2'),
  );

  rule(['H-SHA-08'], 'Michael judges a Spirit when nobody is stronger', () =>
    acts('michael', 3, { dice: 'yellow -, blue - -', change: set('heroes health 2') })
      .done()
      .shows('frost-spirit fire 1, event attack card frost-spirit'),
  );

  rule(['H-SHA-08'], 'the Reaper comes for a Spirit when nobody is weaker', () => {
    const t = acts('reaper', 1, {
      dice: 'yellow -, blue - -',
      change(state) {
        for (const hero of state.heroes) Object.assign(hero, { health: 9, maxHealth: 9, zone: 12 });
        allyIn(state, 'frost-spirit').zone = 14;
      },
    }).done();
    expect(boss(t).zone).toBe(14);
    t.shows('event attack card frost-spirit');
  });

  rule(['H-SHA-08'], 'the Reaper reaps Spirits around an Hourglass', () =>
    acts('reaper', 3, { change: set('hourglass@13 id 900 count 2') })
      .done()
      .shows('frost-spirit wounds 2'),
  );
});
