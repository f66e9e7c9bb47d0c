import { ATTACK_TYPES, type DescentView, gearOf } from '@crawlspace/hellscape';
import { Rune } from '../Rune.tsx';
import { gameText, tableText } from '../words.ts';
import { inWords, Pool } from './GearChanges.tsx';
import type { Dice } from './gear.ts';

/** The dice a hero fights with as dressed now. */
export function GearSummary({ view, hero }: { view: DescentView; hero: number }) {
  const { attacks, defense } = gearOf(view, hero);
  const armed = ATTACK_TYPES.filter((type) => attacks[type].yellow || attacks[type].orange);
  return (
    <ul class="gear-summary">
      {armed.map((type) => (
        <li key={type}>
          <Numbers sign={type} word={gameText(`option.attack-${type}`)} dice={attacks[type]} />
        </li>
      ))}
      <li>
        <Numbers sign="shield" word={tableText('defense')} dice={{ blue: defense }} />
      </li>
    </ul>
  );
}

interface Props {
  readonly sign: 'melee' | 'ranged' | 'magic' | 'shield';
  readonly word: string;
  readonly dice: Dice;
}

function Numbers({ sign, word, dice }: Props) {
  return (
    <span class="gear-number" title={word}>
      <Rune name={sign} />
      <Pool dice={dice} />
      <span class="for-readers">
        {word}: {inWords(dice)}
      </span>
    </span>
  );
}
