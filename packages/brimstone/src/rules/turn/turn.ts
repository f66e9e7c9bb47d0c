import {
  all,
  choose,
  confirm,
  type OptionDetails,
  PARTY,
  pick,
  pickInOrder,
  type Rule,
} from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import { type Adventure, heroAt, heroesUp, inFight, isUp } from '../../adventure.ts';
import { withLast } from '../../asking.ts';
import { type Facts, promptFor } from '../../asks.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { readyAll, trigger } from '../abilities/active.ts';
import { nextTurn } from '../abilities/changes.ts';
import { chancesOfHoldingBack, holdBackTheDarkness } from '../darkness/depth.ts';
import { maybeCancelDread } from '../darkness/growing-dread.ts';
import { activateEnemies } from '../enemies/enemy-activation.ts';
import { roomExploration } from '../exploration/exploration.ts';
import { leaveImmobileBehind } from '../fights/fight-end.ts';
import { hardCoreDeaths } from '../heroes/knockout.ts';
import { levelUpAtTurnStart } from '../heroes/levels.ts';
import { stayWithinLimits } from '../heroes/limits.ts';
import { recoverAll } from '../heroes/recovery.ts';
import { equipAtTurnStart } from '../items/clothing.ts';
import { amongUses, describeUse, resolveUse, usesNow } from '../items/uses.ts';
import { beginActivation, goOnActivating } from './hero-activation.ts';
import { nextActor, whoIsNext } from './initiative.ts';
import { checkMission } from './outcome.ts';
import { readyTheParty } from './prepare.ts';

/**
 * One step of the adventure: from one safe point to the next. Most are a decision in the middle of an
 * activation, where nobody wins before it is over.
 */
export function playStep(g: Adventure): Rule {
  const hero = g.state.turn.step === 'activations' ? whoIsActing(g) : undefined;
  return hero?.activation ? goOnActivating(g, hero, hero.activation) : playOn(g);
}

function* playOn(g: Adventure): Rule {
  yield* takeStep(g);
  if (!whoIsActing(g)) yield* checkMission(g);
}

function takeStep(g: Adventure): Rule {
  const { turn } = g.state;
  if (turn.step === 'darkness') g.emit({ t: 'turn', amount: turn.number });
  if (turn.step !== 'activations') g.emit({ t: 'step', purpose: turn.step, rule: 'B-TURN-01' });
  if (turn.step === 'setup') return readyTheParty(g);
  if (turn.step === 'darkness') return darknessStep(g);
  if (turn.step === 'activations') return activateNext(g);
  if (turn.step === 'exploration') return explorationStep(g);
  return endOfTheTurn(g);
}

/** Step 1: before anything else the party may flee; then it holds back the Darkness. */
function* darknessStep(g: Adventure): Rule {
  const { turn } = g.state;
  leaveImmobileBehind(g);
  yield* hardCoreDeaths(g);
  yield* maybeFlee(g);
  yield* levelUpAtTurnStart(g);
  yield* equipAtTurnStart(g);
  yield* maybeCancelDread(g);
  yield* holdBackTheDarkness(g);
  yield* trigger(g, 'turnStart', { turn: turn.number });
  yield* offerUses(g, 'turn-start');
  turn.step = 'activations';
  g.emit({ t: 'step', purpose: turn.step, rule: 'B-TURN-01' });
}

function describeHolding(g: Adventure): OptionDetails {
  const chances = chancesOfHoldingBack(g);
  const odds = 1 - (chances.find(({ of }) => of === 'hold-fails')?.odds ?? 0);
  return { odds, chances, rule: 'B-DEPTH-27' };
}

/** Fleeing is decided at the start of a turn, before anything else, by all heroes who are up. */
function* maybeFlee(g: Adventure): Rule {
  const turn = g.state.turn.number;
  const chosen = yield* choose({
    seat: PARTY,
    prompt: promptFor('turn-start', { turn }, { turn }),
    options: ['hold-back', 'flee'],
    rule: 'B-WIN-06',
    describe: (id) => (id === 'hold-back' ? describeHolding(g) : {}),
  });
  if (chosen !== 'flee') return;
  const answers = yield* all(
    heroesUp(g).map(({ index }) =>
      confirm({ seat: index, prompt: promptFor('flee'), rule: 'B-WIN-07' }),
    ),
  );
  if (!answers.every((agrees) => agrees)) return;
  g.emit({ t: 'fled', rule: 'B-WIN-08' });
  yield* g.do.loseAdventure(g, 'fled');
}

/** The hero in the middle of an activation. */
function whoIsActing(g: Adventure): Hero | undefined {
  for (const hero of g.state.heroes) if (hero.activation) return hero;
  return undefined;
}

/** Step 2: the next hero or group of enemies in order of Initiative. */
function* activateNext(g: Adventure): Rule {
  const { turn } = g.state;
  let next = turn.over ? null : whoIsNext(g);
  if (next && next.enemies.length > 0) {
    yield* g.do.anytime(g);
    // What was used may have changed the order or ended the turn.
    next = turn.over ? null : whoIsNext(g);
  }
  const actor = next && (yield* nextActor(g, next));
  if (!actor) {
    turn.step = turn.over ? 'end' : 'exploration';
    return;
  }
  turn.done.push(actor);
  if (actor.kind === 'hero') yield* beginActivation(g, heroAt(g, actor.hero));
  else yield* activateEnemies(g, actor.type);
}

/** Step 3: tokens on rooms with a hero are revealed, unless there is a fight. */
function* explorationStep(g: Adventure): Rule {
  yield* roomExploration(g);
  g.state.turn.step = 'end';
}

/** Step 4: everything that happens at the end of a turn, in an order the players choose. */
function* endOfTheTurn(g: Adventure): Rule {
  const { turn } = g.state;
  yield* trigger(g, 'turnEnd', { turn: turn.number });
  yield* endOfTurnEffects(g);
  readyAll(g, 'turn');
  for (const hero of g.state.heroes) hero.freeAttackUsed = false;
  for (const hero of nextTurn(g)) stayWithinLimits(g, hero);
  turn.step = 'darkness';
  turn.done = [];
  turn.scavenged = [];
  turn.over = false;
}

/** What the end of a turn brings to a hero: a recovery, or the use of abilities. */
interface TurnEnd {
  readonly hero: Hero;
  readonly recovers: boolean;
}

/** Recoveries of KO'd heroes and the heroes' own end-of-turn abilities. */
function* endOfTurnEffects(g: Adventure): Rule {
  const recovering = inFight(g)
    ? []
    : g.state.heroes.filter((hero) => hero.knockedOut && !hero.dead);
  const able = heroesUp(g).filter((hero) => usesNow(g, hero, ['turn-end']).length > 0);
  const effects: TurnEnd[] = [
    ...recovering.map((hero) => ({ hero, recovers: true })),
    ...able.map((hero) => ({ hero, recovers: false })),
  ];
  if (effects.length === 0) return;
  const order = yield* pickInOrder({
    seat: PARTY,
    prompt: promptFor('end-of-turn-order'),
    rule: 'B-TURN-13',
    of: effects,
    id: ({ hero, recovers }) => `${recovers ? 'recover' : 'ability'}${hero.index}`,
    means: ({ hero, recovers }): BrimstoneMeaning => ({
      kind: recovers ? 'recover' : 'turn-end',
      hero: hero.index,
    }),
    describe: ({ hero, recovers }) => ({
      text: {
        key: recovers ? 'option.recover' : 'option.end-of-turn-ability',
        params: { hero: hero.name },
      },
    }),
  });
  for (const { hero, recovers } of order) {
    if (recovers) yield* g.do.recover(g, hero);
    else yield* offerUsesTo(g, hero, 'turn-end');
  }
  // Those too who fell while others got up.
  if (recovering.length > 0) yield* recoverAll(g);
}

type EdgeOfTurn = Extract<UseTiming, 'turn-start' | 'turn-end'>;

/** Asks every hero who has something to use at this time, one after the other. */
function* offerUses(g: Adventure, timing: EdgeOfTurn): Rule {
  for (const hero of g.state.heroes) yield* offerUsesTo(g, hero, timing);
}

/** How the fight stands, for who wants to be asked only when much is at stake. */
function inTheFight({ state }: Adventure): Facts | undefined {
  const { fight, turn, enemies, heroes } = state;
  if (!fight) return undefined;
  const fought = turn.number - fight.startedInTurn;
  return { fight: { fought, foes: enemies.length, heroes: heroes.filter(isUp).length } };
}

function* offerUsesTo(g: Adventure, hero: Hero, timing: EdgeOfTurn): Rule {
  while (isUp(hero)) {
    const uses = usesNow(g, hero, [timing]);
    if (uses.length === 0) return;
    const use = yield* pick({
      seat: hero.index,
      prompt: promptFor(`use-${timing}`, undefined, inTheFight(g)),
      ...withLast(amongUses(uses), 'pass'),
      describe: (usable) => (usable ? describeUse(g, usable) : {}),
    });
    if (!use) return;
    yield* resolveUse(g, use);
  }
}
