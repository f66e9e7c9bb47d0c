import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTable, packRecord, type Question, unpackRecord } from '../src/index.ts';
import { newSkirmish, nextAnswer, playOn, randomDecider, type SkirmishTable } from './play.ts';
import { DECK_SIZE, type SkirmishSetup, skirmish } from './skirmish/index.ts';

/** Random games: a setup, the luck of the dice, and what the players choose. */
const anyGame = fc.record({
  setup: fc.record({
    rats: fc.integer({ min: 1, max: 4 }),
    rounds: fc.integer({ min: 1, max: 6 }),
  }),
  seed: fc.string(),
  choices: fc.string(),
  /** How far a game is played before something is done with it. */
  stop: fc.nat({ max: 80 }),
});

interface AnyGame {
  readonly setup: SkirmishSetup;
  readonly seed: string;
  readonly choices: string;
  readonly stop: number;
}

const GAMES = 1500;
const holds = (check: (game: AnyGame) => void) =>
  fc.assert(fc.property(anyGame, check), { numRuns: GAMES });

function start({ setup, seed }: AnyGame): SkirmishTable {
  return newSkirmish(setup, seed);
}

/** Plays to the end and notes the hash at every decision. */
function hashesOf(table: SkirmishTable, choices: string): string[] {
  const decide = randomDecider(choices);
  const hashes = [table.hash()];
  while (table.pending.length > 0) {
    playOn(table, decide, 1);
    hashes.push(table.hash());
  }
  return hashes;
}

describe('over thousands of random games', () => {
  test('replaying a record gives the same hash at every decision', () => {
    holds((game) => {
      const table = start(game);
      const hashes = hashesOf(table, game.choices);
      const replay = start(game);
      expect(replay.hash()).toBe(hashes[0]);
      table.answers.forEach(({ seat, decision, picks }, n) => {
        expect(replay.answer(seat, { at: replay.moment, decision, picks }).ok).toBe(true);
        expect(replay.hash()).toBe(hashes[n + 1]);
      });
    });
  });

  test('a game that is saved, loaded and continued equals one that was not interrupted', () => {
    holds((game) => {
      const table = start(game);
      const decide = randomDecider(game.choices);
      playOn(table, decide, game.stop);
      const loaded = loadTable(skirmish, unpackRecord(packRecord(table.save())));
      expect(loaded.hash()).toBe(table.hash());
      expect(loaded.eventsSince(0, { seat: 0 })).toEqual(table.eventsSince(0, { seat: 0 }));
      expect(hashesOf(loaded, 'rest')).toEqual(hashesOf(table, 'rest'));
    });
  });

  test('a fork and its original do not influence each other', () => {
    holds((game) => {
      const table = start(game);
      playOn(table, randomDecider(game.choices), game.stop);
      const before = table.hash();
      const fork = table.fork();
      expect(fork.hash()).toBe(before);
      expect(fork.view({ seat: 1 })).toEqual({ ...table.view({ seat: 1 }) });
      const ofTheFork = hashesOf(fork, 'fork');
      expect(table.hash()).toBe(before);
      const second = table.fork();
      playOn(table, randomDecider('original'));
      expect(hashesOf(second, 'fork')).toEqual(ofTheFork);
    });
  });

  test('a future has other luck and leaves the original alone', () => {
    const table = newSkirmish({ rats: 4, rounds: 6 }, 'same');
    const ends = Array.from({ length: 20 }, (_, n) => {
      const fork = table.future(`future ${n}`);
      playOn(fork, randomDecider('same choices'));
      return fork.hash();
    });
    expect(new Set(ends).size).toBeGreaterThan(15);
    expect(table.hash()).toBe(newSkirmish({ rats: 4, rounds: 6 }, 'same').hash());
  });

  test('undo, then the same answers, gives the same state; and no undo crosses a roll', () => {
    holds((game) => {
      const table = start(game);
      playOn(table, randomDecider(game.choices), game.stop);
      const end = table.hash();
      const told = table.eventsSince(0, { seat: 0 });
      const deck = structuredClone(table.state.deck);
      const answers = [...table.answers];
      while (table.view({ seat: 0 }).canUndo) {
        expect(table.undo(0)).toMatchObject({ ok: true });
        expect(rolls(table)).toBe(rolls({ eventsSince: () => told }));
        expect(table.state.deck).toEqual(deck);
      }
      expect(table.undo(0).ok).toBe(false);
      for (const { decision, seat, picks } of answers.slice(table.answerCount)) {
        expect(table.answer(seat, { at: table.moment, decision, picks }).ok).toBe(true);
      }
      expect(table.hash()).toBe(end);
      expect(table.eventsSince(0, { seat: 0 })).toEqual(told);
    });
  });

  test('a view never holds what its seat may not know', () => {
    holds((game) => {
      const table = start(game);
      const decide = randomDecider(game.choices);
      for (let n = 0; n < game.stop && table.pending.length > 0; n++) {
        playOn(table, decide, 1);
        expectNoSecrets(table);
      }
    });
  });

  test('every listed option is accepted, every other answer is refused and changes nothing', () => {
    holds((game) => {
      const table = start(game);
      playOn(table, randomDecider(game.choices), game.stop);
      const before = table.hash();
      for (const question of table.pending) {
        expectRefusals(table, question);
        expect(table.hash()).toBe(before);
        expectEveryOption(table, question);
      }
    });
  });

  test('no card is lost or doubled', () => {
    holds((game) => {
      const table = start(game);
      playOn(table, randomDecider(game.choices), game.stop);
      const { deck, heroes } = table.state;
      const held = heroes.flatMap((hero) => hero.hand);
      expect(deck.draw.length + deck.discard.length + held.length).toBe(DECK_SIZE);
    });
  });
});

test('a twin that is written out and read back after every single answer stays equal', () => {
  for (let n = 0; n < 300; n++) {
    const setup = { rats: 1 + (n % 4), rounds: 5 };
    const plain = newSkirmish(setup, `twin ${n}`);
    let twin = newSkirmish(setup, `twin ${n}`);
    const decide = randomDecider(`choices ${n}`);
    while (plain.pending.length > 0) {
      const { seat, answer } = nextAnswer(plain, decide);
      plain.answer(seat, answer);
      twin.answer(seat, answer);
      twin = loadTable(skirmish, JSON.parse(JSON.stringify(twin.save())));
      expect(twin.hash()).toBe(plain.hash());
    }
    expect(twin.outcome).toEqual(plain.outcome);
    expect(twin.eventsSince(0, { seat: 1 })).toEqual(plain.eventsSince(0, { seat: 1 }));
  }
});

function rolls(table: Pick<SkirmishTable, 'eventsSince'>): number {
  return table.eventsSince(0, { seat: 0 }).filter(({ event }) => event.t === 'rolled').length;
}

/** Looks for the crown's space, the cards to come and other hands in what a seat gets to see. */
function expectNoSecrets(table: SkirmishTable): void {
  const { state } = table;
  for (const seat of [0, 1]) {
    const view = table.view({ seat });
    const { game } = view;
    if (!state.crownFound) expect(game.crown).toBeNull();
    const shown = JSON.stringify([view, table.eventsSince(0, { seat })]);
    const cardsShown = shown.split('"rumour"').length - 1;
    const mine = state.heroes[seat]?.hand.length ?? 0;
    // A rumour of one's own is in the hand and in the event of drawing it; no other one is anywhere.
    expect(cardsShown).toBe(2 * mine);
    expect(shown).not.toContain('"draw":');
    expect(shown).not.toContain('"luck"');
  }
}

function expectRefusals(table: SkirmishTable, question: Question): void {
  const { id, seat, options, max } = question;
  const legalSeat = Math.max(seat, 0);
  const refused = (from: number, decision: number, picks: readonly string[]) => {
    const result = table.answer(from, { at: table.moment, decision, picks });
    return result.ok ? 'accepted' : result.refusal.reason;
  };
  const some = options.slice(0, Math.max(1, question.min));
  expect(refused(legalSeat, id + 1000, some)).toBe('not-pending');
  expect(refused(7, id, some)).toBe('no-such-seat');
  expect(refused(-1, id, some)).toBe('no-such-seat');
  if (seat >= 0) expect(refused(1 - seat, id, some)).toBe('not-your-decision');
  expect(refused(legalSeat, id, ['nonsense'])).toBe('not-an-option');
  expect(refused(legalSeat, id, ['__proto__'])).toBe('not-an-option');
  expect(refused(legalSeat, id, Array<string>(max + 1).fill(options[0] as string))).toBe(
    'too-many',
  );
  if (question.min > 0) expect(refused(legalSeat, id, [])).toBe('too-few');
  const malformed = [undefined, null, 'yes', [1], [null]] as unknown as string[][];
  for (const picks of malformed) expect(refused(legalSeat, id, picks)).toBe('malformed');
}

function expectEveryOption(table: SkirmishTable, question: Question): void {
  if (question.kind !== 'one') return;
  for (const option of question.options) {
    const fork = table.fork();
    const seat = question.seat < 0 ? 1 : question.seat;
    expect(fork.answer(seat, { at: fork.moment, decision: question.id, picks: [option] }).ok).toBe(
      true,
    );
  }
}
