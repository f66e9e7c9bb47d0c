import type { Content, ExplorationToken } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import { byId } from './cards.ts';

type Icons = Omit<ExplorationToken, 'id' | 'data' | 'gates' | 'clue' | 'attacks' | 'encounters'> &
  Partial<Pick<ExplorationToken, 'gates' | 'clue' | 'attacks' | 'encounters'>>;

/** Five attacks and seven encounters, five clues, three gates. */
const TWELVE: readonly ExplorationToken[] = [
  token('tok-01', { doors: 1, clue: true, attacks: 1 }),
  token('tok-02', { doors: 2, attacks: 1 }),
  token('tok-03', { doors: 2, clue: true, attacks: 1 }),
  token('tok-04', { doors: 1, gates: 1, attacks: 1 }),
  token('tok-05', { doors: 3, attacks: 1 }),
  token('tok-06', { doors: 2, clue: true, encounters: 1 }),
  token('tok-07', { doors: 1, encounters: 1 }),
  token('tok-08', { doors: 1, gates: 1, encounters: 1 }),
  token('tok-09', { doors: 3, encounters: 1 }),
  token('tok-10', { doors: 2, clue: true, encounters: 2 }),
  token('tok-11', { doors: 2, encounters: 1, growingDread: 1 }),
  token('tok-12', { doors: 1, gates: 1, clue: true, encounters: 1 }),
];

/** The smaller stack: Darkness and a Depth Event take the place of Growing Dread. */
const EIGHT: readonly ExplorationToken[] = [
  token('tok8-1', { doors: 2, clue: true, attacks: 1 }),
  token('tok8-2', { doors: 1, gates: 1, attacks: 1 }),
  token('tok8-3', { doors: 3, attacks: 1 }),
  token('tok8-4', { doors: 2, clue: true, encounters: 1 }),
  token('tok8-5', { doors: 1, gates: 1, clue: true, encounters: 1 }),
  token('tok8-6', { doors: 2, clue: true, encounters: 2 }),
  token('tok8-7', { doors: 1, encounters: 1, darkness: 1 }),
  token('tok8-8', { doors: 2, encounters: 1, depthEvent: 1 }),
];

export const explorationTokens: Content['tokens'] = byId([...TWELVE, ...EIGHT]);

export const tokenStacks: Content['tokenStacks'] = {
  twelve: TWELVE.map(({ id }) => id),
  eight: EIGHT.map(({ id }) => id),
};

function token(id: CardId, icons: Icons): ExplorationToken {
  const all = { gates: 0, clue: false, attacks: 0, encounters: 0, ...icons };
  return { id, data: { doors: all.doors, gates: all.gates }, ...all };
}
