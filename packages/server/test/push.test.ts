import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointIn, isPublic, publicLookup } from '../src/push/endpoint.ts';
import { deliverBy, Push } from '../src/push/push.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { fromElsewhere, sitDown, type TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-push-'));
const sent: { endpoint: string; text: string; key: string }[] = [];
let status = 201;
let served: Served;

beforeAll(async () => {
  served = await serve({
    port: 0,
    webRoot: folder,
    online: {
      ...{ data: folder, pause: 0, patience: 30 },
      deliver: async ({ endpoint }, text, { publicKey }) => {
        sent.push({ endpoint, text, key: publicKey });
        return status;
      },
    },
  });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

function ask(method: string, body: unknown, secret: string): Promise<Response> {
  const headers = { ...fromElsewhere(), Authorization: `Bearer ${secret}` };
  return fetch(`${served.address}/api/push`, { method, headers, body: JSON.stringify(body) });
}

function subscription(name: string) {
  const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' };
  return { endpoint: `https://push.example.org/${name}`, expirationTime: null, keys };
}

/** Ada answers until the table waits for Bob, who is away. */
async function playUntilItWaitsFor(bob: TestClient, ada: TestClient): Promise<void> {
  const random = Random.seeded('push');
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (ada.seen?.table.waitingFor.some(({ seat }) => seat === 1)) return;
    const reply = await ada.answerSomehow(random);
    if (!reply) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`it never waits for ${bob.way.table}`);
}

test('whoever is away is told once that a table waits, and again after they came', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape');
  const { key } = (await (await ask('GET', undefined, newSecret())).json()) as { key: string };
  expect(key).toMatch(/^[A-Za-z0-9_-]{80,}$/);
  expect((await ask('POST', subscription('bob'), bob.way.secret)).status).toBe(200);
  bob.leave();
  await playUntilItWaitsFor(bob, ada);
  await expect.poll(() => sent.length).toBe(1);
  const text = JSON.stringify({ t: 'waits', table: made.table, game: 'hellscape' });
  expect(sent[0]).toEqual({ endpoint: 'https://push.example.org/bob', text, key });
  // The table has waited, and goes on waiting, whatever else happens there.
  await ada.ask({ t: 'say', text: 'where is Bob?' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).toHaveLength(1);
  await bob.come();
  status = 410;
  while (bob.seen?.table.waitingFor.some(({ seat }) => seat === 1)) {
    await bob.answerSomehow(Random.seeded('bob'));
  }
  bob.leave();
  await ada.until(({ around }) => around.here.length === 1);
  await playUntilItWaitsFor(bob, ada);
  await expect.poll(() => sent.length).toBe(2);
  // The service said that this browser is gone: nobody asks it again.
  await bob.come();
  bob.leave();
  ada.leave();
});

test.each([
  'http://push.example.org/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://push.example.org:8443/a',
  'https://me:secret@push.example.org/a',
  'file:///etc/passwd',
  'nonsense',
])('%s is no endpoint', async (endpoint) => {
  expect(endpointIn(endpoint)).toBeNull();
  const response = await ask('POST', { ...subscription('x'), endpoint }, newSecret());
  expect(response.status).toBe(400);
});

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:192.168.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nowhere',
  ])('%s is not of the open network', (address) => expect(isPublic(address)).toBe(false));

  test.each(['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is', (address) =>
    expect(isPublic(address)).toBe(true),
  );
});

test('an endpoint is kept as it was read, so that nobody reads it otherwise', () => {
  expect(endpointIn('https://PUSH.example.org\\@10.0.0.1/a\u0000b')).toBe(
    'https://push.example.org/@10.0.0.1/a%00b',
  );
  for (const private_ of ['https://0x7f.1/', 'https://127.1./', 'https://[::ffff:7f00:1]/']) {
    expect(endpointIn(private_)).toBeNull();
  }
});

test('a name that leads to this machine is not asked, whatever it is called', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
  expect(String(error)).toContain('not on the open network');
});

test('a stranger subscribes nobody, and nonsense is refused', async () => {
  expect((await ask('POST', subscription('x'), 'short')).status).toBe(401);
  expect((await ask('POST', { endpoint: 'https://push.example.org/x' }, newSecret())).status).toBe(
    400,
  );
  expect((await ask('DELETE', {}, newSecret())).status).toBe(400);
  const { endpoint } = subscription('x');
  expect((await ask('DELETE', { endpoint }, newSecret())).status).toBe(200);
});

/** Leads every connection to a server on this machine, which needs no certificate. */
class ToHere extends Agent {
  readonly port: number;

  constructor(port: number) {
    super();
    this.port = port;
  }

  override createConnection(): Socket {
    return connect(this.port, '127.0.0.1');
  }
}

const KEYS = {
  publicKey:
    'BFJ1bkPMFIGJeYhnAtHhNBcXS_HAPDXnVH7VrNmWYTgcXf9ySVBr-50x90RG8AOZDOG0yYOCJ1czCI0XBeLtHAE',
  privateKey: 'vC8Q0wrrz0hxRRqtyXQ0DbwRFQJmUYWLHP0ndYkRnFI',
};
const BROWSER = {
  endpoint: 'https://push.example.org/somebody',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

async function deliverTo(answer: RequestListener): Promise<number> {
  const service = createServer(answer);
  await new Promise<void>((resolve) => service.listen(0, resolve));
  const { port } = service.address() as AddressInfo;
  try {
    return await deliverBy('mailto:a@example.org', new ToHere(port))(BROWSER, 'x', KEYS);
  } finally {
    service.closeAllConnections();
    service.close();
  }
}

describe('a push service', () => {
  test('is told what there is to tell, and its answer is no more than a number', async () => {
    let asked = '';
    const status = await deliverTo(({ method, url, headers }, response) => {
      asked = `${method} ${url} ${headers['content-encoding']} ${headers['ttl']}`;
      response.writeHead(201).end('taken');
    });
    expect([status, asked]).toEqual([201, 'POST /somebody aes128gcm 86400']);
  });

  test('that talks without end is not listened to', async () => {
    const status = await deliverTo((_, response) => {
      response.writeHead(201);
      const talking = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(talking));
    });
    expect(status).toBe(201);
  });

  test('that leads elsewhere is not followed, and one that fails is told of by its number', async () => {
    const elsewhere = (status: number) =>
      deliverTo((_, response) =>
        response.writeHead(status, { Location: 'http://localhost' }).end(),
      );
    await expect(elsewhere(302)).rejects.toMatchObject({ statusCode: 302 });
    expect(await elsewhere(410)).toBe(410);
  });
});

test('a browser that cannot be told keeps no other from being told', async () => {
  const told: string[] = [];
  const reports: string[] = [];
  const push = new Push({
    store: {
      setting: async () => JSON.stringify(KEYS),
      takePushes: async () => ['one', 'two'].map((endpoint) => ({ ...BROWSER, endpoint })),
    } as never,
    deliver: async ({ endpoint }) => {
      told.push(endpoint);
      if (endpoint === 'one') throw Object.assign(new Error('no'), { statusCode: 500 });
      return 201;
    },
    report: (_, error) => reports.push(String(error)),
  });
  await push.tell('somebody', { table: 'a', game: 'hellscape' });
  expect(told).toEqual(['one', 'two']);
  expect(reports).toEqual(['Error: the service said: 500']);
});
