import { heroBonus, isUsedUp, MOST, type Pool, poolOf } from './fight.ts';
import type { Look, Subject } from './look.ts';
import { armourOf, heroAttack, type Items, NO_DICE, ownPool } from './own-pool.ts';

/**
 * Dice pools: what weapons, armour, enemy cards and minions give, the Shadow die, the Pillar, and the
 * limits of a roll. What abilities add is read from the cards that were used; where a card adds so
 * many for each of something, or only code knows, the pool must still hold the dice everybody has.
 */
export function pools(): Subject {
  let usedUp: string[] = [];
  // What is equipped or put away while the dice are gathered comes too late for this attack.
  let items: Items = { attack: NO_DICE, armour: 0 };
  // A Pillar that has not had its yellow die yet waits for the first one anything gives.
  let pillar = { waits: false, given: 0 };
  return {
    on: {
      attack: ({ attacker, hero, purpose }, look) => {
        usedUp = [];
        const fighter = hero === undefined ? undefined : look.state.heroes[hero];
        const attack =
          fighter && attacker === 'hero' ? heroAttack(look, fighter, purpose) : NO_DICE;
        items = { attack, armour: fighter ? armourOf(look, fighter) : 0 };
      },
      ability: ({ card }, look) => {
        if (isUsedUp(look, card)) usedUp.push(card);
      },
      rolled: ({ dice, purpose }, look) => {
        if (purpose === 'pool') pillar = checkPool(dice, look, items, usedUp);
        else if (purpose === 'more') {
          checkLimits(look);
          const yellow = poolOf(dice).yellow;
          const given = heroBonus(look, usedUp).yellow - pillar.given;
          if (pillar.waits && yellow > 0 && yellow === given) {
            look.say('pools.pillar', `${yellow} yellow dice behind a Pillar: ${told(look)}`);
          }
          if (yellow > 0) pillar = { waits: false, given };
        }
      },
    },
  };
}

function checkPool(
  dice: readonly string[],
  look: Look,
  items: Items,
  usedUp: readonly string[],
): { readonly waits: boolean; readonly given: number } {
  const { state } = look;
  const nothing = { waits: false, given: 0 };
  if (!state.combat) {
    look.say('pools.no-combat', 'dice were rolled outside of a combat');
    return nothing;
  }
  const rolled = poolOf(dice);
  const own = ownPool(look, items);
  if (!own) return nothing;
  const bonus = heroBonus(look, usedUp);
  for (const colour of ['yellow', 'orange', 'blue', 'enemy'] as const) {
    const least = Math.min(MOST[colour], own.pool[colour]);
    const given = own.pool[colour] + bonus[colour];
    // A Pillar takes a yellow die, whatever gave it.
    const lost = colour === 'yellow' && own.hindered && given > 0 ? 1 : 0;
    const due = Math.min(MOST[colour], given - lost);
    const exact = !bonus.unknown && !own.open;
    if (exact ? rolled[colour] !== due : rolled[colour] < least - lost) {
      // Whether the die is lost before or after the limit, nobody says.
      if (lost > 0 && rolled[colour] === Math.min(MOST[colour], given) - 1) continue;
      look.say('pools.dice', `${rolled[colour]} ${colour} dice, not ${due}: ${told(look)}`);
    }
  }
  const shadow = own.pool.shadow > 0 || (bonus.inShadow && state.combat.attacker.kind === 'hero');
  if ((rolled.shadow === 1) !== shadow) {
    look.say('pools.shadow', `${rolled.shadow} Shadow dice: ${told(look)}`);
  }
  const yellow = own.pool.yellow + bonus.yellow;
  return { waits: own.hindered && yellow === 0 && !bonus.unknown, given: bonus.yellow };
}

function checkLimits(look: Look): void {
  const pool = poolOf((look.state.combat?.dice ?? []).map(({ die }) => `${die} -`));
  for (const colour of Object.keys(MOST) as (keyof Pool)[]) {
    if (pool[colour] > MOST[colour]) look.say('pools.limit', `${pool[colour]} ${colour} dice`);
  }
}

function told({ state: { combat } }: Look): string {
  return JSON.stringify([combat?.attacker, combat?.defender, combat?.type, combat?.used]);
}
