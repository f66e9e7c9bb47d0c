import type { StandIn } from '@crawlspace/host/online';
import { PARTY } from '@crawlspace/kernel';
import type { Fellows } from '../../session/online/fellows.ts';
import { identity } from '../../session/online/identity.ts';
import { mayHand, mayMakeOwner, maySit, nameOf, sitterAt } from '../../session/online/people.ts';
import { listed } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import type { TableState } from '../state.ts';
import { sitterText } from './FellowsLine.tsx';

interface Props {
  readonly state: TableState;
  readonly fellows: Fellows;
  readonly seat: number;
}

/** A seat: whose it is, who plays it, and what can be done about that. */
export function SeatRow({ state, fellows, seat }: Props) {
  const { kit, session } = state;
  const { Portrait } = kit;
  const { game, waitingFor } = session.table.value;
  const around = fellows.around.value;
  const place = around.places[seat];
  const sitter = sitterAt(fellows, seat);
  const isAsked = waitingFor.some((each) => each.seat === seat || each.seat === PARTY);
  const isMine = place?.person === fellows.you;
  const wishes = place?.wishes ?? [];
  return (
    <li class="fellows-row" data-test="seat-row" data-kind={sitter.kind} data-here={sitter.isHere}>
      <Portrait view={game} hero={seat} />
      <div class="fellows-who">
        <b>{kit.heroName(game, seat)}</b>
        <span>
          {sitterText(sitter)}
          {sitter.insteadOf &&
            ` · ${onlineText('for', { person: nameOf(around, sitter.insteadOf) })}`}
          {place?.person === around.owner && ` · ${onlineText('owner')}`}
        </span>
        {isAsked && <span class="tag tag-warning">{onlineText('asked')}</span>}
        {wishes.length > 0 && (
          <span class="soft">
            {onlineText('wished', { names: listed(wishes.map(({ by }) => nameOf(around, by))) })}
          </span>
        )}
        <OwnerWishes fellows={fellows} person={place?.person ?? null} />
      </div>
      <div class="fellows-deeds">
        {maySit(fellows, seat) && (
          <Button size="small" kind="primary" onClick={() => sit(fellows, seat)}>
            {onlineText('sit-here')}
          </Button>
        )}
        <PlayedBy state={state} fellows={fellows} seat={seat} />
        <MakeOwner fellows={fellows} person={place?.person ?? null} />
        {isMine && (
          <Button size="small" onClick={() => void fellows.ask({ t: 'stand', seat })}>
            {onlineText('stand-up')}
          </Button>
        )}
      </div>
    </li>
  );
}

function sit(fellows: Fellows, seat: number): void {
  const name = fellows.around.peek().names[fellows.you] ?? identity.peek().name;
  void fellows.ask({ t: 'sit', seat, name: name || '?' });
}

/**
 * Who has set the table can pass it on: to hand out links, and seats of those who are away. When they never come back,
 * the others choose one of them.
 */
function MakeOwner({ fellows, person }: { fellows: Fellows; person: string | null }) {
  if (!person || !mayMakeOwner(fellows, person)) return null;
  const isYou = person === fellows.you;
  return (
    <Button size="small" kind="quiet" onClick={() => void fellows.ask({ t: 'own', person })}>
      {onlineText(isYou ? 'be-owner' : 'make-owner')}
    </Button>
  );
}

/** Who of the others would have this person host the table. */
function OwnerWishes({ fellows, person }: { fellows: Fellows; person: string | null }) {
  const around = fellows.around.value;
  const wishes = around.vacant?.wishes.filter(({ to }) => to === person) ?? [];
  if (wishes.length === 0) return null;
  const names = listed(wishes.map(({ by }) => nameOf(around, by)));
  return <span class="soft">{onlineText('owner-wished', { names })}</span>;
}

/** Lets a bot or somebody else play a seat, and gives it back. */
function PlayedBy({ state, fellows, seat }: Props) {
  const around = fellows.around.value;
  const place = around.places[seat];
  if (!place || !mayHand(fellows, seat)) return null;
  const hero = state.kit.heroName(state.session.table.value.game, seat);
  const others = Object.keys(around.names).filter((person) => person !== place.person);
  return (
    <label class="fellows-hand">
      <span class="for-readers">{onlineText('played-by', { hero })}</span>
      <select
        class="field"
        value={valueFor(place.standIn)}
        data-test="hand"
        onChange={({ currentTarget }) =>
          void fellows.ask({ t: 'hand', seat, to: standInOf(currentTarget.value) })
        }
      >
        <option value="">{onlineText(wordForBack(fellows, place.person))}</option>
        <option value="bot">{onlineText('bot')}</option>
        <option value="expert">{onlineText('expert')}</option>
        {others.map((person) => (
          <option key={person} value={`person ${person}`}>
            {nameOf(around, person)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What giving a seat back is called: to oneself, to its person, or to whoever comes. */
function wordForBack({ you }: Fellows, person: string | null): 'me' | 'themselves' | 'nobody' {
  if (person === you) return 'me';
  return person ? 'themselves' : 'nobody';
}

function valueFor(standIn: StandIn | null): string {
  if (!standIn) return '';
  return 'bot' in standIn ? standIn.bot : `person ${standIn.person}`;
}

function standInOf(value: string): StandIn | null {
  if (value === 'bot' || value === 'expert') return { bot: value };
  const [, person] = /^person (.+)$/.exec(value) ?? [];
  return person ? { person } : null;
}
