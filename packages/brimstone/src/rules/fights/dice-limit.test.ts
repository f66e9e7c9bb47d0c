import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { all, field, withSheets } from '../../../test/fight.ts';
import { strike } from '../../../test/hero-cards.ts';
import { card, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { adjacentEnemies } from '../figures/figures.ts';

const PLAIN = withSheets({});
const CONTENT = all(PLAIN, withItems(card('fury', { ability: { stats: { combat: 10 } } })));

rule(
  ['B-LIMIT-01', 'B-LIMIT-02'],
  'never more than eight dice, also with dice gained on the way',
  () => {
    const many = field('us-marshal 3,3 vs tentacles 2,3', 'to-hit 1 1 1 1 1 1 1 1', {
      content: CONTENT,
      carries: 'fury',
    }).runs(strike);
    many.done();
    const extra = card('encore', {
      ability: {
        on: {
          attackResolved: (_g, _source, moment): undefined => {
            moment.extraDice += 2;
          },
        },
      },
    });
    const gained = field('us-marshal 3,3 vs tentacles 2,3', 'to-hit 1 1 1 1 1 1 1, to-hit 1', {
      content: all(PLAIN, withItems(extra, card('drill', { ability: { stats: { combat: 5 } } }))),
      carries: 'encore, drill',
    }).runs(strike);
    gained.done();
  },
);

rule(['B-LIMIT-03'], 'dice against specific enemies are outside the limit', () => {
  const whirl = card('whirl', {
    ability: {
      uses: [
        {
          id: 'spin',
          timing: 'activation',
          *resolve(g, { hero: index }) {
            const hero = heroAt(g, index ?? 0);
            for (const enemy of adjacentEnemies(g, hero)) {
              const dice = yield* g.do.heroRoll(g, hero, 'to-hit', { count: 2, need: 4 });
              const wounds = dice.filter((die) => die >= 4).length;
              yield* g.do.woundEnemy(g, enemy, wounds, {
                hero,
                cause: { kind: 'card', id: 'whirl' },
              });
            }
          },
        },
      ],
    },
  });
  const around = [
    ['tentacles', 2, 2],
    ['tentacles', 3, 2],
    ['tentacles', 4, 2],
    ['tentacles', 2, 3],
    ['tentacles', 4, 3],
    ['tentacles', 2, 4],
  ] as const;
  const played = field('us-marshal 3,3', {
    enemies: around,
    content: all(CONTENT, withItems(whirl)),
    dice: [
      ['move', 2],
      ['to-hit', ...Array<number>(12).fill(4)],
      ['to-hit', ...Array<number>(8).fill(1)],
    ],
    carries: 'whirl, fury',
  }).runs(activateHero);
  // The attack of the same activation has its eight dice all the same, and no more.
  played.pick('i100:spin').pick('melee').pick('end').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 2, 2, 2, 2, 2]);
});
