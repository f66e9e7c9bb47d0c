import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { isSameText } from '../secrets.ts';
import { HOP } from './relay.ts';

/** Who is believed when they say for whom they ask. */
export interface Trust {
  readonly proxies: BlockList;
  /** What other processes that share the database know; null when there are none. */
  readonly peers: string | null;
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Groups of 16 bits that name a network of IPv6; the other half is for whoever lives there to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The network that an address of IPv6 belongs to: whoever has one address there has them all. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after = ''] = address.replace(/%.*/, '').split('::');
  const [first, last] = [groupsIn(before), groupsIn(after)];
  const between = Array.from({ length: GROUPS }, () => '0').slice(first.length + last.length);
  const network = [...first, ...between, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}

function groupsIn(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}

/**
 * Who asks. A proxy that is trusted is believed whom it asks for, and so is whoever that is if they are one, too;
 * anybody else could name whom they like.
 */
export function addressOf({ socket, headers }: IncomingMessage, trust: Trust): string {
  let address = plain(socket.remoteAddress ?? '');
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  let isBelieved = isPeer(headers, trust) || isAmong(trust.proxies, address);
  while (isBelieved && named.length > 0) {
    const next = plain(named.pop()?.trim() ?? '');
    if (!isIP(next)) break;
    address = next;
    isBelieved = isAmong(trust.proxies, address);
  }
  return networkOf(address);
}

/** Another process that leads somebody here; it has found out itself who that is. */
function isPeer(headers: IncomingMessage['headers'], { peers }: Trust): boolean {
  return peers !== null && isSameText(String(headers[HOP] ?? ''), peers);
}

/** Whether somebody at the other end of a connection is believed whom they ask for. */
export function isProxy(remote: string, { proxies }: Trust): boolean {
  return isAmong(proxies, plain(remote));
}

/** By what the other end of a connection is counted. */
export function networkAt(remote: string): string {
  return networkOf(plain(remote));
}

function isAmong(proxies: BlockList, address: string): boolean {
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  return proxies.check(address.replace(/%.*/, ''), `ipv${version}`);
}

/**
 * A page of ours, or no page at all: browsers name the page that opens a connection, and a foreign
 * one must not play with what its visitor has here.
 */
export function isOurOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl && URL.canParse(publicUrl) && new URL(publicUrl).origin === origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
