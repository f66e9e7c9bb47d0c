import { type DescentView, type Dressing, gearOf } from '@crawlspace/hellscape';
import { type Change, Changes, type Shown } from '../../../table/trade/Changes.tsx';
import { DicePips } from '../dice/Die.tsx';
import { Rune } from '../Rune.tsx';
import { gameText, tableText } from '../words.ts';
import { changesBetween, type Dice, type GearChange } from './gear.ts';

interface Props {
  readonly view: DescentView;
  readonly hero: number;
  /** What would be on and what off. */
  readonly dressed: Dressing;
  /** Whose numbers they are, where that has to be said. */
  readonly of?: string;
}

/** What would change: the dice before and after, and which way it goes. */
export function GearChanges({ view, hero, dressed, of }: Props) {
  const changes = changesBetween(gearOf(view, hero), gearOf(view, hero, dressed));
  if (changes.length > 0) return <Changes of={of} changes={changes.map(shownChange)} />;
  const same = tableText('gear-same');
  return <span class="changes changes-none">{of ? `${of}: ${same}` : same}</span>;
}

function shownChange(change: GearChange): Change {
  const sign = <Rune name={change.kind} />;
  if (change.kind === 'health' || change.kind === 'mana') {
    const { kind, before, after } = change;
    const name = tableText(kind);
    const raised = (by: number) => `+${by}`;
    return {
      ...{ key: kind, sign: [sign, name], name },
      ...{ before: raised(before), after: raised(after), way: wayOf(after - before) },
    };
  }
  const { kind, before, after } = change;
  const name = kind === 'shield' ? tableText('defense') : gameText(`option.attack-${kind}`);
  const way = wayOf(count(after) - count(before));
  return { key: kind, sign, name, before: pool(before), after: pool(after), way };
}

function pool(dice: Dice): Shown {
  return { show: <Pool dice={dice} />, said: inWords(dice) };
}

/** No dice at all is a thing to show too. */
export function Pool({ dice }: { dice: Dice }) {
  return count(dice) === 0 ? <span aria-hidden="true">–</span> : <DicePips dice={dice} />;
}

function wayOf(more: number): Change['way'] {
  if (more > 0) return 'better';
  return more < 0 ? 'worse' : 'other';
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
