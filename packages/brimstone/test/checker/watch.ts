import { type Answered, type Asked, Game, type Luck, type Question } from '@crawlspace/kernel';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { BrimstoneModule } from '../../src/module.ts';
import type { AdventureState } from '../../src/state.ts';

/** Everything that can be seen of a game from outside: what is told, rolled, asked and answered. */
export type Moment =
  | { readonly kind: 'step' }
  | { readonly kind: 'event'; readonly event: BrimstoneEvent }
  | {
      readonly kind: 'luck';
      readonly label: string;
      readonly faces: readonly unknown[];
      readonly face: unknown;
    }
  | { readonly kind: 'asked'; readonly question: Question }
  | {
      readonly kind: 'answered';
      readonly question: Question;
      readonly picks: readonly string[];
    };

export type Watcher = (moment: Moment, now: AdventureState) => void;

/** The same game, with somebody who watches every moment of it and changes nothing. */
export function watched(module: BrimstoneModule, watch: Watcher): BrimstoneModule {
  return {
    ...module,
    *step(game) {
      const { state } = game;
      const see = (moment: Moment) => watch(moment, state);
      see({ kind: 'step' });
      const luck = watchedLuck(game, see);
      const told = new Game<AdventureState, BrimstoneEvent>(state, luck, (event) => {
        game.emit(event);
        see({ kind: 'event', event });
      });
      const rule = module.step(told);
      let asked = rule.next();
      while (!asked.done) {
        for (const question of questionsIn(asked.value)) see({ kind: 'asked', question });
        const answered: Answered = yield asked.value;
        see({ kind: 'answered', ...answered });
        asked = rule.next(answered);
      }
    },
  };
}

function questionsIn(asked: Asked): readonly Question[] {
  return Array.isArray(asked) ? asked : [asked as Question];
}

type Chance = Pick<Game<AdventureState, BrimstoneEvent>, 'pick' | 'shuffle'>;

/** Luck goes on as it would; nobody saves or restores it through here. */
function watchedLuck(game: Chance, see: (moment: Moment) => void): Luck {
  return {
    pick(label, faces) {
      const face = game.pick(label, faces);
      see({ kind: 'luck', label, faces, face });
      return face;
    },
    shuffle: (cards) => game.shuffle(cards),
    save: () => [],
    restore() {},
    reseed() {},
  };
}
