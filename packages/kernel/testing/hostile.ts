import { performance } from 'node:perf_hooks';
import { EndlessError, type GameEvent, type GameModule } from '../src/game.ts';
import { hashOf } from '../src/hash.ts';
import { loadPacks, type Pack, type PackGame, readPack, sentence } from '../src/packs/index.ts';
import { PARTY } from '../src/question.ts';
import { Random } from '../src/random.ts';
import { randomPicks } from '../src/random-picks.ts';
import { Table } from '../src/table.ts';
import { LANGUAGES } from '../src/texts.ts';

/** What hostile packs are thrown at. */
export interface Target<Content, State, Setup, Event extends GameEvent, View> {
  readonly game: PackGame<Content>;
  readonly house: Content;
  readonly moduleOf: (content: Content) => GameModule<State, Setup, Event, View>;
  readonly setup: (random: Random) => Setup;
  /** Packs that are as they should be. */
  readonly samples: readonly Pack[];
}

/** How it went: refused with sentences, or played; and whether an answer had to be refused. */
export interface HostileResult {
  readonly end: 'no-pack' | 'set-aside' | 'not-started' | 'played';
  readonly problems: number;
  readonly refused: number;
  readonly endless: number;
  /** Milliseconds of the slowest answer, and of reading and loading. */
  readonly slowest: number;
  readonly loading: number;
  /** What broke while rules were played; the table stood as before. */
  readonly broken: readonly string[];
}

const MOST_DECISIONS = 150;

/** Throws one hostile pack at a game. Fails where anything happens that packs must not be able to do. */
export function throwPack<Content, State, Setup, Event extends GameEvent, View>(
  target: Target<Content, State, Setup, Event, View>,
  seed: string,
): HostileResult {
  const random = Random.seeded(`hostile ${seed}`);
  const files = hostileFiles(target, random);
  const start = performance.now();
  const read = files.map((text) => readPack(text));
  const packs = read.flatMap(({ pack }) => pack ?? []);
  const loaded = loadPacks(target.game, target.house, packs);
  const loading = performance.now() - start;
  const problems = [...read.flatMap((each) => each.problems), ...loaded.problems];
  for (const each of problems) {
    for (const language of LANGUAGES) {
      const said = sentence(language, each);
      if (said.length < 5 || said.includes('pack.')) throw new Error(`seed ${seed}: “${said}”`);
    }
  }
  const nothing = { problems: problems.length, refused: 0, endless: 0, slowest: 0, loading };
  if (packs.length === 0) return { ...nothing, end: 'no-pack', broken: [] };
  if (problems.length > 0) return { ...nothing, end: 'set-aside', broken: [] };
  return { ...nothing, ...played(target, loaded.content, random, seed) };
}

type Played = Pick<HostileResult, 'end' | 'refused' | 'endless' | 'slowest' | 'broken'>;

function played<Content, State, Setup, Event extends GameEvent, View>(
  { moduleOf, setup }: Target<Content, State, Setup, Event, View>,
  content: Content,
  random: Random,
  seed: string,
): Played {
  const broken: string[] = [];
  let [refused, endless, slowest] = [0, 0, 0];
  let table: Table<State, Setup, Event, View>;
  try {
    table = Table.start(moduleOf(content), setup(random), seed, {});
  } catch (error) {
    return { end: 'not-started', refused, endless, slowest, broken: [String(error)] };
  }
  for (let n = 0; n < MOST_DECISIONS && refused < 3; n++) {
    const { pending } = table;
    const question = pending[random.below(Math.max(1, pending.length))];
    if (!question) break;
    const seat = question.seat === PARTY ? 0 : question.seat;
    const before = hashOf(table.state);
    const start = performance.now();
    const answer = {
      decision: question.id,
      picks: randomPicks(question, random),
      at: table.moment,
    };
    const answering = table.answer(seat, answer);
    slowest = Math.max(slowest, performance.now() - start);
    if (answering.ok) continue;
    refused++;
    const { refusal } = answering;
    const error = 'error' in refusal ? refusal.error : new Error(refusal.reason);
    if (error instanceof EndlessError) endless++;
    else broken.push(error instanceof Error ? `${error.stack?.slice(0, 400)}` : String(error));
    if (hashOf(table.state) !== before)
      throw new Error(`seed ${seed}: a refusal changed the table`);
  }
  return { end: 'played', refused, endless, slowest, broken };
}

/** Files that somebody might bring: random JSON, mutated packs, deep nests, huge lists. */
export function hostileFiles<Content>(
  {
    samples,
    game,
    house,
  }: Pick<Target<Content, unknown, never, never, unknown>, 'samples' | 'game' | 'house'>,
  random: Random,
): string[] {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const sample = () => JSON.parse(JSON.stringify(one(samples))) as Fields;
  const mutated = (pack: Fields, times: number) => {
    for (let n = 0; n < times; n++) mutate(pack, random, () => junk(random, 3));
    return JSON.stringify(pack);
  };
  switch (random.below(12)) {
    case 0:
      return [JSON.stringify(junk(random, 5))];
    case 1:
      return [JSON.stringify(sample()).slice(0, random.below(3000))];
    case 2:
      return [withDeep(sample(), random)];
    case 3:
      return [withHuge(sample(), random)];
    case 4:
      return [JSON.stringify(sample()).replace(/"(id|do|n)":/, `"${one(FORBIDDEN)}":`)];
    case 5:
      return [JSON.stringify(one(samples)), mutated(sample(), 1)];
    case 6:
    case 7:
      return [mutated(sample(), 1 + random.below(4))];
    case 8:
      return [JSON.stringify(ofTheHouse(game, house, random))];
    default:
      return [mutated(ofTheHouse(game, house, random), random.below(3))];
  }
}

type Fields = Record<string, unknown>;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** A pack that changes many entries into what others of their kind are: every word of the language in places of its own. */
function ofTheHouse<Content>(game: PackGame<Content>, house: Content, random: Random): Fields {
  const changes: Record<string, Fields> = {};
  for (const [name, kind] of Object.entries(game.kinds)) {
    const ids = kind.ids(house);
    const swapped = random.shuffle([...ids]).slice(0, 12);
    for (const id of swapped) {
      const other = kind.read(house, ids[random.below(ids.length)] as string);
      const { id: _, ...fields } = JSON.parse(JSON.stringify(other)) as Fields;
      const words = Object.keys(fields).filter((each) =>
        ['effects', 'does', 'abilities'].includes(each),
      );
      if (words.length === 0) continue;
      changes[name] ??= {};
      changes[name][id] = Object.fromEntries(words.map((each) => [each, fields[each]]));
    }
  }
  return JSON.parse(JSON.stringify({ ...HEAD, game: game.name, changes })) as Fields;
}

const HEAD = {
  format: 1,
  id: 'hostile',
  version: '1',
  name: 'Hostile',
  author: 'nobody',
  licence: 'none',
  languages: ['en', 'it'],
};

/** Puts something else in a random place, most often something that stands elsewhere in the same pack. */
function mutate(root: Fields, random: Random, make: () => unknown): void {
  const places: (readonly [holder: Fields, key: string])[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Fields, key]);
      visit((value as Fields)[key]);
    }
  };
  visit(root);
  const [holder, key] = places[random.below(places.length)] ?? [root, 'adds'];
  const [from, name] = places[random.below(places.length)] ?? [root, 'adds'];
  const way = random.below(5);
  if (way === 0) delete holder[key];
  else if (way === 1 && typeof holder[key] === 'number') holder[key] = random.below(41) - 10;
  else if (way <= 3) holder[key] = JSON.parse(JSON.stringify(from[name] ?? null));
  else holder[key] = make();
}

const WORDS = ['', 'you', 'all', 'hits', 'X', 'D6', '-', '💥', '\ud800', 'a'.repeat(500)];
const NUMBERS = [0, -1, 1, 0.5, 99, 1e9, -1e308, Number.MAX_SAFE_INTEGER];

function junk(random: Random, depth: number): unknown {
  const kind = random.below(depth > 0 ? 6 : 4);
  if (kind === 0) return NUMBERS[random.below(NUMBERS.length)];
  if (kind === 1) return WORDS[random.below(WORDS.length)];
  if (kind === 2) return random.below(2) === 0;
  if (kind === 3) return null;
  const parts = Array.from({ length: random.below(5) }, () => junk(random, depth - 1));
  if (kind === 4) return parts;
  return Object.fromEntries(parts.map((part) => [WORDS[random.below(WORDS.length)], part]));
}

function withDeep(pack: Fields, random: Random): string {
  const depth = 10 ** (1 + random.below(5));
  const nest = random.below(2) === 0 ? ['[', ']'] : ['{"not":', '}'];
  const deep = `${(nest[0] as string).repeat(depth)}1${(nest[1] as string).repeat(depth)}`;
  return JSON.stringify({ ...pack, adds: '@' }).replace('"@"', deep);
}

function withHuge(pack: Fields, random: Random): string {
  const many = Array.from({ length: 10 ** (2 + random.below(4)) }, (_, n) => ({ id: `x-${n}` }));
  const names = Object.keys((pack['adds'] ?? { darkness: [] }) as Fields);
  return JSON.stringify({ ...pack, adds: { [names[0] ?? 'darkness']: many } });
}
