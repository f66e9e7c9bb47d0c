import { useState } from 'preact/hooks';
import { NameField } from '../../friends/NameField.tsx';
import { useServer } from '../../friends/use-server.ts';
import type { Fellows } from '../../session/online/fellows.ts';
import { identity, rememberName } from '../../session/online/identity.ts';
import { nameOf } from '../../session/online/people.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import type { TableState } from '../state.ts';
import { AroundDialog } from './AroundDialog.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { whyNot } from './refused.ts';
import { SeatRow } from './SeatRow.tsx';

interface Props {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Everybody around the table: seats, words, and the links for those who are not here yet. */
export function FellowsDialog({ state, onClose }: Props) {
  const { fellows, id } = state.session;
  if (!fellows) return null;
  return (
    <AroundDialog table={id} fellows={fellows} first="seats" onClose={onClose}>
      <Seats state={state} fellows={fellows} />
    </AroundDialog>
  );
}

function Seats({ state, fellows }: { state: TableState; fellows: Fellows }) {
  const around = fellows.around.value;
  const { places, watching, owner, vacant, kibitzing, lobby } = around;
  const hasLobby = useServer()?.lobby ?? false;
  return (
    <div class="fellows-seats">
      {vacant?.heirs.includes(fellows.you) && (
        <p data-test="owner-gone">{onlineText('owner-gone', { name: nameOf(around, owner) })}</p>
      )}
      <ul class="plain-list">
        {places.map((_, seat) => (
          <SeatRow key={seat} state={state} fellows={fellows} seat={seat} />
        ))}
      </ul>
      <OtherDevice table={state.session.id} fellows={fellows} />
      {watching > 0 && <p class="soft">{onlineText('watching', { count: watching })}</p>}
      <YourName fellows={fellows} />
      {owner === fellows.you && (
        <>
          <Toggle
            label={onlineText('kibitzing')}
            on={kibitzing}
            onChange={(open) => void fellows.ask({ t: 'kibitzing', open })}
          />
          {hasLobby && (
            <Toggle
              label={onlineText('lobby')}
              on={lobby}
              onChange={(open) => void fellows.ask({ t: 'lobby', open })}
            />
          )}
        </>
      )}
    </div>
  );
}

function YourName({ fellows }: { fellows: Fellows }) {
  const known = fellows.around.value.names[fellows.you];
  const [name, setName] = useState(known ?? identity.peek().name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async () => {
    rememberName(name);
    setProblem(whyNot(await fellows.ask({ t: 'name', name: name.trim() })));
  };
  return (
    <form
      class="fellows-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void change();
      }}
    >
      <NameField name={name} onChange={setName} />
      {name.trim() && name.trim() !== known && (
        <Button size="small" submits>
          {onlineText('name.change')}
        </Button>
      )}
      <p role="status">{problem}</p>
    </form>
  );
}
