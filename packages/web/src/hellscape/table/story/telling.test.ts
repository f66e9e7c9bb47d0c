import type { EventDetails, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { RAW } from '../../../../testing/fit-to-read.ts';
import { randomDescents } from '../../../../testing/random-descents.ts';
import { words } from '../../game-words.ts';
import { type Happening, happenings, settledBlow } from '../happenings.ts';
import { cueOf, storyLines } from './lines.ts';

const descents = randomDescents();
const LANGUAGES = ['en', 'it'] as const;

function told(...events: HellscapeEvent[]): Told<HellscapeEvent>[] {
  return events.map((event, n) => ({ n, event }));
}

/** What a tool does was told when it was flipped. */
function isToolsHelp(event: HellscapeEvent | { readonly t: string }): boolean {
  const { t, card = '' }: EventDetails = event as HellscapeEvent;
  return t === 'ability' && card.startsWith('token-');
}

function kinds(all: readonly Happening[]): string[] {
  return all.map((each) =>
    each.kind === 'card' ? `${each.kind} ${each.deck} ${each.card}` : each.kind,
  );
}

describe('the story of random quests', () => {
  test('is told in lines that can be read, in both languages', () => {
    for (const spoken of LANGUAGES) {
      const bad = descents.flatMap(({ table, told: all }) => {
        const view = table.view({ seat: 0 }).game;
        return storyLines(all, null)
          .map(({ event }) => words.logLine(spoken, view, event))
          .filter((line) => line.trim() === '' || RAW.test(line));
      });
      expect([...new Set(bad)]).toEqual([]);
    }
  });

  test('tells everything once, in its order, but for what is seen anyway', () => {
    for (const { told: all } of descents) {
      const numbers = storyLines(all, null).map(({ n }) => n);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      const left = all
        .filter(({ n, event }) => !numbers.includes(n) && !isToolsHelp(event))
        .map(({ event }) => event.t);
      const untold = [...new Set(left)].filter(
        (name) => !['die-resolved', 'equipped', 'action'].includes(name),
      );
      expect(untold).toEqual([]);
    }
  });

  test('tells of a tool of the Rogue once, when it is flipped', () => {
    const dash = 'token-dash';
    const lines = storyLines(
      told(
        { t: 'token-flipped', hero: 0, card: dash },
        { t: 'ability', hero: 0, card: dash },
        { t: 'ability', hero: 0, card: 'ash-wand' },
      ),
      null,
    );
    expect(lines.map(({ n }) => n)).toEqual([0, 2]);
  });

  test('of one hero has what the hero did and suffered, and the rounds', () => {
    for (const { told: all, table } of descents)
      for (const { index } of table.view({ seat: 0 }).game.heroes) {
        const lines = storyLines(all, index);
        const about = ({ t, hero, other }: EventDetails) =>
          t === 'round' || hero === index || other === index;
        expect(lines.every(({ event }) => about(event))).toBe(true);
        const expected = storyLines(all, null).filter(({ event }) => about(event));
        expect(lines.map(({ n }) => n)).toEqual(expected.map(({ n }) => n));
      }
  });

  test('gives every line a picture and the colour of its hero', () => {
    for (const { told: all } of descents)
      for (const { event, picture, seat } of storyLines(all, null)) {
        const { hero }: EventDetails = event;
        expect(picture).toMatch(/^M/i);
        expect(seat).toBe(hero);
      }
  });

  test('has a heading for every round, and sounds for dice and steps', () => {
    for (const { told: all } of descents) {
      const rounds = all.filter(({ event }) => event.t === 'round').length;
      const headings = storyLines(all, null).filter(
        ({ event, weight }) => event.t === 'round' && weight === 'heading',
      );
      expect(headings).toHaveLength(rounds);
    }
    expect(cueOf({ t: 'rolled', dice: [], purpose: 'pool' })).toBe('dice');
    expect(cueOf({ t: 'moved', hero: 0, zone: 1 })).toBe('step');
    expect(cueOf({ t: 'wounded', hero: 0, amount: 1 })).toBe('hit');
    expect(cueOf({ t: 'round', amount: 1 })).toBeUndefined();
  });
});

describe('what comes up over the board in random quests', () => {
  const all = descents.map(({ told: events }) => ({ events, shown: happenings(events, 0) }));

  test('follows the order of the story, and nothing comes up twice', () => {
    for (const { shown } of all) {
      const numbers = shown.map(({ n }) => n);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  });

  test('heard in pieces, it is the same as heard at once', () => {
    for (const { events, shown } of all) {
      const pieces: Happening[] = [];
      for (let from = 0; from < events.length; from += 7)
        pieces.push(...happenings(events.slice(0, from + 7), from));
      // Whom the wounds went to is told a moment later.
      expect(kinds(pieces)).toEqual(kinds(shown));
    }
  });

  test('every attack that was counted out comes up with its dice and wounds', () => {
    for (const { events, shown } of all) {
      const blows = shown.filter((each) => each.kind === 'blow');
      const totals = events.filter(({ event }) => event.t === 'totalled');
      expect(blows.map(({ n }) => n)).toEqual(totals.map(({ n }) => n));
      for (const blow of blows) {
        const at = events.find(({ n }) => n === blow.n)?.event;
        expect(at?.t === 'totalled' && at.dice).toEqual(blow.dice);
        expect(blow.dice.length).toBeGreaterThan(0);
        expect([blow.attacker.kind, blow.defender.kind]).toContain('enemy');
        for (const { amount } of blow.losses) expect(amount).toBeGreaterThan(0);
      }
    }
  });

  test('cards have names in both languages', () => {
    const cards = all.flatMap(({ shown }) =>
      shown.flatMap((each) => (each.kind === 'card' ? [each.card] : [])),
    );
    expect(cards.length).toBeGreaterThan(20);
    for (const spoken of LANGUAGES)
      for (const card of new Set(cards)) {
        const { name, text } = words.cardWords(spoken, card);
        expect(name).not.toBe('');
        expect(RAW.test(name)).toBe(false);
        expect(RAW.test(text)).toBe(false);
      }
  });

  test('no hero is seen to gain what the party set out with', () => {
    for (const { events, shown } of all) {
      const starting = events.flatMap(({ n, event }) =>
        event.t === 'item-gained' && event.purpose === 'starting' ? [n] : [],
      );
      expect(shown.filter(({ n }) => starting.includes(n))).toEqual([]);
    }
  });
});

describe('an attack as it comes up', () => {
  const attack: HellscapeEvent = {
    t: 'attack',
    attacker: 'hero',
    hero: 1,
    enemy: 'undead1',
    purpose: 'melee',
  };
  const pool: HellscapeEvent = { t: 'rolled', purpose: 'pool', dice: ['yellow H', 'blue S'] };
  const total = { t: 'totalled', amount: 2, dice: ['yellow HH', 'blue -'] } as const;
  const hurt: HellscapeEvent = {
    t: 'enemy-wounded',
    enemy: 'undead1',
    card: 'mob-undead-1-2',
    amount: 2,
    hero: 1,
  };
  const clawed: HellscapeEvent = { t: 'wounded', hero: 1, amount: 1, enemy: 'undead1' };
  const undead = { kind: 'enemy', enemy: 'undead1' } as const;
  const hero = { kind: 'hero', hero: 1 } as const;

  function blowOf(...events: HellscapeEvent[]) {
    const [blow] = happenings(told(...events), 0).filter((each) => each.kind === 'blow');
    if (!blow) throw new Error('there was no attack');
    return blow;
  }

  test('has the dice as they lay in the end, and what came of them, the attacker first', () => {
    const rerolled: HellscapeEvent = { t: 'rerolled', hero: 1, dice: ['yellow HH'] };
    expect(blowOf(attack, pool, rerolled, total, hurt)).toEqual({
      kind: 'blow',
      n: 3,
      attacker: hero,
      defender: undead,
      type: 'melee',
      dice: ['yellow HH', 'blue -'],
      losses: [{ who: undead, amount: 2, fate: null }],
    });
    const struck = blowOf({ ...attack, attacker: 'enemy' }, pool, total);
    expect([struck.attacker, struck.defender]).toEqual([undead, hero]);
  });

  test('counts claws, also where nothing goes through', () => {
    expect(blowOf(attack, pool, clawed, { ...total, amount: 0 }).losses).toEqual([
      { who: hero, amount: 1, fate: null },
    ]);
    const both = blowOf({ ...attack, attacker: 'enemy' }, pool, clawed, total, {
      ...clawed,
      amount: 2,
    });
    expect(both.losses).toEqual([{ who: hero, amount: 3, fate: null }]);
  });

  test('says who fell', () => {
    const killed = {
      t: 'killed',
      enemy: 'undead1',
      card: 'mob-undead-1-2',
      amount: 2,
      hero: 1,
    } as const;
    const fateAfter = (...events: HellscapeEvent[]) =>
      blowOf(attack, pool, clawed, total, hurt, ...events).losses.map(({ fate }) => fate);
    expect(fateAfter({ ...killed, purpose: 'minions' })).toEqual([2, null]);
    expect(fateAfter({ ...killed, purpose: 'last' })).toEqual(['all', null]);
    expect(fateAfter({ t: 'knocked-out', hero: 1 })).toEqual([null, 'knocked-out']);
    expect(fateAfter({ t: 'turn', hero: 0 }, { t: 'knocked-out', hero: 1 })).toEqual([null, null]);
  });

  test('leaves wounds of others and of later aside', () => {
    const other: HellscapeEvent = { t: 'wounded', hero: 1, amount: 4, purpose: 'reaction' };
    expect(blowOf(attack, pool, other, total).losses).toEqual([]);
    expect(blowOf(attack, pool, total, { t: 'turn', hero: 0 }, clawed).losses).toEqual([]);
  });

  test('is settled once its total is told, until the next one begins', () => {
    expect(settledBlow(told(attack, pool))).toBeNull();
    expect(settledBlow(told(attack, pool, total, hurt))).toMatchObject({ n: 2, dice: total.dice });
    expect(settledBlow(told(attack, pool, total, hurt, attack))).toBeNull();
    expect(settledBlow([])).toBeNull();
  });

  test('a total without an attack is nothing to see', () => {
    expect(happenings(told(pool, total), 0)).toEqual([]);
  });

  test('only what was told since comes up, but an attack knows how it began', () => {
    const events = told(attack, pool, { t: 'knocked-out', hero: 0 }, total, hurt);
    expect(kinds(happenings(events, 3))).toEqual(['blow']);
    expect(happenings(events, 3)[0]).toMatchObject({ dice: ['yellow HH', 'blue -'] });
    expect(happenings(events, 4)).toEqual([]);
  });

  test('what the table tells by itself is no happening', () => {
    const undone = { t: 'undone-by-vote', seats: [0] } as unknown as HellscapeEvent;
    expect(happenings(told(undone), 0)).toEqual([]);
    expect(storyLines(told(undone), null)).toEqual([]);
  });
});
