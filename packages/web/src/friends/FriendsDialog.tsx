import './online.css';
import type { MadeTable, MakeTable } from '@crawlspace/host/online';
import { useState } from 'preact/hooks';
import { go } from '../route.ts';
import { Declined } from '../session/online/api.ts';
import { identity, rememberLinks, rememberName } from '../session/online/identity.ts';
import type { Player } from '../session/types.ts';
import { onlineText, quotaText } from '../text/online.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { justMade } from './just-made.ts';
import { NameField } from './NameField.tsx';

type Who = NonNullable<MakeTable['seats']>[number];

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly players: readonly Player[];
  /** What the heroes are called, by seat. */
  readonly names: readonly string[];
  /** Makes the table. */
  readonly make: (who: Required<Pick<MakeTable, 'name' | 'seats'>>) => Promise<MadeTable>;
  readonly onClose: () => void;
}

/** Who sits where before the others come; then the table is set on the server. */
export function FriendsDialog(props: Props) {
  const { title, lead, players, names, onClose } = props;
  const [name, setName] = useState(identity.peek().name);
  const [seats, setSeats] = useState<readonly Who[]>(() => seatsFor(players));
  const [problem, setProblem] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    setProblem(null);
    rememberName(name);
    try {
      const made = await props.make({ name: name.trim(), seats });
      rememberLinks(made.table, { invite: made.invite.secret, spectator: made.spectator.secret });
      justMade.value = made.table;
      go({ screen: 'table', id: made.table });
    } catch (error) {
      setProblem(problemOf(error));
      setMaking(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <Button kind="primary" disabled={isMaking || !name.trim()} onClick={() => void make()}>
          {onlineText(isMaking ? 'friends.making' : 'friends.make')}
        </Button>
      }
    >
      <form
        class="friends"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !isMaking) void make();
        }}
      >
        <p class="soft">{lead}</p>
        <NameField name={name} onChange={setName} />
        <ul class="plain-list friends-seats">
          {seats.map((who, seat) => (
            <li key={seat} style={{ '--seat': `var(--hero-${seat})` }}>
              <b>{names[seat]}</b>
              <Choice<Who>
                label={onlineText('seat-of', { hero: names[seat] ?? '' })}
                value={who}
                options={[
                  { value: 'me', label: onlineText('me') },
                  { value: 'open', label: onlineText('friend') },
                  { value: 'bot', label: onlineText('bot') },
                  { value: 'expert', label: onlineText('expert') },
                ]}
                onChange={(chosen) => setSeats(seats.with(seat, chosen))}
              />
            </li>
          ))}
        </ul>
        <p role="status" class="said said-bad">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

/** The first person's seat is one's own; the others wait for friends, and bots stay where they are. */
function seatsFor(players: readonly Player[]): readonly Who[] {
  const own = players.indexOf('human');
  return players.map((player, seat) => {
    if (player !== 'human') return player;
    return seat === own ? 'me' : 'open';
  });
}

function problemOf(error: unknown): string {
  if (!(error instanceof Declined)) return onlineText('friends.failed');
  if (error.message === 'banned') return onlineText('friends.banned');
  if (error.message === 'too-many') return onlineText('friends.too-many');
  if (error.message === 'too-large') return onlineText('friends.too-large');
  const isForNow = error.message === 'too-fast' || error.message === 'busy';
  const otherwise = isForNow ? 'friends.failed' : 'friends.not-taken';
  return quotaText(error.message) ?? onlineText(otherwise);
}
