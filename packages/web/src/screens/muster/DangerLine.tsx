import { dangerOf, type Expected } from '@crawlspace/bots/measured';
import { percent } from '../../text/index.ts';
import type { IconName } from '../../ui/icons.ts';
import { DangerMarks } from './DangerMarks.tsx';
import { partyText } from './texts.ts';

interface Props {
  readonly icon: IconName;
  readonly expected: Expected | null;
  readonly heroes: number;
}

/** How dangerous the chosen mission is, in marks, in a word, and what that rests on. */
export function DangerLine({ icon, expected, heroes }: Props) {
  const danger = dangerOf(expected);
  if (danger === null || !expected) return null;
  const { won, low, high, games } = expected;
  const word = partyText(`danger.${danger}`);
  return (
    <p class="danger-line">
      <b>{partyText('danger.title')}</b> <DangerMarks icon={icon} danger={danger} heroes={heroes} />{' '}
      <span>
        {games > 0
          ? partyText('danger.measured', {
              word,
              won: percent(won),
              games,
              heroes: partyText('party.size', { count: heroes }),
            })
          : partyText('danger.about', { word, low: inFives(low), high: percent(fives(high)) })}
      </span>
    </p>
  );
}

/** Nobody knows it better than that. */
function fives(share: number): number {
  return Math.min(0.95, Math.max(0.05, Math.round(20 * share) / 20));
}

function inFives(share: number): number {
  return Math.round(100 * fives(share));
}
