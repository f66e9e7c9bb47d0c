import type { EventOf } from '../../src/events.ts';
import { isStanding, type Look, type Subject } from './look.ts';
import { isPassage, stepsFrom } from './ways.ts';

/**
 * Steps of heroes in a Move action: only to adjacent zones, one movement point each, one Wound for
 * each miniature they leave behind, and traps that snap where they arrive. Where an ability, a door
 * card or an enemy moves a hero, only the traps are looked at.
 */
export function steps(): Subject {
  let reaction: EventOf<'reaction'> | null = null;
  let trap: { readonly hero: number; readonly zone: number } | null = null;
  return {
    on: {
      reaction: (event, look) => {
        reaction = event;
        const left = miniaturesIn(look, look.state.heroes[event.hero]?.zone ?? -1);
        if (event.amount !== left) {
          look.say('steps.reaction', `${event.amount} Wounds for ${left} miniatures`);
        }
      },
      moved: (event, look) => {
        if (event.hero === undefined) return spiritStep(event, look);
        const was = look.was.heroes[event.hero];
        if (!was) return;
        if (walked(look, event.hero)) heroStep(event.hero, event.zone, was, look, reaction);
        reaction = null;
      },
      action: () => {
        reaction = null;
      },
      trap: ({ hero, zone, card, amount, purpose }, look) => {
        trap = null;
        const face = look.content.faces[card];
        if (face?.n !== amount || face.kind !== purpose)
          look.say('steps.trap', `${card}: ${amount}`);
        if (look.state.heroes[hero]?.zone !== zone) look.say('steps.trap', `${card} far away`);
      },
    },
    each: (event, look) => {
      if (trap && event.t !== 'trap') {
        look.say('steps.trap', `hero ${trap.hero} walks over a trap in ${trap.zone}: ${event.t}`);
        trap = null;
      }
      if (event.t !== 'moved' || event.hero === undefined) return;
      if (trapsIn(look, event.zone) > 0) trap = { hero: event.hero, zone: event.zone };
    },
    settle: (look) => {
      if (!trap) return;
      look.say('steps.trap', `hero ${trap.hero} stands on a trap in ${trap.zone}`);
      trap = null;
    },
  };
}

/** Whether this was a step of a Move action: a movement point went. */
function walked({ state, was }: Look, hero: number): boolean {
  const now = state.heroes[hero]?.turn?.mp ?? -1;
  return now >= 0 && now < (was.heroes[hero]?.mp ?? -1);
}

function heroStep(
  hero: number,
  zone: number,
  was: Look['was']['heroes'][number],
  look: Look,
  reaction: EventOf<'reaction'> | null,
): void {
  const { ground, state } = look;
  if (!isStanding(was)) look.say('steps.standing', `hero ${hero} walks from the ground`);
  const near = stepsFrom(ground, state, was.zone, 'hero', hero);
  if (!near.includes(zone) && !isPassage(state, was.zone, zone)) {
    look.say('steps.adjacent', `hero ${hero} goes from ${was.zone} to ${zone}`);
  }
  if (state.heroes[hero]?.turn?.mp !== was.mp - 1) {
    look.say('steps.points', `${state.heroes[hero]?.turn?.mp} points left of ${was.mp}`);
  }
  const left = miniaturesIn(look, was.zone);
  if (left > 0 && !was.slipping && reaction?.hero !== hero) {
    look.say('steps.reaction', `hero ${hero} leaves ${left} miniatures unharmed`);
  }
  if (was.slipping && reaction?.hero === hero) {
    look.say('steps.reaction', `hero ${hero} slips away and is hurt`);
  }
}

function spiritStep({ card, zone }: EventOf<'moved'>, { state, ground, say }: Look): void {
  if (!state.allies.some(({ id }) => id === card)) say('steps.nobody', `${card} goes to ${zone}`);
  if (zone < 0 || zone >= ground.zones.length) say('steps.adjacent', `${card} goes to ${zone}`);
}

/** Those that were there before the step: nobody arrives by it. */
function miniaturesIn({ state }: Look, zone: number): number {
  let n = 0;
  for (const enemy of state.enemies) if (enemy.zone === zone) n += enemy.minions + 1;
  return n;
}

function trapsIn({ state }: Look, zone: number): number {
  return state.dungeon.tokens.filter(
    (token) => token.zone === zone && (token.kind === 'spike-trap' || token.kind === 'bear-trap'),
  ).length;
}
