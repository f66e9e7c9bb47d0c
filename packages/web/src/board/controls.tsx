import type { RefObject } from 'preact';
import type { Camera } from './camera.ts';
import type { Sharing } from './fingers.tsx';
import { controlText } from './words.ts';

interface Props {
  readonly whole: string;
  readonly camera: RefObject<Camera | null>;
  readonly ms: number;
  readonly foresight?: Foresight | undefined;
}

/** A look at what the enemies would do. */
export interface Foresight {
  readonly on: boolean;
  toggle(): void;
  /** The one enemy that a finger holds. */
  readonly held: string | null;
  hold(enemy: string | null): void;
}

interface SharedProps {
  readonly sharing: Sharing;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

/** For those who look at the board with others: point at something, and keep what one looks at. */
export function SharedControls({ sharing, isLocked, onLock }: SharedProps) {
  return (
    <div class="board-controls board-shared">
      <button
        type="button"
        data-test="point"
        aria-pressed={sharing.isPointing}
        aria-label={controlText('point')}
        title={controlText('point')}
        onClick={sharing.toggle}
      >
        <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 11V4.500a1.500 1.500 0 0 1 3 0V11m0 -1.500a1.500 1.500 0 0 1 3 0V12m0 -1a1.500 1.500 0 0 1 3 0v4a6 6 0 0 1 -6 6h-1a6 6 0 0 1 -5 -2.700L4.500 14a1.500 1.500 0 0 1 2.400 -1.800L9 14" />
        </svg>
      </button>
      <button
        type="button"
        data-test="lock"
        aria-pressed={isLocked}
        aria-label={controlText('lock')}
        title={controlText('lock')}
        onClick={onLock}
      >
        <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isLocked
                ? 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11'
                : 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 6.800 -1.200'
            }
          />
        </svg>
      </button>
    </div>
  );
}

/** Zoom and recentre, for those without wheel, fingers or keys to spare. */
export function Controls({ whole, camera, ms, foresight }: Props) {
  const buttons = [
    {
      label: controlText('nearer'),
      d: 'M5 12h14M12 5v14',
      act: () => camera.current?.zoom(1.3, ms / 2),
    },
    {
      label: controlText('further'),
      d: 'M5 12h14',
      act: () => camera.current?.zoom(1 / 1.3, ms / 2),
    },
    {
      label: whole,
      d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
      act: () => camera.current?.whole(ms),
    },
    {
      label: controlText('recentre'),
      d: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0 -10z',
      act: () => camera.current?.recentre(ms),
    },
  ];
  return (
    <div class="board-controls">
      {buttons.map(({ label, d, act }) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={act}>
          <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
      {foresight && (
        <button
          type="button"
          data-test="foresee"
          aria-pressed={foresight.on}
          aria-label={controlText('foresee')}
          aria-keyshortcuts="Shift+I"
          title={`${controlText('foresee')} (⇧I)`}
          onClick={foresight.toggle}
        >
          <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s4 -7 10 -7s10 7 10 7s-4 7 -10 7s-10 -7 -10 -7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0 -6z" />
          </svg>
        </button>
      )}
    </div>
  );
}
