import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { content } from '../src/content/index.ts';
import type { EnemyAbility } from '../src/content-types.ts';
import type { ClassId } from '../src/ids.ts';
import { isInSight } from '../src/rules/figures/figures.ts';
import { canHold, handChoices } from '../src/rules/items/hands.ts';
import { equip, putAway } from '../src/rules/items/items.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import { playStep } from '../src/rules/turn/turn.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import { activateHero } from './activation.ts';
import { adventure, type Played, scene } from './adventure.ts';
import { inside, knockOut, lay, passages } from './explore.ts';
import { active, all, enemyOf, field, to, withSheets } from './fight.ts';
import { strike, useOnly } from './hero-cards.ts';
import { card, carry, enemyAt, give, heroOf, plainHeroes, withItems } from './items.ts';
import { finish } from './missions.ts';

/** Passes whatever can be passed until the condition holds. */
function passUntil(t: Played, stop: () => boolean): Played {
  for (let n = 0; n < 200 && !stop(); n++) {
    const calm = ['end', 'hold-back', 'continue', 'keep', 'no'].find((id) =>
      t.options.includes(id),
    );
    t.pick(calm ?? (t.options[0] as string));
  }
  return t;
}

const HARMLESS = withSheets({ tentacles: { initiative: 5, combat: 0, move: 0 } });

function standoff(state: AdventureState): void {
  plainHeroes(state);
  for (const hero of state.heroes) hero.items = [];
  enemyAt(state, 0);
}

rule(
  'B-FIGHT-02',
  'the Darkness is held back in every turn of a Fight, by a KO’d bearer too',
  () => {
    const threeTurns = (change: (bearer: Hero) => void) => {
      const t = adventure({
        heroes: ['us-marshal', 'bandido'],
        content: HARMLESS,
        seed: 'three turns',
        change(state) {
          standoff(state);
          state.lantern = 0;
          change(heroOf(state, 0));
        },
      });
      passUntil(t, () => t.state.turn.number === 4);
      const held = t
        .eventsNamed('rolled')
        .filter(({ purpose, hero }) => purpose === 'hold-back' && hero === 0);
      expect(held.map(({ dice }) => dice.length)).toEqual([2, 2, 2]);
      return t;
    };
    expect(threeTurns(() => undefined).state.enemies).toHaveLength(1);
    const t = threeTurns(knockOut);
    expect([t.state.enemies.length, t.hero(0).knockedOut]).toEqual([1, ['health']]);
  },
);

rule('B-FIGHT-10', 'a hero moves, then makes one Attack', () => {
  const t = field(
    'us-marshal 3,3 vs tentacles 6,3 stranglers 8,1',
    'move 4, to-hit 4 1, damage 2',
    { content: withSheets({}) },
  ).runs(activateHero);
  expect(t.options).not.toContain('melee');
  t.pick(to(t, 5, 3)).pick('melee');
  expect(enemyOf(t.state, 0).wounds).toBe(2);
  expect(t.options).not.toContain('melee');
  expect(t.eventsNamed('attack')).toHaveLength(1);
});

rule('B-FIGHT-12', 'Flash makes all enemies slower in this turn', () => {
  const t = adventure({
    heroes: ['us-marshal'],
    content: HARMLESS,
    seed: 'flash',
    change(state) {
      standoff(state);
      heroOf(state, 0).bag = ['flash'];
    },
  }).pick('hold-back');
  expect(t.prompt).toBe('prompt.anytime');
  t.pick('h0:t:flash');
  passUntil(t, () => t.state.turn.number === 3);
  const order = t.events.flatMap(({ t: name }) =>
    name === 'activation' || name === 'enemy-activation' ? [name] : [],
  );
  const [hero, enemies] = ['activation', 'enemy-activation'];
  expect(order).toEqual([hero, enemies, enemies, hero]);
});

rule('B-LOS-02', 'models on the line do not block sight', () => {
  field('us-marshal 1,2 bandido 3,2 vs tentacles 2,2 stranglers 4,2 void-spiders 5,2')
    .runs((g, hero) => {
      const target = enemyOf(g.state, 2);
      expect(isInSight(g, hero.space, target, 10)).toBe(true);
    })
    .done();
});

/** Everything of the game that brings a Free Attack, with somebody who may make it. */
function freeAttackers(): { card: string; give: (state: AdventureState) => void; by: ClassId }[] {
  const isFree = (each: { readonly ability?: { readonly uses?: readonly { timing: string }[] } }) =>
    each.ability?.uses?.some(({ timing }) => timing === 'free-attack') ?? false;
  const byKeyword = (only: readonly string[]): ClassId =>
    Object.values(content.classes).find(({ keywords }) =>
      only.some((keyword) => keywords.includes(keyword)),
    )?.id ?? 'us-marshal';
  return [
    ...Object.values(content.items)
      .filter(isFree)
      .map(({ id, only }) => ({
        card: id,
        give: (state: AdventureState) => void give(state, 0, id),
        by: byKeyword(only),
      })),
    ...Object.values(content.conditions)
      .filter(isFree)
      .map(({ id }) => ({
        card: id,
        give: (state: AdventureState) => void heroOf(state, 0).conditions.push(id),
        by: 'us-marshal' as const,
      })),
    ...Object.values(content.upgrades)
      .filter(isFree)
      .map(({ id, class: of }) => ({
        card: id,
        give: (state: AdventureState) => void heroOf(state, 0).upgrades.push(id),
        by: of ?? 'us-marshal',
      })),
    ...(['dark-stone-shiv', 'brimstone-ash'] as const).map((id) => ({
      card: id,
      give: (state: AdventureState) => void heroOf(state, 0).bag.push(id),
      by: 'saloon-girl' as const,
    })),
  ];
}

rule('B-FREE-04', 'every Free Attack of the game is a Ranged or a Melee Attack', () => {
  const kinds = freeAttackers().map(({ card: id, give: giveIt, by }) => {
    const t = field({
      heroes: [by],
      at: '3,3',
      enemies: 'tentacles 2,3 stranglers 8,1',
      content: withSheets({}),
      change: giveIt,
    }).runs(function* (g, hero) {
      active(hero);
      const [use] = usesNow(g, hero, ['free-attack', 'anytime']);
      if (!use) throw new Error(`${id} offers no Free Attack`);
      yield* resolveUse(g, use);
    });
    return finish(t).event('free-attack')?.purpose;
  });
  expect(kinds.length).toBeGreaterThan(3);
  expect(new Set(kinds)).toEqual(new Set(['melee', 'ranged']));
});

rule('B-HIT-17', 'Armor of an enemy rolls for each Wound, also of a Critical Hit', () => {
  const armored = (toHit: number, damage: number) =>
    field(
      'us-marshal 3,3 vs tentacles 2,3 stranglers 8,1',
      `to-hit ${toHit} 1, damage ${damage}, enemy-armor 5 2 1`,
      { content: withSheets({ tentacles: { defense: 1, abilities: { 'ab-armor': 5 } } }) },
    )
      .runs(strike)
      .done().state;
  expect(enemyOf(armored(4, 4), 0).wounds).toBe(2);
  expect(enemyOf(armored(6, 3), 0).wounds).toBe(2);
});

rule('B-HIT-21', 'a Shield needs a hand of its own', () => {
  const t = field('us-marshal 3,3', 'defense 1 1', {
    content: withItems(card('rifle', { hands: 2 }), card('shield', { hands: 1, shield: 1 })),
    wears: 'rifle',
    change: (state) => carry(state, 0, 'shield'),
  }).runs(function* (g, hero) {
    const [, shield] = hero.items;
    expect(shield && canHold(g, hero, shield)).toBe(false);
    const held = handChoices(g, hero).map((items) => items.map((item) => item.card));
    expect(held).toEqual([['rifle'], ['shield'], []]);
    const cause = { kind: 'card', id: 'test' } as const;
    yield* g.do.hitHero(g, hero, { hits: 1, cause });
    for (const item of hero.items) (item === shield ? equip : putAway)(g, hero, item);
    yield* g.do.hitHero(g, hero, { hits: 1, cause });
  });
  expect(t.done().hero(0).wounds).toBe(1);
});

rule(
  'B-IMMUNE-01',
  'who is Immune to a Keyword ignores damage and effects of what carries it',
  () => {
    const fireproof: EnemyAbility = { id: 'fireproof', ability: () => ({ immune: ['fire'] }) };
    const branded = (immune: boolean) => {
      const t = field('us-marshal 3,3 vs tentacles 2,3 stranglers 8,1', {
        content: all(
          withSheets({ tentacles: { combat: 3, abilities: immune ? { fireproof: 1 } : {} } }),
          (game) => ({ ...game, enemyAbilities: { ...game.enemyAbilities, fireproof } }),
        ),
        dice: [
          ['to-hit', 5],
          ['damage', ...(immune ? [] : [5])],
        ],
        has: 'branding-iron',
      }).runs(function* (g, hero) {
        active(hero);
        yield* useOnly(g, hero, 'free-attack');
        const wounds = enemyOf(g.state, 0).wounds;
        const cause = { kind: 'card', id: 'branding-iron' } as const;
        yield* g.do.woundEnemy(g, enemyOf(g.state, 0), 5, { hero, cause });
        expect(enemyOf(g.state, 0).wounds).toBe(immune ? 0 : wounds + 5);
      });
      const { state } = t.done();
      return [enemyOf(state, 0).wounds, state.enemyBonuses.length];
    };
    expect(branded(true)).toEqual([0, 0]);
    expect(branded(false)).toEqual([10, 1]);
  },
);

rule('B-LOOT-09', 'who was KO’d without a Fight recovers when a turn ends without enemies', () => {
  const ended = (enemies: boolean) =>
    scene({
      heroes: ['us-marshal', 'bandido'],
      dice: enemies ? [] : 'injury 3 4, recover 2 3',
      plain: true,
      change(state) {
        const tiles = passages(state, 2);
        const far = lay(state, 'mines-dug-chamber', { tile: tiles[2] as number, exit: 1 });
        Object.assign(heroOf(state, 0), { wounds: 10, grit: 0, items: [] });
        knockOut(heroOf(state, 0));
        state.turn.step = 'end';
        const [somewhere = 0] = inside(state, far);
        if (enemies) enemyAt(state, somewhere);
      },
    }).runs(playStep);
  const quiet = ended(false);
  expect(finish(quiet).hero(0)).toMatchObject({ knockedOut: null, wounds: 5 });
  expect(ended(true).done().hero(0).knockedOut).toEqual(['health']);
});
