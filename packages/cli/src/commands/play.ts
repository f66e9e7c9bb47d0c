import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { BotName } from '@crawlspace/bots/kit';
import { type GameEvent, Table } from '@crawlspace/kernel';
import { requireWritable } from '../files.ts';
import type { CommandKit } from '../games/kit.ts';
import { gameOf, withGameOf } from '../games/load.ts';
import { packsIn } from '../packs/given.ts';
import { Sitting } from '../play/sitting.ts';
import { botOf, choiceOf, introduction, setupOf } from '../simulation/plan.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';
import { languageOf } from '../words.ts';

const TEXTS = [
  'mission',
  'heroes',
  'options',
  'seed',
  'language',
  'save',
  'bot',
  'campaign',
  'pack',
];
const USUAL_FILE = 'crawlspace.save';

/** Plays a game in the terminal, all heroes at one keyboard. */
export async function playCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, []);
  const game = gameOf(given.positionals[0]);
  const campaign = given.text('campaign');
  if (campaign === undefined)
    return await withGameOf(game, packsIn(given), (kit) => play(kit, given));
  if (given.text('pack') !== undefined) throw new UsageError('no company plays with packs yet');
  if (game !== 'brimstone') throw new UsageError(`${game} has no campaign`);
  return await playCampaign(given, campaign);
}

/** Goes on with the campaign of a file, or founds a company that is kept there. */
async function playCampaign(given: Arguments, file: string): Promise<number> {
  const { readCampaign, writeCampaign } = await import('../play/campaign-file.ts');
  const { Evening, newCampaign } = await import('../play/evening.ts');
  const language = languageOf(given.text('language'));
  const options = { language, adviser: botOf(given.text('bot') ?? 'thumb'), file };
  const seed = given.text('seed') ?? String(process.hrtime.bigint());
  requireWritable(file);
  const campaign = readCampaign(file) ?? newCampaign(basename(file, extname(file)));
  await atTheKeyboard(async (read) => {
    const print = (text: string) => console.log(text);
    const save = (kept: typeof campaign) => writeCampaign(file, kept);
    await new Evening(campaign, seed, options, { print, read, save }).play();
  });
  return 0;
}

/** Lines as they are typed; null at their end, on Ctrl-C and for `q`. */
async function atTheKeyboard(
  use: (read: () => Promise<string | null>) => Promise<void>,
): Promise<void> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  // Ctrl-C ends the evening like the end of the input.
  reader.on('SIGINT', () => reader.close());
  await use(async () => {
    const line = await lines.next();
    return line.done || line.value.trim() === 'q' ? null : line.value.trim();
  });
  reader.close();
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
  await atTheKeyboard(async (read) => {
    while (!sitting.isOver) {
      console.log(sitting.show());
      const line = await read();
      if (line === null) break;
      console.log(sitting.obey(line));
    }
    const last = sitting.ending();
    if (last !== '') console.log(last);
  });
  return 0;
}
