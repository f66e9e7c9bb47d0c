import { parseSync } from 'vite';

/** A node of the syntax tree as the parser hands it out (ESTree with TypeScript's own nodes). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Around an expression, these only speak to the compiler. */
const TYPED = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
/** Nothing in these runs, or nothing in them matters: what an error says is for whoever mends it. */
const IDLE = new Set(['ImportDeclaration', 'ThrowStatement']);

export function parse(source: string): Node {
  const { program, errors } = parseSync('source.ts', source);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return program as unknown as Node;
}

/** Visits every node below this one that stands for something that runs. */
export function visit(parent: Node, see: (node: Node, parent: Node) => void): void {
  for (const node of Object.values(parent).flat().filter(isNode)) {
    if (IDLE.has(node.type) || (node.type.startsWith('TS') && !TYPED.has(node.type))) continue;
    see(node, parent);
    visit(node, see);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
