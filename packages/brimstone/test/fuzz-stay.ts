import {
  hashOf,
  loadTable,
  PARTY,
  type Question,
  Random,
  randomPicks,
  Table,
} from '@crawlspace/kernel';
import { brimstoneStay } from '../src/between/module.ts';
import type { Company } from '../src/company/company.ts';
import { leaveTown } from '../src/company/deeds.ts';
import { loadCompany, saveCompany } from '../src/company/save.ts';
import { staySetup } from '../src/company/setups.ts';
import { content } from '../src/content/index.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import { meaningOf } from '../src/meanings.ts';
import { accountOf, discrepancies } from './accountant/account.ts';
import { Audit } from './accountant/audit.ts';
import { done, required } from './company.ts';
import { randomPosse } from './fuzz-posse.ts';

export interface FuzzedStay {
  readonly decisions: number;
  readonly days: number;
  /** Everything that was wrong; the first word is the kind of fault. */
  readonly findings: readonly string[];
  /** Events by name: a run without resurrections proves nothing about them. */
  readonly happened: ReadonlyMap<BrimstoneEvent['t'], number>;
}

type StayTable = ReturnType<typeof startStay>;

/** More than any stay of random answers takes. */
const MOST_DECISIONS = 5000;

/**
 * A company goes to Town. Any of the pending questions is answered next, at random. Afterwards the
 * company is saved, and opened the way a stranger would open it.
 */
export function fuzzStay(seed: string): FuzzedStay {
  const random = Random.seeded(`stay ${seed}`);
  const company = randomPosse(random);
  const setup = required(staySetup(company));
  const table = startStay(company, seed);
  const audit = new Audit(setup.characters);
  const findings = audit.look(table);
  while (table.pending.length > 0) {
    if (table.answerCount > MOST_DECISIONS) throw new Error(`${seed}: it does not end`);
    const question = one(random, table.pending);
    const picks = picksInTown(question, random);
    const late = random.below(8) === 0 ? lateAnswer(table, question, random) : null;
    table.answerQuestion(question, picks);
    const where = `answer ${table.answerCount}, ${question.prompt.key} of ${question.seat}`;
    findings.push(...audit.look(table).map((wrong) => `${wrong} [${where}: ${shown(picks)}]`));
    if (late) findings.push(...late(), ...audit.look(table));
  }
  if (random.below(20) === 0) findings.push(...replayed(table));
  findings.push(...reopened(company, table));
  const { day } = table.state.stay;
  return { decisions: table.answerCount, days: day, findings, happened: audit.happened };
}

/**
 * Somebody else has made up their mind about a question and answers it after this one: the answer is
 * taken if it is still possible, or refused without changing anything.
 */
function lateAnswer(table: StayTable, { seat }: Question, random: Random): (() => string[]) | null {
  const others = table.pending.filter((each) => each.seat !== seat);
  if (others.length === 0) return null;
  const question = one(random, others);
  const { id: decision, prompt } = question;
  const picks = picksInTown(question, random);
  return () => {
    const before = table.hash();
    const who = question.seat === PARTY ? 0 : question.seat;
    const answering = table.answer(who, { at: table.moment, decision, picks });
    if (answering.ok) return [];
    const { reason } = answering.refusal;
    const where = `${prompt.key} of ${who}: ${shown(picks)}`;
    return [
      ...(reason === 'rule-failed' ? [`rule failed: late answer to ${where}`] : []),
      ...(table.hash() === before ? [] : [`refused: and yet the table changed [${where}]`]),
    ];
  };
}

/** Repeated picks, such as dollars, are counted. */
function shown(picks: readonly string[]): string {
  const times = (pick: string) => picks.filter((each) => each === pick).length;
  return [...new Set(picks)].map((pick) => `${pick} × ${times(pick)}`).join(', ');
}

function startStay(company: Company, seed: string) {
  return Table.start(brimstoneStay, required(staySetup(company)), seed, { snapshots: false });
}

function replayed(table: StayTable): string[] {
  const again = loadTable(brimstoneStay, asJson(table.save()));
  return again.hash() === table.hash() ? [] : ['replay: it leads to another state'];
}

/** The saved company can be opened, and is the same. */
function reopened(company: Company, table: StayTable): string[] {
  try {
    const after = done(leaveTown(company, table, { content }));
    const opened = loadCompany(asJson(saveCompany(after)), { content });
    const isSame = opened.head === after.head && hashOf(opened) === hashOf(after);
    if (!isSame) return ['company: it is another one after saving and loading'];
    return table.state.heroes.flatMap((hero, n) => {
      const kept = opened.chronicle.at(-1)?.fates[n]?.character;
      const account = accountOf(hero);
      const wrong = kept ? discrepancies(accountOf(kept), account, account) : ['company: gone'];
      return wrong.map((what) => `${what}, of ${hero.name} after saving and loading`);
    });
  } catch (error) {
    return [`lost: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Random picks that lean towards shopping, resurrections and another day in Town. */
export function picksInTown(question: Question, random: Random): readonly string[] {
  const { prompt, options } = question;
  const often = (times: number) => random.below(times) > 0;
  const meaning = (option: string) => meaningOf(question, option);
  const raise = options.find((option) => {
    const means = meaning(option);
    return means?.kind === 'service' && means.dead !== null;
  });
  if (raise !== undefined && often(3)) return [raise];
  if (prompt.key === 'prompt.location' && options.includes('church') && !often(3))
    return ['church'];
  if (prompt.key === 'prompt.give-for-resurrection' && often(3)) return most(question);
  const picks = randomPicks(question, random);
  const isIdle = picks.some((picked) => IDLE.includes(meaning(picked)?.kind ?? picked));
  return isIdle && often(3) ? randomPicks(question, random) : picks;
}

/** Options that end a visit or a day. */
const IDLE: readonly string[] = ['leave', 'nowhere', 'leave-town', 'no', 'do-not-pay', 'done'];

/** The most that can be given. */
function most({ options, capacity = [], max }: Question): readonly string[] {
  return options.flatMap((option, n) => Array<string>(capacity[n] ?? 0).fill(option)).slice(0, max);
}

function one<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}

function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
