import { type Decision, type Meaning, Random, randomPicks, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../src/ids.ts';
import { content, hellscape, meaningIn, type Word } from '../src/index.ts';

/** Every word there is: the compiler sees to it that none is missing. */
const WORDS: Readonly<Record<Word, true>> = {
  yes: true,
  no: true,
  skip: true,
  done: true,
  move: true,
  attack: true,
  recover: true,
  trade: true,
  thaw: true,
  'put-away': true,
  'end-turn': true,
  roll: true,
  finish: true,
  reveal: true,
  stop: true,
  keep: true,
  'no-token': true,
};

const asked = decisionsOf(11);

describe('what options mean', () => {
  test('is said of every option that is no plain word', () => {
    const unexplained = asked.flatMap(({ options }) =>
      options.flatMap(({ id, means }) => (means || Object.hasOwn(WORDS, id) ? [] : id)),
    );
    expect([...new Set(unexplained)]).toEqual([]);
  });

  test('tells the options of a question apart', () => {
    for (const { prompt, options } of asked) {
      const meanings = options.map((option) => JSON.stringify(meaningIn(option)));
      expect([prompt.key, new Set(meanings).size]).toEqual([prompt.key, meanings.length]);
    }
  });
});

describe('the role of an option', () => {
  const role = (id: string, means?: object) =>
    hellscape.roleOf?.({ id, ...(means && { means: means as Meaning }) });

  test('follows from its word, whatever its id', () => {
    expect(role('x', { kind: 'end-turn' })).toBe('end');
    expect(role('skip')).toBe('pass');
    expect(role('yes')).toBeNull();
    expect(role('done', { kind: 'card', card: 'done' })).toBeNull();
    expect(role('finish', { kind: 'finish' })).toBe('go-on');
    // It gives up what was paid for: no way back.
    expect(role('done')).toBe('done');
    expect(role('x', { kind: 'quest-deed' })).toBe('foremost');
    expect(role('constructor')).toBeNull();
  });

  test('comes with every question that is looked at', () => {
    const roles = new Set(asked.flatMap(({ options }) => options.map((option) => option.role)));
    expect([...roles].filter(Boolean).sort()).toEqual([
      'aside',
      'done',
      'end',
      'go-on',
      'pass',
      'place',
    ]);
  });
});

/** Everything that is asked in some games played by chance. */
function decisionsOf(games: number): readonly Decision[] {
  const quests = Object.keys(content.quests);
  return Array.from({ length: games }, (_, n) => {
    const setup = hellscape.parseSetup({
      quest: quests[n % quests.length],
      heroes: CLASSES.map((id) => ({ class: id })).slice(0, 2 + (n % 5)),
    });
    const table = Table.start(hellscape, setup, `meanings ${n}`, { snapshots: false });
    const random = Random.seeded(`meanings ${n}`);
    const asked: Decision[] = [];
    for (let [question] = table.pending; question; [question] = table.pending) {
      if (asked.length >= 600) break;
      asked.push(table.decision(question));
      table.answerQuestion(question, randomPicks(question, random));
    }
    return asked;
  }).flat();
}
