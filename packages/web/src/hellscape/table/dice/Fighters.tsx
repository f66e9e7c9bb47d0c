import type { AttackType, DescentView, Fighter } from '@crawlspace/hellscape';
import { FighterFace } from '../Faces.tsx';
import { Rune } from '../Rune.tsx';
import { gameText, tableText } from '../words.ts';
import { fighterName } from './outcome.ts';

interface Props {
  readonly view: DescentView;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly type: AttackType;
  readonly range?: number;
}

/** Who strikes at whom. */
export function Fighters({ view, attacker, defender, type, range = 0 }: Props) {
  return (
    <header class="hs-fighters">
      <FighterFace view={view} fighter={attacker} />
      <b>{fighterName(view, attacker)}</b>
      <Rune name={type} class="hs-fight-type" />
      <span class="for-readers">{tableText('attacks', { type: gameText(`attack.${type}`) })}</span>
      <FighterFace view={view} fighter={defender} />
      <b>{fighterName(view, defender)}</b>
      {range > 0 ? <span class="hs-range">{tableText('range', { n: range })}</span> : null}
    </header>
  );
}
