import { brimstone } from '@crawlspace/brimstone';
import { UsageError, withSetupChecked } from './usage.ts';

const DEFAULT_PARTY = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'];
const MOST_HEROES = 6;

export type Setup = ReturnType<typeof brimstone.parseSetup>;

/** Heroes as written on the command line: names, or a number of them. */
export function heroesOf(given: string | undefined): string[] {
  if (given === undefined) return DEFAULT_PARTY;
  if (!/^\d+$/.test(given)) return given.split(',');
  const count = Number(given);
  if (count < 1 || count > MOST_HEROES) {
    throw new UsageError(`an adventure is for 1 to ${MOST_HEROES} heroes`);
  }
  return Array.from({ length: count }, (_, n) => DEFAULT_PARTY[n % DEFAULT_PARTY.length] as string);
}

/** Options as key=value pairs, separated by commas. */
export function optionsOf(given: string | undefined): Record<string, unknown> {
  if (given === undefined || given === '') return {};
  return Object.fromEntries(
    given.split(',').map((pair) => {
      const [key = '', value] = pair.split('=');
      if (value === undefined) throw new UsageError(`--options needs key=value, not ${pair}`);
      return [key, settingOf(value)];
    }),
  );
}

function settingOf(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return text.includes('+') ? text.split('+') : text;
}

export function setupOf(
  mission: string | undefined,
  heroes: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Setup {
  return withSetupChecked(() =>
    brimstone.parseSetup({
      ...(mission === undefined ? {} : { mission }),
      heroes: heroes.map((id) => ({ class: id })),
      options,
    }),
  );
}
