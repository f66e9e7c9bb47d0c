import { describe, expect, it } from 'vitest';
import { ally, allyIn } from '../../../test/allies.ts';
import { charm } from '../../../test/cards.ts';
import { descent, scene } from '../../../test/descent.ts';
import { duel, strikes } from '../../../test/fights.ts';
import { all, plain, putMob, reprint } from '../../../test/foes.ts';
import { LEARN } from '../../../test/learn.ts';
import { look } from '../../../test/look.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById, heroAt } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { DescentState } from '../../state.ts';
import { placeFigure } from '../figures/counted-as-heroes.ts';
import { canAllyAttack } from '../figures/reach.ts';
import { allTreasure, TREASURE_TOKENS } from '../items/treasure.ts';
import { burn, frostHolds } from './conditions.ts';

const BY_HERO: Cause = { kind: 'hero', hero: 0 };
const BY_RULE: Cause = { kind: 'rule', id: 'fire' };

function foe(g: Descent) {
  const found = enemyById(g, 'foe');
  if (!found) throw new Error('the foe is gone');
  return found;
}

describe('Wounds', () => {
  it('that are none are not told of, and set nothing off', () => {
    const grudge = charm('grudge', {
      timing: 'on-wounded',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    const table = duel({
      cards: { items: [grudge] },
      arms: ['grudge'],
      change: set('flame-spirit@0'),
    }).runs(function* (g, hero) {
      yield* g.do.woundHero(g, hero, 0, BY_RULE);
      yield* g.do.woundAlly(g, allyIn(g.state, 'flame-spirit'), 0, BY_RULE);
      yield* g.do.woundEnemy(g, foe(g), 0, BY_HERO);
    });
    expect(table.done().eventsNamed('wounded', 'enemy-wounded')).toEqual([]);
    table.shows('hero xp 0');
  });

  it('on a hero say who or what did it', () => {
    const told = (cause: Cause) =>
      duel({ hero: { health: 4 } })
        .runs((g, hero) => g.do.woundHero(g, hero, 1, cause))
        .done()
        .event('wounded');
    expect(told({ kind: 'enemy', enemy: 'foe' })).toMatchObject({ hero: 0, enemy: 'foe' });
    expect(told(BY_RULE)).toMatchObject({ hero: 0, purpose: 'fire' });
    expect(told(BY_HERO)).not.toHaveProperty('purpose');
  });

  it('on an enemy say which hero did it, if one did', () => {
    const told = (cause: Cause) =>
      duel({ cards: { mob: { health: 20 } } })
        .runs((g) => g.do.woundEnemy(g, foe(g), 1, cause))
        .done()
        .event('enemy-wounded');
    expect(told(BY_HERO)).toMatchObject({ enemy: 'foe', amount: 1, hero: 0 });
    expect(told(BY_RULE)).not.toHaveProperty('hero');
  });

  it('by claws are the doing of the enemy in the combat', () =>
    duel({ minions: 1, cards: { mob: { health: 20 } }, dice: 'yellow H, enemy W' })
      .runs(strikes)
      .done()
      .shows('event wounded hero 0 enemy foe amount 1'));
});

describe('who falls', () => {
  it('is told with the hero who did it', () => {
    const table = duel({ cards: { mob: { reward: 0 } } })
      .runs((g) => g.do.woundEnemy(g, foe(g), 9, BY_HERO))
      .done()
      .shows('event killed enemy foe hero 0 purpose last');
    expect(table.state.spoils).toEqual([]);
  });

  it('among Spirits is told, too', () => {
    const table = duel({ change: set('flame-spirit@0') })
      .runs((g) => g.do.woundAlly(g, allyIn(g.state, 'flame-spirit'), 99, BY_RULE))
      .done()
      .shows('event killed card flame-spirit amount 1');
    expect(table.state.allies).toEqual([]);
  });

  const withSpoils = (state: DescentState) => {
    const [item = ''] = state.decks.mobItems['1-2'].draw.splice(-1);
    const [card = ''] = state.decks.mobs['1-2'].draw.splice(-1);
    state.bag.common--;
    state.enemies = [];
    const treasure = { common: 1, rare: 0, epic: 0 };
    putMob(state, 'undead', 0, { card, item, treasure });
    return item;
  };

  it('leaves spoils that lie on the table until somebody has them', () => {
    let item = '';
    const table = scene({
      heroes: ['wizard', 'ranger'],
      content: plain,
      change: (state) => {
        item = withSpoils(state);
      },
    })
      .runs((g) => g.do.woundEnemy(g, g.state.enemies[0] ?? foe(g), 99, BY_RULE))
      .shows('prompt ask.credit');
    expect(table.state.spoils).toMatchObject([{ item, treasure: { common: 1 } }]);
    expect(allTreasure(table.state)).toEqual(TREASURE_TOKENS);
    table.pick('hero1');
    while (table.eventsNamed('item-gained').length < 2) table.pick('keep');
    // The item is in the hero's hands now, and no longer among the spoils.
    expect(table.hero(1).items.map(({ card }) => card)).toContain(item);
    expect(table.state.spoils).toMatchObject([{ item: null }]);
    table.pick('keep').done();
    expect(table.state.spoils).toEqual([]);
  });

  it('when nobody is left in the dungeon gives everything back', () => {
    let item = '';
    const table = scene({
      content: plain,
      change: (state) => {
        item = withSpoils(state);
        for (const hero of state.heroes) hero.gone = true;
      },
    }).runs((g) => g.do.woundEnemy(g, g.state.enemies[0] ?? foe(g), 99, BY_RULE));
    expect(table.done().state.decks.mobItems['1-2'].discard).toEqual([item]);
    expect(allTreasure(table.state)).toEqual(TREASURE_TOKENS);
    expect(table.event('killed')).not.toHaveProperty('hero');
  });

  it('without Poison brings none back to the Rogue', () => {
    const bag = (poison: string | null) => {
      const table = scene({
        heroes: ['rogue'],
        content: plain,
        change: set(`undead@0 poison ${poison}`),
      }).runs((g) => g.do.woundEnemy(g, g.state.enemies[0] ?? foe(g), 99, BY_HERO));
      const { board } = table.done().hero();
      return board.class === 'rogue' ? board.bag.length : -1;
    };
    expect(bag('poison') - bag(null)).toBe(1);
    expect(bag(null)).toBe(bagAtFirst());
  });

  const bagAtFirst = () =>
    look({ heroes: ['rogue'], content: plain }, (g) => {
      const { board } = heroAt(g, 0);
      return board.class === 'rogue' ? board.bag.length : -1;
    });
});

describe('Fire and Frost', () => {
  it('that do not lie there do nothing', () => {
    const table = duel({}).runs(burn);
    expect(table.done().eventsNamed('burned')).toEqual([]);
  });

  it('hold a Spirit once for each token, and say so', () => {
    const table = duel({ change: set('flame-spirit@0 frost 1') }).runs((g) => {
      const spirit = allyIn(g.state, 'flame-spirit');
      expect([frostHolds(g, spirit), frostHolds(g, spirit)]).toEqual([true, false]);
    });
    expect(table.done().eventsNamed('frozen')).toMatchObject([{ card: 'flame-spirit' }]);
  });

  it('let who falls by Fire as the turn begins do nothing in it', () => {
    const alarm = charm('alarm', {
      timing: 'on-turn-start',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    const xp = (health: number) => {
      const table = descent({
        heroes: ['ranger', 'wizard'],
        content: (content) => ({
          ...plain(content),
          items: {
            ...content.items,
            alarm: { deck: 'common', look: 'ring', slot: 'misc', copies: 0, ...alarm },
          },
        }),
        dice: 'fire HH',
        change: set(`hero health ${health} fire 1 wears alarm`),
      }).pick('hero0');
      return [table.hero().xp, table.hero().knockedOut];
    };
    expect([xp(2), xp(3)]).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe('allies', () => {
  it('attack whom they reach, and the Summoner nobody', () => {
    const attacks = (id: 'flame-spirit' | 'summoner', foeZone: number) => {
      const table = scene({
        heroes: ['shaman'],
        content: plain,
        change: set((state) => void ally(state, id, 0), `undead@${foeZone}`),
      }).runs(function* (g) {
        expect(canAllyAttack(g, allyIn(g.state, id))).toBe(id !== 'summoner' && foeZone === 0);
        yield* g.do.allyAttack(g, allyIn(g.state, id));
      });
      return table.eventsNamed('attack').length + (table.prompt === 'ask.attack' ? 1 : 0);
    };
    expect(attacks('flame-spirit', 0)).toBe(1);
    expect(attacks('flame-spirit', at(5, 2))).toBe(0);
    expect(attacks('summoner', 0)).toBe(0);
  });

  it('that fall to a claw feel no second one', () => {
    const table = scene({
      heroes: ['shaman'],
      content: all(plain, reprint('mob-undead-1-2', { defense: 0, abilities: [] })),
      dice: 'yellow -, orange -, enemy W W',
      change: set('flame-spirit@0 wounds 2, undead@0 minions 2'),
    }).runs((g) => g.do.allyAttack(g, allyIn(g.state, 'flame-spirit')));
    expect(table.done().state.allies).toEqual([]);
    expect(table.eventsNamed('wounded')).toMatchObject([{ card: 'flame-spirit', amount: 1 }]);
  });

  it('are put somewhere without walking, as heroes are', () => {
    const seen: string[] = [];
    scene({
      ...onMap(
        { tiles: [placed('field', 0, 0)], start: [[0, 0]] },
        {
          *heroMoved(_g, hero) {
            seen.push(`hero ${hero.zone}`);
          },
          *allyMoved(_g, { id, zone }) {
            seen.push(`${id} ${zone}`);
          },
        },
      ),
      change: set('summoner@0'),
    })
      .runs(function* (g, hero) {
        yield* placeFigure(g, hero, 2);
        yield* placeFigure(g, allyIn(g.state, 'summoner'), 4);
      })
      .done();
    expect(seen).toEqual(['hero 2', 'summoner 4']);
  });
});
