import { BOT_NAMES, type BotName, USUAL_PLAYOUTS } from '@crawlspace/bots/kit';
import { type GameEvent, Random } from '@crawlspace/kernel';
import type { Choice, CommandKit, Muster } from '../games/kit.ts';
import type { MomentPlan } from '../games/moments.ts';
import { oneOf } from '../games/parties.ts';
import { type Arguments, UsageError, withSetupChecked } from '../usage.ts';

/** What to play, as it was asked for: plain data, because it goes to other threads. */
export interface Plan {
  /** One mission, or `all` for any of them. */
  readonly mission: string;
  /** Classes, or so many heroes; `random` and `random:4` leave it to chance. */
  readonly heroes: string;
  /** `key=value,…`, or `random`. */
  readonly options: string;
  readonly seed: string;
  readonly bot: BotName;
  readonly playouts: number;
  /** Whether events are kept and looked through, which takes time. */
  readonly stats: boolean;
  /** Whole campaigns of so many adventures each, in place of single games. */
  readonly adventures?: number;
  /** Moments to look ahead from while it is played. */
  readonly moments?: MomentPlan;
}

export const PLAN_OPTIONS = ['mission', 'heroes', 'options', 'seed', 'bot', 'playouts'] as const;

export function planOf<State, Setup, Event extends GameEvent, View>(
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
  stats: boolean,
): Plan {
  const plan = {
    mission: given.text('mission') ?? introduction(kit.muster),
    heroes: given.text('heroes') ?? '4',
    options: given.text('options') ?? '',
    seed: given.text('seed') ?? '1',
    bot: botOf(given.text('bot') ?? 'thumb'),
    playouts: given.whole('playouts', USUAL_PLAYOUTS),
    stats,
  };
  // Whatever is wrong with the plan is wrong with its first game.
  setupOf(kit.muster, choiceOf(kit.muster, plan, 0));
  return plan;
}

export function introduction<Setup>({ missions }: Muster<Setup>): string {
  return missions[0] ?? '';
}

export function botOf(name: string): BotName {
  const bot = BOT_NAMES.find((each) => each === name);
  if (!bot) throw new UsageError(`unknown bot ${name}; there are: ${BOT_NAMES.join(', ')}`);
  return bot;
}

/** The seed of a game: from it follow its setup, its luck and the bots' choices. */
export function seedOf(plan: Pick<Plan, 'seed'>, game: number): string {
  return `${plan.seed}/${game}`;
}

/** Who plays what in one of the games. */
export function choiceOf<Setup>(
  muster: Muster<Setup>,
  plan: Pick<Plan, 'mission' | 'heroes' | 'options' | 'seed'>,
  game: number,
): Choice {
  const random = Random.seeded(seedOf(plan, game));
  return {
    mission: plan.mission === 'all' ? oneOf(random, muster.missions) : plan.mission,
    heroes: partyOf(muster, plan.heroes, random),
    options: plan.options === 'random' ? muster.randomOptions(random) : optionsOf(plan.options),
  };
}

export function setupOf<Setup>(muster: Muster<Setup>, choice: Choice): Setup {
  const known = (what: string, name: string, names: readonly string[]) => {
    if (!names.includes(name))
      throw new UsageError(`unknown ${what} "${name}"; there are: ${names.join(', ')}`);
  };
  known('mission', choice.mission, muster.missions);
  for (const hero of choice.heroes) known('hero', hero, muster.heroes);
  return withSetupChecked(() => muster.setup(choice));
}

const MOST_HEROES = 6;
/** More than any game takes: it says so itself. */
const TOO_MANY = 99;

function partyOf<Setup>(muster: Muster<Setup>, heroes: string, random: Random): string[] {
  const [, count] = /^random:(\d+)$/.exec(heroes) ?? [];
  if (heroes === 'random') return muster.randomParty(random, 1 + random.below(MOST_HEROES));
  if (count !== undefined && Number(count) >= 1 && Number(count) <= MOST_HEROES)
    return muster.randomParty(random, Number(count));
  const wanted = count ?? heroes;
  if (!/^\d+$/.test(wanted)) return heroes.split(',');
  return muster.party(Math.min(Number(wanted), TOO_MANY));
}

function optionsOf(given: string): Readonly<Record<string, unknown>> {
  if (given === '') return {};
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
