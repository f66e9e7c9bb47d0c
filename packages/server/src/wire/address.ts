import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a proxy of one's own may run: this machine and private networks. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

function isNear(address: string): boolean {
  return NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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

/** Who asks. A proxy nearby is believed whom it asks for; anybody else could name whom they like. */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = plain(socket.remoteAddress ?? '');
  if (!isNear(peer)) return networkOf(peer);
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(named && isIP(named) ? plain(named) : peer);
}

/** Somebody on this very machine, and not through a proxy. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const peer = plain(socket.remoteAddress ?? '');
  const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isProxied && (peer === '::1' || peer.startsWith('127.'));
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
