import type { Around } from '@crawlspace/host/online';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { shown } from '../../../testing/shown.ts';
import type { Fellows } from '../../session/online/fellows.ts';
import { language } from '../../settings/index.ts';
import { People } from './People.tsx';

afterEach(() => {
  language.value = 'en';
});

const AROUND: Partial<Around> = {
  owner: 'ada',
  names: { ada: 'Ada', bob: 'Bob', cleo: 'Cleo', dan: 'Dan', eve: 'Eve' },
  places: ['ada', 'bob'].map((person) => ({ person, standIn: null, wishes: [] })),
  here: ['ada', 'eve'],
  muted: ['eve'],
  removed: ['cleo'],
};

function seenBy(you: string): string {
  return shown(h(People, { fellows: { you, around: signal(AROUND) } as unknown as Fellows }));
}

test('the host can mute, remove and report everybody who sits there, is there, or was removed', () => {
  // Dan watched once and has gone.
  expect(seenBy('ada')).toBe(
    [
      'Bob away Mute Remove Report',
      'Cleo away · removed Mute Let back in Report',
      'Eve here · muted Unmute Remove Report',
    ].join(' '),
  );
});

test('others can report, the host as well', () => {
  expect(seenBy('bob')).toBe(
    'Ada here · host Report Cleo away · removed Report Eve here · muted Report',
  );
  language.value = 'it';
  expect(seenBy('bob')).toMatch(/^Ada al tavolo · chi ospita Segnala/);
});
