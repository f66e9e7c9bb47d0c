import {
  type Ask,
  askOf,
  type Content,
  type DescentState,
  type DescentView,
} from '@crawlspace/hellscape';
import { onceFor, type Question, type Random } from '@crawlspace/kernel';
import type { Standing } from '../chance/standing.ts';
import { shuffleAnew } from '../futures.ts';
import type { Outlook } from '../search/outlook.ts';
import calibration from './calibration.json' with { type: 'json' };
import measured from './measured.json' with { type: 'json' };
import { foesOf } from './thumb/foes.ts';
import { groundOf } from './thumb/ground.ts';
import { hellscapeThumb } from './thumb/thumb.ts';
import { worthOfDescent } from './worth.ts';

/**
 * Questions whose answers show before the round is over. What to learn and what to wear does not; and
 * single steps and dice are as good by habit, once it is clear what the turn is for.
 */
const TACTICS: ReadonlySet<Ask | null> = new Set([
  'activate',
  'turn',
  'attack',
  'before-roll',
  'recover',
  'enemy-target',
  'step-ally',
]);

const STOPS: ReadonlySet<Ask | null> = new Set(['activate', 'turn']);

/** Looks ahead to the next round: by then the enemies have struck. */
export const descentOutlook: Outlook<DescentView> = {
  thumb: hellscapeThumb,
  isStop: (question) => STOPS.has(askOf(question)),
  pays: (question, view) => TACTICS.has(askOf(question)) && enemiesMayCome(view),
  shortlist: worthComparing,
  clock: (view) => view.round,
  horizon: () => 1,
  evaluate: worthOfDescent,
  chances: { standing, measured, calibration },
};

function standing(view: DescentView): Standing {
  const { quest, heroes, enemies, objectives, lifebringers, darkness, dungeon } = view;
  const seen = [
    objectives.filter(({ done }) => done).length,
    groundOf(view).up.length,
    lifebringers.left,
    enemies.length,
    dungeon.open.filter(Boolean).length,
    darkness.side,
  ];
  return {
    mission: quest.id,
    heroes: heroes.length,
    level: null,
    // One Lifebringer less: the harder way to play.
    otherRules: lifebringers.left + lifebringers.spent < Math.ceil(view.scale / 2),
    over: Math.max(0, view.round - 1),
    peace: enemies.length === 0,
    mark: seen.join(),
  };
}

/**
 * Whoever passes is unhurt when the round is over, and the quest no nearer: a look of one round takes
 * that for a gain. So actions are given up only where habit finds nothing to do with them.
 */
function worthComparing(question: Question, view: DescentView): readonly string[] {
  const { options, seat } = question;
  const actions = view.heroes[seat]?.turn?.actions ?? 0;
  const mayEnd = askOf(question) !== 'turn' || actions === 0;
  return options.filter((option) => option !== PUT_AWAY && (mayEnd || option !== END_TURN));
}

const END_TURN = 'end-turn';
/** Nothing gets better by taking off what is worn: in a few futures that is only luck. */
const PUT_AWAY = 'put-away';

/** Zones that an enemy may come in a round or two. */
const NEAR = 4;

/** While nobody is near, habits lead on as well. */
function enemiesMayCome(view: DescentView): boolean {
  const ground = groundOf(view);
  return foesOf(ground).some(({ enemy }) => {
    const { points } = ground.waysOfEnemy(enemy.zone);
    return ground.up.some(({ zone }) => {
      const far = points[zone] ?? -1;
      return far >= 0 && far <= NEAR;
    });
  });
}

/** What nobody knows of a quest: the order of every deck, the Ranger's arrows, the Rogue's bag, hidden faces. */
export function imagineDescent(content: Content, state: DescentState, random: Random): void {
  const { mobs, roaming, mobItems, items, doors } = state.decks;
  for (const piles of [mobs, roaming, mobItems, items])
    for (const deck of Object.values(piles)) shuffleAnew(deck.draw, random);
  shuffleAnew(doors.draw, random);
  for (const { board } of state.heroes) {
    if (board.class === 'ranger') shuffleAnew(board.arrows.draw, random);
    if (board.class === 'rogue') shuffleAnew(board.bag, random);
  }
  redealFaces(content, state, random);
}

/**
 * Hidden faces are dealt anew, of all there are of their kind. The tokens stay what they are: a rule
 * that is under way may hold on to one.
 */
function redealFaces(content: Content, { dungeon }: DescentState, random: Random): void {
  const piles = new Map<string, string[]>();
  for (const token of dungeon.tokens) {
    if (token.face === undefined || token.kind === 'treasure') continue;
    const pile = piles.get(token.kind) ?? random.shuffle([...(facesIn(content)[token.kind] ?? [])]);
    piles.set(token.kind, pile);
    Object.assign(token, { face: pile.pop() ?? token.face });
  }
}

/** The faces of all tokens of each kind, as many of each as there are. */
const facesIn = onceFor(({ faces }: Content): Readonly<Record<string, readonly string[]>> => {
  const piles: Record<string, string[]> = {};
  for (const { id, kind, copies } of Object.values(faces)) {
    piles[kind] = [...(piles[kind] ?? []), ...Array<string>(copies).fill(id)];
  }
  return piles;
});
