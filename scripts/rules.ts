import { parseArgs } from 'node:util';
import { areaTable, coverageOf, runRuleTests } from './coverage.ts';

const USAGE = `npm run rules [-- --json]
Runs the tests that cite rules of the ledgers in docs/rules and prints which rules are covered.`;

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
  strict: false,
});
if (values['help']) console.log(USAGE);
else await printCoverage();

async function printCoverage(): Promise<void> {
  const { covered, failed } = await runRuleTests();
  const games = ['brimstone', 'hellscape'] as const;
  const report = Object.fromEntries(games.map((game) => [game, coverageOf(game, covered)]));
  if (values['json']) console.log(JSON.stringify(report));
  else {
    for (const game of games) {
      const { total, physical, covered: done } = coverageOf(game, covered);
      console.log(
        `${game}: ${done} of ${total - physical} rules covered (${physical} need no test)`,
      );
      for (const line of areaTable(game, covered)) console.log(line);
    }
    if (failed > 0) console.log(`${failed} tests failed; their rules do not count`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}
