import { isNode, type Node, parse, visit } from './syntax.ts';

/** A place in a source file, and the texts that could stand there instead. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly instead: readonly string[];
}

type Kind = keyof typeof MUTATORS;

/** How a part of a node reads in the source. */
type Text = (part: unknown) => string;

/** What could be written instead of a node. */
type Mutator = (node: Node, text: Text, parent: Node) => readonly string[];

type Operators = Readonly<Record<string, readonly string[]>>;

const COMPARISONS: Operators = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC: Operators = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};
const LOGIC: Operators = { '&&': ['||'], '||': ['&&'] };
const CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

const MUTATORS = {
  comparison: (node, text) => withOperators(node, text, COMPARISONS),
  condition,
  logic,
  arithmetic,
  call,
  value,
  statement,
} satisfies Record<string, Mutator>;

/** Every place of a source file that can be changed so that a good test should notice. */
export function findPlaces(source: string): Place[] {
  const text: Text = (part) => (isNode(part) ? source.slice(part.start, part.end) : '');
  const places: Place[] = [];
  visit(parse(source), (node, parent) => {
    for (const [kind, mutator] of Object.entries(MUTATORS) as [Kind, Mutator][]) {
      const instead = mutator(node, text, parent);
      if (instead.length > 0) places.push({ start: node.start, end: node.end, kind, instead });
    }
  });
  return places;
}

/** The same operands with another operator; in brackets, because it may bind less tightly. */
function withOperators(node: Node, text: Text, others: Operators): string[] {
  const { left, right, operator } = node;
  // A sign before a number is written like an operator between two.
  const instead = isNode(left) ? (others[String(operator)] ?? []) : [];
  return instead.map((other) => `(${text(left)} ${other} ${text(right)})`);
}

function condition(node: Node, text: Text, parent: Node): string[] {
  if (parent['test'] !== node) return [];
  if (parent.type === 'WhileStatement') return ['false'];
  if (parent.type !== 'IfStatement' && parent.type !== 'ConditionalExpression') return [];
  const negated = `!(${text(node)})`;
  // A guard against what cannot happen has nothing that a test could see.
  return throws(parent['consequent']) ? [negated] : ['true', 'false', negated];
}

function throws(branch: unknown): boolean {
  if (!isNode(branch)) return false;
  const { type, body } = branch;
  return type === 'ThrowStatement' || (Array.isArray(body) && body.some(throws));
}

function logic(node: Node, text: Text): readonly string[] {
  if (node.type === 'UnaryExpression') {
    return node['operator'] === '!' ? [`(${text(node['argument'])})`] : [];
  }
  if (node['operator'] === '??') return [`(${text(node['right'])})`];
  return withOperators(node, text, LOGIC);
}

function arithmetic(node: Node, text: Text, parent: Node): string[] {
  // Texts are put together with the same sign; what counts a loop would make it endless.
  if (isText(node['left']) || isText(node['right']) || parent['update'] === node) return [];
  if (node.type !== 'UpdateExpression') return withOperators(node, text, ARITHMETIC);
  return [`(${text(node['argument'])} ${node['operator'] === '++' ? '-=' : '+='} 1)`];
}

function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'TemplateLiteral' || typeof node['value'] === 'string') return true;
  return node.type === 'BinaryExpression' && (isText(node['left']) || isText(node['right']));
}

/** Some for every, the least for the greatest, all for those that pass a filter. */
function call(node: Node, text: Text): string[] {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee)) return [];
  const name = text(callee['property']);
  if (name === 'filter') return [text(callee['object'])];
  const other = CALLS[name];
  const start = isNode(callee['property']) ? callee['property'].start - node.start : 0;
  const whole = text(node);
  return other ? [whole.slice(0, start) + other + whole.slice(start + name.length)] : [];
}

function value(node: Node, _: Text, parent: Node): string[] {
  const { value } = node;
  if (node.type !== 'Literal' || parent['key'] === node) return [];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value !== 'number') return [];
  // A negative number is written as a sign and a number, so here none is below zero.
  return value === 0 ? ['1'] : [String(value + 1), String(value - 1)];
}

const DEEDS = new Set([
  'AssignmentExpression',
  'CallExpression',
  'ChainExpression',
  'UpdateExpression',
  'YieldExpression',
]);

function statement(node: Node): string[] {
  const { expression } = node;
  const isDeed = isNode(expression) && DEEDS.has(expression.type);
  return node.type === 'ExpressionStatement' && isDeed ? [';'] : [];
}
