export type Fields = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];
/** Notes what is wrong there. */
export type Say = (path: Path, text: string) => void;

/** Looks at every object of an entry, however deep. */
export function visit(
  value: unknown,
  path: Path,
  look: (fields: Fields, path: Path) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) look(value as Fields, path);
  for (const [name, part] of Object.entries(value)) {
    visit(part, [...path, Array.isArray(value) ? Number(name) : name], look);
  }
}
