import type { Orders } from '@crawlspace/bots/orders';
import type { Ask } from '@crawlspace/host/online';
import { Random } from '@crawlspace/kernel';
import { newSecret } from '../src/secrets.ts';
import { picksFor } from './client.ts';
import type { Glimpse } from './costs-assailant.ts';
import type { Den, Props, Where } from './costs-scene.ts';

/** A kind of request over a WebSocket, asked as dearly as it can be. */
export interface AskKind {
  readonly where: Where;
  readonly ask: (den: Den, n: number, seen: Glimpse) => Ask | null;
  readonly looks?: boolean;
  readonly isDeaf?: boolean;
}

/** A kind of request over HTTP. `how` is its body and so on; strangers have a secret of their own. */
export interface HttpKind {
  readonly where: Where;
  readonly method?: 'POST' | 'DELETE';
  readonly path: (den: Den) => string;
  readonly body?: (n: number, props: Props) => string;
  readonly isStranger?: boolean;
  /** Asked on many connections at a time, and again at once after a refusal. */
  readonly isFlood?: boolean;
}

const random = Random.seeded('costs');
const isEven = (n: number) => n % 2 === 0;
const LONG_TEXT = 'x'.repeat(299);

function answered(_: Den, n: number, { decisions }: Glimpse): Ask | null {
  const decision = decisions[n % Math.max(1, decisions.length)];
  if (!decision) return null;
  const picks = picksFor(decision, random);
  const id = `attack-${newSecret()}`;
  return { t: 'answer', decision: decision.id, picks, at: decision.at, id };
}

/** As many orders as may be given, and others than before. */
function manyOrders(n: number): Orders {
  const all = Array.from({ length: 200 }, (_, i) => `family ${i} ${isEven(n)}`.padEnd(60, '.'));
  const here = all.map((family) => ({ family, order: 'never', hero: 1, span: null }) as const);
  const general = Object.fromEntries(all.map((family) => [family, 'never'] as const));
  return { general, here, wantsChance: false };
}

export const ASKS: Readonly<Record<Ask['t'], AskKind>> & Readonly<Record<string, AskKind>> = {
  answer: { where: 'playing', looks: true, ask: answered },
  undo: {
    where: 'playing',
    looks: true,
    ask: (den, n, seen) => (n % 8 === 7 ? { t: 'undo' } : answered(den, n, seen)),
  },
  vote: {
    where: 'playing',
    looks: true,
    ask: (den, n, seen) => (n % 8 === 7 ? { t: 'vote', to: 0 } : answered(den, n, seen)),
  },
  orders: { where: 'playing', ask: (_, n) => ({ t: 'orders', orders: manyOrders(n) }) },
  here: { where: 'playing', ask: () => ({ t: 'here' }) },
  sit: {
    where: 'over',
    ask: (_, n) => (isEven(n) ? { t: 'stand', seat: 1 } : { t: 'sit', seat: 1, name: 'Eve' }),
  },
  stand: {
    where: 'over',
    ask: (_, n) => (isEven(n) ? { t: 'stand', seat: 2 } : { t: 'sit', seat: 2, name: 'Eve' }),
  },
  hand: {
    where: 'over',
    ask: (_, n) => ({ t: 'hand', seat: 0, to: isEven(n) ? { bot: 'expert' } : null }),
  },
  name: { where: 'over', ask: (_, n) => ({ t: 'name', name: `Eve ${n % 1000}` }) },
  say: { where: 'over', ask: () => ({ t: 'say', text: LONG_TEXT }) },
  point: { where: 'over', ask: () => ({ t: 'point', at: 'x'.repeat(99), look: true }) },
  advise: {
    where: 'playing',
    looks: true,
    ask: (_, _n, { decisions: [first] }) => (first ? { t: 'advise', decision: first.id } : null),
  },
  own: { where: 'over', ask: ({ you }) => ({ t: 'own', person: you }) },
  kibitzing: { where: 'over', ask: (_, n) => ({ t: 'kibitzing', open: isEven(n) }) },
  mute: { where: 'over', ask: (_, n) => ({ t: 'mute', person: 'nobody', on: isEven(n) }) },
  remove: { where: 'over', ask: (_, n) => ({ t: 'remove', person: 'nobody', on: isEven(n) }) },
  report: { where: 'over', ask: () => ({ t: 'report', person: 'nobody', why: LONG_TEXT }) },
  lobby: { where: 'over', ask: (_, n) => ({ t: 'lobby', open: isEven(n) }) },
  link: { where: 'over', ask: () => ({ t: 'link', kind: 'invite' }) },
  links: { where: 'over', ask: () => ({ t: 'links' }) },
  revoke: { where: 'over', ask: () => ({ t: 'revoke', link: 'nothing' }) },
  company: {
    where: 'company',
    ask: ({ company }) => ({
      t: 'company',
      deed: { t: 'bury', member: 'm99' },
      after: company?.head ?? null,
    }),
  },
  book: { where: 'company', ask: () => ({ t: 'book' }) },
  packs: { where: 'playing', ask: () => ({ t: 'packs' }) },
  'book, never read': { where: 'company', isDeaf: true, ask: () => ({ t: 'book' }) },
};

const endpoint = (n: number) => `https://push.example.org/${n}`;
const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
const setup = { heroes: [{ class: 'us-marshal' }] };
const newTable = { game: 'brimstone', name: 'Eve', setup, seats: ['me'] };

/** A file of the page, below its folder. */
export const ASSET = 'assets/costs-1a2b.js';

export const ROUTES: Readonly<Record<string, HttpKind>> = {
  'GET /api/about': { where: 'playing', isFlood: true, path: () => '/api/about' },
  [`GET /${ASSET}`]: { where: 'playing', isFlood: true, path: () => `/${ASSET}` },
  'POST /api/tables': {
    where: 'playing',
    method: 'POST',
    path: () => '/api/tables',
    body: () => JSON.stringify(newTable),
  },
  'POST /api/tables, a record': {
    where: 'playing',
    method: 'POST',
    path: () => '/api/tables',
    body: (_, { long }) => JSON.stringify({ ...newTable, setup: null, record: long }),
  },
  'POST /api/tables, nonsense of 2 MB': {
    where: 'playing',
    method: 'POST',
    path: () => '/api/tables',
    body: () => `{"game":"brimstone","setup":[${'[],'.repeat(690_000)}0]}`,
  },
  'GET /api/tables': { where: 'playing', path: () => '/api/tables' },
  'GET /api/tables/ID/record': {
    where: 'over',
    path: ({ table }) => `/api/tables/${table}/record`,
  },
  'GET /api/tables/ID/record, a stranger': {
    where: 'over',
    isStranger: true,
    path: ({ table }) => `/api/tables/${table}/record`,
  },
  'POST /api/companies': {
    where: 'playing',
    method: 'POST',
    path: () => '/api/companies',
    body: (_, { company }) => JSON.stringify({ name: 'Eve', company, seats: ['me'] }),
  },
  'GET /api/companies/ID': {
    where: 'company',
    path: ({ company }) => `/api/companies/${company?.id}`,
  },
  'GET /api/companies/ID, a stranger': {
    where: 'company',
    isStranger: true,
    path: ({ company }) => `/api/companies/${company?.id}`,
  },
  'DELETE /api/tables/ID': {
    where: 'over',
    method: 'DELETE',
    path: ({ table }) => `/api/tables/${table}`,
  },
  'DELETE /api/companies/ID': {
    where: 'company',
    method: 'DELETE',
    path: ({ company }) => `/api/companies/${company?.id}`,
  },
  'DELETE /api/tables/ID, a stranger': {
    where: 'over',
    isStranger: true,
    method: 'DELETE',
    path: ({ table }) => `/api/tables/${table}`,
  },
  'GET /api/push': { where: 'playing', path: () => '/api/push' },
  'POST /api/push': {
    where: 'playing',
    method: 'POST',
    path: () => '/api/push',
    body: (n) => JSON.stringify({ endpoint: endpoint(n), keys }),
  },
  'DELETE /api/push': {
    where: 'playing',
    method: 'DELETE',
    path: () => '/api/push',
    body: (n) => JSON.stringify({ endpoint: endpoint(n) }),
  },
  'GET /api/lobby': { where: 'playing', path: () => '/api/lobby' },
  'GET /healthz': { where: 'playing', path: () => '/healthz' },
  'GET /readyz': { where: 'playing', path: () => '/readyz' },
  'GET /metrics': { where: 'playing', path: () => '/metrics' },
  'GET /': { where: 'playing', path: () => '/' },
};
