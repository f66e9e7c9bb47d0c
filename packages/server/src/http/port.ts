const HIGHEST_PORT = 65_535;

/** A port from outside, or null when it is none. Port 0 lets the system choose. */
export function parsePort(text: string): number | null {
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= HIGHEST_PORT ? port : null;
}
