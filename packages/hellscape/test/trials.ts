import { type RuleId, rule } from '@crawlspace/kernel/testing';
import { it } from 'vitest';
import type { DescentState } from '../src/state.ts';
import type { Played } from './descent.ts';
import { set, value } from './notation.ts';

/** How a trial begins: with these cards, after this change, with these dice. */
type Begins = (cards: readonly string[], stage: Stage) => Played;

export interface Stage {
  readonly dice?: string | readonly [];
  readonly change: (state: DescentState) => void;
}

/**
 * Tests of cards, two lines each: what a card does, and below it, indented, the scenes that show it.
 *
 *   Fatal Fury II adds an orange die and a hit
 *     attack fatal-fury-2 | berserker rage 1 | yellow H, orange HH | use-fatal-fury-2/0 | straw1 wounds 4
 *
 * A scene says how it begins and with which cards, what is different (`set`), the dice (`.` for none at all; seeded
 * luck where nothing is said), and then in turn what is picked and what is seen (`shows`). Picks are `a+b` when
 * several are picked at once, `none` when nothing is, and `!` when nothing may be left to do. A title can begin
 * with the rules of the ledger that it shows.
 */
export function trials(begins: Readonly<Record<string, Begins>>, text: string): void {
  for (const each of text.split(/\n(?=\S)/)) {
    const [title = '', ...scenes] = each.split(/\n\s+(?![\s|])/).map((line) => line.trim());
    if (title === '') continue;
    const ids = title.split(' ').filter((word) => /^H-[A-Z]+-\d+$/.test(word)) as RuleId[];
    const play = () => {
      for (const scene of scenes.filter((line) => line !== '')) playScene(begins, scene);
    };
    if (scenes.length === 0) throw new Error(`nothing shows: ${title}`);
    if (ids.length > 0) rule(ids, title.slice(ids.join(' ').length + 1), play);
    else it(title, play);
  }
}

function playScene(begins: Readonly<Record<string, Begins>>, scene: string): void {
  const [start = '', words = '', dice = '', ...steps] = scene.split('|').map((part) => part.trim());
  const [name = '', ...cards] = start.split(/\s+/);
  const begin = begins[name];
  if (!begin) throw new Error(`nothing begins with ${name}`);
  if (!steps.some((step, i) => i % 2 && step)) throw new Error(`nothing is seen: ${scene}`);
  const rolled = dice === '' ? {} : { dice: dice === '.' ? ([] as const) : dice };
  const table = begin(cards, { ...rolled, change: set(words === '' ? undefined : words) });
  for (const [i, step] of steps.entries()) {
    if (i % 2 && step) table.shows(step);
    if (i % 2 === 0) for (const pick of step.split(/\s+/)) answer(table, pick);
  }
  table.table.assertScriptUsed();
  if (!table.prompt) table.done();
}

function answer(table: Played, pick: string): void {
  if (pick === '!') table.done();
  else if (pick === 'none') table.pick();
  else if (pick) table.pick(...pick.split('+').map((each) => String(value(each))));
}
