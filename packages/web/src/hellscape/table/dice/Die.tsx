import type { DieKind, Face } from '@crawlspace/hellscape';
import { SYMBOLS } from '../../board/symbols.ts';
import { signsOf } from './faces.ts';

/** The body of each kind: they differ in shape as well as in colour. */
const BODIES: Readonly<Record<DieKind, string>> = {
  yellow: 'M9 2h30a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z',
  orange: 'M14 2h20l12 12v20L34 46H14L2 34V14z',
  blue: 'M24 1.5 44 8v18c0 10-8 17-20 20.500C12 43 4 36 4 26V8z',
  shadow: 'M24 1a23 23 0 1 1 0 46 23 23 0 0 1 0-46z',
  enemy: 'M24 1l7 5 8-2 2 8 6 5-3 8 3 8-7 4-1 8-9-1-6 5-6-5-9 1-1-8-7-4 3-8-3-8 6-5 2-8 8 2z',
};

/** Where one, two or three signs stand. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[24, 24, 25]],
  [
    [15.5, 17, 18],
    [32.5, 31, 18],
  ],
  [
    [24, 14, 15],
    [14.5, 31, 15],
    [33.5, 31, 15],
  ],
];

interface Props {
  readonly kind: DieKind;
  readonly face: Face | null;
  readonly index?: number;
  /** Tumbles in before it shows its face. */
  readonly rolls?: boolean;
  readonly dim?: boolean;
}

/** A die as it lies on the table. The words around it say what it shows. */
export function Die({ kind, face, index = 0, rolls, dim }: Props) {
  const signs = face ? signsOf(face) : [];
  const places = PLACES[Math.min(signs.length, 3)] ?? [];
  const classes = ['hs-die', `hs-die-${kind}`];
  if (rolls) classes.push('hs-die-rolls');
  if (dim) classes.push('hs-die-dim');
  return (
    <span class={classes.join(' ')} style={{ '--die-index': index }} aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path class="hs-die-body" d={BODIES[kind]} />
        {face === null ? (
          <text class="hs-die-unknown" x="24" y="32" text-anchor="middle">
            ?
          </text>
        ) : null}
        {places.map(([x, y, size], i) => (
          <path
            key={`${x},${y}`}
            class="hs-die-sign"
            d={SYMBOLS[signs[i] ?? 'blank']}
            fill-rule="evenodd"
            transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
          />
        ))}
      </svg>
    </span>
  );
}

/** Dice of an item or an enemy, small and without faces: how many of each kind. */
export function DicePips({ dice }: { dice: Partial<Readonly<Record<DieKind, number>>> }) {
  const kinds = ['yellow', 'orange', 'shadow', 'blue', 'enemy'] as const;
  return (
    <span class="hs-pips" aria-hidden="true">
      {kinds.flatMap((kind) =>
        Array.from({ length: dice[kind] ?? 0 }, (_, i) => (
          <svg
            key={`${kind}${i}`}
            class={`hs-pip hs-die-${kind}`}
            viewBox="0 0 48 48"
            aria-hidden="true"
          >
            <path class="hs-die-body" d={BODIES[kind]} />
          </svg>
        )),
      )}
    </span>
  );
}
