import { brimstoneBots, hellscapeBots } from '@crawlspace/bots';
import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { brimstone, brimstoneStay, TOWN_LOCATIONS } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { Table } from '@crawlspace/kernel';
import type { Page } from 'playwright-core';
import { QUICK_START as ADVENTURE } from '../../packages/web/src/brimstone/quick-start.ts';
import { QUICK_START as DESCENT } from '../../packages/web/src/hellscape/quick-start.ts';
import { inAdventure, inDescent } from '../../packages/web/testing/questions.ts';
import { somebody, stayUntil } from '../../packages/web/testing/stays.ts';
import { playEvening, type Span } from './evening.ts';
import type { Hand } from './hand.ts';
import { kindInDescent, shortcutsInDescent, withoutIdling } from './in-descent.ts';

/** Plays something at a table in the page. */
export type Evening = (page: Page, hand: Hand) => Promise<readonly Span[]>;

const OTHERS = ['ranger', 'shaman', 'paladin'];

/** A party of four in the first quest, and one of the other classes in harder ones: their turns may count as another part. */
export function descent(
  seed: string,
  quest: string | null,
  rounds: number,
  turns = 'turn',
): Evening {
  const given = quest ? { quest, heroes: OTHERS.map((each) => ({ class: each })) } : DESCENT.setup;
  const table = Table.start(hellscape, hellscape.parseSetup(given), seed);
  return (page, hand) =>
    playEvening(page, hand, {
      module: hellscape,
      table,
      decide: hellscapeBots.decider('thumb', seed),
      place(state) {
        const { part, span } = inDescent(state);
        return { part: part === 'turn' ? turns : part, span };
      },
      shortcuts: shortcutsInDescent,
      sensible: withoutIdling,
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
