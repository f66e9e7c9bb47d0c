import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { having } from '../../../test/conditions.ts';
import { FIRST_DOOR, heroOf, lay, standOn } from '../../../test/explore.ts';
import { active, field } from '../../../test/fight.ts';
import { card, withItems } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { rollInjury, rollMadness } from '../../rules/heroes/charts.ts';
import { escapeTest } from '../../rules/movement/escape.ts';

const TENTACLES = [{ type: 'tentacles', number: 1 }] as const;
const ON_TILE = { kind: 'tile', tile: 0 } as const;

describe('Injuries', () => {
  test('a Crushed Hand drops something at once', () => {
    const t = field('us-marshal 1,1', 'injury 1 2', {
      content: withItems(card('club', { hands: 2 })),
      wears: 'club',
    }).runs(rollInjury);
    expect(t.done().hero(0).items[0]?.equipped).toBe(false);
  });

  test('Winded costs a Grit', () => {
    const t = field('us-marshal 1,1', 'injury 3 4', { hero: { grit: 2 } }).runs(rollInjury);
    expect(t.done().hero(0).grit).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 0],
  ])('a Void Infection may fester when a fight starts (%s)', (die, poison) => {
    const t = having('injury-11-void-infection', { dice: `void-infection ${die}` });
    const played = t.runs((g) => g.do.spawn(g, TENTACLES, ON_TILE));
    expect(played.done().hero(0).poison).toBe(poison);
  });

  test('and corrupts at the end of the adventure', () => {
    const t = having('injury-11-void-infection', { dice: 'willpower 1' }).runs((g) =>
      trigger(g, 'adventureEnd', { won: true }),
    );
    expect(t.done().hero(0).corruption).toBe(1);
  });
});

describe('Madness', () => {
  test('Needs the Light: horror on a lit tile without the lantern', () => {
    const onTile = (tile: 0 | 1) =>
      scene({
        heroes: ['us-marshal', 'bandido'],
        dice: tile === 1 ? 'willpower 1' : [],
        change(state) {
          const passage = lay(state, 'mines-mid', FIRST_DOOR);
          for (const hero of state.heroes) Object.assign(hero, { grit: 0, upgrades: [] });
          heroOf(state, 0).conditions = ['madness-4-needs-the-light'];
          state.lantern = 1;
          standOn(state, 1, 0);
          standOn(state, 0, tile === 1 ? passage : 0);
        },
      })
        .runs((g, hero) => trigger(g, 'heroActivationStart', { hero }))
        .done();
    expect(onTile(1).hero(0).sanityDamage).toBe(1);
    expect(onTile(0).hero(0).sanityDamage).toBe(0);
  });

  test('a Screaming Fit shakes the others on the tile', () => {
    const t = field('us-marshal 1,1 bandido 8,3', 'madness 3 4, willpower 1').runs(rollMadness);
    expect(t.done().hero(1).sanityDamage).toBe(1);
    expect(t.hero(0)).toMatchObject({ sanityDamage: 0, conditions: [] });
  });

  test.each([
    [1, 0, true],
    [0, 0, false],
  ])('Will Not Step Back: with %s Grit', (grit, left, tried) => {
    const t = having('madness-10-will-not-step-back', {
      enemies: 'tentacles 4,2',
      dice: tried ? 'escape 6' : [],
      change: (state) => Object.assign(heroOf(state, 0), { grit }),
    }).runs(function* (g, hero) {
      expect(yield* escapeTest(g, hero, active(hero, 4))).toBe(tried);
    });
    expect(t.done().hero(0).grit).toBe(left);
    expect(t.hero(0).activation?.stuck).toBe(!tried);
  });

  test('Trusts No Hand: cures of others are weaker, comfort works or not', () => {
    const heals = (dice: Dice, token: string, by: 0 | 1) =>
      having('madness-11-trusts-no-hand', {
        dice,
        change: (state) => Object.assign(heroOf(state, 0), { wounds: 6, sanityDamage: 6 }),
      })
        .runs((g, hero) =>
          g.do.healHero(g, hero, { wounds: 3, sanity: 1, by: heroAt(g, by), with: token }),
        )
        .done()
        .hero(0);
    expect(heals([], 'bandages', 1)).toMatchObject({ wounds: 4, sanityDamage: 6 });
    expect(heals([], 'bandages', 0)).toMatchObject({ wounds: 3, sanityDamage: 5 });
    const comfort = 'comforting-presence';
    expect(heals([['trusts-no-hand', 4]], comfort, 1)).toMatchObject({ wounds: 3 });
    expect(heals([['trusts-no-hand', 3]], comfort, 1)).toMatchObject({ wounds: 6 });
  });
});
