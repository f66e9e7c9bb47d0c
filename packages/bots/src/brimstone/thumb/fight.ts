import {
  type AdventureView,
  type Board,
  distance,
  type Hero,
  meaningOf,
  neighboursOf,
  type SpaceId,
} from '@crawlspace/brimstone';
import { type Asked, bestSpace, findOption } from './asked.ts';
import { bestBlow, type Foe, foesOf, type Prospect, prospectFrom } from './battle.ts';
import { type Blow, blowsOf } from './blows.ts';
import { bestThrow, WORTH_A_STICK } from './dynamite.ts';
import { errands } from './mission.ts';
import { enemyHealthLeft, fitness, heroesUp, isUp } from './numbers.ts';
import { board, isLit } from './places.ts';

/** How much a hero minds danger: little when fit, much when nearly out. */
const CARE_WHEN_FIT = 0.4;
const CARE_WHEN_FRAIL = 1.6;
const FRAIL = 0.4;
const IN_THE_DARK = 3;
const TOO_FAR_FROM_FRIENDS = 4;
const COMFORT = 'comforting-presence';
/** With so few Wounds to go the fight is as good as over: no time to pick anybody up. */
const NEARLY_OVER = 4;
/** Moving must be worth that much more than staying. */
const WORTH_MOVING = 0.2;
/** What it is worth to stand where the mission needs somebody. */
const ERRAND = 2.5;

/** What a hero weighs up in a fight, put together once for all spaces. */
export interface Battle {
  readonly view: AdventureView;
  readonly map: Board;
  readonly hero: Hero;
  readonly foes: readonly Foe[];
  readonly blows: readonly Blow[];
  readonly others: readonly Hero[];
  readonly frail: boolean;
  readonly errands: readonly SpaceId[];
}

export function battleOf({ view, hero }: Asked): Battle {
  return {
    view,
    map: board(view),
    hero,
    foes: foesOf(view, hero),
    blows: blowsOf(view, hero),
    others: heroesUp(view).filter((other) => other !== hero),
    frail: fitness(view, hero) < FRAIL,
    errands: errands(view, hero),
  };
}

/** What to do in an activation with enemies about: stand well, then strike. */
export function fightOn(asked: Asked): string | null {
  const { view, hero } = asked;
  const help = findOption(asked, ({ kind }) => kind === 'help');
  if (help && woundsToGo(view) > NEARLY_OVER) return help;
  const battle = battleOf(asked);
  if (asked.has('dynamite')) {
    const here = bestBlow(battle.map, hero.space, prospectAt(battle, hero.space), battle.blows);
    if (bestThrow(view, hero, hero.space).worth > here.worth + WORTH_A_STICK) return 'dynamite';
  }
  return betterSpot(asked, battle) ?? strike(asked, battle) ?? help;
}

function woundsToGo(view: AdventureView): number {
  let sum = 0;
  for (const enemy of view.enemies) sum += enemyHealthLeft(view, enemy);
  return sum;
}

function prospectAt({ map, foes }: Battle, space: SpaceId): Prospect {
  return prospectFrom(map, space, foes);
}

/** The attack on offer that does most. */
function strike(asked: Asked, battle: Battle): string | null {
  const { space } = asked.hero;
  const onOffer = attacksOnOffer(asked, battle.blows);
  const open = battle.blows.filter((blow) => onOffer.has(blow));
  const { blow } = bestBlow(battle.map, space, prospectAt(battle, space), open);
  const best = blow && onOffer.get(blow);
  return best ?? findOption(asked, ({ kind }) => kind === 'attack');
}

/** The options of those blows that the menu offers. */
function attacksOnOffer({ question }: Asked, blows: readonly Blow[]): Map<Blow, string> {
  const found = new Map<Blow, string>();
  for (const option of question.options) {
    const meaning = meaningOf(question, option);
    if (meaning?.kind !== 'attack') continue;
    const items = meaning.items.join();
    const blow = blows.find((each) => each.items.join() === items);
    if (blow) found.set(blow, option);
  }
  return found;
}

/** A space that is clearly better than this one, the risk of failing to get away counted in. */
function betterSpot(asked: Asked, battle: Battle): string | null {
  const { hero, question } = asked;
  const found = bestSpace(asked, (space) => worthOfSpot(battle, space));
  if (!found) return null;
  const odds = question.describe?.(found.option).odds ?? 1;
  const gain = found.worth - worthOfSpot(battle, hero.space);
  return odds * gain > WORTH_MOVING ? found.option : null;
}

/** What a space is worth to a hero in a fight. */
export function worthOfSpot(battle: Battle, space: SpaceId): number {
  const { view, map, hero, blows, frail } = battle;
  const prospect = prospectAt(battle, space);
  const attack = bestBlow(map, space, prospect, blows).worth;
  const danger = dangerOf(battle, prospect) * (frail ? CARE_WHEN_FRAIL : CARE_WHEN_FIT);
  const dark = isLit(view, space) ? 0 : IN_THE_DARK;
  const good = attack + comfortFrom(view, hero, space) + errandAt(battle, space);
  return good - danger - dark - distanceKept(battle, space, prospect);
}

/** The Wounds to expect: from those beside, and some from those who can come. */
function dangerOf({ others }: Battle, { beside, beyond }: Prospect): number {
  let danger = 0;
  for (const { menace, fear } of beside) danger += menace + fear / 2;
  for (const { foe, away } of beyond) {
    if (away <= foe.move + 1) danger += foe.menace / (others.length + 1);
  }
  return danger;
}

function errandAt({ map, errands: wanted }: Battle, space: SpaceId): number {
  if (wanted.length === 0) return 0;
  const away = Math.min(...wanted.map((each) => distance(map, each, space)));
  return away <= 1 ? ERRAND : -away / 5;
}

/** Nobody fights well alone; who is fit comes nearer to the enemies, who is frail stays away. */
function distanceKept({ map, others, frail }: Battle, space: SpaceId, prospect: Prospect): number {
  let friend = others.length > 0 ? Number.POSITIVE_INFINITY : 0;
  for (const other of others) friend = Math.min(friend, spacesBetween(map, space, other.space));
  const apart = Math.max(0, friend - TOO_FAR_FROM_FRIENDS) / 4;
  const far = Number.isFinite(prospect.nearest) ? prospect.nearest / 10 : 0;
  return apart + (frail ? -far : far);
}

function spacesBetween(map: Board, one: SpaceId, other: SpaceId): number {
  const dx = Math.abs((map.x[one] ?? 0) - (map.x[other] ?? 0));
  return Math.max(dx, Math.abs((map.y[one] ?? 0) - (map.y[other] ?? 0)));
}

/** Who comforts others stands next to those who need it. */
export function comfortFrom(view: AdventureView, hero: Hero, space: SpaceId): number {
  if (!hero.upgrades.includes(COMFORT)) return 0;
  const around = neighboursOf(board(view), space);
  let worth = 0;
  for (const other of view.heroes) {
    const hurt = other.wounds + other.sanityDamage;
    if (other !== hero && isUp(other) && hurt > 0 && around.includes(other.space)) {
      worth += fitness(view, other) < 0.5 ? 0.8 : 0.4;
    }
  }
  return worth;
}
