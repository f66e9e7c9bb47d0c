import type {
  BringCompany,
  MadeTable,
  MakeTable,
  ServerAbout,
  TableList,
} from '@crawlspace/host/online';
import { mySecret } from './identity.ts';

/** A server said no, and why. */
export class Declined extends Error {
  override name = 'Declined';
}

/** What the server of this page offers; null when there is none that plays online. */
export async function askAbout(): Promise<ServerAbout | null> {
  if (import.meta.env.MODE === 'static') return null;
  try {
    const response = await fetch('/api/about');
    const about: unknown = response.ok ? await response.json() : null;
    return typeof about === 'object' && about !== null && 'lobby' in about
      ? (about as ServerAbout)
      : null;
  } catch {
    // No network, or a host that answers everything with a page.
    return null;
  }
}

export function makeTable(table: MakeTable): Promise<MadeTable> {
  return ask('/api/tables', { method: 'POST', body: JSON.stringify(table) });
}

/** A company of this browser plays on at a table on the server. */
export function bringCompany(company: BringCompany): Promise<MadeTable> {
  return ask('/api/companies', { method: 'POST', body: JSON.stringify(company) });
}

/** The whole campaign of a company on the server, while no chapter is being played. */
export function campaignOf(company: string): Promise<unknown> {
  return ask(`/api/companies/${company}`);
}

export async function myTables(): Promise<TableList['tables']> {
  return (await ask<TableList>('/api/tables')).tables;
}

/** By its host a table is deleted; whoever else sits there gives up their seats. */
export async function deleteTable(table: string): Promise<void> {
  await ask(`/api/tables/${table}`, { method: 'DELETE' });
}

/** A company on the server, with the tables of all its chapters. */
export async function deleteCompany(company: string): Promise<void> {
  await ask(`/api/companies/${company}`, { method: 'DELETE' });
}

/** Those that anybody may find, where the server has such a list. */
export async function openTables(): Promise<TableList['tables']> {
  return (await ask<TableList>('/api/lobby')).tables;
}

/** The record of a game that is over, for those who sat there. */
export function recordOf(table: string): Promise<unknown> {
  return ask(`/api/tables/${table}/record`);
}

/** The key that push services know this server by. */
export async function pushKey(): Promise<string> {
  return (await ask<{ readonly key: string }>('/api/push')).key;
}

/** From now on this browser may be told when a table waits. */
export async function addPush(subscription: PushSubscriptionJSON): Promise<void> {
  await ask('/api/push', { method: 'POST', body: JSON.stringify(subscription) });
}

export async function removePush(endpoint: string): Promise<void> {
  await ask('/api/push', { method: 'DELETE', body: JSON.stringify({ endpoint }) });
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, {
    ...init,
    headers: { Authorization: `Bearer ${mySecret()}` },
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  throw new Declined(String((answer as { refused?: unknown } | null)?.refused ?? response.status));
}
