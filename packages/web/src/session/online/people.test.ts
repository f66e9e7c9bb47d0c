import type { Around, Place, Seen } from '@crawlspace/host/online';
import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { language } from '../../settings/index.ts';
import type { Fellows } from './fellows.ts';
import { GESTURES, gestureWord, saidIn } from './gestures.ts';
import { identity, isSecret, linksTo, mySecret, rememberLinks, rememberName } from './identity.ts';
import { freeSeats, hasSeat, mayHand, mayMakeOwner, sitterAt } from './people.ts';

afterEach(() => {
  language.value = 'en';
});

const NOBODY: Place = { person: null, standIn: null, wishes: [] };

function fellows(
  places: readonly Partial<Place>[],
  more: {
    link?: Seen['link'];
    seats?: readonly number[];
    owner?: string;
    vacant?: Around['vacant'];
  } = {},
): Fellows {
  const around: Around = {
    t: 'around',
    seq: 1,
    owner: more.owner ?? 'ada',
    vacant: more.vacant ?? null,
    places: places.map((place) => ({ ...NOBODY, ...place })),
    names: { ada: 'Ada', bob: 'Bob', cleo: 'Cleo' },
    here: ['ada', 'cleo'],
    watching: 0,
    kibitzing: true,
    muted: [],
    removed: [],
    lobby: false,
    thinking: false,
    company: null,
  };
  return {
    you: 'cleo',
    around: signal(around),
    seats: signal(more.seats ?? []),
    link: signal(more.link ?? null),
    words: signal([]),
    fingers: signal([]),
    votes: signal(null),
    connection: signal('here' as const),
    sending: signal(false),
    ask: async () => null,
  };
}

test('who has a seat has it though a bot plays it for now, or it came by a link', () => {
  const handed = { person: 'cleo', standIn: { bot: 'bot' as const } };
  expect(hasSeat(fellows([{ person: 'ada' }, handed]))).toBe(true);
  expect(hasSeat(fellows([{ person: 'ada' }], { seats: [0] }))).toBe(true);
  expect(hasSeat(fellows([{ person: 'ada' }, NOBODY]))).toBe(false);
});

test('a seat is handed over by its person, the owner, several others, or one while its person is away', () => {
  const [ada, bob, cleo] = ['ada', 'bob', 'cleo'].map((person) => ({ person })) as Place[];
  const may = (places: readonly (Place | undefined)[], seat: number, more = {}) =>
    mayHand(fellows(places as Place[], { seats: [1], ...more }), seat);
  // Ada is there, Bob is not.
  expect(may([ada, cleo], 0)).toBe(false);
  expect(may([ada, cleo], 0, { owner: 'cleo' })).toBe(true);
  expect(may([ada, cleo], 1)).toBe(true);
  expect(may([bob, cleo], 0)).toBe(true);
  expect(may([ada, cleo, bob], 0)).toBe(true);
  expect(may([ada, cleo, NOBODY], 2)).toBe(true);
  expect(may([ada, bob], 1, { seats: [] })).toBe(false);
  expect(may([ada, cleo], 5)).toBe(false);
});

test('the owner passes the table on; when they are gone, those who have a seat choose one of them', () => {
  const places = [{ person: 'ada' }, { person: 'cleo' }, { person: 'bob' }, NOBODY];
  const may = (more: Parameters<typeof fellows>[1]) =>
    ['ada', 'bob', 'cleo', null].filter((person) => mayMakeOwner(fellows(places, more), person));
  const vacant = { heirs: ['bob', 'cleo'], wishes: [] };
  expect(may({ owner: 'cleo' })).toEqual(['ada', 'bob']);
  expect(may({})).toEqual([]);
  expect(may({ vacant })).toEqual(['bob', 'cleo']);
  expect(may({ vacant: { ...vacant, wishes: [{ by: 'cleo', to: 'bob' }] } })).toEqual(['cleo']);
  // Who only looks on has no say, nor has who sat down since, who cannot be chosen either.
  expect(may({ vacant: { heirs: ['bob'], wishes: [] } })).toEqual([]);
  expect(may({ vacant: { heirs: ['cleo'], wishes: [] } })).toEqual(['cleo']);
});

test('a seat is played by its person, by whoever stands in, or by nobody', () => {
  const around = fellows([
    { person: 'ada' },
    { person: 'bob' },
    { person: 'cleo' },
    { person: 'bob', standIn: { bot: 'expert' } },
    { person: 'bob', standIn: { person: 'ada' } },
    {},
  ]);
  const sitters = [0, 1, 2, 3, 4, 5].map((seat) => sitterAt(around, seat));
  expect(sitters).toEqual([
    { kind: 'person', name: 'Ada', isHere: true, insteadOf: null },
    { kind: 'person', name: 'Bob', isHere: false, insteadOf: null },
    { kind: 'you', name: 'Cleo', isHere: true, insteadOf: null },
    { kind: 'expert', name: '', isHere: true, insteadOf: 'bob' },
    { kind: 'person', name: 'Ada', isHere: true, insteadOf: 'bob' },
    { kind: 'nobody', name: '', isHere: false, insteadOf: null },
  ]);
});

test('whoever came by the link to a seat plays it as its person does', () => {
  const other = fellows([{ person: 'bob' }], { seats: [0], link: { kind: 'seat', seat: 0 } });
  expect(sitterAt(other, 0)).toMatchObject({ kind: 'you', name: 'Bob', isHere: true });
});

test('who may sit where: those who were invited, those who sit, the owner; never who only watches', () => {
  const places = [{ person: 'bob' }, {}, { standIn: { bot: 'bot' as const } }];
  const invited = { link: { kind: 'invite' as const, seat: null } };
  expect(freeSeats(fellows(places, invited))).toEqual([1, 2]);
  expect(freeSeats(fellows(places, { link: { kind: 'seat', seat: 2 } }))).toEqual([2]);
  expect(freeSeats(fellows(places, { link: { kind: 'spectator', seat: null } }))).toEqual([]);
  expect(freeSeats(fellows(places, { owner: 'cleo' }))).toEqual([1, 2]);
  expect(freeSeats(fellows([{ person: 'cleo' }, {}]))).toEqual([1]);
});

test('gestures are read in the language of who reads them, everything else as it was said', () => {
  expect(saidIn(gestureWord('thanks'))).toBe('Thanks');
  language.value = 'it';
  expect(saidIn(gestureWord('thanks'))).toBe('Grazie');
  expect(new Set(GESTURES.map((each) => saidIn(gestureWord(each)))).size).toBe(GESTURES.length);
  expect(saidIn('<b>:thanks:</b>')).toBe('<b>:thanks:</b>');
});

test('a browser makes up its secret once, and keeps links to a table together', () => {
  identity.value = { secret: '', name: '' };
  const secret = mySecret();
  expect(isSecret(secret)).toBe(true);
  expect(mySecret()).toBe(secret);
  rememberName('  Ada ');
  expect(identity.value).toEqual({ secret, name: 'Ada' });
  rememberLinks('one', { came: secret });
  rememberLinks('one', { invite: secret });
  expect(linksTo('one')).toEqual({ came: secret, invite: secret });
  for (let table = 0; table < 80; table++) rememberLinks(`table ${table}`, { came: secret });
  expect(linksTo('one')).toEqual({});
  expect(linksTo('table 79')).toEqual({ came: secret });
});
