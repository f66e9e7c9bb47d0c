import { type DescentView, toldDie } from '@crawlspace/hellscape';
import { language } from '../../settings/index.ts';
import { words } from '../game-words.ts';
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
export function BlowLosses({ view, blow }: { view: DescentView; blow: Blow }) {
  const { losses, made } = blow;
  const why = made && <span class="hs-blow-made">{words.howMade(language.value, made)}</span>;
  if (losses.length === 0)
    return (
      <>
        {why}
        <b class="hs-blow-none">{tableText('no-wounds')}</b>
      </>
    );
  return (
    <>
      {why}
      {losses.map((loss) => (
        <b key={loss.who.kind} class={`hs-loss-${loss.who.kind}`}>
          {lossText(view, loss)}
        </b>
      ))}
    </>
  );
}
