import {
  all,
  allocate,
  choose,
  chooseMany,
  confirm,
  d6,
  discardCard,
  distancesFrom,
  drawCard,
  type Game,
  type Meaning,
  PARTY,
  pick,
  putInOrder,
  type Rule,
  type SeatId,
  UNREACHED,
} from '../../src/index.ts';
import { areAdjacent, neighbours, SPACES, spaceIds, spaceOf } from './cellar.ts';
import type { Hero, Rat, Skirmish, SkirmishEvent, Stance } from './state.ts';

type Cellar = Game<Skirmish, SkirmishEvent>;

/** One phase of a round: the stances, one hero's activation, or the rats. */
export function* step(g: Cellar): Rule {
  const { state } = g;
  if (state.phase === 'stances') yield* chooseStances(g);
  else if (state.phase === 'heroes') yield* activateHero(g, state.toAct.shift() as SeatId);
  else yield* ratsAttack(g);
  state.phase = nextPhase(state);
}

function nextPhase(state: Skirmish): Skirmish['phase'] {
  if (state.phase === 'rats') return 'stances';
  return state.toAct.length > 0 ? 'heroes' : 'rats';
}

/** All heroes choose their stance at the same time; then the party decides who goes first. */
function* chooseStances(g: Cellar): Rule {
  g.emit({ t: 'round', round: g.state.round });
  const seats = standing(g.state);
  yield* all(seats.map((seat) => chooseStance(g, seat)));
  const order = yield* putInOrder({
    seat: PARTY,
    prompt: { key: 'skirmish.order' },
    options: seats.map((seat) => `h${seat}` as const),
  });
  g.state.toAct = order.map(spaceOf);
}

function* chooseStance(g: Cellar, seat: SeatId): Rule {
  heroAt(g, seat).stance = yield* choose<Stance>({
    seat,
    prompt: { key: 'skirmish.stance' },
    options: ['guard', 'press'],
  });
}

/** A hero moves up to a rolled distance, and attacks or searches once, in any order. */
function* activateHero(g: Cellar, seat: SeatId): Rule {
  const hero = heroAt(g, seat);
  if (hero.health === 0) return;
  let [steps = 0] = rollDice(g, 'move', 1);
  let acted = false;
  for (;;) {
    const action = yield* chooseAction(g, seat, steps, acted);
    if (action === 'end') return;
    if (action === 'attack') yield* attack(g, seat);
    else if (action === 'search') search(g, seat);
    else steps -= moveTo(g, seat, action, steps);
    if (action === 'attack' || action === 'search') acted = true;
    if (isOver(g.state)) return;
  }
}

/** What a hero can do: these, or go to a space. */
type Action = 'end' | 'attack' | 'search' | number;

/** What options mean, as a game lists it: the kernel knows nothing but the kind. */
type SkirmishMeaning = Meaning | { readonly kind: 'move'; readonly space: number };

function* chooseAction(g: Cellar, seat: SeatId, steps: number, acted: boolean): Rule<Action> {
  const hero = heroAt(g, seat);
  const actions: Action[] = ['end'];
  if (!acted && hasTarget(g.state, hero)) actions.push('attack');
  if (!acted) actions.push('search');
  if (steps > 0) {
    const reach = walk(g.state, hero.space, steps);
    for (let space = 0; space < SPACES; space++) {
      if ((reach[space] as number) > 0) actions.push(space);
    }
  }
  return yield* pick({
    seat,
    prompt: { key: 'skirmish.action' },
    of: actions,
    id: (action) => (typeof action === 'number' ? (spaceIds[action] as string) : action),
    means: (action): SkirmishMeaning =>
      typeof action === 'number' ? { kind: 'move', space: action } : { kind: action },
  });
}

function moveTo(g: Cellar, seat: SeatId, space: number, steps: number): number {
  const hero = heroAt(g, seat);
  const walked = walk(g.state, hero.space, steps, space)[space] as number;
  hero.space = space;
  g.emit({ t: 'moved', seat, to: space });
  if (space === g.state.crown && !g.state.crownFound) {
    g.reveal();
    g.state.crownFound = true;
    g.emit({ t: 'crown-found', seat });
  }
  return walked;
}

/** Dice to hit on 4+, a re-roll of any dice for 1 nerve, then the hits are spread over the rats. */
function* attack(g: Cellar, seat: SeatId): Rule {
  const hero = heroAt(g, seat);
  const dice = rollDice(g, 'to-hit', (hero.stance === 'press' ? 3 : 2) + hero.blade);
  yield* maybeReroll(g, seat, dice);
  const targets = targetsOf(g.state, hero);
  const hits = Math.min(dice.filter((die) => die >= 4).length, totalHealth(targets));
  const spread = yield* allocate({
    seat,
    prompt: { key: 'skirmish.hits', params: { hits } },
    options: targets.map((rat) => rat.id),
    capacity: targets.map((rat) => rat.health),
    min: hits,
    max: hits,
  });
  for (const id of spread) woundRat(g, id);
}

function* maybeReroll(g: Cellar, seat: SeatId, dice: number[]): Rule {
  const hero = heroAt(g, seat);
  if (hero.nerve === 0) return;
  const again = yield* chooseMany({
    seat,
    prompt: { key: 'skirmish.reroll' },
    options: dice.map((_, n) => `die${n}`),
  });
  if (again.length === 0) return;
  hero.nerve--;
  const rolled = rollDice(g, 'reroll', again.length);
  again.forEach((id, n) => {
    dice[Number(id.slice(3))] = rolled[n] as number;
  });
}

function rollDice(g: Cellar, label: string, count: number): number[] {
  const dice = g.rollMany(label, d6, count);
  g.emit({ t: 'rolled', label, dice: [...dice] });
  return dice;
}

function woundRat(g: Cellar, id: string): void {
  const rat = g.state.rats.find((each) => each.id === id) as Rat;
  rat.health--;
  g.emit({ t: 'wounded', who: id, left: rat.health });
  if (rat.health === 0) g.state.rats.splice(g.state.rats.indexOf(rat), 1);
}

function search(g: Cellar, seat: SeatId): void {
  const hero = heroAt(g, seat);
  const card = drawCard(g, g.state.deck);
  if (!card) return;
  const secret = card === 'rumour';
  g.emit({ t: 'drew', seat, card, ...(secret ? { only: [seat] } : {}) });
  if (secret) {
    hero.hand.push(card);
    return;
  }
  if (card === 'bandage') hero.health = Math.min(6, hero.health + 2);
  if (card === 'whetstone') hero.blade++;
  discardCard(g.state.deck, card);
}

/** Each rat runs to the nearest hero and bites; the hero may dodge for 1 nerve before the roll. */
function* ratsAttack(g: Cellar): Rule {
  for (const rat of g.state.rats) {
    const target = approach(g.state, rat);
    if (target === undefined) continue;
    yield* bite(g, target);
    if (isOver(g.state)) return;
  }
  g.state.round++;
}

function* bite(g: Cellar, seat: SeatId): Rule {
  const hero = heroAt(g, seat);
  const dodges = hero.nerve > 0 && (yield* confirm({ seat, prompt: { key: 'skirmish.dodge' } }));
  if (dodges) {
    hero.nerve--;
    g.emit({ t: 'dodged', seat });
    return;
  }
  const [die = 0] = rollDice(g, 'bite', 1);
  if (die < (hero.stance === 'guard' ? 5 : 4)) return;
  hero.health--;
  g.emit({ t: 'wounded', who: `h${seat}`, left: hero.health });
}

/** How far a rat runs. */
const RUN = 4;

/** Runs towards the nearest hero; returns whom the rat can bite then. */
function approach(state: Skirmish, rat: Rat): SeatId | undefined {
  const reach = walk(state, rat.space, SPACES);
  const goal = nearestNextToHero(state, reach);
  if (goal === undefined) return undefined;
  rat.space = backAlong(reach, goal, RUN);
  return standing(state).find((seat) => areAdjacent(rat.space, (state.heroes[seat] as Hero).space));
}

function nearestNextToHero(state: Skirmish, reach: Int16Array): number | undefined {
  let best: number | undefined;
  for (const hero of state.heroes) {
    if (hero.health === 0) continue;
    for (const space of neighbours[hero.space] as readonly number[]) {
      if (reach[space] === UNREACHED) continue;
      if (best === undefined || (reach[space] as number) < (reach[best] as number)) best = space;
    }
  }
  return best;
}

/** The space on a shortest way to the goal that is at most so many steps from its start. */
function backAlong(reach: Int16Array, goal: number, steps: number): number {
  let space = goal;
  while ((reach[space] as number) > steps) {
    const closer = (reach[space] as number) - 1;
    space = (neighbours[space] as readonly number[]).find(
      (each) => reach[each] === closer,
    ) as number;
  }
  return space;
}

export function standing(state: Skirmish): SeatId[] {
  const seats: SeatId[] = [];
  for (let seat = 0; seat < state.heroes.length; seat++) if (isUp(state, seat)) seats.push(seat);
  return seats;
}

export function allDown(state: Skirmish): boolean {
  return state.heroes.every((hero) => hero.health === 0);
}

function isOver(state: Skirmish): boolean {
  return state.rats.length === 0 || allDown(state);
}

function isUp(state: Skirmish, seat: SeatId): boolean {
  return (state.heroes[seat] as Hero).health > 0;
}

const reached = new Int16Array(SPACES);
const blocked = new Uint8Array(SPACES);

/** Steps to every space that can be walked to, around walls and everyone else. */
function walk(state: Skirmish, from: number, limit: number, until?: number): Int16Array {
  blocked.fill(0);
  for (const rat of state.rats) blocked[rat.space] = 1;
  for (const hero of state.heroes) if (hero.health > 0) blocked[hero.space] = 1;
  return distancesFrom([from], neighbours, limit, blocked, reached, until);
}

function hasTarget(state: Skirmish, hero: Hero): boolean {
  return state.rats.some((rat) => areAdjacent(hero.space, rat.space));
}

function targetsOf(state: Skirmish, hero: Hero): Rat[] {
  return state.rats.filter((rat) => areAdjacent(hero.space, rat.space));
}

function totalHealth(rats: readonly Rat[]): number {
  return rats.reduce((total, rat) => total + rat.health, 0);
}

function heroAt(g: Cellar, seat: SeatId): Hero {
  return g.state.heroes[seat] as Hero;
}
