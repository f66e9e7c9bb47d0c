import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ForgottenSoFar } from './forgetting.ts';

/** What is read off at the moment. */
interface Now {
  readonly tables: number;
  readonly fenced: number;
  readonly connections: number;
  readonly forgotten: ForgottenSoFar;
}

/** What is counted while the server runs, for whoever looks after it. */
export class Metrics {
  /** Messages from clients. */
  received = 0;
  /** Requests that were done. */
  done = 0;
  refused = 0;
  /** Messages to clients. */
  sent = 0;
  sentBytes = 0;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  /** In the text format of Prometheus. */
  text(now: Now): string {
    const nanoseconds = this.#delay.percentile(99);
    const lines: readonly [name: string, type: 'counter' | 'gauge', help: string, value: number][] =
      [
        ['tables_open', 'gauge', 'Tables in memory.', now.tables],
        ['tables_fenced_total', 'counter', 'Tables that another process had.', now.fenced],
        ['tables_forgotten_total', 'counter', 'Tables nobody needed.', now.forgotten.tables],
        [
          'companies_forgotten_total',
          'counter',
          'Companies nobody needed.',
          now.forgotten.companies,
        ],
        ['people_forgotten_total', 'counter', 'People who were gone.', now.forgotten.people],
        ['pushes_forgotten_total', 'counter', 'Push addresses of nobody.', now.forgotten.pushes],
        ['connections', 'gauge', 'Clients that are connected.', now.connections],
        ['messages_received_total', 'counter', 'Messages from clients.', this.received],
        ['requests_done_total', 'counter', 'Requests that were done.', this.done],
        ['requests_refused_total', 'counter', 'Messages that were refused.', this.refused],
        ['messages_sent_total', 'counter', 'Messages to clients.', this.sent],
        ['sent_characters_total', 'counter', 'Characters sent to clients.', this.sentBytes],
        ['event_loop_delay_p99_seconds', 'gauge', 'Delay of the event loop.', nanoseconds / 1e9],
        ['cpu_seconds_total', 'counter', 'Time of processors.', cpuSeconds()],
        ['resident_memory_bytes', 'gauge', 'Memory of the process.', process.memoryUsage.rss()],
      ];
    return lines
      .map(([name, type, help, value]) => {
        const full = `crawlspace_${name}`;
        return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${value}\n`;
      })
      .join('');
  }

  close(): void {
    this.#delay.disable();
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
