import type { PersonId } from '@crawlspace/host/online';
import type { Cost, Payer } from './bill.ts';

/** As much at once, and as much a second after that. */
export interface Allowance {
  readonly burst: Cost;
  readonly perSecond: Cost;
}

type Part = keyof Cost;
const PARTS: readonly Part[] = ['serving', 'apart', 'bytes'];

interface Account {
  readonly left: { serving: number; apart: number; bytes: number };
  at: number;
}

/**
 * What each of many may cost. What something costs is known afterwards: whoever has anything left may ask, and may owe
 * for it then.
 */
export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  constructor(allowance: Allowance, now: () => number = Date.now) {
    this.#allowance = allowance;
    this.#now = now;
  }

  has(who: string, parts: readonly Part[] = PARTS): boolean {
    const { left } = this.#filled(who);
    return parts.every((part) => left[part] > 0);
  }

  charge(who: string, cost: Partial<Cost>): void {
    const { left } = this.#filled(who);
    for (const part of PARTS) left[part] -= cost[part] ?? 0;
  }

  /** Forgets those who have their full allowance again. */
  tidy(): void {
    for (const who of this.#accounts.keys()) {
      const { left } = this.#filled(who);
      const { burst } = this.#allowance;
      if (PARTS.every((part) => left[part] >= burst[part])) this.#accounts.delete(who);
    }
  }

  get size(): number {
    return this.#accounts.size;
  }

  #filled(who: string): Account {
    const { burst, perSecond } = this.#allowance;
    const now = this.#now();
    const account = this.#accounts.get(who) ?? { left: { ...burst }, at: now };
    const seconds = Math.max(0, now - account.at) / 1000;
    for (const part of PARTS) {
      account.left[part] = Math.min(burst[part], account.left[part] + seconds * perSecond[part]);
    }
    account.at = now;
    this.#accounts.set(who, account);
    return account;
  }
}

const MB = 1024 * 1024;

/**
 * An answer takes 0.2 to 0.3 ms and sends some 3 KB, a book of the longest company 150 ms in another thread and 3.5 MB
 * (docs/performance.md): people who play come nowhere near these.
 */
const PERSON: Allowance = {
  burst: { serving: 1_000, apart: 5_000, bytes: 24 * MB },
  perSecond: { serving: 100, apart: 200, bytes: MB / 2 },
};
const ADDRESS: Allowance = {
  burst: { serving: 2_000, apart: 10_000, bytes: 64 * MB },
  perSecond: { serving: 200, apart: 400, bytes: 2 * MB },
};
const TABLE: Allowance = {
  burst: { serving: 2_000, apart: 10_000, bytes: 64 * MB },
  perSecond: { serving: 200, apart: 400, bytes: 4 * MB },
};

/** Who asks, from where, and of which table; somebody may become known later. */
export interface Asking {
  readonly address: string;
  person?: PersonId;
  readonly table?: string | undefined;
}

/** What people, addresses and tables may cost. */
export class Budgets {
  readonly #people = new Budget(PERSON);
  readonly #addresses = new Budget(ADDRESS);
  readonly #tables = new Budget(TABLE);

  /** Whether all of them have something left; for what is done in another thread, of that too. */
  has(asking: Asking, isApart = false): boolean {
    const parts: readonly Part[] = isApart ? PARTS : ['serving', 'bytes'];
    return this.#of(asking).every(([budget, who]) => budget.has(who, parts));
  }

  payer(asking: Asking): Payer {
    return {
      charge: (cost) => {
        for (const [budget, who] of this.#of(asking)) budget.charge(who, cost);
      },
    };
  }

  tidy(): void {
    for (const budget of [this.#people, this.#addresses, this.#tables]) budget.tidy();
  }

  #of({ address, person, table }: Asking): readonly (readonly [Budget, string])[] {
    return [
      [this.#addresses, address],
      ...(person === undefined ? [] : [[this.#people, person] as const]),
      ...(table === undefined ? [] : [[this.#tables, table] as const]),
    ];
  }
}
