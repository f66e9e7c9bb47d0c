import {
  type AdventureState,
  type AdventureView,
  adventureSetup,
  type BrimstoneEvent,
  type BrimstoneSetup,
  brimstoneWith,
  type ClassId,
  type Company,
  type Content,
  comeHome,
  found,
  leaveTown,
  type Mustering,
  staySetup,
  stayWith,
} from '@crawlspace/brimstone';
import { type GameModule, type GameRecord, Random, Table } from '@crawlspace/kernel';
import type { BotName, Bots } from '../../bots.ts';
import type { Aside, Decider } from '../../decider.ts';
import { futuresOf, viewerOf } from '../../futures.ts';
import type { Watch } from '../../play-game.ts';
import type { Budget } from '../../search/budget.ts';
import { brimstoneBots } from '../bots.ts';
import { brimstoneStayBots } from '../town/stay.ts';
import { must, readyOf, setOut } from './captain.ts';

export interface CampaignPlan {
  readonly seed: string;
  readonly bot: BotName;
  readonly budget?: Budget;
  readonly party: readonly ClassId[];
  readonly adventures: number;
  /** The rules they agree on each time; the usual ones where nothing is said. */
  readonly options?: Mustering['options'];
  /** Looks over the shoulders of those on an adventure. */
  readonly watch?: Watch<AdventureState, BrimstoneSetup, BrimstoneEvent, AdventureView>;
}

/** A chapter that bots have played: the company before and after it, and what was told. */
export interface PlayedChapter {
  readonly before: Company;
  readonly after: Company;
  readonly events: readonly BrimstoneEvent[];
  readonly decisions: number;
  /** The record of it, for those who keep it. */
  readonly save: () => GameRecord;
}

/** More decisions than any real chapter takes. */
const MOST_DECISIONS = 50_000;

/** Plays a whole campaign, chapter by chapter: so many adventures, or until nobody is left alive. */
export function* playCampaign(
  content: Content,
  plan: CampaignPlan,
): Generator<PlayedChapter, Company> {
  const { seed, party, adventures, options } = plan;
  const random = Random.seeded(`${seed}/captain`);
  let company = must(found('Campaign', { content }));
  for (let n = 1; n <= adventures; n++) {
    company = setOut(content, company, party, random, options);
    const adventure = chapter(
      brimstoneWith(content),
      brimstoneBots,
      adventureSetup(company),
      `${seed}/${n}`,
      plan,
      plan.watch,
    );
    const home = must(comeHome(company, adventure, { content }));
    yield told(company, home, adventure);
    company = home;
    if (company.whereabouts.at === 'town') {
      const stay = chapter(
        stayWith(content),
        brimstoneStayBots,
        staySetup(company),
        `${seed}/${n}/town`,
        plan,
      );
      const back = must(leaveTown(company, stay, { content }));
      yield told(company, back, stay);
      company = back;
    }
    if (readyOf(company).length === 0) break;
  }
  return company;
}

function chapter<State, Setup, View>(
  module: GameModule<State, Setup, BrimstoneEvent, View>,
  bots: Bots<State, View>,
  setup: Setup | null,
  seed: string,
  { bot, budget }: CampaignPlan,
  watch?: Watch<State, Setup, BrimstoneEvent, View>,
): Table<State, Setup, BrimstoneEvent, View> {
  if (setup === null) throw new Error('the company is not where it should be');
  const looksAhead = bot === 'search';
  const table = Table.start(module, setup, seed, { snapshots: looksAhead || watch !== undefined });
  const decide: Decider<View> = bots.decider(bot, seed, budget);
  const aside: Aside<View> = looksAhead ? { imagine: futuresOf(module, table, bots.imagine) } : {};
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.answerCount > MOST_DECISIONS) throw new Error(`seed ${seed}: it does not end`);
    watch?.(question, table);
    const look = () => module.view(table.state, viewerOf(question));
    table.answerQuestion(question, decide(question, look, aside));
  }
  return table;
}

function told<State, Setup, View>(
  before: Company,
  after: Company,
  table: Table<State, Setup, BrimstoneEvent, View>,
): PlayedChapter {
  const events = table.eventsSince(0, { spectator: true });
  return {
    before,
    after,
    events: events.map(({ event }) => event as BrimstoneEvent),
    decisions: table.answerCount,
    save: () => table.save(),
  };
}
