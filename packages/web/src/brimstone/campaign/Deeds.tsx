import type { Company, MemberId } from '@crawlspace/brimstone';
import { Icon } from '../../ui/Icon.tsx';
import { fateLine, markOf, titleOf } from './Chronicle.tsx';
import { campaignText } from './texts.ts';

/** What somebody lived through, chapter by chapter, the latest first. */
export function Deeds({ company, member }: { company: Company; member: MemberId }) {
  const lived = company.chronicle.toReversed().flatMap((chapter) => {
    const fate = chapter.fates.find((each) => each.member === member);
    return fate ? [{ chapter, fate }] : [];
  });
  if (lived.length === 0) return <p class="soft book-page">{campaignText('new-here')}</p>;
  return (
    <ol class="member-deeds">
      {lived.map(({ chapter, fate }) => (
        <li key={chapter.record}>
          <Icon name={markOf(chapter)} />
          <span>
            <b>{titleOf(chapter)}</b>{' '}
            <span class="soft">
              {[
                ...(fate.tally
                  ? [campaignText('tally', { kills: fate.tally.kills, kos: fate.tally.knockOuts })]
                  : []),
                fateLine(fate),
              ].join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
