import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { keyOfOption, placeOfKey } from '../option-keys.ts';
import { tableText } from '../words.ts';
import { type Bargain, type Deal, dealsAt, type Place, type Thing, thingsOf } from './bargain.ts';

/** What is held by the pointer, and what was tapped last: it is shown large, with what can be done. */
interface Hands {
  readonly dragged: Signal<string | null>;
  readonly chosen: Signal<string | null>;
}

interface Props {
  readonly bargain: Bargain;
  readonly onFold: () => void;
  /** The way to take deals back: the window lies over the table's own. */
  readonly undo?: VNode;
  /** Advice led here: it goes on without being asked for. */
  readonly isAdvised?: boolean;
}

/** Everybody's belongings side by side. Cards are tapped or dragged; nothing is asked one by one. */
export function TradeWindow({ bargain, onFold, undo, isAdvised = false }: Props) {
  const advising = useSignal(isAdvised);
  const hands: Hands = { dragged: useSignal(null), chosen: useSignal(null) };
  const { busy, problem, take, end } = useDealing(hands.dragged);
  const all = bargain.traders.flatMap(thingsOf);
  const chosen = all.find(({ id }) => id === hands.chosen.value);
  const { leave } = bargain;
  const foot = (
    <>
      {problem.value && (
        <p class="trade-problem" role="alert">
          {problem.value}
        </p>
      )}
      <Advice
        key={all.map(({ id, deals }) => `${id}/${deals.length}`).join()}
        bargain={bargain}
        chosen={hands.chosen}
        advising={advising}
      />
      <Chosen thing={chosen} busy={busy.value} onDeal={take} />
      <div class="trade-buttons">
        {undo}
        {leave.label && (
          <button
            type="button"
            class="button"
            data-test="leave-trade"
            onClick={() => end(leave.act)}
          >
            {leave.label}
          </button>
        )}
        <button
          type="button"
          class="button button-primary"
          data-test="end-trade"
          disabled={busy.value}
          onClick={() => end(bargain.done.act)}
        >
          {bargain.done.label}
        </button>
      </div>
    </>
  );
  return (
    <Dialog title={bargain.title} onClose={() => end(leave.act)} foot={foot} wide>
      <p class="trade-note">
        {bargain.note}{' '}
        <button type="button" class="link-button" data-test="one-by-one" onClick={onFold}>
          {tableText('trade-one-by-one')}
        </button>
      </p>
      <div class="traders">
        {bargain.traders.map(({ hero, name, portrait, numbers, worn, carried }) => (
          <section
            key={hero}
            class="trader"
            aria-label={name}
            style={{ '--seat': `var(--hero-${hero})` }}
          >
            <header class="trader-head">
              {portrait}
              <h3>{name}</h3>
            </header>
            <div class="trader-numbers">{numbers}</div>
            {(['worn', 'carried'] as const).map((place) => (
              <Pile
                key={place}
                hands={hands}
                things={place === 'worn' ? worn : carried}
                all={all}
                hero={hero}
                place={place}
                onDeal={take}
              />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface AdviceProps {
  readonly bargain: Bargain;
  readonly chosen: Signal<string | null>;
  /** Somebody wants advice, after every deal anew. */
  readonly advising: Signal<boolean>;
}

/** What a bot would hand to whom or put on next: one sees at once which card it is about. */
function Advice({ bargain, chosen, advising }: AdviceProps) {
  const said = useSignal<string | null>(null);
  const asking = useSignal(false);
  const ask = async () => {
    advising.value = true;
    asking.value = true;
    const proposal = await bargain.advise().finally(() => {
      asking.value = false;
    });
    if (proposal) chosen.value = proposal.thing.id;
    said.value = proposal
      ? tableText('trade-advised', { thing: proposal.thing.name, deal: proposal.deal.label })
      : tableText('trade-content');
  };
  useEffect(() => {
    if (advising.peek()) void ask();
  }, []);
  return (
    <p class="trade-note" role="status" data-test="trade-advice">
      {said.value ?? (
        <button
          type="button"
          class="link-button"
          data-test="advise-trade"
          disabled={asking.value}
          onClick={ask}
        >
          {tableText(asking.value ? 'thinking-about-it' : 'what-would-you-do')}
        </button>
      )}
    </p>
  );
}

/** One deal at a time: another is not begun meanwhile, and whoever ends it all need not ask twice. */
function useDealing(dragged: Signal<string | null>) {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const run = async (doIt: () => Promise<string | null>) => {
    busy.value = true;
    problem.value = null;
    try {
      problem.value = await doIt();
    } finally {
      busy.value = false;
      dragged.value = null;
    }
  };
  return {
    busy,
    problem,
    take(deal: Deal): void {
      if (!busy.peek()) last.current = run(deal.act);
    },
    end(act: () => Promise<void>): void {
      const then = () => run(() => act().then(() => null));
      last.current = last.current.then(then, then);
    },
  };
}

interface PileProps {
  readonly hands: Hands;
  readonly things: readonly Thing[];
  readonly all: readonly Thing[];
  readonly hero: number;
  readonly place: Place;
  readonly onDeal: (deal: Deal) => void;
}

/** What a hero wears, or carries. Things can be dropped on it. */
function Pile({ hands, things, all, hero, place, onDeal }: PileProps) {
  const { dragged, chosen } = hands;
  const held = all.find(({ id }) => id === dragged.value);
  const deals = held ? dealsAt(held, hero, place) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever can be dropped here can be tapped too
    <div
      class="trade-pile"
      data-place={place}
      data-takes={deals.length > 0}
      onDragOver={(event) => deals.length > 0 && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [only, more] = deals;
        // Which of two weapons it replaces is chosen from what lies open then.
        if (held) chosen.value = held.id;
        if (only && !more) onDeal(only);
      }}
    >
      <h4>{tableText(place === 'worn' ? 'trade-worn' : 'trade-carried')}</h4>
      {things.length === 0 && <p class="trade-nothing">{tableText('trade-nothing')}</p>}
      <ul>
        {things.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              class="trade-thing"
              draggable={thing.deals.length > 0}
              data-thing={thing.id}
              data-fixed={thing.deals.length === 0}
              aria-pressed={chosen.value === thing.id}
              onClick={() => {
                chosen.value = chosen.peek() === thing.id ? null : thing.id;
              }}
              onDragStart={(event) => {
                event.dataTransfer?.setData('text/plain', thing.name);
                dragged.value = thing.id;
              }}
              onDragEnd={() => {
                dragged.value = null;
              }}
            >
              {thing.face}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Digits strike the deals of what was tapped, as they answer a question. */
function useDealKeys(thing: Thing | undefined, onDeal: (deal: Deal) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const deal = thing?.deals[placeOfKey(event.key)];
      if (!deal) return;
      event.preventDefault();
      onDeal(deal);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [thing, onDeal]);
}

interface ChosenProps {
  readonly thing: Thing | undefined;
  readonly busy: boolean;
  readonly onDeal: (deal: Deal) => void;
}

/** The thing that was tapped, and every deal with what it would change. */
function Chosen({ thing, busy, onDeal }: ChosenProps) {
  useDealKeys(busy ? undefined : thing, onDeal);
  if (!thing) return <p class="trade-how">{tableText('trade-how')}</p>;
  return (
    <div class="trade-chosen" role="status">
      <div class="trade-looked-at">
        {thing.card}
        {thing.besides.cards.length > 0 && (
          <div class="trade-besides">
            <b>{tableText('trade-now', { hero: thing.besides.hero })}</b>
            {thing.besides.cards}
          </div>
        )}
      </div>
      <div class="trade-deals">
        {thing.deals.length === 0 && <p class="trade-nothing">{tableText('trade-fixed')}</p>}
        {thing.deals.map((deal, place) => (
          <button
            key={deal.id}
            type="button"
            class="pick trade-deal"
            data-deal={deal.id}
            disabled={busy}
            aria-keyshortcuts={keyOfOption(place)}
            onClick={() => onDeal(deal)}
          >
            <span class="trade-deal-words">
              <span class="pick-label">{deal.label}</span>
              {deal.changes}
            </span>
            <span class="pick-digit" aria-hidden="true">
              {keyOfOption(place)}
            </span>
          </button>
        ))}
        {thing.without}
      </div>
    </div>
  );
}
