import { d6, pickMany, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import { amongDice } from '../../asking.ts';
import { type TileIndex, takesATile } from '../../board/index.ts';
import { sum } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import {
  distanceToEnemy,
  enemiesOnTile,
  enemyKeywords,
  enemyStat,
  exitsOfKind,
  isExhausted,
  tilesOf,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import {
  areOnSameTile,
  enemiesInWorldOf,
  isSmallOrMedium,
  nameOf,
  ownerOf,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { item } from './build.ts';

const whisperingLedger = item(
  'whispering-ledger',
  { keywords: ['book', 'occult'], weight: 1, price: 450 },
  { lore: 1, sanity: 2 },
  ({ lore, sanity }) => ({
    stats: { lore },
    on: {
      *darknessDrawn(g, source, draw) {
        if (draw.replaced || isExhausted(g, source) || !(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'adventure');
        draw.replaced = true;
        yield* g.do.loseSanity(g, ownerOf(g, source), sanity, becauseOf(source.card));
      },
    },
  }),
);

const blackGlassSkull = item(
  'black-glass-skull',
  { keywords: ['occult'], hands: 1, weight: 1, darkStone: 1, price: 500 },
  { grit: 1, reach: 3, defense: 2, corruption: 1 },
  ({ grit, reach, defense, corruption }) => ({
    uses: [
      {
        id: 'look',
        timing: 'activation',
        limit: 'turn',
        grit,
        possible: (g, source) => enemiesWithinReach(g, source, reach).length > 0,
        *resolve(g, source) {
          for (const { id } of enemiesWithinReach(g, source, reach)) {
            const bonus = { stat: 'defense', amount: -defense, until: 'turn', enemy: id } as const;
            g.state.enemyBonuses.push(bonus);
          }
          const cause = becauseOf(source.card);
          yield* g.do.corruptionHit(g, ownerOf(g, source), corruption, cause);
        },
      },
    ],
  }),
);

function enemiesWithinReach(g: Adventure, source: Source, reach: number): Enemy[] {
  const hero = ownerOf(g, source);
  return enemiesInWorldOf(g, hero).filter(
    (enemy) => distanceToEnemy(g, hero.space, enemy) <= reach,
  );
}

const knucklebonesDice = item(
  'knucklebone-dice',
  { keywords: ['occult'], price: 500 },
  { dice: 2, omen: 1, steps: 1 },
  ({ dice: most, omen, steps }) => ({
    on: {
      *enemyAttackRolled(g, source, attack) {
        const owner = ownerOf(g, source);
        if (isExhausted(g, source) || attack.hits === 0) return;
        if (!areOnSameTile(g, owner, attack.hero)) return;
        if (!(yield* rerollForEnemy(g, source, attack, most))) return;
        g.do.exhaust(g, source, 'fight');
        const die = sum(yield* g.do.heroRoll(g, owner, 'omen', { count: 1, need: omen + 1 }));
        if (die <= omen) yield* g.do.moveDarkness(g, steps);
      },
    },
  }),
);

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
    prompt: {
      key: 'prompt.reroll-enemy-dice',
      params: { dice: dice.join(' '), need, hero: hero.name, card: nameOf(source) },
    },
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

/** The Hold Back roll asks only the bearer of the lantern for this number. */
const drownedMensLamp = item(
  'drowned-mens-lamp',
  { keywords: ['light', 'occult'], weight: 1, darkStone: 1, price: 550 },
  { plus: 1, horror: 2 },
  ({ plus, horror }) => ({
    stats: { holdBack: plus },
    on: {
      *depthEvent(g, source) {
        const cause = becauseOf(source.card);
        yield* g.do.horrorHit(g, ownerOf(g, source), { hits: horror, cause });
      },
    },
  }),
);

const keyToNoDoor = item(
  'key-to-no-door',
  { keywords: ['occult'], price: 400 },
  { gateFrom: 5, cunning: 1 },
  ({ gateFrom, cunning }) => ({
    stats: { cunning },
    uses: [
      {
        id: 'unlock',
        timing: 'instead-of-search',
        limit: 'adventure',
        possible: (g, source) => !inFight(g) && tileToOpen(g, ownerOf(g, source)) !== undefined,
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          const tile = tileToOpen(g, hero);
          if (tile === undefined) return;
          const die = sum(yield* g.do.heroRoll(g, hero, 'key', { count: 1, need: gateFrom }));
          if (die < gateFrom || g.do.openGate(g, tile) === null) g.do.openDoor(g, tile);
        },
      },
    ],
  }),
);

/** The hero's tile, if one of its closed exits has room for a map tile behind it. */
function tileToOpen(g: Adventure, { space }: Hero): TileIndex | undefined {
  return tilesOf(g, space).find((tile) =>
    exitsOfKind(g, tile, 'end-cap').some((exit) =>
      takesATile(g.content.tiles, g.state.board.layout, exit),
    ),
  );
}

const petrifiedHeart = item(
  'petrified-heart',
  { keywords: ['occult', 'dark-stone'], weight: 1, darkStone: 1, price: 500 },
  { health: 4, resistance: 1 },
  ({ health, resistance }) => ({
    stats: { maxHealth: health, corruptionResistance: -resistance },
  }),
);

/** Until the next activation of the one who wound it up. */
const mothersMusicBox = item(
  'mothers-music-box',
  { keywords: ['device'], hands: 1, weight: 1, price: 450 },
  { sanity: 1, combat: 1 },
  ({ sanity, combat }) => ({
    on: {
      heroActivationStart(g, source, { hero }): undefined {
        if (hero.index !== source.hero) return;
        g.state.enemyBonuses = g.state.enemyBonuses.filter(
          ({ card, by }) => card !== source.card || by !== hero.index,
        );
      },
    },
    uses: [
      {
        id: 'play',
        timing: 'instead-of-attack',
        limit: 'fight',
        possible: (g, source) => listeners(g, ownerOf(g, source)).length > 0,
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          for (const enemy of listeners(g, hero)) lull(g, source, enemy, combat);
          yield* g.do.loseSanity(g, hero, sanity, becauseOf(source.card));
        },
      },
    ],
  }),
);

function listeners(g: Adventure, { space }: Hero): Enemy[] {
  const here = new Set(tilesOf(g, space).flatMap((tile) => enemiesOnTile(g, tile)));
  return [...here].filter((enemy) => isSmallOrMedium(g, enemy));
}

/** One die of Combat is always left. */
function lull(g: Adventure, { card, hero }: Source, enemy: Enemy, combat: number): void {
  const { id, type } = enemy;
  const less = Math.min(combat, Math.max(0, enemyStat(g, type, 'combat', enemy) - 1));
  const lulled = {
    until: 'fight',
    enemy: id,
    card,
    ...(hero === null ? {} : { by: hero }),
  } as const;
  const move = enemyStat(g, type, 'move', enemy);
  g.state.enemyBonuses.push({ stat: 'combat', amount: -less, ...lulled });
  g.state.enemyBonuses.push({ stat: 'move', amount: -move, ...lulled });
}

const bottledDaybreak = item(
  'bottled-daybreak',
  { keywords: ['consumable', 'light'], price: 350 },
  { steps: 2, initiative: 1 },
  ({ steps, initiative }) => ({
    uses: [
      {
        id: 'uncork',
        timing: 'anytime',
        limit: 'discard',
        *resolve(g, source) {
          const { space } = ownerOf(g, source);
          const here = tilesOf(g, space).flatMap((tile) => enemiesOnTile(g, tile));
          for (const type of new Set(here.map((enemy) => enemy.type))) {
            const keywords = enemyKeywords(g, type);
            if (!keywords.includes('Demon') && !keywords.includes('Void')) continue;
            const bonus = { stat: 'initiative', amount: -initiative, until: 'turn', type } as const;
            g.state.enemyBonuses.push(bonus);
          }
          yield* g.do.moveDarkness(g, -steps);
        },
      },
    ],
  }),
);

/** The artifacts of the mine that are neither worn nor fought with. */
export const mineCurios: readonly ItemCard[] = [
  whisperingLedger,
  blackGlassSkull,
  knucklebonesDice,
  drownedMensLamp,
  keyToNoDoor,
  petrifiedHeart,
  mothersMusicBox,
  bottledDaybreak,
];
