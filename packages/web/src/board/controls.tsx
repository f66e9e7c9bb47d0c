import type { RefObject } from 'preact';
import type { Camera } from './camera.ts';
import { controlText } from './words.ts';

interface Props {
  readonly whole: string;
  readonly camera: RefObject<Camera | null>;
  readonly ms: number;
}

/** Zoom and recentre, for those without wheel, fingers or keys to spare. */
export function Controls({ whole, camera, ms }: Props) {
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
    </div>
  );
}
