import type { Together } from '../../game/kit.ts';
import { lazy } from '../../lazy.tsx';

/** How people at a shared table go on as a company. */
export const together: Together = {
  After: lazy(async () => (await import('./AfterChapter.tsx')).AfterChapter),
  Book: lazy(async () => (await import('./SharedBook.tsx')).SharedBook),
};
