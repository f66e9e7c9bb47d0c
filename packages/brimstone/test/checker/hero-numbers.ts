import type { Ability } from '../../src/abilities.ts';
import { content } from '../../src/content/index.ts';
import { SKILLS } from '../../src/ids.ts';
import { classIn } from '../../src/lookup.ts';
import type { MomentName } from '../../src/moments.ts';
import type { AdventureState, CarriedItem, Hero } from '../../src/state.ts';
import { BEST_OF, type BestOfName, type StatName } from '../../src/stats.ts';

/** Numbers that hang on the situation, by card: there the checker does not claim to know them. */
const SOMETIMES: Readonly<Record<string, readonly StatName[]>> = {
  'two-wedding-rings': ['combat', 'shots'],
  'before-the-echo': ['initiative'],
  'mutation-36-lidless': ['initiative'],
  'mutation-43-rooted-feet': ['defense'],
  'mutation-56-barbed-palms': ['combat'],
  'madness-6-trembling': ['toHitMelee', 'toHitRanged'],
};
const ANY_OF_THEM: readonly StatName[] = [
  'defense',
  'combat',
  'toHitMelee',
  'toHitRanged',
  'initiative',
  'shots',
];

interface InForce {
  readonly card: string;
  readonly ability: Ability;
  /** Of an item or of what is attached to it: the item. */
  readonly item?: CarriedItem;
  readonly isAttached?: boolean;
}

/** Items work when held or worn, and always where they need neither hands nor a slot. */
export function isInUse(item: CarriedItem): boolean {
  const card = content.items[item.card];
  return item.equipped || (card?.hands === 0 && card.slots.length === 0 && !card.upgrade);
}

function inForce(hero: Hero, turn: number): InForce[] {
  const found: InForce[] = [];
  const add = (card: string, ability: Ability | undefined, more: Partial<InForce> = {}) => {
    if (ability) found.push({ card, ability, ...more });
  };
  for (const id of hero.upgrades) add(id, content.upgrades[id]?.ability);
  for (const id of hero.conditions) add(id, content.conditions[id]?.ability);
  for (const item of hero.items) {
    // Within a turn an item works for one hero only.
    const isSpent = item.used?.turn === turn && item.used.by !== hero.index;
    if (!isInUse(item) || isSpent) continue;
    add(item.card, content.items[item.card]?.ability, { item });
    for (const id of item.upgrades) {
      add(id, content.items[id]?.ability, { item, isAttached: true });
    }
  }
  return found;
}

/** What is on the table for everyone: cards that remain, worlds with heroes, the mission. */
export function tableAbilities(state: AdventureState): Ability[] {
  const { darkness, growingDread, encounters, hardships, worlds, missions } = content;
  const cards = state.inPlay.map(
    ({ card }) =>
      (darkness[card] ?? growingDread[card] ?? encounters[card] ?? hardships[card])?.remains,
  );
  const places = state.worlds.map((world) => worlds[world]?.ability);
  return [...cards, ...places, missions[state.mission.id]?.ability].flatMap((each) => each ?? []);
}

/** A number of a hero by the sheet and all cards; null where a card makes it hang on the situation. */
export function heroNumber(state: AdventureState, hero: Hero, stat: StatName): number | null {
  let total = classIn(content, hero.class).base[stat];
  for (const { card, ability, isAttached } of inForce(hero, state.turn.number)) {
    const sometimes = ability.statsWhen ? (SOMETIMES[card] ?? ANY_OF_THEM) : [];
    if (sometimes.includes(stat)) return null;
    // What is attached to a gun changes that gun alone.
    if (isAttached && (stat === 'range' || stat === 'shots')) continue;
    total += ability.stats?.[stat] ?? 0;
  }
  for (const ability of tableAbilities(state)) total += ability.everyHero?.[stat] ?? 0;
  for (const bonus of hero.bonuses) if (bonus.stat === stat) total += bonus.amount;
  const isSkill = (SKILLS as readonly string[]).includes(stat);
  return isSkill ? Math.max(1, Math.min(6, total)) : total;
}

/** The best of the saves in use; null where there is none. */
export function bestOf(state: AdventureState, hero: Hero, name: BestOfName): number | null {
  const values = inForce(hero, state.turn.number).flatMap(
    ({ ability }) => ability.bestOf?.[name] ?? [],
  );
  return BEST_OF.includes(name) && values.length > 0 ? Math.min(...values) : null;
}

/** What the guns in a hero's hands get from what is attached to them. */
export function attachedNumber(
  state: AdventureState,
  hero: Hero,
  number: number,
  stat: 'range' | 'shots',
): number {
  return inForce(hero, state.turn.number)
    .filter(({ item, isAttached }) => isAttached && item?.number === number)
    .reduce((total, { ability }) => total + (ability.stats?.[stat] ?? 0), 0);
}

/** The cards of a hero and on the table that have a say at a moment. */
export function whoHasASay(state: AdventureState, hero: Hero, moment: MomentName): string[] {
  const own = inForce(hero, state.turn.number).flatMap(({ card, ability: { on } }) =>
    on && moment in on ? card : [],
  );
  const others = tableAbilities(state).filter(({ on }) => on && moment in on);
  return [...own, ...others.map(() => 'the table')];
}

/** Whether any card of a hero, or on the table, has a say at a moment. */
export function hasASay(state: AdventureState, hero: Hero, ...moments: MomentName[]): boolean {
  const abilities = [
    ...inForce(hero, state.turn.number).map(({ ability }) => ability),
    ...tableAbilities(state),
  ];
  return abilities.some(({ on }) => on && moments.some((moment) => moment in on));
}

/** Whether anything of a hero has an ability of some kind. */
export function hasAbilityThat(
  state: AdventureState,
  hero: Hero,
  is: (ability: Ability) => boolean,
): boolean {
  return inForce(hero, state.turn.number).some(({ ability }) => is(ability));
}

export function isImmune(state: AdventureState, hero: Hero, to: string): boolean {
  return hasAbilityThat(state, hero, ({ immune }) => immune?.includes(to) ?? false);
}

export function isUp(hero: Hero): boolean {
  return hero.knockedOut === null && !hero.dead;
}
