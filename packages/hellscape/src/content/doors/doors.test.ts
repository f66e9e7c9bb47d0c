import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { withItems } from '../../../test/arms.ts';
import { fromTheStart, type Played, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { cardWords, hasText } from '../../../test/words.ts';
import { LANGUAGES } from '../../say.ts';
import type { DescentState } from '../../state.ts';
import { doors } from './index.ts';

const LOOT = at(4, 0);
const SPAWN = at(5, 0);
const OUTSIDE = at(3, 0);

const CELLAR = onMap(
  {
    tiles: [placed('field', 0, 0), placed('cellar', 3, 0)],
    doors: [{ x: 4, y: 0, side: 'w' }],
    start: [[3, 0]],
    tokens: [
      { kind: 'loot', x: 4, y: 0 },
      { kind: 'spawn', x: 5, y: 0 },
    ],
  },
  {},
  withItems(),
);

/** Irk opens the door beside Sir Ronen, while Mathrin is elsewhere; all of them are a little worse for wear. */
function opened(card: string, change: (state: DescentState) => void = () => {}): Played {
  return behind(card, true, change);
}

function behind(card: string, byHand: boolean, change: (state: DescentState) => void): Played {
  return scene({
    ...CELLAR,
    heroes: ['ranger', 'paladin', 'wizard'],
    change: (state) => {
      state.decks.doors.draw = [card];
      state.decks.mobs['1-2'].draw.push('mob-undead-1-2', 'mob-gargoyles-1-2');
      for (const hero of state.heroes) {
        Object.assign(hero, { health: 5, maxHealth: 8, mana: 1, maxMana: 5 });
        hero.zone = hero.index === 2 ? at(0, 2) : OUTSIDE;
      }
      change(state);
    },
  }).runs((g, hero) => g.do.openDoor(g, 0, byHand ? hero : null));
}

function tokens(table: Played, kind: string) {
  return table.state.dungeon.tokens.filter((token) => token.kind === kind);
}

/** Treasure tokens in the chamber; two loot tokens lie there. */
function treasure(table: Played): number {
  return tokens(table, 'treasure').length;
}

function health(table: Played): number[] {
  return table.state.heroes.map((hero) => hero.health);
}

function mobs(table: Played): number {
  return table.state.enemies.filter(({ kind }) => kind === 'mob').length;
}

describe('the Door deck', () => {
  rule(['H-CONT-18', 'H-SETUP-18'], 'has thirty cards', () => {
    const table = fromTheStart({ heroes: ['ranger'] });
    expect(table.state.decks.doors.draw).toHaveLength(30);
    expect(table.state.decks.doors.discard).toEqual([]);
    const copies = Object.values(doors).reduce((sum, card) => sum + card.copies, 0);
    expect(copies).toBe(30);
  });

  it('has the words of every card in both languages', () => {
    for (const [id, card] of Object.entries(doors)) {
      expect(card.id).toBe(id);
      for (const language of LANGUAGES) {
        const { name, text, flavour } = cardWords(language, id);
        for (const words of [name, text, flavour]) expect(words, id).toMatch(/^[^{}]+$/);
      }
    }
  });

  it('has the words of every choice', () => {
    for (const id of Object.keys(doors)) {
      const table = opened(id);
      const [question] = table.pending;
      if (!question || question.prompt.key === 'ask.enemy-way') continue;
      expect(hasText(question.prompt.key), question.prompt.key).toBe(true);
      for (const option of question.options) {
        const key = question.describe?.(option).text?.key;
        if (key) expect(hasText(key), key).toBe(true);
      }
    }
  });
});

describe('a door without anybody at it', () =>
  it.each(Object.keys(doors))('%s', (card) => {
    const table = behind(card, false, () => {});
    for (let i = 0; i < 20 && table.prompt; i++) table.pick(table.options[0] ?? '');
    table.done();
    expect(health(table)).toEqual([5, 5, 5]);
    expect(table.state.decks.doors.discard).toEqual([card]);
    expect(treasure(table)).toBeGreaterThanOrEqual(2);
  }));

describe('perils', () => {
  it('Treasure Trap Room', () => {
    const table = opened('door-treasure-trap-room').done();
    expect(health(table)).toEqual([3, 5, 5]);
    expect(treasure(table)).toBe(3);
    table.shows('event wounded purpose door-card');
  });

  it('Ambush: one mob and one treasure more', () => {
    const table = opened('door-ambush').done();
    expect(mobs(table)).toBe(2);
    table.shows('foes zone 5:0 5:0');
    expect(treasure(table)).toBe(3);
  });

  it('The Waiting Horror: a Roaming Monster and two treasures more', () => {
    const table = opened('door-waiting-horror')
      .shows(`prompt ask.door-zone, options zone${LOOT} zone${SPAWN}`)
      .pick(`zone${LOOT}`)
      .done();
    const monster = table.state.enemies.find(({ kind }) => kind === 'roaming');
    expect(monster?.zone).toBe(LOOT);
    expect(mobs(table)).toBe(1);
    expect(treasure(table)).toBe(4);
  });

  it('Flame Jet: Fire on everybody at the door', () => {
    const table = opened('door-flame-jet').done();
    expect(table.state.heroes.map((hero) => hero.fire)).toEqual([1, 1, 0]);
  });

  it('The Brass Alarm: every enemy comes nearer', () =>
    opened('door-alarm', set('straw@0:0 type demons, heroes zone 3:0'))
      .done()
      .shows('straw1 zone 2:0'));

  it('Spiked Floor: a trap and a treasure in one zone', () => {
    const table = opened('door-spiked-floor').pick(`zone${SPAWN}`).done();
    expect(tokens(table, 'spike-trap')).toMatchObject([{ zone: SPAWN }]);
    expect(treasure(table)).toBe(3);
    expect(tokens(table, 'treasure').filter(({ zone }) => zone === SPAWN)).toHaveLength(1);
  });
});

describe('gifts', () => {
  it('Quiet Vault: one treasure more', () =>
    expect(treasure(opened('door-quiet-vault').done())).toBe(3));

  it('Empty Guardroom: no mob, and its Spawn token goes', () => {
    const table = opened('door-empty-guardroom').done();
    expect(table.state.enemies).toEqual([]);
    expect(tokens(table, 'spawn')).toEqual([]);
    expect(treasure(table)).toBe(2);
  });

  it('Shrine of Light: everybody at the door heals', () =>
    expect(health(opened('door-shrine-of-light').done())).toEqual([7, 7, 5]));

  it('Mana Well: everybody at the door gains Mana', () => {
    const table = opened('door-mana-well').done();
    expect(table.state.heroes.map((hero) => hero.mana)).toEqual([3, 3, 1]);
  });

  it('Forgotten Chest: a chest in the chamber', () => {
    const table = opened('door-forgotten-chest').pick(`zone${LOOT}`).done();
    expect(tokens(table, 'chest')).toMatchObject([{ zone: LOOT }]);
  });

  it('Dust and Silence: nothing', () => {
    const table = opened('door-dust-and-silence').done();
    expect(health(table)).toEqual([5, 5, 5]);
    expect([treasure(table), mobs(table)]).toEqual([2, 1]);
  });
});

describe('bargains', () => {
  it('Blood Altar: treasure for Wounds, but never the last Health', () => {
    for (const [pick, left, found] of [
      ['blood0', 5, 2],
      ['blood1', 4, 3],
      ['blood2', 3, 4],
    ] as const) {
      const table = opened('door-blood-altar').pick(pick).done();
      expect([table.hero().health, treasure(table)]).toEqual([left, found]);
    }
    opened('door-blood-altar', set('hero health 2')).shows('options blood0 blood1');
  });

  it('Frozen Seal: Frost or Wounds', () => {
    opened('door-frozen-seal').pick('wait').done().shows('hero frost 1 health 5');
    opened('door-frozen-seal').pick('break').done().shows('hero frost 0 health 3');
  });

  it('Foul Air: shared or held', () => {
    expect(health(opened('door-foul-air').pick('share').done())).toEqual([4, 4, 5]);
    expect(health(opened('door-foul-air').pick('hold').done())).toEqual([3, 5, 5]);
    const alone = opened('door-foul-air', set('hero1 zone 0:0'));
    expect(health(alone.done())).toEqual([4, 5, 5]);
  });

  it('Whispering Idol: experience or healing', () => {
    const listens = opened('door-whispering-idol').pick('listen').done();
    expect([listens.hero().xp, ...health(listens)]).toEqual([3, 5, 5, 5]);
    const prays = opened('door-whispering-idol').pick('pray').done();
    expect([prays.hero().xp, ...health(prays)]).toEqual([0, 7, 7, 5]);
  });

  it('Dying Scout: an item, or no mob', () => {
    const packs = opened('door-dying-scout', (state) => {
      state.decks.items.common.draw.push('health-potion');
    })
      .picks('pack', 'keep')
      .done();
    expect(packs.hero().items).toMatchObject([{ card: 'health-potion' }]);
    expect(mobs(packs)).toBe(1);
    const warned = opened('door-dying-scout').pick('warning').done();
    expect(warned.state.enemies).toEqual([]);
    expect(tokens(warned, 'spawn')).toEqual([]);
  });

  it('Cursed Hoard: treasure with its keeper, or neither', () => {
    const left = opened('door-cursed-hoard').pick('leave').done();
    expect([treasure(left), left.state.enemies.length]).toEqual([2, 1]);
    const taken = opened('door-cursed-hoard').pick('take').pick(`zone${SPAWN}`).done();
    expect(treasure(taken)).toBe(5);
    taken.shows('foes kind roaming mob');
  });

  it('Grasping Dark: the opener is dragged in, others may follow', () => {
    const table = opened('door-grasping-dark', set('straw@3:0'))
      .pick(`zone${SPAWN}`)
      .shows('prompt ask.follow')
      .pick('yes')
      .done()
      .shows('heroes zone 5:0 5:0 0:2');
    expect(health(table)).toEqual([5, 5, 5]);
    opened('door-grasping-dark').picks(`zone${LOOT}`, 'no').done().shows('heroes zone 4:0 3:0 0:2');
  });
});
