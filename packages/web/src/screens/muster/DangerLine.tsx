import { listed, percent } from '../../text/index.ts';
import type { IconName } from '../../ui/icons.ts';
import { DangerMarks } from './DangerMarks.tsx';
import { DANGERS, type Danger, dangerOf, leastWon, type Measured, measuredFor } from './danger.ts';
import { partyText } from './texts.ts';

interface Props {
  readonly icon: IconName;
  readonly measured: Measured;
  readonly mission: string;
  readonly heroes: number;
}

/** How dangerous the chosen mission is, in marks, in a word, and what that rests on. */
export function DangerLine({ icon, measured, mission, heroes }: Props) {
  const danger = dangerOf(measured, mission, heroes);
  const found = measuredFor(measured, mission, heroes);
  if (danger === null || !found) return null;
  return (
    <>
      <p class="danger-line">
        <b>{partyText('danger.title')}</b>{' '}
        <DangerMarks icon={icon} danger={danger} heroes={heroes} />{' '}
        <span>
          {partyText('danger.measured', {
            word: partyText(`danger.${danger}`),
            won: percent(found.won),
            games: found.games,
            heroes: partyText('party.size', { count: heroes }),
          })}
        </span>
      </p>
      <p class="danger-legend">
        {partyText('danger.legend', { steps: listed(DANGERS.map(stepText)) })}
      </p>
    </>
  );
}

/** '2 fair (70%)': what so many marks mean. */
function stepText(danger: Danger): string {
  const least = leastWon(danger);
  const word = partyText(`danger.${danger}`);
  if (least === null) return partyText('danger.last', { n: danger, word });
  return partyText('danger.step', { n: danger, word, won: percent(least / 100) });
}
