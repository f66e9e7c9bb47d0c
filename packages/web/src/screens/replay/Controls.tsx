import { useEffect } from 'preact/hooks';
import type { Replay } from '../../session/types.ts';
import { replayText } from '../../text/replay.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { type Playing, SPEEDS } from './use-playing.ts';

interface ControlsProps {
  readonly playing: Playing;
  readonly length: number;
  /** Which turn or round it is, in words. */
  readonly turn: string;
  /** Where turns begin and heroes fall. */
  readonly marks: Replay['marks'];
}

/** Step, scrub, play. Arrows step and the space bar plays, wherever the focus is not busy. */
export function Controls({ playing, length, turn, marks }: ControlsProps) {
  const { at, isPlaying, speed } = playing;
  useKeys(playing);
  return (
    <section class="replay-controls panel" aria-label={replayText('controls')}>
      <div class="scrub-marks" aria-hidden="true">
        {marks.map(({ answer, fall }) => (
          <span
            key={`${answer}${fall?.t}`}
            class={fall ? 'scrub-fall' : 'scrub-turn'}
            style={{ left: `${(answer / length) * 100}%` }}
          >
            {fall && '✝'}
          </span>
        ))}
      </div>
      <input
        class="scrub"
        type="range"
        min={0}
        max={length}
        value={at}
        style={{ '--done': `${length === 0 ? 0 : (at / length) * 100}%` }}
        aria-label={replayText('scrub')}
        aria-valuetext={replayText('moment', { turn, n: at, length })}
        onInput={({ currentTarget }) => playing.goTo(Number(currentTarget.value))}
      />
      <div class="replay-buttons">
        <Button
          kind="quiet"
          icon="to-start"
          label={replayText('start')}
          onClick={() => playing.goTo(0)}
        />
        <Button
          kind="quiet"
          icon="back"
          label={replayText('back')}
          onClick={() => playing.step(-1)}
        />
        <Button
          kind="primary"
          icon={isPlaying ? 'pause' : 'play'}
          label={replayText(isPlaying ? 'pause' : 'play')}
          onClick={playing.toggle}
        />
        <Button
          kind="quiet"
          icon="forward"
          label={replayText('forward')}
          onClick={() => playing.step(1)}
        />
        <Button
          kind="quiet"
          icon="to-end"
          label={replayText('end')}
          onClick={() => playing.goTo(length)}
        />
      </div>
      <p class="replay-moment">{replayText('moment', { turn, n: at, length })}</p>
      <Choice
        label={replayText('speed')}
        value={`${speed}`}
        options={SPEEDS.map((each) => ({
          value: `${each}` as const,
          label: replayText(`speed.${each}`),
        }))}
        onChange={(chosen) => playing.setSpeed(SPEEDS.find((each) => `${each}` === chosen) ?? 1)}
      />
    </section>
  );
}

function useKeys(playing: Playing): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const busy = (event.target as HTMLElement).closest(
        'input, select, button, a, [role="application"]',
      );
      if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'ArrowLeft') playing.step(-1);
      else if (event.key === 'ArrowRight') playing.step(1);
      else if (event.key === ' ') playing.toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [playing]);
}
