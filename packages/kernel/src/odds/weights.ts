/** How many of the equally likely outcomes lead to each code. */
export type Weights = ReadonlyMap<number, number>;

/** No dice: one outcome, which adds nothing. */
const NOTHING: Weights = new Map([[0, 1]]);

export function addTo(weights: Map<number, number>, code: number, weight: number): void {
  weights.set(code, (weights.get(code) ?? 0) + weight);
}

/** The weights of the sum of two independent rolls. */
export function combine(one: Weights, other: Weights): Weights {
  const both = new Map<number, number>();
  for (const [code, weight] of one) {
    for (const [more, times] of other) addTo(both, code + more, weight * times);
  }
  return both;
}

/** The weights of so many dice that each have the given weights. */
export function repeat(die: Weights, count: number): Weights {
  let all = NOTHING;
  for (let rolled = 0; rolled < count; rolled++) all = combine(all, die);
  return all;
}

export function combineAll(rolls: readonly Weights[]): Weights {
  return rolls.reduce(combine, NOTHING);
}

export function weighFaces(faces: readonly { readonly code: number }[]): Weights {
  const weights = new Map<number, number>();
  for (const { code } of faces) addTo(weights, code, 1);
  return weights;
}

export function totalOf(weights: Weights): number {
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return total;
}
