import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { drawMutants, type Mutant, sourceFiles } from './mutate/mutants.ts';
import { tryMutants, type Verdict } from './mutate/pool.ts';

const USAGE = `npm run mutate -- PACKAGE N [--seed S] [--path GLOB] [--workers W]
  [--without PART,…] [--json] [--again FILE]
Changes the rules of a package in N random places, one at a time (a comparison, a condition, a number, a
statement left out …), and runs the package's tests against each change. A change that no test notices
is printed: there a test is missing, or the code does not matter. The same seed draws the same changes.
Only the test files that get to the place are run, those first that promise most for their time.
--path: the files to change, within the package (src/{rules,board}/**/*.ts).
--without: test files to leave out, by parts of their paths; what only these notice survives.
--again: what an earlier run wrote with --json; only what survived it is tried.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    path: { type: 'string', default: 'src/{rules,board}/**/*.ts' },
    workers: { type: 'string', default: String(availableParallelism()) },
    without: { type: 'string', default: '' },
    again: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [packageName = '', count = ''] = positionals;
const files = sourceFiles(`packages/${packageName}/${values.path}`);
if (values.help || files.length === 0 || !(Number(count) > 0)) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  await mutate(values.seed ?? randomUUID()).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

async function mutate(seed: string): Promise<void> {
  const mutants = values.again
    ? survivorsOf(values.again)
    : drawMutants(files, Number(count), seed);
  console.error(
    `${mutants.length} changes to ${files.length} files of ${packageName}, seed ${seed}`,
  );
  const start = performance.now();
  const effort = {
    workers: Number(values.workers),
    without: values.without.split(',').filter((part) => part !== ''),
  };
  const verdicts = await tryMutants(packageName, mutants, effort, (verdict) =>
    console.error(progress(verdict)),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null);
  const killed = verdicts.length - survivors.length;
  if (values.json) {
    console.log(JSON.stringify({ package: packageName, seed, seconds, killed, verdicts }));
    return;
  }
  for (const survivor of survivors) console.log(inWords(survivor));
  const share = Math.round((100 * killed) / verdicts.length);
  console.log(`${killed} of ${verdicts.length} killed (${share} %) in ${seconds} s, seed ${seed}`);
}

/** Those whose place still reads as it did. */
function survivorsOf(file: string): Mutant[] {
  const { verdicts } = JSON.parse(readFileSync(file, 'utf8')) as { verdicts: Verdict[] };
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null);
  return survivors
    .map(({ mutant }) => mutant)
    .filter(({ file, start, end, original }) => {
      return readFileSync(file, 'utf8').slice(start, end) === original;
    });
}

function progress(verdict: Verdict): string {
  const { killedBy, reachedBy } = verdict;
  const survived =
    reachedBy > 0 ? `SURVIVED ${reachedBy} test files` : 'SURVIVED, no test gets there';
  const outcome = killedBy ? `killed by ${killedBy.file || killedBy.test}` : survived;
  return `${inWords(verdict)}\n    ${outcome}`;
}

function inWords({ mutant: { file, line, original, mutated } }: Verdict): string {
  return `${file}:${line}  ${shortened(original)}  →  ${shortened(mutated)}`;
}

/** On one line, and not too long a one. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
