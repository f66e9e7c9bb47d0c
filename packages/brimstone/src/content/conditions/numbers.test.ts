import { describe, expect, test } from 'vitest';
import { field } from '../../../test/fight.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import { cardsChanged } from '../../rules/abilities/changes.ts';
import { gainCorruption } from '../../rules/heroes/corruption.ts';
import { heroBest, heroStat, isImmune } from '../../rules/heroes/stats.ts';
import type { AdventureState } from '../../state.ts';
import type { HeroStats, StatName } from '../../stats.ts';

/** What each condition adds to the US Marshal’s numbers. */
const CHANGES: Readonly<Record<string, HeroStats>> = {
  'injury-3-crushed-hand': { handSlots: -1 },
  'injury-4-broken-leg': { move: -2 },
  'injury-5-stove-in-ribs': { maxHealth: -2 },
  'injury-6-rattled-skull': { initiative: -1, cunning: -1 },
  'injury-8-trick-knee': { escape: -1, agility: -1 },
  'injury-9-torn-shoulder': { strength: -1 },
  'injury-10-powder-burned-eye': { range: -2 },
  'injury-12-proud-scar': { maxHealth: 1 },
  'madness-3-talks-to-the-stone': { corruptionResistance: -1 },
  'madness-5-hollow-nights': { maxSanity: -2 },
  'madness-8-faces-in-the-wall': { spirit: -1, luck: -1 },
  'madness-9-counts-everything': { lore: 1 },
  'madness-12-cold-clarity': { maxSanity: 1 },
  'mutation-13-lead-marrow': { strength: 1, move: -1 },
  'mutation-14-moth-heart': { initiative: 1, maxHealth: -1 },
  'mutation-16-backward-knees': { escape: 2, agility: -1 },
  'mutation-22-whispering-hair': { lore: 1, maxSanity: -1 },
  'mutation-34-crooked-spine': { carry: -2 },
  'mutation-35-ghost-hand': { strength: -1 },
  'mutation-36-lidless': { maxSanity: -2 },
  'mutation-42-sulphur-smell': { townPrice: 5 },
  'mutation-44-hollow-bones': { move: 1, maxHealth: -2 },
  'mutation-46-black-tongue': { luck: -1 },
  'mutation-53-stone-scabs': { corruptionResistance: -1 },
  'mutation-54-second-heartbeat': { maxHealth: 2, maxSanity: -2 },
  'mutation-55-feeds-on-fright': { willpower: 1 },
  'mutation-56-barbed-palms': { combat: 1 },
  'mutation-61-quicksilver-sweat': { agility: 1 },
  'mutation-62-sleepless': { maxGrit: 1 },
  'mutation-65-unfinished-face': { cunning: -1 },
  'mutation-66-favourite-of-the-stone': { darkStoneHitOn: 1 },
};

/** Looks at the US Marshal with a condition. */
function look(
  see: (g: Adventure) => void,
  condition: string,
  change?: (state: AdventureState) => void,
): void {
  field('us-marshal 1,1', {
    change(state) {
      for (const hero of state.heroes) hero.conditions = [condition];
      change?.(state);
    },
  })
    .runs(function* (g) {
      yield* [];
      see(g);
    })
    .done();
}

describe('Numbers', () => {
  test.each(Object.entries(CHANGES))('%s: %o', (id, changes) => {
    look((g) => {
      const hero = heroAt(g, 0);
      for (const [name, change] of Object.entries(changes) as [StatName, number][]) {
        const changed = heroStat(g, hero, name);
        hero.conditions = [];
        cardsChanged(g, hero);
        expect([name, changed - heroStat(g, hero, name)]).toEqual([name, change]);
        hero.conditions = [id];
        cardsChanged(g, hero);
      }
    }, id);
  });

  test('a lower maximum never KOs', () => {
    const t = field('us-marshal 1,1', 'mutation 44', {
      change(state) {
        for (const hero of state.heroes) hero.wounds = 9;
      },
    }).runs((g) => gainCorruption(g, heroAt(g, 0), 5));
    expect(t.done().hero(0)).toMatchObject({ wounds: 7, knockedOut: null });
  });

  test('Salt Skin is Armor', () => {
    look((g) => expect(heroBest(g, heroAt(g, 0), 'armor')).toBe(6), 'mutation-15-salt-skin');
  });
});

describe('Numbers for a while', () => {
  const fightFrom = (startedInTurn: number, ambushTurn: number) => (state: AdventureState) => {
    state.turn.number = 5;
    const group = { brutal: false, elite: [], variant: null, ambushTurn };
    const groups = { tentacles: group };
    state.fight = { startedInTurn, groups, lootSources: 1, final: false };
  };

  test.each([
    [5, 5, 5],
    [4, 4, 4],
  ])('Trembling: a fight that began in turn %s', (started, melee, ranged) => {
    look(
      (g) => {
        expect(heroStat(g, heroAt(g, 0), 'toHitMelee')).toBe(melee);
        expect(heroStat(g, heroAt(g, 0), 'toHitRanged')).toBe(ranged);
      },
      'madness-6-trembling',
      fightFrom(started, 0),
    );
  });

  test.each([
    [5, 5, 6],
    [5, 0, 4],
    [4, 4, 4],
  ])('Lidless: began in turn %s, ambushed in %s', (started, ambushed, initiative) => {
    look(
      (g) => expect(heroStat(g, heroAt(g, 0), 'initiative')).toBe(initiative),
      'mutation-36-lidless',
      fightFrom(started, ambushed),
    );
  });
});

describe('Immunity', () => {
  test.each([
    ['mutation-13-lead-marrow', ['push']],
    ['mutation-21-lantern-throat', ['voices']],
    ['mutation-24-stopped-pulse', ['poison', 'tonic']],
    ['mutation-43-rooted-feet', ['push']],
    ['mutation-63-frost-breath', ['weather', 'cold']],
  ])('%s: %o', (id, immune) => {
    look((g) => {
      for (const what of immune) expect(isImmune(g, heroAt(g, 0), what)).toBe(true);
    }, id);
  });

  test('Stopped Pulse takes no Poison marker', () => {
    const t = field('us-marshal 1,1', {
      change(state) {
        for (const hero of state.heroes) hero.conditions = ['mutation-24-stopped-pulse'];
      },
    }).runs((g) => g.do.poison(g, heroAt(g, 0)));
    expect(t.done().hero(0).poison).toBe(0);
  });
});
