import { DicePips } from '../dice/Die.tsx';
import { Rune } from '../Rune.tsx';
import { gameText, tableText } from '../words.ts';
import { changesBetween, type Dice, type GearChange, type GearNumbers } from './gear.ts';

interface Props {
  readonly before: GearNumbers;
  readonly after: GearNumbers;
  /** Whose numbers they are, where that has to be said. */
  readonly of?: string;
}

/** What would change: the dice before and after, and which way it goes. */
export function GearChanges({ before, after, of }: Props) {
  const changes = changesBetween(before, after);
  if (changes.length === 0)
    return <span class="gear-changes gear-same">{ofHero(of, tableText('gear-same'))}</span>;
  return (
    <span class="gear-changes">
      {of ? <b class="gear-of">{of}</b> : null}
      {changes.map((change) => (
        <Change key={change.kind} change={change} />
      ))}
    </span>
  );
}

function ofHero(of: string | undefined, text: string): string {
  return of ? `${of}: ${text}` : text;
}

function Change({ change }: { change: GearChange }) {
  if ('by' in change) {
    const { kind, by } = change;
    return (
      <span class={`gear-change gear-${by > 0 ? 'more' : 'less'}`}>
        <Rune name={kind} />
        <span>
          {by > 0 ? '+' : '−'}
          {Math.abs(by)} {tableText(kind)}
        </span>
      </span>
    );
  }
  const { kind, before, after } = change;
  return (
    <span class={`gear-change gear-${wayOf(before, after)}`}>
      <Rune name={kind} />
      <Pool dice={before} />
      <span aria-hidden="true">→</span>
      <Pool dice={after} />
      <span class="for-readers">
        {tableText('gear-becomes', {
          what: kind === 'shield' ? tableText('defense') : gameText(`option.attack-${kind}`),
          before: inWords(before),
          after: inWords(after),
        })}
      </span>
    </span>
  );
}

/** No dice at all is a thing to show too. */
export function Pool({ dice }: { dice: Dice }) {
  return count(dice) === 0 ? <span aria-hidden="true">–</span> : <DicePips dice={dice} />;
}

function wayOf(before: Dice, after: Dice): 'more' | 'less' | 'other' {
  const more = count(after) - count(before);
  if (more > 0) return 'more';
  return more < 0 ? 'less' : 'other';
}

function count({ yellow = 0, orange = 0, blue = 0 }: Dice): number {
  return yellow + orange + blue;
}

export function inWords(dice: Dice): string {
  const parts = (['yellow', 'orange', 'blue'] as const).flatMap((kind) =>
    dice[kind] ? [`${dice[kind]} ${gameText(`die.${kind}`)}`] : [],
  );
  return parts.join(' + ') || '0';
}
