import type { BrimstoneEvent, EventDetails } from '@crawlspace/brimstone';
import { content } from '@crawlspace/brimstone';
import { LANGUAGES, type Told } from '@crawlspace/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { RAW } from '../../../../testing/fit-to-read.ts';
import { randomAdventures } from '../../../../testing/random-adventures.ts';
import { isOfTheGame } from '../../../of-the-game.ts';
import { language } from '../../../settings/index.ts';
import { words } from '../../game-words.ts';
import { CUES } from '../cues.ts';
import { kit } from '../kit.tsx';
import { printedOn, purposeName, tableText } from '../words.ts';
import { happenings } from './happenings.ts';
import { storyLines } from './log.ts';

const adventures = randomAdventures();

/** The events of all adventures, each kind once for every set of things it can tell. */
const kinds = new Map<string, { event: BrimstoneEvent; in: (typeof adventures)[number] }>();
for (const adventure of adventures)
  for (const { event } of adventure.told) {
    if (!isOfTheGame<BrimstoneEvent>(event)) continue;
    const { card, purpose, type }: EventDetails = event;
    const kind = [event.t, card, purpose, type, ...Object.keys(event)].join();
    kinds.set(kind, { event, in: adventure });
  }

afterEach(() => {
  language.value = 'en';
});

function viewOf({ moments }: (typeof adventures)[number]) {
  const last = moments.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last.view;
}

describe('the story of random adventures', () => {
  test('tells of many kinds of things', () => {
    expect(new Set([...kinds.values()].map(({ event }) => event.t)).size).toBeGreaterThan(60);
  });

  for (const spoken of LANGUAGES) {
    test(`has a line fit to read for whatever happens (${spoken})`, () => {
      const faults = [...kinds.values()].flatMap(({ event, in: adventure }) => {
        const line = words.logLine(spoken, viewOf(adventure), event);
        return line.trim() === '' || RAW.test(line) || line.includes('?.')
          ? [`${event.t}: ${line}`]
          : [];
      });
      expect(faults).toEqual([]);
    });
  }

  test('is told in another language with other words', () => {
    const same = [...kinds.values()].filter(({ event, in: adventure }) => {
      const view = viewOf(adventure);
      return words.logLine('en', view, event) === words.logLine('it', view, event);
    });
    expect(same.map(({ event }) => event.t)).toEqual([]);
  });

  test('keeps the order of what happened and leaves nothing out but what is on the table', () => {
    const untold = new Set<string>();
    for (const { told } of adventures) {
      const lines = storyLines(told, null);
      const shown = new Set(lines.map(({ n }) => n));
      for (const { n, event } of told) if (!shown.has(n)) untold.add(event.t);
      expect(lines.every(({ n }, i) => i === 0 || n > (lines[i - 1]?.n ?? -1))).toBe(true);
      expect(lines.every(({ picture }) => /^[mM]/.test(picture))).toBe(true);
    }
    expect([...untold].sort()).toEqual(['activation', 'creation', 'equipped', 'set-up', 'step']);
  });

  test('of one hero is part of the whole, and the parts of all heroes tell of each of them', () => {
    for (const { told, table } of adventures) {
      const whole = new Set(storyLines(told, null).map(({ n }) => n));
      const turns = told.filter(({ event }) => event.t === 'turn').length;
      table.state.heroes.forEach(({ index }) => {
        const own = storyLines(told, index);
        expect(own.every(({ n }) => whole.has(n))).toBe(true);
        expect(own.filter(({ event }) => event.t === 'turn')).toHaveLength(turns);
        const strange = own.filter(({ event }) => {
          const { t, hero, by }: EventDetails = event;
          return t !== 'turn' && hero !== index && by !== index;
        });
        expect(strange).toEqual([]);
      });
    }
  });

  test('colours a line by its hero: the one it happened to, else the one who did it', () => {
    const [{ told }] = adventures as [(typeof adventures)[number]];
    for (const { event, seat } of storyLines(told, null)) {
      const { hero, by }: EventDetails = event;
      expect(seat).toBe(hero ?? by);
    }
  });

  test('has a heading for each turn and for each beginning and end of a fight', () => {
    for (const { told } of adventures) {
      const headings = storyLines(told, null).filter(({ weight }) => weight === 'heading');
      const wanted = told.filter(({ event }) =>
        ['turn', 'fight-started', 'fight-ended', 'objective-found', 'won', 'lost'].includes(
          event.t,
        ),
      );
      expect(headings.map(({ n }) => n)).toEqual(wanted.map(({ n }) => n));
    }
  });
});

describe('what is shown over the board in random adventures', () => {
  const all = adventures.flatMap(({ told }) => happenings(told, 0));

  test('is dice, cards and cries, all of them', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['dice', 'card', 'cry']));
    expect(all.length).toBeGreaterThan(1000);
  });

  test('does not depend on how much was shown before', () => {
    for (const { told } of adventures) {
      const half = Math.floor(told.length / 2);
      const from = told[half]?.n ?? 0;
      expect(happenings(told, half)).toEqual(happenings(told, 0).filter(({ n }) => n >= from));
    }
  });

  test('dice are those that were rolled, and successes are those that reach what is needed', () => {
    for (const { told } of adventures) {
      const events = new Map(told.map(({ n, event }) => [n, event as EventDetails]));
      for (const shown of happenings(told, 0)) {
        if (shown.kind !== 'dice') continue;
        expect(shown.dice.map(({ value }) => value)).toEqual(events.get(shown.n)?.dice);
        if (shown.successes === null || shown.purpose === 'enemy-attack') continue;
        const reached = shown.dice.filter(({ value }) => value >= (shown.need ?? 0));
        expect(shown.successes).toBe(reached.length);
        const good = shown.dice.filter(({ meaning }) => meaning === 'good' || meaning === 'crit');
        expect(good).toEqual(reached);
      }
    }
  });

  test('a re-roll always has a first throw to be measured by', () => {
    const rerolls = all.flatMap((shown) => (shown.kind === 'dice' && shown.rerolled ? shown : []));
    expect(rerolls.length).toBeGreaterThan(0);
    for (const { purpose, need } of rerolls)
      if (['to-hit', 'defense', 'willpower', 'escape'].includes(purpose))
        expect(need).toBeTypeOf('number');
  });

  test('holding back led to what was told next', () => {
    for (const { told } of adventures) {
      told.forEach(({ n, event }, place) => {
        if (event.t !== 'rolled' || event.purpose !== 'hold-back') return;
        const shown = happenings(told, place).find((each) => each.n === n);
        expect(shown).toMatchObject({ outcome: outcomeAfter(told, place) });
      });
    }
  });

  for (const spoken of LANGUAGES) {
    test(`rolls have a name, cards a title, and cries words (${spoken})`, () => {
      language.value = spoken;
      const said = all.map((shown) => {
        if (shown.kind === 'dice') return shown.enemy ? 'an attack' : purposeName(shown.purpose);
        if (shown.kind === 'card')
          return `${tableText(`deck-${shown.deck}`)} ${printedOn(shown.card).name}`;
        return tableText(`cry-${shown.cry}`, { hero: 'Ada' });
      });
      const faults = said.filter((words) => RAW.test(words) || /[a-z]-[a-z]+$/.test(words));
      expect([...new Set(faults)].filter((words) => !/[A-Z]/.test(words))).toEqual([]);
      expect(said.filter((words) => words.trim() === '')).toEqual([]);
    });
  }
});

/** What came of a roll, by the events up to the next one. */
function outcomeAfter(told: readonly Told<BrimstoneEvent>[], place: number): string {
  const event = told[place]?.event as EventDetails;
  const [one, other] = event.dice ?? [];
  if (one === other) return 'depth-event';
  for (const { event: next } of told.slice(place + 1)) {
    if (next.t === 'held-back') return 'held';
    if (next.t === 'turn' || next.t === 'darkness-moved') return 'moves';
  }
  return 'moves';
}

test('how it ended is said for every cause, won or lost', () => {
  const causes = adventures.flatMap(({ table }) => {
    const outcome = table.view({ seat: 0 }).outcome;
    return outcome ? [outcome] : [];
  });
  expect(causes.length).toBeGreaterThan(2);
  for (const outcome of causes) {
    const { title, text } = kit.ending(outcome);
    expect(title).toBe(tableText(outcome.won ? 'won' : 'lost'));
    expect(text).not.toMatch(RAW);
    expect(text).not.toBe('');
  }
  expect(kit.ending({ won: false, cause: 'nobody-knows' }).text).toBe('');
});

test('sounds go with dice, blows, steps and dread, and with nothing that is not told', () => {
  const told = new Set([...kinds.values()].map(({ event }) => event.t));
  for (const name of ['rolled', 'moved', 'wounded', 'hit-enemy'] as const) {
    expect(told.has(name)).toBe(true);
    expect(CUES[name]).toBeDefined();
  }
  expect(kit.cue({ t: 'turn', amount: 1 })).toBeUndefined();
});

test('a save file is named after the mission and the turn', () => {
  for (const adventure of adventures) {
    const view = viewOf(adventure);
    expect(kit.fileName(view)).toBe(`${view.mission.id}-${view.turn.number}`);
    expect(content.missions[view.mission.id]).toBeDefined();
  }
});
