import { CardDialog } from './cards/CardDialog.tsx';
import { EnemyDialog } from './cards/EnemyDialog.tsx';
import { HeroSheet } from './heroes/HeroSheet.tsx';
import { HelpDialog } from './hints/HelpDialog.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import type { Opened, TableState } from './state.ts';
import { LogDrawer } from './story/LogDrawer.tsx';
import { DepthDialog } from './turn/DepthDialog.tsx';
import { MissionDialog } from './turn/MissionDialog.tsx';

/** Whatever lies open over the table. */
export function OpenedDialog({ state, onLeave }: { state: TableState; onLeave: () => void }) {
  const opened = state.opened.value;
  if (!opened) return null;
  const view = state.session.table.value.game;
  const close = () => {
    state.opened.value = null;
  };
  const open = (next: Opened) => {
    state.opened.value = next;
  };
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
    case 'menu':
      return <MenuDialog state={state} onLeave={onLeave} onClose={close} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'log':
      return <LogDrawer session={state.session} onOpen={open} onClose={close} />;
  }
}
