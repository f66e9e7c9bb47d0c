import { extras, manifest } from './format.ts';
import type { Deed, PackGame } from './game.ts';
import { id, namedAs, type Schema, waysOf } from './words.ts';

type Json = { readonly [key: string]: unknown };

/** The parts of a schema that are drawn: valibot's own, by the names it gives them. */
interface Drawn {
  readonly type: string;
  readonly pipe?: readonly Drawn[];
  readonly kind?: string;
  readonly requirement?: unknown;
  readonly description?: string;
  readonly wrapped?: Drawn;
  readonly item?: Drawn;
  readonly items?: readonly Drawn[];
  readonly key?: Drawn;
  readonly value?: Drawn;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Drawn>>;
}

/** What editors know of packs for a game: names to complete, and what each word says. */
export function jsonSchemaOf<Content>(game: PackGame<Content>): Json {
  const drawing = new Drawing();
  const of = (deed: Deed, draw: (schema: Schema, says: string) => Json) => {
    const kinds = Object.entries(game.kinds).filter(([, { can }]) => can.includes(deed));
    return closed(
      Object.fromEntries(kinds.map(([name, { schema, says }]) => [name, draw(schema, says)])),
    );
  };
  const fields = drawing.fields({ ...manifest, ...extras } as unknown as Drawn['entries'] & object);
  const properties = {
    ...fields.properties,
    game: { const: game.name },
    adds: of('adds', (schema, description) => ({
      type: 'array',
      description,
      items: drawing.draw(schema),
    })),
    changes: of('changes', (schema, description) => ({
      type: 'object',
      description,
      additionalProperties: changeOf(drawing.draw(schema)),
    })),
    removes: of('removes', (_, description) => ({
      type: 'array',
      description,
      items: drawing.draw(id),
    })),
    $schema: { type: 'string' },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A pack for ${game.name}`,
    type: 'object',
    properties,
    required: fields.required,
    additionalProperties: false,
    $defs: drawing.definitions,
  };
}

/** Any of the fields, but never the id. */
function changeOf(schema: Json): Json {
  const {
    required: _,
    properties = {},
    ...rest
  } = schema as { required?: unknown; properties?: Json };
  const { id: _id, ...others } = properties;
  return { ...rest, properties: others };
}

function closed(properties: Json): Json {
  return { type: 'object', properties, additionalProperties: false };
}

class Drawing {
  readonly definitions: Record<string, unknown> = {};

  draw(schema: object): Json {
    const name = namedAs(schema);
    if (name) {
      if (!(name.name in this.definitions)) {
        this.definitions[name.name] = true;
        this.definitions[name.name] = this.draw(name.make());
      }
      return { $ref: `#/$defs/${name.name}` };
    }
    const ways = waysOf(schema);
    if (ways) return { anyOf: ways.map((way) => this.draw(way)) };
    const drawn = schema as Drawn;
    const more = (drawn.pipe ?? []).slice(1).map((limit) => limitOf(limit, drawn.type === 'array'));
    return Object.assign({}, this.#plain(drawn), ...more);
  }

  fields(entries: Readonly<Record<string, Drawn>>): { properties: Json; required: string[] } {
    const all = Object.entries(entries);
    return {
      properties: Object.fromEntries(all.map(([name, field]) => [name, this.draw(field)])),
      required: all.flatMap(([name, { type }]) => (type === 'exact_optional' ? [] : [name])),
    };
  }

  #plain(drawn: Drawn): Json {
    switch (drawn.type) {
      case 'string':
      case 'number':
      case 'boolean':
        return { type: drawn.type };
      case 'literal':
        return { const: drawn.literal };
      case 'picklist':
        return { enum: drawn.options };
      case 'null':
        return { type: 'null' };
      case 'nullable':
        return { anyOf: [this.draw(drawn.wrapped as Drawn), { type: 'null' }] };
      case 'exact_optional':
        return this.draw(drawn.wrapped as Drawn);
      case 'array':
        return { type: 'array', items: this.draw(drawn.item as Drawn) };
      case 'strict_tuple':
        return {
          type: 'array',
          prefixItems: drawn.items?.map((item) => this.draw(item)),
          minItems: drawn.items?.length,
          maxItems: drawn.items?.length,
        };
      case 'record':
        return {
          type: 'object',
          propertyNames: this.draw(drawn.key as Drawn),
          additionalProperties: this.draw(drawn.value as Drawn),
        };
      case 'strict_object': {
        const fields = this.fields(drawn.entries ?? {});
        return { type: 'object', ...fields, additionalProperties: false };
      }
      default:
        return {};
    }
  }
}

function limitOf({ type, requirement, description }: Drawn, isList: boolean): Json {
  switch (type) {
    case 'description':
      return { description };
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return { minLength: requirement };
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    default:
      return {};
  }
}
