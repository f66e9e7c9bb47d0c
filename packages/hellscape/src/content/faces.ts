import type { HiddenFace } from '../content-types.ts';
import type { CardId, Rarity } from '../ids.ts';

/**
 * What lies face down: Wounds of 6 Spike Traps, the jaws of 4 Bear Traps (0 is blank), the Health in
 * 4 Fountains, the rarity of what is in 15 chests and 4 greater ones.
 */
const ALL: readonly HiddenFace[] = [
  numbered('spike-trap', 0, 1),
  numbered('spike-trap', 1, 2),
  numbered('spike-trap', 2, 2),
  numbered('spike-trap', 3, 1),
  numbered('bear-trap', 0, 1),
  numbered('bear-trap', 1, 3),
  numbered('fountain', 2, 1),
  numbered('fountain', 3, 2),
  numbered('fountain', 4, 1),
  filled('chest', 'common', 9),
  filled('chest', 'rare', 5),
  filled('chest', 'epic', 1),
  filled('greater-chest', 'rare', 3),
  filled('greater-chest', 'epic', 1),
];

export const faces: Readonly<Record<CardId, HiddenFace>> = Object.fromEntries(
  ALL.map((face) => [face.id, face]),
);

function numbered(kind: HiddenFace['kind'], n: number, copies: number): HiddenFace {
  return { id: `${kind}-${n}`, kind, n, copies };
}

function filled(kind: HiddenFace['kind'], rarity: Rarity, copies: number): HiddenFace {
  return { id: `${kind}-${rarity}`, kind, n: 0, rarity, copies };
}
