import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that belong to nobody on the open network: this machine, private networks, and what is reserved. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only what is given to the open network, without its ways to IPv4. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
TUNNELS.addSubnet('2002::', 16, 'ipv6');
TUNNELS.addSubnet('2001::', 32, 'ipv6');

/** Whether somebody on the open network may be behind an address. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC_6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

/**
 * The address of a push service as it is kept, null when it is none. They have names, speak https, and listen where it is
 * spoken. However it was spelled, it is asked as it was read here.
 */
export function endpointIn(text: string): string | null {
  if (text.length > 1000 || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  const isFit = protocol === 'https:' && port === '' && isNamed && username + password === '';
  return isFit ? href : null;
}

/** Finds the addresses of a name, and only those that anybody may ask: what is connected to was looked at. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found?.filter(({ address }) => isPublic(address)) ?? [];
    const [first] = addresses;
    if (error || !first || addresses.length !== found.length) {
      callback(error ?? new Error(`${hostname} is not on the open network`), '', 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
