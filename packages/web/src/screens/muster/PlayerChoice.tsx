import type { Player } from '../../session/types.ts';
import { t } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface PlayerChoiceProps {
  /** The hero in the seat. */
  readonly name: string;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}

/** Who plays a seat: somebody here, or a bot. */
export function PlayerChoice({ name, player, onChange }: PlayerChoiceProps) {
  return (
    <Choice
      label={t('seat.player', { name })}
      value={player}
      options={[
        { value: 'human', label: <Who icon="person" name={t('seat.me')} /> },
        { value: 'bot', label: <Who icon="bot" name={t('seat.bot')} /> },
      ]}
      onChange={onChange}
    />
  );
}

function Who({ icon, name }: { icon: 'person' | 'bot'; name: string }) {
  return (
    <span class="who">
      <Icon name={icon} />
      {name}
    </span>
  );
}
