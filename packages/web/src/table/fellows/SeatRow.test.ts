import type { Around } from '@crawlspace/host/online';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { shown } from '../../../testing/shown.ts';
import type { Fellows } from '../../session/online/fellows.ts';
import { language } from '../../settings/index.ts';
import type { TableState } from '../state.ts';
import { SeatRow } from './SeatRow.tsx';

afterEach(() => {
  language.value = 'en';
});

/** What a seat row needs of a table. */
const STATE = {
  kit: { Portrait: () => null, heroName: (_: unknown, seat: number) => `Hero ${seat}` },
  session: { table: signal({ game: {}, waitingFor: [] }) },
} as unknown as TableState;

const PLACES = ['ada', 'bob', 'cleo'].map((person) => ({ person, standIn: null, wishes: [] }));
const NAMES = { ada: 'Ada', bob: 'Bob', cleo: 'Cleo' };

/** The rows as Cleo sees them, who has the last seat. */
function rows(part: Partial<Around>): readonly string[] {
  const around = { owner: 'ada', vacant: null, places: PLACES, names: NAMES, here: ['cleo'] };
  const fellows = {
    you: 'cleo',
    around: signal({ ...around, ...part }),
    seats: signal([2]),
    link: signal(null),
  } as unknown as Fellows;
  return PLACES.map((_, seat) => shown(h(SeatRow, { state: STATE, fellows, seat })));
}

const offers = (part: Partial<Around>) =>
  rows(part).map((row) => /Make host|Take over as host/.exec(row)?.[0] ?? null);

test('whoever hosts passes the table on, and nobody else as long as they come', () => {
  expect(offers({ owner: 'cleo' })).toEqual(['Make host', 'Make host', null]);
  expect(offers({})).toEqual([null, null, null]);
});

test('those who sit choose another host when theirs was away for long', () => {
  expect(offers({ vacant: { heirs: ['bob', 'cleo'], wishes: [] } })).toEqual([
    null,
    'Make host',
    'Take over as host',
  ]);
  const vacant = { heirs: ['bob', 'cleo'], wishes: [{ by: 'bob', to: 'cleo' }] };
  expect(rows({ vacant })[2]).toContain('Bob would like them to host. The others have to agree.');
  expect(rows({ vacant })[1]).not.toContain('would like');
  language.value = 'it';
  expect(rows({ vacant })[2]).toContain('Secondo Bob dovrebbe ospitare');
  expect(rows({ vacant })[2]).toContain('Ospita al suo posto');
});

test('a seat is not offered to be handed over by one of two while its person is there', () => {
  const [ada, , cleo] = PLACES;
  const none = { person: null, standIn: null, wishes: [] };
  const places = [ada, none, cleo] as Around['places'];
  const isOffered = (here: readonly string[]) =>
    rows({ places, here }).map((row) => row.includes('Who plays'));
  expect(isOffered(['ada', 'cleo'])).toEqual([false, true, true]);
  expect(isOffered(['cleo'])).toEqual([true, true, true]);
});
