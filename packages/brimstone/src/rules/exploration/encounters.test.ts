import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  encounter,
  FIRST_DOOR,
  heroOf,
  knockOut,
  layBeyondGate,
  layRoom,
  passages,
  stack,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import { plainHeroes } from '../../../test/items.ts';
import type { TileId } from '../../board/index.ts';
import type { Content, Encounter, EventCard, PendingAttack } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import type { AdventureState } from '../../state.ts';
import { markOf } from '../darkness/depth.ts';
import { encountersOf } from './encounters.ts';
import { roomExploration } from './exploration.ts';

const FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

/** Encounters that note when they are resolved. */
function noting(id: string, attacks: readonly PendingAttack[] = []): Encounter {
  return encounter(id, function* (g) {
    yield* noQuestion();
    g.emit({ t: 'ability-used', card: id, purpose: `${g.state.enemies.length}` });
    return attacks;
  });
}

function* noQuestion(): Generator<never, void> {}

const TENTACLES: PendingAttack = { groups: [{ type: 'tentacles', number: 3 }], ambush: false };
const SPIDERS: PendingAttack = { groups: [{ type: 'void-spiders', number: 2 }], ambush: false };
const CARDS = [
  noting('calm'),
  noting('still'),
  noting('attack', [TENTACLES]),
  noting('swarm', [SPIDERS]),
  noting('ambush', [{ groups: [{ type: 'tentacles', number: 1 }], ambush: true }]),
  // The Darkness moves because of it, to where a card is drawn.
  encounter('stirring', function* (g) {
    yield* g.do.moveDarkness(g, 1);
    return [];
  }),
  { ...noting('lasting'), remains: { everyHero: { lore: 1 } } },
  { ...noting('groaning-timbers') },
];

function draw(count: number, cards: readonly string[], dice: Parameters<typeof scene>[0] = {}) {
  return scene({
    content: withCards({ encounters: CARDS }),
    ...dice,
    change(state) {
      plainHeroes(state);
      dice.change?.(state);
      stack(state.decks.encounter.mines, ...cards);
    },
  }).runs((g) => encountersOf(g, 0, count, false));
}

const resolved = (t: ReturnType<typeof draw>) =>
  t.eventsNamed('ability-used').map(({ card, purpose }) => `${card} ${purpose}`);

describe('Encounters', () => {
  rule('B-ENC-13', 'of one token are all drawn first and resolved in any order', () => {
    const t = draw(2, ['calm', 'still']);
    expect(t.eventsNamed('encounter').map(({ card }) => card)).toEqual(['calm', 'still']);
    expect(resolved(t)).toEqual([]);
    expect(t.options).toEqual(['calm', 'still']);
    t.pick('still').done();
    expect(resolved(t)).toEqual(['still 0', 'calm 0']);
  });

  rule(
    ['B-ENC-14', 'B-THREAT-12'],
    'bring their enemies only after all other parts of all of them',
    () => {
      const t = draw(2, ['attack', 'calm']).pick('attack').done();
      expect(resolved(t)).toEqual(['attack 0', 'calm 0']);
      expect(t.state.enemies).toHaveLength(3);
    },
  );

  rule(['B-ENC-14'], 'bring enemies of a Darkness card they cause only then, too', () => {
    const t = draw(2, ['stirring', 'calm'], {
      change(state) {
        state.depth.darkness = markOf(12);
        stack(state.decks.darkness, 'dark-no-footsteps');
        stack(state.decks.threat.low, 'low-three-wet-ropes');
      },
    });
    t.pick('stirring').done();
    expect(t.event('darkness-card')).toMatchObject({ card: 'dark-no-footsteps' });
    expect(resolved(t)).toEqual(['calm 0']);
    expect(t.state.enemies).toHaveLength(3);
  });

  rule(['B-ENC-15', 'B-THREAT-12'], 'may bring several groups into one fight', () => {
    const t = draw(2, ['attack', 'swarm']).pick('swarm').done();
    expect(resolved(t)).toEqual(['swarm 0', 'attack 0']);
    expect(t.state.enemies.map(({ type }) => type)).toEqual([
      'void-spiders',
      'void-spiders',
      'tentacles',
      'tentacles',
      'tentacles',
    ]);
    expect(t.eventsNamed('fight-started')).toHaveLength(1);
    expect(t.state.fight?.lootSources).toBe(2);
  });

  rule('B-CARD-04', 'go to the discard pile of their deck, or remain in play', () => {
    const t = draw(2, ['calm', 'lasting']).pick('lasting').done();
    expect(t.state.decks.encounter.mines.discard).toEqual(['calm']);
    expect(t.state.inPlay).toEqual([{ card: 'lasting', tile: 0 }]);
  });

  /** How many heroes are tested by an encounter for all, drawn on the Entrance tile. */
  function tested(card: string, change: (state: AdventureState) => void): number {
    const t = scene({
      heroes: FOUR,
      plain: true,
      change(state) {
        stack(state.decks.encounter.mines, card);
        change(state);
      },
    }).runs((g) => encountersOf(g, 0, 1, false));
    return t.eventsNamed('test-passed').length + t.eventsNamed('test-failed').length;
  }

  rule('B-ENC-02', 'concern all heroes of the world, wherever they are', () => {
    const far = (state: AdventureState) => standOn(state, 3, passages(state, 3)[3] ?? 0);
    expect(tested('firedamp', far)).toBe(4);
  });

  rule('B-ENC-03', 'or only those on the tile, when they say so', () => {
    const apart = (state: AdventureState) => {
      const [, tile = 0] = passages(state, 1);
      standOn(state, 2, tile);
      standOn(state, 3, tile);
    };
    expect(tested('black-water', apart)).toBe(2);
  });

  rule(['B-ENC-04', 'B-GATE-22'], 'but nobody in another world', () => {
    const split = (state: AdventureState) => {
      const targa = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
      standOn(state, 2, targa);
      standOn(state, 3, targa);
    };
    expect(tested('firedamp', split)).toBe(2);
  });

  rule('B-ENC-06', 'and nobody who is KO\u2019d', () => {
    expect(tested('firedamp', (state) => knockOut(heroOf(state, 3)))).toBe(3);
  });

  rule(['B-CARD-19', 'B-WORLD-02'], 'of another world come from its own deck', () => {
    const t = scene({
      content: withCards({ encounters: [{ ...noting('frost'), world: 'targa' }] }),
      change(state) {
        layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
        const { targa } = state.decks.encounter;
        // One of the fifteen gives way to the card of this test.
        targa.draw = ['frost', ...targa.draw.slice(1)];
        stack(targa, 'frost');
      },
    }).runs((g) => encountersOf(g, 1, 1, false));
    t.done();
    expect(t.state.decks.encounter.targa.draw).toHaveLength(14);
    expect(t.state.decks.encounter.mines.draw).toHaveLength(20);
    expect(resolved(t)).toEqual(['frost 0']);
    expect(t.state.decks.encounter.targa.discard).toEqual(['frost']);
    expect(t.state.decks.encounter.mines.discard).toEqual([]);
  });

  test('an Ambush of an encounter happens in its world', () => {
    const t = draw(1, ['ambush']).done();
    expect(t.event('ambush')).toBeDefined();
    expect(t.state.enemies).toHaveLength(1);
  });
});

describe('Advanced Encounters', () => {
  const CANCELLER: EventCard = {
    id: 'canceller',
    remains: {
      on: {
        encounterDrawn: (_g, _source, moment) => {
          moment.cancelled = true;
          return undefined;
        },
      },
    },
  };
  const content = (all: Content) => withCards({ encounters: CARDS, darkness: [CANCELLER] })(all);

  function explore(
    token: string,
    advancedEncounters: boolean,
    { room = 'mines-stull-forest', discarded = false }: { room?: TileId; discarded?: boolean } = {},
    change: (state: AdventureState) => void = () => {},
  ) {
    return scene({
      content,
      options: { advancedEncounters },
      plain: true,
      change(state) {
        standOn(state, 0, layRoom(state, room, token));
        const { mines } = state.decks.encounter;
        stack(mines, 'calm');
        if (discarded) {
          mines.draw = mines.draw.filter((card) => card !== 'groaning-timbers');
          mines.discard = ['groaning-timbers'];
        }
        state.decks.threat.low.draw = ['low-three-wet-ropes'];
        change(state);
      },
    }).runs(roomExploration);
  }

  rule(
    ['B-ENC-16', 'B-OPT-04', 'B-TILE-12'],
    'the encounter that a unique room names is added to that of the token',
    () => {
      for (const discarded of [false, true]) {
        let before: readonly string[] = [];
        const t = explore('tok-07', true, { discarded }, ({ decks }) => {
          before = [...decks.encounter.mines.draw];
        });
        expect(t.options).toEqual(['calm', 'groaning-timbers']);
        t.pick('groaning-timbers');
        expect(resolved(t)).toEqual(['groaning-timbers 0', 'calm 0']);
        const left = (cards: readonly string[]) =>
          cards.filter((card) => card !== 'groaning-timbers' && card !== 'calm');
        const after = left(t.state.decks.encounter.mines.draw);
        expect(after.toSorted()).toEqual(left(before).toSorted());
        expect(after).not.toEqual(left(before));
      }
      expect(resolved(explore('tok-07', false))).toEqual(['calm 0']);
      expect(resolved(explore('tok-07', true, { room: 'mines-dug-chamber' }))).toEqual(['calm 0']);
    },
  );

  rule('B-OPT-05', 'it comes on top of an Attack', () => {
    const t = explore('tok-02', true);
    expect(resolved(t)).toEqual(['groaning-timbers 0']);
    expect(t.eventsNamed('threat')).toHaveLength(1);
    expect(t.state.enemies).toHaveLength(3);
  });

  rule(['B-ENC-16', 'B-OPT-04'], 'it comes to the objective too, before what waits there', () => {
    const t = explore('tok-06', true, {}, ({ mission }) => {
      mission.counters['clues'] = 1;
    });
    expect(t.state.mission.objectiveFound).toBe(true);
    expect(t.eventsNamed('encounter').map(({ card }) => card)).toEqual(['groaning-timbers']);
    expect(resolved(t)).toEqual(['groaning-timbers 0']);
    expect(t.eventsNamed('threat')).toHaveLength(1);
    expect(t.state.fight?.final).toBe(true);
  });

  rule(['B-ENC-17', 'B-OPT-06'], 'it cannot be cancelled', () => {
    const t = explore('tok-07', true, {}, (state) => {
      state.inPlay.push({ card: 'canceller', tile: null });
    });
    t.pick('calm');
    expect(resolved(t)).toEqual(['groaning-timbers 0']);
    expect(t.state.decks.encounter.mines.discard).toEqual(['calm', 'groaning-timbers']);
  });
});
