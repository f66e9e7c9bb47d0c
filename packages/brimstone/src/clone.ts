import type { AdventureState } from './state.ts';

/** A copy that shares what never changes: the options and the layout of the board. */
export function cloneState(state: AdventureState): AdventureState {
  const { options, board, ...rest } = state;
  const { layout, ...places } = board;
  return { ...cloneData(rest), options, board: { ...cloneData(places), layout } };
}

/** Copies plain data all the way down. */
function cloneData<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(cloneData) as Data;
  const copy: Record<string, unknown> = {};
  for (const key in data) copy[key] = cloneData(data[key]);
  return copy as Data;
}
