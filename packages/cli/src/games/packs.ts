import {
  type GameEvent,
  type GameModule,
  type Language,
  SaveError,
  type TextRef,
} from '@crawlspace/kernel';
import {
  jsonSchemaOf,
  type Loaded,
  loadPacks,
  type Made,
  type ModulesFrom,
  type PackGame,
  type Problem,
  type packsOfRecord,
  readPack,
  sentence,
} from '@crawlspace/kernel/packs';
import type { CommandKit, CommandWords, Muster } from './kit.ts';
import type { GameUser } from './load.ts';

/** What the command line does with packs for a game, whichever it is. */
export interface PackKit {
  readonly schema: () => object;
  /** Where a new pack starts. */
  readonly skeleton: object;
  /** The missions of the house, and so many of its heroes. */
  readonly missions: readonly string[];
  readonly party: (count: number) => readonly string[];
  /** Reads packs, each from a text, and lays them over the house. */
  readonly open: (files: readonly File[]) => Opened;
  /** Does something with the game as these packs make it. Throws SaveError where they are not whole. */
  readonly play: <Result>(files: readonly string[], use: GameUser<Result>) => Result;
  /** Does something with the game as it is at the table of a record. Throws SaveError. */
  readonly playAt: <Result>(at: Packs, use: GameUser<Result>) => Result;
}

export interface File {
  readonly name: string;
  readonly text: string;
}

export interface Opened {
  readonly problems: readonly Problem[];
  readonly packs: Loaded<unknown>['packs'];
  /** What is printed on a card in a language: its name, and then everything else. */
  readonly card: (language: Language, kind: string, id: string) => readonly string[];
  readonly missions: readonly string[];
  readonly heroes: readonly string[];
}

/** The packs that a record names and carries. */
type Packs = NonNullable<ReturnType<typeof packsOfRecord>>;

interface Words {
  readonly say: (language: Language, text: TextRef) => string;
  readonly hasText: (key: string) => boolean;
  readonly cardWords: (
    language: Language,
    id: string,
  ) => { readonly name: string; readonly text: string; readonly flavour: string };
}

export interface PacksOfAGame<
  Content,
  Modules,
  ItsWords extends Words,
  State,
  Setup,
  Event extends GameEvent,
  View,
> {
  readonly game: PackGame<Content>;
  readonly house: Content;
  readonly kit: CommandKit<State, Setup, Event, View>;
  readonly modules: ModulesFrom<Content, Modules>;
  readonly moduleIn: (modules: Modules) => GameModule<State, Setup, Event, View>;
  readonly musterOf: (
    content: Content,
    module: GameModule<State, Setup, Event, View>,
  ) => Muster<Setup>;
  readonly wordsFor: (content: Content) => ItsWords;
  readonly commandWords: (words: ItsWords) => CommandWords<State, Event, View>;
  /** Parts of an entry's texts that are no card's. */
  readonly parts: readonly string[];
  readonly skeleton: object;
}

export function packKit<
  Content extends object,
  Modules,
  ItsWords extends Words,
  State,
  Setup,
  Event extends GameEvent,
  View,
>(of: PacksOfAGame<Content, Modules, ItsWords, State, Setup, Event, View>): PackKit {
  const kitOf = ({ content, modules }: Made<Content, Modules>) => {
    const module = of.moduleIn(modules);
    const words = of.commandWords(of.wordsFor(content));
    return { ...of.kit, module, words, muster: of.musterOf(content, module), content };
  };
  return {
    schema: () => jsonSchemaOf(of.game),
    skeleton: of.skeleton,
    missions: of.kit.muster.missions,
    party: of.kit.muster.party,
    open(files) {
      const read = files.map(({ name, text }) => readPack(text, name));
      const laid = loadPacks(
        of.game,
        of.house,
        read.flatMap(({ pack }) => pack ?? []),
      );
      const { content, packs } = laid;
      const problems = [...read.flatMap((each) => each.problems), ...laid.problems];
      const { missions, heroes } = of.musterOf(content, of.kit.module);
      const words = of.wordsFor(content);
      const card = (language: Language, _: string, id: string) =>
        cardLines(words, of.parts, language, id);
      return { problems, packs, card, missions, heroes };
    },
    play(texts, use) {
      const read = texts.map((text) => readPack(text));
      const [problem] = read.flatMap(({ problems }) => problems);
      if (problem) throw new SaveError('bad-pack', sentence('en', problem));
      return use(kitOf(of.modules.of(read.flatMap(({ pack }) => pack ?? []))));
    },
    playAt: ({ refs, packs }, use) => use(kitOf(of.modules.at(refs, packs))),
  };
}

function cardLines(
  words: Words,
  parts: readonly string[],
  language: Language,
  id: string,
): readonly string[] {
  const { name, text, flavour } = words.cardWords(language, id);
  const more = parts.flatMap((part) => {
    const key = `${id}.${part}`;
    return words.hasText(key) ? [words.say(language, { key })] : [];
  });
  return [name, text, flavour, ...more].filter((line) => line !== '');
}
