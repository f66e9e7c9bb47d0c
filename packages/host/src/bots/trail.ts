import type { Bots } from '@crawlspace/bots/kit';
import { viewerOf } from '@crawlspace/bots/kit';
import { hashOf, type Question, type Role } from '@crawlspace/kernel';
import type { GameShape, ModuleOf, TableOf } from '../shape.ts';

/** Whoever goes round in a circle is back within so many answers. */
const FURTHEST = 12;
/** What options are that close again what was just opened. */
const CLOSING: ReadonlySet<Role | null> = new Set(['done', 'back']);

/** Where advice was followed, so that it never leads back there: following it always makes progress. */
export class Trail<Game extends GameShape> {
  readonly #module: ModuleOf<Game>;
  readonly #bots: Bots<Game['state'], Game['view']>;
  readonly #passed = new Set<string>();

  constructor(module: ModuleOf<Game>, bots: Bots<Game['state'], Game['view']>) {
    this.#module = module;
    this.#bots = bots;
  }

  /** Here advice is followed. Once a die has fallen nothing is as it was, though it may look so. */
  note(table: TableOf<Game>): void {
    if (table.barrier === table.answerCount) this.clear();
    this.#passed.add(positionOf(table));
  }

  /** The table went back: whoever did so wants to see it again. */
  clear(): void {
    this.#passed.clear();
  }

  /**
   * Whether these picks, and then what rules of thumb would do, come back to here or to where advice was followed, or only
   * open something to close it again. It looks no further than to the next die or secret: nothing can be learned
   * from it that is not known.
   */
  leadsBack(table: TableOf<Game>, question: Question, picks: readonly string[]): boolean {
    if (table.barrier === table.answerCount) this.clear();
    const here = positionOf(table);
    const ahead = table.fork({ events: false, snapshots: false });
    const decide = this.#bots.decider('thumb', 'ahead');
    let [asked, answer] = [ahead.pending.find(({ id }) => id === question.id), picks];
    for (let n = 0; n < FURTHEST && asked; n++) {
      ahead.answerQuestion(asked, answer);
      if (ahead.barrier === ahead.answerCount) return false;
      const there = positionOf(ahead);
      if (there === here || this.#passed.has(there)) return true;
      asked = ahead.pending.find(({ seat }) => seat === question.seat);
      if (!asked) return false;
      const viewer = viewerOf(asked);
      answer = decide(asked, () => this.#module.view(ahead.state, viewer));
      const opens = n === 0 && asked.prompt.key !== question.prompt.key;
      if (opens && CLOSING.has(ahead.roleOf(asked, answer[0] ?? ''))) return true;
    }
    return false;
  }

  /** What rules of thumb answer to the question that these picks open; null where they open none, or a die falls first. */
  opened(
    table: TableOf<Game>,
    question: Question,
    picks: readonly string[],
  ): readonly string[] | null {
    const ahead = table.fork({ events: false, snapshots: false });
    const same = ahead.pending.find(({ id }) => id === question.id);
    if (!same) return null;
    ahead.answerQuestion(same, picks);
    const next = ahead.pending.find(({ seat }) => seat === question.seat);
    if (!next || next.prompt.key === question.prompt.key) return null;
    if (ahead.barrier === ahead.answerCount) return null;
    const look = () => this.#module.view(ahead.state, viewerOf(next));
    return this.#bots.decider('thumb', 'ahead')(next, look);
  }
}

/** The state and what is asked, under whatever number. */
function positionOf(table: TableOf<GameShape>): string {
  const asked = table.pending.map(({ seat, prompt, options }) => [seat, prompt.key, options]);
  return hashOf([table.state, asked]);
}
