import { fault } from './replay.ts';

/** Faults in dice, totals, Wounds and deaths. */
export const fights = [
  fault('pools.dice', 'rolled', ({ event }) => {
    if (event.purpose !== 'pool' || !event.dice.some((die) => die.startsWith('enemy')))
      return false;
    event.dice = event.dice.filter((die) => !die.startsWith('enemy'));
    return true;
  }),
  fault('pools.shadow', 'rolled', ({ event }) => {
    if (event.purpose !== 'pool') return false;
    const shadow = event.dice.some((die) => die.startsWith('shadow'));
    event.dice = shadow
      ? event.dice.filter((die) => !die.startsWith('shadow'))
      : [...event.dice, 'shadow H'];
    return true;
  }),
  fault('pools.no-combat', 'rolled', ({ event, state }) => {
    if (event.purpose !== 'pool') return false;
    state.combat = null;
    return true;
  }),
  fault('pools.limit', 'rolled', ({ event, state }) => {
    const [die] = state.combat?.dice ?? [];
    if (event.purpose !== 'more' || !die) return false;
    state.combat?.dice.push(die, die, die, die, die, die);
    return true;
  }),
  fault('totals.told', 'rolled', ({ event }) => {
    if (event.purpose !== 'pool') return false;
    event.dice = event.dice.slice(1);
    return true;
  }),
  fault('totals.sum', 'totalled', ({ event, state }) => {
    if (state.combat?.used.length) return false;
    event.amount += 1;
    return true;
  }),
  fault('totals.wounds', 'enemy-wounded', ({ event, state }) => {
    if (!state.combat || event.hero === undefined) return false;
    event.amount += 1;
    return true;
  }),
  fault('totals.resolved', 'die-resolved', ({ event }) =>
    event.dice[0]?.includes('W') ? 'drop' : false,
  ),
  fault('totals.triggers', 'enemy-ability', () => 'drop'),
  fault('totals.reroll', 'rerolled', ({ state }) => {
    for (const die of state.combat?.dice ?? []) {
      if (die.face) die.face = { ...die.face, id: 'HHHH' };
    }
    return true;
  }),
  fault('totals.locked', 'rerolled', ({ state, before }) => {
    const dice = state.combat?.dice ?? [];
    const n = dice.findIndex((die, at) => die.face !== before.combat?.dice[at]?.face);
    const die = dice[n];
    if (!die) return false;
    die.resolved = true;
    return true;
  }),
  fault('health.bounds', 'question', ({ state }) => {
    for (const hero of state.heroes) hero.health = hero.maxHealth + 1;
    return true;
  }),
  fault('health.mana-bounds', 'question', ({ state }) => {
    for (const hero of state.heroes) hero.mana = -1;
    return true;
  }),
  fault('health.told', 'wounded', ({ event }) => {
    if (event.hero === undefined) return false;
    event.amount += 1;
    return true;
  }),
  fault('health.mana-told', 'mana', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('health.mana-paid', 'mana-lost', ({ event, state, before }) => {
    const hero = state.heroes[event.hero];
    // Nothing that was used before costs as much as that.
    if (!hero || (before.heroes[event.hero]?.mana ?? 0) < 4) return false;
    hero.mana = 0;
    return true;
  }),
  fault('kills.number', 'killed', ({ event }) => {
    if (event.enemy === undefined) return false;
    event.amount += 1;
    return true;
  }),
  fault('kills.untold', 'killed', ({ event }) => (event.purpose === 'minions' ? 'drop' : false)),
  fault('kills.nobody', 'enemy-wounded', ({ event }) => {
    event.enemy = 'nobody';
    return true;
  }),
  fault('kills.left', 'question', ({ state }) => {
    const [enemy] = state.enemies;
    if (!enemy) return false;
    enemy.wounds += 1;
    return true;
  }),
  fault('kills.gone', 'killed', ({ event, state, before }) => {
    const fallen = before.enemies.find(({ id }) => id === event.enemy);
    if (event.purpose !== 'last' || !fallen) return false;
    const other = state.enemies[0];
    if (!other) return false;
    Object.assign(event, { enemy: other.id });
    return true;
  }),
  fault('kills.raised', 'raised', ({ event }) => {
    event.amount = 7;
    return true;
  }),
  fault(
    'kills.invulnerable',
    'enemy-wounded',
    ({ event, state }) => {
      const enemy = state.enemies.find(({ id }) => id === event.enemy);
      if (enemy?.kind !== 'boss') return false;
      state.dungeon.bossOnly = false;
      return true;
    },
    'releasing-michael',
  ),
  fault('attacks.nobody', 'attack', ({ event }) => {
    event.enemy = 'nobody';
    return true;
  }),
  fault('attacks.reach', 'attack', ({ event, state }) => {
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.zone = -1;
    return true;
  }),
  fault(
    'attacks.closest',
    'attack',
    ({ event, state }) => {
      const enemy = state.enemies.find(({ id }) => id === event.enemy);
      const zone = state.heroes[event.hero ?? -1]?.zone;
      if (event.attacker !== 'enemy' || !enemy || zone === undefined || zone === enemy.zone)
        return false;
      const other = state.heroes.find((hero) => hero.index !== event.hero);
      if (event.purpose !== 'magic' || !other) return false;
      Object.assign(other, { zone: enemy.zone, knockedOut: false });
      return true;
    },
    'the-cursed-sword',
  ),
  fault('attacks.type', 'attack', ({ event, state }) => {
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    if (event.attacker !== 'enemy' || enemy?.kind !== 'mob' || event.purpose !== 'melee')
      return false;
    enemy.item = 'charred-club';
    event.purpose = 'magic';
    return true;
  }),
  fault('attacks.weapons', 'attack', ({ event, state }) => {
    const hero = state.heroes[event.hero ?? -1];
    if (event.attacker !== 'hero' || !hero) return false;
    hero.items = [];
    return true;
  }),
  fault('attacks.standing', 'attack', ({ event, state }) => {
    const hero = state.heroes[event.hero ?? -1];
    if (event.attacker !== 'hero' || !hero) return false;
    hero.knockedOut = true;
    return true;
  }),
  fault(
    'attacks.invulnerable',
    'attack',
    ({ event, state }) => {
      const enemy = state.enemies.find(({ id }) => id === event.enemy);
      if (event.attacker !== 'hero' || enemy?.kind !== 'boss') return false;
      state.dungeon.bossOnly = false;
      return true;
    },
    'releasing-michael',
  ),
];
