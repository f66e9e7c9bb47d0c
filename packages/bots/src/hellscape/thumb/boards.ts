import {
  ELEMENTS,
  type Element,
  type HellscapeMeaning,
  meaningOf,
  type Skill,
  type Stance,
} from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { type Asked, best, bestOption, findOption, type Habit, zoneIn } from './asked.ts';
import { foesOf } from './foes.ts';
import { type Ground, groundOf, type Hero } from './ground.ts';
import { printedOn, type Seen, worthOfPrinted } from './printed.ts';

/** Which token to flip: one that helps with this action, else one that would help least with others. */
export function tokenFor(wanted: 'red' | 'blue' | null): Habit {
  return (asked) =>
    bestOption(asked, (means) => {
      const token = contentOf(asked.view).rogueTokens[cardIn(means)];
      if (!token) return wanted ? 1.5 : 2.5;
      const worth = worthOfAll(token.abilities) + (token.kind === 'poison' ? 1.5 : 0);
      if (token.colour === 'green') return 4 + worth;
      if (token.colour === wanted) return 3 + worth;
      return (token.colour === 'blue' ? 1 : 0) - worth * 0.1;
    });
}

/** A token to be rid of: one that is not for attacks. */
export const swapToken: Habit = (asked) =>
  bestOption(asked, (means) =>
    contentOf(asked.view).rogueTokens[cardIn(means)]?.colour === 'blue' ? 1 : 0,
  );

/** The card that is asked about; of none its id is empty. */
function cardIn(means: HellscapeMeaning): string {
  return means.kind === 'card' ? means.card : '';
}

function worthOfAll(abilities: Skill['abilities']): number {
  return abilities.reduce((sum, ability) => sum + worthOfPrinted(ability), 0);
}

/** Points come in as what the hero's own abilities ask for; what is full enough grows to its peak. */
export const elements: Habit = ({ question, hero, view }) => {
  const { board } = hero;
  if (board.class !== 'shaman') return null;
  const levels = { ...board.elements };
  const taken: Record<string, number> = {};
  const picks: string[] = [];
  const wanted = demand(view, hero);
  for (let point = 0; point < Math.max(1, question.min); point++) {
    const pick = best(question.options, (id) => {
      const at = question.options.indexOf(id);
      if (question.capacity && (taken[id] ?? 0) >= (question.capacity[at] ?? 0)) return -100;
      const means = meaningOf(question, id);
      if (means.kind !== 'element' || means.element === 'mana') return hero.mana < 1 ? 0.6 : -1;
      const { element } = means;
      const short = wanted[element] > 0 && levels[element] <= wanted[element] ? 3 : 0;
      const rising = board.peaks.includes(element) ? 0 : 0.2 + levels[element] * 0.3;
      return short - (short > 0 ? levels[element] * 0.5 : 0) + rising + LIKED[element];
    });
    if (pick === null) return null;
    taken[pick] = (taken[pick] ?? 0) + 1;
    const into = meaningOf(question, pick);
    if (into.kind === 'element' && into.element !== 'mana') levels[into.element]++;
    picks.push(pick);
  }
  return picks;
};

const LIKED: Readonly<Record<Element, number>> = { water: 0.1, fire: 0.3, air: 0, earth: 0.2 };

/** The dearest price in each element among the hero's skills. */
function demand(seen: Seen, hero: Hero): Record<Element, number> {
  const wanted = { water: 0, fire: 0, air: 0, earth: 0 };
  for (const skill of hero.skills) {
    for (const { cost } of printedOn(seen, skill)) {
      for (const element of ELEMENTS) {
        wanted[element] = Math.max(wanted[element], cost?.elements?.[element] ?? 0);
      }
    }
  }
  return wanted;
}

/** What a skill is worth: what it does, and a rank only by what it betters. */
export const skill: Habit = (asked) =>
  bestOption(asked, (means) => worthOfSkill(asked.view, cardIn(means)));

function worthOfSkill(seen: Seen, id: string): number {
  const { skills } = contentOf(seen);
  const card = skills[id];
  if (!card) return 0;
  const lower = card.upgrades ? skills[card.upgrades] : undefined;
  return plainly(seen, card) - (lower ? plainly(seen, lower) * 0.8 : 0) + card.level * 0.15;
}

function plainly(seen: Seen, card: Skill): number {
  let worth = worthOfAll(card.abilities) + worthOfAll(card.spiritAbilities ?? []) * 0.8;
  for (const token of card.tokens ?? []) {
    worth += 0.25 * worthOfAll(contentOf(seen).rogueTokens[token]?.abilities ?? []);
  }
  worth += (card.poison ?? 0) * 0.7 + (card.spirit ? 2.2 : 0);
  return card.stance && card.stance !== 'blood-rage' && card.stance !== 'any' ? worth * 0.4 : worth;
}

/** She fights in Blood Rage, and what fits anywhere goes there too. */
export const stance: Habit = (asked) => stanceOf(asked, 'blood-rage');

/** The option that brings this stance. */
export function stanceOf(asked: Asked, wanted: Stance): string | null {
  return findOption(asked, (means) => means.kind === 'stance' && means.stance === wanted);
}

/** All skills lie under one column, so that one ground has them all. */
export const column: Habit = (asked) => findOption(asked, (means) => cardIn(means) === MAIN_GROUND);

const MAIN_GROUND = 'consecration-red';
const SPARE_GROUND = 'consecration-blue';

/** The blessing that betters its skill most. */
export const bless: Habit = (asked) =>
  bestOption(asked, (means) => {
    const card = contentOf(asked.view).skills[cardIn(means)];
    return card ? worthOfAll(card.blessed ?? []) - worthOfAll(card.abilities) : 0;
  });

/** How much it would help to have this zone consecrated: heroes there, and enemies to be fought there. */
export function worthOfGround(ground: Ground, zone: number): number {
  let worth = 0;
  for (const hero of ground.up) if (hero.zone === zone) worth += 2;
  for (const { enemy } of foesOf(ground)) if (enemy.zone === zone) worth += 1.5;
  return worth;
}

/** The ground to lay a Consecration on. */
export const consecrate: Habit = (asked) => {
  const ground = groundOf(asked.view);
  return bestOption(asked, (means) => worthOfGround(ground, zoneIn(means, -1)));
};

/** Whether to consecrate ground now, and with what. */
export function layingOf(asked: Asked, ground: Ground, hero: Hero): string | null {
  if (hero.board.class !== 'paladin' || hero.mana < 1) return null;
  const foes = foesOf(ground).some(({ enemy }) => {
    const range = ground.range(hero.zone, enemy.zone);
    return range >= 0 && range <= 2;
  });
  if (!foes) return null;
  const { zones } = hero.board;
  const now = zones[0] === null || zones[0] === undefined ? 0 : worthOfGround(ground, zones[0]);
  let most = 0;
  for (const { id } of ground.map.zones) {
    if (zones.includes(id) || ground.range(hero.zone, id) < 0) continue;
    most = Math.max(most, worthOfGround(ground, id));
  }
  const lay = (card: string) =>
    findOption(asked, (means) => means.kind === 'lay' && means.card === card);
  if (most >= now + 2) return lay(MAIN_GROUND);
  const spare = zones[1] === null && hero.mana >= 3 && most >= 3;
  return spare ? lay(SPARE_GROUND) : null;
}
