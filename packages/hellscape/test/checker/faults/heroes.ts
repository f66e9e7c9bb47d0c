import { fault } from './replay.ts';

/** More moments than a Hero Phase has. */
const LONG = 400;

/** Faults in turns, steps, conditions, falls and experience. */
export const heroes = [
  fault('turns.twice', 'turn', ({ event, state }) => {
    const other = state.heroes.find(({ activated }) => activated);
    if (!other) return false;
    event.hero = other.index;
    return true;
  }),
  fault('turns.standing', 'turn', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.knockedOut = true;
    return true;
  }),
  fault('turns.missed', 'turn', ({ event: { hero }, ahead }) => {
    const next = ahead(LONG);
    const over = next.findIndex((each) => each.t === 'phase' && each.purpose === 'enemy');
    const gone = next
      .slice(0, Math.max(0, over))
      .some((each) => (each.t === 'left' || each.t === 'knocked-out') && each.hero === hero);
    return over >= 0 && !gone && 'drop';
  }),
  fault('turns.actions', 'turn', ({ event, state }) => {
    const turn = state.heroes[event.hero]?.turn;
    if (turn) turn.actions = 5;
    return true;
  }),
  fault('turns.tokens', 'turn', ({ event, state }) => {
    const hero = state.heroes[event.hero];
    if (hero?.board.class !== 'rogue' || hero.board.bag.length === 0) return false;
    hero.board.drawn.length = 1;
    return true;
  }),
  fault('turns.active', 'action', ({ state }) => {
    state.active = null;
    return true;
  }),
  fault('turns.frost', 'question', ({ state, ahead }) => {
    const [next] = ahead(1);
    const hero = next?.t === 'action' && state.heroes[next.hero];
    if (!hero) return false;
    hero.frost = 1;
    return true;
  }),
  fault('turns.recover', 'healed', ({ event }) => {
    event.amount = 9;
    return event.hero !== undefined;
  }),
  fault('steps.adjacent', 'moved', ({ event, state, before }) => {
    const left = state.heroes[event.hero ?? -1]?.turn?.mp ?? 9;
    if (left >= (before.heroes[event.hero ?? -1]?.turn?.mp ?? 0)) return false;
    event.zone = -1;
    return true;
  }),
  fault('steps.points', 'moved', ({ event, state, before }) => {
    const turn = state.heroes[event.hero ?? -1]?.turn;
    if (!turn || turn.mp === null || before.heroes[event.hero ?? -1]?.turn?.mp !== 2) return false;
    turn.mp = 0;
    return true;
  }),
  fault('steps.standing', 'question', ({ question, state, ahead }) => {
    if (ahead(1)[0]?.t !== 'moved' || question.prompt.key !== 'ask.move') return false;
    for (const hero of state.heroes) hero.knockedOut = true;
    return true;
  }),
  fault('steps.nobody', 'moved', ({ event, state }) => {
    if (event.hero !== undefined) return false;
    state.allies = [];
    return true;
  }),
  fault('steps.reaction', 'reaction', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('steps.trap', 'trap', () => 'drop'),
  fault('conditions.fire', 'burned', () => 'drop'),
  fault('conditions.dice', 'burned', ({ event }) => {
    event.dice = [...event.dice, 'orange -'];
    return true;
  }),
  fault('conditions.hits', 'burned', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('conditions.wounds', 'burned', ({ event }) => {
    if (event.amount === 0) return false;
    event.amount += 1;
    return true;
  }),
  fault(
    'conditions.frost',
    'frozen',
    ({ event, state }) => {
      const hero = state.heroes[event.hero ?? -1];
      if (!hero) return false;
      hero.frost += 1;
      return true;
    },
    'the-passage',
  ),
  fault('conditions.told', 'fire', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('conditions.told', 'doused', () => 'drop'),
  fault('conditions.tokens', 'question', ({ state }) => {
    for (const hero of state.heroes) hero.fire = 26;
    return true;
  }),
  fault('falls.health', 'knocked-out', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.health = 1;
    return true;
  }),
  fault('falls.conditions', 'knocked-out', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.fire = 1;
    return true;
  }),
  fault('falls.own-attack', 'knocked-out', ({ event, state, before }) => {
    if (!before.combat) return false;
    const attacker = { kind: 'hero', hero: event.hero } as const;
    state.combat = { ...before.combat, attacker, over: false };
    return true;
  }),
  fault('falls.stands', 'round', ({ state, ahead }) => {
    if (ahead(1)[0]?.t !== 'lifebringer') return false;
    for (const hero of state.heroes) hero.knockedOut = false;
    return true;
  }),
  fault('falls.up', 'lifebringer', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.health = 2;
    return true;
  }),
  fault('falls.token', 'lifebringer', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('falls.lies', 'phase', ({ event, state }) => {
    if (event.purpose !== 'hero') return false;
    for (const hero of state.heroes) hero.knockedOut = true;
    return true;
  }),
  fault(
    'falls.lost',
    'lost',
    ({ event, state }) => {
      event.purpose = 'no-lifebringer';
      state.lifebringers.left = 1;
      return true;
    },
    'the-cursed-sword',
  ),
  fault('falls.down', 'question', ({ question, state }) => {
    if (question.prompt.key !== 'ask.turn') return false;
    for (const hero of state.heroes) Object.assign(hero, { health: 0, knockedOut: false });
    return true;
  }),
  fault('experience.told', 'xp', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('experience.due', 'killed', ({ event }) => {
    if (event.enemy === undefined || event.hero === undefined) return false;
    event.amount += 1;
    return true;
  }),
  fault('experience.level', 'level-up', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('experience.cost', 'level-up', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.xp += 1;
    return true;
  }),
  fault('experience.must', 'phase', ({ event, state }) => {
    if (event.purpose !== 'darkness') return false;
    for (const hero of state.heroes) Object.assign(hero, { level: 1, xp: 5 });
    return true;
  }),
  fault('experience.skill', 'skill', ({ event }) => {
    event.card = 'nothing';
    return true;
  }),
  fault('experience.rank', 'skill', ({ event, state }) => {
    const rank = event.card.replace(/-2$/, '-1');
    if (rank === event.card) return false;
    state.heroes[event.hero]?.skills.push(rank);
    return true;
  }),
];
