import { content } from '../../src/content/index.ts';
import type { EventOf } from '../../src/events.ts';
import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { enemyNumber, isInStasis } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { hasASay, heroNumber, isImmune, isUp, whoHasASay } from './hero-numbers.ts';

const FIXED_MOVE = 4;

interface Walk {
  readonly hero: number;
  die: number | null;
  /** Spaces left; null where a card has a say. */
  left: number | null;
  /** What the last die showed that was bought with Grit. */
  bought: number;
  passed: number;
  caught: boolean;
}

/** Where heroes walk, how far, past whom, and the Grit that a Move roll brings. */
export const movement: Check = {
  name: 'movement',
  start() {
    let walk: Walk | null = null;
    let at: number[] = [];
    let grit: { readonly due: number; readonly had: number } | null = null;
    let isOwed = false;
    return (seen) => {
      const { moment, now, report } = seen;
      const began = told(moment, 'activation');
      if (began)
        walk = { hero: began.hero, die: null, left: null, bought: 0, passed: 0, caught: false };
      const rolled = told(moment, 'rolled') ?? told(moment, 'rerolled');
      const hero = walk ? now.heroes[walk.hero] : undefined;
      if (walk && hero && rolled?.purpose === 'move' && rolled.hero === walk.hero) {
        walk.die = rolled.dice[0] ?? null;
        walk.left = spacesFor(now, hero, walk.die ?? 0);
        isOwed = true;
        grit = { due: gritFor(now, hero, walk.die ?? 0), had: hero.grit };
      }
      if (walk?.left != null && rolled?.purpose === 'move-extra' && rolled.hero === walk.hero) {
        const [more = 0] = rolled.dice;
        walk.left += more - (rolled.t === 'rerolled' ? walk.bought : 0);
        walk.bought = more;
      }
      if (told(moment, 'revived')) isOwed = false;
      const gained = told(moment, 'grit-gained');
      if (gained && walk?.hero === gained.hero && isOwed && hero && grit) {
        const isCards = whoHasASay(now, hero, 'moveRolled').some(
          (card) => card !== 'wild-card' && card !== 'the table',
        );
        if (!isCards && gained.amount > grit.due) {
          report('B-GRIT-11', `hero ${hero.index} gains ${gained.amount} Grit on a ${walk.die}`);
        }
        isOwed = false;
      }
      const asked = moment.kind === 'asked' ? moment.question.prompt.key : '';
      if (asked === 'prompt.activation' && walk && hero && isOwed && grit && walk.die !== null) {
        const most = heroNumber(now, hero, 'maxGrit') ?? 0;
        if (grit.due > 0 && grit.had < most && hero.grit === grit.had) {
          report('B-GRIT-11', `hero ${hero.index} gains no Grit on a ${walk.die}`);
        }
        isOwed = false;
      }
      if (asked === 'prompt.activation' && walk && hero?.activation && walk.left !== null) {
        if (hero.activation.moveLeft !== walk.left && !walk.caught && !hero.activation.stuck) {
          const text = `hero ${hero.index} has ${hero.activation.moveLeft} spaces left, not ${walk.left}`;
          report('B-MOVE-01', text);
        }
        walk.left = hero.activation.moveLeft;
      }
      const escaped = told(moment, 'escaped');
      const caught = told(moment, 'caught');
      const test = escaped ?? caught;
      if (test && walk) {
        checkTest(seen, at[test.hero] ?? -1, test);
        if (escaped) walk.passed = Math.max(walk.passed, escaped.need);
        else walk.caught = true;
      }
      const moved = told(moment, 'moved');
      // Moves that a card gives are not told as moves of an activation.
      if (moved && walk?.hero === moved.hero && moved.rule === 'B-MOVE-01') {
        if (walk.caught) report('B-ESC-05', `hero ${moved.hero} moves on after a failed test`);
        const from = at[moved.hero] ?? -1;
        checkPath(seen, walk, from, moved);
        if (walk.left !== null) walk.left -= moved.spaces.length;
        if (walk.left !== null && walk.left < 0)
          report('B-MOVE-01', `hero ${moved.hero} walks too far`);
      }
      const dragged = told(moment, 'dragged');
      if (dragged && walk) walk.left = null;
      // A World is entered in the middle of a move that has not been told yet.
      if (!told(moment, 'world-entered')) at = now.heroes.map(({ space }) => space);
    };
  },
};

function spacesFor(now: AdventureState, hero: Hero, die: number): number | null {
  const cards = whoHasASay(now, hero, 'moveRolled');
  if (cards.some((card) => card !== 'wild-card' && card !== 'the table')) return null;
  // Cards in play may shorten a move; so do enemies made of snow. Worlds do not, a mission may.
  if (now.inPlay.length > 0 || now.enemies.length > 0) return null;
  if (content.missions[now.mission.id]?.ability?.on?.moveRolled) return null;
  const more = heroNumber(now, hero, 'move');
  const spaces = (now.options.fixedMove ? FIXED_MOVE : die) + (more ?? 0);
  // What is left of a move of less than one space the documents do not say.
  return more === null || spaces < 1 ? null : spaces;
}

/** A 1 recovers a Grit, on the Targa Plateau a 2 as well; two where an ability gives one anyway. */
function gritFor(now: AdventureState, hero: Hero, die: number): number {
  const isTarga = groundOf(now).plane.squares[hero.space]?.world === 'targa';
  const byAbility = hero.upgrades.includes('wild-card') && die <= 2;
  const byWorld = isTarga && die <= 2;
  if (byAbility && byWorld) return 2;
  return die === 1 || byAbility || byWorld ? 1 : 0;
}

function threats(now: AdventureState, space: number) {
  const ground = groundOf(now);
  return now.enemies.filter(
    (enemy) =>
      !isInStasis(now, enemy) &&
      ground.under(enemy).some((under) => ground.isAdjacent(space, under)),
  );
}

/** The highest Escape value around a space; null where the checker does not know it. */
function escapeAt(now: AdventureState, space: number): number | null {
  const values = threats(now, space).map((enemy) => enemyNumber(now, enemy.type, 'escape', enemy));
  return values.includes(null) ? null : Math.max(0, ...(values as number[]));
}

function checkTest(
  { now, report }: Seen,
  from: number,
  test: EventOf<'escaped'> | EventOf<'caught'>,
): void {
  const hero = now.heroes[test.hero] as Hero;
  if (threats(now, from).length === 0) {
    report('B-ESC-01', `hero ${hero.index} tests Escape with nobody adjacent`);
  }
  const value = escapeAt(now, from);
  const help = heroNumber(now, hero, 'escape');
  if (value !== null && help === 0 && test.need !== value) {
    report('B-ESC-02', `hero ${hero.index} tests against ${test.need}, not ${value}`);
  }
  const isPassed = test.dice.some((die) => die >= test.need);
  if (help === 0 && isPassed !== (test.t === 'escaped')) {
    report('B-ESC-02', `${test.dice} against ${test.need}: ${test.t}`);
  }
}

function checkPath({ now, report }: Seen, walk: Walk, from: number, moved: EventOf<'moved'>): void {
  const ground = groundOf(now);
  const hero = now.heroes[moved.hero] as Hero;
  const climbs = isImmune(now, hero, 'barriers');
  const passes = isImmune(now, hero, 'models');
  const taken = new Set([
    ...now.enemies.flatMap((enemy) => ground.under(enemy)),
    ...now.heroes.filter((each) => isUp(each) && each !== hero).map(({ space }) => space),
  ]);
  const waives = hasASay(now, hero, 'escapeTest') || (heroNumber(now, hero, 'escape') ?? 1) !== 0;
  let at = from;
  for (const [index, next] of moved.spaces.entries()) {
    const ways = (climbs ? ground.adjacent : ground.steps)[at] ?? [];
    if (!ways.includes(next)) report('B-MOVE-02', `hero ${hero.index} steps from ${at} to ${next}`);
    const isLast = index === moved.spaces.length - 1;
    if (taken.has(next) && (isLast || !passes)) {
      report('B-MOVE-03', `hero ${hero.index} walks into a model on ${next}`);
    }
    const value = escapeAt(now, at);
    if (value !== null && value > walk.passed && !waives) {
      report(
        'B-ESC-04',
        `hero ${hero.index} leaves ${at} past Escape ${value} with ${walk.passed}`,
      );
    }
    at = next;
  }
  if (hero.space !== at) report('B-MOVE-01', `hero ${hero.index} is on ${hero.space}, not ${at}`);
}
