import type { RequestListener, ServerResponse } from 'node:http';

export interface Watched {
  isReady(): Promise<boolean>;
  readonly metricsText: string;
}

/** Answers whoever looks after the server, on a port of their own: nobody is asked for a token there. */
export function watching(watched: Watched): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') sendNothing(response, 405);
    else if (path === '/healthz') sendHealth(response, true);
    else if (path === '/readyz') {
      watched.isReady().then(
        (isReady) => sendHealth(response, isReady),
        () => sendHealth(response, false),
      );
    } else if (path === '/metrics') sendMetrics(response, watched.metricsText);
    else sendNothing(response);
  };
}

export function sendHealth(response: ServerResponse, isWell: boolean): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(isWell ? 200 : 503, headers);
  response.end(JSON.stringify({ ok: isWell }));
}

export function sendMetrics(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' });
  response.end(text);
}

export function sendNothing(response: ServerResponse, status = 404): void {
  response.writeHead(status);
  response.end();
}
