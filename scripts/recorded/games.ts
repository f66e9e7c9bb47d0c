import { brimstone, brimstoneStay } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { giantContent, shortContent } from '@crawlspace/hellscape/fuzz';
import { hellscapeWith } from '../../packages/hellscape/src/module.ts';
import { type RecordedCampaign, replayCampaign } from './campaign.ts';
import { type Difference, type Marks, replay, type Script } from './replay.ts';

export const GAMES = ['brimstone', 'hellscape'] as const;
export type GameName = (typeof GAMES)[number];

/** What the games are played with: random heroes see little of Hellscape unless they are giants. */
export const MODULES = {
  brimstone,
  stay: brimstoneStay,
  hellscape,
  giants: hellscapeWith(giantContent),
  short: hellscapeWith(shortContent),
} as const;
export type ModuleName = keyof typeof MODULES;

/** The versions of the rules that the games of a file were played by. */
export const RULES: Readonly<Record<GameName, Readonly<Record<string, number>>>> = {
  brimstone: { brimstone: brimstone.rules, 'brimstone-stay': brimstoneStay.rules },
  hellscape: { hellscape: hellscape.rules },
};

export interface RecordedGame extends Script, Marks {
  readonly kind: 'game';
  readonly module: ModuleName;
}

export type Recorded = RecordedGame | RecordedCampaign;

/** What became of a recorded game or campaign: the same with today's marks, and the first difference. */
export interface Checked {
  readonly now: Recorded;
  readonly answers: number;
  readonly difference: Difference | null;
}

export function check(recorded: Recorded): Checked {
  try {
    return recorded.kind === 'campaign' ? replayCampaign(recorded) : checkGame(recorded);
  } catch (error) {
    const text = `it does not begin: ${error instanceof Error ? error.stack : String(error)}`;
    return { now: recorded, answers: 0, difference: { kind: 'stuck', text } };
  }
}

function checkGame(recorded: RecordedGame): Checked {
  const { marks, difference } = replayGame(recorded, recorded);
  return { now: { ...recorded, ...marks }, answers: recorded.answers.length, difference };
}

/** Plays the answers of a game with the rules of its module. */
export function replayGame(
  script: Script & { readonly module: ModuleName },
  before: Marks | null,
): { readonly marks: Marks; readonly difference: Difference | null } {
  // Each kind of table has a state of its own: they cannot share one call.
  if (script.module === 'brimstone') return replay(MODULES.brimstone, script, before);
  if (script.module === 'stay') return replay(MODULES.stay, script, before);
  return replay(MODULES[script.module], script, before);
}

/** A game or campaign in the words of its setup, for whoever wants to find it. */
export function nameOf(recorded: Recorded, number: number): string {
  if (recorded.kind === 'campaign') return `${number}: ${recorded.seed}`;
  const { module, seed, setup } = recorded;
  const { mission, quest, heroes, characters, ...rest } = setup as NamedSetup;
  const party = (heroes ?? characters ?? []).map((hero) => hero.class ?? hero.character?.class);
  const options = JSON.stringify(rest);
  return `${number}: ${seed}, ${module} ${mission ?? quest ?? ''}, ${party.join('+')}, ${options}`;
}

/** What the setups have in common that says which game it is. */
interface NamedSetup {
  readonly mission?: string;
  readonly quest?: string;
  readonly heroes?: readonly NamedHero[];
  readonly characters?: readonly NamedHero[];
}

interface NamedHero {
  readonly class?: string;
  readonly character?: { readonly class: string };
}
