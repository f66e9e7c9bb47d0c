import type { Player } from '../../session/types.ts';
import { appText } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';

interface PlayerChoiceProps {
  /** The hero in the seat. */
  readonly name: string;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}

/** Who plays a seat: somebody here, a bot, or one that looks ahead. */
export function PlayerChoice({ name, player, onChange }: PlayerChoiceProps) {
  return (
    <Choice
      label={appText('seat.player', { name })}
      value={player}
      options={[
        { value: 'human', label: appText('seat.me') },
        { value: 'bot', label: appText('seat.bot') },
        { value: 'expert', label: appText('seat.expert') },
      ]}
      onChange={onChange}
    />
  );
}
