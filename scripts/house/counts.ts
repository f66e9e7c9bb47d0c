import { isTest, linesOf, type SourceFile } from './files.ts';
import { twoWayFolders } from './folders.ts';

/** A figure of the house: what it counts, and what it may be at most where somebody has said so. */
export interface Count {
  readonly name: string;
  readonly n: number;
  /** What was found, where a list helps. */
  readonly found?: readonly string[];
}

/** Where colours are named: everything else asks the theme. */
const THEME = /(^|\/)theme\.css$/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix)\(/gi;
/** Breakpoints, and what is beyond them: narrow, tight, wide and low, as `ui/base.css` says. */
const BREAKPOINTS: ReadonlySet<string> = new Set([
  'max-width: 43.99rem',
  'min-width: 44rem',
  'max-width: 63.99rem',
  'min-width: 64rem',
  'max-width: 79.99rem',
  'min-width: 80rem',
  'max-height: 40rem',
]);
const CLASS_NAME = /\.(-?[a-z_][\w-]*)/gi;
/** Besides the keys themselves: patterns of them, and what is filled into the words of a question. */
const PROMPT_KEY = /'((?:ask|prompt)\.[a-z][\w.-]*)'/g;
const READ_OF_WORDS =
  /\/\^?(?:ask|prompt)\\\.|prompt\.params|prompt\.key\.(?:startsWith|includes)/g;
/** The number of an entry of the ledger: what hangs on it hangs on the order of a document. */
const RULE_NUMBER = /'[BH]-[A-Z]{2,}(?:-\d+)?'/g;

export function countsOf(files: readonly SourceFile[]): readonly Count[] {
  const isCss = ({ path }: SourceFile) => path.endsWith('.css');
  const css = files.filter(isCss);
  const clients = files.filter(
    ({ path }) =>
      /^packages\/(web|bots)\/src\//.test(path) && !isCss({ path, text: '' }) && !isTest(path),
  );
  const global = css.filter(({ path }) => !path.endsWith('.module.css'));
  return [
    ...lineCounts(files),
    distinct(
      'global class names',
      global.flatMap(({ text }) => classNames(text)),
    ),
    all(
      'colours outside the theme',
      css.filter(({ path }) => !THEME.test(path)),
      COLOUR,
    ),
    distinct(
      'media and container conditions',
      css.flatMap(({ text }) => text.match(/@(?:media|container)[^{]+/g) ?? []),
    ),
    distinct(
      'breakpoints besides the named ones',
      css.flatMap(({ text }) => breakpoints(text)).filter((each) => !BREAKPOINTS.has(each)),
    ),
    distinct('prompt keys in web and bots', matches(clients, PROMPT_KEY)),
    all('uses of prompt keys in web and bots', clients, PROMPT_KEY),
    all('decisions by the words of a question', clients, READ_OF_WORDS),
    all('decisions by the number of a rule', clients, RULE_NUMBER),
    tableKit(files),
    list('pairs of folders that import each other', twoWayFolders(files)),
  ];
}

/** Lines of TypeScript and CSS: of all, and of what they are. */
function lineCounts(files: readonly SourceFile[]): readonly Count[] {
  const sum = (name: string, of: (file: SourceFile) => boolean): Count => ({
    name,
    n: files.filter(of).reduce((lines, file) => lines + linesOf(file), 0),
  });
  const inGame =
    (part: string) =>
    ({ path }: SourceFile) =>
      new RegExp(`^packages/(brimstone|hellscape)/src/${part}/`).test(path) && !isTest(path);
  return [
    sum('lines', () => true),
    sum('lines of tests', ({ path }) => isTest(path)),
    sum('lines of styles', ({ path }) => path.endsWith('.css')),
    sum('lines of content', inGame('content')),
    sum('lines of language', inGame('language')),
    sum('lines of locales', inGame('locales')),
  ];
}

function classNames(css: string): readonly string[] {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{}]/)
    .filter((part) => !part.includes(';') && !part.trimStart().startsWith('@'));
  return selectors.flatMap((part) => [...part.matchAll(CLASS_NAME)].map(([, name = '']) => name));
}

/** What styles ask of the page or the screen; what a part of the page asks of itself is its own affair. */
function breakpoints(css: string): readonly string[] {
  const asked = css.match(/@(?:media|container page)[^{]+/g) ?? [];
  return asked.flatMap((each) => each.match(/(?:min|max)-(?:width|height): [\d.]+\w+/g) ?? []);
}

function tableKit(files: readonly SourceFile[]): Count {
  const kit = files.find(({ path }) => path === 'packages/web/src/table/kit.ts');
  const [, body = ''] = kit?.text.match(/export interface TableKit[^{]*\{\n([\s\S]*?)\n\}/) ?? [];
  const members = body.match(/^ {2}(?:readonly )?\w+\??[(:<]/gm) ?? [];
  return { name: 'members of TableKit', n: members.length };
}

function matches(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ text }) => text.match(pattern) ?? []);
}

function all(name: string, files: readonly SourceFile[], pattern: RegExp): Count {
  return { name, n: matches(files, pattern).length };
}

function distinct(name: string, found: readonly string[]): Count {
  return { name, n: new Set(found.map((each) => each.trim())).size };
}

function list(name: string, found: readonly string[]): Count {
  return { name, n: found.length, found };
}
