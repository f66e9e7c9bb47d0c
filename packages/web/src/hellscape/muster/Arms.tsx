import { ATTACK_TYPES, type Attacks, say } from '@crawlspace/hellscape';
import { language } from '../../text/index.ts';
import { m } from './texts.ts';

/** What a weapon attacks with: the dice for each kind of attack. */
export function Arms({ attacks }: { attacks: Attacks }) {
  const word = (key: string) => say(language.value, { key });
  return (
    <span class="arms">
      {ATTACK_TYPES.map((type) => {
        const dice = attacks[type];
        if (!dice) return null;
        return (
          <span key={type} class="arm">
            {word(`option.attack-${type}`)}
            {(['yellow', 'orange'] as const).map((die) => {
              const count = dice[die] ?? 0;
              return count === 0 ? null : (
                <span key={die} class={`arm-dice arm-${die}`}>
                  {Array.from({ length: count }, (_, n) => (
                    <i key={n} aria-hidden="true" />
                  ))}
                  <span class="for-readers">{m('dice', { count, die: word(`die.${die}`) })}</span>
                </span>
              );
            })}
          </span>
        );
      })}
    </span>
  );
}
