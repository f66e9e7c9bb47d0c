import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolFile } from '../tool.ts';

/** A small house with the project's own lint settings, for code that breaks the rules of the rooms. */
let house = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rooms-'));
  cpSync('scripts/rooms', join(house, 'scripts/rooms'), { recursive: true });
  const { vcs: _, $schema: __, ...settings } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify(settings));
});

afterAll(() => rmSync(house, { recursive: true }));

function lint(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  const args = [toolFile('biome'), 'lint', '--colors=off', ...Object.keys(files)];
  const run = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  return `${run.status} ${run.stdout}${run.stderr}`;
}

describe('the rooms', () => {
  test.each([
    ['kernel', "import { x } from '@crawlspace/brimstone';"],
    ['kernel', "import { x } from '../../brimstone/src/state.ts';"],
    ['kernel', "import x from 'node:fs';"],
    ['brimstone', "import { x } from '@crawlspace/hellscape';"],
    ['brimstone', "import { x } from '@crawlspace/bots';"],
    ['hellscape', "import { x } from '@crawlspace/brimstone';"],
    ['bots', "import { x } from '@crawlspace/server';"],
    ['bots', "import { x } from '@crawlspace/host';"],
    ['host', "import { x } from '@crawlspace/brimstone';"],
    ['host', "import { x } from '@crawlspace/web';"],
    ['server', "import { x } from '@crawlspace/web';"],
  ])('%s may not have: %s', (room, line) => {
    const report = lint({ [`packages/${room}/src/wrong.ts`]: `${line}\nexport const y = x;\n` });
    expect(report).toContain('Imports go only to the left');
    expect(report.startsWith('1 ')).toBe(true);
  });

  test.each([
    ['table', "import { x } from '@crawlspace/brimstone';"],
    ['screens', "import { x } from '../hellscape/kit.ts';"],
    ['hellscape', "import { x } from '../brimstone/kit.ts';"],
    ['brimstone', "import { x } from '@crawlspace/hellscape';"],
  ])('in the client, %s may not have: %s', (folder, line) => {
    const file = `packages/web/src/${folder}/wrong.ts`;
    expect(lint({ [file]: `${line}\nexport const y = x;\n` })).toContain(
      'The games never see each other',
    );
  });

  test('a card of Brimstone asks in one place and acts through the effects', () => {
    const card = (from: string) => ({
      'packages/brimstone/src/content/items/card.ts': `import { x } from '../../rules/${from}';\n\nexport const y = x;\n`,
    });
    expect(lint(card('heroes/harm.ts'))).toContain('acts through g.do');
    expect(lint(card('queries.ts'))).toMatch(/^0 /);
  });

  test('imports to the left are fine', () => {
    const text = "import { x } from '@crawlspace/kernel';\n\nexport const y = x;\n";
    expect(lint({ 'packages/brimstone/src/right.ts': text })).toMatch(/^0 /);
    expect(lint({ 'packages/web/src/right.ts': text.replace('kernel', 'bots') })).toMatch(/^0 /);
  });

  test.each([
    ['Math.random()', "Luck comes from the game's own seed"],
    ['new Date()', 'The rules know no clock'],
    ['performance.now()', 'The rules know no clock'],
    ['document.title', 'The rules know no page'],
    ['process.env', 'The rules know no Node'],
    ['fetch', 'The rules know no network'],
  ])('the games may not use %s', (expression, reason) => {
    for (const room of ['kernel', 'brimstone', 'hellscape']) {
      const text = `export const y = ${expression};\n`;
      expect(lint({ [`packages/${room}/src/wrong.ts`]: text })).toContain(reason);
    }
  });

  test('modules may not import each other in circles', () => {
    const report = lint({
      'packages/kernel/src/one.ts':
        "import { two } from './two.ts';\n\nexport const one = () => two;\n",
      'packages/kernel/src/two.ts':
        "import { one } from './one.ts';\n\nexport const two = () => one;\n",
    });
    expect(report).toContain('noImportCycles');
    expect(report.startsWith('1 ')).toBe(true);
  });
});
