import type { MomentName, Moments } from '../../moments.ts';
import type { Reaction } from '../ability.ts';
import type { EnemyFilter, WeaponFilter, When } from '../values.ts';
import { fromText } from './enemies.ts';
import { causeText } from './fields.ts';
import { enemyText, withText, withWeapon } from './foes.ts';
import { isImplied } from './implied.ts';
import { listed, type Telling, withArticle } from './say.ts';
import { allOf, underText } from './when.ts';

/** Moments that have a field of this name, or none. */
type With<Field extends string> = {
  [Name in MomentName]: Field extends keyof Moments[Name] ? Name : never;
}[MomentName];

export type OfAHero = With<'hero'> | 'hitResolved';
type OfAnEnemy = With<'enemy'> | With<'cause'> | With<'type'> | 'hitResolved';

/** Moments that are called something else where one of their fields says so. */
const VARIANTS = {
  hitResolved: { killed: { true: 'killed', false: 'survived' } },
  attackResolved: { kills: { filled: 'killed' } },
  heroHit: { kind: { horror: 'horror', corruption: 'corruption' } },
  fightStart: { ambush: { true: 'ambush' } },
  damageRolled: { critical: { true: 'critical' } },
  healed: { token: { recovery: 'recovered' } },
} as const;

type VariantOf<Name extends keyof typeof VARIANTS> = {
  [Field in keyof (typeof VARIANTS)[Name]]: (typeof VARIANTS)[Name][Field] extends infer Values
    ? Values[keyof Values] & string
    : never;
}[keyof (typeof VARIANTS)[Name]];

type HeroHead =
  | OfAHero
  | { [Name in keyof typeof VARIANTS]: `${Name}-${VariantOf<Name>}` }[keyof typeof VARIANTS];

/** The keys of what is said of each moment: to you, of another hero, of the enemy whose ability it is. */
export type MomentKey =
  | `moment.${Exclude<HeroHead, 'fightStart-ambush'>}.${'you' | 'one'}`
  | `moment.${Exclude<MomentName, OfAHero> | 'fightStart-ambush'}.any`
  | `moment.${OfAnEnemy}.type`;

const NOBODYS: ReadonlySet<MomentName> = new Set<Exclude<MomentName, OfAHero>>([
  ...(['adventureEnd', 'turnStart', 'turnEnd', 'holdBackRolled', 'darknessMoved'] as const),
  ...(['darknessDrawn', 'depthEvent', 'encounterDrawn', 'enemiesComing', 'fightStart'] as const),
  ...(['ambushed', 'fightEnd', 'enemyActivationStart', 'enemyActivationEnd'] as const),
]);

const ABOUT_ENEMIES: ReadonlySet<MomentName> = new Set<OfAnEnemy>([
  ...(['aimedAt', 'hitAssigned', 'damageRolled', 'hitResolved', 'enemyWounded'] as const),
  ...(['enemyKilled', 'enemyActivationStart', 'enemyActivationEnd'] as const),
  ...(['enemyAttackDeclared', 'enemyAttackRolled', 'heroHit', 'woundsIncoming'] as const),
  ...(['heroWounded', 'heroHurt', 'heroSanityLost', 'heroKnockedOut', 'heroDown'] as const),
]);

/** Whom a moment concerns, seen from the card: you, another hero, the enemy itself, nobody in particular. */
export type Concerned = 'you' | 'one' | 'type' | 'any';

export function concernedIn({ voice }: Telling, { at: moment, of }: Reaction): Concerned {
  if (NOBODYS.has(moment)) return voice === 'type' && ABOUT_ENEMIES.has(moment) ? 'type' : 'any';
  if (voice === 'type' && of === undefined) return ABOUT_ENEMIES.has(moment) ? 'type' : 'one';
  if (of === 'your-healing') return 'one';
  return voice === 'you' && (of === undefined || of === 'you') ? 'you' : 'one';
}

/** 'when you hit an Undead Enemy with a Pistol, if you have moved': when a reaction comes. */
export function momentText(at: Telling, reaction: Reaction, link = ', '): string {
  const parts = allOf(reaction.when).filter((part) => !isImplied(part, reaction.do ?? []));
  const { named, rest, variant } = sortedOut(at, reaction.at, parts);
  const { during, under } = underText(at, rest, 'if', at.voice === 'you' ? 'you' : 'one');
  const name = variant === '' ? reaction.at : `${reaction.at}-${variant}`;
  const about = (text: string) => (text ? ` ${text}` : '');
  const concerned = concernedIn(at, reaction);
  const isAimed = reaction.at === 'aimedAt' && concerned === 'type' && named.enemy;
  const from = isAimed ? fromText(at, isAimed) : '';
  const head = at.say(`moment.${name}.${concerned}`, {
    who: at.say(`concern.${reaction.of ?? 'anyone'}`),
    enemy: enemyText(at, named.enemy),
    attack: withArticle(at.say, withWeapon(at, 'attack', named.weapon)),
    hit: withArticle(at.say, withWeapon(at, 'hit', named.weapon)),
    hits: withWeapon(at, 'hits', named.weapon),
    with: about(withText(at, named.weapon)),
    by: about(byText(at, named, ON_ENEMIES.has(reaction.at) && concerned !== 'type')),
  });
  return [`${head}${about(named.means ?? '')}${about(from)}${about(during)}`, under]
    .filter(Boolean)
    .join(link);
}

const ON_ENEMIES: ReadonlySet<MomentName> = new Set(['enemyWounded', 'enemyKilled'] as const);

/** Who or what harms. */
function byText(at: Telling, { enemy, cause }: Named, isOwnDeed: boolean): string {
  if (isOwnDeed) return cause ? causeText(at, cause, 'means') : '';
  if (enemy && at.concerned === 'type') return fromText(at, enemy);
  if (enemy) return at.say('cause.by', { enemy: enemyText(at, enemy) });
  return cause ? causeText(at, cause) : '';
}

/** What the words for a moment name themselves. */
interface Named {
  readonly weapon?: WeaponFilter;
  readonly enemy?: EnemyFilter;
  readonly cause?: Extract<When, { cause: unknown }>['cause'];
  /** 'with a Ranged Attack or by an explosion'. */
  readonly means?: string;
}

export interface SortedOut {
  readonly named: Named;
  readonly variant: string;
  readonly rest: readonly When[];
}

/** What must be so: what is said with the moment itself, and what is left. */
export function sortedOut(at: Telling, moment: MomentName, parts: readonly When[]): SortedOut {
  let named: Named = {};
  let variant = '';
  const rest: When[] = [];
  for (const part of parts) {
    const special = variant === '' ? variantOf(moment, part) : '';
    if (special) variant = special;
    else {
      const more = nameOf(at, moment, part);
      if (!more || Object.keys(more).some((key) => key in named)) rest.push(part);
      else named = { ...named, ...more };
    }
  }
  return { named, variant, rest };
}

const NAMES_WEAPON: ReadonlySet<MomentName> = new Set<With<'weapon'> | 'hitResolved'>([
  ...(['aimedAt', 'attackDeclared', 'attackRolled', 'hitAssigned', 'damageRolled'] as const),
  ...(['hitResolved', 'attackResolved', 'enemyWounded', 'enemyKilled', 'targetsSought'] as const),
]);

const NAMES_ENEMY: ReadonlySet<MomentName> = new Set<OfAnEnemy>([
  ...(['aimedAt', 'hitAssigned', 'damageRolled', 'hitResolved', 'enemyWounded'] as const),
  ...(['enemyKilled', 'enemyAttackDeclared', 'enemyAttackRolled'] as const),
]);

const NAMES_CAUSE: ReadonlySet<MomentName> = new Set<With<'cause'>>([
  ...(['heroHit', 'woundsIncoming', 'heroWounded', 'heroHurt', 'heroSanityLost'] as const),
  ...(['heroKnockedOut', 'heroDown', 'enemyWounded', 'enemyKilled'] as const),
]);

function nameOf(at: Telling, moment: MomentName, part: When): Named | null {
  if (typeof part !== 'object') return null;
  if ('some' in part) return meansOf(at, moment, part.some);
  if ('weapon' in part && NAMES_WEAPON.has(moment)) return { weapon: part.weapon };
  if ('cause' in part && NAMES_CAUSE.has(moment)) return { cause: part.cause };
  const isEnemy = NAMES_ENEMY.has(moment) || NAMES_CAUSE.has(moment);
  return 'enemy' in part && isEnemy ? { enemy: part.enemy } : null;
}

/** One of several ways to harm. */
function meansOf(at: Telling, moment: MomentName, parts: readonly When[]): Named | null {
  const named = parts.map((part) => nameOf(at, moment, part));
  const texts = named.map((each) =>
    each?.weapon
      ? withText(at, each.weapon)
      : each?.cause
        ? causeText(at, each.cause, 'means')
        : '',
  );
  return texts.every(Boolean) ? { means: listed(at.say, texts, 'or') } : null;
}

function variantOf(moment: MomentName, part: When): string {
  if (typeof part !== 'object' || !('field' in part)) return '';
  const variants: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  > = VARIANTS;
  const value = part.filled ? 'filled' : String(part.is);
  return variants[moment]?.[part.field]?.[value] ?? '';
}
