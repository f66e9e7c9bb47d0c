import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { duel, turnOf } from '../../../test/fights.ts';
import { plain, stack } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { activateEnemy } from '../enemies/enemy-phase.ts';

/** The skeletons activate; Frost keeps them from doing more than that. */
function* foeActivates(g: Descent) {
  const foe = enemyById(g, 'foe');
  if (foe) yield* activateEnemy(g, foe);
}

const burning =
  (fire: number) =>
  ({ enemies: [foe] }: DescentState) => {
    if (foe) Object.assign(foe, { fire, frost: 2 });
  };

describe('Fire', () => {
  rule(['H-COND-02'], 'burns whoever activates: an orange die for each token', () => {
    const table = turnOf({
      heroes: ['ranger', 'wizard'],
      hero: { fire: 2, health: 5 },
      dice: 'fire HH -',
    }).shows('hero fire 0 health 3');
    expect(table.event('burned')).toMatchObject({ amount: 2, dice: ['orange HH', 'orange -'] });
    table.shows('prompt ask.turn');
    duel({ cards: { mob: { health: 9 } }, change: burning(2), dice: 'fire HH -' })
      .runs(foeActivates)
      .done()
      .shows('foe fire 0 wounds 2');
  });

  rule(['H-COND-03'], 'wounds all at once', () => {
    const table = duel({
      minions: 3,
      cards: { mob: { health: 2 } },
      change: burning(3),
      dice: 'fire HH H -',
    })
      .runs(foeActivates)
      .done()
      .shows('foe minions 2 wounds 1 fire 0');
    expect(table.eventsNamed('enemy-wounded').map(({ amount }) => amount)).toEqual([3]);
  });

  rule(['H-COND-04'], 'kills for a hero of the players’ choice', () => {
    const table = duel({
      heroes: ['ranger', 'wizard'],
      content: plain,
      cards: { mob: { health: 2 }, items: [{ id: 'trinket', slot: 'misc' }] },
      change: (state) => {
        burning(1)(state);
        const [foe] = state.enemies;
        if (foe) foe.treasure = { common: 1, rare: 0, epic: 0 };
        stack(state.decks.items.common, 'trinket');
      },
      dice: 'fire HHH',
    })
      .runs(foeActivates)
      .shows('prompt ask.credit');
    expect(table.pending[0]?.seat).toBe(-1);
    table.picks('hero1', 'keep');
    expect(table.done().state.enemies).toEqual([]);
    table.shows('heroes xp 2 3');
    const finds = table.state.heroes.map(({ items }) => items.map(({ card }) => card));
    expect(finds).toEqual([['sword'], ['trinket']]);
  });

  rule(['H-COND-04', 'H-ATK-37'], 'kills for any hero, also one who is knocked out', () =>
    duel({
      heroes: ['ranger', 'wizard', 'paladin'],
      content: plain,
      cards: { mob: { health: 2 } },
      change: set(burning(1), 'hero1 knockedOut true health 0, hero2 gone true'),
      dice: 'fire HHH',
    })
      .runs(foeActivates)
      .shows('options hero0 hero1')
      .pick('hero1')
      .done()
      .shows('hero1 xp 3'),
  );

  it('that knocks the hero out ends the turn before it begins', () => {
    const table = turnOf({
      heroes: ['ranger', 'wizard'],
      hero: { fire: 1, health: 2 },
      foeZone: at(5, 2),
      dice: 'fire HHH',
    }).shows('hero knockedOut true activated true turn null');
    expect(table.pending[0]?.seat).toBe(1);
  });
});
