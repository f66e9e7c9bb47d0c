import { pick } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { amongTokens } from '../../asking.ts';
import type { TokenKind } from '../../ids.ts';
import { canShoot, freeWeapon } from '../../rules/queries.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { carriedItem, ownerOf } from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { container, gun, item } from './build.ts';

/** Until the end of their next activation, which is in this turn for all who are up. */
const marshalBadge = item(
  'marshal-badge',
  { keywords: ['icon', 'law'], only: ['law'] },
  { bonus: 2 },
  ({ bonus }) => ({
    uses: [
      {
        id: 'rally',
        timing: 'turn-start',
        limit: 'adventure',
        possible: (g) => inFight(g),
        *resolve(g) {
          for (const { bonuses } of g.state.heroes) {
            bonuses.push({ stat: 'shots', amount: bonus, until: 'activation' });
            bonuses.push({ stat: 'combat', amount: bonus, until: 'activation' });
          }
        },
      },
    ],
  }),
);

/** Never in hand: it is drawn for one Free Attack, with its own numbers. */
const holdOutPistol = item(
  'hold-out-pistol',
  { keywords: ['gun', 'pistol'] },
  { range: 3, shots: 1, crit: 5 },
  ({ range, shots, crit }) => {
    const listed = { kind: 'ranged', range, dice: shots, critOn: crit } as const;
    const keywords = ['gun', 'pistol'];
    return {
      uses: [
        {
          id: 'fire',
          timing: 'free-attack',
          limit: 'fight',
          possible: (g, source) => canShoot(g, ownerOf(g, source), range),
          *resolve(g, source) {
            const hero = ownerOf(g, source);
            const own = { ...listed, keywords, item: carriedItem(g, source) ?? null };
            yield* g.do.freeAttack(g, hero, freeWeapon(g, hero, own));
          },
        },
      ],
    };
  },
);

/** Lights the way for the party; the rules of the Darkness know who bears it. */
const oldLantern = item('old-lantern', { keywords: ['light'] }, { dice: '2D6' });

function fill(g: Adventure, { index }: Hero, container: CarriedItem, token: TokenKind): void {
  container.holds = [...container.holds, token];
  g.emit({ t: 'token-gained', hero: index, card: token });
}

/** Its Dynamite is as good as in the side bag, and safe. */
const dynamiteSatchel = container(
  'dynamite-satchel',
  ['dynamite'],
  { keywords: ['explosive'], weight: 1 },
  { holds: 3, start: 2 },
  ({ start }) => ({
    on: {
      adventureStart(g, source, { hero }): undefined {
        const satchel = carriedItem(g, source);
        if (hero.index !== source.hero || !satchel) return;
        while (satchel.holds.length < start) fill(g, hero, satchel, 'dynamite');
      },
    },
  }),
);

const medicalValise = container(
  'medical-valise',
  ['bandages', 'whiskey', 'herbs', 'swamp-fungus'],
  { weight: 1 },
  { holds: 2, start: 1 },
  ({ start }) => ({
    on: {
      *adventureStart(g, source, { hero }) {
        const valise = carriedItem(g, source);
        if (hero.index !== source.hero || !valise) return;
        while (valise.holds.length < start) {
          const token = yield* pick({
            seat: hero.index,
            prompt: { key: 'prompt.fill-valise' },
            ...amongTokens(hero, ['bandages', 'whiskey']),
            describe: (kind) => ({ text: { key: `${kind}.name` } }),
          });
          fill(g, hero, valise, token);
        }
      },
    },
  }),
);

/** The cards of the four classes, without the second Pistol: the Bandido and the Gunslinger have one each. */
export const startingGear: readonly ItemCard[] = [
  gun(
    'shotgun',
    'shotgun',
    { hands: 2, weight: 2, upgradeSlots: 2, toHitDie: 'D8', damageDie: 'D8' },
    { range: 5, shots: 1 },
  ),
  marshalBadge,
  holdOutPistol,
  gun('pistol', 'pistol', { hands: 1, weight: 1, upgradeSlots: 1 }, { range: 6, shots: 2 }),
  oldLantern,
  dynamiteSatchel,
  medicalValise,
];
