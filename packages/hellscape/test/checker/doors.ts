import type { Look, Subject } from './look.ts';

/**
 * Doors, chambers and objects: a hero opens and uses what lies in the own zone, for a movement point
 * each, and no object beside an enemy; a chamber is revealed once, with one Door card at most, and
 * afterwards neither Spawn nor Loot tokens are left in it. Which zone a door card adds to is its own.
 */
export function doors(): Subject {
  let revealed: number[] = [];
  let cards = 0;
  const tidy = (look: Look) => {
    for (const chamber of revealed) emptied(look, chamber);
    revealed = [];
  };
  return {
    on: {
      'door-opened': ({ hero }, look) => {
        const opened = look.state.dungeon.open.filter(Boolean).length;
        if (opened !== look.was.opened + 1) look.say('doors.one', `${opened} doors are open`);
        // The Gate of the Highway opens by itself with the second switch.
        const byItself = look.state.quest.id === 'highway-to-hellscape' && !switches(look);
        if (hero !== undefined && !byItself) spent(look, hero, 'a door');
      },
      'chamber-revealed': ({ zone }, look) => {
        cards = 0;
        const chamber = look.ground.chamber[zone] ?? -1;
        if (chamber < 0) look.say('doors.chamber', `${zone} is in no chamber`);
        if (look.state.dungeon.revealed.filter(Boolean).length !== look.was.revealed + 1) {
          look.say('doors.revealed', `the chamber of ${zone} was known`);
        }
        revealed.push(chamber);
      },
      'door-card': ({ card }, look) => {
        if (++cards > 1) look.say('doors.card', `${card} is the second one`);
      },
      'picked-up': ({ hero, zone }, look) => interact(look, hero, zone, 'treasure'),
      chest: ({ hero }, look) => interact(look, hero, zoneOf(look, hero), 'a chest'),
      fountain: ({ hero, card, amount }, look) => {
        if (look.content.faces[card]?.n !== amount)
          look.say('doors.fountain', `${card}: ${amount}`);
        interact(look, hero, zoneOf(look, hero), 'a fountain');
      },
      turn: (_, look) => tidy(look),
      action: (_, look) => tidy(look),
      'boss-fight': () => {
        revealed = [];
      },
    },
  };
}

function switches({ state }: Look): boolean {
  return state.dungeon.tokens.some(({ kind }) => kind === 'objective');
}

function zoneOf({ state }: Look, hero: number): number {
  return state.heroes[hero]?.zone ?? -1;
}

function spent({ state, was, say }: Look, hero: number, what: string): void {
  const now = state.heroes[hero]?.turn?.mp ?? -1;
  const before = was.heroes[hero]?.mp ?? -1;
  if (before >= 0 && now !== before - 1) say('doors.points', `${what}: ${now} of ${before} points`);
}

function interact(look: Look, hero: number, zone: number, what: string): void {
  spent(look, hero, what);
  if (zoneOf(look, hero) !== zone) look.say('doors.far', `hero ${hero} reaches ${what} in ${zone}`);
  if (look.state.enemies.some((enemy) => enemy.zone === zone)) {
    look.say('doors.beside-enemies', `hero ${hero} uses ${what} beside enemies`);
  }
}

function emptied({ state, ground, say }: Look, chamber: number): void {
  for (const { kind, zone } of state.dungeon.tokens) {
    if (kind !== 'spawn' && kind !== 'loot') continue;
    if (ground.chamber[zone] === chamber) say('doors.left-over', `a ${kind} token in ${zone}`);
  }
}
