import { d6, madeFrom } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Favour, Pastime, TownLocation, Wager } from '../../content-types.ts';
import { chanceToSucceed } from '../../dice.ts';
import type { CardId } from '../../ids.ts';
import { gear, healSanity, healWounds, roll, xp } from '../../language/build.ts';
import { compileRule } from '../../language/compile/effects.ts';
import { compileUsefulness } from '../../language/compile/usefulness.ts';
import type { Effects } from '../../language/effects.ts';
import { frameOf } from '../../language/frame.ts';
import type { Hero } from '../../state.ts';

const chanceFrom = (need: number) => chanceToSucceed(d6, (face) => face >= need);

function wager(id: CardId, game: Wager['game'], data: Wager['data'], chance?: number): Wager {
  const odds = chance === undefined ? {} : { chance };
  return { id, kind: 'wager', location: 'saloon', game, data, ...odds };
}

const FARO = { price: 20, need: 5, pays: 50 };

const wagers: readonly Wager[] = [
  wager('faro', 'die', FARO, chanceFrom(FARO.need)),
  // The better the player, the more hands are won.
  wager('poker', 'hands', { price: 30, need: 5, pays: 25 }),
  // No Grit helps: these dice are the house's.
  wager('back-room-dice', 'pair', { price: 50, dice: '2D6', pays: 250 }, 1 / d6.faces.length),
];

/** Something that does a hero good. A roll for it has the same chance for everybody. */
export function favour(
  location: TownLocation,
  id: CardId,
  price: number,
  ...effects: Effects
): Favour {
  const [does, helps] = [compileRule(effects), compileUsefulness(effects)];
  const [first] = effects;
  const [need] = first?.do === 'roll' ? first.from : [];
  return {
    id,
    kind: 'favour',
    location,
    data: { price },
    effects,
    ...(need === undefined ? {} : { chance: chanceFrom(need) }),
    helps: madeFrom(effects, (g: Adventure, hero: Hero) => helps(frameOf(g, id, hero))),
    resolve: madeFrom(effects, function* (g: Adventure, hero: Hero) {
      yield* does(frameOf(g, id, hero));
    }),
  };
}

/** What there is to do in Town besides buying and being cured. */
export const pastimes: readonly Pastime[] = [
  ...wagers,
  favour('docs-office', 'stitching', 20, healWounds('D6')),
  favour('church', 'confession', 20, healSanity('D6')),
  favour('general-store', 'store-bath', 10, healWounds(2)),
  favour('general-store', 'store-barber', 10, healSanity(2)),
  favour('general-store', 'store-raffle', 25, roll('store-raffle', 6, [], [gear()])),
  favour('frontier-outpost', 'outpost-drill', 50, xp(20)),
  favour('frontier-outpost', 'outpost-surplus', 150, gear()),
];
