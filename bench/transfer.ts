import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a server that weighs what comes through it: all that is fetched, by page and workers alike. */
export interface Scales {
  readonly address: string;
  /** What has come since the last time one asked: bytes by path, twice fetched counts twice. */
  weigh(): ReadonlyMap<string, number>;
  close(): void;
}

/** Files come packed as the server packs them for browsers that take this encoding. */
export async function weighing(server: string, encoding: string): Promise<Scales> {
  let weights = new Map<string, number>();
  const proxy = createServer(({ url = '/', headers }, response) => {
    const asked = { ...headers, 'accept-encoding': encoding, host: new URL(server).host };
    get(new URL(url, server), { headers: asked }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (part: Buffer) => {
        weights.set(url, (weights.get(url) ?? 0) + part.length);
      });
      answer.pipe(response);
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    weigh() {
      const weighed = weights;
      weights = new Map();
      return weighed;
    },
    close: () => proxy.close(),
  };
}
