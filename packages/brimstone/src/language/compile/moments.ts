import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroAt } from '../../adventure.ts';
import { adjacentTiles, areAdjacent, tilesOf, worldOf } from '../../board/index.ts';
import type { Cause, HitOnEnemy, MomentName, Weapon } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { Concern } from '../ability.ts';
import { type Frame, frameOf } from '../frame.ts';
import { ownerOf } from '../hero-cards.ts';

/** A moment, whichever it is: what it may be about. */
export interface AnyMoment {
  readonly hero?: Hero | null;
  readonly enemy?: Enemy | null;
  readonly weapon?: Weapon | null;
  readonly hit?: HitOnEnemy;
  readonly type?: string;
  readonly by?: number | null;
  readonly cause?: { readonly kind: string; readonly id: string; readonly enemy?: Enemy };
  readonly [field: string]: unknown;
}

/** Where the fields of a moment are: of a hit that is done, in the hit. */
export function partOf(moment: AnyMoment): AnyMoment {
  return (moment.hit as AnyMoment | undefined) ?? moment;
}

/** A card in a moment. Where it is nobody's, `you` is the hero whom the moment concerns. */
export function frameIn(g: Adventure, source: Source, moment: AnyMoment | null): Frame {
  const part = moment ? partOf(moment) : null;
  const you = source.hero === null ? (part?.hero ?? null) : heroAt(g, source.hero);
  const cause = causeIn(g, source, part);
  const world = g.content.encounters[source.card]?.world ?? null;
  return frameOf(g, source.card, you, { source, moment, cause, world });
}

/** What a world does is no card's doing: it is how things are there. */
function causeIn(g: Adventure, { card, hero, type }: Source, part: AnyMoment | null): Cause {
  if (type !== null) {
    const enemy = part?.enemy ?? part?.cause?.enemy;
    return { kind: 'enemy', id: card, ...(enemy ? { enemy } : {}) };
  }
  const isWorld = hero === null && Object.values(g.content.worlds).some(({ id }) => id === card);
  return { kind: isWorld ? 'rule' : 'card', id: card };
}

export type Concerns = (g: Adventure, source: Source, moment: AnyMoment) => boolean;

export const CONCERNS: Readonly<Record<Concern, Concerns>> = {
  you: (_, source, moment) => isOwn(source, moment),
  anyone: () => true,
  another: (_, source, moment) => heroOf(moment) !== null && !isOwn(source, moment),
  'another-here': (g, source, moment) => !isOwn(source, moment) && isHere(g, source, moment),
  'another-in-world': (g, source, moment) => {
    const hero = heroOf(moment);
    if (!hero || isOwn(source, moment)) return false;
    return worldOf(board(g), hero.space) === worldOf(board(g), ownerOf(g, source).space);
  },
  'another-adjacent': (g, source, moment) => {
    const hero = heroOf(moment);
    if (!hero || isOwn(source, moment)) return false;
    return areAdjacent(board(g), hero.space, ownerOf(g, source).space);
  },
  'another-near': (g, source, moment) => {
    const hero = heroOf(moment);
    if (!hero || isOwn(source, moment)) return false;
    const own = tilesOf(board(g), ownerOf(g, source).space);
    const near = [...own, ...own.flatMap((tile) => adjacentTiles(board(g), tile))];
    return tilesOf(board(g), hero.space).some((tile) => near.includes(tile));
  },
  here: (g, source, moment) => isOwn(source, moment) || isHere(g, source, moment),
  'your-healing': (_, source, moment) => moment.by === source.hero,
};

function heroOf(moment: AnyMoment): Hero | null {
  return partOf(moment).hero ?? null;
}

function isOwn(source: Source, moment: AnyMoment): boolean {
  return heroOf(moment)?.index === source.hero;
}

function isHere(g: Adventure, source: Source, moment: AnyMoment): boolean {
  const hero = heroOf(moment);
  if (!hero) return false;
  const here = tilesOf(board(g), ownerOf(g, source).space);
  return tilesOf(board(g), hero.space).some((tile) => here.includes(tile));
}

/** Moments that are about no hero in particular: they concern everybody. */
const OF_NOBODY: ReadonlySet<MomentName> = new Set<MomentName>([
  ...(['adventureEnd', 'turnStart', 'turnEnd', 'holdBackRolled', 'darknessMoved'] as const),
  ...(['darknessDrawn', 'depthEvent', 'encounterDrawn', 'enemiesComing', 'fightStart'] as const),
  ...(['ambushed', 'fightEnd', 'enemyActivationStart', 'enemyActivationEnd'] as const),
]);

/** Whether a moment concerns a card: the hero whose it is, its type of enemy, or everybody. */
export function compileConcern(at: MomentName, of: Concern | undefined): Concerns {
  if (of) return CONCERNS[of];
  const ofAHero: Concerns = OF_NOBODY.has(at) ? CONCERNS.anyone : CONCERNS.you;
  return (g, source, moment) => {
    if (source.type !== null) return isOfType(source.type, at, moment);
    return source.hero === null || ofAHero(g, source, moment);
  };
}

function isOfType(type: string, at: MomentName, moment: AnyMoment): boolean {
  if (moment.type !== undefined) return moment.type === type;
  const { enemy } = partOf(moment);
  if (enemy !== undefined) return enemy?.type === type;
  if (moment.cause) return moment.cause.kind === 'enemy' && moment.cause.id === type;
  return OF_NOBODY.has(at) || moment.hero !== undefined;
}
