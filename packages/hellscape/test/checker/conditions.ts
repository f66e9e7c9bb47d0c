import type { EventOf, HellscapeEvent } from '../../src/events.ts';
import { symbols } from './fight.ts';
import type { Look, Subject } from './look.ts';

/** There are no more tokens of Fire and Frost than these. */
const TOKENS = 25;

/**
 * Fire and Frost: tokens come and go only as told, one orange die for each Fire as soon as its bearer
 * activates and one Wound for each hit, Frost takes an action and one token (two and the whole
 * activation from a monster, nothing from a boss), and there are 25 tokens.
 */
export function conditions(): Subject {
  let burning: { readonly who: string; readonly fire: number } | null = null;
  let hurt: { readonly who: string; readonly wounds: number } | null = null;
  return {
    on: {
      turn: ({ hero }, { was }) => {
        burning = mustBurn(`hero ${hero}`, was.heroes[hero]?.fire);
      },
      'enemy-activated': ({ enemy }, { was }) => {
        burning = mustBurn(enemy, was.enemies.find(({ id }) => id === enemy)?.fire);
      },
      burned: (event, look) => {
        burned(event, look, burning);
        burning = null;
        hurt = event.amount > 0 ? { who: nameOf(event), wounds: event.amount } : null;
      },
      frozen: frozen,
      wounded: ({ hero, amount }, look) => {
        if (hurt && hurt.who === `hero ${hero}`) {
          const lost = Math.min(hurt.wounds, look.was.heroes[hero as number]?.health ?? 0);
          if (amount !== lost) look.say('conditions.wounds', `${amount} Wounds of ${lost}`);
        }
        hurt = null;
      },
      'enemy-wounded': ({ enemy, amount }, look) => {
        if (hurt && (hurt.who !== enemy || hurt.wounds !== amount)) {
          look.say('conditions.wounds', `${amount} Wounds for ${enemy}, not ${hurt.wounds}`);
        }
        hurt = null;
      },
    },
    each: (event, look) => {
      if (burning && event.t !== 'turn' && event.t !== 'enemy-activated') {
        look.say('conditions.fire', `${burning.who} does not burn at ${event.t}`);
        burning = null;
      }
      gained(event, look);
      lost(event, look);
    },
    settle: (look) => {
      const { state, say } = look;
      lost(null, look);
      let tokens = 0;
      for (const each of [...state.heroes, ...state.enemies, ...state.allies]) {
        tokens += each.fire + each.frost;
        if (each.fire < 0 || each.frost < 0) say('conditions.tokens', 'fewer than none');
      }
      if (tokens > TOKENS) say('conditions.tokens', `${tokens} Fire and Frost tokens`);
    },
  };
}

function mustBurn(who: string, fire = 0): { who: string; fire: number } | null {
  return fire > 0 ? { who, fire } : null;
}

function nameOf(event: EventOf<'burned'> | EventOf<'frozen'>): string {
  if (event.hero !== undefined) return `hero ${event.hero}`;
  return event.enemy ?? `ally ${event.card}`;
}

function burned(
  event: EventOf<'burned'>,
  look: Look,
  burning: { readonly who: string; readonly fire: number } | null,
): void {
  const who = nameOf(event);
  const hits = event.dice.reduce((sum, die) => sum + symbols(die, 'H'), 0);
  if (hits !== event.amount)
    look.say('conditions.hits', `${event.amount} Wounds for ${event.dice}`);
  if (event.dice.some((die) => !die.startsWith('orange'))) {
    look.say('conditions.dice', `Fire rolls ${event.dice}`);
  }
  if (who.startsWith('ally')) return;
  if (burning?.who !== who) look.say('conditions.fire', `${who} burns without Fire`);
  else if (burning.fire !== event.dice.length) {
    look.say('conditions.dice', `${event.dice.length} dice for ${burning.fire} Fire`);
  }
  const now =
    event.hero === undefined
      ? look.state.enemies.find(({ id }) => id === event.enemy)
      : look.state.heroes[event.hero];
  if (now && now.fire > 0) look.say('conditions.fire', `${who} has ${now.fire} Fire left`);
}

function frozen(event: EventOf<'frozen'>, look: Look): void {
  const { state, was } = look;
  if (event.enemy !== undefined) {
    const enemy = state.enemies.find(({ id }) => id === event.enemy);
    const before = was.enemies.find(({ id }) => id === event.enemy);
    if (!enemy || !before) return;
    const gone = before.frost - enemy.frost;
    const due = enemy.kind === 'roaming' ? 2 : 1;
    if (
      enemy.kind !== 'boss' &&
      gone !== due &&
      !(enemy.kind === 'roaming' && before.frost === 1)
    ) {
      look.say('conditions.frost', `${event.enemy} loses ${gone} Frost`);
    }
  } else if (event.hero !== undefined) {
    const gone = (was.heroes[event.hero]?.frost ?? 0) - (state.heroes[event.hero]?.frost ?? 0);
    if (gone !== 1) look.say('conditions.frost', `hero ${event.hero} loses ${gone} Frost`);
  }
}

/** Heroes lose tokens only as told: by what they do, taken off in that number, or all at a fall. */
function lost(event: HellscapeEvent | null, { state, was, say }: Look): void {
  for (const hero of state.heroes) {
    const before = was.heroes[hero.index];
    if (!before) continue;
    for (const kind of ['fire', 'frost'] as const) {
      const less = before[kind] - hero[kind];
      if (less > 0 && !(event && tellsLoss(event, hero.index, kind, less))) {
        say(
          'conditions.told',
          `${hero.class}: ${less} ${kind} gone at ${event?.t ?? 'a question'}`,
        );
      }
    }
  }
}

function tellsLoss(
  event: HellscapeEvent,
  hero: number,
  kind: 'fire' | 'frost',
  less: number,
): boolean {
  if (!('hero' in event) || event.hero !== hero) return false;
  if (event.t === 'knocked-out') return true;
  if (kind === 'fire') {
    return event.t === 'burned' || (event.t === 'doused' && event.amount === less);
  }
  return event.t === 'frozen' || (event.t === 'thawed' && event.amount === less);
}

/** Tokens only come as told, and as many. */
function gained(event: HellscapeEvent, { state, was, say }: Look): void {
  for (const hero of state.heroes) {
    const before = was.heroes[hero.index];
    if (!before) continue;
    for (const kind of ['fire', 'frost'] as const) {
      const more = hero[kind] - before[kind];
      if (more <= 0) continue;
      if (event.t === kind && event.hero === hero.index && event.amount === more) continue;
      say('conditions.told', `${hero.class}: ${more} ${kind} at ${event.t}`);
    }
  }
  for (const enemy of state.enemies) {
    const before = was.enemies.find(({ id }) => id === enemy.id);
    if (!before) continue;
    for (const kind of ['fire', 'frost'] as const) {
      const more = enemy[kind] - before[kind];
      if (more <= 0) continue;
      if (event.t === kind && event.enemy === enemy.id && event.amount === more) continue;
      say('conditions.told', `${enemy.id}: ${more} ${kind} at ${event.t}`);
    }
  }
}
