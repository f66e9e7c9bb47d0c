import type { Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../src/adventure.ts';
import { content } from '../src/content/index.ts';
import { trigger } from '../src/rules/abilities/active.ts';
import { abilitiesOfHero } from '../src/rules/abilities/hero-abilities.ts';
import { holdBackTheDarkness } from '../src/rules/darkness/depth.ts';
import { enemyStat } from '../src/rules/figures/enemy-stats.ts';
import { heroBest, heroStat } from '../src/rules/figures/stats.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import { beginActivation } from '../src/rules/turn/hero-activation.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import { BEST_OF, ENEMY_STATS, STAT_NAMES } from '../src/stats.ts';
import type { Played } from './adventure.ts';
import { cameOf } from './came-of-it.ts';
import { activation } from './enemies.ts';
import { decline } from './event-cards.ts';
import { blankActivation, enemyOf, field, withSheets } from './fight.ts';
import { shoot, strike } from './hero-cards.ts';
import { give, heroOf } from './items.ts';
import { listed } from './notation.ts';

type Scene = (g: Adventure, hero: Hero) => Rule<unknown>;

const blow = (g: Adventure) =>
  ({ kind: 'enemy', id: 'tentacles', enemy: enemyOf(g.state, 0) }) as const;
const CARD = { kind: 'card', id: 'test' } as const;

/** What may come to somebody who has a card: everything that it changes shows in one of these. */
const SCENES: Readonly<Record<string, Scene>> = {
  shoots: (g) => shoot(g),
  strikes: (g) => strike(g),
  'is hit': (g, hero) => g.do.hitHero(g, hero, { hits: 2, damage: 2, cause: blow(g) }),
  'takes hits of a card': (g, hero) => g.do.hitHero(g, hero, { hits: 2, cause: CARD }),
  'is frightened': (g, hero) => g.do.horrorHit(g, hero, { hits: 2, damage: 1, cause: blow(g) }),
  'is corrupted': (g, hero) => g.do.corruptionHit(g, hero, 2, CARD),
  'is attacked': (g) => activation('tentacles')(g),
  begins: (g, hero) => beginActivation(g, hero),
  'tests Agility': (g, hero) =>
    g.do.skillTest(g, hero, { skill: 'agility', need: 5, card: 'firedamp' }),
  'tests Lore': (g, hero) => g.do.skillTest(g, hero, { skill: 'lore', need: 5, card: 'firedamp' }),
  'heals another': (g, hero) =>
    g.do.healHero(g, heroAt(g, 1), { wounds: 2, sanity: 1, by: hero, with: 'bandages' }),
  'is healed': (g, hero) =>
    g.do.healHero(g, hero, { wounds: 1, sanity: 1, by: heroAt(g, 1), with: 'whiskey' }),
  'another is hit': (g) => g.do.hitHero(g, heroAt(g, 1), { hits: 2, cause: blow(g) }),
  kills: (g, hero) => g.do.woundEnemy(g, enemyOf(g.state, 0), 99, { hero, cause: CARD }),
  'gains gold': (g, hero) => g.do.gainGold(g, hero, 20),
  'gains stone': (g, hero) => g.do.gainDarkStone(g, hero, 1),
  'holds back': (g) => holdBackTheDarkness(g),
  'fight starts': (g) => trigger(g, 'fightStart', { ambush: false }),
  'fight ends': (g) => trigger(g, 'fightEnd', { final: false }),
  'turn starts': (g) => trigger(g, 'turnStart', { turn: 2 }),
  'turn ends': (g) => trigger(g, 'turnEnd', { turn: 1 }),
  'goes down': (g, hero) => g.do.woundHero(g, hero, 99, CARD),
};

/**
 * A hero of the card's class who has it stands hurt among a Tentacle and a Strangler, with a Pistol, $50, 2
 * Dark Stone, 2 Grit and Whiskey; the Bandido stands beside.
 */
function opened(card: string | null, scene: string, dice: string, of = card) {
  let before: AdventureState | null = null;
  let numbers = '';
  const heroClass =
    content.upgrades[of ?? '']?.class ?? content.items[of ?? '']?.only[0] ?? 'us-marshal';
  const known = heroClass in content.classes ? heroClass : 'us-marshal';
  const played: Played = field(`${known} 3,2 bandido 3,3 vs tentacles 2,2 stranglers 6,2`, dice, {
    content: withSheets({ tentacles: { defense: 1 }, stranglers: { defense: 1 } }),
    change(state) {
      const hero = heroOf(state, 0);
      state.reviveTokens = 0;
      state.depth.darkness = 5;
      for (const each of state.heroes) Object.assign(each, structuredClone(HURT));
      if (scene === 'shoots' || !(card && content.items[card]?.weapon)) give(state, 0, 'pistol');
      if (card !== null) have(state, card);
      hero.activation = scene === 'begins' ? null : blankActivation(2);
      for (const enemy of state.enemies) enemy.target = 0;
    },
  }).runs(function* (g, hero) {
    if (scene === 'has it') numbers = numbersOf(g, hero);
    before = structuredClone(g.state);
    if (scene.startsWith('use ')) yield* useOf(g, hero, card ?? '', scene.slice(4));
    else yield* SCENES[scene]?.(g, hero) ?? [];
  });
  return {
    played,
    came: () => (scene === 'has it' ? numbers : before ? cameOf(before, played.state) : ''),
  };
}

const HURT = {
  wounds: 3,
  sanityDamage: 3,
  gold: 50,
  darkStone: 2,
  grit: 2,
  corruption: 1,
  bag: ['whiskey'],
};

function have(state: AdventureState, card: string): void {
  const hero = heroOf(state, 0);
  if (content.items[card]) give(state, 0, card);
  else if (content.conditions[card]) hero.conditions.push(card);
  else hero.upgrades.push(card);
}

function numbersOf(g: Adventure, hero: Hero): string {
  const own = STAT_NAMES.map((name) => `${name} ${heroStat(g, hero, name)}`);
  const foes = ENEMY_STATS.map(
    (name) => `foe's ${name} ${enemyStat(g, 'tentacles', name, enemyOf(g.state, 0))}`,
  );
  const best = BEST_OF.map((name) => `${name} ${heroBest(g, hero, name) ?? 0}`);
  const immune = [...abilitiesOfHero(g, hero).immune].map((what) => `immune to ${what} 1`);
  return [...own, ...foes, ...best, ...immune].join(', ');
}

const TIMINGS = [
  'anytime',
  'activation',
  'free-attack',
  'instead-of-attack',
  'instead-of-search',
  'turn-start',
  'turn-end',
] as const;

function* useOf(g: Adventure, hero: Hero, card: string, id: string): Rule {
  const use = usesNow(g, hero, TIMINGS).find(
    (each) => each.source.card === card && each.use.id === id,
  );
  if (use) yield* resolveUse(g, use);
}

/** Numbers that are different with a card, or all that comes of a scene. */
export function comesOf(card: string, scene: string, dice: string, picks: string): string {
  const { played, came } = opened(card, scene, dice);
  for (const pick of listed(picks)) {
    decline(played);
    played.pick(...pick.split('+').filter((each) => each !== '-'));
  }
  decline(played).done();
  return scene === 'has it' ? differing(came(), bare(card)) : came();
}

const bare = (card: string) => opened(null, 'has it', '', card).came();

function differing(now: string, before: string): string {
  const numbers = new Map(listed(before).map(parted));
  return listed(now)
    .map(parted)
    .filter(([name, value]) => numbers.get(name) !== value)
    .map(([name, value]) => {
      const by = value - (numbers.get(name) ?? 0);
      return name.startsWith('immune') ? name : `${name}${by > 0 ? '+' : ''}${by}`;
    })
    .join(' ');
}

function parted(number: string): [string, number] {
  const at = number.lastIndexOf(' ');
  return [number.slice(0, at), Number(number.slice(at))];
}
