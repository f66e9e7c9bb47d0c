import type { Outcome } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { seatName, tableText } from '../words.ts';

/** Nobody here is asked: a bot thinks, or it is over. */
export function Waiting({ state, onOver }: { state: TableState; onOver: () => void }) {
  const { kit, session } = state;
  const { Portrait } = kit;
  const { game, waitingFor, outcome } = session.table.value;
  if (outcome) return <Over state={state} outcome={outcome} onOver={onOver} />;
  const [first] = waitingFor;
  const hero = first && first.seat >= 0 ? first.seat : null;
  const thought = session.thought.value;
  return (
    <>
      <header class="prompt-head prompt-waiting">
        <Portrait view={game} hero={hero} />
        <div class="prompt-asked">
          <p class="prompt-seat">
            {hero === null ? tableText('the-party') : seatName(kit, game, hero)}
          </p>
          <h2 class="prompt-question" aria-live="polite">
            {tableText('bot-thinks')}
            <span class="ellipsis" aria-hidden="true" />
          </h2>
        </div>
      </header>
      {thought && (
        <p class="prompt-reason">
          <Pic name="bot" />
          <span>
            <b>{seatName(kit, game, thought.seat)}:</b> {thought.why[language.value]}
          </span>
        </p>
      )}
    </>
  );
}

interface OverProps {
  readonly state: TableState;
  readonly outcome: Outcome;
  readonly onOver: () => void;
}

function Over({ state, outcome, onOver }: OverProps) {
  const { won } = outcome;
  const { title, text } = state.kit.ending(outcome);
  return (
    <div class={won ? 'over over-won' : 'over over-lost'} data-test="over">
      <Pic name={won ? 'hold' : 'darkness'} class="over-picture" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <button type="button" class="button button-primary button-large" onClick={onOver}>
        {tableText('how-it-went')}
      </button>
    </div>
  );
}
