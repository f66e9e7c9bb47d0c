import {
  ORDERS,
  orderOf,
  type QuestionFamily,
  type StandingOrder,
  standingNow,
  type TableOrder,
} from '@crawlspace/bots/orders';
import { type Decision, PARTY } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { gameOf } from '../../game-ids.ts';
import { orderFamily } from '../../games/standing-orders.ts';
import {
  endTableOrder,
  giveOrder,
  giveTableOrder,
  language,
  standingOrders,
  tableOrders,
} from '../../settings/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** What answers itself: an order about the question that is asked, and all orders that stand. */
export function OrdersDialog({ state, onClose }: Props) {
  const decision = state.decision.value;
  const family = decision && orderFamily(state.session.game, decision);
  return (
    <Dialog title={tableText('orders')} onClose={onClose}>
      {decision && family ? (
        <NewOrder
          key={decision.id}
          state={state}
          decision={decision}
          family={family}
          onGiven={onClose}
        />
      ) : null}
      <Given state={state} />
    </Dialog>
  );
}

type HowLong = 'span' | 'game' | 'all-games';
type Order = Exclude<StandingOrder, 'ask'>;

interface NewOrderProps {
  readonly state: TableState;
  readonly decision: Decision;
  readonly family: QuestionFamily;
  readonly onGiven: () => void;
}

/** An order about the present question. The sentence says what it means before it is given. */
function NewOrder({ state, decision, family, onGiven }: NewOrderProps) {
  const { kit, session } = state;
  const view = session.table.value.game;
  const span = ORDERS[gameOf(session.game)].spanOf(view);
  const hero = decision.seat === PARTY ? null : decision.seat;
  const possible = (['never', 'sometimes', 'always'] as const).filter((each) => family[each]);
  const order = useSignal<Order>(possible[0] ?? 'never');
  const whose = useSignal<'hero' | 'everybody'>(hero === null ? 'everybody' : 'hero');
  const howLong = useSignal<HowLong>(span ? 'span' : 'game');
  const forHero = whose.value === 'hero' ? hero : null;
  const longest: readonly HowLong[] = forHero === null ? ['game', 'all-games'] : ['game'];
  const lengths: readonly HowLong[] = span ? ['span', ...longest] : longest;
  const length = lengths.includes(howLong.value) ? howLong.value : 'game';
  const give = () => {
    const about = { family: family.key, order: order.value, hero: forHero };
    if (length === 'all-games') giveOrder(family, order.value);
    else giveTableOrder(session.id, { ...about, span: length === 'span' ? span : null });
    onGiven();
  };
  return (
    <section class="new-order" aria-label={tableText('new-order')}>
      <h3>{family.text[language.value]}</h3>
      <Choice
        label={tableText('order-what')}
        value={order.value}
        options={possible.map((value) => ({ value, label: wordOf(family, value) }))}
        onChange={(value) => {
          order.value = value;
        }}
      />
      {hero === null ? null : (
        <Choice
          label={tableText('order-whose')}
          value={whose.value}
          options={[
            { value: 'hero', label: kit.heroName(view, hero) },
            { value: 'everybody', label: tableText('everybody') },
          ]}
          onChange={(value) => {
            whose.value = value;
          }}
        />
      )}
      <Choice
        label={tableText('order-how-long')}
        value={length}
        options={lengths.map((value) => ({ value, label: lengthWord(state, value) }))}
        onChange={(value) => {
          howLong.value = value;
        }}
      />
      <p class="new-order-sentence" role="status">
        {sentence(state, family, { order: order.value, hero: forHero, length })}
      </p>
      <button type="button" class="button button-primary" data-test="give-order" onClick={give}>
        {tableText('give-order')}
      </button>
    </section>
  );
}

/** Everything that answers itself at this table, each with a way to end it. */
function Given({ state }: { state: TableState }) {
  const { session } = state;
  const { families, spanOf } = ORDERS[gameOf(session.game)];
  const here = standingNow(tableOrders.value[session.id] ?? [], spanOf(session.table.value.game));
  const general = (family: QuestionFamily) => orderOf(family, standingOrders.value);
  const isGiven = ({ key }: QuestionFamily) => standingOrders.value[key] !== undefined;
  const inAllGames = families
    .filter((family) => general(family) !== 'ask')
    .sort((one, other) => Number(isGiven(other)) - Number(isGiven(one)));
  const familyOf = (order: TableOrder) => families.find(({ key }) => key === order.family);
  if (here.length + inAllGames.length === 0) return <p class="soft">{tableText('no-orders')}</p>;
  return (
    <ul class="given-orders" aria-label={tableText('orders-given')}>
      {here.map((order) => {
        const family = familyOf(order);
        const length = order.span ? 'span' : 'game';
        return family ? (
          <GivenOrder
            key={`${order.family} ${order.hero}`}
            text={sentence(state, family, { ...order, length })}
            onEnd={() => endTableOrder(session.id, order)}
          />
        ) : null;
      })}
      {inAllGames.map((family) => (
        <GivenOrder
          key={family.key}
          text={sentence(state, family, {
            order: general(family) as Order,
            hero: null,
            length: isGiven(family) ? 'all-games' : 'usual',
          })}
          onEnd={() => giveOrder(family, 'ask')}
        />
      ))}
    </ul>
  );
}

function GivenOrder({ text, onEnd }: { text: string; onEnd: () => void }) {
  return (
    <li class="given-order">
      <span>{text}</span>
      <button type="button" class="button button-small" onClick={onEnd}>
        {tableText('end-order')}
      </button>
    </li>
  );
}

interface Scope {
  readonly order: Order;
  readonly hero: number | null;
  readonly length: HowLong | 'usual';
}

function sentence(state: TableState, family: QuestionFamily, { order, hero, length }: Scope) {
  const { kit, session } = state;
  const view = session.table.value.game;
  return tableText('order-sentence', {
    who: hero === null ? tableText('everybody') : kit.heroName(view, hero),
    length: lengthWord(state, length),
    family: family.text[language.value],
    order: wordOf(family, order),
  });
}

function wordOf(family: QuestionFamily, order: Order): string {
  return family[order]?.words[language.value] ?? '';
}

function lengthWord({ kit }: TableState, length: Scope['length']): string {
  return length === 'span' ? kit.spanWord() : tableText(`order-${length}`);
}
