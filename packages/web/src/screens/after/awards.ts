/** An honour, and the hero who has it. */
export interface Award<Name extends string> {
  readonly name: Name;
  readonly hero: number;
}

/** Who is foremost in each thing that is honoured. */
export function awardsFor<Deeds, Name extends string>(
  heroes: readonly Deeds[],
  honours: Readonly<Record<Name, (deeds: Deeds) => number>>,
): Award<Name>[] {
  return (Object.keys(honours) as Name[]).flatMap((name) => {
    const hero = foremost(heroes.map(honours[name]));
    return hero === null ? [] : [{ name, hero }];
  });
}

/** The hero with the most of something; nobody when nobody has any, or when it is shared. */
function foremost(values: readonly number[]): number | null {
  const most = Math.max(...values);
  if (!(most > 0)) return null;
  const first = values.indexOf(most);
  return values.indexOf(most, first + 1) < 0 ? first : null;
}
