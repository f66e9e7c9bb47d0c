/** What servers in tests and measurements let their metrics be read with. */
export const METRICS_TOKEN = 'metrics of a test';

export async function metricsOf(address: string): Promise<string> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${address}/metrics`, { headers })).text();
}
