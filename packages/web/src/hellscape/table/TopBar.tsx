import { motion, sound } from '../../settings/index.ts';
import { UndoButton } from '../../table/menu/UndoButton.tsx';
import { Pic } from '../../table/Pic.tsx';
import { play } from '../../table/sound.ts';
import type { Descending } from './state.ts';
import { tableText } from './words.ts';

const PHASES = ['hero', 'enemy', 'level-up', 'darkness'] as const;

/** Which round it is and what of it, and the few things that are always at hand. */
export function TopBar({ state }: { state: Descending }) {
  const { round, phase } = state.session.table.value.game;
  const now = phase === 'round-start' ? 'hero' : phase;
  return (
    <header class="top-bar slab">
      <button type="button" class="bar-button" onClick={() => state.open({ kind: 'menu' })}>
        <Pic name="menu" />
        <span class="bar-word">{tableText('menu')}</span>
      </button>
      <div class="turn">
        <b class="turn-number">
          {phase === 'setup' ? tableText('setup') : tableText('round', { round })}
        </b>
        <ol class="steps" aria-label={tableText('phases')}>
          {PHASES.map((each) => (
            <li key={each} aria-current={now === each ? 'step' : undefined}>
              <span>{tableText(`phase-${each}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="bar-buttons">
        <UndoButton state={state} />
        <button
          type="button"
          class="bar-button bar-button-wide-only"
          onClick={() => {
            motion.value =
              motion.peek() === 'full' ? 'fast' : motion.peek() === 'fast' ? 'off' : 'full';
          }}
          title={tableText('motion')}
        >
          <Pic name="pass" />
          <span class="bar-word">
            {tableText('motion-is', { pace: tableText(`motion-${motion.value}`) })}
          </span>
        </button>
        <button
          type="button"
          class="bar-button bar-button-wide-only"
          aria-pressed={sound.value}
          aria-label={tableText('sound')}
          title={tableText('sound')}
          onClick={() => {
            sound.value = !sound.peek();
            if (sound.peek()) play('dice');
          }}
        >
          <Pic name={sound.value ? 'sound' : 'mute'} />
        </button>
        <button type="button" class="bar-button" onClick={() => state.open({ kind: 'help' })}>
          <Pic name="advice" />
          <span class="bar-word">{tableText('help')}</span>
        </button>
      </div>
    </header>
  );
}
