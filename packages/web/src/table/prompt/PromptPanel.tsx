import { type Decision, PARTY } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../settings/index.ts';
import { cardOfPrompt } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { printedOn, seatName, tableText } from '../words.ts';
import { Allocate } from './Allocate.tsx';
import { Many } from './Many.tsx';
import { One } from './One.tsx';
import { Order } from './Order.tsx';
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
  return (
    <section
      class="prompt slab"
      aria-label={tableText('question')}
      data-folded={folded.value}
      data-decision={decision?.id}
      data-prompt={decision?.prompt.key}
    >
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

const KINDS = { one: One, many: Many, order: Order, allocate: Allocate } as const;

function Question({ state, decision, folded, onFold }: QuestionProps) {
  const { kit, session } = state;
  const { Portrait } = kit;
  const view = session.table.value.game;
  const heading = useRef<HTMLHeadingElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const Kind = KINDS[decision.kind];
  const moment = `${decision.id}.${state.session.table.value.moment.n}`;
  useFocusThatStays(heading, moment);
  useEffect(() => options.current?.scrollTo({ top: 0 }), [moment]);
  const card = cardOfPrompt(decision);
  return (
    <>
      <header class="prompt-head" key={`seat${decision.seat}`}>
        <Portrait view={view} hero={decision.seat === PARTY ? null : decision.seat} />
        <div class="prompt-asked">
          <p class="prompt-seat">{seatLine(state, decision)}</p>
          <h2 class="prompt-question" ref={heading} tabIndex={-1} aria-live="polite">
            {kit.words.say(language.value, decision.prompt)}
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
          {state.adviceWhy.value[language.value]}
        </p>
      )}
      <div class="prompt-options" ref={options} hidden={folded}>
        {card && printedOn(kit, card).text && (
          <button
            type="button"
            class="prompt-card"
            onClick={() => state.open({ kind: 'card', card })}
          >
            <b>{printedOn(kit, card).name}</b>
            <span>{printedOn(kit, card).text}</span>
          </button>
        )}
        <Refused state={state} />
        <Kind key={moment} state={state} decision={decision} />
      </div>
      <footer class="prompt-foot" hidden={folded}>
        {decision.rule && (
          <a class="foot-link" href={`#/rules/${decision.rule}`}>
            <Pic name="rule" />
            {tableText('why')}
          </a>
        )}
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
        <OrderChoice game={state.session.game} decision={decision} />
      </footer>
    </>
  );
}

/** Who is asked; where more than one person plays, that the screen goes over to them. */
function seatLine({ kit, session }: TableState, decision: Decision): string {
  const name = seatName(kit, session.table.value.game, decision.seat);
  const waiting = session.decisions.value.length - 1;
  return waiting > 0 ? tableText('asked-first', { name, count: waiting }) : name;
}

/**
 * Buttons vanish with their question. Whoever had the focus on one of them finds it at the next
 * question and not at the top of the page.
 */
function useFocusThatStays(heading: { current: HTMLHeadingElement | null }, moment: string): void {
  const first = useRef(true);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!first.current && lost && !document.querySelector('dialog[open]')) {
      heading.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [moment]);
}
