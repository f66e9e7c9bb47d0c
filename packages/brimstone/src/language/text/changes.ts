import type { MomentName, Moments } from '../../moments.ts';
import type { Change } from '../ability.ts';
import type { Phrase } from './phrases.ts';
import { amountText, signed, type Telling } from './say.ts';

type IfEqual<One, Other, Yes> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? Yes : never;

/** The fields of a moment that a card may change. */
export type Changeable<Moment> = {
  [Field in keyof Moment]-?: IfEqual<
    { [Each in Field]: Moment[Each] },
    { -readonly [Each in Field]: Moment[Each] },
    Field
  >;
}[keyof Moment] &
  string;

/** Fields whose values are no numbers and no yes or no: only code changes them. */
type Beyond = 'placing' | 'enemy';

/** Each field that may change, with its moment: `heroHit.hits`. */
export type ChangeName = {
  [Name in MomentName]: `${Name}.${Exclude<Changeable<Moments[Name]>, Beyond>}`;
}[MomentName];

/** Who does what becomes different. */
export type Doer = 'hero' | 'enemy' | 'hit' | 'dynamite' | 'nobody';

/** What becomes of each field, as a verb of somebody: 'you take 1 less Wound', 'the Hit ignores Defense'. */
export const CHANGES: Readonly<
  Record<ChangeName, readonly [doer: Doer, verb: string, then?: string]>
> = {
  'holdBackRolled.total': ['nobody', 'add'],
  'darknessDrawn.replaced': ['nobody', 'draw'],
  'moveRolled.grit': ['hero', 'recover'],
  'moveRolled.spaces': ['hero', 'move'],
  'moveRolled.byAbility': ['hero', 'recover'],
  'moveRolled.byWorld': ['hero', 'recover'],
  'escapeTest.waived': ['hero', 'pass'],
  'escapeTest.forbidden': ['hero', 'can-do'],
  'encounterDrawn.cancelled': ['nobody', 'cancel'],
  'encounterTest.dice': ['hero', 'roll'],
  'scavengeDrawn.extra': ['hero', 'draw', 'put-back'],
  'catchYourBreath.heal': ['hero', 'heal'],
  'catchYourBreath.woundsOnly': ['hero', 'heal'],
  'targetsSought.anywhere': ['hero', 'choose'],
  'aimedAt.need': ['hero', 'get'],
  'attackDeclared.dice': ['hero', 'roll'],
  'attackRolled.hits': ['hero', 'score'],
  'hitAssigned.extraDamage': ['hit', 'do'],
  'damageRolled.critical': ['hit', 'be'],
  'damageRolled.damage': ['hit', 'do'],
  'damageRolled.ignoresDefense': ['hit', 'ignore'],
  'damageRolled.harmless': ['hit', 'do'],
  'attackResolved.extraDice': ['hero', 'roll', 'same-attack'],
  'enemyWounded.wounds': ['enemy', 'take'],
  'enemyWounded.armor': ['enemy', 'have'],
  'enemyKilled.survives': ['enemy', 'stay'],
  'enemyKilled.replaced': ['enemy', 'be'],
  'dynamiteMissed.bounces': ['dynamite', 'bounce'],
  'enemyAttackDeclared.dice': ['enemy', 'roll'],
  'enemyAttackRolled.hits': ['enemy', 'score'],
  'enemyAttackRolled.ignoresDefenseOn': ['enemy', 'ignore'],
  'heroHit.hits': ['hero', 'take'],
  'heroHit.damage': ['hit', 'do'],
  'heroHit.ignoresDefense': ['hit', 'ignore'],
  'woundsIncoming.wounds': ['hero', 'take'],
  'heroWounded.wounds': ['hero', 'take'],
  'heroSanityLost.amount': ['hero', 'take'],
  'heroKnockedOut.prevented': ['hero', 'stay'],
  'healed.wounds': ['hero', 'heal'],
  'healed.sanity': ['hero', 'heal'],
  'goldFound.amount': ['hero', 'find'],
  'darkStoneFound.amount': ['hero', 'find'],
};

/** One change, and who does it. */
export function changeText(
  at: Telling,
  moment: MomentName,
  field: string,
  change: Change,
): { readonly doer: Doer; readonly phrase: Phrase } {
  const name = `${moment}.${field}` as ChangeName;
  const [doer, usual, then] = CHANGES[name];
  const isPiercing = typeof change === 'object' && 'pierces' in change;
  const verb = isPiercing ? 'ignore' : usual;
  const object = objectText(at, name, change);
  const whole = then === undefined ? object : `${object} ${at.say(`change.${then}`)}`;
  return { doer, phrase: { verb, object: whole, bare: false } };
}

function objectText({ say }: Telling, name: ChangeName, change: Change): string {
  const key = `change.${name}`;
  if (typeof change === 'boolean') return say(key);
  if (typeof change === 'object' && 'pierces' in change) {
    return say('change.pierces', { n: change.pierces });
  }
  if (name === 'aimedAt.need' && typeof change === 'number') {
    return say(key, { n: signed(-change) });
  }
  const { how, n } = sizeOf(say, change);
  if (name === 'enemyWounded.armor') return say('best.armor', { n });
  if (name === 'enemyAttackRolled.ignoresDefenseOn') return say(key, { n });
  if (how === 'most' && n === 0) return say('change.none', { noun: say(key, { n }) });
  const noun = say(key, { n });
  // What is added to a roll is no more of it.
  const isPlain = name === 'holdBackRolled.total' && (how === 'more' || how === 'less');
  const of = isPlain && how === 'less' ? `−${n}` : n;
  const said = say(`change.${isPlain ? 'plain' : wordFor(how, say, key)}`, { n: of, noun })
    .replace('  ', ' ')
    .trim();
  const least = typeof change === 'object' && 'add' in change ? (change.least ?? 0) : 0;
  return least > 0 ? `${said}, ${say('change.not-below', { n: least })}` : said;
}

/** Of what is counted there are fewer, of the rest there is less. */
function wordFor(how: Size['how'], say: Telling['say'], key: string): string {
  return how === 'less' && say(key, { n: 1 }) !== say(key, { n: 2 }) ? 'fewer' : how;
}

type Pierces = Extract<Change, { pierces: unknown }>;

type Size = {
  readonly how: 'more' | 'less' | 'up-to' | 'least' | 'most';
  readonly n: string | number;
};

function sizeOf(say: Telling['say'], change: Exclude<Change, boolean | Pierces>): Size {
  const added = typeof change === 'number' ? change : 'add' in change ? change.add : null;
  if (typeof added === 'object' && added !== null && 'times' in added && (added.times ?? 1) < 0) {
    return { how: 'up-to', n: Math.abs(added.least ?? 0) };
  }
  if (added !== null) {
    const isLess = typeof added === 'number' && added < 0;
    const n = isLess ? Math.abs(added) : amountText(say, added);
    return { how: isLess ? 'less' : 'more', n };
  }
  const bound = change as Extract<Change, { least: unknown } | { most: unknown }>;
  return 'most' in bound && bound.most !== undefined
    ? { how: 'most', n: amountText(say, bound.most) }
    : { how: 'least', n: amountText(say, (bound as { least: number }).least) };
}
