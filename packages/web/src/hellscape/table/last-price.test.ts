import { hellscape, meaningIn } from '@crawlspace/hellscape';
import { toDecision } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { type Descent, nextAnswer, start } from '../../../testing/descents.ts';
import { poolWith, rollsAtOnce } from './last-price.ts';

const PARTIES = [
  ['wizard', 'shaman'],
  ['berserker', 'ranger'],
  ['rogue', 'paladin'],
];
const QUESTS = ['the-passage', 'hellish-maze', 'the-cursed-sword'];
const ROUNDS = 8;

/** Every moment of a game before the dice of an attack roll. */
function beforeRolls(
  heroes: readonly string[],
  quest: string,
  look: (table: Descent) => void,
): void {
  const table = start('price', heroes, quest);
  while (table.pending.length > 0 && table.state.round <= ROUNDS) {
    if (table.pending[0]?.prompt.key === 'ask.before-roll') look(table);
    nextAnswer(table);
  }
}

test('nothing that changes the pool rolls it without having been shown first', () => {
  let rolled = 0;
  let stayed = 0;
  for (const [heroes, quest] of PARTIES.flatMap((each) => QUESTS.map((q) => [each, q] as const)))
    beforeRolls(heroes, quest, (table) => {
      const [question] = table.pending;
      if (!question) return;
      const asked = toDecision(question, table.moment);
      const view = hellscape.view(table.state, { seat: question.seat });
      const { combat } = view;
      for (const option of asked.options.filter((each) => meaningIn(each).kind === 'use')) {
        const fork = table.fork({ events: false });
        const [same] = fork.pending;
        if (!same || !combat) continue;
        fork.answerQuestion(same, [option.id]);
        const after = fork.state.combat;
        if (fork.pending[0]?.prompt.key === 'ask.before-roll' && after) {
          stayed++;
          // What is shown before is what is paid for.
          const pool = poolWith(view, combat, option);
          if (pool) expect([pool.dice.length, pool.hits]).toEqual([after.dice.length, after.hits]);
        } else if (!after || after.rolled) {
          rolled++;
          expect(rollsAtOnce(view, asked, option.id), option.id).toBe(true);
        }
      }
      expect(rollsAtOnce(view, asked, 'roll')).toBe(false);
    });
  expect(rolled).toBeGreaterThan(5);
  expect(stayed).toBeGreaterThan(5);
});
