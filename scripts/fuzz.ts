import { parseArgs } from 'node:util';
import { fuzzGame } from '@crawlspace/brimstone/fuzz';

const USAGE = `npm run fuzz [-- --games N] [--seed S]
Plays N games (2000) of random legal answers over all missions, parties and options, and checks
after every decision what must always be true. A failing game prints its seed; --seed plays it alone.`;

const { values } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) console.log(USAGE);
else if (values.seed !== undefined) console.log(JSON.stringify(fuzzGame(values.seed), null, 2));
else fuzz(Number(values.games ?? 2000));

function fuzz(games: number): void {
  const outcomes = new Map<string, number>();
  let failed = 0;
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    try {
      const game = fuzzGame(`game ${n}`);
      decisions += game.decisions;
      outcomes.set(game.outcome, (outcomes.get(game.outcome) ?? 0) + 1);
    } catch (error) {
      failed++;
      console.error(`game ${n}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  for (const [outcome, times] of outcomes) console.log(`${outcome.padEnd(28)} ${times}`);
  console.log(`${games} games, ${decisions} decisions, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
