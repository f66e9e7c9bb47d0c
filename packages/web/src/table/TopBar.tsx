import { motion, sound } from '../settings/index.ts';
import { UndoButton } from './menu/UndoButton.tsx';
import { Pic } from './Pic.tsx';
import { play } from './sound.ts';
import type { TableState } from './state.ts';
import { tableText } from './words.ts';

interface Props {
  readonly state: TableState;
  /** Which turn or round it is. */
  readonly title: string;
  /** What a turn or round consists of. */
  readonly steps: {
    readonly name: string;
    readonly all: readonly { readonly id: string; readonly name: string }[];
    readonly current: string;
  };
  /** Whether narrow screens have a button for the story. */
  readonly withStory?: boolean;
}

/** Which turn it is and what of it, and the few things that are always at hand. */
export function TopBar({ state, title, steps, withStory = false }: Props) {
  return (
    <header class="top-bar slab">
      <button type="button" class="bar-button" onClick={() => state.open({ kind: 'menu' })}>
        <Pic name="menu" />
        <span class="bar-word">{tableText('menu')}</span>
      </button>
      <div class="turn">
        <b class="turn-number">{title}</b>
        <ol class="steps" aria-label={steps.name}>
          {steps.all.map(({ id, name }) => (
            <li key={id} aria-current={steps.current === id ? 'step' : undefined}>
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="bar-buttons">
        <UndoButton state={state} />
        <MotionButton />
        <SoundButton />
        {withStory && (
          <button
            type="button"
            class="bar-button bar-button-narrow-only"
            onClick={() => state.open({ kind: 'log' })}
          >
            <Pic name="log" />
            <span class="bar-word">{tableText('story')}</span>
          </button>
        )}
        <button
          type="button"
          class="bar-button"
          data-test="legend"
          onClick={() => state.open({ kind: 'legend' })}
        >
          <Pic name="rule" />
          <span class="bar-word">{tableText('legend')}</span>
        </button>
        <button type="button" class="bar-button" onClick={() => state.open({ kind: 'help' })}>
          <Pic name="advice" />
          <span class="bar-word">{tableText('help')}</span>
        </button>
      </div>
    </header>
  );
}

const NEXT_MOTION = { full: 'fast', fast: 'off', off: 'full' } as const;

function MotionButton() {
  return (
    <button
      type="button"
      class="bar-button bar-button-wide-only"
      onClick={() => {
        motion.value = NEXT_MOTION[motion.peek()];
      }}
      title={tableText('motion')}
    >
      <Pic name="pass" />
      <span class="bar-word">
        {tableText('motion-is', { pace: tableText(`motion-${motion.value}`) })}
      </span>
    </button>
  );
}

function SoundButton() {
  return (
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
  );
}
