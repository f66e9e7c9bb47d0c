import type { RollScript } from '@crawlspace/kernel';
import { expect } from 'vitest';
import { CLASSES, MOBS, ROAMING } from '../src/ids.ts';
import type { BoardToken, DescentState, HeroTurn } from '../src/state.ts';
import { ally } from './allies.ts';
import { putMob, putMonster } from './foes.ts';
import { give } from './items.ts';
import { strawMan, withRelics } from './practice.ts';
import { at } from './training-ground.ts';

/**
 * Scenes in short words. A phrase names somebody, and then what is so of them, two words each:
 *
 *   `hero zone 0:1 mana 0`        the first hero stands at (0,1) of the training ground, without Mana
 *   `hero1 wears practice-sword`  the second has a sword in hand; `has …` is for the Inventory
 *   `straw@1:0 minions 2`         a straw man with two minions comes to (1,0); so do `undead@…`, `ghoul@…`,
 *                                 `flame-spirit@…` and tokens
 *   `straw1 wounds 3 fire 1`      what an enemy of that id is like; `foe` is the first one
 *   `berserker rage 2`            the board of a class; `state phase round-start` is the game's own
 *
 * Before play they are made so with `set`, after it they are compared by `shows` of a played table, which also
 * knows `prompt …`, `options …` (all of them), `offers …`, `lacks …`, `gone ID`, `told EVENT TIMES` and `event NAME …`.
 */
type Phrase = readonly [who: string, ...words: string[]];

function phrases(texts: readonly string[]): Phrase[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((phrase) => phrase.trim().split(/\s+/) as [string, ...string[]]);
}

/** Dice in the order they are rolled: `yellow H HH, blue S`. */
export function rolls(dice: string | RollScript): RollScript {
  return typeof dice === 'string' ? phrases([dice]) : dice;
}

type Step = string | ((state: DescentState) => unknown) | undefined;

/** Changes the state before play: as these words say, or as functions do. */
export function set(...steps: readonly Step[]) {
  return (state: DescentState): void => {
    for (const step of steps) {
      if (typeof step !== 'string') step?.(state);
      else for (const phrase of phrases([step])) make(state, phrase);
    }
  };
}

function make(state: DescentState, [who, ...words]: Phrase): void {
  const [name = '', zone] = who.split('@');
  if (zone !== undefined) come(state, name, value(zone) as number, words);
  else if (who !== 'heroes') change(state, who, words);
  else for (const { index } of state.heroes) change(state, `hero${index}`, words);
}

function come(state: DescentState, name: string, zone: number, words: readonly string[]): void {
  const all = pairs(words);
  const more = Object.fromEntries(all.filter(([key]) => !key.includes('.')));
  const piece = bring(state, name, zone, more);
  for (const [key, wanted] of all) if (key.includes('.')) put(piece, key.split('.'), wanted);
}

function bring(state: DescentState, name: string, zone: number, more: object): object {
  const [mob, monster] = [MOBS.find((id) => id === name), ROAMING.find((id) => id === name)];
  const friend = (['summoner', 'flame-spirit', 'frost-spirit'] as const).find((id) => id === name);
  if (name === 'straw') return strawMan(state, zone, more);
  if (mob) return putMob(state, mob, zone, more);
  if (monster) return putMonster(state, monster, zone, more);
  if (friend) return ally(state, friend, zone, more);
  const token = { id: 90, kind: name as BoardToken['kind'], zone, ...more };
  state.dungeon.tokens.push(token);
  return token;
}

function change(state: DescentState, who: string, words: readonly string[]): void {
  for (const [key, wanted] of pairs(words)) {
    const hero = Number(who.slice('hero'.length));
    if (key === 'wears' || key === 'has') give(state, String(wanted), hero, key === 'wears');
    else if (key === 'relics') withRelics(state, Number(wanted), hero);
    else put(subject(state, who), key.split('.'), wanted);
  }
}

/** What a hero has whose turn it was not. */
const TURN: HeroTurn = { actions: 0, mp: null, moved: false, slipping: false };

function put(owner: object, [key = '', ...rest]: readonly string[], wanted: unknown): void {
  if (!(key in owner)) throw new Error(`there is no ${key}`);
  const now = (owner as Record<string, object | null>)[key];
  if (rest.length > 0) {
    const inner = now ?? { ...TURN };
    Object.assign(owner, { [key]: inner });
    put(inner, rest, wanted);
  } else if (Array.isArray(now)) now.splice(0, now.length, ...String(wanted).split('+'));
  else Object.assign(owner, { [key]: wanted });
}

/** Who is meant: a hero, an enemy, an ally, the board of a class, or the whole state. */
function subject(state: DescentState, who: string): object {
  const [, kind, nth] = /^(hero|foe)(\d*)$/.exec(who) ?? [];
  if (kind === 'hero') return found(state.heroes[Number(nth)], who);
  if (kind === 'foe') return found(state.enemies[Number(nth)], who);
  if (who === 'state') return state;
  const id = CLASSES.find((each) => each === who);
  if (id) return found(state.heroes.find(({ board }) => board.class === id)?.board, who);
  return found(
    [...state.enemies, ...state.allies].find((each) => each.id === who),
    who,
  );
}

function found<Thing>(thing: Thing | undefined, who: string): Thing {
  if (!thing) throw new Error(`there is no ${who}`);
  return thing;
}

/** What `shows` looks at. */
interface Shown {
  readonly state: DescentState;
  readonly prompt: string | undefined;
  readonly options: readonly string[];
  readonly events: readonly { readonly t: string }[];
}

/** Compares what can be seen with what it should be, phrase by phrase. */
export function compare(shown: Shown, texts: readonly string[]): void {
  const wanted = phrases(texts).map(
    ([who, ...words]): Phrase => [who, ...words.map((word) => String(value(word)))],
  );
  expect(wanted.map((phrase) => seen(shown, phrase))).toEqual(wanted.map((each) => each.join(' ')));
}

/** The phrase as it is true. */
function seen({ state, prompt = 'none', options, events }: Shown, [who, ...words]: Phrase): string {
  const [word = '', ...more] = words;
  const told = events.filter(({ t }) => t === word);
  if (who === 'prompt') return `prompt ${prompt}`;
  if (who === 'options') return ['options', ...options].join(' ');
  if (who === 'offers' || who === 'lacks')
    return `${options.includes(word) ? 'offers' : 'lacks'} ${word}`;
  if (who === 'gone')
    return [...state.enemies, ...state.allies].some(({ id }) => id === word)
      ? `here ${word}`
      : `gone ${word}`;
  if (who === 'told') return `told ${word} ${told.length}`;
  if (who === 'event') return `event ${word} ${like(told.at(-1) ?? {}, more)}`;
  if (who === 'heroes')
    return [who, word, ...state.heroes.map((each) => look(each, word))].join(' ');
  if (who === 'foes')
    return [who, word, ...state.enemies.map((each) => look(each, word))].join(' ');
  return `${who} ${like(subject(state, who), words)}`;
}

function like(owner: object, words: readonly string[]): string {
  return pairs(words)
    .map(([key]) => `${key} ${look(owner, key)}`)
    .join(' ');
}

function look(owner: object, path: string): unknown {
  let at: unknown = owner;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(at) ? at.join('+') : at;
}

function pairs(words: readonly string[]): [key: string, value: unknown][] {
  if (words.length % 2) throw new Error(`words come in pairs: ${words.join(' ')}`);
  return words.flatMap((word, i) => (i % 2 ? [] : [[word, value(words[i + 1] ?? '')]]));
}

export function value(word: string): unknown {
  if (/^-?\d+$/.test(word)) return Number(word);
  const [, option, x, y] = /^(zone)?(\d):(\d)$/.exec(word) ?? [];
  if (x && y) return option ? `zone${at(Number(x), Number(y))}` : at(Number(x), Number(y));
  const plain: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
  return word in plain ? plain[word] : word;
}
