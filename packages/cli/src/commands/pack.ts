import { existsSync } from 'node:fs';
import { LANGUAGES, type Language } from '@crawlspace/kernel';
import { type Problem, readPack, sentence } from '@crawlspace/kernel/packs';
import { writeWhole } from '../files.ts';
import { type GameName, gameOf, isGame, packsOf } from '../games/load.ts';
import type { File, Opened, PackKit } from '../games/packs.ts';
import { textOf } from '../packs/given.ts';
import { labOf } from '../packs/lab.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';

const DEEDS = { schema, check, new: create, show, lab } as const;
type Deed = keyof typeof DEEDS;

/** Looks after packs: cards of one's own. */
export async function packCommand([deed = '', ...args]: string[]): Promise<number> {
  if (!Object.hasOwn(DEEDS, deed)) {
    throw new UsageError(`pack what? There are: ${Object.keys(DEEDS).join(', ')}`);
  }
  return await DEEDS[deed as Deed](args);
}

async function schema(args: string[]): Promise<number> {
  const { positionals } = readArguments(args, [], []);
  const { schema: draw } = await packsOf(gameOf(positionals[0]));
  console.log(JSON.stringify(draw(), null, 2));
  return 0;
}

async function create(args: string[]): Promise<number> {
  const { positionals } = readArguments(args, [], [], 2);
  const [name, file] = positionals;
  const text = `${JSON.stringify((await packsOf(gameOf(name))).skeleton, null, 2)}\n`;
  if (file === undefined) {
    console.log(text.trimEnd());
    return 0;
  }
  if (existsSync(file)) throw new UsageError(`${file} is there already`);
  writeWhole(file, text);
  console.log(`${file}: a pack to start from; crawlspace pack check ${file} looks it over`);
  return 0;
}

/** The packs of a command line, opened; null where one of them is no pack at all. */
interface Pile {
  readonly game: GameName;
  readonly kit: PackKit;
  readonly files: readonly File[];
  readonly opened: Opened;
}

async function pileOf({ positionals, text }: Arguments): Promise<Pile | null> {
  const [name] = positionals;
  if (name === undefined) throw new UsageError('name the file of a pack');
  const others = text('with')?.split(',') ?? [];
  const files = [...others, name].map((file) => ({ name: file, text: textOf(file) }));
  const language = languageOf(text('language'));
  const { pack, problems } = readPack(files.at(-1)?.text ?? '', name);
  if (!pack || !isGame(pack.game)) {
    print(language, problems);
    return null;
  }
  const kit = await packsOf(pack.game);
  return { game: pack.game, kit, files, opened: kit.open(files) };
}

function languageOf(name = 'en'): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (!language)
    throw new UsageError(`unknown language ${name}; there are: ${LANGUAGES.join(', ')}`);
  return language;
}

function print(language: Language, problems: readonly Problem[]): void {
  for (const problem of problems) console.log(sentence(language, problem));
  const n = problems.length;
  console.log(n === 1 ? '1 problem' : `${n} problems`);
}

const TEXTS = ['with', 'language'];

async function check(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, ['json']);
  const pile = await pileOf(given);
  if (!pile) return 1;
  const { problems, packs } = pile.opened;
  const last = packs.at(-1);
  if (given.flag('json')) console.log(JSON.stringify({ problems, pack: last?.ref ?? null }));
  else if (problems.length > 0) print(languageOf(given.text('language')), problems);
  else if (last) {
    const { ref, pack, added, changed, removed, lacks } = last;
    console.log(`${pack.name} ${ref.version} (${ref.id}) is fit to be played.`);
    console.log(`adds ${added.length}, changes ${changed.length}, removes ${removed.length}`);
    if (lacks.length > 0) console.log(`has no texts in: ${lacks.join(', ')}`);
    console.log(`hash ${ref.hash}`);
  }
  return problems.length > 0 ? 1 : 0;
}

async function show(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, []);
  const pile = await pileOf(given);
  if (!pile) return 1;
  const { packs, problems, card } = pile.opened;
  const last = packs.at(-1);
  const all = [
    ...(last?.added ?? []).map((each) => ({ ...each, note: '' })),
    ...(last?.changed ?? []).map((each) => ({
      ...each,
      note: `, changed by ${last?.pack.name}`,
    })),
  ];
  for (const { kind, id, note } of all) {
    console.log(`${kind} ${id}${note}`);
    for (const language of LANGUAGES) {
      const [title = id, ...lines] = card(language, kind, id);
      console.log([`  ${language}  ${title}`, ...lines.flatMap(indented)].join('\n'));
    }
  }
  for (const { kind, id } of last?.removed ?? []) console.log(`${kind} ${id}, removed`);
  if (problems.length > 0) print(languageOf(given.text('language')), problems);
  return problems.length > 0 ? 1 : 0;
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `      ${line}`);
}

async function lab(args: string[]): Promise<number> {
  const given = readArguments(
    args,
    [...TEXTS, 'games', 'mission', 'heroes', 'seed', 'bot', 'playouts', 'threads'],
    ['json'],
  );
  const pile = await pileOf(given);
  if (!pile) return 1;
  if (pile.opened.problems.length > 0) {
    print(languageOf(given.text('language')), pile.opened.problems);
    return 1;
  }
  return await labOf(pile, given);
}
