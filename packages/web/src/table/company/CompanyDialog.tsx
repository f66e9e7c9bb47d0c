import { useState } from 'preact/hooks';
import { useServer } from '../../screens/friends/use-server.ts';
import { NameField } from '../../screens/online/NameField.tsx';
import type { Company } from '../../session/online/company.ts';
import { identity, rememberName } from '../../session/online/identity.ts';
import { hasSeat, nameOf } from '../../session/online/people.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import type { TableState } from '../state.ts';
import { AroundDialog } from './AroundDialog.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { SeatRow } from './SeatRow.tsx';

interface Props {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Everybody around the table: seats, words, and the links for those who are not here yet. */
export function CompanyDialog({ state, onClose }: Props) {
  const { company, id } = state.session;
  if (!company) return null;
  return (
    <AroundDialog table={id} company={company} first="seats" onClose={onClose}>
      <Seats state={state} company={company} />
    </AroundDialog>
  );
}

function Seats({ state, company }: { state: TableState; company: Company }) {
  const around = company.around.value;
  const { places, watching, owner, vacant, kibitzing, lobby } = around;
  const hasLobby = useServer()?.lobby ?? false;
  return (
    <div class="company-seats">
      {vacant && hasSeat(company) && (
        <p data-test="owner-gone">{onlineText('owner-gone', { name: nameOf(around, owner) })}</p>
      )}
      <ul class="plain-list">
        {places.map((_, seat) => (
          <SeatRow key={seat} state={state} company={company} seat={seat} />
        ))}
      </ul>
      <OtherDevice table={state.session.id} company={company} />
      {watching > 0 && <p class="soft">{onlineText('watching', { count: watching })}</p>}
      <YourName company={company} />
      {owner === company.you && (
        <>
          <Toggle
            label={onlineText('kibitzing')}
            on={kibitzing}
            onChange={(open) => void company.ask({ t: 'kibitzing', open })}
          />
          {hasLobby && (
            <Toggle
              label={onlineText('lobby')}
              on={lobby}
              onChange={(open) => void company.ask({ t: 'lobby', open })}
            />
          )}
        </>
      )}
    </div>
  );
}

function YourName({ company }: { company: Company }) {
  const known = company.around.value.names[company.you];
  const [name, setName] = useState(known ?? identity.peek().name);
  const change = () => {
    rememberName(name);
    void company.ask({ t: 'name', name: name.trim() });
  };
  return (
    <form
      class="company-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) change();
      }}
    >
      <NameField name={name} onChange={setName} />
      {name.trim() && name.trim() !== known && (
        <Button size="small" submits>
          {onlineText('name.change')}
        </Button>
      )}
    </form>
  );
}
