import type { Outcome } from '@crawlspace/kernel';
import { useContext } from 'preact/hooks';
import type { Fellows } from '../../session/online/fellows.ts';
import { sitterAt } from '../../session/online/people.ts';
import { enemyPace, keepGoing, language } from '../../settings/index.ts';
import { listed } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { seatName, tableText } from '../words.ts';
import { AfterGame } from './after-game.ts';
import { Refused } from './Refused.tsx';

/** Nobody here is asked: a bot thinks, another page plays, or it is over. */
export function Waiting({ state, onOver }: { state: TableState; onOver: () => void }) {
  const { kit, session } = state;
  const { Portrait } = kit;
  const { game, waitingFor, outcome } = session.table.value;
  if (outcome) return <Over state={state} outcome={outcome} onOver={onOver} />;
  if (state.held.value.length > 0) return <Held state={state} />;
  if (session.acting.value) return <Acting state={state} />;
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
            {waitingText(state, hero)}
            <span class="ellipsis" aria-hidden="true" />
          </h2>
        </div>
      </header>
      <Refused state={state} />
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

/** Whom everybody waits for. */
function waitingText({ session, kit }: TableState, hero: number | null): string {
  const { fellows } = session;
  if (!fellows) {
    return tableText(
      session.notice.value === 'opened-elsewhere' ? 'played-elsewhere' : 'bot-thinks',
    );
  }
  if (fellows.sending.value) return onlineText('kept-answer');
  const names = peopleAsked(fellows, session.table.value.waitingFor);
  if (names.length > 1) return onlineText('several-decide', { names: listed(names) });
  const sitter = hero === null ? null : sitterAt(fellows, hero);
  if (!sitter || sitter.kind === 'you') return onlineText('others-decide');
  if (sitter.kind === 'nobody') return onlineText('waits-for-friend');
  if (sitter.kind !== 'person') return tableText('bot-thinks');
  const { name } = sitter;
  if (!sitter.isHere) return onlineText('decides-away', { name });
  const what = questionText(session.table.value.waitingFor, hero, kit);
  return what ? onlineText('decides-what', { name, what }) : onlineText('decides', { name });
}

/** Those elsewhere who are asked side by side, and are here to answer. */
function peopleAsked(
  fellows: Fellows,
  waitingFor: readonly { readonly seat: number }[],
): readonly string[] {
  const asked = waitingFor.map(({ seat }) => sitterAt(fellows, seat));
  const people = asked.filter(({ kind, isHere }) => kind === 'person' && isHere);
  return [...new Set(people.map(({ name }) => name))];
}

/** What is asked of somebody else, where its words need nothing that only they know. */
function questionText(
  waitingFor: readonly { readonly seat: number; readonly prompt: string }[],
  hero: number | null,
  { words }: TableState['kit'],
): string | null {
  const prompt = waitingFor.find(({ seat }) => seat === hero)?.prompt;
  if (!prompt || !words.hasText(prompt)) return null;
  const text = words.say(language.value, { key: prompt });
  return text.includes('{') ? null : text;
}

/** Enemies act: one can follow them step by step, or skip the rest. */
function Acting({ state }: { state: TableState }) {
  const bySteps = state.session.acting.value === 'by-steps';
  return (
    <>
      <Head
        state={state}
        hero={null}
        above={tableText('the-party')}
        title={tableText('enemies-act')}
      />
      <div class="prompt-options prompt-going-on">
        <GoOn state={state} label={tableText(bySteps ? 'next-step' : 'skip-steps')} />
        {bySteps && (
          <button type="button" class="button" onClick={state.session.showAll}>
            {tableText('skip-steps')}
          </button>
        )}
        <button
          type="button"
          class="link-button"
          onClick={() => {
            enemyPace.value = bySteps ? 'brisk' : 'steps';
          }}
        >
          {tableText(bySteps ? 'by-itself' : 'step-by-step')}
        </button>
      </div>
    </>
  );
}

/** Something great lies over the board, and here stands what it is: the question comes when it has been seen. */
function Held({ state }: { state: TableState }) {
  const moment = state.moment.value;
  const isOpening = moment?.kind === 'opening';
  const [title = '', ...more] = moment
    ? [
        moment.title,
        ...moment.others.map((each) => each.title),
        ...(moment.line && !isOpening ? [moment.line] : []),
      ]
    : linesOf(state, state.page.value);
  const [hero = null] = moment?.heroes?.length === 1 ? moment.heroes : [];
  const above = isOpening ? moment.above : tableText('just-happened');
  return (
    <>
      <Head state={state} hero={hero} above={above ?? ''} title={title} />
      {more.length > 0 && (
        <div class="prompt-options">
          {more.map((line) => (
            <p key={line} class="prompt-happened">
              {line}
            </p>
          ))}
        </div>
      )}
      <div class="prompt-last prompt-going-on">
        <GoOn state={state} label={tableText(isOpening ? 'begin' : 'go-on')} />
        <button
          type="button"
          class="link-button"
          onClick={() => {
            keepGoing.value = true;
          }}
        >
          {tableText('stop-waiting')}
        </button>
      </div>
    </>
  );
}

/** What was told under these numbers, in the words of the story. */
function linesOf({ kit, session }: TableState, numbers: readonly number[]): readonly string[] {
  const view = session.table.value.game;
  return session.events.value
    .slice(-LATEST)
    .flatMap(({ n, event }) =>
      numbers.includes(n) ? [kit.words.logLine(language.value, view, event)] : [],
    );
}

/** What is held was told lately. */
const LATEST = 400;

interface HeadProps {
  readonly state: TableState;
  readonly hero: number | null;
  readonly above: string;
  readonly title: string;
}

function Head({ state, hero, above, title }: HeadProps) {
  const { Portrait } = state.kit;
  return (
    <header class="prompt-head">
      <Portrait view={state.session.table.value.game} hero={hero} />
      <div class="prompt-asked">
        <p class="prompt-seat">{above}</p>
        <h2 class="prompt-question" aria-live="polite">
          {title}
        </h2>
      </div>
    </header>
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
  const ways = useContext(AfterGame);
  return (
    <div class={won ? 'over over-won' : 'over over-lost'} data-test="over">
      <Pic name={won ? 'hold' : 'darkness'} class="over-picture" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {ways}
      <button
        type="button"
        class={ways ? 'button' : 'button button-primary button-large'}
        data-test="how-it-went"
        onClick={onOver}
      >
        {tableText('how-it-went')}
      </button>
    </div>
  );
}

function GoOn({ state, label }: { state: TableState; label: string }) {
  return (
    <button
      type="button"
      class="button button-primary button-large"
      data-test="go-on"
      onClick={state.goOn}
    >
      {label}
    </button>
  );
}
