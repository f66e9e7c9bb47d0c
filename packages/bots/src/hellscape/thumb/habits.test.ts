import {
  content,
  type DescentView,
  type HellscapeMeaning,
  hellscape,
  type ItemNumber,
} from '@crawlspace/hellscape';
import { descent } from '@crawlspace/hellscape/testing';
import type { Question } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { pickedOf } from '../../../test/offered.ts';
import { reasonFor } from '../../why/reasons.ts';
import { hellscapeReasons } from '../reasons.ts';
import { hellscapeThumb } from './thumb.ts';

type Hero = DescentView['heroes'][number];
type Class = Hero['class'];
type Offered = string | HellscapeMeaning;

interface Change {
  readonly classes?: readonly [Class, Class];
  readonly hero?: Partial<Hero>;
  readonly other?: Partial<Hero>;
  readonly enemies?: readonly object[];
}

/** What the first of two heroes sees in the Tutorial, with changes. */
function viewOf({ classes = ['berserker', 'paladin'], hero, other, enemies }: Change): DescentView {
  const view = hellscape.view(descent({ heroes: classes, quest: 'tutorial' }).state, { seat: 0 });
  const heroes = view.heroes.map((each, index) => ({ ...each, ...(index === 0 ? hero : other) }));
  return { ...view, heroes, enemies: (enemies ?? []) as DescentView['enemies'] };
}

const PLAIN = viewOf({});
const HERE = (PLAIN.heroes[0] as Hero).zone;

function mob(id: string, zone: number, more: object = {}): object {
  const card = { kind: 'mob', type: 'undead', card: 'mob-undead-1-2', item: 'grave-shears' };
  const state = { minions: 2, wounds: 0, health: 2, fire: 0, frost: 0, poison: null, mark: null };
  const treasure = { common: 1, rare: 0, epic: 0 };
  return { id, zone, ...card, ...state, treasure, activated: false, ...more };
}

function picks(view: DescentView, key: string, offered: readonly Offered[], more = {}) {
  return pickedOf(hellscapeThumb('habits'), view, `ask.${key}`, offered, more);
}

function answer(
  view: DescentView,
  key: string,
  offered: readonly Offered[],
  more: Partial<Question> = {},
): Offered | undefined {
  return picks(view, key, offered, more)[0];
}

const hero = (index: number) => ({ kind: 'hero', hero: index }) as const;
const card = (id: string) => ({ kind: 'card', card: id }) as const;
const enemy = (id: string) => ({ kind: 'enemy', enemy: id }) as const;
const HEROES = [hero(0), hero(1)];
const ally = (id: 'summoner' | 'frost-spirit') => ({ kind: 'ally', ally: id }) as const;

describe('care', () => {
  const share = (health: number, mana: number) => ({ kind: 'share', health, mana }) as const;
  const SHARES = [share(0, 2), share(1, 1), share(2, 0)];

  test('who lacks Health recovers Health, who has it Mana', () => {
    const hurt = viewOf({ hero: { health: 2, mana: 0 } });
    expect(answer(hurt, 'recover', SHARES)).toBe(SHARES[2]);
    const dry = viewOf({ hero: { mana: 0, maxMana: 3 } });
    expect(answer(dry, 'recover', SHARES)).toBe(SHARES[0]);
  });

  test('nothing is recovered that is not lacking', () => {
    const { maxHealth } = PLAIN.heroes[0] as Hero;
    const view = viewOf({ hero: { health: maxHealth - 1, mana: 0, maxMana: 1 } });
    expect(answer(view, 'recover', SHARES)).toBe(SHARES[1]);
  });

  test('whoever is hurt most is healed, and whoever may fall counts twice', () => {
    expect(answer(viewOf({ other: { health: 3 } }), 'heal', HEROES)).toBe(HEROES[1]);
    expect(answer(viewOf({ hero: { health: 2 } }), 'heal', HEROES)).toBe(HEROES[0]);
  });

  test('the Summoner is healed before a scratch, a Spirit after it', () => {
    const allies = (['summoner', 'frost-spirit'] as const).map((id) => ({ id, wounds: 3 }));
    const view = { ...viewOf({ hero: { health: 5, maxHealth: 6 } }), allies };
    const whom = (id: 'summoner' | 'frost-spirit') =>
      answer(view as unknown as DescentView, 'heal', [HEROES[0] as Offered, ally(id)]);
    expect(whom('summoner')).toEqual(ally('summoner'));
    expect(whom('frost-spirit')).toEqual(HEROES[0]);
  });

  test('all of a fire is put out', () => {
    const tokens = [0, 1, 2].map((n) => ({ kind: 'douse', tokens: n }) as const);
    expect(answer(PLAIN, 'douse', tokens)).toBe(tokens[2]);
  });

  test('Frost goes before Fire, but not where the Fire may be the last', () => {
    const [frost, fire] = [0, 1].map((n) => ({ kind: 'cleanse', fire: n, frost: 1 - n }) as const);
    const offered = [frost, fire] as [Offered, Offered];
    expect(answer(PLAIN, 'cleanse', offered)).toBe(frost);
    expect(answer(viewOf({ hero: { health: 1 } }), 'cleanse', offered)).toBe(fire);
  });

  test('out of turn nothing is used while nobody is in danger', () => {
    const potion = { kind: 'use', card: 'health-potion', index: 0 } as const;
    expect(answer(viewOf({ hero: { health: 1 } }), 'anytime', [potion, 'skip'])).toBe('skip');
    const danger = viewOf({ hero: { health: 1 }, enemies: [mob('undead1', HERE, { minions: 4 })] });
    expect(answer(danger, 'anytime', [potion, 'skip'])).toBe(potion);
  });

  test('a potion is for the Summoner who may fall, in anybody’s turn', () => {
    const potion = { kind: 'use', card: 'health-potion', index: 0 } as const;
    const answered = (wounds: number) => {
      const allies = [{ id: 'summoner', zone: HERE, wounds, fire: 0 }];
      const view = { ...viewOf({ enemies: [mob('undead1', HERE)] }), allies };
      return answer(view as unknown as DescentView, 'anytime', [potion, 'skip']);
    };
    expect([answered(2), answered(6)]).toEqual(['skip', potion]);
  });
});

describe('the party', () => {
  test('whoever is worn rests, but late in a quest goes on, even under fire', () => {
    const answered = (round: number, enemies: readonly object[]) => {
      const view = { ...viewOf({ hero: { health: 3 }, enemies }), round };
      return answer(view, 'turn', ['move', 'recover', 'end-turn']);
    };
    const archers = [mob('undead1', HERE + 1, { item: 'broken-halo' })];
    expect([answered(5, []), answered(40, [])]).toEqual(['recover', 'move']);
    expect([answered(5, archers), answered(40, archers)]).toEqual(['recover', 'move']);
  });

  test('in a fight whoever stands among the enemies goes first', () => {
    const apart = { other: { zone: HERE + 1 } };
    const view = viewOf({ ...apart, enemies: [mob('undead1', HERE, { minions: 4 })] });
    expect(answer(view, 'activate', HEROES)).toBe(HEROES[0]);
    const there = viewOf({ ...apart, enemies: [mob('undead1', HERE + 1, { minions: 4 })] });
    expect(answer(there, 'activate', HEROES)).toBe(HEROES[1]);
  });

  test('enemies that burn or are few act first', () => {
    const enemies = [mob('many', HERE, { minions: 5 }), mob('few', HERE, { minions: 1 })];
    expect(answer(viewOf({ enemies }), 'enemy-order', [enemy('many'), enemy('few')])).toEqual(
      enemy('few'),
    );
    const burning = [mob('many', HERE, { minions: 3, fire: 2 }), mob('few', HERE, { minions: 1 })];
    expect(
      answer(viewOf({ enemies: burning }), 'enemy-order', [enemy('few'), enemy('many')]),
    ).toEqual(enemy('many'));
  });

  test('an enemy that may go several ways goes to the strong', () => {
    const view = viewOf({ hero: { health: 8, zone: 6 }, other: { health: 2, zone: 7 } });
    const zone = (id: number) => ({ kind: 'zone', zone: id }) as const;
    expect(answer(view, 'enemy-way', [zone(7), zone(6)])).toEqual(zone(6));
  });

  test('experience goes to whoever has the least', () => {
    expect(answer(viewOf({ hero: { xp: 10 } }), 'credit', HEROES)).toBe(HEROES[1]);
    expect(answer(viewOf({ hero: { xp: 10 }, other: { level: 2 } }), 'credit', HEROES)).toBe(
      HEROES[0],
    );
  });

  test('the Cursed Sword is borne by who fights hand to hand', () => {
    const view = viewOf({
      classes: ['ranger', 'rogue'],
      hero: { health: 8 },
      other: { health: 6 },
    });
    expect(answer(view, 'bearer', HEROES)).toBe(HEROES[1]);
  });

  test('the servant with the fewest left is called upon', () => {
    const enemies = [mob('a', HERE, { minions: 4 }), mob('b', HERE, { minions: 1 })];
    expect(answer(viewOf({ enemies }), 'servant', [enemy('a'), enemy('b')])).toEqual(enemy('b'));
  });

  test('the enemy who is worth most for what is left of it is the target', () => {
    const enemies = [mob('fresh', HERE), mob('dying', HERE, { minions: 0, wounds: 1 })];
    expect(answer(viewOf({ enemies }), 'target', [enemy('fresh'), enemy('dying')])).toEqual(
      enemy('dying'),
    );
  });
});

describe('what doors ask', () => {
  const blood = (wounds: number) => ({ kind: 'blood', card: 'door-blood-altar', wounds }) as const;
  const BLOOD = [blood(0), blood(1), blood(2)];

  test('blood is given by who has plenty', () => {
    expect(answer(viewOf({ hero: { health: 7 } }), 'door-card', BLOOD)).toBe(BLOOD[2]);
    expect(answer(viewOf({ hero: { health: 4 } }), 'door-card', BLOOD)).toBe(BLOOD[0]);
  });

  test('the bold break it, the hurt wait', () => {
    const choices = ['wait', 'break'].map(
      (choice) => ({ kind: 'bargain', card: 'door-frozen-seal', choice }) as const,
    );
    expect(answer(viewOf({ hero: { health: 7 } }), 'door-card', choices)).toBe(choices[1]);
    expect(answer(viewOf({ hero: { health: 4 } }), 'door-card', choices)).toBe(choices[0]);
  });

  test('an enemy is followed only by who can afford it', () => {
    expect(answer(PLAIN, 'follow', ['yes', 'no'])).toBe('yes');
    expect(answer(viewOf({ hero: { health: 1 } }), 'follow', ['yes', 'no'])).toBe('no');
  });
});

describe('class boards', () => {
  test('the Berserker fights in Blood Rage', () => {
    const stance = (name: string) => ({ kind: 'stance', stance: name }) as HellscapeMeaning;
    const stances = [stance('battle-trance'), stance('blood-rage')];
    expect(answer(PLAIN, 'stance', stances)).toBe(stances[1]);
  });

  test("the Paladin's skills lie under one ground", () => {
    const grounds = [card('consecration-blue'), card('consecration-red')];
    expect(answer(viewOf({ classes: ['paladin', 'rogue'] }), 'column', grounds)).toBe(grounds[1]);
  });

  test('ground is consecrated where heroes and enemies are', () => {
    const zone = (id: number) => ({ kind: 'zone', zone: id }) as const;
    const view = viewOf({ classes: ['paladin', 'rogue'], enemies: [mob('undead1', HERE)] });
    expect(answer(view, 'consecrate', [zone(HERE + 1), zone(HERE)])).toEqual(zone(HERE));
  });

  test("the Rogue's tokens are flipped for what they are for", () => {
    const tokens = Object.values(content.rogueTokens);
    const of = (colour: string) => card(tokens.find((each) => each.colour === colour)?.id ?? '');
    const [red, blue] = [of('red'), of('blue')];
    const view = viewOf({ classes: ['rogue', 'paladin'] });
    expect(answer(view, 'token-attack', [blue, red, 'no-token'])).toBe(red);
    expect(answer(view, 'token-move', [red, blue, 'no-token'])).toBe(blue);
    expect(answer(view, 'swap-token', [red, blue])).toBe(blue);
    expect(answer(view, 'token-recover', [red, blue, 'no-token'])).toBe('no-token');
  });

  test("the Shaman's points fill what is nearest to its peak", () => {
    const element = (name: string) => ({ kind: 'element', element: name }) as HellscapeMeaning;
    const four = ['water', 'fire', 'air', 'earth'].map(element);
    const board = (elements: object) =>
      ({ class: 'shaman', elements, peaks: [] }) as unknown as Hero['board'];
    const classes = ['shaman', 'rogue'] as const;
    const capacity = [2, 2, 2, 2];
    const more = { kind: 'allocate', min: 2, max: 2, capacity } as const;
    const ask = (elements: object) =>
      picks(viewOf({ classes, hero: { board: board(elements) } }), 'elements', four, more);
    expect(ask({ water: 3, fire: 0, air: 0, earth: 0 })).toEqual([four[0], four[0]]);
    expect(ask({ water: 0, fire: 0, air: 3, earth: 0 })).toEqual([four[2], four[2]]);
  });

  test('the Ranger stops at a Bullseye', () => {
    const arrows = Object.values(content.arrows);
    const board = (revealed: readonly string[]) =>
      ({ class: 'ranger', revealed, arrows: { left: 9, discard: [] } }) as unknown as Hero['board'];
    const ask = (revealed: readonly string[]) =>
      answer(viewOf({ classes: ['ranger', 'rogue'], hero: { board: board(revealed) } }), 'arrows', [
        'reveal',
        'stop',
      ]);
    expect(ask([])).toBe('reveal');
    // Cards that show so many arrows together that the next one can only overload.
    const most = [...arrows].sort((a, b) => b.arrows - a.arrows).slice(0, 4);
    expect(ask(most.map(({ id }) => id))).toBe('stop');
  });
});

describe('belongings', () => {
  const item = (number: number, id: string, equipped = false) => ({
    number: number as ItemNumber,
    card: id,
    equipped,
  });
  const weapons = Object.values(content.items).filter(
    ({ deck, class: only, slot }) => deck === 'epic' && only === undefined && slot === 'hand',
  );
  const found = weapons[0]?.id ?? '';

  test('what is better than nothing is put on', () => {
    const items = [item(1, found)] as unknown as Hero['items'];
    const equip = { kind: 'equip', item: 1, card: found, off: [] } as unknown as HellscapeMeaning;
    expect(found).not.toBe('');
    expect(answer(viewOf({ hero: { items } }), 'new-item', ['keep', equip])).toBe(equip);
    expect(answer(viewOf({ hero: { items } }), 'trade', ['done', equip])).toBe(equip);
  });

  test('into the Forge goes what nobody misses', () => {
    const items = [
      item(1, found, true),
      item(2, 'health-potion'),
      item(3, found),
      item(4, found),
      item(5, found),
    ] as unknown as Hero['items'];
    const offered = [1, 2, 3, 4, 5].map(
      (number) => ({ kind: 'item', item: number, card: '' }) as unknown as HellscapeMeaning,
    );
    const more = { kind: 'many', min: 3, max: 3 } as const;
    const crafted = picks(viewOf({ hero: { items } }), 'craft', offered, more);
    expect(crafted).toEqual([offered[2], offered[3], offered[4]]);
  });
});

describe('reasons', () => {
  test.each([
    ['turn', 'attack', 'why.strike'],
    ['turn', 'move', 'why.go-on'],
    ['turn', 'recover', 'why.rest'],
    ['turn', 'end-turn', 'why.nothing-better'],
    ['turn', 'quest-deed', 'why.quest'],
    ['turn', 'peak', 'why.worth-it'],
    ['turn', 'use', 'why.worth-it'],
    ['turn', 'stance', 'why.stance'],
    ['turn', 'turn-amulet', 'why.amulet'],
    ['turn', 'lay', 'why.ground'],
    ['move', 'door', 'why.explore'],
    ['move', 'step', 'why.go-on'],
    ['move', 'token', 'why.treasure'],
    ['move', 'done', 'why.good-place'],
    ['attack', 'strike', 'why.focus'],
    ['before-roll', 'roll', 'why.keep'],
    ['before-roll', 'use', 'why.dice-worth-it'],
    ['results', 'finish', 'why.dice-enough'],
    ['results', 'reroll', 'why.dice-again'],
    ['results', 'use', 'why.dice-worth-it'],
    ['shadow-ability', 'yes', 'why.dice'],
    ['shadow-ability', 'no', 'why.keep'],
    ['token-attack', 'card', 'why.tool'],
    ['bless', 'card', 'why.fits'],
    ['anytime', 'skip', 'why.keep'],
    ['anytime', 'use', 'why.heal'],
    ['enemy-target', 'hero', 'why.can-take-it'],
    ['credit', 'hero', 'why.level'],
    ['new-item', 'keep', 'why.sort'],
  ])('of %s, %s: %s', (key, kind, why) => {
    const prompt = { key: `ask.${key}` };
    const base = { id: 1, seat: 0, kind: 'one', options: ['it'], min: 1, max: 1 } as const;
    const question = { ...base, prompt, means: () => ({ kind }) };
    expect(reasonFor(hellscapeReasons(question), question, ['it']).key).toBe(why);
  });

  test('of ending a turn with actions left: why to stay', () => {
    const offered = { options: ['move', 'end-turn'], min: 1, max: 1, kind: 'one' } as const;
    const question = { id: 1, seat: 0, prompt: { key: 'ask.turn' }, ...offered };
    expect(reasonFor(hellscapeReasons(question), question, ['end-turn']).key).toBe(
      'why.hold-ground',
    );
  });
});
