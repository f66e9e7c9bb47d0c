import {
  adventureSetup,
  brimstone,
  type Company,
  content,
  foundAfter,
  loadCompany,
  type SavedCompany,
} from '@crawlspace/brimstone';
import { type GameRecord, hashOf, Random, randomPicks, Table } from '@crawlspace/kernel';
import { adventureOver } from './companies.ts';
import { FOURS } from './load-tables.ts';

/** Bytes that an entry of the longest company has on average. */
const BYTES_PER_ENTRY = 2_340;
const ENTRIES_PER_ADVENTURE = 3;
const TOKENS: readonly string[] = ['whiskey', 'bandages', 'tonic', 'dynamite'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * A company that is valid and as long as anybody wants: it goes out and comes home again and again. It has set out
 * when it ends, so that it can be brought to a server. With 1,499 entries it has 3.5 MB.
 */
export function longCompany(entries: number): SavedCompany {
  const founded = foundAfter('The Long Haul', adventureOver(), { content });
  if (!founded.ok) throw new Error(founded.reason);
  const log: Fields[] = [...founded.company.log] as unknown as Fields[];
  const mustered = log.find(({ t }) => t === 'mustered') as Fields;
  const cameHome = heavy(log.find(({ t }) => t === 'came-home') as Fields);
  const { single: _, ...again } = mustered;
  let head = founded.company.head;
  const add = (entry: Fields) => {
    const chained = { ...entry, after: head };
    log.push(chained);
    head = hashOf(chained);
  };
  add({ t: 'passed-town' });
  while (log.length + ENTRIES_PER_ADVENTURE < entries) {
    add(again);
    add(cameHome);
    add({ t: 'passed-town' });
  }
  add(again);
  return { version: 1, head, log: log as unknown as Company['log'] };
}

/** Everybody alive comes home, with full bags. */
function heavy(cameHome: Fields): Fields {
  const members = cameHome['members'] as readonly { readonly character: Fields }[];
  const wanted = (BYTES_PER_ENTRY * ENTRIES_PER_ADVENTURE) / members.length;
  const tokens = Math.ceil((wanted - 500) / 12);
  const bag = Array.from({ length: tokens }, (_, n) => TOKENS[n % TOKENS.length]);
  return {
    ...cameHome,
    members: members.map((each) => ({
      ...each,
      character: { ...each.character, bag, dead: false, resurrectable: false },
    })),
  };
}

/** The adventure that such a company has set out for, played to its end. */
export function lastAdventure(company: SavedCompany): GameRecord {
  return adventureOver(adventureSetup(loadCompany(company, { content }))).save();
}

const MOST_ENTRIES = 4_900;
const FIRST = 60;

/** A game that is as long as one may be: people go on, and agree to go back, again and again. */
export function longGame(): GameRecord {
  const table = Table.start(brimstone, brimstone.parseSetup(FOURS.brimstone), 'long');
  const random = Random.seeded('long');
  const answer = () => {
    const [question] = table.pending;
    if (!question) throw new Error('the game is over');
    const picks = randomPicks(question, random);
    table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
  };
  while (table.answers.length < FIRST) answer();
  while (table.log.length < MOST_ENTRIES) {
    answer();
    const to = table.answers.length - 1;
    table.goBack([0, 1, 2], to);
  }
  return table.save();
}
