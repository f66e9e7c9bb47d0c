import type { Ally, DescentState } from '../src/state.ts';

/** Puts the Summoner, or a Spirit of the first hero, onto the board. */
export function ally(
  state: DescentState,
  id: Ally['id'],
  zone: number,
  more: Partial<Ally> = {},
): Ally {
  const owner = id === 'summoner' ? null : 0;
  const made: Ally = { id, owner, zone, wounds: 0, fire: 0, frost: 0, activated: false, ...more };
  state.allies.push(made);
  return made;
}

export function allyIn({ allies }: DescentState, id: Ally['id']): Ally {
  const found = allies.find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
