/** One line of JSON. */
export function note(what: string): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), what }));
}

/** One line of JSON. Messages of errors name tables, never people's secrets. */
export function report(what: string, error: unknown): void {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  console.error(JSON.stringify({ time: new Date().toISOString(), what, why }));
}
