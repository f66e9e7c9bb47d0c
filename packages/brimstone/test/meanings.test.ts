import { type Decision, Random, randomPicks, Table, toDecision } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { brimstone, content, meaningIn } from '../src/index.ts';
import { optionText } from './words.ts';

/** A word of its own: `yes`, `hold-back`. Whatever has a number or parts in its id is no word. */
const WORD = /^[a-z]+(-[a-z]+)*$/;

describe('what options mean', () => {
  const asked = decisionsOf(12);

  test('is said of every option that is no plain word', () => {
    const unexplained = asked.flatMap(({ options }) =>
      options.flatMap((option) => (meaningIn(option) || WORD.test(option.id) ? [] : option.id)),
    );
    expect([...new Set(unexplained)]).toEqual([]);
  });

  test('tells the options of a question apart', () => {
    for (const { options } of asked) {
      const meanings = options.map(({ id, means }) => (means ? JSON.stringify(means) : id));
      expect(new Set(meanings).size).toBe(meanings.length);
    }
  });

  test('gives every option a name', () => {
    const heroes = [...'1234'].map((name) => ({ name, class: 'bandido' as const }));
    const nameless = asked.flatMap(({ options }) =>
      options.filter((option) => optionText('en', { heroes }, option) === option.id),
    );
    expect([...new Set(nameless.map(({ id }) => id))]).toEqual([]);
  });

  test('says which tile is scavenged where there are two', () => {
    const ways = asked.map(({ options }) =>
      options.filter((option) => meaningIn(option)?.kind === 'scavenge'),
    );
    const keys = (count: number) => {
      const those = ways.filter(({ length }) => length === count).flat();
      return [...new Set(those.map(({ text }) => text?.key))];
    };
    expect(keys(1)).toEqual(['option.scavenge']);
    expect(keys(2)).toEqual(['option.scavenge-tile']);
  });
});

/** Everything that is asked in some games played by chance. */
function decisionsOf(games: number): readonly Decision[] {
  const missions = Object.keys(content.missions);
  return Array.from({ length: games }, (_, n) => {
    const setup = brimstone.parseSetup({
      mission: missions[n % missions.length],
      heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'].map((id) => ({ class: id })),
    });
    const table = Table.start(brimstone, setup, `meanings ${n}`, { snapshots: false });
    const random = Random.seeded(`meanings ${n}`);
    const asked: Decision[] = [];
    for (let [question] = table.pending; question; [question] = table.pending) {
      asked.push(toDecision(question, table.moment));
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    }
    return asked;
  }).flat();
}
