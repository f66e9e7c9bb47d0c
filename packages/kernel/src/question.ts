import type { Giver, Moment } from './log.ts';

/** A place at the table, counted from 0. */
export type SeatId = number;

/** The seat of decisions that belong to the whole party: any seat may answer. */
export const PARTY: SeatId = -1;

/** Who looks: somebody in a seat, or somebody who only watches and sees what all seats may know. */
export type Viewer = { readonly seat: SeatId } | { readonly spectator: true };

export const SPECTATOR: Viewer = { spectator: true };

/** A text in the locale files: its key and what is filled in. */
export interface TextRef {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | TextRef>>;
}

/** What a question is about as plain data, for who decides by it: bots and standing orders. */
export type Facts = Readonly<Record<string, FactValue | Readonly<Record<string, FactValue>>>>;
type FactValue = string | number | boolean | readonly number[];

/** The words of a question, and what is to be known of it besides. */
export interface Prompt extends TextRef {
  readonly facts?: Facts;
}

/**
 * How the picks are read: one option; several different ones; all of them in an order; or a number
 * of points spread over the options, each up to its capacity.
 */
export type QuestionKind = 'one' | 'many' | 'order' | 'allocate';

/**
 * What picking an option means, as data: which deed it is, and whom and what it is about. Games have
 * their own list of meanings, told apart by `kind`. Bots and clients read this; the option's id is
 * the key of the record and nothing else.
 */
export interface Meaning {
  readonly kind: string;
}

/**
 * What an option is among the others, whatever the game. Clients place it by this, and whoever plays along knows
 * what leads on.
 */
export type Role =
  /** Picked where it lies: on the board, or among the dice that lie there. */
  | 'place'
  /** A die of a roll, beside the others. */
  | 'die'
  /** What everything else is for. */
  | 'foremost'
  /** Possible with every question and hardly ever meant. */
  | 'aside'
  /** Ends something or gives it up. */
  | 'end'
  /** Turns a chance down: nobody sees that it was there. */
  | 'pass'
  /** Goes on with what is under way, and lets a chance go by. */
  | 'go-on'
  /** Closes again what was opened; what that has cost is gone. */
  | 'done'
  /** Leads back to the question before, and costs nothing. */
  | 'back';

/** By what a game tells the role of an option. */
export interface Offered {
  readonly id: string;
  readonly means?: Meaning;
  readonly text?: TextRef;
}

/** A chance, and what it is the chance of: a word that the game has a text for. */
export interface Chance {
  readonly of: string;
  readonly odds: number;
}

/** What a person sees of an option. Made on demand, so that simulations pay nothing for it. */
export interface OptionDetails {
  readonly text?: TextRef;
  /** The places that are entered on the way there, the last one included. */
  readonly path?: readonly number[];
  readonly cost?: Readonly<Record<string, number>>;
  /** The exact chance of success, 0 to 1, where dice decide. */
  readonly odds?: number;
  /** What that is the chance of, where it is not just success: a word that the game has a text for. */
  readonly oddsOf?: string;
  /** All that dice may bring, where one chance does not tell it. */
  readonly chances?: readonly Chance[];
  /** For 'allocate': what so many points on this option may bring, from one point up. */
  readonly shares?: readonly (readonly Chance[])[];
  readonly rule?: string;
}

/** What a rule asks. The legal options are listed by id; an answer is a choice of ids. */
export interface Question<Id extends string = string> {
  /** The table numbers questions when it first sees them; 0 until then. */
  id: number;
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly options: readonly Id[];
  readonly min: number;
  readonly max: number;
  /** For 'allocate': how many points each option can take, in the order of the options. */
  readonly capacity?: readonly number[] | undefined;
  readonly rule?: string | undefined;
  readonly means?: ((option: Id) => Meaning) | undefined;
  readonly describe?: ((option: Id) => OptionDetails) | undefined;
  /** Puts it again as things stand: others have acted since it was asked. */
  renew?(): void;
}

/** A question as the people at the table get it: plain data. */
export interface Decision {
  readonly id: number;
  /** When it was looked at: an answer names this moment. */
  readonly at: Moment;
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly options: readonly (OptionDetails & {
    readonly id: string;
    readonly means?: Meaning;
    readonly role?: Role;
    readonly capacity?: number;
  })[];
  readonly min: number;
  readonly max: number;
  readonly rule?: string;
}

/** What a seat sends: the decision it answers, the moment it was seen at, and the ids it picks. */
export interface Answer {
  readonly at: Moment;
  readonly decision: number;
  readonly picks: readonly string[];
  readonly by?: Giver;
  readonly id?: string;
}

/** What a rule gets back from `yield`. */
export interface Answered {
  readonly question: Question;
  readonly picks: readonly string[];
}

export type RefusalReason =
  | 'malformed'
  | 'no-such-seat'
  /** The table has gone back since, or goes by other rules now. */
  | 'moment-passed'
  | 'not-pending'
  | 'not-your-decision'
  | 'not-an-option'
  | 'repeated'
  | 'too-few'
  | 'too-many'
  /** A rule broke down over it; the table stands as it stood before. */
  | 'rule-failed';

export interface Refusal {
  readonly reason: RefusalReason;
  /** The pick that is wrong, where one is. */
  readonly pick?: string;
  /** What a rule broke down with. */
  readonly error?: unknown;
}

/** Why these picks do not answer the question, or null when they do. */
export function refuse(question: Question, picks: readonly string[]): Refusal | null {
  if (picks.length > question.max) return { reason: 'too-many' };
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as string;
    const option = question.options.indexOf(pick);
    if (option < 0) return { reason: 'not-an-option', pick };
    const before = timesPicked(picks, pick, i);
    if (question.kind === 'allocate') {
      if (before >= (question.capacity?.[option] ?? 0)) return { reason: 'too-many', pick };
    } else if (before > 0) return { reason: 'repeated', pick };
  }
  return picks.length < question.min ? { reason: 'too-few' } : null;
}

function timesPicked(picks: readonly string[], pick: string, until: number): number {
  let times = 0;
  for (let i = 0; i < until; i++) if (picks[i] === pick) times++;
  return times;
}

/** The only legal answer of a question that leaves no choice, or null when there is a choice. */
export function onlyAnswer(question: Question): readonly string[] | null {
  const { options, min, max } = question;
  if (max === 0) return [];
  if (question.kind === 'order') return options.length === 1 ? options : null;
  if (question.kind !== 'allocate') return min === options.length ? options : null;
  return onlyAllocation(question);
}

function onlyAllocation(question: Question): readonly string[] | null {
  const room = question.options.map((_, i) => Math.min(question.capacity?.[i] ?? 0, question.max));
  const total = room.reduce((a, b) => a + b, 0);
  const useful = room.filter((points) => points > 0).length;
  const forced = total === question.min || (useful === 1 && question.min === question.max);
  if (!forced) return null;
  return question.options.flatMap((id, i) =>
    Array<string>(Math.min(room[i] as number, question.min)).fill(id),
  );
}

export function toDecision(
  question: Question,
  at: Moment,
  roleOf?: (option: Offered) => Role | null,
): Decision {
  const { id, seat, kind, prompt, min, max, rule, capacity } = question;
  const options = question.options.map((name, i) => {
    const option = {
      id: name,
      ...(capacity ? { capacity: capacity[i] as number } : {}),
      ...(question.means ? { means: question.means(name) } : {}),
      ...question.describe?.(name),
    };
    const role = roleOf?.(option);
    return role ? { ...option, role } : option;
  });
  return { id, at, seat, kind, prompt, options, min, max, ...(rule ? { rule } : {}) };
}
