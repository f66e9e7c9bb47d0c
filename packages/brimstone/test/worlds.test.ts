import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../src/content/index.ts';
import type { ClassId, EnemyTypeId } from '../src/ids.ts';
import { activateEnemies } from '../src/rules/enemies/enemy-activation.ts';
import { encountersOf } from '../src/rules/exploration/encounters.ts';
import { scavenge } from '../src/rules/exploration/search.ts';
import { whoIsNext } from '../src/rules/turn/initiative.ts';
import type { AdventureState } from '../src/state.ts';
import { activateHero } from './activation.ts';
import { adventure, scene } from './adventure.ts';
import { FOUR, whereIs } from './enemies.ts';
import {
  encounter,
  FIRST_DOOR,
  heroOf,
  layBeyondGate,
  stack,
  standOn,
  withCards,
} from './explore.ts';
import { type Field, field, withSheets } from './fight.ts';
import { card, carry, stripped, withItems } from './items.ts';

const here = { kind: 'tile', tile: 0 } as const;

/** Some heroes beyond a Gate at the Entrance, the others in the Mine. */
function split(state: AdventureState, beyond: readonly number[]): void {
  stripped(state);
  const tile = layBeyondGate(state, 'targa-entrance', FIRST_DOOR);
  for (const index of beyond) standOn(state, index, tile);
  state.worlds = ['mines', 'targa'];
}

/** One hero on the Targa Plateau. */
function onTarga(parts: Partial<Field> = {}) {
  return field({
    tile: 'targa-entrance',
    at: '0,6',
    content: withSheets({}),
    ...parts,
    change(state) {
      state.worlds = ['targa'];
      parts.change?.(state);
    },
  });
}

describe('World Cards', () => {
  rule('B-CONT-39', 'are two: Mines and Targa Plateau', () => {
    expect(Object.values(content.worlds).map(({ id }) => id)).toEqual([
      'world-mines',
      'world-targa-plateau',
    ]);
  });

  rule('B-WORLD-01', 'bring Global Effects for the heroes who are in that World', () => {
    const t = scene({
      heroes: FOUR,
      content: withSheets({}),
      dice: 'move 1, move 1, move 1, move 1',
      change: (state) => split(state, [2, 3]),
    }).runs(function* (g) {
      for (const hero of g.state.heroes) yield* activateHero(g, hero);
    });
    for (let n = 0; n < 4; n++) t.pick('end');
    expect(t.done().state.heroes.map(({ wounds }) => wounds)).toEqual([0, 0, 1, 1]);
  });

  rule(
    ['B-WORLD-10', 'B-WORLD-02'],
    'a mission that starts in an OtherWorld uses its card and its decks from the start',
    () => {
      const frost = encounter(
        'frost',
        function* () {
          yield* [];
          return [];
        },
        { world: 'targa' },
      );
      const t = scene({
        heroes: ['us-marshal'],
        content: withCards({ mission: { world: 'targa' }, encounters: [frost] }),
        seed: 'cold start',
        bare: [],
        change(state) {
          stack(state.decks.encounter.targa, 'frost');
          stack(state.decks.map.targa, 'targa-long');
          stack(state.decks.threat.targa, 'targa-white-shapes');
        },
      }).runs(function* (g, hero) {
        yield* g.do.revealTile(g, FIRST_DOOR, null);
        yield* encountersOf(g, 0, 1, false);
        yield* g.do.drawArtifact(g, hero);
        yield* g.do.attack(g, 'party', here);
      });
      t.done();
      expect(t.state.worlds).toEqual(['targa']);
      expect(t.state.board.layout.tiles.map(({ tile }) => tile)).toEqual([
        'targa-entrance',
        'targa-long',
      ]);
      const { map, encounter: encounters, artifact, threat } = t.state.decks;
      const left = [map.targa, encounters.targa, artifact.targa].map(({ draw }) => draw.length);
      expect(left).toEqual([17, 15, 11]);
      expect(threat.targa.discard).toEqual(['targa-white-shapes']);
      const untouched = [map.mines, encounters.mines, artifact.mines, threat.low];
      expect(untouched.map(({ draw }) => draw.length)).toEqual([18, 20, 15, 10]);
      const whole = adventure({ content: withCards({ mission: { world: 'targa' } }) });
      expect(whole.state.worlds).toEqual(['targa']);
    },
  );

  rule('B-WORLD-03', 'decks that no World replaces are common to all', () => {
    const t = onTarga({
      dice: 'scavenge 6 1 1, scavenge-card scav-dust',
      content: (all) => all,
    }).runs((g, hero) => scavenge(g, hero, 0));
    expect(t.event('scavenge-card')?.card).toBe('scav-dust');
  });
});

describe('Threats of the Targa Plateau', () => {
  const attacked = (heroes: readonly ClassId[], threat: string, change?: Field['change']) =>
    onTarga({
      heroes,
      seed: 'threat',
      content: (all) => all,
      change(state) {
        stack(state.decks.threat.targa, threat);
        change?.(state);
      },
    }).runs((g) => g.do.attack(g, 'party', here));

  rule('B-WORLD-04 B-CONT-36', 'one deck of six, of whose lines that of the level counts', () => {
    expect(Object.keys(content.worldThreats)).toHaveLength(6);
    const t = attacked(FOUR, 'targa-white-shapes').done();
    const { targa, low, med, high } = t.state.decks.threat;
    expect([targa.draw.length, targa.discard]).toEqual([5, ['targa-white-shapes']]);
    expect([low, med, high].map(({ draw }) => draw.length)).toEqual([10, 10, 10]);
    const line = content.worldThreats['targa-white-shapes']?.levels.med;
    const types = line === 'normal' ? [] : (line ?? []).map(({ type }) => type);
    expect([...new Set(t.state.enemies.map(({ type }) => type))].sort()).toEqual(types.sort());
    // One for a small party, two for this one, three for a big one.
    expect(t.state.enemies).toHaveLength(2);
  });

  rule('B-WORLD-05', 'the Wandering Enemy brings what does not belong there', () => {
    const t = attacked(FOUR, 'targa-wandering-enemy', (state) =>
      stack(state.decks.threat.med, 'med-two-chairs'),
    ).done();
    expect(t.eventsNamed('threat').map(({ card: drawn }) => drawn)).toEqual([
      'targa-wandering-enemy',
      'med-two-chairs',
    ]);
    expect(t.state.enemies.map(({ type }) => type)).toEqual(['night-terrors', 'night-terrors']);
    expect(t.state.fight?.groups['night-terrors']?.variant).toBeNull();
  });
});

describe('Frigid Snow', () => {
  interface Walker {
    readonly hero?: ClassId;
    readonly grit?: number;
    readonly items?: readonly string[];
    readonly upgrades?: string[];
    readonly armor?: readonly number[];
    readonly world?: 'mines' | 'targa';
  }

  const roll = (die: number, walker: Walker = {}) =>
    field({
      heroes: [walker.hero ?? 'us-marshal'],
      tile: walker.world === 'mines' ? 'mines-entrance' : 'targa-entrance',
      at: '0,6',
      content: (all) =>
        withItems(
          card('plate', { ability: { bestOf: { armor: 4 } } }),
          card('poncho', { ability: { immune: ['weather'] } }),
        )(withSheets({})(all)),
      dice: [['move', die], ...(walker.armor ? [['armor', ...walker.armor] as const] : [])],
      change(state) {
        state.worlds = [walker.world ?? 'targa'];
        heroOf(state, 0).upgrades = walker.upgrades ?? [];
        for (const item of walker.items ?? []) carry(state, 0, item);
      },
    })
      .runs(activateHero)
      .hero(0);

  rule(
    'B-TARGA-01',
    'a Move roll of 1 is a Wound that ignores Defense, not Armor; a 2 is none',
    () => {
      expect(roll(1).wounds).toBe(1);
      expect(roll(2).wounds).toBe(0);
      expect(roll(1, { items: ['plate'], armor: [4] }).wounds).toBe(0);
      expect(roll(1, { items: ['plate'], armor: [3] }).wounds).toBe(1);
      expect(roll(1, { world: 'mines' }).wounds).toBe(0);
    },
  );

  rule('B-TARGA-02', 'protection against Weather stops the Wound, not the Grit', () => {
    expect(roll(1, { items: ['poncho'] })).toMatchObject({ wounds: 0, grit: 1 });
  });

  rule('B-TARGA-03', 'Grit on a 1 or 2; in the Mine only on a 1', () => {
    expect([1, 2, 3].map((die) => roll(die).grit)).toEqual([1, 1, 0]);
    expect([1, 2].map((die) => roll(die, { world: 'mines' }).grit)).toEqual([1, 0]);
  });

  rule('B-TARGA-04', 'two Grit for who recovers on that roll anyway by an ability', () => {
    const bandido = { hero: 'bandido', upgrades: ['wild-card'] } as const;
    const of = (die: number) => roll(die, { ...bandido, upgrades: [...bandido.upgrades] }).grit;
    expect([1, 2, 3].map(of)).toEqual([2, 2, 0]);
    expect([1, 2].map((die) => roll(die).grit)).toEqual([1, 1]);
  });
});

describe('Targa Pylons', () => {
  rule('B-TARGA-05', 'are Enemies in every way: there is a Fight, and they activate', () => {
    const t = onTarga({ content: (all) => all, seed: 'pylon' }).runs(function* (g) {
      yield* g.do.spawn(g, [{ type: 'targa-pylons', number: 1 }], here);
      expect(g.state.fight).not.toBeNull();
      g.state.turn.done = [{ kind: 'hero', hero: 0 }];
      expect(whoIsNext(g).enemies.length).toBeGreaterThan(0);
      g.state.turn.done = [];
      // Initiative 4 on the sheet: before the Marshal, who has 4 too.
      expect(whoIsNext(g).enemies.length).toBeGreaterThan(0);
    });
    t.done();
  });

  rule(['B-TARGA-06', 'B-CONT-44', 'B-PLACE-13'], 'are two; a third makes them Elite', () => {
    expect(content.enemies['targa-pylons'].models).toBe(2);
    const t = onTarga({ content: (all) => all, dice: 'elite 1' }).runs(function* (g) {
      yield* g.do.spawn(g, [{ type: 'targa-pylons', number: 2 }], here);
      expect(g.state.fight?.groups['targa-pylons']?.elite).toEqual([]);
      yield* g.do.spawn(g, [{ type: 'targa-pylons', number: 1 }], here);
    });
    expect(t.done().state.enemies).toHaveLength(2);
    expect(t.state.fight?.groups['targa-pylons']?.elite).toHaveLength(1);
  });

  rule('B-TARGA-07', 'are never moved', () => {
    const pushed = (type: EnemyTypeId) =>
      whereIs(
        field(`us-marshal 2,3 vs ${type} 3,3`, { content: (all) => all })
          .runs((g, hero) => {
            const [enemy] = g.state.enemies;
            if (enemy) g.do.pushEnemy(g, enemy, 1, hero.space);
          })
          .done(),
        0,
      );
    expect(pushed('targa-pylons')).toEqual([3, 3]);
    expect(pushed('stranglers')).toEqual([4, 3]);
  });

  rule('B-TARGA-08', 'have only a Ranged Attack, even beside a hero', () => {
    const t = field('us-marshal 2,3 vs targa-pylons 3,3', 'enemy-to-hit 1 1', {
      content: (all) => all,
    }).runs((g) => activateEnemies(g, 'targa-pylons'));
    t.done();
    expect(content.enemies['targa-pylons'].normal).toMatchObject({
      combat: null,
      toHitMelee: null,
    });
    expect(t.eventsNamed('enemy-attack')).toHaveLength(1);
  });
});
