import type { Question } from '@crawlspace/kernel';
import type { Decider } from '../src/decider.ts';

interface Meant {
  readonly kind: string;
}

/** What a bot picks of options that are words or have a meaning. */
export function pickedOf<View, Offered extends string | Meant>(
  decide: Decider<View>,
  view: View,
  key: string,
  offered: readonly Offered[],
  more: Partial<Question> = {},
): readonly (Offered | undefined)[] {
  const idOf = (each: string | Meant) => (typeof each === 'string' ? each : JSON.stringify(each));
  const find = (id: string) => offered.find((each) => idOf(each) === id);
  const means = (id: string): Meant => {
    const found: string | Meant | undefined = find(id);
    return typeof found === 'object' ? found : { kind: id };
  };
  const question: Question = {
    id: 1,
    seat: 0,
    kind: 'one',
    prompt: { key },
    options: offered.map(idOf),
    min: 1,
    max: 1,
    means,
    ...more,
  };
  return decide(question, () => view).map(find);
}
