import { frontText } from '../../game/fronts.ts';
import { GAME_IDS } from '../../game/ids.ts';
import { ORDERS } from '../../game/standing-orders.ts';
import { giveOrder, standingOrders } from '../../settings/index.ts';
import type { QuestionFamily, StandingOrder } from '../../settings/standing-orders.ts';
import { language } from '../../text/index.ts';
import { settingsText } from '../../text/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';

/** Which questions come up, and which answer themselves. */
export function StandingOrders() {
  const given = Object.keys(standingOrders.value).length;
  return (
    <section class="panel" aria-labelledby="orders">
      <h2 id="orders">{settingsText('orders')}</h2>
      <p class="soft">{settingsText('orders.text')}</p>
      {GAME_IDS.map((game) => (
        <section key={game} aria-label={frontText(game, 'name')}>
          <h3 class="orders-game">{frontText(game, 'name')}</h3>
          <ul>
            {ORDERS[game].families.map((family) => (
              <li key={family.key} class="order-line">
                <span>{family.text[language.value]}</span>
                <OrderChoice family={family} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button
        size="small"
        disabled={given === 0}
        onClick={() => {
          standingOrders.value = {};
        }}
      >
        {settingsText('order.reset')}
      </Button>
    </section>
  );
}

function OrderChoice({ family }: { family: QuestionFamily }) {
  const { key, text, always, never } = family;
  const lang = language.value;
  const options: { value: StandingOrder; label: string }[] = [
    { value: 'ask', label: settingsText('order.ask') },
  ];
  if (always) options.push({ value: 'always', label: always.words[lang] });
  if (never) options.push({ value: 'never', label: never.words[lang] });
  return (
    <Choice
      label={text[lang]}
      value={standingOrders.value[key] ?? 'ask'}
      options={options}
      onChange={(order) => giveOrder(key, order)}
    />
  );
}
