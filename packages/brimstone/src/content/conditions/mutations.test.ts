import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { scene } from '../../../test/adventure.ts';
import { having } from '../../../test/conditions.ts';
import { heroOf, passages, standOn } from '../../../test/explore.ts';
import { active, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { normalAttack } from '../../rules/fights/attack.ts';
import { meleeWeapon, rangedWeapons } from '../../rules/fights/weapons.ts';
import { heroStat } from '../../rules/figures/stats.ts';
import { gainCorruption } from '../../rules/heroes/corruption.ts';
import { usesNow } from '../../rules/items/uses.ts';
import type { AdventureState } from '../../state.ts';

describe('Mutations in a fight', () => {
  const sheets = withSheets({ tentacles: { defense: 2 } });

  test('Widening Mouth bites once in a fight', () => {
    const t = having('mutation-33-widening-mouth', {
      content: sheets,
      enemies: 'tentacles 4,2',
      dice: 'to-hit 4 1, damage 5',
    }).runs(function* (g, hero) {
      expect(usesNow(g, hero, ['free-attack'])).toEqual([]);
      active(hero);
      const [bite] = usesNow(g, hero, ['free-attack']);
      if (bite) yield* bite.use.resolve(g, bite.source);
    });
    expect(t.done().state.enemies[0]?.wounds).toBe(3);
    expect(t.hero(0).freeAttackUsed).toBe(true);
  });

  test('what covers a blocked slot comes off', () => {
    const t = field('us-marshal 1,1', 'mutation 33', {
      content: withItems(card('mask', { slots: ['face'] })),
      wears: 'mask',
    }).runs((g, hero) => gainCorruption(g, hero, 5));
    expect(t.done().hero(0).items[0]?.equipped).toBe(false);
  });

  test('Ghost Hand reaches through a point of Defense, never below 0', () => {
    const blow = (defense: number) =>
      having('mutation-35-ghost-hand', {
        content: withSheets({ tentacles: { defense } }),
        enemies: 'tentacles 4,2',
        dice: 'to-hit 4 1, damage 5',
      })
        .runs(function* (g, hero) {
          active(hero);
          yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
        })
        .done().state.enemies[0]?.wounds;
    expect(blow(2)).toBe(4);
    expect(blow(0)).toBe(5);
  });

  test('Rooted Feet: who did not move is harder to hit until the next activation', () => {
    const t = having('mutation-43-rooted-feet').runs(function* (g, hero) {
      const activation = active(hero);
      yield* trigger(g, 'heroActivationEnd', { hero });
      expect(heroStat(g, hero, 'defense')).toBe(2);
      yield* trigger(g, 'heroActivationStart', { hero });
      expect(heroStat(g, hero, 'defense')).toBe(3);
      activation.moved = true;
      yield* trigger(g, 'heroActivationEnd', { hero });
      expect(heroStat(g, hero, 'defense')).toBe(3);
    });
    t.done();
  });

  const PISTOL = card('test-gun', { hands: 1, weapon: { kind: 'gun', range: 9, shots: 2 } });
  const shooting = (id: string, dice: Dice, change?: Field['change']) =>
    having(id, {
      content: (content) => sheets(withItems(PISTOL)(content)),
      enemies: 'tentacles 1,3',
      dice,
      change(state) {
        carry(state, 0, 'test-gun', { equipped: true });
        change?.(state);
      },
    })
      .runs(function* (g, hero) {
        active(hero);
        yield* normalAttack(g, hero, rangedWeapons(g, hero));
      })
      .done();

  test('Wandering Eye: a 1 hits a hero who stands too near, once in an attack', () => {
    const id = 'mutation-52-wandering-eye';
    const stray = shooting(id, 'to-hit 1 1, defense 1');
    expect(stray.hero(1).wounds).toBe(1);
    expect(shooting(id, [['to-hit', 2, 2]]).hero(1).wounds).toBe(0);
  });

  test('Feeds on Fright: one die more in the next attack', () => {
    const t = having('mutation-55-feeds-on-fright', {
      content: (content) => sheets(withItems(PISTOL)(content)),
      enemies: 'tentacles 1,3',
      dice: 'to-hit 1 1 1, to-hit 1 1',
      change: (state) => carry(state, 0, 'test-gun', { equipped: true }),
    }).runs(function* (g, hero) {
      active(hero);
      yield* g.do.loseSanity(g, hero, 1, { kind: 'rule', id: 'test' });
      yield* normalAttack(g, hero, rangedWeapons(g, hero));
      yield* normalAttack(g, hero, rangedWeapons(g, hero));
    });
    t.done();
  });

  test('Quicksilver Sweat: an item slips and is of no use in the activation', () => {
    const slips = (die: number) =>
      having('mutation-61-quicksilver-sweat', {
        content: (content) => sheets(withItems(PISTOL)(content)),
        enemies: 'tentacles 1,3',
        dice: `quicksilver-sweat ${die}`,
        change(state) {
          carry(state, 0, 'test-gun', { equipped: true });
          carry(state, 0, 'test-gun', { equipped: true });
        },
      }).runs(function* (g, hero) {
        active(hero);
        yield* trigger(g, 'heroActivationStart', { hero });
        expect(rangedWeapons(g, hero)).toHaveLength(die === 1 ? 1 : 2);
      });
    const t = slips(1);
    expect(t.options).toEqual(['i100', 'i101']);
    t.pick('i101').done();
    slips(2).done();
  });
});

describe('Other Mutations', () => {
  test('Lantern Throat hears no Voices in the Dark', () => {
    const voices = (conditions: string[]) =>
      scene({
        heroes: ['us-marshal', 'bandido'],
        dice: conditions.length > 0 ? 'move 3' : 'voices 1, willpower 6, move 3',
        change(state: AdventureState) {
          for (const hero of state.heroes)
            Object.assign(hero, { grit: 0, upgrades: [], items: [] });
          heroOf(state, 0).conditions = conditions;
          state.lantern = 1;
          standOn(state, 1, 0);
          standOn(state, 0, passages(state, 3)[3] ?? 0);
        },
      }).runs(activateHero);
    expect(voices([]).event('voices')).toBeDefined();
    expect(voices(['mutation-21-lantern-throat']).event('voices')).toBeUndefined();
  });

  test('Favourite of the Stone finds more, not in the reward', () => {
    const t = having('mutation-66-favourite-of-the-stone').runs(function* (g, hero) {
      yield* g.do.gainDarkStone(g, hero, 1);
      yield* g.do.gainDarkStone(g, heroAt(g, 1), 1);
      g.state.outcome = { won: true, cause: 'test' };
      yield* g.do.gainDarkStone(g, hero, 1);
    });
    expect(t.done().hero(0).darkStone).toBe(3);
    expect(t.hero(1).darkStone).toBe(1);
  });
});
