import { d6, pickMany, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { amongDice } from '../../asking.ts';
import { promptOn } from '../../asks.ts';
import { sum } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import { isExhausted } from '../../rules/queries.ts';
import { areOnSameTile, ownerOf } from '../hero-cards.ts';
import type { SpecialAbility } from './abilities.ts';

/**
 * Dice of an enemy that hit are rolled again, and the Darkness may take its due. The owner picks among
 * dice on the table, and the card is used up only if a die was picked: only this card does either.
 */
export const rerollsOfEnemies: SpecialAbility = ({ dice, omen, steps }) => ({
  on: {
    *enemyAttackRolled(g, source, attack) {
      const owner = ownerOf(g, source);
      if (isExhausted(g, source) || attack.hits === 0) return;
      if (!areOnSameTile(g, owner, attack.hero)) return;
      if (!(yield* rerollForEnemy(g, source, attack, Number(dice)))) return;
      g.do.exhaust(g, source, 'fight');
      const need = Number(omen) + 1;
      const die = sum(yield* g.do.heroRoll(g, owner, 'omen', { count: 1, need }));
      if (die < need) yield* g.do.moveDarkness(g, Number(steps));
    },
  },
});

/** The owner picks dice that hit, to be rolled again. False when none. */
function* rerollForEnemy(
  g: Adventure,
  source: Source,
  attack: Moments['enemyAttackRolled'],
  most: number,
): Rule<boolean> {
  const { dice, need, hero } = attack;
  const isHit = (die: number | undefined) => die !== undefined && (die >= need || die >= 6);
  const hitting = dice.flatMap((die, position) => (isHit(die) ? position : []));
  const picks = yield* pickMany({
    seat: ownerOf(g, source).index,
    prompt: promptOn('reroll-enemy-dice', source.card, {
      dice: dice.join(' '),
      need,
      hero: hero.name,
    }),
    max: most,
    ...amongDice(hitting, dice),
    describe: (position) => ({
      text: { key: 'option.die', params: { value: dice[position] ?? 0 } },
    }),
  });
  for (const position of picks) {
    dice[position] = g.roll('enemy-reroll', d6);
    if (!isHit(dice[position])) attack.hits--;
  }
  return picks.length > 0;
}
