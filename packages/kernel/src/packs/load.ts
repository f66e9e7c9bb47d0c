import type { PackRef } from '../carried.ts';
import type { Json } from '../hash.ts';
import { LANGUAGES, type Language, type Texts } from '../texts.ts';
import { addedBy, changedBy, type Laying, type Leaving, type Ready, removedBy } from './entries.ts';
import type { Pack } from './format.ts';
import type { PackGame, Steps } from './game.ts';
import { hashOfPack } from './hash.ts';
import { inOrder } from './needs.ts';
import { type Problem, problem } from './problems.ts';
import { checkPictures, textsOfPack } from './words-of-pack.ts';

export interface Placed {
  readonly kind: string;
  readonly id: string;
}

export interface LoadedPack {
  readonly ref: PackRef;
  readonly pack: Pack;
  readonly added: readonly Placed[];
  readonly changed: readonly Placed[];
  readonly removed: readonly Placed[];
  /** Languages it has no texts in: they are said in another. */
  readonly lacks: readonly Language[];
}

export interface Loaded<Content> {
  readonly content: Content;
  readonly packs: readonly LoadedPack[];
  /** What was set aside, and why. Packs are fit to be played only when there is nothing here. */
  readonly problems: readonly Problem[];
}

export function refOf(pack: Pack): PackRef {
  const { id, version } = pack;
  return { id, version, hash: hashOfPack(pack as unknown as Json) };
}

/** Lays packs over some content, each after those it needs. What was there is left as it is. */
export function loadPacks<Content>(
  game: PackGame<Content>,
  house: Content,
  packs: readonly Pack[],
): Loaded<Content> {
  const steps = loading(game, house, packs);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in small steps; of packs that are known by their hashes already these are not worked out again. */
export function* loading<Content>(
  game: PackGame<Content>,
  house: Content,
  packs: readonly Pack[],
  known: ReadonlyMap<Pack, PackRef> = new Map(),
): Steps<Loaded<Content>> {
  const order = inOrder(packs);
  const problems = [...order.problems];
  const loaded: LoadedPack[] = [];
  let content = house;
  for (const pack of order.packs) {
    if (pack.game !== game.name) {
      const params = { game: pack.game, here: game.name };
      problems.push(problem({ pack: pack.id, path: ['game'] }, 'other-game', params));
      continue;
    }
    const laying: Laying<Content> = { game, before: content, pack, problems };
    const laid = yield* lay(laying, known.get(pack) ?? refOf(pack));
    content = laid.content;
    loaded.push(laid.loaded);
  }
  return { content, packs: loaded, problems };
}

function* lay<Content>(
  laying: Laying<Content>,
  ref: PackRef,
): Steps<{ content: Content; loaded: LoadedPack }> {
  const { game, pack } = laying;
  const read = [...(yield* addedBy(laying)), ...(yield* changedBy(laying))];
  const leaving = removedBy(laying);
  const { ready, content } = yield* fitting(laying, read, leaving);
  const texts = textsOfPack(laying, ready);
  yield;
  checkPictures(laying, ready);
  const placed = (deed: Ready<Content>['deed']): Placed[] =>
    ready.flatMap(({ kind, entry, ...each }) =>
      each.deed === deed ? [{ kind, id: entry.id }] : [],
    );
  return {
    content: game.withTexts(content, {
      ...game.textsOf(content),
      ...texts,
      ...notesOf(laying, ready),
    }),
    loaded: {
      ref,
      pack,
      added: placed('adds'),
      changed: placed('changes'),
      removed: leaving.map(({ kind, id }) => ({ kind, id })),
      lacks: LANGUAGES.filter((language) => !pack.languages.includes(language)),
    },
  };
}

/** Sets aside what does not fit the rest, and then what needed it, until everything fits. */
function* fitting<Content>(
  laying: Laying<Content>,
  read: readonly Ready<Content>[],
  leaving: readonly Leaving<Content>[],
): Steps<{ ready: readonly Ready<Content>[]; content: Content }> {
  let ready = read;
  for (;;) {
    let content = laying.before;
    for (const { of, entry } of ready) {
      content = of.put(content, entry);
      yield;
    }
    const found: (readonly Problem[])[] = [];
    for (const { of, entry, at } of ready) {
      found.push(of.problems?.(content, entry, at) ?? []);
      yield;
    }
    if (found.every(({ length }) => length === 0)) {
      return { ready, content: withoutLeaving(laying, content, leaving) };
    }
    laying.problems.push(...found.flatMap((problems) => problems.slice(0, MOST_OF_ONE)));
    ready = ready.filter((_, n) => found[n]?.length === 0);
  }
}

/** The packs that have changed a card, for whoever shows it: a text like its name. */
function notesOf<Content>(
  { game, before, pack }: Laying<Content>,
  ready: readonly Ready<Content>[],
): Texts {
  const all = game.textsOf(before);
  const changed = ready.filter(({ deed }) => deed === 'changes');
  return Object.fromEntries(
    changed.map(({ entry: { id } }) => {
      const note = [all?.[changedByOf(id)]?.en, pack.name].filter(Boolean).join(', ');
      return [changedByOf(id), { en: note, it: note }];
    }),
  );
}

const changedByOf = (id: string) => `${id}.changed-by`;

const MOST_OF_ONE = 5;

function withoutLeaving<Content>(
  { pack, problems }: Laying<Content>,
  all: Content,
  leaving: readonly Leaving<Content>[],
): Content {
  let content = all;
  for (const { of, kind, id } of leaving) {
    const left = of.take?.(content, id);
    if (left) content = left;
    else problems.push(problem({ pack: pack.id, entry: { kind, id } }, 'emptied'));
  }
  return content;
}
