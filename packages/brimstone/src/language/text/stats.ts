import type { BestOf, BestOfName, EnemyStats, HeroStats } from '../../stats.ts';
import { listed, type Say, signed } from './say.ts';

/** Rolls that are easier when their number is lower: a change of the number is the other way for the roll. */
const ROLLS: ReadonlySet<string> = new Set<keyof HeroStats>([
  ...(['toHitMelee', 'toHitRanged', 'defense', 'willpower'] as const),
]);

/** '+2 Initiative and +1 on Defense rolls'. */
export function heroStatsText(say: Say, stats: HeroStats): string {
  return listed(say, heroStatTexts(say, stats));
}

/** A change of both To Hit rolls is one. */
function heroStatTexts(say: Say, stats: HeroStats): string[] {
  const { toHitMelee, toHitRanged, ...others } = stats;
  const isBoth = toHitMelee !== undefined && toHitMelee === toHitRanged;
  const toHit = isBoth ? [say('enemy-stat.toHit', { n: signed(-toHitMelee) })] : [];
  return [...toHit, ...eachStatText(say, isBoth ? others : stats)];
}

function eachStatText(say: Say, stats: HeroStats): string[] {
  return Object.entries(stats).map(([stat, n]) => {
    const what = say(`stat.${stat}`, { n: signed(ROLLS.has(stat) ? -n : n), by: Math.abs(n) });
    return n < 0 && NEVER_NONE.has(stat) ? say('stat.at-least', { what, n: 1 }) : what;
  });
}

/** What never falls below 1, however much is taken off. */
const NEVER_NONE: ReadonlySet<string> = new Set<keyof HeroStats>(['move', 'range']);

type Weakened = { readonly [Stat in keyof EnemyStats]: number | 'all' };

/** `least` stands behind each number that has a bound. */
export function enemyStatsText(say: Say, stats: Weakened, least = ''): string {
  const parts = Object.entries(stats).map(([stat, n]) =>
    n === 'all'
      ? say(`enemy-stat.no-${stat}`)
      : [
          say(`enemy-stat.${stat}`, { n: signed(stat === 'toHit' ? -n : n), by: Math.abs(n) }),
          least,
        ]
          .filter(Boolean)
          .join(' '),
  );
  return listed(say, parts);
}

/** Values that are a sentence, not something one has. */
const SAID: ReadonlySet<string> = new Set<BestOfName>(['critMelee', 'critRanged', 'poisonSave']);

/** 'Armor 5+ and +2 Sanity', 'your Melee Hits are Critical on 5+'; prices are a sentence of their own. */
export function ownNumbersTexts(say: Say, stats: HeroStats, best: BestOf): string[] {
  const { townPrice = 0, ...others } = stats;
  const values = Object.entries(best).map(
    ([stat, n]) => [stat, say(`best.${stat}`, { n })] as const,
  );
  const plain = values.filter(([stat]) => !SAID.has(stat)).map(([, text]) => text);
  return [
    listed(say, [...plain, ...heroStatTexts(say, others)]),
    ...values.filter(([stat]) => SAID.has(stat)).map(([, text]) => text),
    townPrice === 0
      ? ''
      : say(townPrice > 0 ? 'ability.dearer' : 'ability.cheaper', { n: Math.abs(townPrice) }),
  ];
}
