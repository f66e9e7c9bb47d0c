import { type Outcome, PARTY, type SeatId } from '@crawlspace/kernel';
import { spaceName } from '../game/cellar-map.ts';
import type { JournalEntry } from '../game/session.ts';
import type { TextKey } from '../locales/en.ts';
import { textKey } from '../locales/speaker.ts';

/** What a line is about decides its colour. */
export type Tone = 'round' | 'plain' | 'good' | 'bad';

/** A line of the story, in no language yet. */
export interface StoryLine {
  readonly text: TextKey;
  readonly tone: Tone;
  readonly hero?: SeatId;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly dice?: readonly number[];
  /** From here up a die helps the one who rolled it. */
  readonly hitsFrom?: number;
}

/** Heroes hit on 4 and more. */
export const HITS_FROM = 4;

export function tellStory(
  journal: readonly JournalEntry[],
  outcome: Outcome | null = null,
): readonly StoryLine[] {
  const lines = journal.flatMap((entry, n) => lineOf(entry, journal[n + 1]) ?? []);
  return outcome ? [...lines, lastLine(outcome)] : lines;
}

function lastLine({ won, cause }: Outcome): StoryLine {
  return { text: textKey(`outcome.${cause}.more`), tone: won ? 'good' : 'bad' };
}

function lineOf({ event, by }: JournalEntry, next: JournalEntry | undefined): StoryLine | null {
  switch (event.t) {
    case 'round':
      return { text: 'story.round', tone: 'round', params: { round: event.round } };
    case 'moved':
      return heroLine('story.moved', event.seat, { params: { space: spaceName(event.to) } });
    case 'rolled':
      return rollLine(event.label, event.dice, by, next);
    case 'drew':
      return heroLine(`story.${event.card}`, event.seat, {
        tone: event.card === 'nothing' ? 'plain' : 'good',
      });
    case 'wounded':
      return woundLine(event.who, event.left);
    case 'dodged':
      return heroLine('story.dodged', event.seat);
    case 'crown-found':
      return heroLine('story.crown', event.seat, { tone: 'good' });
    case 'undone-by-vote':
    case 'resumed-under-new-rules':
      return { text: `story.${event.t}`, tone: 'plain' };
  }
}

function rollLine(
  label: string,
  dice: readonly number[],
  by: SeatId,
  next: JournalEntry | undefined,
): StoryLine | null {
  if (label === 'move') return heroLine('story.walk', by, { params: { steps: dice[0] ?? 0 } });
  if (label === 'to-hit') return heroLine('story.attack', by, { dice, hitsFrom: HITS_FROM });
  if (label === 'reroll') return heroLine('story.reroll', by, { dice, hitsFrom: HITS_FROM });
  // A bite that wounds is told by the wound.
  const wounds = next?.event.t === 'wounded' && isHero(next.event.who);
  return wounds ? null : { text: 'story.missed', tone: 'plain' };
}

function woundLine(who: string, left: number): StoryLine {
  if (isHero(who)) {
    const text = left > 0 ? 'story.bitten' : 'story.felled';
    return heroLine(text, Number(who.slice(1)), { tone: 'bad' });
  }
  const text = left > 0 ? 'story.rat-wounded' : 'story.rat-killed';
  return { text, tone: 'good', params: { number: ratNumber(who) } };
}

function heroLine(text: TextKey, hero: SeatId, more: Partial<StoryLine> = {}): StoryLine {
  return { text, tone: 'plain', ...(hero === PARTY ? {} : { hero }), ...more };
}

function isHero(who: string): boolean {
  return /^h\d+$/.test(who);
}

/** People count rats from 1. */
export function ratNumber(id: string): number {
  return Number(id.slice('rat'.length)) + 1;
}
