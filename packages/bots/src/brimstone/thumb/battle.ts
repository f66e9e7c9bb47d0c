import {
  type AdventureView,
  type Board,
  distance,
  type Hero,
  type SpaceId,
  sees,
} from '@crawlspace/brimstone';
import { type Blow, woundsOfAHit } from './blows.ts';
import { enemyHealthLeft, menaceTo, sheetOf } from './numbers.ts';
import { spacesOf } from './places.ts';

const KILL_IS_WORTH = 2;

/** An enemy as a hero sees it: what matters for striking at it and for keeping out of its way. */
export interface Foe {
  readonly spaces: readonly SpaceId[];
  readonly left: number;
  readonly defense: number;
  readonly move: number;
  /** The Wounds to expect from it, less when it is busy with somebody else. */
  readonly menace: number;
  readonly fear: number;
}

/** An enemy that is busy with somebody else is less of a danger. */
const BUSY = 0.3;

export function foesOf(view: AdventureView, hero: Hero): Foe[] {
  const menace = menaceTo(view, hero);
  return view.enemies.map((enemy) => {
    const { defense, move, abilities } = sheetOf(view, enemy);
    const busy = enemy.target !== null && enemy.target !== hero.index ? BUSY : 1;
    return {
      spaces: spacesOf(view, enemy),
      left: enemyHealthLeft(view, enemy),
      defense,
      move,
      menace: menace(enemy) * busy,
      fear: abilities['ab-fear'] ?? 0,
    };
  });
}

/** The foes as they are from one space: those beside it, and how far away the others are. */
export interface Prospect {
  readonly beside: readonly Foe[];
  readonly beyond: readonly { readonly foe: Foe; readonly away: number }[];
  readonly nearest: number;
}

export function prospectFrom(map: Board, from: SpaceId, foes: readonly Foe[]): Prospect {
  const beside: Foe[] = [];
  const beyond: { foe: Foe; away: number }[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    let away = Number.POSITIVE_INFINITY;
    for (const space of foe.spaces) away = Math.min(away, distance(map, space, from));
    if (away <= 1) beside.push(foe);
    else beyond.push({ foe, away });
    nearest = Math.min(nearest, away);
  }
  return { beside, beyond, nearest };
}

/** The foes that an attack could go to first: those beside, else those in range and in sight. */
function targetsOf(map: Board, from: SpaceId, { beside, beyond }: Prospect, blow: Blow) {
  if (blow.melee || beside.length > 0) return beside;
  const targets: Foe[] = [];
  for (const { foe, away } of beyond) {
    if (away <= blow.range && foe.spaces.some((space) => sees(map, from, space))) targets.push(foe);
  }
  return targets;
}

/** What an attack is worth: Wounds that count, and kills. */
function worthOf(targets: readonly Foe[], blow: Blow): number {
  let most = 0;
  for (const { left, defense } of targets) {
    const wounds = blow.dice * blow.hits * woundsOfAHit(blow, defense);
    const useful = Math.min(wounds, left);
    const spill = targets.length > 1 ? (wounds - useful) / 2 : 0;
    most = Math.max(most, useful + spill + KILL_IS_WORTH * Math.min(1, wounds / left));
  }
  return most;
}

/** The best that can be done from a space. */
export function bestBlow(
  map: Board,
  from: SpaceId,
  prospect: Prospect,
  blows: readonly Blow[],
): { readonly blow: Blow | null; readonly worth: number } {
  let found: Blow | null = null;
  let most = 0;
  for (const blow of blows) {
    const worth = worthOf(targetsOf(map, from, prospect, blow), blow);
    if (worth > most) {
      most = worth;
      found = blow;
    }
  }
  return { blow: found, worth: most };
}
