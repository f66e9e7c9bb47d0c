import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  heroOf,
  just,
  knockOut,
  layBeyondGate,
  stack,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import { card, plainHeroes, withItems } from '../../../test/items.ts';
import { boardOf, spaceAt } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ClassId } from '../../ids.ts';
import type { AdventureState } from '../../state.ts';
import { STAT_NAMES } from '../../stats.ts';
import { viewOf } from '../../view.ts';
import { encountersOf } from '../exploration/encounters.ts';
import { closeExit } from '../exploration/exits.ts';
import { heroStat } from '../figures/stats.ts';

const FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

describe('cards and decks', () => {
  rule('B-CARD-05', 'discard piles are open to every player in every step', () => {
    const t = scene({
      heroes: FOUR,
      change: (state) =>
        Object.assign(state.decks.darkness, { discard: state.decks.darkness.draw.splice(0, 4) }),
    }).runs((_g) => just(() => {}));
    for (const step of ['darkness', 'activations', 'exploration', 'end'] as const) {
      for (const seat of [0, 1, 2, 3]) {
        const view = viewOf(content, { ...t.state, turn: { ...t.state.turn, step } }, { seat });
        expect(view.decks['darkness']?.discard).toEqual(t.state.decks.darkness.discard);
        expect(view.decks['darkness']?.discard).toHaveLength(4);
      }
    }
  });

  rule(
    ['B-DARK-06', 'B-CARD-16'],
    'of the Growing Dread stack everyone sees the size and nothing else',
    () => {
      const t = scene({
        heroes: FOUR,
        change: (state) =>
          Object.assign(state, { dread: state.decks.growingDread.draw.splice(0, 3) }),
      }).runs((_g) => just(() => {}));
      for (const seat of [0, 1, 2, 3]) {
        const view = viewOf(content, t.state, { seat });
        expect(view.dread).toBe(3);
        for (const card of t.state.dread) expect(JSON.stringify(view)).not.toContain(card);
      }
    },
  );

  rule(
    ['B-CARD-15', 'B-CARD-23'],
    'the number of heroes decides the Threat deck, or the line of the Targa deck',
    () => {
      const threat = (targa: boolean) => {
        const t = scene({
          heroes: FOUR,
          plain: true,
          change(state) {
            if (!targa) return;
            stack(state.decks.threat.targa, 'targa-white-shapes');
            const tile = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
            for (const { index } of state.heroes) standOn(state, index, tile);
          },
        }).runs((g) => g.do.attack(g, 'party', { kind: 'random' }));
        const { med, targa: other } = t.state.decks.threat;
        return { t, med: med.discard, targa: other.discard };
      };
      const mines = threat(false);
      expect([mines.med.length, mines.targa.length]).toEqual([1, 0]);
      const beyond = threat(true);
      expect([beyond.med, beyond.targa]).toEqual([[], ['targa-white-shapes']]);
      // The Low line has 1 Night Terror, the High line 3.
      expect(beyond.t.state.enemies.map(({ type }) => type)).toEqual([
        'night-terrors',
        'night-terrors',
      ]);
    },
  );

  rule('B-CARD-20', 'the Scavenge deck is the twelve cards of one set', () => {
    const { state } = scene().runs((_g) => just(() => {}));
    expect(state.decks.scavenge.draw).toHaveLength(12);
    expect(state.decks.loot.draw).toHaveLength(12);
    expect(new Set(state.decks.scavenge.draw).size).toBe(12);
  });

  rule(
    'B-EXPL-20',
    'the last fight is an Epic Threat in the Advanced Game, a High one in the first mission',
    () => {
      const last = (mission: string, heroes: readonly ClassId[]) => {
        const t = scene({ heroes, mission, change: plainHeroes }).runs((g) =>
          g.do.findObjective(g, 0),
        );
        return (['low', 'med', 'high', 'epic'] as const).filter(
          (deck) => t.state.decks.threat[deck].discard.length > 0,
        );
      };
      expect(last('close-the-throat', FOUR)).toContain('epic');
      expect(last('a-fistful-of-dark-stone', FOUR)).toEqual(['high']);
    },
  );

  rule('B-TILE-02', 'an End Cap is no tile: no step, no token', () => {
    const t = scene().runs((g) => just(() => closeExit(g, FIRST_DOOR)));
    expect(t.done().state.depth.party).toBe(0);
    expect(t.state.board.layout.tiles).toHaveLength(1);
    expect(t.state.decks.exploration.draw).toHaveLength(12);
  });
});

describe('what cards and spaces are', () => {
  rule('B-CARD-01', 'Keywords alone change nothing', () => {
    const played = (keywords: readonly string[]) => {
      let numbers: number[] = [];
      const t = scene({
        content: withItems(card('tagged', { keywords })),
        seed: 'keywords',
        carries: 'tagged',
      }).runs(function* (g) {
        const hero = heroOf(g.state, 0);
        numbers = STAT_NAMES.map((name) => heroStat(g, hero, name));
        yield* activateHero(g, hero);
      });
      expect(numbers).toHaveLength(STAT_NAMES.length);
      const { options, events, state } = t;
      return { numbers, options, events, state };
    };
    expect(played(['void', 'icon'])).toEqual(played([]));
  });

  rule('B-TILE-07', 'a model stands on exactly one space of the grid', () => {
    const { state } = scene({ heroes: FOUR }).runs((_g) => just(() => {}));
    const places = boardOf(content.tiles, state.board.layout);
    const points = state.heroes.map(({ space }) => `${places.x[space]},${places.y[space]}`);
    expect(points.every((point) => /^\d+,\d+$/.test(point))).toBe(true);
    expect(new Set(points).size).toBe(4);
    for (const { space } of state.heroes) {
      const [x = -1, y = -1] = [places.x[space], places.y[space]];
      expect(spaceAt(places, 'mines', x, y)).toBe(space);
    }
  });
});

describe('who takes a test', () => {
  const tests = (card: string, change: (state: AdventureState) => void = () => {}) =>
    scene({
      heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
      content: withCards({}),
      plain: true,
      change(state) {
        stack(state.decks.encounter.mines, card);
        change(state);
      },
    }).runs((g) => encountersOf(g, 0, 1, false));
  const testers = (t: ReturnType<typeof tests>) =>
    t.eventsNamed('test-passed', 'test-failed').map(({ hero }) => hero);

  rule('B-ENC-05', 'One Hero: whom the players name, never a KO\u2019d one', () => {
    const t = tests('foremans-ledger');
    expect(t.options).toEqual(['h0', 'h1', 'h2']);
    t.pick('h1');
    expect(testers(t)).toEqual([1]);
    expect(tests('foremans-ledger', (state) => knockOut(heroOf(state, 2))).options).toEqual([
      'h0',
      'h1',
    ]);
  });

  rule('B-ENC-07', 'One Random: a hero by die, never a KO\u2019d one', () => {
    const seen = new Set<number | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const t = scene({
        heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
        seed: `random ${seed}`,
        plain: true,
        change(state) {
          knockOut(heroOf(state, 2));
          stack(state.decks.encounter.mines, 'rats-going-up');
        },
      }).runs((g) => encountersOf(g, 0, 1, false));
      const [tester] = testers(t);
      seen.add(tester);
    }
    expect([...seen].sort()).toEqual([0, 1]);
    const third = scene({
      heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
      dice: 'random-hero 2, skill-agility 4 1 1',
      plain: true,
      change: (state) => stack(state.decks.encounter.mines, 'rats-going-up'),
    }).runs((g) => encountersOf(g, 0, 1, false));
    expect(testers(third)).toEqual([2]);
  });
});
