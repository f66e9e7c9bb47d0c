import type { GameEvent } from '@crawlspace/kernel';
import type { CommandKit } from '../games/kit.ts';
import type { MomentPlan } from '../games/moments.ts';
import { SIZES } from '../games/targets.ts';
import type { Batch } from '../simulation/messages.ts';
import type { Plan } from '../simulation/plan.ts';

/** Some four moments of a game, each by as many futures as an impatient person gets to see. */
const MOMENTS: MomentPlan = { every: 150, futures: 24, follow: 25 };
/** A campaign leads through that many adventures. */
const ADVENTURES = 12;

/** So many games of every mission and size; of heroes who last, half of them are adventures of whole campaigns. */
export function batchesFor<State, Setup, Event extends GameEvent, View>(
  { campaigns }: CommandKit<State, Setup, Event, View>,
  games: number,
  seed: string,
): readonly Batch[] {
  const plan: Plan = {
    mission: 'all',
    heroes: 'random',
    options: '',
    seed: `${seed}/single`,
    bot: 'thumb',
    playouts: 1,
    stats: false,
    moments: MOMENTS,
  };
  if (!campaigns) return [{ plan, games }];
  const each = Math.max(1, Math.round(games / 2 / ADVENTURES / SIZES.length));
  return [
    { plan, games: Math.ceil(games / 2) },
    ...SIZES.map((size): Batch => {
      const own = { seed: `${seed}/campaign/${size}`, heroes: `random:${size}` };
      return { plan: { ...plan, ...own, adventures: ADVENTURES }, games: each };
    }),
  ];
}
