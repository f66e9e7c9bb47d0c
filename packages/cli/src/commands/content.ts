import { LANGUAGES } from '@crawlspace/kernel';
import { countData } from '../games/data.ts';
import { gameOf, withGame } from '../games/load.ts';
import { readArguments } from '../usage.ts';

/** Says what a game contains. */
export async function contentCommand(args: string[]): Promise<number> {
  const { positionals, flag } = readArguments(args, [], ['json']);
  const game = gameOf(positionals[0]);
  const report = await withGame(game, ({ decks, entries, muster, missingTexts }) => ({
    game,
    decks: decks(),
    heroes: muster.heroes,
    missions: muster.missions,
    ...(entries ? countData(entries) : {}),
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
  console.log(`heroes: ${report.heroes.join(', ')}`);
  console.log(`missions: ${report.missions.join(', ')}`);
  if (report.specials) {
    const { entries, data, specials } = report;
    const special = `${specials.kinds} specials, used ${specials.uses} times`;
    console.log(`data: ${data} of ${entries} entries; ${special}`);
  }
  const missing = Object.entries(report.locales).map(([name, texts]) => `${name} ${texts.missing}`);
  console.log(`missing texts: ${missing.join(', ')}`);
  return 0;
}
