import { brimstone, content, deckCounts, missingTexts } from '@crawlspace/brimstone';
import { readArguments, requireGame } from './usage.ts';

/** Says what a game contains. */
export async function contentCommand(args: string[]): Promise<number> {
  const { positionals, flag } = readArguments(args, [], ['json']);
  requireGame(positionals[0]);
  const report = {
    game: brimstone.id,
    decks: deckCounts(content),
    heroes: Object.keys(content.classes),
    missions: Object.keys(content.missions),
    locales: {
      en: { missing: missingTexts('en').length },
      it: { missing: missingTexts('it').length },
    },
  };
  if (flag('json')) console.log(JSON.stringify(report));
  else {
    for (const [deck, cards] of Object.entries(report.decks))
      console.log(`${deck.padEnd(20)} ${cards}`);
    console.log(`heroes: ${report.heroes.join(', ')}`);
    console.log(`missions: ${report.missions.join(', ')}`);
    console.log(`missing texts: en ${report.locales.en.missing}, it ${report.locales.it.missing}`);
  }
  return 0;
}
