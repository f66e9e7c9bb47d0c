import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outlet } from './outlet.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a real connection; what is written on it is counted. */
async function connected() {
  const http = createServer().listen(0);
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://localhost:${port}`);
  const came: string[] = [];
  client.on('message', (data) => came.push(String(data)));
  const [request, line, head] = await once(http, 'upgrade');
  const socket = await new Promise<WebSocket>((resolve) =>
    server.handleUpgrade(request, line, head, resolve),
  );
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
  closing.push(() => {
    client.terminate();
    http.close();
  });
  return { client, socket, line: line as Duplex, came, outlet: new Outlet(socket, line) };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}

describe('What is said to a client', () => {
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%i letters arrive', async (length) => {
    const { outlet, came } = await connected();
    const text = 'x'.repeat(length);
    outlet.say(text);
    outlet.say('after');
    await until(() => came.length === 2);
    expect(came[0] === text).toBe(true);
    expect(came[1]).toBe('after');
  });

  test.each(['Jürgen', 'Łukasz', '東京', '🐉'])('%s arrives as it is', async (word) => {
    const { outlet, came } = await connected();
    const texts = [word, word.repeat(60), word.repeat(30_000)];
    for (const text of texts) outlet.say(text);
    await until(() => came.length === 3);
    expect(texts.every((text, i) => came[i] === text)).toBe(true);
  });

  test('in one turn is one write', async () => {
    const { outlet, line, came } = await connected();
    const write = line.write.bind(line);
    let writes = 0;
    line.write = ((...args: Parameters<typeof write>) => {
      writes++;
      return write(...args);
    }) as typeof line.write;
    outlet.say('a view');
    outlet.say('a reply');
    await until(() => came.length === 2);
    expect([came, writes]).toEqual([['a view', 'a reply'], 1]);
  });

  test('comes before the goodbye, and nothing after it', async () => {
    const { client, outlet, came } = await connected();
    outlet.say('first');
    outlet.bye('come-back');
    outlet.say('too late');
    await once(client, 'close');
    expect(came).toEqual(['first', '{"t":"bye","because":"come-back"}']);
  });

  test('ends when the client does not take it', async () => {
    const { client, socket, outlet } = await connected();
    client.pause();
    const text = 'x'.repeat(1_000_000);
    for (let i = 0; i < 50 && outlet.isOpen; i++) outlet.say(text);
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
  });
});
