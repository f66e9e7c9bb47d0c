import type { BrimstoneEvent } from '../events.ts';

/** The closed list of what can be told between adventures. */
export const COMPANY_EVENT_NAMES = [
  'paid',
  'cured',
  'not-cured',
  'cleansed',
  'bought',
  'item-sold',
  'dark-stone-sold',
  'resurrected',
  'not-resurrected',
  'level-gained',
  'upgrade-gained',
] as const;

/** Something that happened between adventures. `event.<t>` is the key of its log line. */
export type CompanyEvent = Omit<BrimstoneEvent, 't'> & {
  readonly t: (typeof COMPANY_EVENT_NAMES)[number];
};
