import type { ClassId } from '@crawlspace/brimstone';
import { classIn } from '@crawlspace/brimstone';
import { content } from '../content.ts';
import { type MusterKey, musterText } from './texts.ts';

const SHORT = ['maxHealth', 'maxSanity', 'initiative', 'defense'] as const;
const LONG = [
  ...SHORT,
  'willpower',
  'maxGrit',
  'combat',
  'toHitMelee',
  'toHitRanged',
  'agility',
  'cunning',
  'spirit',
  'strength',
  'lore',
  'luck',
] as const;

/** Numbers that a die has to reach are written with a plus. */
const ROLLED: ReadonlySet<string> = new Set(['defense', 'willpower', 'toHitMelee', 'toHitRanged']);

/** The numbers of a class, the telling ones or all. */
export function HeroStats({ heroClass, short }: { heroClass: ClassId; short?: boolean }) {
  const { base } = classIn(content(), heroClass);
  return (
    <dl class={short ? 'stats stats-short' : 'stats'}>
      {(short ? SHORT : LONG).map((stat) => {
        const key: MusterKey = `stat.${stat}`;
        return (
          <div key={stat} class={`stat-${stat}`}>
            <dt>{musterText(key)}</dt>
            <dd>
              {base[stat]}
              {ROLLED.has(stat) ? '+' : ''}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
