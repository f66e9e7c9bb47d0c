import { fault } from './replay.ts';

/** Faults in what enemies do, and in how they arrive. */
export const enemies = [
  fault('activations.twice', 'enemy-activated', ({ event, state }) => {
    const acted = state.enemies.find(({ id, activated }) => activated && id !== event.enemy);
    if (!acted || state.phase !== 'enemy') return false;
    event.enemy = acted.id;
    return true;
  }),
  fault('activations.actions', 'attack', ({ event, state }) => {
    return event.attacker === 'enemy' && state.phase === 'enemy' ? 'thrice' : false;
  }),
  fault('activations.adjacent', 'enemy-moved', ({ event, state }) => {
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    if (enemy?.kind !== 'mob') return false;
    event.zone = -1;
    return true;
  }),
  fault('activations.shortest', 'enemy-moved', ({ event, state, before }) => {
    const from = before.enemies.find(({ id }) => id === event.enemy)?.zone;
    if (from === undefined || state.phase !== 'enemy' || state.combat) return false;
    for (const hero of state.heroes) hero.zone = from;
    state.allies = [];
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.item = 'ash-bow';
    return true;
  }),
  fault('activations.attack-first', 'enemy-moved', ({ event, state, before }) => {
    const from = before.enemies.find(({ id }) => id === event.enemy)?.zone;
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    if (from === undefined || state.phase !== 'enemy' || state.combat || !enemy) return false;
    if (enemy.type === 'satyrs') return false;
    enemy.item = null;
    for (const hero of state.heroes) Object.assign(hero, { zone: from, knockedOut: false });
    return true;
  }),
  fault('activations.idle', 'attack', ({ event, state }) =>
    event.attacker === 'enemy' && state.phase === 'enemy' ? 'drop' : false,
  ),
  fault('activations.nobody', 'enemy-activated', ({ state }) => {
    for (const hero of state.heroes) hero.knockedOut = true;
    state.allies = [];
    return true;
  }),
  fault('patterns.first', 'monster-pattern', ({ event }) => {
    event.amount = event.amount === 1 ? 2 : 1;
    return true;
  }),
  fault('spawning.nobody', 'spawned', ({ event }) => {
    event.enemy = 'nobody';
    return true;
  }),
  fault('spawning.twice', 'spawned', ({ event, state }) => {
    const [first] = state.enemies;
    const index = state.enemies.findIndex(({ id }) => id === event.enemy);
    const enemy = state.enemies[index];
    if (!first || !enemy || first === enemy) return false;
    state.enemies[index] = { ...enemy, type: first.type };
    return true;
  }),
  fault('spawning.minions', 'spawned', ({ event, state }) => {
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.minions++;
    return true;
  }),
  fault('spawning.fresh', 'spawned', ({ event, state }) => {
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.wounds = 1;
    return true;
  }),
  fault('spawning.level', 'spawned', ({ event, state }) => {
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    if (enemy?.kind !== 'mob') return false;
    enemy.card = enemy.card.endsWith('-5') ? `mob-${enemy.type}-1-2` : `mob-${enemy.type}-5`;
    return true;
  }),
  fault('spawning.item', 'spawned', ({ event, state }) => {
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    if (!enemy?.item) return false;
    enemy.item = null;
    return true;
  }),
  fault('spawning.treasure', 'spawned', ({ event, state }) => {
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.treasure.common += 1;
    return true;
  }),
  fault('spawning.bag', 'spawned', ({ event, state }) => {
    if (!state.enemies.some(({ id, kind }) => id === event.enemy && kind === 'mob')) return false;
    state.bag.epic += 1;
    return true;
  }),
  fault('spawning.portal', 'spawned', ({ state }) => {
    if (state.phase !== 'darkness') return false;
    state.dungeon.tokens = [];
    return true;
  }),
  fault('spawning.upgrade', 'upgraded', ({ event, state }) => {
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.wounds += 1;
    return true;
  }),
  fault('darkness.track', 'darkness', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('darkness.bag', 'treasure-added', ({ event, state }) => {
    state.bag[event.rarity] += 1;
    return true;
  }),
  fault('darkness.treasure', 'treasure-added', ({ event }) =>
    event.hero === undefined ? 'drop' : false,
  ),
  fault('darkness.spawned', 'spawned', ({ state }) => {
    if (state.phase === 'darkness') return false;
    state.phase = 'darkness';
    return true;
  }),
];
