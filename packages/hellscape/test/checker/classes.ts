import type { EventOf } from '../../src/events.ts';
import type { Look, Subject } from './look.ts';
import { lineTo } from './ways.ts';

/**
 * The boards of the classes: Rage for every Wound up to 7 and one for a change of stance, the arrows
 * counted and the shot judged by them, the marker on a spell of the Amulet, Consecrations in sight and
 * one to a zone, an Element spent whole at its peak, the Rogue's tokens at the start of a round, and
 * Poison. What skills add to a board is theirs.
 */
export function classes(): Subject {
  let rage: number | null = null;
  let arrows = 0;
  let poison: { readonly enemy: string; readonly acts: boolean } | null = null;
  // Whatever else happens to the enemy in its activation is no doing of its Poison.
  const ofAnother = () => {
    poison = null;
  };
  return {
    on: {
      wounded: ({ hero, amount }, look) => {
        const board = hero === undefined ? undefined : look.state.heroes[hero]?.board;
        if (board?.class === 'berserker' && hero !== undefined) {
          rage = Math.min(7, board.rage + amount);
        }
      },
      rage: ({ hero, amount }, look) => {
        const board = look.state.heroes[hero]?.board;
        if (board?.class !== 'berserker' || board.rage !== amount || amount > 7) {
          look.say('classes.rage', `${amount} Rage told`);
        }
        if (rage !== null && amount !== rage) look.say('classes.rage', `${amount}, not ${rage}`);
        rage = null;
      },
      arrow: ({ card, amount }, look) => {
        arrows = amount;
        const revealed = revealedBy(look);
        const seen = revealed.reduce((sum, id) => sum + (look.content.arrows[id]?.arrows ?? 0), 0);
        if (!revealed.includes(card) || seen !== amount) {
          look.say('classes.arrows', `${amount} arrows on ${revealed}`);
        }
      },
      shot: ({ purpose, amount }, look) => {
        const judged = amount === 7 ? 'bullseye' : amount > 7 ? 'overload' : 'quick-shot';
        // Skills put cards aside, and make a Bullseye of 6 or 8.
        const bent = purpose === 'bullseye' && Math.abs(amount - 7) === 1;
        if ((purpose !== judged && !bent) || amount > arrows) {
          look.say('classes.shot', `${purpose} with ${amount} of ${arrows} arrows`);
        }
      },
      marker: ({ hero, card }, look) => {
        const board = look.state.heroes[hero]?.board;
        if (board?.class === 'wizard' && board.quadrants[board.ready] !== card) {
          look.say('classes.marker', `${card} is not where the marker points`);
        }
      },
      consecrated: consecrated,
      peak: ({ hero, purpose }, look) => {
        const board = look.state.heroes[hero]?.board;
        const element = purpose.slice('element-'.length) as 'fire';
        if (board?.class !== 'shaman' || board.elements[element] !== 0) {
          look.say('classes.peak', `${purpose} is not spent`);
        }
      },
      phase: ({ purpose }, look) => {
        if (purpose === 'hero') tokensDrawn(look);
      },
      poisoned: ({ enemy, amount }, look) => {
        poison = { enemy, acts: false };
        const strongest = poisonOf(look);
        if (amount !== strongest) look.say('classes.poison', `${amount} Wounds, not ${strongest}`);
      },
      killed: ({ enemy, hero }, look) => {
        const rogue = look.state.heroes.find(({ board, gone }) => board.class === 'rogue' && !gone);
        if (poison && poison.enemy === enemy && rogue && hero !== rogue.index) {
          look.say('classes.poison-credit', `hero ${hero} gets what the Poison killed`);
        }
        poison = null;
      },
      'enemy-wounded': ({ enemy }) => {
        poison = poison?.enemy === enemy && !poison.acts ? { enemy, acts: true } : null;
      },
      attack: ofAnother,
      ability: ofAnother,
      'enemy-moved': ofAnother,
      'enemy-activated': ofAnother,
    },
    each: (event, look) => {
      if (rage === null || event.t === 'wounded' || event.t === 'rage') return;
      if (!hasRage(look, rage)) look.say('classes.rage', `no Rage at ${event.t}, ${rage} is due`);
      rage = null;
    },
    settle: (look) => {
      if (rage !== null && !hasRage(look, rage)) look.say('classes.rage', `${rage} is due`);
      rage = null;
    },
  };
}

function hasRage({ state }: Look, rage: number): boolean {
  return state.heroes.some(({ board }) => board.class === 'berserker' && board.rage === rage);
}

function revealedBy({ state }: Look): readonly string[] {
  for (const { board } of state.heroes) if (board.class === 'ranger') return board.revealed;
  return [];
}

function consecrated({ hero: index, zone }: EventOf<'consecrated'>, look: Look): void {
  const hero = look.state.heroes[index];
  if (hero?.board.class !== 'paladin') {
    look.say('classes.ground', `hero ${index}`);
    return;
  }
  if (hero.board.zones.filter((each) => each === zone).length !== 1) {
    look.say('classes.ground', `${hero.board.zones} with one more on ${zone}`);
  }
  // Moved by the hero's own ability it may lie anywhere.
  const paid = (look.was.heroes[index]?.mana ?? 0) > hero.mana;
  if (paid && !lineTo(look.ground, look.state, hero.zone, zone)) {
    look.say('classes.ground', `${zone} is not in sight of ${hero.zone}`);
  }
}

/** Three tokens (four alone), or all there are. */
function tokensDrawn({ state, say }: Look): void {
  for (const { board, gone } of state.heroes) {
    if (board.class !== 'rogue' || gone) continue;
    const due = state.heroes.length === 1 ? 4 : 3;
    if (board.drawn.length < due && board.bag.length + board.discard.length > 0) {
      say('classes.tokens', `${board.drawn.length} tokens of ${due}`);
    }
  }
}

/** What Poison does by the skills of the Rogue, at least a Wound. */
function poisonOf({ state, content }: Look): number {
  let strongest = 1;
  for (const { skills } of state.heroes) {
    for (const id of skills) strongest = Math.max(strongest, content.skills[id]?.poison ?? 0);
  }
  return strongest;
}
