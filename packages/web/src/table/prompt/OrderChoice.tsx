import type { Decision } from '@crawlspace/kernel';
import type { GameId } from '../../game/ids.ts';
import { orderFamily } from '../../game/standing-orders.ts';
import { giveOrder, language, standingOrders } from '../../settings/index.ts';
import type { StandingOrder } from '../../settings/standing-orders.ts';
import { tableText } from '../words.ts';

/** What to do about this kind of question from now on, right where it is asked. */
export function OrderChoice({ game, decision }: { game: GameId; decision: Decision }) {
  const family = orderFamily(game, decision);
  if (!family) return null;
  const words: readonly (readonly [StandingOrder, string | undefined])[] = [
    ['ask', tableText('react-ask')],
    ['always', family.always?.words[language.value]],
    ['never', family.never?.words[language.value]],
  ];
  return (
    <label class="react" title={family.text[language.value]}>
      <span>{tableText('from-now-on')}</span>
      <select
        aria-label={`${tableText('from-now-on')} ${family.text[language.value]}`}
        value={standingOrders.value[family.key] ?? 'ask'}
        onChange={(event) => giveOrder(family.key, event.currentTarget.value as StandingOrder)}
      >
        {words.map(
          ([order, word]) =>
            word && (
              <option key={order} value={order}>
                {word}
              </option>
            ),
        )}
      </select>
    </label>
  );
}
