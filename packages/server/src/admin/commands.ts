import * as v from 'valibot';
import { name } from '../wire/schema.ts';

const MOST_LISTED = 1000;
const LONGEST_NOTE = 200;

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]{16}$/, 'That is not the id of a table or company.'),
);
const person = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16}$/, 'That is not the id of a person.'),
);
const why = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE, 'That note is too long.')), '');
const limit = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LISTED)),
  50,
);
const offset = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0);
const address = v.pipe(v.string(), v.maxLength(100));

const command = v.variant('do', [
  v.strictObject({ do: v.literal('overview') }),
  v.strictObject({ do: v.picklist(['tables', 'companies']), limit, offset }),
  v.strictObject({
    do: v.literal('people'),
    like: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    ...{ limit, offset },
  }),
  v.strictObject({ do: v.picklist(['show', 'open', 'delete']), id }),
  v.strictObject({ do: v.literal('close'), id, why }),
  v.strictObject({ do: v.literal('forget'), person }),
  v.strictObject({ do: v.literal('bans') }),
  v.strictObject({ do: v.literal('reports'), limit }),
  v.strictObject({ do: v.literal('ban'), kind: v.literal('address'), who: address, why }),
  v.strictObject({ do: v.literal('ban'), kind: v.literal('name'), who: name, why }),
  v.strictObject({ do: v.literal('ban'), kind: v.literal('person'), who: person, why }),
  v.strictObject({ do: v.literal('unban'), kind: v.literal('address'), who: address }),
  v.strictObject({ do: v.literal('unban'), kind: v.literal('name'), who: name }),
  v.strictObject({ do: v.literal('unban'), kind: v.literal('person'), who: person }),
]);

/** What the host of a server can ask of it. */
export type Command = v.InferOutput<typeof command>;
export type AskedCommand = v.InferInput<typeof command>;

/** A command was refused; the message is a sentence for the host. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** Reads a command. Throws AdminError. */
export function readCommand(text: string): Command {
  const result = v.safeParse(command, parsed(text));
  if (result.success) return result.output;
  throw new AdminError(sentenceOf(result.issues[0].message));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the schema says by itself speaks of types, not to people. */
function sentenceOf(message: string): string {
  return message.startsWith('Invalid') ? 'The server does not understand that command.' : message;
}
