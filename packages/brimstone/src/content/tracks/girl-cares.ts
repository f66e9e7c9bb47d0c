import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { areAdjacent } from '../../board/index.ts';
import type { Hero } from '../../state.ts';
import { areOnSameTile, chooseHero, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { FIGHT_DICE, rerolls, usesOnce } from './kit.ts';

const saloonGirl = upgradesOf('saloon-girl');

const gentleHands = saloonGirl('gentle-hands', { extra: 1 }, ({ extra }) => ({
  on: {
    healed(_, source, healing): undefined {
      if (healing.by !== source.hero || healing.token !== 'comforting-presence') return;
      if (healing.wounds > 0) healing.wounds += extra;
      if (healing.sanity > 0) healing.sanity += extra;
    },
  },
}));

const fieldNurse = saloonGirl('field-nurse', { heal: 'D6' }, ({ heal }) => ({
  uses: [
    {
      id: 'treat',
      timing: 'activation',
      limit: 'fight',
      possible: (g, source) => patients(g, source).length > 0,
      *resolve(g, source) {
        const by = ownerOf(g, source);
        const hero = yield* chooseHero(g, source, patients(g, source));
        if (!hero) return;
        const wounds = yield* g.do.heroAmount(g, by, 'heal', heal, hero.wounds);
        yield* g.do.healHero(g, hero, { wounds, by, with: source.card });
      },
    },
  ],
}));

/** Who is wounded: herself, or somebody beside her. */
function patients(g: Adventure, source: Source): Hero[] {
  const owner = ownerOf(g, source);
  return heroesUp(g).filter(
    (hero) => hero.wounds > 0 && (hero === owner || areAdjacent(board(g), owner.space, hero.space)),
  );
}

const supperForEveryone = saloonGirl('supper-for-everyone', { heal: 1 }, ({ heal }) => ({
  on: {
    catchYourBreath(_, __, breath): undefined {
      breath.heal += heal;
    },
  },
}));

const notOnMyShift = saloonGirl('not-on-my-shift', { heal: 3 }, ({ heal }) => ({
  on: {
    *heroKnockedOut(g, source, out) {
      const by = ownerOf(g, source);
      const { hero } = out;
      if (out.prevented || hero === by || !areOnSameTile(g, by, hero)) return;
      if (!(yield* usesOnce(g, source, 'adventure'))) return;
      yield* g.do.healHero(g, hero, { wounds: heal, sanity: heal, by, with: source.card });
      out.prevented = true;
    },
  },
}));

/** The pistol that she draws for Free Attacks. */
const secondSleeve = saloonGirl('second-sleeve', { shots: 1 }, ({ shots }) => ({
  attackDice: (_, __, { weapon }) =>
    weapon.free && weapon.item && weapon.keywords.includes('pistol') ? shots : 0,
}));

const cardSharp = saloonGirl('card-sharp', { dice: 1 }, ({ dice }) => ({
  on: { heroRolled: rerolls({ most: dice, limit: 'turn' }, FIGHT_DICE) },
}));

const sweetTalk = saloonGirl('sweet-talk', { luck: 1, price: 10 }, ({ luck, price }) => ({
  stats: { luck, townPrice: -price },
}));

const theHouseWins = saloonGirl('the-house-wins', { cards: 1 }, ({ cards }) => ({
  on: {
    *fightEnd(g, source) {
      yield* g.do.drawLootTogether(g, [ownerOf(g, source)], cards);
    },
  },
}));

export const nurse: readonly Upgrade[] = [gentleHands, fieldNurse, supperForEveryone, notOnMyShift];

export const hustle: readonly Upgrade[] = [secondSleeve, cardSharp, sweetTalk, theHouseWins];
