import { DANGERS, type Danger } from '@crawlspace/bots/measured';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { partyText } from './texts.ts';

/** How dangerous a mission is for this many heroes: so many of five marks, and in words for who cannot see them. */
export function DangerMarks(props: { icon: IconName; danger: Danger | null; heroes: number }) {
  const { icon, danger, heroes } = props;
  if (danger === null) return null;
  const party = partyText('party.size', { count: heroes });
  const word = partyText(`danger.${danger}`);
  return (
    <span class="danger">
      {DANGERS.map((step) => (
        <Icon key={step} name={icon} class={step <= danger ? 'danger-on' : 'danger-off'} />
      ))}
      <span class="for-readers">{partyText('danger', { n: danger, word, heroes: party })}</span>
    </span>
  );
}
