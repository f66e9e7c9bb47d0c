import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/**
 * What something costs: milliseconds of processor in the serving thread, in which everybody's answers are given, and
 * in other threads; and bytes that are sent for it.
 */
export interface Cost {
  readonly serving: number;
  readonly apart: number;
  readonly bytes: number;
}

/** Who pays for what is being done: each part of the cost is charged as soon as it is known. */
export interface Payer {
  charge(cost: Partial<Cost>): void;
}

/** Whatever is done because somebody asked for it, also later and in turn, is done on their account. */
const payers = new AsyncLocalStorage<Payer>();

export function onAccountOf<Result>(payer: Payer, work: () => Result): Result {
  return payers.run(payer, work);
}

export function payerNow(): Payer | undefined {
  return payers.getStore();
}

/** Milliseconds of processor that this thread has taken: what other programs do meanwhile is nobody's fault. */
export function cpuTime(): number {
  // Node 22 cannot tell: there it is the time in which this thread was not idle.
  if (!process.threadCpuUsage) return performance.eventLoopUtilization().active;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let isMeasuring = false;

/** Charges the time that it takes until it returns. Of a promise that is the part before it waits. */
export function measured<Result>(work: () => Result): Result {
  const payer = payers.getStore();
  if (!payer || isMeasuring) return work();
  const before = cpuTime();
  isMeasuring = true;
  try {
    return work();
  } finally {
    isMeasuring = false;
    payer.charge({ serving: cpuTime() - before });
  }
}

/** The same object, of which each call is measured. */
export function meteredCalls<Parts extends object>(parts: Parts): Parts {
  return new Proxy(parts, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => measured(() => Reflect.apply(value, target, args));
    },
  });
}

export function spendBytes(bytes: number): void {
  payers.getStore()?.charge({ bytes });
}

export function spendApart(milliseconds: number): void {
  payers.getStore()?.charge({ apart: milliseconds });
}
