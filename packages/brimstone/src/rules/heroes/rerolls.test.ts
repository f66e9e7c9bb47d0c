import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { all, type Field, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { meaningOf } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { normalAttack } from '../fights/attack.ts';
import { meleeWeapon, rangedWeapons } from '../fights/weapons.ts';
import { resolveUse, usesNow } from '../items/uses.ts';
import { moveFurther } from './grit.ts';
import { sufferPoison } from './status.ts';

/** What a re-roll is about, of the question that is asked. */
function rollAsked(played: { pending: readonly Parameters<typeof meaningOf>[0][] }) {
  const [question] = played.pending;
  const meaning = question && meaningOf(question, question.options[0] ?? '');
  return meaning?.kind === 'die' || meaning?.kind === 'reroll' ? meaning.roll : undefined;
}

describe('whatever a hero rolls may be re-rolled', () => {
  const hurt = { grit: 1, wounds: 6, sanityDamage: 6 };
  const asked = (dice: Dice, run: (g: Adventure, hero: Hero) => Rule, hero = {}) =>
    scene({ hero: { ...hurt, ...hero }, dice }).runs(run);

  rule(['B-GRIT-16'], 'Catch Your Breath', () => {
    const t = field('us-marshal 3,3', 'breath 1, reroll 3', {
      hero: { grit: 1, wounds: 6 },
      change(state) {
        state.turn.done.push({ kind: 'hero', hero: 0 });
        state.fight = { groups: {}, lootSources: 0, final: false, startedInTurn: 1 } as never;
      },
    }).runs((g) => g.do.maybeEndFight(g));
    expect(rollAsked(t)).toMatchObject({ hero: 0, purpose: 'breath', kind: 'healing' });
    t.pick('die0').done();
    expect(t.hero(0)).toMatchObject({ grit: 0, wounds: 3 });
  });

  rule(['B-GRIT-16', 'B-CORR-10'], 'the dice against the Dark Stone carried', () => {
    const dice: Dice = 'corruption-check 1 3 4 6, reroll 5 4';
    const t = asked(dice, (g) => g.do.loseAdventure(g, 'fled'), { darkStone: 4 });
    expect(rollAsked(t)).toMatchObject({
      hero: 0,
      purpose: 'corruption-check',
      kind: 'affliction',
    });
    expect(t.options).toEqual(['die0', 'die1']);
    t.pick('die0', 'die1').done();
    expect(t.hero(0).corruption).toBe(0);
  });

  rule(['B-GRIT-16', 'B-GRIT-03'], 'the movement bought with Grit', () => {
    const activation = { moved: false, attacked: false, acted: false, escaped: 0, stuck: false };
    const dice: Dice = 'move-extra 1, reroll 6';
    const t = asked(
      dice,
      (g, hero) => {
        hero.activation = { ...activation, moveLeft: 2 };
        return moveFurther(g, hero, hero.activation);
      },
      {},
    );
    expect(rollAsked(t)?.kind).toBe('move');
    t.pick('die0').done();
    expect(t.hero(0)).toMatchObject({ grit: 0, activation: { moveLeft: 8 } });
  });

  rule(['B-GRIT-16'], 'Poison, also where it did nothing', () => {
    const t = asked('poison 4 1 6', (g, hero) => sufferPoison(g, hero), { poison: 3 });
    expect(t.options).toEqual(['die0', 'die1']);
    const odds = t.options.map((die) => t.pending[0]?.describe?.(die)?.odds);
    expect(odds).toEqual([1 / 6, 4 / 6]);
  });

  rule(['B-GRIT-16'], 'gold and Dark Stone of Loot and Scavenge cards', () => {
    const loot = (id: string, dice: Dice) =>
      asked(dice, (g, hero) => g.content.loot[id]?.resolve(g, hero) ?? g.do.anytime(g));
    const gold = loot('loot-payroll-envelope', 'gold 2, reroll 5');
    expect(rollAsked(gold)).toMatchObject({ hero: 0, purpose: 'gold', kind: 'gain' });
    expect(gold.pick('die0').done().hero(0).gold).toBe(50);
    const stone = loot('loot-black-seam', 'dark-stone 1, reroll 3');
    expect(stone.pick('die0').done().hero(0).darkStone).toBe(3);
    const tin = asked(
      'gold 1 6, reroll 4',
      (g, hero) => g.content.scavenge['scav-biscuit-tin']?.resolve(g, hero) ?? g.do.anytime(g),
    );
    expect(tin.options).toEqual(['die0']);
    expect(tin.pick('die0').done().hero(0).gold).toBe(50);
  });

  rule(['B-GRIT-16'], 'what Items heal', () => {
    const t = field('us-marshal 3,3', 'heal 1, reroll 3', {
      change(state) {
        carry(state, 0, 'sawbones-roll', { charges: 3 });
        Object.assign(heroOf(state, 0), { grit: 1, wounds: 5 });
      },
    }).runs(function* (g, hero) {
      const [use] = usesNow(g, hero, ['activation']);
      if (use) yield* resolveUse(g, use);
    });
    expect(rollAsked(t)?.kind).toBe('healing');
    t.pick('die0').done();
    expect(t.hero(0)).toMatchObject({ grit: 0, wounds: 2 });
  });

  rule(['B-GRIT-16', 'B-DYN-11'], 'the damage of Dynamite, all of a blast at once', () => {
    const t = field(
      'us-marshal 8,1 bandido 4,3 vs tentacles 4,2 5,2 stranglers 6,3',
      'dynamite-damage 1 6 2 5, reroll 4 1',
      { content: withSheets({ stranglers: { health: 2 } }), hero: { grit: 1 } },
    ).runs((g, hero) => g.do.explode(g, spaceIn(g.state, [5, 3]), 'D6', hero));
    // The best face, and the die that kills as it is, need no other.
    expect(t.options).toEqual(['die0', 'die3']);
    expect(rollAsked(t)).toMatchObject({ hero: 0, purpose: 'dynamite-damage', kind: 'damage' });
    expect(t.pending[0]?.describe?.('die0')).toMatchObject({
      text: { key: 'option.die-about', params: { value: 1, what: { key: 'tentacles.one' } } },
      odds: 5 / 6,
    });
    // Against a friend, less is better.
    expect(t.pending[0]?.describe?.('die3')).toMatchObject({ odds: 4 / 6 });
    t.pick('die0', 'die3').done();
    expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([4, 6]);
    expect(t.hero(1).wounds).toBe(1);
  });

  rule(['B-GRIT-16'], 'but not the dice of what strikes the hero', () => {
    const explosion = field('us-marshal 3,3', 'dynamite-damage 1', { hero: { grit: 1 } }).runs(
      (g, hero) => g.do.explode(g, hero.space, 'D6', null),
    );
    expect(explosion.done().hero(0)).toMatchObject({ grit: 1, wounds: 1 });
  });
});

rule(['B-DICE-09'], 'of several re-rolls one is chosen, and then any number of dice', () => {
  const t = scene({
    hero: { grit: 1 },
    abilities: [
      {
        on: {
          heroRolled(_g, source, roll): undefined {
            roll.offers.push({ source, limit: 'fight' });
          },
        },
      },
    ],
    stats: { defense: 4 },
    dice: 'defense 1 2, reroll 5',
  }).runs(function* (g, hero) {
    const cause = { kind: 'card', id: 'test' } as const;
    yield* g.do.hitHero(g, hero, { hits: 2, cause });
  });
  t.pick('test-ability-0');
  expect(t.pending[0]).toMatchObject({ min: 0, max: 2 });
  t.pick('die1').pick().done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, grit: 1 });
});

describe('a re-roll is offered where it can help', () => {
  test('not for healing that nobody needs', () => {
    const t = scene({ hero: { grit: 1, wounds: 2 }, dice: 'heal 1 1' }).runs(function* (g, hero) {
      expect(yield* g.do.heroAmount(g, hero, 'heal', '2D6', hero.wounds)).toBe(2);
    });
    t.done();
  });

  const struck = (health: number, defense: number, dice: Dice) =>
    field('us-marshal 3,3 vs tentacles 2,3 stranglers 8,1', {
      content: withSheets({ tentacles: { health, defense } }),
      dice,
      hero: { grit: 1 },
    }).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));

  test('not for damage on who dies of it as it is', () => {
    const dice: Dice = 'to-hit 4 4, damage 2 1';
    expect(struck(3, 0, dice).done().state.enemies).toHaveLength(1);
    expect(struck(4, 0, dice).options).toEqual(['die0', 'die1']);
  });

  test('not for damage that cannot get past the Defense', () => {
    const t = struck(9, 6, 'to-hit 6 4, damage 6 1');
    // All hits, but only a critical gets past this Defense.
    expect(t.options).toEqual(['die1']);
    t.pick().done();
    expect(t.state.enemies[0]?.wounds).toBe(6);
  });
});

const ARMS = withItems(
  card('pistol', { keywords: ['gun'], hands: 1, weapon: { kind: 'gun', range: 9, shots: 2 } }),
  card('long-gun', {
    keywords: ['gun'],
    hands: 2,
    weapon: { kind: 'gun', range: 9, shots: 2 },
    ability: {
      on: {
        aimedAt(_g, _source, aim): undefined {
          if (aim.enemy.type === 'tentacles') aim.need += 1;
        },
      },
    },
  }),
);

function fired(item: string, enemies: Field['enemies'], defense: number, dice: Dice) {
  return field('us-marshal 1,3', {
    enemies: enemies ?? [],
    content: all(withSheets({ tentacles: { defense }, stranglers: { defense } }), ARMS),
    dice,
    hero: { grit: 1 },
    wears: item,
  }).runs(function* (g, hero) {
    yield* normalAttack(g, hero, rangedWeapons(g, hero));
  });
}

describe('To Hit dice', () => {
  rule(['B-GRIT-17'], 'a die that misses only because of its target may be re-rolled', () => {
    const t = fired('long-gun', 'tentacles 5,3', 0, 'to-hit 4 5, reroll 6, damage 1 1');
    expect(t.pending[0]?.prompt.params?.['need']).toBe(5);
    expect(t.options).toEqual(['die0']);
    expect(rollAsked(t)).toMatchObject({ hero: 0, purpose: 'to-hit', kind: 'attack' });
    t.pick('die0').done();
    expect(t.state.enemies[0]?.wounds).toBe(2);
  });

  test('a hit that can go to one enemy only may be re-rolled to reach the other', () => {
    const both: Field['enemies'] = 'tentacles 5,3 stranglers 5,1';
    const t = fired('long-gun', both, 0, 'to-hit 4 5');
    expect(t.pending[0]?.prompt.params?.['need']).toBe(4);
    expect(t.options).toEqual(['die0']);
  });

  rule(['B-GRIT-18'], 'hits may be re-rolled for a critical that changes something', () => {
    const t = fired('pistol', 'tentacles 5,3', 3, 'to-hit 4 5, reroll 6, damage 3 3');
    expect(rollAsked(t)).toMatchObject({ hero: 0, purpose: 'to-hit', kind: 'critical' });
    expect(t.options).toEqual(['die0', 'die1']);
    expect(t.pending[0]?.describe?.('die0')).toMatchObject({
      text: { key: 'option.die-enough' },
      odds: 1 / 6,
    });
    t.pick('die0');
    while (t.prompt) t.pick(...t.options.slice(0, t.pending[0]?.min ?? 0));
    expect(t.state.enemies[0]?.wounds).toBe(3);
  });

  rule(['B-GRIT-18'], 'no critical is tried for where there is no Defense to ignore', () => {
    const bare = fired('pistol', 'tentacles 5,3', 0, 'to-hit 4 5, damage 6 6');
    expect(bare.done().state.enemies[0]?.wounds).toBe(12);
  });

  test('Tough enemies give no reason to try for a critical', () => {
    const t = field('us-marshal 3,3 vs tentacles 2,3', 'to-hit 4 4, damage 6 6', {
      content: withSheets({ tentacles: { defense: 2, abilities: { 'ab-tough': 1 } } }),
      hero: { grit: 1 },
    }).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));
    t.done();
  });
});

describe('the question whether to re-roll', () => {
  const saves = (dice: Dice, abilities: readonly Ability[] = [], hits = 2) =>
    scene({ hero: { grit: 1 }, stats: { defense: 4 }, abilities, dice }).runs(function* (g, hero) {
      const cause = { kind: 'card', id: 'test' } as const;
      yield* g.do.hitHero(g, hero, { hits, cause });
    });

  test('says what is rolled for, against what, with which dice and what they need', () => {
    const t = saves('defense 1 2');
    expect(t.pending[0]?.prompt).toMatchObject({
      key: 'prompt.reroll',
      params: {
        dice: '1 2',
        need: 4,
        purpose: {
          key: 'roll.against',
          params: {
            purpose: { key: 'roll.defense' },
            from: { key: 'roll.for-damage', params: { from: { key: 'test.name' }, damage: 1 } },
          },
        },
        card: { key: 'test.name' },
      },
    });
  });

  test('tells a die that is enough from one that is not, and nothing of nobody', () => {
    const asked = (...faces: readonly number[]) => {
      const dice: Dice = [['strength', ...faces]];
      const t = scene({ hero: { grit: 1 }, dice }).runs(function* (g, hero) {
        const roll = { count: 3, need: 4, enough: 2, worth: (face: number) => (face >= 4 ? 1 : 0) };
        yield* g.do.heroRoll(g, hero, 'strength', roll);
      });
      const [question] = t.pending;
      const texts = question?.options.map((die) => question.describe?.(die).text?.key);
      return { ...question?.prompt.params, texts };
    };
    const plain = { purpose: { key: 'roll.strength' }, need: 4 };
    const still = { key: 'reroll.still', params: { missing: 2 } };
    expect(asked(1, 2, 3)).toMatchObject({ ...plain, still });
    // One more is what any question is about.
    expect(asked(1, 4, 3)).toMatchObject({ ...plain, still: '' });
    expect(asked(1, 4, 3).texts).toEqual(['option.die', 'option.die']);
  });

  test('tells the price of Grit, and none of what is free', () => {
    const free: Ability = {
      on: {
        heroRolled: (_g, source, roll): undefined => {
          roll.offers.push({ source, max: 1 } as never);
        },
      },
    };
    const t = saves('defense 1 2', [free]);
    const [question] = t.pending;
    expect(question?.options).toEqual(['grit', 'test-ability-0', 'keep']);
    expect(question?.describe?.('grit')).toMatchObject({ cost: { grit: 1 } });
    expect(question?.describe?.('test-ability-0')).not.toHaveProperty('cost');
  });
});
