import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { FOUR, facesThatCanShow, HALL, walkers } from '../../../test/enemies.ts';
import { lay, layBeyondGate, stack, withCards } from '../../../test/explore.ts';
import { field } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { boardOf, spacesOfTile } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { Content, Threat, ThreatGroup } from '../../content-types.ts';
import { d3, peril } from '../../dice.ts';
import type { ClassId, EnemyTypeId } from '../../ids.ts';
import type { AdventureState } from '../../state.ts';
import { threatLevel } from './threats.ts';

const SIX = [...FOUR, 'bandido', 'gunslinger'] as const;
const here = { kind: 'tile', tile: 0 } as const;

function countOf(state: AdventureState): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of state.enemies) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** The content with a Threat card of which a test says what it brings. */
function withThreat(groups: readonly ThreatGroup[]): (content: Content) => Content {
  const card: Threat = { id: 'test-threat', groups };
  return (content) =>
    walkers(1)({ ...content, threats: { ...content.threats, 'test-threat': card } });
}

function drawing(groups: readonly ThreatGroup[], dice: Dice) {
  return field('us-marshal 4,6', {
    tile: HALL,
    content: withThreat(groups),
    change: (state) => stack(state.decks.threat.low, 'test-threat'),
    dice,
  }).runs((g) => g.do.attack(g, 'party', here));
}

rule(['B-THREAT-01'], 'an Attack draws one card and starts a Fight', () => {
  const t = field('us-marshal 4,6 saloon-girl gunslinger', '', {
    tile: HALL,
    change: (state) => stack(state.decks.threat.med, 'med-two-chairs'),
  }).runs((g) => g.do.attack(g, 'party', here));
  expect(t.done().state.decks.threat.med).toMatchObject({ discard: ['med-two-chairs'] });
  expect(t.state.decks.threat.med.draw).toHaveLength(9);
  expect(t.state.fight).toMatchObject({ lootSources: 1 });
  expect(t.event('fight-started')).toBeDefined();
});

/** Darkness cards that call for enemies and name no place. */
const calling = withCards({
  darkness: [
    { id: 'test-attack', resolve: (g) => g.do.attack(g, 'party', { kind: 'random' }) },
    {
      id: 'test-tentacles',
      resolve: (g) => g.do.spawn(g, [{ type: 'tentacles', number: 3 }], { kind: 'random' }),
    },
  ],
});

rule(['B-THREAT-02', 'B-THREAT-07'], 'enemies without a place come to a Random Hero', () => {
  for (const [card, lowLeft] of [
    ['test-attack', 9],
    ['test-tentacles', 10],
  ] as const) {
    // The first hero is on the Entrance tile, the second on the room behind it.
    for (const tile of [0, 1]) {
      const t = scene({
        heroes: ['us-marshal', 'gunslinger'],
        content: (content) => calling(walkers(1)(content)),
        bare: [],
        change(state) {
          const room = lay(state, 'mines-dug-chamber');
          heroOf(state, 1).space =
            spacesOfTile(boardOf(content.tiles, state.board.layout), room)[8] ?? 0;
          stack(state.decks.darkness, card);
          stack(state.decks.threat.low, 'low-three-wet-ropes');
        },
        dice: `random-hero ${tile}`,
      }).runs((g) => g.do.drawDarkness(g));
      const spaces = spacesOfTile(boardOf(content.tiles, t.done().state.board.layout), tile);
      expect(countOf(t.state)).toEqual({ tentacles: 3 });
      expect(t.state.enemies.every(({ space }) => spaces.includes(space))).toBe(true);
      expect(t.eventsNamed('fight-started')).toHaveLength(1);
      expect(t.state.fight).not.toBeNull();
      const { low, med, high } = t.state.decks.threat;
      expect([low, med, high].map(({ draw }) => draw.length)).toEqual([lowLeft, 10, 10]);
    }
  }
});

rule(
  ['B-THREAT-03', 'B-THREAT-04', 'B-PLAYERS-02', 'B-PLAYERS-04', 'B-PLAYERS-05'],
  'the number of heroes, not of players, picks the deck and the Revive Tokens',
  () => {
    const rows = SIX.map((_, index) => {
      const heroes = SIX.slice(0, index + 1);
      let level = '';
      const t = scene({ heroes, dice: [] }).runs((g) => {
        level = threatLevel(g);
      });
      return [level, t.state.reviveTokens];
    });
    expect(rows).toEqual([
      ['low', 2],
      ['low', 1],
      ['med', 1],
      ['med', 0],
      ['high', 1],
      ['high', 0],
    ]);
  },
);

rule(['B-THREAT-05'], 'the top card of the deck is drawn', () => {
  const t = field('us-marshal 4,6', '', {
    tile: HALL,
    change: (state) =>
      Object.assign(state.decks.threat.low, {
        draw: ['low-eight-eyes-each', 'low-well-fed-brood', 'low-three-wet-ropes'],
      }),
  }).runs((g) => g.do.attack(g, 'party', here));
  expect(countOf(t.done().state)).toEqual({ tentacles: 3 });
  expect(t.state.decks.threat.low.draw).toEqual(['low-eight-eyes-each', 'low-well-fed-brood']);
});

rule(
  ['B-THREAT-06', 'B-THREAT-08'],
  'a card names types and numbers; printed ones are not rolled',
  () => {
    const t = drawing(
      [
        { type: 'night-terrors', number: 2 },
        { type: 'stranglers', number: 'P' },
      ],
      'peril 4',
    );
    expect(countOf(t.done().state)).toEqual({ 'night-terrors': 2, stranglers: 4 });
  },
);

rule(['B-THREAT-09'], 'the Peril Die has the faces 3, 3, 4, 4, 5 and 6', () => {
  expect(peril.faces).toEqual([3, 3, 4, 4, 5, 6]);
  const shown = facesThatCanShow([1, 2, 3, 4, 5, 6, 7], (face) => {
    const t = drawing([{ type: 'tentacles', number: 'P' }], `peril ${face}`);
    expect(countOf(t.done().state)).toEqual({ tentacles: face });
  });
  expect(shown).toEqual([3, 4, 5, 6]);
});

rule(['B-THREAT-10'], 'two Peril Dice are added', () => {
  for (const [one, other] of [
    [3, 6],
    [3, 3],
    [6, 6],
  ] as const) {
    const t = drawing([{ type: 'void-spiders', number: '2P' }], `peril ${one} ${other}`);
    expect(countOf(t.done().state)).toEqual({ 'void-spiders': one + other });
  }
});

rule(['B-THREAT-11'], 'numbers may come from a D6 or a D3', () => {
  // The fifth face of the six-sided die, read as a D3.
  const three = drawing([{ type: 'tentacles', number: 'D3' }], [['number', d3.faces[4] ?? 0]]);
  expect(countOf(three.done().state)).toEqual({ tentacles: 3 });
  const six = drawing([{ type: 'tentacles', number: 'D6' }], 'number 6');
  expect(countOf(six.done().state)).toEqual({ tentacles: 6 });
});

test('numbers may go by the heroes of the party, knocked out or not', () => {
  const rows = (['H', 'H+1', 'H+3', 'H/2', 'H/3'] as const).map((number) =>
    SIX.map((_, index) => {
      const t = field({
        heroes: SIX.slice(0, index + 1),
        tile: HALL,
        at: '4,6',
        content: withThreat([{ type: 'void-spiders', number }]),
        hero: { knockedOut: ['health'] },
        change(state) {
          for (const deck of ['low', 'med', 'high'] as const)
            stack(state.decks.threat[deck], 'test-threat');
        },
        dice: [],
      }).runs((g) => g.do.attack(g, 'party', here));
      return countOf(t.done().state)['void-spiders'];
    }),
  );
  expect(rows).toEqual([
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [4, 5, 6, 7, 8, 9],
    [1, 1, 2, 2, 3, 3],
    [1, 1, 1, 2, 2, 2],
  ]);
});

/** A mission that is not the basic one, so that Epic Threats are in the game. */
const notBasic = withCards({ mission: { basic: false } });

rule(['B-EPIC-01', 'B-EPIC-02'], 'three heroes draw an Epic Threat, two a High one', () => {
  const drawnFrom = (heroes: readonly ClassId[]) => {
    const t = scene({ heroes, content: notBasic }).runs((g) => g.do.attack(g, 'epic', here));
    return t.eventsNamed('threat')[0]?.card?.split('-')[0];
  };
  expect(drawnFrom(['us-marshal', 'gunslinger'])).toBe('high');
  expect(drawnFrom(['us-marshal', 'gunslinger', 'saloon-girl'])).toBe('epic');
  expect(drawnFrom(['us-marshal', 'gunslinger', 'saloon-girl', 'us-marshal'])).toBe('epic');
});

rule(['B-EPIC-03'], 'a small party may choose Epic Threats', () => {
  const t = scene({
    heroes: ['us-marshal', 'gunslinger'],
    options: { epicForSmallParties: true },
    content: notBasic,
  }).runs((g) => g.do.attack(g, 'epic', here));
  expect(t.eventsNamed('threat')[0]?.card).toMatch(/^epic-/);
});

rule(['B-EPIC-04'], 'the basic game ends with a High Threat, whatever the number of heroes', () => {
  const t = scene({ heroes: ['us-marshal', 'gunslinger', 'saloon-girl'] }).runs((g) =>
    g.do.findObjective(g, 0),
  );
  expect(t.state.mission.basic).toBe(true);
  expect(t.eventsNamed('threat').map(({ card }) => card?.split('-')[0])).toEqual(['high']);
});

test('an Epic Threat that draws another counts twice for Loot', () => {
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'saloon-girl'],
    content: notBasic,
    bare: [],
    change(state) {
      stack(state.decks.threat.epic, 'epic-it-brought-company');
      stack(state.decks.threat.med, 'med-two-chairs');
    },
    dice: [],
  }).runs((g) => g.do.attack(g, 'epic', here));
  expect(countOf(t.done().state)).toEqual({ goliath: 1, 'night-terrors': 2 });
  expect(t.state.fight?.lootSources).toBe(2);
});

rule(['B-LOOT-10'], 'a Threat card that adds no enemies is worth no Loot', () => {
  const sources = (...enemies: EnemyTypeId[]) => {
    const t = field('us-marshal 1,4 gunslinger 2,4 saloon-girl 3,4', {
      tile: HALL,
      enemies: enemies.map((type, at) => [type, 2 + 2 * at, 2] as const),
      content: notBasic,
      change(state) {
        stack(state.decks.threat.epic, 'epic-it-brought-company');
        stack(state.decks.threat.med, 'med-two-chairs');
      },
    }).runs((g) => g.do.attack(g, 'epic', here));
    return (t.state.fight?.lootSources ?? 0) - (enemies.length > 0 ? 1 : 0);
  };
  // The only Goliath is on the board already, or the three Night Terrors are.
  expect(sources()).toBe(2);
  expect(sources('goliath')).toBe(1);
  expect(sources('night-terrors', 'night-terrors', 'night-terrors')).toBe(1);
  expect(sources('goliath', 'night-terrors', 'night-terrors', 'night-terrors')).toBe(0);
});

rule(['B-LOOT-11'], 'nor is anything else that adds none', () => {
  const t = field('us-marshal 4,3 vs goliath 7,2', 'elite 1', { tile: HALL }).runs((g) =>
    g.do.spawn(g, [{ type: 'goliath', number: 1 }], { kind: 'ambush' }),
  );
  expect(t.done().state.fight?.lootSources).toBe(1);
});

test('on Targa its own deck is used: the line of the level, or a normal card', () => {
  const onTarga = (card: string, dice: Dice) =>
    field('us-marshal 0,6', {
      tile: 'targa-entrance',
      change(state) {
        stack(state.decks.threat.targa, card);
        stack(state.decks.threat.low, 'low-three-wet-ropes');
      },
      dice,
    }).runs((g) => g.do.attack(g, 'party', here));
  const white = onTarga('targa-white-shapes', []);
  expect(countOf(white.done().state)).toEqual({ 'night-terrors': 1 });
  expect(white.state.fight?.groups['night-terrors']?.variant).toBe('snow-terrors');
  const lost = onTarga('targa-wandering-enemy', []);
  expect(countOf(lost.done().state)).toEqual({ tentacles: 3 });
  expect(lost.state.fight).toMatchObject({ lootSources: 1 });
  expect(lost.state.decks.threat.low.discard).toEqual(['low-three-wet-ropes']);
});

rule('B-GATE-23 B-GATE-24', 'an Ambush without a place comes to the world of a Random Hero', () => {
  for (const [face, world] of [
    [0, 'mines'],
    [2, 'targa'],
  ] as const) {
    const others = world === 'mines' ? [] : [1, 2, 3, 1];
    const t = scene({
      heroes: ['us-marshal', 'gunslinger', 'saloon-girl', 'us-marshal'],
      content: walkers(1),
      change(state) {
        const far = layBeyondGate(state, 'targa-entrance', { tile: 0, exit: 0 });
        const spaces = spacesOfTile(boardOf(content.tiles, state.board.layout), far);
        [1, 2, 3].forEach((hero) => {
          heroOf(state, hero).space = spaces[6 + 4 * hero] ?? 0;
        });
      },
      dice: [['random-hero', face], ...others.map((hero) => ['random-hero', hero] as const)],
    }).runs((g) => g.do.spawn(g, [{ type: 'tentacles', number: 4 }], { kind: 'ambush' }));
    const map = boardOf(content.tiles, t.state.board.layout);
    expect(t.state.enemies).toHaveLength(4);
    expect(t.state.enemies.every(({ space }) => map.world[space] === world)).toBe(true);
    expect(t.state.enemies.some(({ target }) => target === 0)).toBe(world === 'mines');
  }
});

rule(['B-OPT-10'], 'a themed deck has only cards of the chosen types', () => {
  const lowDeck = (themedThreats: string[]) => {
    return scene({ options: { themedThreats } }).sees((g) =>
      [...g.state.decks.threat.low.draw].sort(),
    );
  };
  expect(lowDeck([])).toHaveLength(10);
  expect(lowDeck(['void-spiders'])).toEqual([
    'low-eight-eyes-each',
    'low-the-wall-is-moving',
    'low-well-fed-brood',
  ]);
});

rule('B-ENEMY-03', 'a variant makes the whole type what it is, and the first variant stays', () => {
  const inFight = (...variants: readonly (string | null)[]) => {
    const t = field('us-marshal 0,3', '', { tile: HALL }).runs(function* (g) {
      for (const variant of variants) {
        const group = {
          type: 'night-terrors',
          number: 1,
          ...(variant ? { variant } : {}),
        } as const;
        yield* g.do.spawn(g, [group], here);
      }
    });
    const { enemies, fight } = t.done().state;
    return [enemies.length, fight?.groups['night-terrors']?.variant];
  };
  expect(inFight(null, 'guardians')).toEqual([2, 'guardians']);
  expect(inFight('guardians', null)).toEqual([2, 'guardians']);
  expect(inFight('guardians', 'snow-terrors')).toEqual([2, 'guardians']);
});
