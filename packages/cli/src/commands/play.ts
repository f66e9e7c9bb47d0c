import { createInterface } from 'node:readline/promises';
import type { BotName } from '@crawlspace/bots/kit';
import { type GameEvent, Table } from '@crawlspace/kernel';
import { requireWritable } from '../files.ts';
import type { CommandKit } from '../games/kit.ts';
import { gameOf, withGame } from '../games/load.ts';
import { Sitting } from '../play/sitting.ts';
import { botOf, choiceOf, introduction, setupOf } from '../simulation/plan.ts';
import { type Arguments, readArguments } from '../usage.ts';
import { languageOf } from '../words.ts';

const TEXTS = ['mission', 'heroes', 'options', 'seed', 'language', 'save', 'bot'];
const USUAL_FILE = 'crawlspace.save';

/** Plays a game in the terminal, all heroes at one keyboard. */
export async function playCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, []);
  return await withGame(gameOf(given.positionals[0]), (kit) => play(kit, given));
}

async function play<State, Setup, Event extends GameEvent, View>(
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<number> {
  const language = languageOf(given.text('language'));
  const adviser: BotName = botOf(given.text('bot') ?? 'thumb');
  const file = given.text('save');
  const seed = given.text('seed') ?? String(process.hrtime.bigint());
  const choice = choiceOf(
    kit.muster,
    {
      mission: given.text('mission') ?? introduction(kit.muster),
      heroes: given.text('heroes') ?? '4',
      options: given.text('options') ?? '',
      seed,
    },
    0,
  );
  const setup = setupOf(kit.muster, choice);
  if (file !== undefined) requireWritable(file);
  const table = Table.start(kit.module, setup, seed);
  const sitting = new Sitting(kit, table, { language, adviser, file: file ?? USUAL_FILE });
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  // Ctrl-C ends the evening like the end of the input.
  reader.on('SIGINT', () => reader.close());
  while (!sitting.isOver) {
    console.log(sitting.show());
    const line = await lines.next();
    if (line.done || line.value.trim() === 'q') break;
    console.log(sitting.obey(line.value.trim()));
  }
  const last = sitting.ending();
  if (last !== '') console.log(last);
  reader.close();
  return 0;
}
