import {
  type Decision,
  type Meaning,
  Random,
  randomPicks,
  Table,
  type TextRef,
} from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { brimstone, brimstoneStay, content, meaningIn, TOWN_LOCATIONS } from '../src/index.ts';
import { optionText } from './words.ts';

/** A word of its own: `yes`, `hold-back`. Whatever has a number or parts in its id is no word. */
const WORD = /^[a-z]+(-[a-z]+)*$/;

const asked = decisionsOf(12);

describe('what options mean', () => {
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

describe('the role of an option', () => {
  const role = (id: string, means?: object, text?: TextRef) =>
    brimstone.roleOf?.({ id, ...(means && { means: means as Meaning }), ...(text && { text }) });

  test('follows from its word, whatever its id', () => {
    expect(role('x', { kind: 'end' })).toBe('end');
    expect(role('no')).toBe('pass');
    expect(role('yes')).toBeNull();
    expect(role('end', { kind: 'card', card: 'end' })).toBeNull();
    expect(role('x', { kind: 'let-it-come' })).toBe('go-on');
    expect(role('x', { kind: 'back' })).toBe('back');
    expect(role('constructor')).toBeNull();
  });

  test('of a bare space is to be picked there; one with words of its own is picked by them', () => {
    const space = { kind: 'space', space: 3 };
    expect(role('s3', space)).toBe('place');
    expect(role('s3', space, { key: 'option.space' })).toBeNull();
  });

  test('of a bed, a door and what is on a counter is to be picked there too', () => {
    const inTown = (id: string, means: object) =>
      brimstoneStay.roleOf?.({ id, means: means as Meaning });
    expect(inTown('hotel', { kind: 'hotel' })).toBe('place');
    expect(inTown('x', { kind: 'service', service: 'x' })).toBe('place');
    expect(inTown('x', { kind: 'card', card: TOWN_LOCATIONS[0] })).toBe('place');
    expect(inTown('x', { kind: 'card', card: 'a-hat' })).toBeNull();
    expect(inTown('done', { kind: 'done' })).toBe('back');
  });

  test('comes with every question that is looked at', () => {
    const roles = new Set(asked.flatMap(({ options }) => options.map((option) => option.role)));
    expect([...roles].filter(Boolean).sort()).toEqual([
      'back',
      'die',
      'end',
      'go-on',
      'pass',
      'place',
    ]);
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
      asked.push(table.decision(question));
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    }
    return asked;
  }).flat();
}
