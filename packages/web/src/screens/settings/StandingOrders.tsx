import { ORDERS, orderOf, type QuestionFamily, type StandingOrder } from '@crawlspace/bots/orders';
import { GAME_IDS } from '../../game-ids.ts';
import { frontText } from '../../games/fronts.ts';
import { giveOrder, standingOrders } from '../../settings/index.ts';
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
        <details key={game} class="orders-of">
          <summary>
            <h3 class="orders-game">{frontText(game, 'name')}</h3>
          </summary>
          <ul>
            {ORDERS[game].families.map((family) => (
              <li key={family.key} class="order-line">
                <span>{family.text[language.value]}</span>
                <OrderChoice family={family} />
              </li>
            ))}
          </ul>
        </details>
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
  const { text } = family;
  const lang = language.value;
  const options: { value: StandingOrder; label: string }[] = [
    { value: 'ask', label: settingsText('order.ask') },
  ];
  for (const value of ['sometimes', 'always', 'never'] as const) {
    const offered = family[value];
    if (offered) options.push({ value, label: offered.words[lang] });
  }
  return (
    <Choice
      label={text[lang]}
      value={orderOf(family, standingOrders.value)}
      options={options}
      onChange={(order) => giveOrder(family, order)}
    />
  );
}
