import type { Enemy } from '../../src/state.ts';
import { countsAs, type Look, type Subject } from './look.ts';

type Body = { minions: number; wounds: number };
type Due = { readonly kills: number; readonly last: boolean };

/**
 * Wounds on enemies: minions fall first, Wounds go on to the next miniature, the leader is last; so
 * many fall as there are Wounds for, and who has fallen is gone. Reads Health from the cards.
 */
export function kills(): Subject {
  const bodies = new Map<string, Body>();
  const due = new Map<string, Due>();
  const gone = new Set<string>();
  return {
    on: {
      spawned: ({ enemy }, { state }) => learn(bodies, state.enemies, enemy),
      'enemy-wounded': ({ enemy, amount }, look) => {
        if (due.has(enemy)) look.say('kills.untold', `${enemy} was wounded with deaths to tell`);
        const found = look.state.enemies.find(({ id }) => id === enemy);
        if (!found) {
          look.say('kills.nobody', `${enemy} is wounded and is not there`);
          return;
        }
        if (!canBeHurt(look, found)) look.say('kills.invulnerable', `${enemy} is hurt`);
        const body = bodies.get(enemy) ?? bodyOf(found);
        const was = suffer(body, healthOf(look, found), amount);
        bodies.set(enemy, body);
        if (was) due.set(enemy, was);
      },
      killed: ({ enemy, amount, purpose }, look) => {
        if (enemy === undefined) return;
        const owed = due.get(enemy);
        const last = purpose === 'last';
        if (!owed || owed.kills !== amount || owed.last !== last) {
          const should = owed ? `${owed.kills}${owed.last ? ' with the leader' : ''}` : 'nobody';
          look.say('kills.number', `${amount} of ${enemy} fell (${purpose}), not ${should}`);
        }
        due.delete(enemy);
        if (last) {
          bodies.delete(enemy);
          gone.add(enemy);
        }
      },
      healed: ({ enemy, amount }) => {
        const body = enemy && bodies.get(enemy);
        if (body) body.wounds -= amount;
      },
      raised: ({ enemy, amount }, look) => {
        const body = bodies.get(enemy);
        if (!body) return;
        body.minions += amount;
        if (body.minions > countsAs(look.state)) {
          look.say('kills.raised', `${enemy} has ${body.minions} minions`);
        }
      },
      turn: (_, look) => nothingDue(look, due),
      'enemy-activated': (_, look) => nothingDue(look, due),
    },
    settle: (look) => compare(look, bodies, due, gone),
  };
}

function learn(bodies: Map<string, Body>, enemies: readonly Enemy[], id: string): void {
  const enemy = enemies.find((each) => each.id === id);
  if (enemy) bodies.set(id, bodyOf(enemy));
}

function bodyOf({ minions, wounds }: Enemy): Body {
  return { minions, wounds };
}

/** Takes Wounds; says who falls. */
function suffer(body: Body, health: number, wounds: number): Due | null {
  let kills = 0;
  body.wounds += wounds;
  while (body.wounds >= health) {
    kills++;
    if (body.minions === 0) return { kills, last: true };
    body.wounds -= health;
    body.minions--;
  }
  return kills > 0 ? { kills, last: false } : null;
}

/** Of each miniature of a mob; monsters and bosses have so much for each hero. */
export function healthOf({ content, state }: Look, enemy: Enemy): number {
  const mob = content.mobs[enemy.card];
  if (mob) return mob.health;
  const each = (content.roaming[enemy.card] ?? content.bosses[enemy.type as 'michael'])
    .healthPerHero;
  const final = state.quest.id === 'hellscape' && enemy.mark === 'final';
  return each * (final ? Math.max(2, state.heroes.length) : countsAs(state));
}

/** The Beast only with a Feather on it, bosses only in their fight. */
export function canBeHurt({ state }: Look, enemy: Enemy): boolean {
  if (enemy.kind === 'boss') return state.dungeon.bossOnly;
  if (state.quest.id !== 'the-horror-beast' || enemy.mark !== 'beast') return true;
  return (state.quest.counters['feathers-on-beast'] ?? 0) > 0;
}

function nothingDue({ say }: Look, due: Map<string, Due>): void {
  for (const [enemy, { kills }] of due) say('kills.untold', `${kills} of ${enemy} never fell`);
  due.clear();
}

function compare(
  { state, say }: Look,
  bodies: Map<string, Body>,
  due: ReadonlyMap<string, Due>,
  gone: ReadonlySet<string>,
): void {
  for (const enemy of state.enemies) {
    if (gone.has(enemy.id)) say('kills.gone', `${enemy.id} has fallen and is still there`);
    const body = bodies.get(enemy.id);
    if (body && due.get(enemy.id)?.last !== true) {
      if (body.minions !== enemy.minions || body.wounds !== enemy.wounds) {
        const ours = `${body.minions} minions and ${body.wounds} Wounds`;
        say('kills.left', `${enemy.id} has ${enemy.minions} and ${enemy.wounds}, not ${ours}`);
      }
    }
    bodies.set(enemy.id, bodyOf(enemy));
  }
  if (bodies.size > state.enemies.length) {
    for (const id of bodies.keys()) if (!state.enemies.some((e) => e.id === id)) bodies.delete(id);
  }
}
