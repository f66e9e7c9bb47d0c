import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

const EVERY = 30_000;

/** A connection that says whether it still lives when it is asked, or does not. */
class Connection extends EventEmitter {
  pings = 0;
  ended = false;
  readonly #lives: boolean;

  constructor(lives: boolean) {
    super();
    this.#lives = lives;
  }

  ping(): void {
    this.pings++;
    if (this.#lives) this.emit('pong');
  }

  terminate(): void {
    this.ended = true;
    this.emit('close');
  }
}

function watched(heartbeat: Heartbeat, count: number, lives: boolean): Connection[] {
  return Array.from({ length: count }, () => {
    const connection = new Connection(lives);
    heartbeat.watch(connection as unknown as WebSocket);
    return connection;
  });
}

describe('The heartbeat', () => {
  let heartbeat: Heartbeat;
  beforeEach(() => {
    vi.useFakeTimers();
    heartbeat = new Heartbeat(EVERY);
  });
  afterEach(() => {
    heartbeat.close();
    vi.useRealTimers();
  });

  test('ends connections that do not answer, and no others', () => {
    const living = watched(heartbeat, 40, true);
    const dead = watched(heartbeat, 40, false);
    vi.advanceTimersByTime(2 * EVERY);
    expect(living.some(({ ended }) => ended)).toBe(false);
    expect(dead.every(({ ended }) => ended)).toBe(true);
  });

  test('asks everybody once in its time, never all at once', () => {
    const all = watched(heartbeat, 300, true);
    const asked = () => all.reduce((sum, { pings }) => sum + pings, 0);
    vi.advanceTimersByTime(EVERY / 30);
    expect(asked()).toBe(10);
    vi.advanceTimersByTime(EVERY - EVERY / 30);
    expect(all.every(({ pings }) => pings === 1)).toBe(true);
  });

  test('forgets who has left', () => {
    const [gone] = watched(heartbeat, 1, true);
    gone?.emit('close');
    vi.advanceTimersByTime(2 * EVERY);
    expect(gone?.pings).toBe(0);
  });
});
