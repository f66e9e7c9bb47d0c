import './online.css';
import type { Word } from '@crawlspace/host/online';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Company } from '../../session/online/company.ts';
import { saidIn } from '../../session/online/gestures.ts';
import { nameOf } from '../../session/online/people.ts';
import { listed } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

/** What lies over a shared table for a while: a lost connection, a vote, words. */
export function Overlay({ company }: { company: Company }) {
  return (
    <div class="company-over">
      <Lost company={company} />
      <VoteBar company={company} />
      <Heard company={company} />
    </div>
  );
}

function Lost({ company }: { company: Company }) {
  const state = company.connection.value;
  if (state === 'here') return <p role="status" class="for-readers" />;
  if (state === 'lost') {
    return (
      <p class="company-lost" role="status" data-test="lost">
        <span class="company-pulse" aria-hidden="true" />
        {onlineText(company.sending.value ? 'lost.sending' : 'lost')}
      </p>
    );
  }
  return (
    <p class="company-lost" role="alert">
      {turnedAwayText(state)} <ButtonLink href="#/">{onlineText('my-tables')}</ButtonLink>
    </p>
  );
}

/** Why a server will not have somebody at a table. */
export function turnedAwayText(because: string): string {
  switch (because) {
    case 'unreadable':
    case 'too-many':
    case 'other-protocol':
      return onlineText(`away.${because}`);
    default:
      return onlineText('away.not-allowed');
  }
}

/** Somebody would go back: who agrees so far, and a way to agree. */
function VoteBar({ company }: { company: Company }) {
  const declined = useSignal<string | null>(null);
  const votes = company.votes.value;
  if (!votes) return null;
  const key = `${votes.to} ${votes.seats.join()}`;
  if (declined.value === key) return null;
  const around = company.around.value;
  const people = new Set(
    votes.seats.flatMap((seat) => {
      const { person, standIn } = around.places[seat] ?? { person: null, standIn: null };
      return (standIn && 'person' in standIn ? standIn.person : person) ?? [];
    }),
  );
  const seats = company.seats.value;
  const agreed = seats.some((seat) => votes.seats.includes(seat));
  return (
    <section class="company-vote" role="status" data-test="vote">
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
              onClick={() => void company.ask({ t: 'vote', to: votes.to })}
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

/** What others said just now. All of it is with the company. */
function Heard({ company }: { company: Company }) {
  const heard = useSignal<readonly Word[]>([]);
  const known = useRef(company.words.peek().length);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSignalEffect(() => {
    const all = company.words.value;
    const fresh = all.slice(known.current).filter(({ person }) => person !== company.you);
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
    <ul class="company-heard" aria-live="polite">
      {heard.value.map((word) => (
        <li key={word.seq} data-test="heard">
          <b>{nameOf(company.around.value, word.person)}</b> {saidIn(word.text)}
        </li>
      ))}
    </ul>
  );
}
