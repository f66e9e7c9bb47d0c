import type { OptionDetails } from '@crawlspace/kernel';
import type { Played } from './adventure.ts';

/** What a person sees of an option of the first pending question. */
export function told({ pending: [question] }: Played, option: string): OptionDetails {
  if (!question?.options.includes(option)) throw new Error(`${option} is not offered`);
  return question.describe?.(option) ?? {};
}

/** What is filled into the prompt of the first pending question. */
export function promptOf({ pending: [question] }: Played): Readonly<Record<string, unknown>> {
  return question?.prompt.params ?? {};
}

/** What is to be known of the first pending question besides its words. */
export function factsTold({ pending: [question] }: Played): Readonly<Record<string, unknown>> {
  return question?.prompt.facts ?? {};
}
