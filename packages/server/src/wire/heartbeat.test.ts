import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

const EVERY = 30_000;

/** A connection that says that it still lives when it is asked, or whenever it likes, or never. */
class Connection extends EventEmitter {
  pings = 0;
  ended = false;
  readonly #answers: 'each' | 'blindly' | 'none';

  constructor(answers: 'each' | 'blindly' | 'none') {
    super();
    this.#answers = answers;
  }

  ping(data?: Buffer): void {
    this.pings++;
    if (this.#answers === 'each') this.emit('pong', data);
    if (this.#answers === 'blindly') this.emit('pong', Buffer.alloc(0));
  }

  terminate(): void {
    this.ended = true;
    this.emit('close');
  }
}

function watched(heartbeat: Heartbeat, count: number, answers: 'each' | 'blindly' | 'none') {
  return Array.from({ length: count }, () => {
    const connection = new Connection(answers);
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
    const living = watched(heartbeat, 40, 'each');
    const dead = watched(heartbeat, 40, 'none');
    vi.advanceTimersByTime(2 * EVERY);
    expect(living.some(({ ended }) => ended)).toBe(false);
    expect(dead.every(({ ended }) => ended)).toBe(true);
  });

  test('ends connections that say they live without having read what they were asked', () => {
    const blind = watched(heartbeat, 40, 'blindly');
    vi.advanceTimersByTime(2 * EVERY);
    expect(blind.every(({ ended }) => ended)).toBe(true);
  });

  test('asks everybody once in its time, never all at once', () => {
    const all = watched(heartbeat, 300, 'each');
    const asked = () => all.reduce((sum, { pings }) => sum + pings, 0);
    vi.advanceTimersByTime(EVERY / 30);
    expect(asked()).toBe(10);
    vi.advanceTimersByTime(EVERY - EVERY / 30);
    expect(all.every(({ pings }) => pings === 1)).toBe(true);
  });

  test('forgets who has left', () => {
    const [gone] = watched(heartbeat, 1, 'each');
    gone?.emit('close');
    vi.advanceTimersByTime(2 * EVERY);
    expect(gone?.pings).toBe(0);
  });
});
