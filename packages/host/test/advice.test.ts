import { readFileSync } from 'node:fs';
import {
  hashOf,
  Random,
  refuse,
  resumeUnderNewRules,
  Table,
  unpackRecord,
} from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../src/bots/messages.ts';
import { BotMind } from '../src/bots/mind.ts';
import type { GameShape, TableOf } from '../src/shape.ts';
import { GAMES, type GameName } from '../testing/around.ts';

const BUDGET = { playouts: 6 };

/** Does what the adviser says, so many times. Returns where the table was, and what was done there. */
function followed(game: GameName, table: TableOf<GameShape>, setup: unknown, steps: number) {
  const { module, bots } = GAMES[game];
  const mind = new BotMind<GameShape>(module, bots, { play: BUDGET, advise: BUDGET });
  const places: string[] = [];
  const deeds: string[] = [];
  const { safePoint } = table;
  let heard: number | null = null;
  let foretold = 0;
  for (let n = 0; n < steps; n++) {
    const [question] = table.pending;
    if (!question) break;
    const asked = table.pending.map(({ seat, prompt, options }) => [seat, prompt.key, options]);
    // Since the last die: rules in the middle of a roll know more than the state.
    places.push(hashOf([table.state, asked, table.barrier]));
    const reply = mind.handle({
      number: n,
      bot: 'search',
      purpose: 'advise',
      position: heard === null ? { setup, seed: 'advice', start: safePoint } : null,
      answers: table.answers.slice(heard ?? safePoint.answers),
      decision: question.id,
    }) as Extract<Reply, { picks: readonly string[] }>;
    heard = table.answerCount;
    deeds.push(`${question.prompt.key} ${reply.picks.join()}`);
    table.answerQuestion(question, reply.picks);
    if (reply.next) {
      const opened = table.pending.find(({ seat }) => seat === question.seat);
      expect(opened && refuse(opened, reply.next)).toBeNull();
      foretold++;
    }
  }
  return { places, deeds, foretold };
}

/** Answers after which another closes what they opened. */
function pointless(deeds: readonly string[]): string[] {
  const closing = (deed: string | undefined) =>
    deed === 'ask.move done' || deed === 'ask.trade done';
  const opening = (deed: string) => /^ask\.turn (move|trade)$/.test(deed);
  return deeds.filter((deed, n) => opening(deed) && closing(deeds[n + 1]));
}

describe('advice', () => {
  test('that led from Move back to the turn for ever leads on', () => {
    const { module } = GAMES.hellscape;
    const file = new URL('./fixtures/advice-loop.crawl', import.meta.url);
    const record = unpackRecord(new Uint8Array(readFileSync(file)));
    const table = resumeUnderNewRules(module, record) as TableOf<GameShape>;
    const { places, deeds, foretold } = followed('hellscape', table, record.setup, 60);
    // What opens another question says what it would answer there.
    expect(foretold).toBeGreaterThan(0);
    expect(pointless(deeds)).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(['brimstone', 'hellscape'] as const)(
    'never leads back to where a table of %s has been',
    (game) => {
      const { module, randomSetup } = GAMES[game];
      for (const seed of ['one', 'two', 'three']) {
        const setup = module.parseSetup(randomSetup(Random.seeded(seed)));
        const table = Table.start(module, setup, seed) as TableOf<GameShape>;
        const { places, deeds } = followed(game, table, setup, 40);
        expect(pointless(deeds)).toEqual([]);
        expect(new Set(places).size).toBe(places.length);
      }
    },
  );
});
