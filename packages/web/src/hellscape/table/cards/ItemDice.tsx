import { ATTACK_TYPES, type AttackDice, type ItemCard, type MobItem } from '@crawlspace/hellscape';
import { DicePips } from '../dice/Die.tsx';
import { Rune } from '../Rune.tsx';
import { gameText, tableText } from '../words.ts';

/** The dice of an item: for each attack it can make, and for defense. */
export function ItemDice({ card }: { card: ItemCard | MobItem }) {
  const defense = 'defense' in card ? (card.defense ?? 0) : 0;
  return (
    <span class="hs-item-dice">
      {ATTACK_TYPES.map((type) => {
        const dice = card.attacks?.[type];
        if (!dice) return null;
        return (
          <span key={type} class="hs-item-attack" title={gameText(`option.attack-${type}`)}>
            <Rune name={type} />
            <DicePips dice={dice} />
            <span class="for-readers">{diceInWords(gameText(`option.attack-${type}`), dice)}</span>
          </span>
        );
      })}
      {defense > 0 ? (
        <span class="hs-item-attack" title={tableText('defense')}>
          <Rune name="shield" />
          <DicePips dice={{ blue: defense }} />
          <span class="for-readers">{tableText('defense-dice', { n: defense })}</span>
        </span>
      ) : null}
    </span>
  );
}

/** Only the colours there are. */
function diceInWords(type: string, { yellow = 0, orange = 0 }: AttackDice): string {
  if (orange === 0) return tableText('attack-dice-yellow', { type, yellow });
  if (yellow === 0) return tableText('attack-dice-orange', { type, orange });
  return tableText('attack-dice', { type, yellow, orange });
}
