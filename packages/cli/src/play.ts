import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { thumbDecider } from '@crawlspace/bots';
import {
  type AdventureView,
  type BrimstoneEvent,
  brimstone,
  LANGUAGES,
  type Language,
  logLine,
  optionText,
  say,
} from '@crawlspace/brimstone';
import { type Decision, PARTY, packRecord, Table } from '@crawlspace/kernel';
import { drawBoard } from './board-text.ts';
import { heroesOf, optionsOf, setupOf } from './setup.ts';
import { depthLine, enemyLines, heroLines } from './status-text.ts';
import { type Arguments, readArguments, requireGame, UsageError } from './usage.ts';

type BrimstoneTable = ReturnType<typeof openTable>;

const KEYS = 'number(s) to choose, ? for advice, u to undo, s to save, q to quit';

/** Plays an adventure in the terminal, all heroes at one keyboard. */
export async function playCommand(args: string[]): Promise<number> {
  const texts = ['mission', 'heroes', 'options', 'seed', 'language', 'save'];
  const given = readArguments(args, texts, []);
  requireGame(given.positionals[0]);
  const language = languageOf(given.text('language') ?? 'en');
  const table = openTable(given);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  let told = 0;
  let shown = '';
  while (table.pending.length > 0) {
    told = tellEvents(table, language, told);
    shown = showDecision(table, language, shown);
    const line = await lines.next();
    if (line.done || line.value.trim() === 'q') break;
    console.log(obey(table, language, line.value.trim(), given.text('save') ?? 'crawlspace.save'));
  }
  tellEvents(table, language, told);
  reader.close();
  if (table.outcome) console.log(say(language, { key: `outcome.${table.outcome.cause}` }));
  return 0;
}

function openTable(given: Arguments) {
  const heroes = heroesOf(given.text('heroes'));
  const setup = setupOf(given.text('mission'), heroes, optionsOf(given.text('options')));
  return Table.start(brimstone, setup, given.text('seed') ?? String(process.hrtime.bigint()));
}

function languageOf(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (!language)
    throw new UsageError(`unknown language ${name}; there are: ${LANGUAGES.join(', ')}`);
  return language;
}

function tellEvents(table: BrimstoneTable, language: Language, from: number): number {
  const events = table.eventsSince(from, 0);
  for (const { event } of events) {
    console.log(`  ${logLine(language, table.state, event as BrimstoneEvent)}`);
  }
  return from + events.length;
}

/** The decision that is asked now and who is asked. */
function present(table: BrimstoneTable): { view: AdventureView; decision: Decision; seat: number } {
  const [question] = table.pending;
  const seat = question && question.seat !== PARTY ? question.seat : 0;
  const { game, decisions } = table.view(seat);
  const decision = decisions.find(({ id }) => id === question?.id);
  if (!decision) throw new Error('nothing is asked');
  return { view: game, decision, seat };
}

/** Shows the board when it differs from what is on the screen already, and the question. */
function showDecision(table: BrimstoneTable, language: Language, shown: string): string {
  const { view, decision } = present(table);
  const numbers = decision.options.map((option, n) => [option.target?.['space'], n] as const);
  const choices = new Map(
    numbers.flatMap(([space, n]) => (typeof space === 'number' ? [[space, String(n + 1)]] : [])),
  );
  const lines = [depthLine(view), ...heroLines(view, language), ...enemyLines(view, language)];
  const picture = `\n${drawBoard(view, choices)}\n\n${lines.join('\n')}`;
  if (picture !== shown) console.log(picture);
  const who = decision.seat === PARTY ? '' : `${heroName(view, decision.seat, language)}: `;
  console.log(`\n${who}${say(language, decision.prompt)}`);
  decision.options.forEach((option, n) => {
    if (choices.get(Number(option.target?.['space'])) === String(n + 1)) return;
    const odds = option.odds === undefined ? '' : `  ${Math.round(100 * option.odds)} %`;
    const grit = option.cost?.['grit'];
    const cost = grit === undefined ? '' : `  (${grit} Grit)`;
    console.log(`  ${n + 1}  ${optionText(language, view, option)}${cost}${odds}`);
  });
  if (choices.size > 0) console.log('  numbers on the board are spaces');
  console.log(`[${KEYS}]`);
  return picture;
}

function heroName(view: AdventureView, seat: number, language: Language): string {
  const hero = view.heroes[seat];
  return hero?.name || say(language, { key: `${hero?.class}.name` });
}

/** Does what the line says and returns what to answer. */
function obey(table: BrimstoneTable, language: Language, line: string, file: string): string {
  if (line === 'u') {
    const undone = table.undo();
    return undone.ok ? 'Undone.' : `Not undone: ${undone.reason}.`;
  }
  if (line === 's') {
    writeFileSync(file, packRecord(table.save()));
    return `Saved to ${file}.`;
  }
  const { decision, seat, view } = present(table);
  if (line === '?') {
    const [question] = table.pending;
    const picks = question ? thumbDecider('advice')(question, () => view) : [];
    const named = decision.options.filter(({ id }) => picks.includes(id));
    return `I would choose: ${named.map((option) => optionText(language, view, option)).join(', ') || 'nothing'}.`;
  }
  const numbers = line.split(/[\s,]+/).filter((part) => part !== '');
  const picks = numbers.map((number) => decision.options[Number(number) - 1]?.id ?? number);
  const result = table.answer(seat, { decision: decision.id, picks });
  return result.ok ? '' : `That is no answer: ${result.refusal.reason}.`;
}
