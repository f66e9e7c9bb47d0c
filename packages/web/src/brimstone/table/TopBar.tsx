import { motion, sound } from '../../settings/index.ts';
import { UndoButton } from '../../table/menu/UndoButton.tsx';
import { Pic } from '../../table/Pic.tsx';
import { play } from '../../table/sound.ts';
import type { BrimstoneTable, Opened } from './state.ts';
import { tableText } from './words.ts';

const STEPS = ['darkness', 'activations', 'exploration', 'end'] as const;

interface Props {
  readonly state: BrimstoneTable;
  readonly onOpen: (opened: Opened) => void;
}

/** Which turn it is and what of it, and the few things that are always at hand. */
export function TopBar({ state, onOpen }: Props) {
  const { turn } = state.session.table.value.game;
  return (
    <header class="top-bar slab">
      <button type="button" class="bar-button" onClick={() => onOpen({ kind: 'menu' })}>
        <Pic name="menu" />
        <span class="bar-word">{tableText('menu')}</span>
      </button>
      <div class="turn">
        <b class="turn-number">
          {turn.step === 'setup' ? tableText('setup') : tableText('turn', { number: turn.number })}
        </b>
        <ol class="steps" aria-label={tableText('steps-of-turn')}>
          {STEPS.map((step) => (
            <li key={step} aria-current={turn.step === step ? 'step' : undefined}>
              <span>{tableText(`step-${step}`)}</span>
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
        <button
          type="button"
          class="bar-button bar-button-narrow-only"
          onClick={() => onOpen({ kind: 'log' })}
        >
          <Pic name="log" />
          <span class="bar-word">{tableText('story')}</span>
        </button>
        <button type="button" class="bar-button" onClick={() => onOpen({ kind: 'help' })}>
          <Pic name="advice" />
          <span class="bar-word">{tableText('help')}</span>
        </button>
      </div>
    </header>
  );
}
