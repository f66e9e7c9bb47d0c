import { kept } from '../../settings/kept.ts';

/** Who this browser is to servers: a secret that nobody else knows, and a name. There are no accounts. */
interface Identity {
  /** 128 bits, as 22 letters of base64url; empty until somebody plays online. */
  readonly secret: string;
  readonly name: string;
}

/** The secrets of the links to a table that this browser knows. */
export interface TableLinks {
  /** The one it came by. */
  readonly came?: string;
  /** Those it can hand on. */
  readonly invite?: string;
  readonly spectator?: string;
}

const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** Links to so many tables are kept; those of tables not visited for long are forgotten. */
const MOST_TABLES = 60;

export const identity = kept<Identity>('identity', { secret: '', name: '' }, isIdentity);
const links = kept<Readonly<Record<string, TableLinks>>>('tableLinks', {}, isLinks);

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Whether anybody has played online in this browser. */
export function hasPlayedOnline(): boolean {
  return identity.value.secret !== '';
}

/** The secret of this browser; made when it is first needed. */
export function mySecret(): string {
  const { secret } = identity.peek();
  if (secret) return secret;
  const made = newSecret();
  identity.value = { ...identity.peek(), secret: made };
  return made;
}

export function rememberName(name: string): void {
  identity.value = { ...identity.peek(), name: name.trim() };
}

export function linksTo(table: string): TableLinks {
  return links.peek()[table] ?? {};
}

export function rememberLinks(table: string, more: TableLinks): void {
  const { [table]: before, ...others } = links.peek();
  const recent = Object.entries(others).slice(1 - MOST_TABLES);
  links.value = { ...Object.fromEntries(recent), [table]: { ...before, ...more } };
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function isIdentity(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { secret, name } = stored as Partial<Record<keyof Identity, unknown>>;
  return (
    typeof secret === 'string' && /^([A-Za-z0-9_-]{22})?$/.test(secret) && typeof name === 'string'
  );
}

function isLinks(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every(
    (each: unknown) =>
      typeof each === 'object' &&
      each !== null &&
      Object.values(each).every((secret) => typeof secret === 'string' && SECRET.test(secret)),
  );
}
