import { kept } from '../../settings/kept.ts';

/** Where a company of this browser plays on a server as well, and since when. */
interface OnlineMark {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const marks = kept<Readonly<Record<string, OnlineMark>>>('companiesOnline', {}, isMarks);

/** The table to which a company of this browser was taken last; null for those that play only here. */
export function onlineMarkOf(company: string): OnlineMark | null {
  return marks.value[company] ?? null;
}

/** A copy of the company plays on at a table of a server: its book here says so from now on. */
export function markOnline(company: string, table: string): void {
  marks.value = { ...marks.peek(), [company]: { table, since: Date.now() } };
}

/** It does so no longer, or is gone from here. */
export function forgetOnlineMark(company: string): void {
  const { [company]: _, ...others } = marks.peek();
  marks.value = others;
}

function isMarks(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every((mark: unknown) => {
    const { table, since } = (mark ?? {}) as Partial<Record<keyof OnlineMark, unknown>>;
    return typeof table === 'string' && typeof since === 'number';
  });
}
