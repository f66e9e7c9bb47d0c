import { SharedDialog } from '../../table/SharedDialog.tsx';
import { CardDialog } from './cards/CardDialog.tsx';
import { EnemyDialog } from './cards/EnemyDialog.tsx';
import { TokenDialog } from './cards/TokenDialog.tsx';
import type { Descending } from './state.ts';
import { QuestDialog, TrackDialog, TreasureDialog } from './tracks/dialogs.tsx';

/** Whatever lies open over the table. */
export function OpenedDialog({ state, onLeave }: { state: Descending; onLeave: () => void }) {
  const opened = state.opened.value;
  if (!opened) return null;
  const view = state.session.table.value.game;
  const close = () => {
    state.opened.value = null;
  };
  switch (opened.kind) {
    case 'card':
      return <CardDialog key={opened.card} card={opened.card} onClose={close} />;
    case 'enemy': {
      const enemy = view.enemies.find(({ id }) => id === opened.enemy);
      return enemy ? (
        <EnemyDialog
          view={view}
          enemy={enemy}
          onOpenCard={(card) => state.open({ kind: 'card', card })}
          onClose={close}
        />
      ) : null;
    }
    case 'token':
      return <TokenDialog view={view} token={opened.token} onClose={close} />;
    case 'quest':
      return <QuestDialog view={view} onClose={close} />;
    case 'track':
      return <TrackDialog view={view} onClose={close} />;
    case 'treasure':
      return <TreasureDialog view={view} onClose={close} />;
    default:
      return <SharedDialog state={state} opened={opened} onLeave={onLeave} onClose={close} />;
  }
}
