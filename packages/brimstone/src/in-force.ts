import type { Content } from './content/types.ts';
import type { Together } from './rules/abilities/active.ts';
import type { HeroAbilities } from './rules/abilities/hero-abilities.ts';
import type { TableAbilities } from './rules/abilities/table-abilities.ts';
import type { AdventureState } from './state.ts';

/**
 * The abilities in force in a state, each part worked out when it is asked for and kept until a rule
 * says that it has changed (see rules/abilities/changes.ts). It lies beside the state and not in it: copies,
 * saved games and fingerprints know nothing of it, and a copy starts with nothing worked out.
 */
export interface InForce {
  readonly content: Content;
  /** By hero. */
  readonly heroes: (HeroAbilities | null)[];
  table: TableAbilities | null;
  together: Together | null;
}

const KNOWN = new WeakMap<AdventureState, InForce>();

export function inForceIn(state: AdventureState, content: Content): InForce {
  const known = KNOWN.get(state);
  if (known?.content === content) return known;
  const heroes = state.heroes.map(() => null);
  const made: InForce = { content, heroes, table: null, together: null };
  KNOWN.set(state, made);
  return made;
}
