import { LANGUAGES, type Language } from '@crawlspace/kernel';
import type { Loaded, LoadedPack, Pack, Problem } from '@crawlspace/kernel/packs';
import type { GameId } from '../game-ids.ts';
import { PACK_KITS } from '../games/pack-kits.ts';
import { restNowAndThen } from './made.ts';

/** What is wrong with a pack, as a sentence. */
export type Sentence = Readonly<Record<Language, string>>;

/** A pack that somebody brings, looked over. */
export interface Looked {
  readonly pack: Pack;
  readonly loaded: LoadedPack | null;
  readonly game: GameId;
  readonly content: object;
  readonly problems: readonly Sentence[];
}

/** A file that is no pack at all, and why. */
export interface NoPack {
  readonly problems: readonly Sentence[];
}

/** Packs in a file: one, or those of a whole shelf. Each is looked over with those it needs from `others`. */
export async function lookInto(
  text: string,
  others: (game: GameId) => Promise<readonly Pack[]>,
): Promise<readonly (Looked | NoPack)[]> {
  const { packOf, readPack } = await import('@crawlspace/kernel/packs');
  const shelf = shelfIn(text);
  const read = shelf ? shelf.map((each) => packOf(each)) : [readPack(text)];
  const together = read.flatMap(({ pack }) => pack ?? []);
  const looked: (Looked | NoPack)[] = [];
  for (const { pack, problems } of read) {
    if (!pack) looked.push({ problems: await inWords(problems) });
    else looked.push(await lookOver(pack, [...together, ...(await others(pack.game))]));
  }
  return looked;
}

/** A pack with the cards it makes. */
export async function lookOver(pack: Pack, others: readonly Pack[]): Promise<Looked> {
  const { loading } = await import('@crawlspace/kernel/packs');
  const { game, house } = await PACK_KITS[pack.game]();
  const steps = loading(game, house, [...neededBy(pack, others), pack]);
  const rest = restNowAndThen();
  let step = steps.next();
  while (!step.done) {
    await rest();
    step = steps.next();
  }
  const { content, packs, problems }: Loaded<object> = step.value;
  const loaded = packs.find((each) => each.pack === pack) ?? null;
  return { pack, loaded, game: pack.game, content, problems: await inWords(problems) };
}

/** What it builds on, and what that builds on. */
export function neededBy<Of extends Pick<Pack, 'id' | 'needs'>>(
  { id: own, needs = [] }: Of,
  others: readonly Of[],
): readonly Of[] {
  const found = new Map<string, Of>();
  const take = (ids: readonly string[]) => {
    for (const id of ids) {
      const other = others.find((each) => each.id === id);
      if (!other || id === own || found.has(id)) continue;
      found.set(id, other);
      take((other.needs ?? []).map((need) => need.id));
    }
  };
  take(needs.map(({ id }) => id));
  return [...found.values()];
}

const SHELF = 'crawlspace-packs';

/** All packs of a shelf as one file. */
export function shelfFile(packs: readonly object[]): Blob {
  return new Blob([JSON.stringify({ kind: SHELF, packs })], { type: 'application/json' });
}

function shelfIn(text: string): readonly unknown[] | null {
  if (!text.startsWith(`{"kind":"${SHELF}"`)) return null;
  try {
    const { packs } = JSON.parse(text) as { readonly packs?: unknown };
    return Array.isArray(packs) ? packs : null;
  } catch {
    return null;
  }
}

async function inWords(problems: readonly Problem[]): Promise<readonly Sentence[]> {
  const { sentence } = await import('@crawlspace/kernel/packs');
  return problems.map(
    (each) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [language, sentence(language, each)]),
      ) as Record<Language, string>,
  );
}
