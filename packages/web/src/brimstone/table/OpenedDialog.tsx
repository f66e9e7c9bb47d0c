import { SharedDialog } from '../../table/SharedDialog.tsx';
import { CardDialog } from './cards/CardDialog.tsx';
import { EnemyDialog } from './cards/EnemyDialog.tsx';
import { HeroSheet } from './heroes/HeroSheet.tsx';
import type { BrimstoneTable } from './state.ts';
import { DepthDialog } from './turn/DepthDialog.tsx';
import { MissionDialog } from './turn/MissionDialog.tsx';

/** Whatever lies open over the table. */
export function OpenedDialog({ state, onLeave }: { state: BrimstoneTable; onLeave: () => void }) {
  const opened = state.opened.value;
  if (!opened) return null;
  const view = state.session.table.value.game;
  const close = () => {
    state.opened.value = null;
  };
  const { open } = state;
  switch (opened.kind) {
    case 'hero': {
      const hero = view.heroes[opened.hero];
      return hero ? <HeroSheet view={view} hero={hero} onOpen={open} onClose={close} /> : null;
    }
    case 'enemy':
      return <EnemyDialog view={view} type={opened.type} onClose={close} />;
    case 'card':
      return <CardDialog key={opened.card} card={opened.card} onClose={close} />;
    case 'mission':
      return <MissionDialog view={view} onOpen={open} onClose={close} />;
    case 'depth':
      return <DepthDialog view={view} onClose={close} />;
    default:
      return <SharedDialog state={state} opened={opened} onLeave={onLeave} onClose={close} />;
  }
}
