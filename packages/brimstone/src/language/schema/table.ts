import {
  either,
  list,
  literal,
  may,
  name,
  oneOf,
  type Schema,
  some,
  whole,
  word,
  yes,
} from '@crawlspace/kernel/packs';
import { ENEMY_STATS } from '../../stats.ts';
import type { Effects } from '../effects.ts';
import {
  count,
  enemyStats,
  foes,
  group,
  keywords,
  number,
  quantity,
  span,
  tokens,
  where,
  who,
} from './values.ts';

const each = { foes };

export const onEnemies = [
  word('wound-enemy', 'Wounds to Enemies, or to `one` that is chosen.', {
    n: quantity,
    foes,
    one: may(yes),
    defended: may(yes),
    roll: may(name),
    sameAttack: may(yes),
  }),
  word('heal-enemy', 'Enemies heal.', { n: quantity, foes }),
  word('push-enemy', 'Pushes Enemies away.', { n: count, foes }),
  word('move-enemy', 'Enemies get so far at most, where the owner wants them.', { n: count, foes }),
  word('weaken', 'Numbers of these Enemies for a while; `floor`: what is always left.', {
    stats: some(ENEMY_STATS, either({ number, string: literal('all') })),
    until: oneOf('name', [
      ...(['activation', 'turn', 'fight', 'adventure'] as const),
      ...(['next-turn', 'your-activation'] as const),
    ]),
    foes,
    floor: may(count),
    notTwice: may(yes),
  }),
  word('restore', 'What the card has done to numbers of Enemies ends.', {}),
  word('stun', 'They skip their next activation.', each),
  word('stasis', 'They are out of time until the end of the next turn.', each),
  word('lose-ambush', 'Their types lose the Initiative of an Ambush.', each),
  word('lose-hit', 'The Hit of the moment does nothing.', {}),
  word('enemy-attack', 'The Enemy of the moment attacks each of these Heroes.', {
    dice: quantity,
    toHit: may(whole(1, 7)),
    damage: may(count),
    to: who,
  }),
  word('free-attack', 'A free Attack.', {
    kind: oneOf('name', ['melee', 'ranged']),
    dice: count,
    range: may(count),
    crit: may(whole(1, 8)),
    keywords: may(keywords),
    ignoresDefense: may(yes),
    own: may(yes),
  }),
  word('move', 'The Hero moves.', { n: quantity, roll: may(name) }),
  word('place-beside-hero', 'The Hero is placed next to another one.', {}),
] as const;

export const notes = [
  word('note', 'The card notes something for itself until then.', { what: name, until: span }),
  word('strike-out', 'What the card has noted is no longer so.', { what: name }),
  word('exhaust', 'The card is used up.', { until: span }),
  word('make-ready', 'The card can be used again.', { use: may(name) }),
  word('recharge', 'All charges are there again.', {}),
  word('fill', 'Tokens are put into the card until it holds so many.', {
    most: count,
    with: tokens,
  }),
  word('discard-item', 'The card is gone.', {}),
  word('ready-item', 'Another card of one of these Heroes is ready again.', { of: who }),
] as const;

export const ofTheTable = (effects: Schema<Effects>) =>
  [
    word('set-off-dynamite', 'Dynamite goes off where the Hero likes, in sight.', {
      n: either({ number: count, string: oneOf('amount', ['D6', 'D6+2']) }),
      within: count,
    }),
    word('darkness-moves', 'Towards the Entrance; back where it is less than 0.', {
      n: quantity,
      notPast: may(count),
    }),
    word('draw-darkness', 'Darkness cards.', { n: whole(1, 4) }),
    word('draw-dread', 'Growing Dread cards.', { n: whole(1, 4) }),
    word('discard-dread', 'Growing Dread cards go unread. `else`: if there are none.', {
      n: whole(1, 9),
      else: may(effects),
    }),
    word('peek-tokens', 'Exploration tokens are looked at.', { n: count }),
    word('collapse', 'An open exit collapses.', { in: where }),
    word('open-door', 'A door where there was none. `else`: if there is no room.', {
      in: where,
      else: may(effects),
    }),
    word('open-gate', 'A Gate. `else`: if there is no room.', { in: where, else: may(effects) }),
    word('enemies', 'Enemies come, or a Threat card of the party.', {
      come: either({ list: list(group, 8), string: literal('threat') }),
      how: oneOf('name', ['ambush', 'here']),
      near: may(who),
      among: may(who),
      world: may(oneOf('name', ['yours', 'lantern'])),
    }),
    word('elite', 'Elite abilities for the Enemies.', { n: whole(1, 6) }),
    word('enemy-bonus', 'Numbers of all Enemies for a while.', {
      stats: enemyStats,
      until: span,
      firstTurn: may(yes),
    }),
    word('wound-enemies', 'Wounds to all Enemies on a tile.', { n: quantity, in: where }),
    word('limit-range', 'No Ranged Attack goes farther this turn.', { n: count }),
    word('discard-this', 'The card leaves play.', {}),
    word('attach-this', 'The card goes to a Hero.', { to: who }),
  ] as const;
