import type { EventOf } from '../../src/events.ts';
import type { Enemy } from '../../src/state.ts';
import { targetsOf } from './enemy-targets.ts';
import type { Look, Subject } from './look.ts';
import { distances, goalsOf, stepsFrom } from './ways.ts';

/** An enemy that is acting in the Enemy Phase. */
interface Acting {
  readonly id: string;
  attacks: number;
  steps: number;
  frozen: number;
  /** A pattern of its card has taken the place of its actions. */
  bound: boolean;
}

/**
 * Activations: each enemy once in an Enemy Phase, two actions each, an attack whenever one is
 * possible, else a step on a shortest way to the nearest target; Frost takes actions away. Steps of
 * mobs that move farther than one zone are counted, but not told apart into actions.
 */
export function activations(): Subject {
  let acting: Acting | null = null;
  let acted = new Set<string>();
  const end = (look: Look) => {
    if (acting) hasDoneAll(look, acting);
    acting = null;
  };
  return {
    on: {
      phase: ({ purpose }, look) => {
        end(look);
        if (purpose === 'enemy') acted = new Set();
      },
      turn: (_, look) => {
        end(look);
        acted = new Set();
      },
      'enemy-activated': ({ enemy }, look) => {
        end(look);
        if (acted.has(enemy)) look.say('activations.twice', `${enemy} acts a second time`);
        acted.add(enemy);
        acting = { id: enemy, attacks: 0, steps: 0, frozen: 0, bound: false };
        if (look.state.heroes.every(({ knockedOut, gone }) => knockedOut || gone)) {
          if (look.state.allies.length === 0) look.say('activations.nobody', `${enemy} acts`);
        }
      },
      'monster-pattern': () => {
        if (acting) acting.bound = true;
      },
      'boss-ability': () => {
        if (acting) acting.bound = true;
      },
      frozen: ({ enemy }) => {
        if (acting && acting.id === enemy) acting.frozen++;
      },
      attack: (event, look) => {
        if (event.attacker !== 'enemy' || acting?.id !== event.enemy) return;
        acting.attacks++;
        tooMany(look, acting);
      },
      'enemy-moved': (event, look) => moved(event, look, acting),
    },
  };
}

function strideOf({ content }: Look, enemy: Enemy | undefined): number {
  return (enemy && content.mobs[enemy.card]?.stride) ?? 1;
}

function find({ state }: Look, id: string): Enemy | undefined {
  return state.enemies.find((enemy) => enemy.id === id);
}

function moved(
  { enemy: id, zone }: EventOf<'enemy-moved'>,
  look: Look,
  acting: Acting | null,
): void {
  const { state, ground, was } = look;
  const from = was.enemies.find((each) => each.id === id)?.zone;
  const enemy = find(look, id);
  if (from === undefined || !enemy) return;
  // Some leap by their cards.
  const led = acting?.id === id && acting.bound;
  if (!led && !stepsFrom(ground, state, from, 'enemy').includes(zone)) {
    look.say('activations.adjacent', `${id} goes from ${from} to ${zone}`);
  }
  // Pushed about by heroes.
  if (acting?.id !== id || led || state.combat) return;
  acting.steps++;
  tooMany(look, acting);
  const before = { ...enemy, zone: from };
  if (strideOf(look, enemy) === 1 && targetsOf(look, before).length > 0) {
    look.say('activations.attack-first', `${id} goes from ${from} though it could attack`);
  }
  if (!isNearer(look, before, zone)) {
    look.say('activations.shortest', `${id} goes from ${from} to ${zone}: no shortest way`);
  }
}

/** Whether the step leads nearer to one of those who are nearest. */
function isNearer({ ground, state }: Look, enemy: Enemy, to: number): boolean {
  const goals = goalsOf(ground, state, enemy);
  const far = distances(ground, state, enemy.zone, 'enemy');
  const nearest = Math.min(...goals.map((zone) => far[zone] as number));
  return goals.some((zone) => {
    if (far[zone] !== nearest) return false;
    return (distances(ground, state, to, 'enemy')[zone] as number) < nearest;
  });
}

function tooMany(look: Look, { id, attacks, steps, frozen, bound }: Acting): void {
  const stride = strideOf(look, find(look, id));
  const actions = attacks + Math.ceil(steps / stride) + frozen;
  if (!bound && actions > 2) look.say('activations.actions', `${id} takes ${actions} actions`);
}

/** Nobody stops early who could still attack or come nearer. */
function hasDoneAll(look: Look, acting: Acting): void {
  const { state, ground } = look;
  const enemy = find(look, acting.id);
  if (!enemy || acting.bound || enemy.kind === 'boss' || state.outcome) return;
  const stride = strideOf(look, enemy);
  if (acting.attacks + Math.ceil(acting.steps / stride) + acting.frozen >= 2) return;
  if (enemy.kind === 'roaming' && acting.frozen > 0) return;
  if (targetsOf(look, enemy).length > 0) {
    look.say('activations.idle', `${enemy.id} could attack and does not`);
  } else if (
    stepsFrom(ground, state, enemy.zone, 'enemy').some((to) => isNearer(look, enemy, to))
  ) {
    look.say('activations.idle', `${enemy.id} could come nearer and does not`);
  }
}
