import { HelpDialog } from './hints/HelpDialog.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import type { TableState } from './state.ts';
import { LogDrawer } from './story/LogDrawer.tsx';

interface Props {
  readonly state: TableState;
  readonly kind: 'menu' | 'help' | 'log';
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What lies open over any table: the menu, the help, the story. */
export function SharedDialog({ state, kind, onLeave, onClose }: Props) {
  switch (kind) {
    case 'menu':
      return <MenuDialog state={state} onLeave={onLeave} onClose={onClose} />;
    case 'help':
      return <HelpDialog state={state} onClose={onClose} />;
    case 'log':
      return <LogDrawer state={state} onClose={onClose} />;
  }
}
