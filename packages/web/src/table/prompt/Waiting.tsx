import { Pic } from '../Pic.tsx';
import { PartyPortrait, Portrait } from '../Portrait.tsx';
import type { TableState } from '../state.ts';
import { hasWord, seatName, t, told } from '../words.ts';

/** Nobody here is asked: a bot thinks, or it is over. */
export function Waiting({ state, onOver }: { state: TableState; onOver: () => void }) {
  const { game, waitingFor, outcome } = state.session.table.value;
  if (outcome) return <Over won={outcome.won} cause={outcome.cause} onOver={onOver} />;
  const [first] = waitingFor;
  return (
    <header class="prompt-head prompt-waiting">
      {first && first.seat >= 0 ? <Portrait view={game} hero={first.seat} /> : <PartyPortrait />}
      <div class="prompt-asked">
        <p class="prompt-seat">{first ? seatName(game, first.seat) : t('the-party')}</p>
        <h2 class="prompt-question" aria-live="polite">
          {t('bot-thinks')}
          <span class="ellipsis" aria-hidden="true" />
        </h2>
      </div>
    </header>
  );
}

function Over({ won, cause, onOver }: { won: boolean; cause: string; onOver: () => void }) {
  const key = `outcome.${cause}`;
  return (
    <div class={won ? 'over over-won' : 'over over-lost'} data-test="over">
      <Pic name={won ? 'hold' : 'darkness'} class="over-picture" />
      <h2>{won ? t('won') : t('lost')}</h2>
      {hasWord(key) && <p>{told({ key })}</p>}
      <button type="button" class="button button-primary button-large" onClick={onOver}>
        {t('how-it-went')}
      </button>
    </div>
  );
}
