import { BlockList, isIP } from 'node:net';

/** Networks that have a name of their own in a list. */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);
/** By itself: nobody is trusted. */
const NONE = 'none';
const BITS = { 4: 32, 6: 128 } as const;

/** What should say which proxies are trusted says something else. */
export class ProxyListError extends Error {
  override name = 'ProxyListError';
}

/** The proxies in a list of addresses, networks (`10.0.0.0/8`) and names, with commas between. Throws ProxyListError. */
export function proxiesIn(list: string): BlockList {
  const proxies = new BlockList();
  if (list.trim() === NONE) return proxies;
  for (const part of list.split(',').map((each) => each.trim())) {
    for (const network of NAMED.get(part) ?? [part]) add(proxies, network);
  }
  return proxies;
}

function add(proxies: BlockList, text: string): void {
  const network = networkIn(text);
  if (!network) throw new ProxyListError(JSON.stringify(text));
  proxies.addSubnet(network.address, network.prefix, `ipv${network.version}`);
}

export interface Network {
  readonly address: string;
  /** How many bits of the address name the network. */
  readonly prefix: number;
  readonly version: 4 | 6;
}

/** An address, or a network such as `10.0.0.0/8`; null when the text is neither. */
export function networkIn(text: string): Network | null {
  const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return null;
  const prefix = Number(bits ?? BITS[version]);
  return prefix > BITS[version] ? null : { address, prefix, version };
}

/** A proxy on this machine is trusted unless somebody says otherwise. */
export const NEAREST = proxiesIn('loopback');
