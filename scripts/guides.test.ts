import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, inserted, readGuide, readGuides } from './guides.ts';
import { toolFile } from './tool.ts';

/** A copy of the games in which the guides are followed; inside the project, where packages are found. */
let house = '';
let written: string[] = [];
const guides = readGuides();

beforeAll(() => {
  mkdirSync('dist', { recursive: true });
  house = mkdtempSync(resolve('dist', 'guides-'));
  written = follow(guides, house);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function run(tool: Parameters<typeof toolFile>[0], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolFile(tool), ...args], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('the guides, followed word for word', () => {
  test.each(['add-a-card', 'add-a-mission', 'add-a-hellscape-card', 'add-a-quest'])(
    '%s has code and tests',
    (name) => {
      const guide = guides.find((each) => each.name.endsWith(`${name}.md`));
      expect(guide?.pieces.length).toBeGreaterThanOrEqual(3);
      expect(guide?.tests.length).toBeGreaterThanOrEqual(1);
    },
  );

  test('lead to code that compiles', () => {
    const settings = { extends: resolve('tsconfig.json'), files: written, include: [] };
    writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(settings));
    expect(run('tsc', '-p', 'tsconfig.json')).toEqual({ status: 0, said: '' });
  });

  test('lead to tests that pass', () => {
    const files = guides.flatMap((guide) => guide.tests);
    const { status, said } = run('vitest', 'run', ...files);
    expect(status, said).toBe(0);
    expect(said).toContain(`${new Set(files).size} passed`);
  }, 240_000);
});

test('a guide says where its code goes and what to run', () => {
  const text = [
    '   ```ts a/new.ts\n   const a = 1;\n   ```',
    '```ts b/old.ts after: const list = [\n  a,\n```',
    '```ts\nonly to be read\n```',
    'Then `npm test -- packages/a/new.test.ts`.',
  ].join('\n');
  expect(readGuide('guide.md', text)).toEqual({
    name: 'guide.md',
    pieces: [
      { file: 'a/new.ts', after: null, code: '   const a = 1;\n' },
      { file: 'b/old.ts', after: 'const list = [', code: '  a,\n' },
    ],
    tests: ['packages/a/new.test.ts'],
  });
});

test('code goes after the one line that is named', () => {
  expect(inserted('a\n  b\nc', 'b', '  x\n')).toBe('a\n  b\n  x\nc');
  expect(() => inserted('a\na', 'a', 'x')).toThrow('2 lines read: a');
  expect(() => inserted('a', 'b', 'x')).toThrow('0 lines read: b');
});
