import { basename, join } from 'node:path';
import type { ESTree, Plugin } from 'vite';

const LANGUAGES = ['en', 'it'] as const;
/** Rooms whose texts a page shows. */
const ROOMS =
  /\/packages\/(?:web\/src|(?:brimstone|hellscape)\/src\/(?:locales|company))\/.*\.tsx?$/;
const MARK = 'texts-of:';
const MARKED = /(["'`])texts-of:(.*?)\1/g;

type Words = readonly string[];

/** A text in every language, or a table of texts by their keys, and where it stands in its module. */
interface Said {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly Words[];
  readonly keys?: readonly string[];
}

/**
 * Takes the texts of the built page out of its scripts, into a file for each chunk and language, so that nobody loads
 * a language that is not spoken. A module with texts waits for those of its chunk (src/text/said.ts).
 */
export function languages(): Plugin {
  const texts = new Map<string, readonly Words[]>();
  let sources = '';
  return {
    name: 'crawlspace-languages',
    apply: 'build',
    configResolved({ root }) {
      sources = join(root, 'src');
    },
    transform(code, id) {
      if (!ROOMS.test(id) || !/\bit:/.test(code)) return null;
      const said = textsIn(this.parse(code));
      if (said.length === 0) return null;
      const all: Words[] = [];
      let without = '';
      let from = 0;
      for (const { start, end, keys, texts } of said) {
        const which = keys ? `${all.length}, ${JSON.stringify(keys.join('|'))}` : all.length;
        without += `${code.slice(from, start)}/* @__PURE__ */ said$(${which})`;
        from = end;
        all.push(...texts);
      }
      texts.set(id, all);
      return `import { openTexts as open$ } from ${JSON.stringify(join(sources, 'text/said.ts'))};
        import { language as language$ } from ${JSON.stringify(join(sources, 'settings/language.ts'))};
        const said$ = await open$(language$.peek(), ${JSON.stringify(MARK + id)});
        ${without}${code.slice(from)}`;
    },
    renderChunk(code, { name, moduleIds }) {
      const first = new Map<string, number>();
      const all: Words[] = [];
      for (const id of moduleIds) {
        first.set(id, all.length);
        all.push(...(texts.get(id) ?? []));
      }
      if (all.length === 0) return null;
      const files = LANGUAGES.map((language, n) => {
        const source = JSON.stringify(all.map((words) => words[n]));
        const file = this.emitFile({
          type: 'asset',
          name: `${name.replace(/~.*/, '')}.${language}.json`,
          source,
        });
        const address = JSON.stringify(basename(this.getFileName(file)));
        return `${language}: new URL(${address}, import.meta.url).href`;
      });
      return code.replace(MARKED, (_, __, id) => `{ ${files.join(', ')} }, ${first.get(id)}`);
    },
  };
}

/** Every text of a module that is written out in all languages, in their order. */
export function textsIn(module: ESTree.Program): readonly Said[] {
  const found: Said[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    else if (isNode(node)) {
      const said = saidIn(node);
      if (said) found.push({ start: node.start, end: node.end, ...said });
      else Object.values(node).forEach(look);
    }
  };
  look(module.body);
  return found;
}

function saidIn(node: ESTree.Node): Pick<Said, 'texts' | 'keys'> | null {
  const words = wordsIn(node);
  if (words) return { texts: [words] };
  const table = propertiesOf(node)?.map(([key, value]) => [key, wordsIn(value)] as const);
  if (!table || table.length === 0) return null;
  const texts = table.flatMap(([, each]) => (each ? [each] : []));
  return texts.length === table.length ? { texts, keys: table.map(([key]) => key) } : null;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** What an object says in each language; null where it is anything else. */
function wordsIn(node: ESTree.Node): Words | null {
  const properties = propertiesOf(node);
  if (properties?.length !== LANGUAGES.length) return null;
  const words = LANGUAGES.map((language) => {
    const value = properties.find(([key]) => key === language)?.[1];
    return value ? constant(value) : null;
  });
  return words.every((each) => each !== null) ? words : null;
}

/** The properties of an object that is written out plainly; null for anything else. */
function propertiesOf(node: ESTree.Node): (readonly [string, ESTree.Node])[] | null {
  if (node.type !== 'ObjectExpression') return null;
  const plain = node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return [];
    const { key, value } = property;
    if (key.type === 'Identifier') return [[key.name, value] as const];
    return key.type === 'Literal' ? [[String(key.value), value] as const] : [];
  });
  return plain.length === node.properties.length ? plain : null;
}

function constant(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [constant(node.left), constant(node.right)];
  return left === null || right === null ? null : left + right;
}
