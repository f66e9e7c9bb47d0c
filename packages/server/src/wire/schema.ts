import { type Ask, type Hello, PROTOCOL, type Request } from '@crawlspace/host/online';
import * as v from 'valibot';
import { SECRET } from '../secrets.ts';

const LONGEST_NAME = 24;
const LONGEST_WORD = 300;
const MOST_PICKS = 200;
const LONGEST_PICK = 200;
const LONGEST_HERO_NAME = 40;
const MOST_MEMBERS = 12;
const MOST_PACKS = 20;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const shortText = v.pipe(v.string(), v.maxLength(100));
const secret = v.pipe(v.string(), v.regex(SECRET));
const person = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/));

/** Control characters, halves of letters, and letters that leave nothing but a gap. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]+/gu;
/** What changes the look of another letter is nothing by itself. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\s]/u;

/** What people type: one line, without what would not be seen, and spelled in one way only. */
function line(longest: number) {
  return v.pipe(
    v.string(),
    v.maxLength(4 * longest),
    v.transform((text) => text.replaceAll(UNSEEN, ' ').trim().normalize('NFC')),
    v.regex(SEEN),
    v.maxLength(longest),
  );
}

export const name = line(LONGEST_NAME);

const moment = v.strictObject({ epoch: count, n: count });
const standIn = v.union([
  v.strictObject({ bot: v.picklist(['bot', 'expert']) }),
  v.strictObject({ person }),
]);

const hello = v.strictObject({
  t: v.literal('hello'),
  protocol: count,
  table: v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/)),
  secret,
  link: v.optional(secret),
  have: v.optional(v.strictObject({ epoch: count, n: count, seq: count, told: count })),
});

const re = count;

const MOST_ORDERS = 200;
const family = v.pipe(v.string(), v.maxLength(60));
const orders = v.strictObject({
  general: v.pipe(
    v.record(family, v.picklist(['ask', 'always', 'never', 'sometimes'])),
    v.maxEntries(MOST_ORDERS),
  ),
  here: v.pipe(
    v.array(
      v.strictObject({
        family,
        order: v.picklist(['always', 'never', 'sometimes']),
        hero: v.nullable(seat),
        span: v.nullable(shortText),
      }),
    ),
    v.maxLength(MOST_ORDERS),
  ),
  wantsChance: v.boolean(),
});

const newMember = v.strictObject({
  class: shortText,
  name: v.optional(line(LONGEST_HERO_NAME)),
  portrait: v.optional(v.unknown()),
  upgrade: v.optional(shortText),
});
const companyDeed = v.variant('t', [
  v.strictObject({ t: v.literal('found'), name: line(LONGEST_HERO_NAME) }),
  v.strictObject({ t: v.literal('come-home') }),
  v.strictObject({ t: v.literal('to-town') }),
  v.strictObject({ t: v.literal('pass-town') }),
  v.strictObject({
    t: v.literal('muster'),
    mission: shortText,
    members: v.pipe(v.array(shortText), v.maxLength(MOST_MEMBERS)),
    options: v.optional(v.record(shortText, v.unknown())),
    sets: v.optional(count),
  }),
  v.strictObject({ t: v.literal('recruit'), hero: newMember }),
  v.strictObject({ t: v.picklist(['retire', 'bury']), member: shortText }),
]);

const request = v.variant('t', [
  v.strictObject({
    t: v.literal('answer'),
    re,
    decision: count,
    picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_PICK))), v.maxLength(MOST_PICKS)),
    at: moment,
    seat: v.optional(seat),
    id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
    by: v.optional(v.picklist(['person', 'order'])),
  }),
  v.strictObject({ t: v.literal('orders'), re, orders }),
  v.strictObject({ t: v.literal('undo'), re }),
  v.strictObject({ t: v.literal('here'), re }),
  v.strictObject({ t: v.literal('vote'), re, to: count }),
  v.strictObject({ t: v.literal('sit'), re, seat, name }),
  v.strictObject({ t: v.literal('stand'), re, seat }),
  v.strictObject({ t: v.literal('hand'), re, seat, to: v.nullable(standIn) }),
  v.strictObject({ t: v.literal('name'), re, name }),
  v.strictObject({ t: v.literal('say'), re, text: line(LONGEST_WORD) }),
  v.strictObject({ t: v.literal('point'), re, at: shortText, look: v.boolean() }),
  v.strictObject({ t: v.literal('advise'), re, decision: count }),
  v.strictObject({ t: v.literal('own'), re, person }),
  v.strictObject({ t: v.literal('kibitzing'), re, open: v.boolean() }),
  v.strictObject({ t: v.literal('mute'), re, person, on: v.boolean() }),
  v.strictObject({ t: v.literal('remove'), re, person, on: v.boolean() }),
  v.strictObject({ t: v.literal('report'), re, person, why: line(LONGEST_WORD) }),
  v.strictObject({ t: v.literal('lobby'), re, open: v.boolean() }),
  v.strictObject({
    t: v.literal('link'),
    re,
    kind: v.picklist(['invite', 'seat', 'device', 'spectator']),
    seat: v.optional(seat),
  }),
  v.strictObject({ t: v.literal('links'), re }),
  v.strictObject({ t: v.literal('revoke'), re, link: shortText }),
  v.strictObject({
    t: v.literal('company'),
    re,
    deed: companyDeed,
    after: v.nullable(shortText),
  }),
  v.strictObject({ t: v.literal('book'), re }),
  v.strictObject({ t: v.literal('packs'), re }),
]);

const seats = v.optional(
  v.pipe(v.array(v.picklist(['me', 'bot', 'expert', 'open'])), v.maxLength(64)),
);

const newTable = v.strictObject({
  game: v.picklist(['brimstone', 'hellscape']),
  name,
  setup: v.unknown(),
  record: v.optional(v.unknown()),
  packs: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_PACKS))),
  seats,
  lobby: v.optional(v.boolean()),
});

const company = v.strictObject({
  name,
  company: v.unknown(),
  current: v.optional(v.unknown()),
  seats,
});

const endpoint = v.pipe(v.string(), v.maxLength(1000));
const base64 = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[A-Za-z0-9_-]+={0,2}$/));
/** What browsers call a PushSubscription; its time to live is its own affair. */
const push = v.object({
  endpoint,
  keys: v.strictObject({ p256dh: base64(200), auth: base64(50) }),
});
const noPush = v.strictObject({ endpoint });

export type NewTableBody = v.InferOutput<typeof newTable>;

/** What was sent, if it is a greeting; null for anything else. */
export function readHello(text: string): Hello | null {
  return read(hello, text) as Hello | null;
}

/** The schema of each thing that can be asked, by its name: quicker than to try them all. */
const REQUESTS: ReadonlyMap<unknown, v.GenericSchema> = new Map(
  request.options.map((option) => [option.entries.t.literal, option]),
);

/** What was sent, if it is something that can be asked of a table. */
export function readRequest(text: string): Request | null {
  const value = parseJson(text);
  const schema = REQUESTS.get((value as { t?: unknown } | null | undefined)?.t);
  if (!schema) return null;
  const parsed = v.safeParse(schema, value);
  return parsed.success ? (parsed.output as Request) : null;
}

export function readNewTable(text: string): NewTableBody | null {
  return read(newTable, text);
}

export function readCompany(text: string): v.InferOutput<typeof company> | null {
  return read(company, text);
}

export function readPush(text: string): v.InferOutput<typeof push> | null {
  return read(push, text);
}

export function readNoPush(text: string): v.InferOutput<typeof noPush> | null {
  return read(noPush, text);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

/** Nothing that anybody sends in earnest has half as many levels, and whoever follows each needs a stack for it. */
const MOST_LEVELS = 100;

/** Undefined for what is no JSON, or too deep to be looked at by what comes after. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(MOST_LEVELS, value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Level by level, so that no depth is too much for it. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((each) => Object.values(each).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The number of a request that could not be read, so that whoever sent it hears of it. */
export function numberOf(text: string): number | null {
  const number = (parseJson(text) as { re?: unknown } | null | undefined)?.re;
  return v.is(count, number) ? number : null;
}

export function speaksOurs({ protocol }: Hello): boolean {
  return protocol === PROTOCOL;
}

// Nothing that can be asked is missing here, and nothing is here that cannot be asked.
type Read = v.InferOutput<typeof request>['t'];
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;
true satisfies IsSame<Read, Ask['t']>;
