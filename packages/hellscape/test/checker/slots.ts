import type { EventOf } from '../../src/events.ts';
import type { Hero } from '../../src/state.ts';
import { isStanding, type Look, type Subject } from './look.ts';

/**
 * Items at hand: one on each of head, chest, legs and misc, two hands, no consumables, nothing of
 * another class; handed over only to heroes in the same zone, and put on only after a Trade and Equip
 * action there or when just gained or handed over.
 */
export function slots(): Subject {
  // Who may put something on: all in the zone of a trade, or one hero and one card.
  let trade: number | null = null;
  let fresh: string[] = [];
  return {
    on: {
      action: ({ hero, purpose }, { state }) => {
        trade = purpose === 'trade' ? (state.heroes[hero]?.zone ?? null) : null;
        fresh = [];
      },
      turn: () => {
        trade = null;
        fresh = [];
      },
      'enemy-activated': () => {
        trade = null;
        fresh = [];
      },
      'item-gained': ({ hero, card }) => {
        fresh.push(`${hero} ${card}`);
      },
      'item-given': (event, look) => {
        given(event, look);
        fresh.push(`${event.other} ${event.card}`);
      },
      equipped: ({ hero: index, card }, look) => {
        const hero = look.state.heroes[index];
        if (!hero?.items.some((item) => item.card === card && item.equipped)) {
          look.say('slots.equipped', `${card} is not at hand`);
        }
        if (hero?.zone !== trade && !fresh.includes(`${index} ${card}`)) {
          look.say('slots.when', `hero ${index} puts on ${card} without a trade`);
        }
      },
    },
    settle: (look) => {
      for (const hero of look.state.heroes) worn(look, hero);
    },
  };
}

function given({ hero, other, card }: EventOf<'item-given'>, { state, say }: Look): void {
  const [from, to] = [state.heroes[hero], state.heroes[other]];
  if (!from || !to || from.zone !== to.zone || !isStanding(to)) {
    say('slots.given', `${card} from hero ${hero} to hero ${other}`);
  }
}

function worn({ content, say }: Look, hero: Hero): void {
  const places: Record<string, number> = {};
  let hands = 0;
  for (const { card, equipped } of hero.items) {
    if (!equipped) continue;
    const item = content.items[card] ?? content.mobItems[card];
    if (!item || item.slot === 'none') say('slots.slot', `${hero.class} wears ${card}`);
    else if (item.slot === 'hand') hands++;
    else if (item.slot === 'two-hands') hands += 2;
    else places[item.slot] = (places[item.slot] ?? 0) + 1;
    const only = content.items[card]?.class;
    if (only && only !== hero.class) say('slots.class', `${hero.class} wears ${card}`);
  }
  if (hands > 2) say('slots.slot', `${hero.class} has ${hands} hands full`);
  for (const [slot, n] of Object.entries(places)) {
    if (n > 1) say('slots.slot', `${hero.class} wears ${n} items on ${slot}`);
  }
}
