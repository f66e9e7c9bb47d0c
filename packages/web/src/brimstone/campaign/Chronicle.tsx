import { type Chapter, type Fate, memberOf } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { go, type Route } from '../../route.ts';
import { language } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dollars } from '../dollars.ts';
import { missionText } from '../mission-text.ts';
import type { BookProps } from './BookPages.tsx';
import { nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

/** Everything that was played, the latest first, with its report and its replay. */
export function Chronicle({ campaign, campaigns, act }: BookProps) {
  const [shown, setShown] = useState(CHAPTERS_AT_ONCE);
  const { company, chapters } = campaign;
  const look = (game: string, to: Route) =>
    void act(async () => {
      await campaigns.fetch(game);
      go(to);
      return campaign;
    });
  if (company.chronicle.length === 0)
    return <p class="soft book-page">{campaignText('no-chapters')}</p>;
  const hidden = company.chronicle.length - shown;
  return (
    <div class="book-page">
      <ol class="chronicle" reversed>
        {company.chronicle
          .toReversed()
          .slice(0, shown)
          .map((chapter) => {
            const game = chapters[chapter.record];
            return (
              <li key={chapter.record} class="chronicle-chapter panel">
                <Icon name={markOf(chapter)} class="chapter-mark" />
                <div class="chapter-words">
                  <h3>{titleOf(chapter)}</h3>
                  <p class="soft">{lineOf(chapter)}</p>
                  <ul class="chapter-fates">
                    {chapter.fates.map((fate) => (
                      <li key={fate.member}>
                        <b>
                          {nameOfMember(memberOf(company, fate.member) ?? { hero: fate.before })}
                        </b>{' '}
                        {fateLine(fate)}
                      </li>
                    ))}
                  </ul>
                </div>
                {game && (
                  <div class="chapter-ways">
                    <Button size="small" onClick={() => look(game, { screen: 'after', id: game })}>
                      {campaignText('report')}
                    </Button>
                    <Button
                      size="small"
                      icon="reel"
                      onClick={() => look(game, { screen: 'replay', id: game, answer: 0 })}
                    >
                      {campaignText('replay')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
      </ol>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + CHAPTERS_AT_ONCE)}>
          {campaignText('older-chapters', { count: hidden })}
        </Button>
      )}
    </div>
  );
}

/** A year of playing fits into one list, but not onto one page. */
const CHAPTERS_AT_ONCE = 20;

export function markOf(chapter: Chapter) {
  if (chapter.kind === 'stay') return 'hat';
  return chapter.outcome.won ? 'trophy' : 'tombstone';
}

export function titleOf(chapter: Chapter): string {
  return chapter.kind === 'stay'
    ? campaignText('chapter-stay')
    : missionText(chapter.mission, 'name');
}

function lineOf(chapter: Chapter): string {
  const when =
    chapter.at === undefined ? '' : ` · ${new Date(chapter.at).toLocaleDateString(language.value)}`;
  if (chapter.kind === 'stay') return campaignText('chapter-days', { days: chapter.days }) + when;
  const key = chapter.outcome.won ? 'chapter-won' : 'chapter-lost';
  return campaignText(key, { turns: chapter.turns }) + when;
}

/** What a chapter made of somebody: earned, spent, learned, lost. */
export function fateLine({ before, character }: Fate): string {
  const was = 'character' in before ? before.character : { xp: 0, gold: 0, level: 1, dead: false };
  const gold = character.gold - was.gold;
  const parts: string[] = [];
  if (character.level > was.level) parts.push(campaignText('level-up', { level: character.level }));
  else parts.push(campaignText('gained', { xp: character.xp - was.xp, gold: signed(gold) }));
  if (character.dead && !was.dead) parts.push(campaignText('died'));
  if (!character.dead && was.dead) parts.push(campaignText('back-alive'));
  return parts.join(', ');
}

function signed(gold: number): string {
  return gold < 0 ? `−${dollars(-gold)}` : `+${dollars(gold)}`;
}
