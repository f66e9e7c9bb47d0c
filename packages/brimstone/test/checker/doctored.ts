import { expect, test } from 'vitest';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Field, field } from '../fight.ts';
import { type Check, checkerOf } from './check.ts';
import type { Moment } from './watch.ts';

/** What happens in a doctored game: something told, a die, or a change of the state behind the scenes. */
export type Happening = BrimstoneEvent | Moment | ((state: AdventureState) => void);

export const STEP: Moment = { kind: 'step' };

/** One of several faces came up. */
export function die(
  label: string,
  face: number,
  faces: readonly number[] = [1, 2, 3, 4, 5, 6],
): Moment {
  return { kind: 'luck', label, faces, face };
}

/** What a check says about happenings in a situation. */
export function findings(check: Check, where: Field, happenings: readonly Happening[]): string[] {
  const { state } = field(where).runs(() => {});
  const { see, findings: found } = checkerOf([check]);
  see(STEP, state);
  for (const each of happenings) {
    if (typeof each === 'function') each(state);
    else see('t' in each ? { kind: 'event', event: each } : each, state);
  }
  see(STEP, state);
  return found;
}

interface Case {
  readonly check: Check;
  /** The rule that is broken. */
  readonly rule: string;
  readonly where: Field;
  /** What happens, as it should or with the fault in it. */
  readonly happens: (wrong: boolean) => readonly Happening[];
}

/** A check must find the fault, and nothing where there is none. */
export function findsOut(name: string, { check, rule, where, happens }: Case): void {
  test(`${check.name}: ${name}`, () => {
    expect(findings(check, where, happens(false))).toEqual([]);
    const found = findings(check, where, happens(true));
    expect(found.join('\n')).toContain(`${check.name} (${rule})`);
  });
}
