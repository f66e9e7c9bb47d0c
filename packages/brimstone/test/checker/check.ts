import type { EventOf } from '../../src/events.ts';
import type { BrimstoneMeaning } from '../../src/meanings.ts';
import type { AdventureState } from '../../src/state.ts';
import type { Moment } from './watch.ts';

/** One moment, the state as it is then, and where to say what is wrong. */
export interface Seen {
  readonly moment: Moment;
  readonly now: AdventureState;
  /** With the id of the rule in the ledger. */
  readonly report: (rule: string, text: string) => void;
}

/** A subject that is checked: it looks at every moment of one game and remembers what it needs. */
export interface Check {
  readonly name: string;
  readonly start: () => (seen: Seen) => void;
}

type EventName = Extract<Moment, { kind: 'event' }>['event']['t'];

/** The event of a moment if it is of this name. */
export function told<Name extends EventName>(moment: Moment, name: Name): EventOf<Name> | null {
  const isIt = moment.kind === 'event' && moment.event.t === name;
  return isIt ? (moment.event as EventOf<Name>) : null;
}

/** Who is asked and what the options mean, if a moment is a question with this prompt. */
export function asked(
  moment: Moment,
  prompt: string,
): { readonly seat: number; readonly offers: readonly (BrimstoneMeaning | undefined)[] } | null {
  if (moment.kind !== 'asked' || moment.question.prompt.key !== prompt) return null;
  const { seat, options, means } = moment.question;
  return { seat, offers: options.map((each) => means?.(each) as BrimstoneMeaning | undefined) };
}

/** A check without a memory. */
export function plain(name: string, look: (seen: Seen) => void): Check {
  return { name, start: () => look };
}

/** A checker for one game: feed it moments, and it keeps what it found. */
export function checkerOf(checks: readonly Check[]): {
  readonly findings: string[];
  readonly see: (moment: Moment, now: AdventureState) => void;
} {
  const findings: string[] = [];
  const looks = checks.map(({ name, start }) => {
    const report = (rule: string, text: string) => findings.push(`${name} (${rule}): ${text}`);
    return { look: start(), report };
  });
  return {
    findings,
    see(moment, now) {
      for (const { look, report } of looks) look({ moment, now, report });
    },
  };
}
