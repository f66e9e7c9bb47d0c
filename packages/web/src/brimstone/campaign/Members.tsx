import { type Member, MOST_MEMBERS, rosterOf, xpForNextLevel } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { dollars } from '../dollars.ts';
import { nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import type { BookProps } from './BookPages.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { characterIn, deedsOf, levelOf, looksOf, nameOfMember } from './people.ts';
import { RecruitDialog } from './RecruitDialog.tsx';
import { campaignText } from './texts.ts';

/** Everybody who belongs to the company, with a face. */
export function Members(props: BookProps) {
  const { company } = props.campaign;
  const [open, setOpen] = useState<string | null>(null);
  const [recruiting, setRecruiting] = useState(false);
  const roster = rosterOf(company);
  const opened = roster.find(({ id }) => id === open);
  const isAtHome = company.whereabouts.at === 'home';
  const mayRecruit = props.campaigns.mayChange && isAtHome && roster.length < MOST_MEMBERS;
  return (
    <section class="book-page">
      {roster.length === 0 && <p class="soft">{campaignText('no-members')}</p>}
      <ul class="book-members">
        {roster.map((member) => (
          <li key={member.id}>
            <MemberCard {...props} member={member} onOpen={() => setOpen(member.id)} />
          </li>
        ))}
      </ul>
      {mayRecruit && (
        <Button icon="plus" onClick={() => setRecruiting(true)}>
          {campaignText('recruit')}
        </Button>
      )}
      {opened && <MemberDialog {...props} member={opened} onClose={() => setOpen(null)} />}
      {recruiting && <RecruitDialog {...props} onClose={() => setRecruiting(false)} />}
    </section>
  );
}

interface CardProps extends BookProps {
  readonly member: Member;
  readonly onOpen: () => void;
}

function MemberCard({ campaign, member, onOpen }: CardProps) {
  const character = characterIn(member);
  const { heroClass } = looksOf(member);
  const scars = character?.conditions ?? [];
  return (
    <button
      type="button"
      class={member.standing === 'dead' ? 'book-member book-member-dead' : 'book-member'}
      data-member={member.id}
      onClick={onOpen}
    >
      <Portrait {...looksOf(member)} />
      <span class="book-member-words">
        <b class="book-member-name">{nameOfMember(member)}</b>
        <span>
          {nameOf(heroClass)} · {campaignText('level', { level: levelOf(member) })}
        </span>
        {character ? (
          <>
            <span>
              {campaignText('purse', {
                gold: dollars(character.gold),
                stones: character.darkStone,
              })}
            </span>
            <span class="soft">{experience(character.xp, character.level)}</span>
            <span class="soft">
              {campaignText('deeds', { ...deedsOf(campaign.company, member.id) })}
            </span>
          </>
        ) : (
          <span class="soft">{campaignText('new-here')}</span>
        )}
        {(member.standing === 'dead' || scars.length > 0) && (
          <span class="book-member-tags">
            {member.standing === 'dead' && (
              <span class="tag tag-danger">{campaignText('dead')}</span>
            )}
            {scars.map((card, n) => (
              <span key={n} class="tag tag-warning">
                {nameOf(card)}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

function experience(xp: number, level: number): string {
  const cost = xpForNextLevel({ level });
  return cost === null ? campaignText('xp-all', { xp }) : campaignText('xp', { xp, cost });
}
