import type { HellscapeEvent } from '../../src/events.ts';
import type { Hero } from '../../src/state.ts';
import { printedOn } from './abilities.ts';
import type { HeroThen, Look, Subject } from './look.ts';

/**
 * Health and Mana of heroes: never beyond their bounds, and every change is told by the event that
 * fits it, by as much. What a hero pays in Mana is compared with the prices on the card used; what is
 * paid in the middle of another event is only known to have been paid.
 */
export function health(): Subject {
  // The price of an ability is paid after it was told.
  const used: (string | undefined)[] = [];
  // Before a boss fight all heroes recover, and it is not told.
  let recovering = false;
  return {
    each: (event, look) => {
      if (event.t === 'boss-fight') recovering = true;
      if (event.t === 'ability') used[event.hero] = event.card;
      changes(event, look, used, recovering);
      if (event.t === 'round') recovering = false;
    },
    settle: (look) => {
      changes(null, look, used, recovering);
      used.length = 0;
    },
  };
}

function changes(
  event: HellscapeEvent | null,
  look: Look,
  used: readonly (string | undefined)[],
  recovering: boolean,
): void {
  for (const hero of look.state.heroes) {
    const was = look.was.heroes[hero.index];
    if (!was) continue;
    bounds(look, hero);
    const healed = recovering && hero.health === hero.maxHealth;
    const rested = recovering && hero.mana === hero.maxMana;
    if (hero.health !== was.health && !healed) healthChanged(event, look, hero, was);
    if (rested) continue;
    if (hero.mana > was.mana) manaGained(event, look, hero, was);
    else if (hero.mana < was.mana) manaPaid(event, look, hero, was, used[hero.index]);
  }
}

function bounds({ say }: Look, { class: who, health, maxHealth, mana, maxMana }: Hero): void {
  if (health < 0 || health > maxHealth) say('health.bounds', `${who}: ${health} of ${maxHealth}`);
  if (mana < 0 || mana > maxMana) say('health.mana-bounds', `${who}: ${mana} of ${maxMana}`);
}

function healthChanged(
  event: HellscapeEvent | null,
  { say }: Look,
  hero: Hero,
  was: HeroThen,
): void {
  const change = hero.health - was.health;
  const wider = hero.maxHealth - was.maxHealth;
  const mine = event && 'hero' in event && event.hero === hero.index;
  if (mine && event.t === 'wounded' && change === -event.amount) return;
  if (mine && event.t === 'healed' && change === event.amount) return;
  if (mine && event.t === 'lifebringer' && was.health === 0) return;
  if (change > 0 && wider >= change) return;
  // Less armour, less Health: no more than the maximum stays.
  if (change < 0 && wider < 0 && hero.health === hero.maxHealth) return;
  say('health.told', `${hero.class} ${change} at ${event?.t ?? 'a question'}`);
}

function manaGained(event: HellscapeEvent | null, { say }: Look, hero: Hero, was: HeroThen): void {
  const change = hero.mana - was.mana;
  if (event?.t === 'mana' && event.hero === hero.index && event.amount === change) return;
  if (hero.maxMana - was.maxMana >= change) return;
  say('health.mana-told', `${hero.class} ${change} at ${event?.t ?? 'a question'}`);
}

/** Paid for what the event tells of; nobody pays for nothing. */
function manaPaid(
  event: HellscapeEvent | null,
  look: Look,
  hero: Hero,
  was: HeroThen,
  used: string | undefined,
): void {
  const paid = was.mana - hero.mana;
  if (hero.maxMana < was.maxMana && hero.mana === hero.maxMana) return;
  if (event?.t === 'mana-lost' && event.hero === hero.index && event.amount === paid) return;
  if (event?.t === 'consecrated' && event.hero === hero.index && paid === 1) return;
  if (event?.t === 'marker' && event.hero === hero.index) return;
  if (used !== undefined) {
    const printed = printedOn(look.content, look.state, used);
    if (!printed || printed.some(({ cost }) => cost?.mana === paid)) return;
  }
  look.say('health.mana-paid', `${hero.class} ${paid} at ${event?.t ?? 'a question'}, ${used}`);
}
