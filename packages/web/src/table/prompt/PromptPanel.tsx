import { type Decision, PARTY } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../settings/index.ts';
import { MoreBelow } from '../../ui/more.tsx';
import { FellowsLine } from '../fellows/FellowsLine.tsx';
import { cardOfPrompt } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { labelAmong, printedOn, seatName, tableText } from '../words.ts';
import { Allocate, ConfirmAllocation } from './Allocate.tsx';
import { ChanceButton } from './ChanceButton.tsx';
import { ForEveryone } from './ForEveryone.tsx';
import { ConfirmMany, Many } from './Many.tsx';
import { LastOfOne, One } from './One.tsx';
import { ConfirmOrder, Order } from './Order.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { Refused } from './Refused.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly state: TableState;
  readonly onOver: () => void;
}

/** The one question that is before the table, or what everybody waits for. */
export function PromptPanel({ state, onOver }: Props) {
  const folded = useSignal(false);
  const { epoch, n } = state.session.table.value.moment;
  const decision = state.decision.value;
  // A new question never stays folded away.
  useEffect(() => {
    folded.value = false;
  }, [decision?.id, epoch, n]);
  const panel = useRef<HTMLElement>(null);
  useFocusThatStays(panel, decision ? `${decision.id}.${n}.${state.advising.value}` : null);
  return (
    <section
      ref={panel}
      class="prompt slab"
      aria-label={tableText('question')}
      data-folded={folded.value}
      data-decision={decision?.id}
      data-moment={`${epoch}.${n}`}
      data-painted={state.painted.value}
      data-prompt={decision?.prompt.key}
    >
      <FellowsLine state={state} />
      {decision ? (
        <Question
          state={state}
          decision={decision}
          folded={folded.value}
          onFold={() => {
            folded.value = !folded.value;
          }}
        />
      ) : (
        <Waiting state={state} onOver={onOver} />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly state: TableState;
  readonly decision: Decision;
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** What there is to choose from, and what ends the choice: that stays in sight below it, however long the list. */
const KINDS = {
  one: [One, LastOfOne],
  many: [Many, ConfirmMany],
  order: [Order, ConfirmOrder],
  allocate: [Allocate, ConfirmAllocation],
} as const;

function Question({ state, decision, folded, onFold }: QuestionProps) {
  const { kit, session } = state;
  const { Portrait } = kit;
  const view = session.table.value.game;
  const options = useRef<HTMLDivElement>(null);
  const [Choices, Last] = KINDS[decision.kind];
  const moment = `${decision.id}.${state.session.table.value.moment.n}`;
  useEffect(() => options.current?.scrollTo({ top: 0 }), [moment]);
  // What a bot would take is seen without looking for it.
  useEffect(
    () => options.current?.querySelector('[data-advised]')?.scrollIntoView({ block: 'center' }),
    [state.advice.value],
  );
  const card = cardOfPrompt(decision);
  const own = state.panel?.(decision) ?? null;
  const hero = own || decision.seat === PARTY ? null : decision.seat;
  return (
    <>
      <header class="prompt-head" key={`seat${hero}`}>
        <Portrait view={view} hero={hero} />
        <div class="prompt-asked">
          <p class="prompt-seat">{own ? tableText('the-party') : seatLine(state, decision)}</p>
          <h2 class="prompt-question" tabIndex={-1} aria-live="polite">
            {own ? own.title : kit.words.say(language.value, decision.prompt)}
          </h2>
        </div>
        <button type="button" class="prompt-fold" aria-expanded={!folded} onClick={onFold}>
          <span class="for-readers">{folded ? tableText('unfold') : tableText('fold')}</span>
          <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
        </button>
      </header>
      {state.adviceWhy.value && !folded && (
        <p class="prompt-reason" role="status" data-test="reason">
          <Pic name="advice" />
          {advisedText(state, decision)} {state.adviceWhy.value[language.value]}
        </p>
      )}
      <div class="prompt-options" ref={options} hidden={folded}>
        {card && <AskedAbout state={state} card={card} />}
        <Refused state={state} />
        {session.isProposed.value && <Proposed state={state} />}
        {own ? own.body : <Choices key={moment} state={state} decision={decision} />}
      </div>
      {!folded && (
        <MoreBelow
          list={options}
          words={(count) =>
            count > 0 ? tableText('more-options', { count }) : tableText('more-below')
          }
        />
      )}
      {!own && (
        <div class="prompt-last" hidden={folded}>
          <Last key={moment} state={state} decision={decision} />
          <ForEveryone state={state} decision={decision} />
        </div>
      )}
      <footer class="prompt-foot" hidden={folded}>
        {decision.rule && <WhyAsked state={state} rule={decision.rule} />}
        <button
          type="button"
          class="foot-link"
          data-test="advise"
          onClick={state.advise}
          disabled={state.advising.value}
        >
          <Pic name="advice" />
          {state.advising.value ? tableText('thinking-about-it') : tableText('what-would-you-do')}
        </button>
        <OrderChoice state={state} decision={decision} />
        <ChanceButton state={state} />
      </footer>
    </>
  );
}

/** What a bot would take, by its name: the option itself may be out of sight, or on the board. */
function advisedText({ kit, session, advice }: TableState, decision: Decision): string {
  const picked = decision.options.filter(({ id }) => advice.value.includes(id));
  if (decision.kind !== 'one') return '';
  const view = session.table.value.game;
  return picked.map((option) => `${labelAmong(kit, view, decision, option)}.`).join(' ');
}

/** The card that asks, or that is asked about. */
function AskedAbout({ state, card }: { state: TableState; card: string }) {
  const { name, text } = printedOn(state.kit, card);
  const face = state.kit.cardFace(card);
  if (!text && !face) return null;
  return (
    <button
      type="button"
      class={face ? 'prompt-card prompt-card-faced' : 'prompt-card'}
      onClick={() => state.open({ kind: 'card', card })}
    >
      {face ?? (
        <>
          <b>{name}</b>
          <span>{text}</span>
        </>
      )}
    </button>
  );
}

/** Before the first answer a set-up that nobody was asked for can be made anew. */
function Proposed({ state }: { state: TableState }) {
  return (
    <p class="prompt-note prompt-proposed">
      <span>{tableText('set-up-proposed')}</span>{' '}
      <button
        type="button"
        class="link-button"
        data-test="change-set-up"
        onClick={() => state.session.changeSetUp()}
      >
        {tableText('change-set-up')}
      </button>
    </p>
  );
}

function WhyAsked({ state, rule }: { state: TableState; rule: string }) {
  return (
    <button
      type="button"
      class="foot-link"
      data-test="why"
      onClick={() => state.open({ kind: 'rule', rule })}
    >
      <Pic name="rule" />
      {tableText('why')}
    </button>
  );
}

/** Who is asked; where more than one person plays, that the screen goes over to them. */
function seatLine({ kit, session }: TableState, decision: Decision): string {
  const name = seatName(kit, session.table.value.game, decision.seat);
  const waiting = session.decisions.value.length - 1;
  return waiting > 0 ? tableText('asked-first', { name, count: waiting }) : name;
}

/**
 * Buttons vanish with their question, and with what is held before the next; the one for advice rests while a bot thinks.
 * Whoever had the focus on one of them finds it at the question and not at the top of the page.
 */
function useFocusThatStays(panel: { current: HTMLElement | null }, moment: string | null): void {
  const first = useRef(true);
  useEffect(() => {
    if (moment === null) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!first.current && lost && !document.querySelector('dialog[open]')) {
      panel.current?.querySelector<HTMLElement>('.prompt-question')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [moment]);
}
