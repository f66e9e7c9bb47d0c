import { ATTACK_TYPES, type Attacks } from '@crawlspace/hellscape';
import { gameText } from '../game-words.ts';
import { musterText } from './texts.ts';

/** What a weapon attacks with: the dice for each kind of attack. */
export function Arms({ attacks }: { attacks: Attacks }) {
  return (
    <span class="arms">
      {ATTACK_TYPES.map((type) => {
        const dice = attacks[type];
        if (!dice) return null;
        return (
          <span key={type} class="arm">
            {gameText(`option.attack-${type}`)}
            {(['yellow', 'orange'] as const).map((die) => {
              const count = dice[die] ?? 0;
              return count === 0 ? null : (
                <span key={die} class={`arm-dice arm-${die}`}>
                  {Array.from({ length: count }, (_, n) => (
                    <i key={n} aria-hidden="true" />
                  ))}
                  <span class="for-readers">
                    {musterText('dice', { count, die: gameText(`die.${die}`) })}
                  </span>
                </span>
              );
            })}
          </span>
        );
      })}
    </span>
  );
}
