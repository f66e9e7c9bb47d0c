import { TopBar } from '../../table/TopBar.tsx';
import type { Descending } from './state.ts';
import { tableText } from './words.ts';

const PHASES = ['hero', 'enemy', 'level-up', 'darkness'] as const;

/** The bar at the top: which round it is, and which phase of it. */
export function RoundBar({ state }: { state: Descending }) {
  const { round, phase } = state.session.table.value.game;
  return (
    <TopBar
      state={state}
      title={phase === 'setup' ? tableText('setup') : tableText('round', { round })}
      steps={{
        name: tableText('phases'),
        all: PHASES.map((id) => ({ id, name: tableText(`phase-${id}`) })),
        current: phase === 'round-start' ? 'hero' : phase,
      }}
    />
  );
}
