import { basename, join } from 'node:path';
import type { ESTree, Plugin } from 'vite';

const LANGUAGES = ['en', 'it'] as const;
/** Rooms whose texts a page shows. */
const ROOMS =
  /\/packages\/(?:web\/src|(?:brimstone|hellscape)\/src\/(?:locales|company))\/.*\.tsx?$/;
const MARK = 'texts-of:';
const MARKED = /(["'`])texts-of:(.*?)\1/g;

type Words = readonly string[];

/** A text in every language, or a table of texts by their keys. */
interface Said {
  readonly texts: readonly Words[];
  readonly keys?: readonly string[];
}

/** What changes in a module: something said, or something loaded on demand. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly said: Said | null;
}

/**
 * Takes the texts of the built page out of its scripts, into a file for each chunk and language, so that nobody loads
 * a language that is not spoken (src/settings/said.ts). Whoever loads a module on demand gets it with its texts: an `await`
 * in the modules themselves would say the same, but Safari runs what imports them too early.
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
      if (!ROOMS.test(id) || !/\bit:|\bimport\(/.test(code)) return null;
      const found = partsIn(this.parse(code));
      if (found.length === 0) return null;
      const all: Words[] = [];
      let without = '';
      let from = 0;
      for (const { start, end, said } of found) {
        without += code.slice(from, start);
        if (said) {
          const { keys, texts } = said;
          const which = keys ? `${all.length}, ${JSON.stringify(keys.join('|'))}` : all.length;
          without += `/* @__PURE__ */ said$(${which})`;
          all.push(...texts);
        } else without += `${code.slice(start, end)}.then(withTexts$)`;
        from = end;
      }
      texts.set(id, all);
      return `import { openTexts as open$ } from ${JSON.stringify(join(sources, 'settings/said.ts'))};
        import { language as language$, withTexts as withTexts$ } from ${JSON.stringify(join(sources, 'settings/language.ts'))};
        const said$ = /* @__PURE__ */ open$(language$.peek(), ${JSON.stringify(MARK + id)});
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

/** Every text of a module that is written out in all languages, and everything it loads on demand, in their order. */
export function partsIn(module: ESTree.Program): readonly Part[] {
  const found: Part[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    else if (isNode(node)) {
      const said = saidIn(node);
      if (said || node.type === 'ImportExpression')
        found.push({ start: node.start, end: node.end, said });
      else Object.values(node).forEach(look);
    }
  };
  look(module.body);
  return found;
}

function saidIn(node: ESTree.Node): Said | null {
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
