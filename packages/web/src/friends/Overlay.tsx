import './online.css';
import type { Word } from '@crawlspace/host/online';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Fellows } from '../session/online/fellows.ts';
import { saidIn } from '../session/online/gestures.ts';
import { nameOf } from '../session/online/people.ts';
import { listed } from '../text/index.ts';
import { onlineText } from '../text/online.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** What lies over a shared table for a while: a lost connection, a vote, words. */
export function Overlay({ fellows }: { fellows: Fellows }) {
  return (
    <div class="fellows-over">
      <Lost fellows={fellows} />
      <VoteBar fellows={fellows} />
      <Heard fellows={fellows} />
    </div>
  );
}

function Lost({ fellows }: { fellows: Fellows }) {
  const state = fellows.connection.value;
  if (state === 'here') return <p role="status" class="for-readers" />;
  if (state === 'coming-back') {
    return (
      <p class="fellows-lost fellows-quiet" role="status" data-test="coming-back">
        <span class="fellows-pulse" aria-hidden="true" />
        {onlineText('coming-back')}
      </p>
    );
  }
  if (state === 'lost') {
    return (
      <p class="fellows-lost" role="status" data-test="lost">
        <span class="fellows-pulse" aria-hidden="true" />
        {onlineText(fellows.sending.value ? 'lost.sending' : 'lost')}
      </p>
    );
  }
  return (
    <p class="fellows-lost" role="alert">
      {turnedAwayText(state)} <ButtonLink href="#/">{onlineText('my-tables')}</ButtonLink>
    </p>
  );
}

/** Why a server will not have somebody at a table. */
export function turnedAwayText(because: string): string {
  switch (because) {
    case 'unreadable':
    case 'removed':
    case 'no-such-table':
    case 'too-many':
    case 'other-protocol':
    case 'banned':
    case 'closed':
    case 'deleted':
      return onlineText(`away.${because}`);
    default:
      return onlineText('away.not-allowed');
  }
}

/** Somebody would go back: who agrees so far, and a way to agree. */
function VoteBar({ fellows }: { fellows: Fellows }) {
  const declined = useSignal<string | null>(null);
  const votes = fellows.votes.value;
  if (!votes) return null;
  const key = `${votes.to} ${votes.seats.join()}`;
  if (declined.value === key) return null;
  const around = fellows.around.value;
  const people = new Set(
    votes.seats.flatMap((seat) => {
      const { person, standIn } = around.places[seat] ?? { person: null, standIn: null };
      return (standIn && 'person' in standIn ? standIn.person : person) ?? [];
    }),
  );
  const seats = fellows.seats.value;
  const agreed = seats.some((seat) => votes.seats.includes(seat));
  return (
    <section class="fellows-vote" role="status" data-test="vote">
      <p>
        {onlineText('vote', { names: listed([...people].map((each) => nameOf(around, each))) })}
      </p>
      <ul
        class="vote-marks"
        aria-label={onlineText('vote.count', { count: votes.seats.length, needed: votes.needed })}
      >
        {Array.from({ length: Math.max(votes.needed, votes.seats.length) }, (_, i) => (
          <li
            key={i}
            data-agreed={i < votes.seats.length}
            style={{ '--seat': `var(--hero-${votes.seats[i] ?? 0})` }}
          />
        ))}
      </ul>
      <span class="soft">
        {onlineText('vote.count', { count: votes.seats.length, needed: votes.needed })}
      </span>
      {seats.length > 0 &&
        (agreed ? (
          <b>{onlineText('vote.agreed')}</b>
        ) : (
          <span class="actions">
            <Button
              size="small"
              kind="primary"
              onClick={() => void fellows.ask({ t: 'vote', to: votes.to })}
            >
              {onlineText('vote.agree')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                declined.value = key;
              }}
            >
              {onlineText('vote.not-now')}
            </Button>
          </span>
        ))}
    </section>
  );
}

/** A word stays in sight for so many milliseconds. */
const HEARD = 7000;
const MOST_HEARD = 4;

/** What others said just now. All of it stands with the others at the table. */
function Heard({ fellows }: { fellows: Fellows }) {
  const heard = useSignal<readonly Word[]>([]);
  const known = useRef(fellows.words.peek().length);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSignalEffect(() => {
    const all = fellows.words.value;
    const fresh = all.slice(known.current).filter(({ person }) => person !== fellows.you);
    known.current = all.length;
    if (fresh.length === 0) return;
    heard.value = [...heard.peek(), ...fresh].slice(-MOST_HEARD);
    timers.current.push(
      setTimeout(() => {
        heard.value = heard.peek().filter((word) => !fresh.includes(word));
      }, HEARD),
    );
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return (
    <ul class="fellows-heard" aria-live="polite">
      {heard.value.map((word) => (
        <li key={word.seq} data-test="heard">
          <b>{nameOf(fellows.around.value, word.person)}</b> {saidIn(word.text)}
        </li>
      ))}
    </ul>
  );
}
