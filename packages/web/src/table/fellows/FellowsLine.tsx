import { PARTY } from '@crawlspace/kernel';
import { hasSeat, type Sitter, sitterAt } from '../../session/online/people.ts';
import { onlineText } from '../../text/online.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import './fellows.css';

/** Who sits where, who is here and who is asked, in one line over the question. Nothing where nobody else plays. */
export function FellowsLine({ state }: { state: TableState }) {
  const { session, kit } = state;
  const { fellows } = session;
  if (!fellows) return null;
  const { game, waitingFor } = session.table.value;
  const asked = new Set(waitingFor.map(({ seat }) => seat));
  return (
    <button
      type="button"
      class="fellows-line"
      data-test="fellows"
      onClick={() => state.open({ kind: 'fellows' })}
    >
      <span class="for-readers">{onlineText('fellows')}: </span>
      {fellows.around.value.places.map((_, seat) => {
        const sitter = sitterAt(fellows, seat);
        const isAsked = asked.has(seat) || asked.has(PARTY);
        return (
          <span
            key={seat}
            class="fellows-seat"
            data-kind={sitter.kind}
            data-here={sitter.isHere}
            data-asked={isAsked}
            style={{ '--seat': `var(--hero-${seat})` }}
            title={`${kit.heroName(game, seat)}: ${sitterText(sitter)}`}
          >
            <span class="for-readers">{kit.shortName(game, seat)}: </span>
            {shortSitter(sitter)}
            <span class="for-readers">
              {isAsked && ` (${onlineText('asked')})`}
              {sitter.kind === 'person' && ` (${onlineText(sitter.isHere ? 'here' : 'away')})`}
              {', '}
            </span>
          </span>
        );
      })}
      {!hasSeat(fellows) && <span class="fellows-watching">{onlineText('you-watch')}</span>}
      <Pic name="menu" class="fellows-more" />
    </button>
  );
}

function shortSitter({ kind, name }: Sitter): string {
  if (kind === 'nobody') return onlineText('free');
  return kind === 'bot' || kind === 'expert' ? onlineText(kind) : name;
}

/** Who plays, and whether they are here. */
export function sitterText(sitter: Sitter): string {
  const { kind, name, isHere } = sitter;
  switch (kind) {
    case 'you':
      return `${name} (${onlineText('you')})`;
    case 'person':
      return `${name} (${onlineText(isHere ? 'here' : 'away')})`;
    case 'nobody':
      return onlineText('nobody');
    default:
      return onlineText(kind);
  }
}
