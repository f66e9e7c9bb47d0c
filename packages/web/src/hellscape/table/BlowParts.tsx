import { type DescentView, toldDie } from '@crawlspace/hellscape';
import { Die } from './dice/Die.tsx';
import { dieWords } from './dice/faces.ts';
import { lossText } from './dice/outcome.ts';
import type { Blow } from './happenings.ts';
import { tableText } from './words.ts';

/** The dice of an attack as they lay in the end. */
export function BlowDice({ blow: { dice } }: { blow: Blow }) {
  return (
    <span class="hs-blow-dice">
      {dice.map((text, i) => {
        const die = toldDie(text);
        if (!die) return null;
        return (
          <span key={`${i}${text}`}>
            <Die {...die} index={i} rolls />
            <span class="for-readers">{dieWords(die.kind, die.face)}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Who lost what by it. */
export function BlowLosses({ view, blow: { losses } }: { view: DescentView; blow: Blow }) {
  if (losses.length === 0) return <b class="hs-blow-none">{tableText('no-wounds')}</b>;
  return (
    <>
      {losses.map((loss) => (
        <b key={loss.who.kind} class={`hs-loss-${loss.who.kind}`}>
          {lossText(view, loss)}
        </b>
      ))}
    </>
  );
}
