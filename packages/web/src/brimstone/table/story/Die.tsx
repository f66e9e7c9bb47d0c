import type { Meaning } from './happenings.ts';

/** Where the pips of a face lie in a square of 3 × 3. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface DieProps {
  readonly value: number;
  readonly meaning?: Meaning;
  /** Rolls in before it shows its face. */
  readonly rolls?: boolean;
  readonly eight?: boolean;
  readonly index?: number;
}

/** A die as it lies on the table. The words around it say what it shows. */
export function Die({ value, meaning = 'plain', rolls, eight, index = 0 }: DieProps) {
  const classes = ['die', `die-${meaning}`, rolls ? 'die-rolls' : '', eight ? 'die-eight' : ''];
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      style={{ '--die-index': index }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        {eight ? (
          <path class="die-body" d="M15 1.5 28 9v12l-13 7.5L2 21V9z" />
        ) : (
          <rect class="die-body" x="2" y="2" width="26" height="26" rx="6" />
        )}
        {eight ? (
          <text class="die-number" x="15" y="20" text-anchor="middle">
            {value}
          </text>
        ) : (
          (PIPS[value] ?? []).map((place) => (
            <circle
              key={place}
              class="die-pip"
              cx={8 + (place % 3) * 7}
              cy={8 + Math.floor(place / 3) * 7}
              r="2.5"
            />
          ))
        )}
      </svg>
    </span>
  );
}
