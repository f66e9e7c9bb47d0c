import { Game, type Luck, type Question } from '@crawlspace/kernel';
import type { Content } from '../../src/content-types.ts';
import type { HellscapeEvent } from '../../src/events.ts';
import type { HellscapeModule } from '../../src/module.ts';
import type { DescentState } from '../../src/state.ts';
import { groundOf } from './ground.ts';
import { type Look, type Subject, type Then, thenOf } from './look.ts';
import { subjects } from './subjects.ts';

/** Something that did not happen as the rule document says. */
export interface Finding {
  readonly check: string;
  readonly what: string;
}

/**
 * A second pair of eyes on a game: looks at every event and at the state around it, works out by its
 * own code what must have happened, and never calls the rules. See docs/rules/checkers.md.
 */
export class Checker {
  readonly findings: Finding[] = [];
  readonly #content: Content;
  readonly #subjects: readonly Subject[];
  #was: Then | null = null;

  constructor(content: Content, all: readonly Subject[] = subjects()) {
    this.#content = content;
    this.#subjects = all;
  }

  /** The same game, with this checker told of everything that happens in it. */
  watching(module: HellscapeModule): HellscapeModule {
    return {
      ...module,
      step: (game) => {
        const luck = { pick: game.pick.bind(game), shuffle: game.shuffle.bind(game) } as Luck;
        return module.step(new Game(game.state, luck, (event) => this.see(event, game.state)));
      },
    };
  }

  see(event: HellscapeEvent, state: DescentState): void {
    const look = this.#look(state);
    for (const { on, each } of this.#subjects) {
      // The handler of an event's name takes that event: the table of handlers says so.
      (on?.[event.t] as ((event: HellscapeEvent, look: Look) => void) | undefined)?.(event, look);
      each?.(event, look);
    }
    this.#was = thenOf(state);
  }

  /** Between two answers; gives what was found since the last time. */
  settle(state: DescentState, question: Question | null = null): readonly Finding[] {
    const look = this.#look(state, question);
    for (const { settle } of this.#subjects) settle?.(look);
    this.#was = thenOf(state);
    return this.findings.splice(0);
  }

  #look(state: DescentState, question: Question | null = null): Look {
    return {
      state,
      was: this.#was ?? thenOf(state),
      content: this.#content,
      ground: groundOf(this.#content, state.quest.id, state.heroes.length),
      question,
      say: (check, what) => this.findings.push({ check, what }),
    };
  }
}
