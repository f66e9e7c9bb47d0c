import { useState } from 'preact/hooks';
import { NameField } from '../../friends/NameField.tsx';
import type { Fellows } from '../../session/online/fellows.ts';
import { identity, rememberName } from '../../session/online/identity.ts';
import { freeSeats } from '../../session/online/people.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { whyNot } from './refused.ts';

interface Props {
  readonly state: TableState;
  readonly fellows: Fellows;
  readonly onClose: () => void;
}

/** For those who came by an invitation: a name, and one seat or several. */
export function SitDown({ state, fellows, onClose }: Props) {
  const { kit, session } = state;
  const [name, setName] = useState(identity.peek().name);
  const [chosen, setChosen] = useState<readonly number[]>(() => firstFree(fellows));
  const [problem, setProblem] = useState<string | null>(null);
  if (!fellows) return null;
  const free = freeSeats(fellows);
  const view = session.table.value.game;
  const wanted = chosen.filter((seat) => free.includes(seat));
  const sit = async () => {
    rememberName(name);
    for (const seat of wanted) {
      const reply = await fellows.ask({ t: 'sit', seat, name: name.trim() });
      const why = whyNot(reply);
      setProblem(why);
      if (why) return;
    }
    onClose();
  };
  return (
    <Dialog
      title={onlineText('take-a-seat')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{onlineText('just-watch')}</Button>
          <Button
            kind="primary"
            disabled={wanted.length === 0 || !name.trim()}
            onClick={() => void sit()}
          >
            {onlineText('sit')}
          </Button>
        </>
      }
    >
      <form
        class="sit-down"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.length > 0 && name.trim()) void sit();
        }}
      >
        <NameField name={name} onChange={setName} />
        <p class="soft">{onlineText(free.length > 0 ? 'take-a-seat.lead' : 'seats-full')}</p>
        <ul class="sit-seats">
          {free.map((seat) => (
            <li key={seat}>
              <label style={{ '--seat': `var(--hero-${seat})` }}>
                <input
                  type="checkbox"
                  checked={wanted.includes(seat)}
                  data-seat={seat}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...wanted, seat]
                        : wanted.filter((each) => each !== seat),
                    )
                  }
                />
                <span>{kit.heroName(view, seat)}</span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status">{problem}</p>
      </form>
    </Dialog>
  );
}

/** The first seat that nobody has; before that of a bot. */
function firstFree(fellows: Fellows): readonly number[] {
  const free = freeSeats(fellows);
  const isEmpty = (seat: number) => fellows.around.peek().places[seat]?.standIn === null;
  return [free.find(isEmpty) ?? free[0] ?? []].flat();
}
