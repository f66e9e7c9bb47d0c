import type { MomentName, Moments } from '../../moments.ts';

/**
 * What cards may read of a moment, and what they may change: numbers (`change`) and what is so or not
 * (`switch`). The types see to it that this is what `moments.ts` says.
 */
type Kind<Value, IsWritable> = Value extends boolean
  ? IsWritable extends true
    ? 'switch'
    : 'yes-no'
  : Value extends number
    ? IsWritable extends true
      ? 'change'
      : 'number'
    : Value extends string
      ? 'word'
      : Value extends readonly unknown[]
        ? 'list'
        : 'thing';

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type IsWritable<Moment, Field extends keyof Moment> = Same<
  { [Each in Field]: Moment[Each] },
  { -readonly [Each in Field]: Moment[Each] }
>;
/** Of a field that is not always there, or nothing, what it is where it is something. */
type Fields<Moment> = {
  readonly [Field in keyof Moment]-?: Kind<
    NonNullable<Moment[Field]> extends boolean ? boolean & true : NonNullable<Moment[Field]>,
    IsWritable<Moment, Field>
  >;
};

export const MOMENTS: { readonly [Name in MomentName]: Fields<Moments[Name]> } = {
  adventureStart: { hero: 'thing' },
  adventureEnd: { won: 'yes-no' },
  turnStart: { turn: 'number' },
  turnEnd: { turn: 'number' },
  holdBackRolled: { dice: 'list', total: 'change', need: 'number' },
  darknessMoved: { to: 'number', forward: 'yes-no' },
  darknessDrawn: { card: 'word', replaced: 'switch' },
  depthEvent: { row: 'number' },
  heroActivationStart: { hero: 'thing' },
  heroActivationEnd: { hero: 'thing' },
  moveRolled: {
    hero: 'thing',
    die: 'number',
    grit: 'change',
    spaces: 'change',
    byAbility: 'switch',
    byWorld: 'switch',
  },
  escapeTest: { hero: 'thing', waived: 'switch', forbidden: 'switch' },
  heroRolled: {
    hero: 'thing',
    purpose: 'word',
    dice: 'list',
    need: 'number',
    rerolled: 'list',
    offers: 'list',
  },
  tileRevealed: { tile: 'number', hero: 'thing' },
  encounterDrawn: { card: 'word', tile: 'number', advanced: 'yes-no', cancelled: 'switch' },
  encounterTest: { hero: 'thing', skill: 'word', dice: 'change' },
  scavengeDrawn: { hero: 'thing', extra: 'change' },
  enemiesComing: { placing: 'thing' },
  fightStart: { ambush: 'yes-no' },
  ambushed: { types: 'list' },
  fightEnd: { final: 'yes-no' },
  catchYourBreath: { hero: 'thing', idle: 'yes-no', heal: 'change', woundsOnly: 'switch' },
  targetsSought: { hero: 'thing', weapon: 'thing', anywhere: 'switch' },
  aimedAt: { hero: 'thing', weapon: 'thing', enemy: 'thing', need: 'change' },
  attackDeclared: { hero: 'thing', weapon: 'thing', dice: 'change' },
  attackRolled: { hero: 'thing', weapon: 'thing', dice: 'list', hits: 'change' },
  hitAssigned: {
    hero: 'thing',
    weapon: 'thing',
    toHit: 'number',
    critical: 'yes-no',
    enemy: 'thing',
    extraDamage: 'change',
    ammo: 'list',
    paid: 'thing',
  },
  damageRolled: {
    hero: 'thing',
    weapon: 'thing',
    enemy: 'thing',
    toHit: 'number',
    critical: 'switch',
    die: 'number',
    damage: 'change',
    ignoresDefense: 'switch',
    harmless: 'switch',
    ammo: 'list',
    rest: 'thing',
    paid: 'thing',
  },
  hitResolved: { hit: 'thing', wounds: 'number', killed: 'yes-no' },
  attackResolved: { hero: 'thing', weapon: 'thing', kills: 'list', extraDice: 'change' },
  enemyWounded: {
    enemy: 'thing',
    hero: 'thing',
    weapon: 'thing',
    cause: 'thing',
    wounds: 'change',
    armor: 'change',
  },
  enemyKilled: {
    enemy: 'thing',
    hero: 'thing',
    weapon: 'thing',
    cause: 'thing',
    excess: 'number',
    paid: 'thing',
    survives: 'switch',
    replaced: 'switch',
  },
  dynamiteMissed: { hero: 'thing', bounces: 'change' },
  exploded: { spaces: 'list', hero: 'thing' },
  enemyActivationStart: { type: 'word' },
  enemyActivationEnd: { type: 'word' },
  enemyAttackDeclared: { enemy: 'thing', hero: 'thing', dice: 'change' },
  enemyAttackRolled: {
    enemy: 'thing',
    hero: 'thing',
    dice: 'list',
    need: 'number',
    hits: 'change',
    ignoresDefenseOn: 'change',
  },
  heroHit: {
    hero: 'thing',
    cause: 'thing',
    kind: 'word',
    hits: 'change',
    damage: 'change',
    ignoresDefense: 'switch',
    rolls: 'list',
  },
  woundsIncoming: { hero: 'thing', cause: 'thing', wounds: 'change', hits: 'number' },
  heroWounded: { hero: 'thing', cause: 'thing', wounds: 'change', rolls: 'list' },
  heroHurt: { hero: 'thing', cause: 'thing', wounds: 'number', hits: 'number', rolls: 'list' },
  heroSanityLost: { hero: 'thing', cause: 'thing', amount: 'change' },
  heroKnockedOut: { hero: 'thing', cause: 'thing', prevented: 'switch' },
  heroDown: { hero: 'thing', cause: 'thing' },
  healed: { hero: 'thing', by: 'number', token: 'word', wounds: 'change', sanity: 'change' },
  tokenUsed: { hero: 'thing', token: 'word' },
  arrived: { hero: 'thing' },
  goldFound: { hero: 'thing', amount: 'change' },
  darkStoneFound: { hero: 'thing', amount: 'change' },
};

/** Where the fields are: of a hit that is done, in the hit. */
export function fieldsOf(moment: MomentName): Readonly<Record<string, string>> {
  const hit = moment === 'hitResolved' ? MOMENTS.damageRolled : {};
  return { ...hit, ...MOMENTS[moment] };
}
