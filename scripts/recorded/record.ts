import { brimstoneBots, brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { type Decider, viewerOf } from '@crawlspace/bots/kit';
import {
  type AdventureView,
  type ClassId,
  content,
  type HeroSetup,
  type StayView,
  staySetup,
} from '@crawlspace/brimstone';
import { boldPicksFor, randomOptions } from '@crawlspace/brimstone/fuzz';
import { picksInTown } from '@crawlspace/brimstone/fuzz-stay';
import { CLASSES, type DescentView, content as hell } from '@crawlspace/hellscape';
import { picks as bravePicks } from '@crawlspace/hellscape/fuzz';
import { type GameEvent, type GameModule, Random, Table } from '@crawlspace/kernel';
import { randomPosse } from '../../packages/brimstone/test/fuzz-posse.ts';
import { recordCampaign } from './campaign.ts';
import { type GameName, MODULES, type Recorded, replayGame } from './games.ts';

const GAMES_OF_EACH = 200;
/** Few adventures get to the other world, and its cards are many: these two missions lead there. */
const IN_TARGA = 80;
const TARGA_MISSIONS = ['the-last-warm-room', 'the-far-engine'];
const STAYS = 60;
const CAMPAIGNS = 40;
const ADVENTURES = 4;
/** Games of random answers may go on for ever; what a game has not shown by then, another one shows. */
const MOST_ANSWERS = 1200;
const SIZES = 6;

/** What is recorded of a game: so many of each, one after the other. */
const PARTS: Readonly<Record<GameName, readonly Part[]>> = {
  brimstone: [
    {
      count: GAMES_OF_EACH,
      play: (n) => recordAdventure(`brimstone ${n}`, n, Object.keys(content.missions)),
    },
    { count: IN_TARGA, play: (n) => recordAdventure(`targa ${n}`, n, TARGA_MISSIONS) },
    { count: STAYS, play: recordStay },
    { count: CAMPAIGNS, play: recordStory },
  ],
  hellscape: [{ count: GAMES_OF_EACH, play: recordHellscape }],
};

interface Part {
  readonly count: number;
  /** What is played depends on the number alone. */
  readonly play: (number: number) => Recorded;
}

export function countOf(game: GameName): number {
  return PARTS[game].reduce((sum, { count }) => sum + count, 0);
}

export function record(game: GameName, number: number): Recorded {
  let left = number;
  for (const { count, play } of PARTS[game]) {
    if (left < count) return play(left);
    left -= count;
  }
  throw new Error(`there is no game ${number} of ${game}`);
}

/** Where a game has its place among missions, sizes of parties and bots, so that each meets each. */
function placeOf(number: number, missions: readonly string[]) {
  const round = Math.floor(number / missions.length);
  return {
    mission: missions[number % missions.length] ?? '',
    size: 1 + ((number + round) % SIZES),
    isThumb: (round + Math.floor(round / SIZES)) % 2 === 0,
    isSpecial: Math.floor(round / 2) % 2 === 0,
  };
}

/** Half of the parties have been about: they have abilities, belongings and scars that beginners never see. */
function recordAdventure(seed: string, number: number, missions: readonly string[]): Recorded {
  const random = Random.seeded(seed);
  const { mission, size, isThumb, isSpecial } = placeOf(number, missions);
  const classes = Object.keys(content.classes) as ClassId[];
  const heroes = random
    .shuffle([...classes, ...classes])
    .slice(0, size)
    .map((id) => ({ class: id }));
  const setup = MODULES.brimstone.parseSetup({
    mission,
    options: randomOptions(random),
    heroes: isSpecial ? veterans(random).slice(0, size) : heroes,
    ...(isSpecial ? { campaign: true } : {}),
  });
  const decide: Decider<AdventureView> = isThumb
    ? brimstoneBots.decider('thumb', seed)
    : (question) => boldPicksFor(question, random);
  const answers = answersOf(MODULES.brimstone, setup, seed, decide);
  const script = { module: 'brimstone', setup, seed, answers } as const;
  return { kind: 'game', ...script, ...replayGame(script, null).marks };
}

function veterans(random: Random): readonly HeroSetup[] {
  return randomPosse(random).members.flatMap(({ hero, standing }) =>
    standing === 'ready' ? [hero] : [],
  );
}

/** Road and Town of a company that has much to sell and to cure, by rules of thumb now and then. */
function recordStay(number: number): Recorded {
  const seed = `stay ${number}`;
  const random = Random.seeded(seed);
  const setup = MODULES.stay.parseSetup(staySetup(randomPosse(random)));
  const decide: Decider<StayView> =
    number % 3 === 0
      ? brimstoneStayBots.decider('thumb', seed)
      : (question) => picksInTown(question, random);
  const script = {
    module: 'stay',
    setup,
    seed,
    answers: answersOf(MODULES.stay, setup, seed, decide),
  } as const;
  return { kind: 'game', ...script, ...replayGame(script, null).marks };
}

function recordHellscape(number: number): Recorded {
  const seed = `hellscape ${number}`;
  const random = Random.seeded(seed);
  const { mission, size, isThumb, isSpecial } = placeOf(number, Object.keys(hell.quests));
  const module = isThumb ? 'hellscape' : isSpecial ? 'giants' : 'short';
  const heroes = random.shuffle([...CLASSES]).slice(0, size);
  const setup = MODULES[module].parseSetup({
    quest: mission,
    heroes: heroes.map((id) => ({ class: id })),
    hellbreaker: random.below(2) === 0,
  });
  const decide: Decider<DescentView> = isThumb
    ? hellscapeBots.decider('thumb', seed)
    : (question) => bravePicks(question, random);
  const answers = answersOf(MODULES[module], setup, seed, decide);
  const script = { module, setup, seed, answers } as const;
  return { kind: 'game', ...script, ...replayGame(script, null).marks };
}

/** A company of one to six with rules of its own, by chance and by rules of thumb in turn. */
function recordStory(number: number): Recorded {
  const seed = `campaign ${number}`;
  const random = Random.seeded(seed);
  const classes = Object.keys(content.classes) as ClassId[];
  return recordCampaign({
    seed,
    bot: number % 2 === 0 ? 'thumb' : 'random',
    party: random.shuffle([...classes, ...classes]).slice(0, 1 + (Math.floor(number / 2) % SIZES)),
    adventures: ADVENTURES,
    options: randomOptions(random),
  });
}

function answersOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  seed: string,
  decide: Decider<View>,
): readonly (readonly string[])[] {
  const table = Table.start(module, setup, seed, { events: false, snapshots: false });
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.answerCount === MOST_ANSWERS) break;
    const look = () => module.view(table.state, viewerOf(question));
    table.answerQuestion(question, decide(question, look));
  }
  return table.answers.map(({ picks }) => picks);
}
