import type { Company } from '@crawlspace/brimstone';
import { Icon } from '../../ui/Icon.tsx';
import { nameOf } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import type { BookProps } from './BookPages.tsx';
import { deedsOf, fellIn, levelOf, looksOf, nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

const GONE: readonly Company['members'][number]['standing'][] = ['dead', 'buried', 'retired'];

/** Whom the company buried or has still to bury, and where they fell; and who went their own way. */
export function Graves({ campaign: { company } }: BookProps) {
  const gone = company.members.filter(({ standing }) => GONE.includes(standing));
  if (gone.length === 0) return <p class="soft book-page">{campaignText('no-graves')}</p>;
  return (
    <ul class="book-page book-graves">
      {gone.map((member) => {
        const mission = fellIn(company, member.id);
        return (
          <li key={member.id} class="grave">
            <Icon name={member.standing === 'retired' ? 'hat' : 'tombstone'} />
            <b>{nameOfMember(member)}</b>
            <span>
              {nameOf(looksOf(member).heroClass)} ·{' '}
              {campaignText('level', { level: levelOf(member) })}
            </span>
            <span>
              {member.standing === 'retired'
                ? campaignText('retired')
                : mission && campaignText('fell-in', { mission: missionText(mission, 'name') })}
            </span>
            {member.standing === 'dead' && <span>{campaignText('not-buried')}</span>}
            <span>{campaignText('deeds', { ...deedsOf(company, member.id) })}</span>
          </li>
        );
      })}
    </ul>
  );
}
