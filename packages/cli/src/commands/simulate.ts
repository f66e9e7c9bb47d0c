import type { GameEvent } from '@crawlspace/kernel';
import { withTable } from '../balance/markdown.ts';
import { measuredText, readMeasured, withCompanies } from '../balance/record.ts';
import { requireWritable, writeWhole } from '../files.ts';
import type { CommandKit } from '../games/kit.ts';
import { type GameName, gameOf, withGame, withGameOf } from '../games/load.ts';
import { packsIn } from '../packs/given.ts';
import { campaignPage } from '../report/campaign-html.ts';
import { targetPage } from '../report/campaign-markdown.ts';
import { summarizeCampaigns } from '../report/campaign-summary.ts';
import { campaignTargets } from '../report/campaign-targets.ts';
import { describeCampaigns } from '../report/campaign-text.ts';
import { htmlReport } from '../report/html.ts';
import { summarize } from '../report/summary.ts';
import { describeSummary } from '../report/text.ts';
import { PLAN_OPTIONS, planOf } from '../simulation/plan.ts';
import { runToTheEnd, threadsIn } from '../simulation/run.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';
import { languageOf } from '../words.ts';

const CAMPAIGN_OPTIONS = ['campaign', 'adventures', 'markdown', 'record'];
const TEXTS = [
  ...PLAN_OPTIONS,
  ...CAMPAIGN_OPTIONS,
  'games',
  'threads',
  'html',
  'language',
  'pack',
];
const USUAL_ADVENTURES = 12;

/** Plays many games with a bot and says how they went. */
export async function simulateCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, ['json', 'stats']);
  const game = gameOf(given.positionals[0]);
  if (given.text('campaign') !== undefined) {
    if (given.text('pack') !== undefined) throw new UsageError('no company plays with packs yet');
    return await withGame(game, (kit) => simulateCampaigns(game, kit, given));
  }
  return await withGameOf(game, packsIn(given), (kit) => simulateGame(game, kit, given));
}

async function simulateCampaigns<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<number> {
  if (!kit.campaigns) throw new UsageError(`${game} has no campaign`);
  const [html, markdown, record] = ['html', 'markdown', 'record'].map((name) => given.text(name));
  const language = languageOf(given.text('language'));
  const adventures = given.whole('adventures', USUAL_ADVENTURES);
  const plan = { ...planOf(kit, given, false), adventures };
  const games = given.whole('campaign', 1);
  for (const file of [html, markdown, record]) if (file !== undefined) requireWritable(file);
  const { results, seconds, stopped } = await runToTheEnd(
    game,
    [{ plan, games }],
    threadsIn(given),
  );
  const played = results[0] ?? [];
  const failed = played.filter(({ error }) => error !== null);
  for (const { error } of failed) console.error(error);
  const campaigns = played.flatMap(({ campaign }) => campaign ?? []);
  const course = { seconds, errors: failed.length, stopped };
  const summary = summarizeCampaigns(campaigns, course, kit.campaigns.mission);
  const names = (id: string) => kit.words.name(language, id);
  const command = `crawlspace simulate ${game} --campaign ${games} --adventures ${adventures} --heroes ${plan.heroes} --seed ${plan.seed} --bot ${plan.bot}`;
  if (html !== undefined) writeWhole(html, campaignPage(summary, command, names));
  if (markdown !== undefined)
    writeWhole(markdown, withTable(markdown, 'campaign', targetPage(summary, command, names)));
  if (record !== undefined) {
    const adventures = campaigns.flatMap((each) => each.adventures);
    writeWhole(record, measuredText(withCompanies(readMeasured(record), adventures)));
  }
  const json = { ...summary, targets: campaignTargets(summary, names) };
  console.log(given.flag('json') ? JSON.stringify(json) : describeCampaigns(summary, names));
  return failed.length > 0 || stopped ? 1 : 0;
}

async function simulateGame<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<number> {
  const html = given.text('html');
  const language = languageOf(given.text('language'));
  const plan = planOf(kit, given, given.flag('stats') || html !== undefined);
  const games = given.whole('games', 100);
  const threads = threadsIn(given);
  if (html !== undefined) requireWritable(html);
  const packs = packsIn(given);
  const batch = { plan, games, ...(packs.length > 0 ? { packs } : {}) };
  const { results, seconds, stopped } = await runToTheEnd(game, [batch], threads);
  const played = results[0] ?? [];
  for (const { error } of played) if (error !== null) console.error(error);
  const summary = summarize(played, seconds, stopped);
  const names = (id: string) => kit.words.name(language, id);
  const endings = (cause: string) => kit.words.ending(language, cause)?.replace(/\.$/, '') ?? cause;
  const terms = { names, endings, rounds: kit.roundsAreCalled };
  if (html !== undefined) writeWhole(html, htmlReport({ game, plan, summary, played, terms }));
  console.log(given.flag('json') ? JSON.stringify(summary) : describeSummary(summary, terms));
  return summary.errors > 0 || stopped ? 1 : 0;
}
