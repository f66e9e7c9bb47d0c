import { countContent, LANGUAGES } from '@crawlspace/kernel';
import { gameOf, withGame } from '../games/load.ts';
import { readArguments } from '../usage.ts';

/** Says what a game contains. */
export async function contentCommand(args: string[]): Promise<number> {
  const { positionals, flag } = readArguments(args, [], ['json']);
  const game = gameOf(positionals[0]);
  const report = await withGame(game, ({ decks, content, muster, missingTexts }) => ({
    game,
    ...countContent(content),
    decks: decks(),
    heroes: muster.heroes,
    missions: muster.missions,
    locales: Object.fromEntries(
      LANGUAGES.map((language) => [language, { missing: missingTexts(language).length }]),
    ),
  }));
  if (flag('json')) {
    console.log(JSON.stringify(report));
    return 0;
  }
  for (const [deck, cards] of Object.entries(report.decks))
    console.log(`${deck.padEnd(24)} ${cards}`);
  const { entries, data, specials } = report;
  console.log(`data: ${data} of ${entries} entries (${Math.floor((100 * data) / entries)}%)`);
  console.log(`specials: ${specials.kinds} kinds, ${specials.uses} uses`);
  console.log(`heroes: ${report.heroes.join(', ')}`);
  console.log(`missions: ${report.missions.join(', ')}`);
  const missing = Object.entries(report.locales).map(([name, texts]) => `${name} ${texts.missing}`);
  console.log(`missing texts: ${missing.join(', ')}`);
  return 0;
}
