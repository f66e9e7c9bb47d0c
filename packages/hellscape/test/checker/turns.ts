import type { EventOf } from '../../src/events.ts';
import { isStanding, type Look, type Subject } from './look.ts';

/**
 * Turns: one for each standing hero in a Hero Phase, three actions (four alone, the Rogue as many as
 * tokens), one gone for each action, none while Frost lies on the hero, and nothing after a fall.
 * Two movement points for a Move action where nothing was used; Recover gives two at most.
 */
export function turns(): Subject {
  let had = new Set<number>();
  let recovering: { readonly hero: number; left: number } | null = null;
  const gains = (hero: number | undefined, amount: number, look: Look) => {
    if (!recovering || recovering.hero !== hero) return;
    recovering.left -= amount;
    if (recovering.left < 0) look.say('turns.recover', `hero ${hero} recovers more than 2`);
  };
  return {
    on: {
      round: () => {
        had = new Set();
      },
      turn: ({ hero: index }, look) => {
        recovering = null;
        const hero = look.state.heroes[index];
        if (!hero || had.has(index)) look.say('turns.twice', `hero ${index} has a second turn`);
        if (hero && !isStanding(hero)) look.say('turns.standing', `hero ${index} lies there`);
        had.add(index);
        checkActions(index, look);
      },
      phase: ({ purpose }, look) => {
        recovering = null;
        if (purpose !== 'enemy' || look.state.dungeon.bossOnly) return;
        for (const hero of look.state.heroes) {
          if (isStanding(hero) && !had.has(hero.index)) {
            look.say('turns.missed', `hero ${hero.index} had no turn`);
          }
        }
      },
      action: (event, look) => {
        action(event, look);
        recovering = event.purpose === 'recover' ? { hero: event.hero, left: 2 } : null;
      },
      ability: () => {
        recovering = null;
      },
      // A level brings Mana of its own.
      'level-up': () => {
        recovering = null;
      },
      healed: ({ hero, amount }, look) => gains(hero, amount, look),
      mana: ({ hero, amount }, look) => gains(hero, amount, look),
    },
    settle: (look) => {
      for (const { turn, class: who } of look.state.heroes) {
        if (turn && turn.actions < 0) look.say('turns.actions', `${who}: ${turn.actions} actions`);
      }
    },
  };
}

function checkActions(index: number, { state, say }: Look): void {
  const hero = state.heroes[index];
  const actions = hero?.turn?.actions;
  const usual = state.heroes.length === 1 ? 4 : 3;
  const tokens = hero?.board.class === 'rogue' ? hero.board.drawn.length : usual;
  if (actions !== tokens) say('turns.actions', `hero ${index} begins with ${actions} of ${tokens}`);
  const bag = hero?.board.class === 'rogue' ? hero.board.bag.length : 0;
  if (tokens < usual && bag > 0) say('turns.tokens', `the Rogue drew ${tokens}, ${bag} are left`);
}

function action({ hero: index, purpose }: EventOf<'action'>, look: Look): void {
  const hero = look.state.heroes[index];
  const was = look.was.heroes[index];
  if (!hero || !was) return;
  if (look.state.active !== index) look.say('turns.active', `hero ${index} acts out of turn`);
  if (!isStanding(hero)) look.say('turns.standing', `hero ${index} acts from the ground`);
  if (was.frost > 0) look.say('turns.frost', `hero ${index} acts with ${was.frost} Frost`);
  if (was.actions <= 0) look.say('turns.actions', `hero ${index} has no action: ${purpose}`);
  // A token of the Rogue can bring another as it is flipped.
  else if (hero.turn?.actions !== was.actions - 1 && hero.class !== 'rogue') {
    look.say('turns.actions', `hero ${index}: ${hero.turn?.actions} left of ${was.actions}`);
  }
}
