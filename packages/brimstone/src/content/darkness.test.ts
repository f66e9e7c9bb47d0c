import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { activate, heroOf, passages, stack, standOn } from '../../test/explore.ts';
import type { Dice } from '../../test/notation.ts';
import type { Adventure } from '../adventure.ts';
import { boardOf, neighboursOf } from '../board/index.ts';
import type { ClassId } from '../ids.ts';
import { trigger } from '../rules/abilities/active.ts';
import { enemyStat } from '../rules/figures/enemy-stats.ts';
import { heroStat } from '../rules/figures/stats.ts';
import { resolveUse, usesNow } from '../rules/items/uses.ts';
import type { AdventureState } from '../state.ts';
import { content } from './index.ts';

/** Marshal: Agility 3, Cunning 4, Spirit 2, Strength 2; Gunslinger next to them. */
const TWO: readonly ClassId[] = ['us-marshal', 'gunslinger'];

function draw(
  card: string,
  dice: Dice,
  change: (state: AdventureState) => void = () => {},
  then: (g: Adventure) => Generator = noMore,
) {
  return scene({
    heroes: TWO,
    dice,
    plain: true,
    change(state) {
      stack(state.decks.darkness, card);
      state.decks.threat.low.draw = ['low-three-wet-ropes'];
      change(state);
    },
  }).runs(function* (g) {
    yield* g.do.drawDarkness(g);
    yield* then(g) as ReturnType<typeof g.do.drawDarkness>;
  });
}

function* noMore(): Generator {}

const isNextTo = (state: AdventureState, space: number, hero: number) =>
  neighboursOf(boardOf(content.tiles, state.board.layout), space).includes(
    heroOf(state, hero).space,
  );

describe('attacks out of the dark', () => {
  test('in the activation step it ends the turn, in the darkness step it does not', () => {
    const over = (step: 'darkness' | 'activations') =>
      draw('dark-no-footsteps', 'random-hero 0 1 0', (state) => {
        state.turn.step = step;
      }).state.turn.over;
    expect([over('darkness'), over('activations')]).toEqual([false, true]);
  });

  test('Through the Planks: a Tentacle for each hero on the tile of the lantern and one more, next to them', () => {
    const t = draw('dark-through-the-planks', [], (state) => {
      standOn(state, 1, passages(state, 2)[2] ?? 0);
    });
    expect(t.done().state.enemies).toHaveLength(2);
    for (const { space } of t.state.enemies) expect(isNextTo(t.state, space, 0)).toBe(true);
  });

  test('Last in Line: Cunning for 10 XP, or Stranglers beside the last hero', () => {
    const far = (state: AdventureState) => standOn(state, 1, passages(state, 2)[2] ?? 0);
    const passed = draw('dark-last-in-line', 'skill-cunning 5 1 1', far).done();
    expect(passed.hero(1).xp).toBe(10);
    const failed = draw('dark-last-in-line', 'skill-cunning 1 1 1', far).done();
    expect(failed.state.enemies.map(({ type, target }) => [type, target])).toEqual([
      ['stranglers', 1],
    ]);
    expect(isNextTo(failed.state, failed.state.enemies[0]?.space ?? -1, 1)).toBe(true);
  });
});

describe('cards that remain in play', () => {
  const remains = (
    card: string,
    dice: Dice,
    then: (g: Adventure) => Generator,
    change = noChange,
  ) => draw(card, dice, change, then);
  const noChange = (_state: AdventureState) => {};

  test('Guttering Flame: −1 to Hold Back; the bearer may trim the wick for 2 Grit', () => {
    const t = remains('dark-guttering-flame', [], function* (g) {
      expect(heroStat(g, heroOf(g.state, 0), 'holdBack')).toBe(-1);
      for (const hero of g.state.heroes) {
        hero.grit = 2;
        activate(hero);
      }
      expect(usesNow(g, heroOf(g.state, 1), ['instead-of-attack'])).toEqual([]);
      const [use] = usesNow(g, heroOf(g.state, 0), ['instead-of-attack']);
      if (use) yield* resolveUse(g, use) as Generator;
    }).done();
    expect(t.state.inPlay).toEqual([]);
    expect(t.hero(0).grit).toBe(0);
    expect(t.state.decks.darkness.discard).toEqual(['dark-guttering-flame']);
  });

  test('They Know the Ground: enemies have +1 Initiative', () => {
    let before = 0;
    const t = scene({
      change: (state) => stack(state.decks.darkness, 'dark-they-know-the-ground'),
    }).runs(function* (g) {
      before = enemyStat(g, 'tentacles', 'initiative');
      yield* g.do.drawDarkness(g);
      expect(enemyStat(g, 'tentacles', 'initiative')).toBe(before + 1);
    });
    t.done();
    expect(before).toBe(4);
  });

  test('Thick Blood: +1 Health for small and medium enemies, +3 for larger ones', () => {
    const t = scene({ change: (state) => stack(state.decks.darkness, 'dark-thick-blood') }).runs(
      function* (g) {
        const health = () =>
          (['tentacles', 'goliath'] as const).map((type) => enemyStat(g, type, 'health'));
        const [small = 0, large = 0] = health();
        yield* g.do.drawDarkness(g);
        expect(health()).toEqual([small + 1, large + 3]);
      },
    );
    t.done();
  });

  test('No Quiet Hour: the D3 of Catch your Breath counts as 1, a D6 does not', () => {
    remains('dark-no-quiet-hour', [], function* (g) {
      const hero = heroOf(g.state, 0);
      const breath = { hero, idle: false, heal: 3 };
      yield* trigger(g, 'catchYourBreath', breath) as Generator;
      const idle = { hero, idle: true, heal: 5 };
      yield* trigger(g, 'catchYourBreath', idle) as Generator;
      expect([breath.heal, idle.heal]).toEqual([1, 5]);
    }).done();
  });

  test('A Taste for It: on 1 or 2 each type of a new fight gains an Elite ability', () => {
    const elites = (die: number) => {
      const t = remains(
        'dark-a-taste-for-it',
        die <= 2
          ? [
              ['taste', die],
              ['elite', 1],
            ]
          : [['taste', die]],
        (g) =>
          g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 }) as Generator,
      );
      return t.done().state.fight?.groups.tentacles?.elite.length;
    };
    expect([elites(2), elites(3)]).toEqual([1, 0]);
  });

  test('Cold Fingers: a Move roll of 6 takes a token; whiskey ends it; without tokens a Horror Hit', () => {
    const move = (bag: AdventureState['heroes'][number]['bag'], dice: Dice, die = 6) =>
      remains(
        'dark-cold-fingers',
        dice,
        (g) =>
          trigger(g, 'moveRolled', {
            hero: heroOf(g.state, 0),
            die,
            grit: 0,
            spaces: die,
            byAbility: false,
            byWorld: false,
          }) as Generator,
        (state) => {
          heroOf(state, 0).bag = bag;
        },
      ).done();
    const robbed = move(['bandages', 'tonic'], [['token', 'tonic']]);
    expect(robbed.hero(0).bag).toEqual(['bandages']);
    expect(robbed.state.inPlay).toHaveLength(1);
    expect(move(['whiskey'], [['token', 'whiskey']]).state.inPlay).toEqual([]);
    expect(move([], [['willpower', 1]]).hero(0).sanityDamage).toBe(1);
    expect(move(['tonic'], [], 5).hero(0).bag).toEqual(['tonic']);
  });
});
