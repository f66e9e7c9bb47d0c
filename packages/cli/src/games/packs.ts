import type { GameEvent, GameModule, Language, TextRef } from '@crawlspace/kernel';
import {
  jsonSchemaOf,
  type Loaded,
  loadPacks,
  type PackGame,
  type Problem,
  readPack,
} from '@crawlspace/kernel/packs';
import type { CommandKit, Muster } from './kit.ts';
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
  /** Does something with the game as these packs make it; they have to be whole. */
  readonly play: <Result>(files: readonly string[], use: GameUser<Result>) => Result;
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

interface Words {
  readonly say: (language: Language, text: TextRef) => string;
  readonly hasText: (key: string) => boolean;
  readonly cardWords: (
    language: Language,
    id: string,
  ) => { readonly name: string; readonly text: string; readonly flavour: string };
}

export interface PacksOfAGame<Content, State, Setup, Event extends GameEvent, View> {
  readonly game: PackGame<Content>;
  readonly house: Content;
  readonly kit: CommandKit<State, Setup, Event, View>;
  readonly moduleOf: (content: Content) => GameModule<State, Setup, Event, View>;
  readonly musterOf: (
    content: Content,
    module: GameModule<State, Setup, Event, View>,
  ) => Muster<Setup>;
  readonly wordsFor: (content: Content) => Words;
  /** Parts of an entry's texts that are no card's. */
  readonly parts: readonly string[];
  readonly skeleton: object;
}

export function packKit<Content extends object, State, Setup, Event extends GameEvent, View>(
  of: PacksOfAGame<Content, State, Setup, Event, View>,
): PackKit {
  const load = (files: readonly File[]) => {
    const read = files.map(({ name, text }) => readPack(text, name));
    const loaded = loadPacks(
      of.game,
      of.house,
      read.flatMap(({ pack }) => pack ?? []),
    );
    return {
      ...loaded,
      problems: [...read.flatMap(({ problems }) => problems), ...loaded.problems],
    };
  };
  return {
    schema: () => jsonSchemaOf(of.game),
    skeleton: of.skeleton,
    missions: of.kit.muster.missions,
    party: of.kit.muster.party,
    open(files) {
      const { content, packs, problems } = load(files);
      const { missions, heroes } = of.musterOf(content, of.moduleOf(content));
      const words = of.wordsFor(content);
      const card = (language: Language, _: string, id: string) =>
        cardLines(words, of.parts, language, id);
      return { problems, packs, card, missions, heroes };
    },
    play(files, use) {
      const { content, problems } = load(files.map((text, n) => ({ name: `${n}`, text })));
      if (problems.length > 0) throw new Error('the packs are not whole');
      const module = of.moduleOf(content);
      return use({ ...of.kit, module, muster: of.musterOf(content, module), content });
    },
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
