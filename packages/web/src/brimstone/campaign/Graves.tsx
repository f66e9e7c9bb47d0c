import { Icon } from '../../ui/Icon.tsx';
import { nameOf } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import type { BookProps } from './BookPages.tsx';
import { deedsOf, fellIn, levelOf, looksOf, nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

/** Whom the company buried, and where they fell; and who went their own way. */
export function Graves({ campaign: { company } }: BookProps) {
  const gone = company.members.filter(
    ({ standing }) => standing === 'buried' || standing === 'retired',
  );
  if (gone.length === 0) return <p class="soft book-page">{campaignText('no-graves')}</p>;
  return (
    <ul class="book-page book-graves">
      {gone.map((member) => {
        const mission = fellIn(company, member.id);
        return (
          <li key={member.id} class="grave">
            <Icon name={member.standing === 'buried' ? 'tombstone' : 'hat'} />
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
            <span>{campaignText('deeds', { ...deedsOf(company, member.id) })}</span>
          </li>
        );
      })}
    </ul>
  );
}
