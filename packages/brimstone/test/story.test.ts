import type { Rule } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { type Adventure, heroAt } from '../src/adventure.ts';
import { boardOf, spacesOfTile } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import { discardFromPlay, keepInPlay } from '../src/rules/abilities/in-play.ts';
import { holdBackTheDarkness } from '../src/rules/darkness/depth.ts';
import { lookThroughDoor } from '../src/rules/exploration/search.ts';
import { gainCorruption } from '../src/rules/heroes/corruption.ts';
import { spendGrit } from '../src/rules/heroes/grit.ts';
import { equip, putAway } from '../src/rules/items/items.ts';
import { handOver } from '../src/rules/items/trade.ts';
import { attachUpgrade, removeUpgrade } from '../src/rules/items/upgrades.ts';
import { takeLantern } from '../src/rules/movement/lantern.ts';
import { setDown } from '../src/rules/movement/worlds-in-play.ts';
import type { AdventureState, CarriedItem } from '../src/state.ts';
import { type Played, scene } from './adventure.ts';
import { FIRST_DOOR, layBeyondGate, withCards } from './explore.ts';
import { all } from './fight.ts';
import { card, carry, enemyAt, heroOf, withItems } from './items.ts';
import type { Dice } from './notation.ts';

const cause = { kind: 'card', id: 'test' } as const;

const CONTENT = all(
  withItems(
    card('hat', { slots: ['hat'] }),
    card('gun', { hands: 1, upgradeSlots: 1, keywords: ['gun'] }),
    card('scope', { upgrade: { takes: 1, onto: ['gun'], darkStone: 0 } }),
  ),
  withCards({
    darkness: [{ id: 'gloom', remains: {} }],
    mission: { onObjective: nothing, reward: nothing },
  }),
);

function* nothing(): Rule {}

/** A rule to run, or something that is done at once. */
type Deed = ((g: Adventure) => Rule<unknown>) | ((g: Adventure) => void);

interface Happening {
  readonly change?: (state: AdventureState) => void;
  readonly dice?: Dice;
}

/** What is told when something happens to two heroes on the Entrance who own nothing. */
function told(act: Deed, happening: Happening = {}) {
  return eventsOf(happens(act, happening).done());
}

function happens(act: Deed, { change, dice = [] }: Happening): Played {
  return scene({
    heroes: ['us-marshal', 'bandido'],
    content: CONTENT,
    dice,
    bare: [18, 19],
    change(state) {
      state.reviveTokens = 0;
      change?.(state);
    },
  }).runs(function* (g) {
    const rule = act(g);
    if (rule) yield* rule;
  });
}

/** Without the rules they go by. */
function eventsOf(t: Played) {
  return t.events.map(({ rule: _, ...event }) => event);
}

describe('of a hero it is told', () => {
  test('what is lost and won of Grit, and nothing when nothing is', () => {
    const grit = (amount: number) => (state: AdventureState) => {
      heroOf(state, 0).grit = amount;
    };
    const spend = (amount: number) => (g: Adventure) => void spendGrit(g, heroAt(g, 0), amount);
    const lose = (amount: number) => (g: Adventure) => g.do.loseGrit(g, heroAt(g, 0), amount);
    expect(told(spend(1), { change: grit(1) })).toEqual([{ t: 'grit-spent', hero: 0, amount: 1 }]);
    expect(told(spend(2), { change: grit(1) })).toEqual([]);
    expect(told(lose(2), { change: grit(1) })).toEqual([{ t: 'grit-lost', hero: 0, amount: 1 }]);
    expect(told(lose(1))).toEqual([]);
    const gained = [{ t: 'grit-gained', hero: 0, amount: 1 }];
    expect(told((g) => g.do.gainGrit(g, heroAt(g, 0), 1))).toEqual(gained);
    expect(told((g) => g.do.gainGrit(g, heroAt(g, 0), 5), { change: grit(1) })).toEqual(gained);
    expect(told((g) => g.do.gainGrit(g, heroAt(g, 0), 1), { change: grit(2) })).toEqual([]);
  });

  test('which dice were rolled again', () => {
    const t = happens((g) => g.do.heroRoll(g, heroAt(g, 0), 'luck', { count: 2, need: 5 }), {
      change: (state) => Object.assign(heroOf(state, 0), { grit: 1 }),
      dice: 'luck 1 6, reroll 4',
    });
    expect(eventsOf(t.pick('die0').done())).toEqual([
      { t: 'rolled', hero: 0, purpose: 'luck', dice: [1, 6], need: 5 },
      { t: 'grit-spent', hero: 0, amount: 1 },
      { t: 'rerolled', hero: 0, purpose: 'luck', dice: [4], by: 0 },
    ]);
  });

  test('what befalls body and mind', () => {
    const sanity = told((g) => g.do.loseSanity(g, heroAt(g, 0), 2, cause));
    expect(sanity).toEqual([{ t: 'sanity-lost', hero: 0, amount: 2, card: 'test' }]);
    const corruption = told((g) => gainCorruption(g, heroAt(g, 0), 2));
    expect(corruption).toEqual([{ t: 'corruption', hero: 0, amount: 2 }]);
    expect(told((g) => gainCorruption(g, heroAt(g, 0), 0))).toEqual([]);
    const down = told((g) => g.do.woundHero(g, heroAt(g, 0), 99, cause));
    expect(down.at(-1)).toEqual({ t: 'knocked-out', hero: 0 });
    expect(told((g) => g.do.killHero(g, heroAt(g, 0)))).toEqual([{ t: 'died', hero: 0 }]);
    const once = (state: AdventureState) => {
      heroOf(state, 0).dead = true;
    };
    expect(told((g) => g.do.killHero(g, heroAt(g, 0)), { change: once })).toEqual([]);
  });

  test('which status comes and goes', () => {
    const gained = { t: 'status-gained', hero: 0 };
    const lost = { t: 'status-lost', hero: 0 };
    expect(told((g) => g.do.poison(g, heroAt(g, 0)))).toEqual([{ ...gained, purpose: 'poison' }]);
    expect(told((g) => g.do.voidVenom(g, heroAt(g, 0)))).toEqual([
      { ...gained, purpose: 'void-venom' },
    ]);
    const ill = (state: AdventureState) => {
      Object.assign(heroOf(state, 0), { poison: 2, voidVenom: 1 });
    };
    const healed = (g: Adventure) => {
      g.do.losePoison(g, heroAt(g, 0), 5);
      g.do.endVoidVenom(g, heroAt(g, 0));
    };
    expect(told(healed, { change: ill })).toEqual([
      { ...lost, purpose: 'poison', amount: 2 },
      { ...lost, purpose: 'void-venom' },
    ]);
    expect(told(healed)).toEqual([]);
  });

  test('who takes the lantern, and which World is entered first', () => {
    const taken = told((g) => takeLantern(g, heroAt(g, 1)), {
      change: (state) => Object.assign(state, { lantern: 0 }),
    });
    expect(taken).toEqual([{ t: 'lantern-taken', hero: 1, by: 0 }]);
    let beyond = 0;
    const entered = told(
      (g) => {
        for (const hero of g.state.heroes) setDown(g, hero, beyond);
      },
      {
        change: (state) => {
          const tile = layBeyondGate(state, 'targa-entrance', FIRST_DOOR);
          beyond = spacesOfTile(boardOf(content.tiles, state.board.layout), tile)[0] ?? 0;
        },
      },
    );
    expect(entered).toEqual([{ t: 'world-entered', hero: 0, card: 'world-targa-plateau' }]);
  });
});

describe('of belongings it is told', () => {
  const owning =
    (...ids: readonly string[]) =>
    (state: AdventureState) => {
      for (const id of ids) carry(state, 0, id);
    };
  const item = (g: Adventure, at = 0) => heroAt(g, 0).items[at] as CarriedItem;

  test('what is found, lost, put on and off', () => {
    const stone = (amount: number) => told((g) => g.do.gainDarkStone(g, heroAt(g, 0), amount));
    expect(stone(2)).toEqual([{ t: 'dark-stone', hero: 0, amount: 2 }]);
    expect(stone(0)).toEqual([]);
    const change = owning('hat');
    const handled = (g: Adventure) => {
      equip(g, heroAt(g, 0), item(g));
      putAway(g, heroAt(g, 0), item(g));
      g.do.discardItem(g, heroAt(g, 0), item(g));
    };
    expect(told(handled, { change }).map(({ t }) => t)).toEqual([
      'equipped',
      'put-away',
      'item-lost',
    ]);
    expect(told((g) => g.do.gainToken(g, heroAt(g, 0), 'tonic'))).toEqual([
      { t: 'token-gained', hero: 0, card: 'tonic' },
    ]);
    expect(told((g) => g.do.loseToken(g, heroAt(g, 0), 'tonic'))).toEqual([]);
  });

  test('what changes hands', () => {
    const given = (g: Adventure) => {
      for (const thing of [item(g), 'tonic', 'lantern'] as const) {
        handOver(g, heroAt(g, 0), heroAt(g, 1), thing);
      }
      expect(() => handOver(g, heroAt(g, 0), heroAt(g, 1), 'flash')).toThrow('has no flash');
    };
    const change = (state: AdventureState) => {
      owning('gun')(state);
      enemyAt(state, 2);
      heroOf(state, 0).bag = ['tonic'];
      state.lantern = 0;
    };
    expect(told(given, { change })).toEqual([
      { t: 'traded', hero: 1, by: 0, card: 'gun' },
      { t: 'traded', hero: 1, by: 0, card: 'tonic' },
      { t: 'lantern-given', hero: 1, by: 0 },
    ]);
  });

  test('which upgrade is put on and taken off', () => {
    const upgraded = (g: Adventure) => {
      attachUpgrade(g, heroAt(g, 0), item(g, 1), item(g));
      removeUpgrade(g, heroAt(g, 0), item(g), 'scope');
    };
    expect(told(upgraded, { change: owning('gun', 'scope') })).toEqual([
      { t: 'upgrade-attached', hero: 0, card: 'scope' },
      { t: 'upgrade-removed', hero: 0, card: 'scope' },
    ]);
  });
});

describe('of enemies, cards and places it is told', () => {
  test('how enemies are wounded, healed and killed, and by whom', () => {
    const change = (state: AdventureState) => {
      enemyAt(state, 2);
      enemyAt(state, 3);
    };
    const fought = (hero: number | null) => (g: Adventure) => {
      const [enemy] = g.state.enemies;
      if (!enemy) throw new Error('no enemy');
      const by = { hero: hero === null ? null : heroAt(g, hero), cause };
      return (function* () {
        yield* g.do.woundEnemy(g, enemy, 1, by);
        g.do.healEnemy(g, enemy, 3);
        g.do.healEnemy(g, enemy, 3);
        yield* g.do.woundEnemy(g, enemy, 99, by);
      })();
    };
    const names = (hero: number | null) =>
      told(fought(hero), { change }).map(({ t, ...event }) =>
        'by' in event ? `${t} by ${event.by}` : t,
      );
    expect(names(null)).toEqual(['enemy-wounded', 'enemy-healed', 'enemy-wounded', 'enemy-killed']);
    expect(names(1).filter((name) => name.endsWith('by 1'))).toEqual([
      'enemy-wounded by 1',
      'enemy-wounded by 1',
      'enemy-killed by 1',
    ]);
  });

  test('which card stays and goes', () => {
    const played = (g: Adventure) => {
      keepInPlay(g, 'gloom');
      discardFromPlay(g, 'gloom');
      discardFromPlay(g, 'gloom');
    };
    expect(told(played)).toEqual([
      { t: 'card-remains', card: 'gloom' },
      { t: 'card-discarded', card: 'gloom' },
    ]);
  });

  test('that the Darkness is held back', () => {
    const t = happens(holdBackTheDarkness, {
      dice: 'hold-back 6 5',
      change: (state) => Object.assign(state, { lantern: 0 }),
    });
    expect(eventsOf(t.done()).at(-1)).toEqual({ t: 'held-back', hero: 0, amount: 11, need: 7 });
  });

  test('who looks through a door, and what is found', () => {
    const t = scene({ heroes: ['us-marshal'], content: CONTENT }).runs(function* (g, hero) {
      yield* lookThroughDoor(g, hero, FIRST_DOOR);
    });
    expect(eventsOf(t.done())[0]).toEqual({ t: 'looked-through-door', hero: 0, tile: 0 });
    const found = told((g) => g.do.findObjective(g, 0)).map(({ t: name }) => name);
    expect(found.slice(0, 2)).toEqual(['objective-found', 'mission']);
  });

  test('how the adventure ends', () => {
    expect(told((g) => g.do.winAdventure(g, 'objective'))).toEqual([{ t: 'won' }]);
    expect(told((g) => g.do.loseAdventure(g, 'fled'))).toEqual([{ t: 'lost', purpose: 'fled' }]);
  });
});
