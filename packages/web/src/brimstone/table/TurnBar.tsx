import { TopBar } from '../../table/TopBar.tsx';
import type { BrimstoneTable } from './state.ts';
import { tableText } from './words.ts';

const STEPS = ['darkness', 'activations', 'exploration', 'end'] as const;

/** The bar at the top: which turn it is, and which step of it. */
export function TurnBar({ state }: { state: BrimstoneTable }) {
  const { turn } = state.session.table.value.game;
  return (
    <TopBar
      state={state}
      title={
        turn.step === 'setup' ? tableText('setup') : tableText('turn', { number: turn.number })
      }
      steps={{
        name: tableText('steps-of-turn'),
        all: STEPS.map((id) => ({ id, name: tableText(`step-${id}`) })),
        current: turn.step,
      }}
      withStory
    />
  );
}
