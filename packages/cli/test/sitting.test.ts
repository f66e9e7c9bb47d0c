import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@crawlspace/bots/kit';
import { type Language, loadTable, Table, unpackRecord } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { brimstoneKit } from '../src/games/brimstone/kit.ts';
import { hellscapeKit } from '../src/games/hellscape/kit.ts';
import type { CommandKit } from '../src/games/kit.ts';
import { Sitting } from '../src/play/sitting.ts';
import { choiceOf, setupOf } from '../src/simulation/plan.ts';
import { temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();

interface Wishes {
  readonly heroes?: string;
  readonly language?: Language;
  readonly adviser?: BotName;
  readonly file?: string;
  readonly seed?: string;
}

function sit<State, Setup, Event extends { readonly t: string }, View>(
  kit: CommandKit<State, Setup, Event, View>,
  { heroes = '2', language = 'en', adviser = 'thumb', file = 'no.save', seed = '7' }: Wishes = {},
) {
  const mission = kit.muster.missions[0] ?? '';
  const choice = choiceOf(kit.muster, { mission, heroes, options: '', seed }, 0);
  const table = Table.start(kit.module, setupOf(kit.muster, choice), seed);
  return { table, sitting: new Sitting(kit, table, { language, adviser, file }) };
}

const GAMES = { brimstone: brimstoneKit, hellscape: hellscapeKit } as const;

function sitAt(game: string, wishes: Wishes = {}) {
  return game === 'brimstone' ? sit(GAMES.brimstone, wishes) : sit(GAMES.hellscape, wishes);
}

describe.each(Object.keys(GAMES))('a sitting of %s', (game) => {
  test('asks a question with numbered options, and says how to answer', () => {
    const { sitting, table } = sitAt(game);
    const shown = sitting.show();
    const options = table.pending[0]?.options ?? [];
    for (let n = 1; n <= options.length; n++)
      expect(shown).toMatch(new RegExp(`^ {2}${n} {2}\\S`, 'm'));
    expect(shown).not.toMatch(new RegExp(`^ {2}${options.length + 1} {2}`, 'm'));
    expect(shown.split('\n').at(-1)).toMatch(/^\[number\(s\) to choose, .+ q to quit\]$/);
  });

  test('takes the option with the number that is typed', () => {
    const { sitting, table } = sitAt(game);
    const second = table.pending[0]?.options[1];
    expect(sitting.obey('2')).toBe('');
    const [first] = table.log;
    expect(first).toMatchObject({ t: 'answer', picks: [second] });
  });

  test.each([
    ['', 'you picked too few'],
    ['0', 'there’s no such option'],
    ['99', 'there’s no such option'],
    ['-1', 'there’s no such option'],
    ['1.5', 'there’s no such option'],
    ['yes please', 'you picked too many'],
    ['1 2', 'you picked too many'],
  ])('refuses %j and changes nothing', (line, reason) => {
    const { sitting, table } = sitAt(game);
    const before = table.hash();
    expect(sitting.obey(line)).toBe(`That answer wasn’t accepted: ${reason}. Try again.`);
    expect(table.hash()).toBe(before);
    expect(table.log).toEqual([]);
  });

  test('undoes what can be undone, and says so where nothing can', () => {
    const { sitting, table } = sitAt(game);
    expect(sitting.obey('u')).toBe('There’s nothing to undo.');
    const before = table.hash();
    const asked = table.pending[0]?.prompt;
    sitting.obey('1');
    expect(table.hash()).not.toBe(before);
    expect(sitting.obey('u')).toBe('Undone.');
    expect(table.hash()).toBe(before);
    expect(table.pending[0]?.prompt).toEqual(asked);
    expect(sitting.obey('u')).toBe('There’s nothing to undo.');
  });

  test('does not undo what has shown something', () => {
    const { sitting } = sitAt(game);
    let said = '';
    for (let n = 0; n < 60 && !said.startsWith('Couldn’t undo'); n++) {
      sitting.obey('b');
      said = sitting.obey('u');
      if (said === 'Undone.') sitting.obey('b');
    }
    expect(said).toBe('Couldn’t undo: dice have been rolled or something hidden was seen since.');
  });

  test('gives advice without acting, and acts as it advised', () => {
    const { sitting, table } = sitAt(game);
    const before = table.hash();
    const advice = sitting.obey('?');
    expect(advice).toMatch(/^I’d pick: .+\. .+\.$/);
    expect(table.hash()).toBe(before);
    expect(sitting.obey('?')).toBe(advice);
    const acted = sitting.obey('b');
    expect(acted).toBe(advice.replace('I’d pick', 'The bot picks'));
    expect(table.answerCount).toBe(1);
  });

  test('gives the advice of the bot that was asked for', () => {
    const { sitting } = sitAt(game, { adviser: 'random' });
    expect(sitting.obey('?')).toMatch(/I picked at random\.$/);
  });

  test('tells everything once', () => {
    const { sitting, table } = sitAt(game);
    const told: string[] = [];
    for (let n = 0; n < 25 && !sitting.isOver; n++) {
      told.push(...sitting.show().split('\n'));
      sitting.obey('b');
    }
    told.push(...sitting.ending().split('\n'));
    expect(sitting.ending()).toBe('');
    const happened = table.eventsSince(0, { seat: 0 });
    expect(happened.length).toBeGreaterThan(10);
    // News are indented by two; so are options and the hint at the board.
    const news = told.filter((line) => /^ {2}(?!\d+ {2}|numbers on the board)\S/.test(line));
    expect(news).toHaveLength(happened.length);
  });

  test('does not draw a picture again that has not changed', () => {
    const { sitting } = sitAt(game);
    const [first, again] = [sitting.show(), sitting.show()];
    expect(again.length).toBeLessThan(first.length);
    expect(first.endsWith(again)).toBe(true);
  });

  test('saves, goes on, and saves again over it', () => {
    const file = join(folder, `${game}.save`);
    const { sitting, table } = sitAt(game, { file });
    for (const line of ['1', 's', '1', '1']) sitting.obey(line);
    const load = () => {
      const record = unpackRecord(readFileSync(file));
      return game === 'brimstone'
        ? loadTable(GAMES.brimstone.module, record)
        : loadTable(GAMES.hellscape.module, record);
    };
    expect(load().answerCount).toBe(1);
    expect(sitting.obey('s')).toBe(`Saved to ${file}.`);
    expect(load().hash()).toBe(table.hash());
    expect(existsSync(`${file}.${process.pid}.part`)).toBe(false);
  });

  test('says when it cannot be saved, and the game goes on', () => {
    const file = join(folder, 'no', 'such', 'folder.save');
    const { sitting } = sitAt(game, { file });
    expect(sitting.obey('s')).toBe(`cannot write ${file}`);
    expect(sitting.obey('1')).toBe('');
  });

  test('a rule that breaks down is told, and everything is as before', () => {
    const { sitting, table } = sitAt(game);
    const { answerQuestion, hash } = table;
    const before = hash.call(table);
    Object.assign(table, {
      answer: () => ({ ok: false, refusal: { reason: 'rule-failed', error: new Error('broken') } }),
      answerQuestion,
    });
    const said =
      'That answer wasn’t accepted: a rule failed on it, and everything is as it was before. Try again.';
    expect(sitting.obey('1')).toBe(said);
    expect(sitting.obey('b')).toBe(said);
    expect(table.hash()).toBe(before);
  });

  test('speaks Italian: the question, the refusal, undo, advice and saving', () => {
    const file = join(folder, `${game}.salvataggio`);
    const { sitting } = sitAt(game, { language: 'it', file });
    expect(sitting.show()).toContain('per uscire]');
    expect(sitting.obey('99')).toBe('Risposta non accettata: questa opzione non c’è. Riprova.');
    expect(sitting.obey('u')).toBe('Non c’è nulla da annullare.');
    expect(sitting.obey('?')).toMatch(/^Io sceglierei: .+\. .+\.$/);
    sitting.obey('1');
    expect(sitting.obey('u')).toBe('Annullato.');
    expect(sitting.obey('s')).toBe(`Salvato in ${file}.`);
  });

  test('ends with the words for how it ended, and then it is over', () => {
    const { sitting, table } = sitAt(game, { heroes: '1', adviser: 'random', seed: 'to the end' });
    for (let n = 0; n < 5000 && !sitting.isOver; n++) sitting.obey('b');
    expect(sitting.isOver).toBe(true);
    const cause = table.outcome?.cause ?? '';
    const last = sitting.ending().split('\n').at(-1);
    const kit = game === 'brimstone' ? GAMES.brimstone : GAMES.hellscape;
    const words = kit.words.ending('en', cause) ?? '';
    expect(words.length).toBeGreaterThan(10);
    expect(last?.toLowerCase()).toContain(words.toLowerCase());
    expect(last).toMatch(/^\p{Lu}.+[^.]\.$/u);
    expect(() => sitting.show()).toThrow('nothing is asked');
  });
});

test('a hero has a name in front of the question, the party has none', () => {
  const { sitting, table } = sitAt('brimstone');
  // This question names the hero itself; others do not.
  expect(sitting.show()).toMatch(/^US Marshal: choose your Starting Upgrade/m);
  sitting.obey('1');
  expect(sitting.show()).toMatch(/^US Marshal: Choose a free Token/m);
  for (let n = 0; n < 20 && table.pending[0]?.seat !== -1; n++) sitting.obey('1');
  expect(table.pending[0]?.seat).toBe(-1);
  expect(sitting.show()).toMatch(/^Who carries the Old Lantern\?$/m);
});
