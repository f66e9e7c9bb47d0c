import { FellowsDialog } from './fellows/FellowsDialog.tsx';
import { HelpDialog } from './hints/HelpDialog.tsx';
import { LegendDialog } from './hints/LegendDialog.tsx';
import { RuleDialog } from './hints/RuleDialog.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { OrdersDialog } from './menu/OrdersDialog.tsx';
import type { Opened, TableState } from './state.ts';
import { LogDrawer } from './story/LogDrawer.tsx';

interface Props {
  readonly state: TableState;
  readonly opened: Exclude<Opened, { kind: 'card' }>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What lies open over any table: the menu, the help, standing orders, a rule, the story. */
export function SharedDialog({ state, opened, onLeave, onClose }: Props) {
  switch (opened.kind) {
    case 'menu':
      return <MenuDialog state={state} onLeave={onLeave} onClose={onClose} />;
    case 'fellows':
      return <FellowsDialog state={state} onClose={onClose} />;
    case 'help':
      return <HelpDialog state={state} onClose={onClose} />;
    case 'legend':
      return <LegendDialog state={state} onClose={onClose} />;
    case 'orders':
      return <OrdersDialog state={state} onClose={onClose} />;
    case 'rule':
      return <RuleDialog state={state} rule={opened.rule} onClose={onClose} />;
    case 'log':
      return <LogDrawer state={state} onClose={onClose} />;
  }
}
