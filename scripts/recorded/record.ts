import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { type Decider, viewerOf } from '@crawlspace/bots/kit';
import { type AdventureView, type ClassId, content } from '@crawlspace/brimstone';
import { boldPicksFor, randomOptions, veteran } from '@crawlspace/brimstone/fuzz';
import { CLASSES, type DescentView, content as hell } from '@crawlspace/hellscape';
import { picks as bravePicks } from '@crawlspace/hellscape/fuzz';
import { type GameEvent, type GameModule, Random, Table } from '@crawlspace/kernel';
import { recordCampaign } from './campaign.ts';
import { type GameName, MODULES, type Recorded, replayGame } from './games.ts';

const GAMES_OF_EACH = 200;
const CAMPAIGNS = 40;
const ADVENTURES = 3;
/** Games of random answers may go on for ever; what a game has not shown by then, another one shows. */
const MOST_ANSWERS = 1200;
const SIZES = 6;

/** How many games, and then campaigns, there are of a game. */
export function countOf(game: GameName): number {
  return game === 'brimstone' ? GAMES_OF_EACH + CAMPAIGNS : GAMES_OF_EACH;
}

/** Plays one of them. What it is depends on the number alone. */
export function record(game: GameName, number: number): Recorded {
  if (game === 'hellscape') return recordHellscape(number);
  return number < GAMES_OF_EACH ? recordBrimstone(number) : recordStory(number - GAMES_OF_EACH);
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

/** Half of the parties are veterans: they have abilities that beginners never see. */
function recordBrimstone(number: number): Recorded {
  const seed = `brimstone ${number}`;
  const random = Random.seeded(seed);
  const { mission, size, isThumb, isSpecial } = placeOf(number, Object.keys(content.missions));
  const classes = Object.keys(content.classes) as ClassId[];
  const heroes = random
    .shuffle([...classes, ...classes])
    .slice(0, size)
    .map((id) => ({ class: id }));
  const setup = MODULES.brimstone.parseSetup({
    mission,
    options: randomOptions(random),
    heroes: isSpecial
      ? heroes.map((hero, n) => ({ character: veteran(random, hero, `hero ${n}`) }))
      : heroes,
    ...(isSpecial ? { campaign: true } : {}),
  });
  const decide: Decider<AdventureView> = isThumb
    ? brimstoneBots.decider('thumb', seed)
    : (question) => boldPicksFor(question, random);
  const answers = answersOf(MODULES.brimstone, setup, seed, decide);
  const script = { module: 'brimstone', setup, seed, answers } as const;
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
