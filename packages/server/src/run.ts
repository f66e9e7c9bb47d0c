import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import type { GateLimits } from './http/gate.ts';
import { parsePort } from './http/port.ts';
import type { QuotaLimits } from './quotas.ts';
import { type Listening, type ServeOptions, serve } from './serve.ts';
import { ProxyListError, proxiesIn } from './wire/proxies.ts';

/** The server was not started as it should be. */
export class ServeUsageError extends Error {
  override name = 'ServeUsageError';
}

const DEFAULT_PORT = '8080';
const DEFAULT_DATA = 'data';
/** Whoever stops the server waits no longer. */
const STOP_TIME = 9_000;

const DAY = 24 * 3600_000;
/** Whoever is away for a month finds their tables. */
const LEAST_DAYS = 30;

const LEAST_TOKEN = 22;
const LOOPBACK = '127.0.0.1';

type Env = Readonly<Record<string, string | undefined>>;

/** What a command line, and where it is silent the environment, asks for. Throws ServeUsageError. */
export function readServeOptions(args: string[], env: Env, webRoot: string): ServeOptions {
  const values = parseOrComplain(args);
  const asked = values.port ?? (env['PORT'] || DEFAULT_PORT);
  const port = parsePort(asked);
  const name = values.port === undefined ? 'PORT' : '--port';
  if (port === null) {
    throw new ServeUsageError(`${name} must be a whole number from 0 to 65535, not "${asked}".`);
  }
  const publicUrl = values['public-url'] ?? env['PUBLIC_URL'];
  if (publicUrl && !/^https?:\/\/[^/]/.test(publicUrl)) {
    throw new ServeUsageError(`--public-url must be a web address, not "${publicUrl}".`);
  }
  const database = values.database ?? env['DATABASE_URL'];
  // The address may hold a password: it is not repeated.
  if (database && !/^postgres(ql)?:\/\//.test(database)) {
    throw new ServeUsageError('--database must begin with postgres://.');
  }
  const redis = values.redis ?? env['REDIS_URL'];
  if (redis && !/^rediss?:\/\//.test(redis)) {
    throw new ServeUsageError('--redis must begin with redis://.');
  }
  if (redis && !database) {
    throw new ServeUsageError('--redis is for several processes: they need --database, too.');
  }
  const online = {
    data: values.data ?? (env['DATA_DIR'] || DEFAULT_DATA),
    database,
    redis,
    peerUrl: values['peer-url'] ?? env['PEER_URL'],
    publicUrl,
    proxies: readProxies(values['trust-proxy'], env['TRUST_PROXY']),
    openLobby: values['open-lobby'] ?? false,
    quotas: readQuotas(values, env),
    forgetAfter: readDays(values['forget-after'], env['FORGET_AFTER']),
    metricsToken: env['METRICS_TOKEN'],
    adminToken: readToken(env['ADMIN_TOKEN']),
  };
  const host = readHost(values.host, env['BIND_ADDRESS']);
  const watch = readWatch(values['metrics-port'], env['METRICS_PORT']);
  const limits = readLimits(values, env);
  return { port, webRoot, online, ...given({ host, watch, limits }) };
}

/** Only what somebody has asked for. */
function given<Options extends object>(
  options: Options,
): { [Name in keyof Options]?: NonNullable<Options[Name]> } {
  const all = Object.entries(options).filter(([, value]) => value != null);
  return Object.fromEntries(all) as { [Name in keyof Options]?: NonNullable<Options[Name]> };
}

/** A token that could be guessed would hand the server to strangers. */
function readToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  if (token.length >= LEAST_TOKEN) return token;
  throw new ServeUsageError(`ADMIN_TOKEN must have at least ${LEAST_TOKEN} characters.`);
}

function readProxies(given: string | undefined, env: string | undefined) {
  const list = given ?? (env || undefined);
  if (list === undefined) return undefined;
  try {
    return proxiesIn(list);
  } catch (error) {
    if (!(error instanceof ProxyListError)) throw error;
    const name = given === undefined ? 'TRUST_PROXY' : '--trust-proxy';
    const wanted = 'addresses, networks such as 10.0.0.0/8, loopback and private, or none';
    throw new ServeUsageError(`${name} must list ${wanted}; it has ${error.message}.`);
  }
}

/** The address to listen on; undefined for all of this machine. */
function readHost(given: string | undefined, env: string | undefined): string | undefined {
  const asked = given ?? (env || undefined);
  if (asked === undefined || isIP(asked)) return asked;
  const name = given === undefined ? 'BIND_ADDRESS' : '--host';
  throw new ServeUsageError(`${name} must be an address such as 127.0.0.1, not "${asked}".`);
}

/** A port, which only this machine reaches unless an address is named before it. */
function readWatch(given: string | undefined, env: string | undefined): Listening | null {
  const asked = given ?? (env || undefined);
  if (asked === undefined) return null;
  const [, host, digits = ''] = /^(?:(.+):)?(\d+)$/.exec(asked) ?? [];
  const port = parsePort(digits);
  const bare = host?.replace(/^\[(.+)\]$/, '$1');
  if (port !== null && (bare === undefined || isIP(bare))) return { port, host: bare ?? LOOPBACK };
  const name = given === undefined ? 'METRICS_PORT' : '--metrics-port';
  const wanted = 'a port, or an address and a port such as 0.0.0.0:9464';
  throw new ServeUsageError(`${name} must be ${wanted}, not ${JSON.stringify(asked)}.`);
}

/** Milliseconds; undefined when nothing is to be forgotten. */
function readDays(given: string | undefined, env: string | undefined): number | undefined {
  const asked = given ?? (env || undefined);
  if (asked === undefined) return undefined;
  const days = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  if (days >= LEAST_DAYS) return days * DAY;
  const name = given === undefined ? 'FORGET_AFTER' : '--forget-after';
  const wanted = `a whole number of days, at least ${LEAST_DAYS}`;
  throw new ServeUsageError(`${name} must be ${wanted}, not ${JSON.stringify(asked)}.`);
}

const MEGABYTE = 1_000_000;
const NO_QUOTA = 'none';

/** The shares of the disk that somebody asks for; the others are as usual. */
function readQuotas(
  values: ReturnType<typeof parseOrComplain>,
  env: Env,
): Partial<QuotaLimits> | undefined {
  const asked = (['person', 'address', 'server'] as const).flatMap((whose) => {
    const name = `QUOTA_${whose.toUpperCase()}`;
    const given = values[`quota-${whose}`];
    const text = given ?? (env[name] || undefined);
    return text === undefined
      ? []
      : [[whose, readMegabytes(text, given === undefined ? name : `--quota-${whose}`)] as const];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

function readMegabytes(text: string, name: string): number {
  if (text === NO_QUOTA) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text) * MEGABYTE;
  const wanted = `a whole number of megabytes, or ${NO_QUOTA}`;
  throw new ServeUsageError(`${name} must be ${wanted}, not ${JSON.stringify(text)}.`);
}

/** What one address may do over HTTP, as far as somebody asks for it. */
function readLimits(
  values: ReturnType<typeof parseOrComplain>,
  env: Env,
): Partial<GateLimits> | undefined {
  const asked = (['rate', 'connections'] as const).flatMap((what) => {
    const name = `${what.toUpperCase()}_ADDRESS`;
    const given = values[`${what}-address`];
    const text = given ?? (env[name] || undefined);
    if (text === undefined) return [];
    return [[what, readLimit(text, given === undefined ? name : `--${what}-address`)] as const];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

function readLimit(text: string, name: string): number {
  if (text === NO_QUOTA) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  const wanted = `a whole number from 1 to 999999, or ${NO_QUOTA}`;
  throw new ServeUsageError(`${name} must be ${wanted}, not ${JSON.stringify(text)}.`);
}

function parseOrComplain(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        redis: { type: 'string' },
        'peer-url': { type: 'string' },
        'public-url': { type: 'string' },
        'trust-proxy': { type: 'string' },
        'forget-after': { type: 'string' },
        'metrics-port': { type: 'string' },
        'quota-person': { type: 'string' },
        'quota-address': { type: 'string' },
        'quota-server': { type: 'string' },
        'rate-address': { type: 'string' },
        'connections-address': { type: 'string' },
        'open-lobby': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ServeUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Serves until the process is told to stop; then everything is stored and everybody told. */
export async function run(options: ServeOptions): Promise<void> {
  const served = await serve(options);
  console.log(`Crawlspace is open at ${options.online?.publicUrl ?? served.address}`);
  const stop = (exitCode: number) => {
    setTimeout(() => process.exit(1), STOP_TIME).unref();
    served.close().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
  process.once('uncaughtException', (error) => {
    console.error(error);
    stop(1);
  });
}
