import type { Muster, Range, Target } from './kit.ts';

/** What parties should win: heroes of their own, several together, and the introduction. */
export interface Bands {
  readonly alone: Range;
  readonly together: Range;
  readonly introduction: Range;
  /** Alone in the introduction, where that is not like any other mission. */
  readonly introductionAlone?: Range;
}

export const SIZES = [1, 2, 3, 4, 5, 6] as const;

/** One target for each mission and size; none for missions that new heroes are not made for. */
export function targetsOf<Setup>(
  { missions, introductory, levels }: Pick<Muster<Setup>, 'missions' | 'introductory' | 'levels'>,
  { alone, together, introduction, introductionAlone = alone }: Bands,
): Target[] {
  const bandOf = (mission: string, heroes: number) => {
    if (heroes === 1) return introductory(mission) ? introductionAlone : alone;
    return introductory(mission) ? introduction : together;
  };
  return missions
    .filter((mission) => levels(mission) === null)
    .flatMap((mission) => SIZES.map((heroes) => ({ mission, heroes, ...bandOf(mission, heroes) })));
}
