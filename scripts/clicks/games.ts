import { brimstoneBots, hellscapeBots } from '@crawlspace/bots';
import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { brimstone, brimstoneStay, TOWN_LOCATIONS } from '@crawlspace/brimstone';
import { hellscape, meaningIn } from '@crawlspace/hellscape';
import { type Decision, Table } from '@crawlspace/kernel';
import type { Page } from 'playwright-core';
import { QUICK_START as ADVENTURE } from '../../packages/web/src/brimstone/quick-start.ts';
import { QUICK_START as DESCENT } from '../../packages/web/src/hellscape/quick-start.ts';
import { inAdventure, inDescent, walking } from '../../packages/web/testing/questions.ts';
import { somebody, stayUntil } from '../../packages/web/testing/stays.ts';
import { playEvening, type Span, type Step } from './evening.ts';
import type { Hand } from './hand.ts';

/** Plays something at a table in the page. */
export type Evening = (page: Page, hand: Hand) => Promise<readonly Span[]>;

const OTHERS = ['ranger', 'shaman', 'paladin'];

/** A party of four in the first quest, and one of the other classes in a harder one. */
export function descent(seed: string, quest: string | null, rounds: number): Evening {
  const given = quest ? { quest, heroes: OTHERS.map((each) => ({ class: each })) } : DESCENT.setup;
  const table = Table.start(hellscape, hellscape.parseSetup(given), seed);
  return (page, hand) =>
    playEvening(page, hand, {
      module: hellscape,
      table,
      decide: hellscapeBots.decider('thumb', seed),
      place: inDescent,
      shortcuts: shortcutsInDescent,
      instead: endOfIdling,
      kind: kindInDescent,
      isEnough: ({ round }) => round > rounds,
    });
}

/** The introductory mission with one hero of each class. */
export function adventure(seed: string, turns: number): Evening {
  const table = Table.start(brimstone, brimstone.parseSetup(ADVENTURE.setup), seed);
  return (page, hand) =>
    playEvening(page, hand, {
      module: brimstone,
      table,
      decide: brimstoneBots.decider('thumb', seed),
      place: inAdventure,
      shortcuts: () => [],
      kind: ({ prompt }) => prompt.key,
      isEnough: ({ turn }) => turn.number > turns,
    });
}

/** What a bare day comes to, whatever the Town has on offer: a bed, a place to look at, and another day. */
const BARE: readonly string[] = ['hotel', 'camp-site', 'stay'];
const PLACES = ['general-store', 'frontier-outpost', 'church', 'saloon'];
const DAYS = 3;

/** Four heroes in Town who look around, buy nothing and stay. */
export function bareDays(seed: string): Evening {
  const four = (['bandido', 'gunslinger', 'us-marshal', 'saloon-girl'] as const).map((kind, n) =>
    somebody({ class: kind, name: `Hero ${n + 1}`, gold: 200 }),
  );
  const thumb = brimstoneStayBots.decider('thumb', seed);
  const table = stayUntil('prompt.lodging', four, seed);
  return (page, hand) =>
    playEvening(page, hand, {
      module: brimstoneStay,
      table,
      decide(question, look) {
        const { options, prompt, seat } = question;
        if (prompt.key === 'prompt.town-service') return ['leave'];
        const place = PLACES[seat % PLACES.length];
        if (prompt.key === 'prompt.location' && place) return [place];
        const bare = BARE.find((id) => options.includes(id));
        return bare ? [bare] : thumb(question, look);
      },
      place: ({ stay }) => ({ part: 'day', span: `${stay.day}` }),
      shortcuts: () => [],
      kind: ({ prompt }) => prompt.key,
      isEnough: ({ stay }) => stay.day > DAYS || stay.step === 'over',
    });
}

/** Somebody at the Church pays what a dead friend still needs. */
export function resurrection(): Evening {
  const company = Array.from({ length: FALLEN + 1 }, (_, n) =>
    somebody({
      name: `Hero ${n + 1}`,
      gold: n === CHURCH ? GOLD : 0,
      dead: n === FALLEN,
      resurrectable: n === FALLEN,
    }),
  );
  const stay = stayUntil('prompt.town-service', company);
  const counter = stay.pending.find(({ seat }) => seat === CHURCH);
  if (!counter) throw new Error('nobody is at the Church');
  stay.answerQuestion(counter, [`resurrection:h${FALLEN}`]);
  return (page, hand) =>
    playEvening(page, hand, {
      module: brimstoneStay,
      table: stay,
      decide: ({ max }) => Array.from({ length: max }, () => 'gold'),
      place: () => ({ part: 'resurrection', span: 'resurrection' }),
      shortcuts: () => [],
      kind: ({ prompt }) => prompt.key,
      isEnough: ({ heroes }) => (heroes[CHURCH]?.gold ?? 0) < PRICE,
    });
}

const CHURCH = TOWN_LOCATIONS.indexOf('church');
const GOLD = 800;
const PRICE = 500;
const FALLEN = CHURCH + 1;

/** A tap on a zone walks there, and one on an enemy, a token or a door does what the action is for. */
function shortcutsInDescent(ahead: readonly Step[]): readonly string[] {
  const [first, second] = ahead;
  if (!first || !second || first.picks.length !== 1) return [];
  if (!['ask.turn', 'ask.move'].includes(first.decision.prompt.key)) return [];
  const kind = meaningOf(first).kind;
  if (kind === 'attack') return strikeOf(second);
  const walk = ahead.slice(
    0,
    ahead.findIndex((step) => !isWalking(step)),
  );
  const zones = walk.flatMap((step) => zoneOf(step));
  const last = zones.at(-1);
  if (last !== undefined) return [`walk${last}`, ...(kind === 'step' ? [`zone${last}`] : [])];
  return kind === 'move' ? objectOf(second) : [];
}

/** A Move that nothing is done with is no Move, and rules of thumb trade for little: the turn is over. */
function endOfIdling([first, second]: readonly Step[]): Step | null {
  if (!first || !second || first.decision.prompt.key !== 'ask.turn') return null;
  const { kind } = meaningOf(first);
  const isEmpty = kind === 'move' && second.picks[0] === 'done';
  const ends = first.decision.options.some(({ id }) => id === 'end-turn');
  return (isEmpty || kind === 'trade') && ends ? { ...first, picks: ['end-turn'] } : null;
}

function isWalking({ decision, picks }: Step): boolean {
  return walking(decision, picks) === 'walks';
}

function meaningOf({ decision, picks: [pick] }: Step) {
  const option = decision.options.find(({ id }) => id === pick);
  if (!option) throw new Error(`${pick} is no option of ${decision.prompt.key}`);
  return meaningIn(option);
}

function zoneOf(step: Step): readonly number[] {
  const means = meaningOf(step);
  return means.kind === 'step' ? [means.zone] : [];
}

function strikeOf(step: Step): readonly string[] {
  const means = meaningOf(step);
  return means.kind === 'strike' ? [`errand-${means.type}-${means.enemy}`] : [];
}

function objectOf(step: Step): readonly string[] {
  const means = meaningOf(step);
  if (means.kind === 'token') return [`errand-token${means.token}`];
  return means.kind === 'door' ? [`errand-door${means.door}`] : [];
}

/** Actions of a turn are told apart; of everything else the question is enough. */
function kindInDescent(decision: Decision, [pick = '']: readonly string[]): string {
  const { key } = decision.prompt;
  return key === 'ask.turn' ? `${key} ${pick}` : key;
}
