/** The hero with the most of something; nobody when nobody has any, or when it is shared. */
export function foremost(values: readonly number[]): number | null {
  const most = Math.max(...values);
  if (!(most > 0)) return null;
  const first = values.indexOf(most);
  return values.indexOf(most, first + 1) < 0 ? first : null;
}
