import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Played, scene } from '../../../test/adventure.ts';
import { type Met, meet } from '../../../test/encounters.ts';
import {
  FIRST_DOOR,
  heroOf,
  knockOut,
  layBeyondGate,
  passages,
  stack,
  standOn,
} from '../../../test/explore.ts';
import { field } from '../../../test/fight.ts';
import type { ClassId } from '../../ids.ts';
import { encountersOf } from '../../rules/exploration/encounters.ts';
import type { AdventureState } from '../../state.ts';

const THREE: readonly ClassId[] = ['us-marshal', 'bandido', 'gunslinger'];
const FOUR: readonly ClassId[] = [...THREE, 'saloon-girl'];

/** Who took a test, in order. */
function testers(t: Played): number[] {
  return t.eventsNamed('test-passed', 'test-failed').map(({ hero }) => hero);
}

/** An encounter on the Entrance tile with four heroes, drawn from the real deck. */
function drawn(card: string, change: (state: AdventureState) => void): Played {
  return scene({
    heroes: FOUR,
    plain: true,
    change(state) {
      stack(state.decks.encounter.mines, card);
      change(state);
    },
  }).runs((g) => encountersOf(g, 0, 1, false));
}

describe('Who takes the test', () => {
  rule('B-ENC-05', 'One Hero: the players name one who is not KO’d', () => {
    const t = drawn('foremans-ledger', (state) => knockOut(heroOf(state, 1)));
    expect(t.options).toEqual(['h0', 'h2', 'h3']);
    expect(() => t.pick('h1')).toThrow('not-an-option');
    t.pick('h2');
    expect(testers(t)).toEqual([2]);
  });

  rule('B-ENC-06', 'All Heroes: everyone who is not KO’d, the fastest first', () => {
    const dice = 'skill-cunning 4 4 4, skill-cunning 4 4 4 4';
    const all = meet('mines', 'firedamp', { heroes: THREE, dice: `${dice}, skill-cunning 4` });
    expect(testers(all.done())).toEqual([2, 0, 1]);
    const two = meet('mines', 'firedamp', {
      heroes: THREE,
      dice,
      change: (state) => knockOut(heroOf(state, 1)),
    });
    expect(testers(two.done())).toEqual([2, 0]);
  });

  rule('B-ENC-07', 'One Random: chance decides among those who are not KO’d', () => {
    const t = meet('targa', 'scarab-drift', {
      heroes: THREE,
      dice: 'random-hero 2, skill-luck 5 1 1, gold 1',
    });
    expect(testers(t.done())).toEqual([2]);
    const dice: Met['dice'] = 'random-hero 2';
    const change: Met['change'] = (state) => knockOut(heroOf(state, 2));
    expect(() => meet('targa', 'scarab-drift', { heroes: THREE, dice, change })).toThrow(
      'cannot come up 2',
    );
  });

  rule('B-ENC-02', 'heroes three tiles away are concerned too', () => {
    const t = drawn('firedamp', (state) => standOn(state, 3, passages(state, 3)[3] ?? 0));
    expect(testers(t)).toHaveLength(4);
  });

  rule('B-ENC-03', 'unless the card is for the Map Tile', () => {
    const t = drawn('black-water', (state) => {
      const [, tile = 0] = passages(state, 1);
      standOn(state, 2, tile);
      standOn(state, 3, tile);
    });
    expect(testers(t)).toEqual([0, 1]);
  });

  rule('B-ENC-04', 'nobody in another World takes part', () => {
    const t = scene({
      heroes: FOUR,
      plain: true,
      change(state) {
        const targa = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
        standOn(state, 2, targa);
        standOn(state, 3, targa);
        stack(state.decks.encounter.targa, 'voice-of-the-city');
      },
    }).runs((g) => encountersOf(g, 1, 1, false));
    expect(testers(t)).toHaveLength(2);
    expect(new Set(testers(t))).toEqual(new Set([2, 3]));
  });
});

describe('Several on one token', () => {
  rule(
    ['B-ENC-13', 'B-ENC-15'],
    'all are drawn first, the players choose, and all their enemies come into one fight',
    () => {
      const t = field(
        'us-marshal 4,1',
        'skill-strength 1 1, skill-agility 1 1 1, number 1, peril 3',
        {
          change: (state) =>
            stack(state.decks.encounter.mines, 'nest-behind-the-boards', 'weight-on-the-winch'),
        },
      ).runs((g) => encountersOf(g, 0, 2, false));
      expect(t.eventsNamed('encounter')).toHaveLength(2);
      expect(testers(t)).toEqual([]);
      expect(t.options).toEqual(['nest-behind-the-boards', 'weight-on-the-winch']);
      t.pick('weight-on-the-winch').pick('h0').done();
      const types = t.state.enemies.map(({ type }) => type);
      expect(types).toEqual(['tentacles', 'void-spiders', 'void-spiders', 'void-spiders']);
      expect(t.eventsNamed('fight-started')).toHaveLength(1);
      expect(t.state.fight?.lootSources).toBe(2);
    },
  );
});

describe('What players see', () => {
  test('the exact chance of each hero', () => {
    const [question] = meet('mines', 'foremans-ledger', {}).pending;
    expect(question?.describe?.('h0').odds).toBeCloseTo(1 / 3);
    expect(question?.describe?.('h1').odds).toBeCloseTo(1 - (2 / 3) ** 3);
  });

  test('an encounter that finds nobody does nothing', () => {
    const alone = drawn('groaning-timbers', (state) => {
      const [, tile = 0] = passages(state, 1);
      for (const { index } of state.heroes) standOn(state, index, tile);
    });
    expect(testers(alone.done())).toEqual([]);
  });
});
