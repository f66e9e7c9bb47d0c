import { expect, test } from 'vitest';
import { countsOf } from './house/counts.ts';
import { type SourceFile, sourceFiles } from './house/files.ts';

function counted(files: readonly SourceFile[]): Readonly<Record<string, number>> {
  return Object.fromEntries(countsOf(files).map(({ name, n }) => [name, n]));
}

test('styles: class names but those of modules, and colours that the theme does not name', () => {
  const counts = counted([
    { path: 'packages/web/src/ui/theme.css', text: ':root {\n  --ink: #123456;\n}\n' },
    {
      path: 'packages/web/src/table/a.css',
      text: '/* .not */\n.row .chip,\n.row:hover {\n  color: #fff;\n  margin: 0.5em;\n}\n@container page (max-width: 40em) {\n  .chip {\n    color: rgb(0 0 0);\n  }\n}\n@container page (max-width: 43.99rem) and (max-height: 40rem) {\n}\n@container side (min-height: 9em) {\n}\n',
    },
    { path: 'packages/web/src/table/b.module.css', text: '.own {\n  gap: 1em;\n}\n' },
  ]);
  expect(counts).toMatchObject({
    'global class names': 2,
    'colours outside the theme': 2,
    'media and container conditions': 3,
    'breakpoints besides the named ones': 1,
    'lines of styles': 21,
  });
});

test('prompt keys that web and bots name, tests left out', () => {
  const text = "const a = ['ask.move', 'prompt.who-tests', 'ask.move', 'option.ask'];\n";
  const counts = counted([
    { path: 'packages/bots/src/habits.ts', text },
    { path: 'packages/bots/src/habits.test.ts', text },
    { path: 'packages/kernel/src/ask.ts', text },
  ]);
  expect(counts).toMatchObject({
    'prompt keys in web and bots': 2,
    'uses of prompt keys in web and bots': 3,
    lines: 3,
    'lines of tests': 1,
  });
});

test('decisions by the words of a question, or by the number of a rule', () => {
  const text =
    "const a = prompt.params?.['need'];\nconst b = /^ask\\.(move|step)/;\nconst c = prompt.key.startsWith('x');\nconst d = rule?.startsWith('B-ESC');\nconst e = rule === 'H-ROUND-02';\n";
  const counts = counted([
    { path: 'packages/web/src/table/hints.ts', text },
    { path: 'packages/brimstone/src/rules/escape.ts', text },
  ]);
  expect(counts).toMatchObject({
    'decisions by the words of a question': 3,
    'decisions by the number of a rule': 2,
  });
});

test('folders that import each other, wherever below them', () => {
  const at = (path: string, from: string): SourceFile => ({
    path: `packages/x/src/${path}`,
    text: `import { a } from '${from}';\n`,
  });
  const files = [
    at('one/deep/a.ts', '../../two/b.ts'),
    at('two/b.ts', '../one/c.ts'),
    at('two/d.ts', '../three/e.ts'),
    at('three/e.test.ts', '../two/b.ts'),
    at('one/f.ts', './deep/a.ts'),
  ];
  const pairs = countsOf(files).find(({ name }) => name.startsWith('pairs of folders'));
  expect(pairs?.found).toEqual(['packages/x/src/one <-> packages/x/src/two']);
});

test('members of the table kit', () => {
  const text =
    'export interface TableKit<Game> {\n  readonly words: Game;\n  /** Says. */\n  note(x: number): {\n    readonly no: string;\n  };\n  isAside?(x: number): boolean;\n}\n';
  expect(counted([{ path: 'packages/web/src/table/kit.ts', text }])['members of TableKit']).toBe(3);
});

test('the house itself: one-way folders, colours in themes, questions known by their kind', () => {
  const counts = countsOf(sourceFiles());
  const found = (name: string) => counts.find((count) => count.name === name);
  expect(found('pairs of folders that import each other')?.found).toEqual([]);
  for (const none of [
    'colours outside the theme',
    'prompt keys in web and bots',
    'decisions by the words of a question',
    'decisions by the number of a rule',
  ])
    expect(found(none)?.n, none).toBe(0);
});
