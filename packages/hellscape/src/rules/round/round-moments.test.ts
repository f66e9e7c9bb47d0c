import { describe, expect, it } from 'vitest';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, scene } from '../../../test/descent.ts';
import { all, plain } from '../../../test/foes.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { equipped } from '../../../test/training-ground.ts';
import { darknessPhase } from './darkness.ts';
import { levelUpPhase } from './level-up.ts';
import { lose, win } from './outcome.ts';

const TWO = ['ranger', 'wizard'] as const;

describe('the round', () => {
  it('has its Level Up Phase, in which heroes rise and say so', () =>
    descent({ heroes: TWO, content: plain, change: set('hero xp 5') })
      .picks('hero0', 'end-turn', 'end-turn')
      .shows(
        'prompt ask.skill, state phase level-up, event level-up hero 0 amount 2',
        'hero level 2 xp 0',
      ));

  it('begins for those who are there, and for nobody who has left', () => {
    const drum = charm('drum', {
      timing: 'on-round-start',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    descent({
      heroes: TWO,
      content: all(plain, withItems(drum)),
      change(state) {
        for (const index of [0, 1]) equipped(state, 'drum', index);
        const [, wizard] = state.heroes;
        if (wizard) wizard.gone = true;
        state.phase = 'round-start';
      },
    }).shows('heroes xp 1 0');
  });

  it('tells where the Darkness is', () => {
    const after = (side: 'A' | 'B', space: number) => {
      const table = scene({
        change: set(`state darkness.side ${side} darkness.space ${space}`),
      }).runs(darknessPhase);
      const { amount, purpose } = table.done().event('darkness') ?? {};
      return `${purpose}${amount}`;
    };
    expect([after('A', 1), after('A', 8), after('A', 9), after('B', 4)]).toEqual([
      'A2',
      'A9',
      'B1',
      'B1',
    ]);
  });

  it('tells of treasure that comes into the bag with the Darkness, while there is any', () => {
    const added = (rare: number) => {
      const table = scene({
        change: set(`state darkness.side A darkness.space 3 pool.rare ${rare}`),
      }).runs(darknessPhase);
      return [table.done().eventsNamed('treasure-added').length, table.state.pool.rare];
    };
    expect([added(0), added(1), added(2)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('the end', () =>
  it('is told, with what decided it', () => {
    scene({ heroes: TWO })
      .runs((g) => win(g, 'the-far-side'))
      .shows('event won purpose the-far-side');
    scene({ heroes: TWO })
      .runs((g) => lose(g, 'no-lifebringer'))
      .shows('event lost purpose no-lifebringer');
  }));

describe('a hero who rises in a fight', () =>
  it('while knocked out gains no Health by it', () =>
    scene({
      heroes: ['ranger'],
      content: plain,
      change: set('hero xp 5 health 0 maxHealth 6 knockedOut true'),
    })
      .runs(levelUpPhase)
      .shows('hero level 2 health 0 maxHealth 7')));
