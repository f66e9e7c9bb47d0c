import type { Prompt, TextRef } from './question.ts';

type Params = NonNullable<TextRef['params']>;
type Of = Pick<Prompt, 'key' | 'facts'>;

/** The closed list of what a game asks: each kind of question has its words under the prefix and its name. */
export interface Prompts<Kind extends string, Facts extends object> {
  /** The words of a question of this kind, what is filled in, and what is to be known besides. */
  promptFor(kind: Kind, params?: Params, facts?: Facts): Prompt;
  /** The same of a question about a card: its name is filled in. */
  promptOn(kind: Kind, card: string, params?: Params, facts?: Facts): Prompt;
  /** What kind of question has these words; undefined where it is none of the list. */
  kindOf(prompt: Of): Kind | undefined;
  /** What is to be known of a question besides its words. */
  factsOf(asked: { readonly prompt: Of }): Facts;
}

/** What the facts of a game are is said where it makes its list. */
export function promptsOf<Kind extends string, Facts extends object>(
  prefix: string,
  kinds: readonly Kind[],
): Prompts<Kind, Facts> {
  const plain = new Map<Kind, Prompt>(kinds.map((kind) => [kind, { key: prefix + kind }]));
  const byKey = new Map<string, Kind>(kinds.map((kind) => [prefix + kind, kind]));
  const prompts: Prompts<Kind, Facts> = {
    promptFor(kind, params, facts) {
      const prompt = plain.get(kind) as Prompt;
      if (!params && !facts) return prompt;
      return { key: prompt.key, ...(params && { params }), ...(facts && { facts }) } as Prompt;
    },
    promptOn: (kind, card, params, facts) =>
      prompts.promptFor(kind, { card: { key: `${card}.name` }, ...params }, {
        card,
        ...facts,
      } as Facts & { card: string }),
    kindOf: ({ key }) => byKey.get(key),
    factsOf: ({ prompt }) => (prompt.facts ?? NONE) as Facts,
  };
  return prompts;
}

const NONE = {};
