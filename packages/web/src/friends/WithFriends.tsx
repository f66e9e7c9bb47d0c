import { useState } from 'preact/hooks';
import { heroesIn } from '../game/setups.ts';
import { isGameId } from '../game-ids.ts';
import { knownName } from '../games/fronts.ts';
import { makeTable } from '../session/online/api.ts';
import type { NewGame, Player } from '../session/types.ts';
import { onlineText } from '../text/online.ts';
import { Button } from '../ui/Button.tsx';
import { FriendsDialog } from './FriendsDialog.tsx';
import { useServer } from './use-server.ts';

/** From the muster to a table that friends elsewhere can come to; without a server only why not. */
export function WithFriends({ game, players }: { game: NewGame; players: readonly Player[] }) {
  const [open, setOpen] = useState(false);
  const server = useServer();
  if (server === undefined) return null;
  if (!server) return <p class="soft with-friends-not">{onlineText('friends.not-here')}</p>;
  return (
    <>
      <Button size="large" class="with-friends" onClick={() => setOpen(true)}>
        {onlineText('friends')}
      </Button>
      {open && isGameId(game.game) && (
        <FriendsDialog
          title={onlineText('friends')}
          lead={onlineText('friends.lead')}
          players={players}
          names={heroesIn(game.setup).map((hero) => hero.name || knownName(game.game, hero.class))}
          make={(who) => makeTable({ ...who, ...wanted(game) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function wanted({ game, setup, packs }: NewGame) {
  return { game, setup, ...(packs ? { packs } : {}) };
}
