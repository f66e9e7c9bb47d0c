import type { EventOf } from '../../src/events.ts';
import { RARITIES, type Rarity } from '../../src/ids.ts';
import type { Look, Subject } from './look.ts';

/** Cards somebody is about to get: so many of each rarity, and cards by name. */
interface Due {
  readonly hero: number;
  readonly cards: string[];
  readonly draws: Rarity[];
}

/**
 * Loot: a card of its rarity for each treasure token, two or three for a chest, one tier above the
 * lowest of three cards for the Forge, and for a fallen leader or monster the treasure on its card,
 * its fixed reward and what it carried, all to the hero who gets the credit. Cards of door cards and
 * abilities are only looked at where nothing else is due.
 */
export function loot(): Subject {
  let due: Due | null = null;
  let thrown: string[] = [];
  // Who falls is gone when the credit is asked for.
  const carried = new Map<string, string | null>();
  const end = (look: Look) => {
    if (due) rest(look, due);
    due = null;
  };
  return {
    on: {
      'picked-up': ({ hero, rarity }, look) => {
        end(look);
        due = { hero, cards: [], draws: drawn(look, [rarity]) };
      },
      chest: ({ hero, card, rarity, amount }, look) => {
        end(look);
        const items = card.startsWith('greater') ? 3 : 2;
        const face = look.content.faces[card];
        if (face?.rarity !== rarity || amount !== items)
          look.say('loot.chest', `${card}: ${amount}`);
        due = { hero, cards: [], draws: drawn(look, Array<Rarity>(items).fill(rarity)) };
      },
      crafted: ({ hero, rarity }, look) => {
        end(look);
        crafted(look, thrown, rarity);
        due = { hero, cards: [], draws: drawn(look, [rarity]) };
      },
      'enemy-wounded': ({ enemy }, { state }) => {
        carried.set(enemy, state.enemies.find(({ id }) => id === enemy)?.item ?? null);
      },
      killed: (event, look) => {
        if (event.enemy === undefined || event.purpose !== 'last') return;
        end(look);
        due = rewards(event, look, carried.get(event.enemy) ?? null);
      },
      'item-gained': (event, look) => {
        if (event.purpose === 'starting') return;
        if (due) gained(event, look, due);
      },
      discarded: ({ card }) => {
        thrown.push(card);
      },
      action: (_, look) => {
        thrown = [];
        end(look);
      },
      turn: (_, look) => end(look),
      'enemy-activated': (_, look) => end(look),
      round: (_, look) => end(look),
    },
  };
}

function rewards(
  { hero, enemy, card }: EventOf<'killed'>,
  look: Look,
  carried: string | null,
): Due | null {
  const { content, state } = look;
  const spoils = state.spoils.at(-1);
  if (hero === undefined || !card) return null;
  if (!spoils) {
    look.say('loot.spoils', `${enemy} leaves nothing behind`);
    return null;
  }
  const fixed = content.roaming[card]?.fixed ?? {};
  const draws = RARITIES.flatMap((rarity) =>
    Array<Rarity>(spoils.treasure[rarity] + (fixed[rarity] ?? 0)).fill(rarity),
  );
  if (carried !== spoils.item) look.say('loot.carried', `${enemy} carried ${carried}`);
  return { hero, cards: carried ? [carried] : [], draws: drawn(look, draws) };
}

function gained({ hero, card }: EventOf<'item-gained'>, look: Look, due: Due): void {
  const { content } = look;
  if (hero !== due.hero) return;
  const named = due.cards.indexOf(card);
  if (named >= 0) {
    due.cards.splice(named, 1);
    return;
  }
  const deck = content.items[card]?.deck;
  const fits = due.draws.indexOf(deck as Rarity);
  if (fits >= 0) due.draws.splice(fits, 1);
  else if (due.draws.length + due.cards.length > 0) {
    look.say('loot.rarity', `${card}, and ${[...due.draws, ...due.cards]} is due`);
  }
}

/** What never came, although there were cards for it. */
function rest({ state, say }: Look, { cards, draws, hero }: Due): void {
  if (state.outcome || cards.length + draws.length === 0) return;
  say('loot.missing', `hero ${hero}: ${[...draws, ...cards]}`);
}

/** As many of these as there are cards: set items of classes not in play are for nobody. */
function drawn({ state, content }: Look, draws: readonly Rarity[]): Rarity[] {
  const inPlay = state.heroes.map((each) => each.class);
  return RARITIES.flatMap((rarity) => {
    const { draw, discard } = state.decks.items[rarity];
    const cards = [...draw, ...discard].filter((card) => {
      const only = content.items[card]?.class;
      return !only || inPlay.includes(only);
    });
    return draws.filter((each) => each === rarity).slice(0, cards.length);
  });
}

/** One tier above the lowest of the three, Epic at most. */
function crafted({ content, say }: Look, thrown: readonly string[], rarity: Rarity): void {
  const tiers = thrown.slice(-3).map((card) => {
    const mob = content.mobItems[card];
    if (mob) return ['1-2', '3-4', '5'].indexOf(mob.tier);
    return Math.max(0, RARITIES.indexOf((content.items[card]?.deck ?? 'common') as Rarity));
  });
  const due = RARITIES[Math.min(2, Math.min(...tiers) + 1)];
  if (tiers.length !== 3 || rarity !== due) say('loot.forge', `${rarity} for ${thrown.slice(-3)}`);
}
