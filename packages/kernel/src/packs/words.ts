import * as v from 'valibot';
import type { TextRef } from '../question.ts';
import { said, unknown } from './said.ts';

/*
 * What schemas of both games are made of. Each piece says in a sentence what is wrong and what was
 * probably meant, and knows what it is made of, so that a JSON Schema can be drawn from it.
 */

export type Schema<Value = unknown> = v.GenericSchema<Value>;

type Kind = 'number' | 'string' | 'boolean' | 'list' | 'object';

/** What a schema that looks first chooses from, and the name of one that is used in many places. */
const WAYS = new WeakMap<object, readonly Schema[]>();
const NAMED = new WeakMap<object, { readonly name: string; readonly make: () => Schema }>();

export const waysOf = (schema: object) => WAYS.get(schema);
export const namedAs = (schema: object) => NAMED.get(schema);

/** A schema with a name, which may lead back to itself. */
export function named<Value>(name: string, make: () => Schema<Value>): Schema<Value> {
  let made: Schema<Value> | undefined;
  const once = () => {
    made ??= make();
    return made;
  };
  const schema = v.lazy(once);
  NAMED.set(schema, { name, make: once });
  return schema;
}

function refused(message: string): Schema<never> {
  return v.custom<never>(() => false, message);
}

function looking<Value>(ways: readonly Schema[], look: (input: unknown) => Schema): Schema<Value> {
  const schema = v.lazy(look);
  WAYS.set(schema, ways);
  return schema as Schema<Value>;
}

type AnyOf<Options> = v.InferOutput<Extract<Options[keyof Options], Schema>>;

/** One schema for each kind of JSON that it may be. */
export function either<const Options extends Partial<Readonly<Record<Kind, Schema>>>>(
  options: Options,
): Schema<AnyOf<Options>> {
  const kinds = Object.keys(options) as Kind[];
  const wrong = refused(said('kind', { kinds: kindsOf(...kinds) }));
  const ways: Partial<Readonly<Record<string, Schema>>> = options;
  return looking(Object.values(ways) as Schema[], (input) => ways[kindOf(input)] ?? wrong);
}

function kindOf(input: unknown): string {
  if (Array.isArray(input)) return 'list';
  return input === null ? 'null' : typeof input;
}

function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return kindOf(input) === 'object' ? (input as Readonly<Record<string, unknown>>) : {};
}

/** Objects that are told apart by a field of their own. */
export function keyed<const Options extends Readonly<Record<string, Schema>>>(
  what: string,
  options: Options,
): Schema<AnyOf<Options>> {
  const names = Object.keys(options);
  return looking(Object.values(options), (input) => {
    const fields = fieldsOf(input);
    const name = names.find((each) => Object.hasOwn(fields, each));
    if (name !== undefined) return options[name] as Schema;
    const [first = ''] = Object.keys(fields);
    return refused(unknown(what, first, names));
  });
}

/** A word of a language: what it is called, what it says in a sentence, and what it needs to be said. */
export function word<const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name | readonly Name[],
  says: string,
  entries: Entries,
) {
  const names: readonly Name[] = typeof name === 'string' ? [name] : name;
  return v.pipe(shape({ do: v.picklist(names), ...entries }), v.description(says));
}

type Word = Schema & { readonly entries: { readonly do: { readonly options: readonly string[] } } };

/** One of some words, told apart by `do`. */
export function words<const Words extends readonly Word[]>(
  what: string,
  all: Words,
): Schema<v.InferOutput<Words[number]>> {
  const byName = new Map(
    all.flatMap((each) => each.entries.do.options.map((name) => [name, each] as const)),
  );
  return looking(all, (input) => {
    if (kindOf(input) !== 'object') return refused(said('kind', { kinds: kindsOf('object') }));
    const { do: name } = fieldsOf(input);
    if (name === undefined) return refused(said('no-word'));
    const found = typeof name === 'string' ? byName.get(name) : undefined;
    return found ?? refused(unknown(what, name, [...byName.keys()]));
  });
}

/** "a number, a text or an object" */
function kindsOf(...kinds: readonly Kind[]): TextRef {
  const [last, ...others] = kinds.map((kind): TextRef => ({ key: `pack.kind-${kind}` })).reverse();
  const or = (rest: TextRef, one: TextRef): TextRef => ({ key: 'pack.or', params: { one, rest } });
  return others.reduce(or, last as TextRef);
}

/** An object with these fields and no others. */
export function shape<const Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries);
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return unknown('field', unquoted(received), known);
    if (received === 'undefined') return said('missing', { field: unquoted(expected ?? '') });
    return said('kind', { kinds: kindsOf('object') });
  });
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text;
}

/** One of some names. */
export function oneOf<const Names extends readonly string[]>(what: string, names: Names) {
  return v.picklist(names, ({ input }) => unknown(what, input, names));
}

/** Only `true`: where it is not so, the field is left out. */
export const yes = v.literal(true, said('only-true'));
export const yesNo = v.boolean(said('kind', { kinds: kindsOf('boolean') }));

export function whole(least: number, most: number) {
  const wrong = said('number', { least, most });
  return v.pipe(
    v.number(wrong),
    v.integer(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  );
}

/** A part of a whole, as 0.5. */
export function share(least: number, most: number) {
  const wrong = said('number', { least, most });
  return v.pipe(v.number(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
}

export function text(most: number) {
  const wrong = said('text', { most });
  return v.pipe(v.string(wrong), v.minLength(1, wrong), v.maxLength(most, wrong));
}

/** Ids, and what cards note: in kebab-case. */
export const id = v.pipe(
  v.string(said('id')),
  v.maxLength(60, said('id')),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, said('id')),
);

/** Words that rules compare and texts look up: letters, digits and dashes. */
export const name = v.pipe(
  v.string(said('name')),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, said('name')),
);

/** The longest list that any card needs. */
const MOST = 40;

export function list<Item>(item: Schema<Item>, most = MOST): Schema<readonly Item[]> {
  const all = v.array(item, said('kind', { kinds: kindsOf('list') }));
  return v.pipe(all, v.maxLength(most, said('long-list', { most })), v.readonly());
}

type Outs<Items extends v.TupleItems> = {
  readonly [Place in keyof Items]: v.InferOutput<Items[Place]>;
};

/** Exactly so many places. */
export function places<const Items extends v.TupleItems>(items: Items): Schema<Outs<Items>> {
  return v.strictTuple(items, said('places', { n: items.length })) as Schema<Outs<Items>>;
}

/** Fields with free names, each of the same kind. */
export function table<Value>(
  key: v.GenericSchema<string>,
  value: Schema<Value>,
  most = MOST,
): Schema<Readonly<Record<string, Value>>> {
  const all = v.record(key, value, said('kind', { kinds: kindsOf('object') }));
  const wrong = said('long-list', { most });
  return v.pipe(
    all,
    v.check((input) => Object.keys(input).length <= most, wrong),
    v.readonly(),
  );
}

/** Some of these fields. */
export function some<const Names extends readonly string[], Value>(
  names: Names,
  value: Schema<Value>,
) {
  type Entries = Readonly<Record<Names[number], v.ExactOptionalSchema<Schema<Value>, undefined>>>;
  return shape(
    Object.fromEntries(names.map((each) => [each, v.exactOptional(value)])) as Entries,
  ) as Schema<Partial<Readonly<Record<Names[number], Value>>>>;
}

export const may = v.exactOptional;
export const { nullable } = v;

/** Exactly this. */
export function literal<const Value extends string>(value: Value) {
  return v.literal(value, said('only', { value }));
}
export type Out<Of extends Schema> = v.InferOutput<Of>;
