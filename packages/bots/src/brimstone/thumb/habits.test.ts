import {
  type AdventureState,
  type AdventureView,
  type BrimstoneMeaning,
  boardOf,
  brimstone,
  content,
  distance,
  type Enemy,
  type Hero,
  kindOfRoll,
  neighboursOf,
} from '@crawlspace/brimstone';
import { adventure } from '@crawlspace/brimstone/testing';
import type { Question } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { pickedOf } from '../../../test/offered.ts';
import { reasonFor } from '../../why/reasons.ts';
import { brimstoneReasons } from '../reasons.ts';
import { fitness, healthLeft, statOf } from './numbers.ts';
import { thumbDecider } from './thumb.ts';

/** Two heroes in the first room, who own nothing, as the first of them sees it. */
function viewOf(change: {
  readonly hero?: Partial<Hero>;
  readonly other?: Partial<Hero>;
  readonly enemies?: readonly Enemy[];
  readonly state?: (state: AdventureState) => void;
}): AdventureView {
  const { state } = adventure({
    heroes: ['us-marshal', 'saloon-girl'],
    change: (before) => {
      for (const hero of before.heroes) Object.assign(hero, { items: [], upgrades: [], grit: 1 });
      Object.assign(before.heroes[0] ?? {}, change.hero);
      Object.assign(before.heroes[1] ?? {}, change.other);
      change.state?.(before);
    },
  });
  const view = brimstone.view(state, { seat: 0 });
  return change.enemies ? { ...view, enemies: change.enemies } : view;
}

function heroIn(view: AdventureView, index: number): Hero {
  return view.heroes[index] as Hero;
}

const PLAIN = viewOf({});
const MAP = boardOf(content.tiles, PLAIN.board.layout);
const HOME = heroIn(PLAIN, 0).space;
const ALL = Array.from({ length: MAP.size }, (_, space) => space);
/** As far away from where the heroes stand as the first room allows. */
const FAR = ALL.reduce((a, b) => (distance(MAP, HOME, b) > distance(MAP, HOME, a) ? b : a));

function spider(id: string, space: number, more: Partial<Enemy> = {}): Enemy {
  return { id, type: 'void-spiders', space, wounds: 0, target: null, spent: [], ...more } as Enemy;
}

type Offered = string | BrimstoneMeaning;

function picks(view: AdventureView, key: string, offered: readonly Offered[], more = {}) {
  return pickedOf(thumbDecider('habits'), view, `prompt.${key}`, offered, more);
}

function answer(
  view: AdventureView,
  key: string,
  offered: readonly Offered[],
  more: Partial<Question> = {},
): Offered | undefined {
  return picks(view, key, offered, more)[0];
}

const hero = (index: number) => ({ kind: 'hero', hero: index }) as const;
const HEROES = [hero(0), hero(1)];

describe('care', () => {
  test('whoever is worse off is healed, of body or mind', () => {
    expect(answer(viewOf({ hero: { wounds: 4 } }), 'heal-whom', HEROES)).toBe(HEROES[0]);
    expect(answer(viewOf({ other: { wounds: 4 } }), 'heal-whom', HEROES)).toBe(HEROES[1]);
    const shaken = viewOf({ hero: { wounds: 3 }, other: { sanityDamage: 12 } });
    expect(answer(shaken, 'card-hero', HEROES)).toBe(HEROES[1]);
    const prompt = { key: 'prompt.card-hero', facts: { card: 'sworn-in' } };
    expect(answer(shaken, 'card-hero', HEROES, { prompt })).toBe(HEROES[0]);
  });

  const mix = (view: AdventureView, max: number, capacity: readonly number[]) =>
    picks(view, 'heal-mix', ['wounds', 'sanity'], { kind: 'allocate', min: 0, max, capacity });

  test('points of healing go one by one to what is lower', () => {
    expect(mix(viewOf({ hero: { wounds: 5 } }), 2, [5, 0])).toEqual(['wounds', 'wounds']);
    const both = viewOf({ hero: { wounds: 3, sanityDamage: 3 } });
    expect([...mix(both, 4, [3, 3])].sort()).toEqual(['sanity', 'sanity', 'wounds', 'wounds']);
  });

  test('points that find no more room are not spent', () => {
    expect(mix(viewOf({ hero: { wounds: 1 } }), 5, [1, 0])).toEqual(['wounds']);
  });

  test.each(['catch-your-breath', 'depth-mines-6'])(
    '%s: the hurt heal, others take Grit',
    (key) => {
      const offered =
        key === 'catch-your-breath' ? ['grit', 'heal'] : ['breath-grit', 'breath-heal'];
      expect(answer(viewOf({ hero: { wounds: 2, sanityDamage: 1 } }), key, offered)).toBe(
        offered[1],
      );
      expect(answer(viewOf({ hero: { wounds: 2 } }), key, offered)).toBe(offered[0]);
    },
  );

  test('comfort goes where it hurts more, to both where it can', () => {
    expect(answer(PLAIN, 'comfort', ['wounds', 'sanity', 'both'])).toBe('both');
    const means = () => ({ kind: 'comfort', hero: 1 });
    const comforted = (other: Partial<Hero>) =>
      answer(viewOf({ other }), 'comfort', ['sanity', 'wounds'], { means });
    expect(comforted({ wounds: 5, sanityDamage: 1 })).toBe('wounds');
    expect(comforted({ wounds: 1, sanityDamage: 9 })).toBe('sanity');
  });

  test('a hero who was nearly lost is picked up', () => {
    expect(answer(PLAIN, 'revive', ['no', 'yes'])).toBe('yes');
  });
});

describe('who does it', () => {
  test('what hurts is taken by who can take it', () => {
    const view = viewOf({ hero: { wounds: 8 } });
    expect(answer(view, 'name-a-hero', HEROES)).toBe(HEROES[1]);
  });

  test('the frailer goes first', () => {
    expect(answer(viewOf({ hero: { wounds: 8 } }), 'who-goes-first', [hero(1), hero(0)])).toEqual(
      hero(0),
    );
  });

  test('Sanity is given by who has it to spare; otherwise the Darkness may come', () => {
    const offer = [...HEROES, 'let-it-come'];
    expect(answer(PLAIN, 'dark-a-fair-offer', offer)).toEqual(hero(1));
    const shaken = viewOf({ hero: { sanityDamage: 6 }, other: { sanityDamage: 9 } });
    expect(answer(shaken, 'dark-a-fair-offer', offer)).toBe('let-it-come');
  });

  test('tests are for who is best at them', () => {
    const skills = ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] as const;
    for (const skill of skills) {
      const facts = { skill };
      const chosen = answer(PLAIN, 'who-tests', HEROES, {
        prompt: { key: 'prompt.who-tests', facts },
      });
      const [mine, hers] = PLAIN.heroes.map((each) => statOf(PLAIN, each, skill)) as [
        number,
        number,
      ];
      expect(chosen, skill).toBe(hers > mine ? HEROES[1] : HEROES[0]);
    }
    const best = skills.reduce((a, b) =>
      statOf(PLAIN, heroIn(PLAIN, 0), b) > statOf(PLAIN, heroIn(PLAIN, 0), a) ? b : a,
    );
    expect(answer(PLAIN, 'which-skill', skills)).toBe(best);
  });

  test('a hit is taken for another only by who is better off', () => {
    const standIn: BrimstoneMeaning = { kind: 'stand-in', hero: 1 };
    const stand = (change: Parameters<typeof viewOf>[0]) => {
      const means = (id: string) => (id === 'yes' ? standIn : { kind: 'no' });
      return answer(viewOf(change), 'use-card', ['yes', 'no'], { means });
    };
    expect(stand({ other: { wounds: 7 } })).toBe('yes');
    expect(stand({ hero: { wounds: 9 } })).toBe('no');
  });

  test('a gamble that loses more than it wins is left alone, other cards are used', () => {
    const card = (key: string) => ({
      prompt: { key: 'prompt.use-card', facts: { card: key } },
    });
    expect(answer(PLAIN, 'use-card', ['yes', 'no'], card('double-or-dust'))).toBe('no');
    expect(answer(PLAIN, 'use-card', ['yes', 'no'], card('pocket-watch'))).toBe('yes');
  });

  test('whoever falls last bears the lantern', () => {
    const [mine, hers] = PLAIN.heroes.map(
      (each) => statOf(PLAIN, each, 'maxHealth') + statOf(PLAIN, each, 'maxSanity') / 2,
    ) as [number, number];
    expect(answer(PLAIN, 'lantern-bearer', HEROES)).toBe(HEROES[hers > mine ? 1 : 0]);
  });
});

const die = (at: number, value: number) => ({ kind: 'die', die: at, value }) as const;

describe('Grit', () => {
  const prompt = (purpose: string, need: number, ...dice: number[]) => ({
    key: 'prompt.reroll',
    params: { purpose: { key: `roll.${purpose}` } },
    facts: { need, dice },
  });
  const rollFor = (purpose: string) => ({ hero: 0, purpose, kind: kindOfRoll(purpose), sides: 6 });
  const rerolls = (
    view: AdventureView,
    purpose: string,
    need: number,
    values: readonly number[],
  ) => {
    const dice = values.map((value, at) => ({ ...die(at, value), roll: rollFor(purpose) }));
    const describe = () => ({ cost: { grit: 1 } });
    const more = {
      kind: 'many',
      min: 0,
      max: dice.length,
      prompt: prompt(purpose, need),
      describe,
    } as const;
    return picks(view, 'reroll', dice, more).map((each) =>
      typeof each === 'object' && 'value' in each ? each.value : null,
    );
  };

  test('is not spent on dice that succeed', () => {
    expect(rerolls(PLAIN, 'to-hit', 4, [4, 6])).toEqual([]);
  });

  test('is spent on a test that fails only where that costs enough', () => {
    expect(rerolls(PLAIN, 'skill-luck', 4, [1])).toEqual([]);
    expect(rerolls(PLAIN, 'to-hit', 4, [1, 5, 6])).toEqual([]);
    expect(rerolls(PLAIN, 'to-hit', 4, [1, 5, 2])).toEqual([1, 2]);
  });

  test('is spent sooner by who could not keep more of it', () => {
    const full = viewOf({ hero: { grit: statOf(PLAIN, heroIn(PLAIN, 0), 'maxGrit') } });
    expect(rerolls(full, 'to-hit', 4, [1, 5, 6])).toEqual([1]);
  });

  test('is always spent where a failure would be the end', () => {
    const dying = viewOf({ hero: { wounds: healthLeft(PLAIN, heroIn(PLAIN, 0)) - 1 } });
    expect(rerolls(dying, 'defense', 4, [2])).toEqual([2]);
    expect(rerolls(PLAIN, 'defense', 4, [2])).toEqual([]);
    const mad = viewOf({ hero: { sanityDamage: 9 } });
    expect(rerolls(mad, 'willpower', 4, [2])).toEqual([2]);
  });

  test('is never spent on gold, and never kept when the adventure ends', () => {
    const full = viewOf({ hero: { grit: statOf(PLAIN, heroIn(PLAIN, 0), 'maxGrit') } });
    expect(rerolls(full, 'gold', 6, [1, 1])).toEqual([]);
    expect(rerolls(PLAIN, 'corruption-check', 4, [1])).toEqual([]);
    const over = { ...PLAIN, outcome: { won: true, cause: 'objective' } };
    expect(rerolls(over, 'corruption-check', 4, [1, 5])).toEqual([1]);
  });

  test('is kept where something free does the same', () => {
    const ways = [
      { kind: 'reroll', card: 'grit', roll: rollFor('to-hit') },
      { kind: 'reroll', card: 'rattlers-tail', roll: rollFor('to-hit') },
      'keep',
    ] as const;
    const describe = (id: string) => (id.includes('"grit"') ? { cost: { grit: 1 } } : {});
    const more = { prompt: prompt('to-hit', 4, 1, 5), describe };
    expect(
      answer(PLAIN, 'reroll-with', ways, {
        ...more,
        prompt: { ...more.prompt, key: 'prompt.reroll-with' },
      }),
    ).toBe(ways[1]);
    const only = [ways[0], 'keep'] as const;
    expect(
      answer(PLAIN, 'reroll-with', only, {
        ...more,
        prompt: { ...more.prompt, key: 'prompt.reroll-with' },
      }),
    ).toBe('keep');
  });

  test('past the maximum is spent on anything but nothing', () => {
    expect(answer(PLAIN, 'spend-grit-at-once', ['lose', 'move', 'reroll'])).toBe('reroll');
  });

  test('buys off Growing Dread when everybody has enough', () => {
    const rich = (index: number) => ({ grit: statOf(PLAIN, heroIn(PLAIN, index), 'maxGrit') });
    const all = viewOf({ hero: rich(0), other: rich(1) });
    expect(answer(all, 'cancel-dread-unseen', ['yes', 'no'])).toBe('yes');
    expect(answer(viewOf({ hero: rich(0) }), 'cancel-dread-unseen', ['yes', 'no'])).toBe('no');
    // Who lies on the ground does not count.
    const alone = viewOf({ hero: rich(0), other: { grit: 0, knockedOut: ['health'] } });
    expect(answer(alone, 'cancel-dread', ['yes', 'no'])).toBe('yes');
    expect(answer(PLAIN, 'cancel-dread', ['yes', 'no'])).toBe('no');
  });
});

const enemyOption = ({ id, type }: Enemy) => ({ kind: 'enemy', enemy: id, type }) as const;

describe('a fight', () => {
  test('a hit goes to the enemy nearest to death', () => {
    const tough = { type: 'goliath' } as const;
    const enemies = [spider('fresh', FAR, tough), spider('dying', FAR, { ...tough, wounds: 9 })];
    const view = viewOf({ enemies });
    for (const key of ['assign-hits', 'stab-whom', 'card-enemy'])
      expect(answer(view, key, enemies.map(enemyOption))).toEqual(enemyOption(enemies[1] as Enemy));
  });

  test('of equals it goes to the one who is after the hero', () => {
    const enemies = [spider('other', FAR, { target: 1 }), spider('mine', FAR, { target: 0 })];
    expect(answer(viewOf({ enemies }), 'assign-hits', enemies.map(enemyOption))).toMatchObject({
      enemy: 'mine',
    });
  });

  test('the die that hits most likely goes first', () => {
    const describe = (id: string) => ({ odds: id === 'b' ? 0.9 : 0.2 });
    expect(answer(PLAIN, 'which-hits', ['a', 'b', 'c'], { describe })).toBe('b');
  });

  const attack = { kind: 'attack', items: [], cards: [] } as const;

  test('dynamite is not wasted on one weak enemy that a shot can reach', () => {
    const gun = Object.values(content.items).find(
      ({ weapon }) => weapon?.kind === 'gun' && (weapon.range ?? 0) >= 8,
    );
    const items = [{ number: 1, card: gun?.id, equipped: true, upgrades: [] }];
    const shot = { kind: 'attack', items: [1], cards: [gun?.id ?? ''] } as const;
    const armed = { items } as unknown as Partial<Hero>;
    const view = viewOf({ hero: armed, enemies: [spider('one', FAR)] });
    expect(answer(view, 'activation', ['dynamite', attack, shot, 'end'])).toEqual(shot);
  });

  test('dynamite is for a crowd that stands together', () => {
    const crowd = [FAR, ...neighboursOf(MAP, FAR)].slice(0, 4);
    const enemies = crowd.map((space, n) => spider(`e${n}`, space, { type: 'stranglers' }));
    expect(enemies.length).toBeGreaterThan(2);
    const view = viewOf({ enemies });
    expect(answer(view, 'activation', ['dynamite', attack, 'end'])).toBe('dynamite');
  });

  test('it is thrown where it hits the enemies and no friend', () => {
    const enemies = [spider('e', FAR)];
    const view = viewOf({ enemies });
    const spaces = [HOME, FAR].map((space) => ({ kind: 'space', space }) as const);
    expect(answer(view, 'throw-dynamite', spaces)).toEqual({ kind: 'space', space: FAR });
  });

  test('who is down is helped up, unless the fight is nearly over', () => {
    const help = { kind: 'help', hero: 1 } as const;
    const other: Partial<Hero> = { knockedOut: ['health'] };
    const enemies = Array.from({ length: 8 }, (_, n) =>
      spider(`e${n}`, FAR, { type: 'stranglers' }),
    );
    expect(answer(viewOf({ other, enemies }), 'activation', [attack, help, 'end'])).toBe(help);
    const last = [spider('last', neighboursOf(MAP, HOME)[0] ?? FAR)];
    expect(answer(viewOf({ other, enemies: last }), 'activation', [attack, help, 'end'])).toBe(
      attack,
    );
  });

  test('what helps in a hard fight is not used in an easy one', () => {
    const many = Array.from({ length: 9 }, (_, n) => spider(`e${n}`, FAR, { type: 'stranglers' }));
    expect(answer(viewOf({ enemies: many }), 'use-turn-start', ['flash', 'pass'])).toBe('flash');
    const few = viewOf({ enemies: [spider('e', FAR)] });
    expect(answer(few, 'use-turn-start', ['flash', 'pass'])).toBe('pass');
  });

  test('as many enemy dice as may be are rolled again', () => {
    const more = { kind: 'many', min: 0, max: 2 } as const;
    expect(picks(PLAIN, 'reroll-enemy-dice', ['a', 'b', 'c'], more)).toEqual(['a', 'b']);
  });
});

describe('the mission', () => {
  const deed = (card: string, use: string) =>
    ({
      kind: 'use',
      hero: 0,
      card,
      use,
      timing: 'instead-of-attack',
      token: null,
      item: null,
    }) as const;
  const attack = { kind: 'attack', items: [], cards: [] } as const;
  const inMission = (id: string, counters: Readonly<Record<string, number>>) =>
    viewOf({
      enemies: [spider('e', neighboursOf(MAP, HOME)[0] ?? FAR)],
      state: ({ mission }) => Object.assign(mission, { id, counters }),
    });

  test('the fuse is pinched when it is short, not before', () => {
    const pinch = deed('close-the-throat', 'pinch');
    const offered = [pinch, attack, 'end'];
    const at = (fuse: number) => inMission('close-the-throat', { fuse });
    expect(answer(at(5), 'activation', offered)).toBe(attack);
    expect(answer(at(2), 'activation', offered)).toBe(pinch);
  });

  test('two heroes fight on beside the engine, and let it run', () => {
    const view = inMission('the-far-engine', { power: 4 });
    const offered = [deed('the-far-engine', 'break'), attack, 'end'];
    expect(answer(view, 'activation', offered)).toBe(attack);
  });

  test('no door is opened while a bore hole waits for its charge', () => {
    const waiting = viewOf({
      state: ({ mission }) => mission.markers.push({ id: 'hole0', tile: 0, space: null }),
    });
    expect(answer(waiting, 'activation', [look, 'end'])).toBe('end');
  });
});

test('all is bet on an attack that can be made, but never the last Grit', () => {
  const bet = {
    kind: 'use',
    hero: 0,
    card: 'all-in',
    use: 'bet',
    timing: 'activation',
    token: null,
    item: null,
  } as const;
  const attack = { kind: 'attack', items: [], cards: [] } as const;
  const fighting = (grit: number) =>
    viewOf({ hero: { grit }, enemies: [spider('e', neighboursOf(MAP, HOME)[0] ?? FAR)] });
  expect(answer(fighting(2), 'activation', [attack, bet, 'end'])).toBe(bet);
  expect(answer(fighting(1), 'activation', [attack, bet, 'end'])).toBe(attack);
  expect(answer(fighting(2), 'activation', [bet, 'end'])).toBe('end');
});

const bandages = {
  kind: 'use',
  hero: 0,
  card: 'bandages',
  use: 'apply',
  timing: 'anytime',
  token: 'bandages',
  item: null,
} as BrimstoneMeaning;
const look = { kind: 'look', through: 'door', tile: 0, exit: 0 } as const;
const scavenge = { kind: 'scavenge', tile: 0 } as const;

describe('in peace', () => {
  test('the lantern is taken up before anything else', () => {
    expect(answer(PLAIN, 'activation', [look, 'take-lantern', 'end'])).toBe('take-lantern');
  });

  test('bandages are for who needs them: not for scratches, and for a friend beside', () => {
    expect(answer(PLAIN, 'anytime', [bandages, 'continue'])).toBe('continue');
    expect(answer(viewOf({ hero: { wounds: 2 } }), 'anytime', [bandages, 'continue'])).toBe(
      'continue',
    );
    expect(answer(viewOf({ hero: { wounds: 7 } }), 'anytime', [bandages, 'continue'])).toBe(
      bandages,
    );
    const beside = neighboursOf(MAP, HOME)[0] as number;
    const friend = viewOf({ other: { wounds: 6, space: beside } });
    expect(answer(friend, 'activation', [bandages, 'end'])).toBe(bandages);
    const away = viewOf({ other: { wounds: 6, space: FAR } });
    expect(answer(away, 'anytime', [bandages, 'continue'])).toBe('continue');
  });

  test('a door is opened by a party that is together', () => {
    expect(answer(PLAIN, 'activation', [look, 'end'])).toBe(look);
  });

  test('who has nothing else to do scavenges: it is free', () => {
    expect(answer(PLAIN, 'activation', [scavenge, 'end'])).toBe(scavenge);
    expect(answer(PLAIN, 'activation', [scavenge, look, 'end'])).toBe(look);
  });

  test('belongings are looked through once in an activation, when something is not in use', () => {
    const [card = ''] = Object.keys(content.items).filter(
      (id) => (content.items[id]?.hands ?? 0) > 0,
    );
    const items = [
      { number: 1, card, equipped: false, upgrades: [], used: [] },
    ] as unknown as Hero['items'];
    const decide = thumbDecider('once');
    const ask = () =>
      pickedOf(decide, viewOf({ hero: { items } }), 'prompt.activation', ['items', 'end'])[0];
    expect(ask()).toBe('items');
    expect(ask()).toBe('end');
    expect(answer(PLAIN, 'activation', ['items', 'end'])).toBe('end');
  });
});

describe('belongings', () => {
  test('the starting token is a stick of dynamite', () => {
    const token = (name: string) => ({ kind: 'token', token: name, hero: 0 }) as BrimstoneMeaning;
    const [a, b, c] = [token('bandages'), token('dynamite'), token('whiskey')];
    expect(answer(PLAIN, 'free-token', [a, b, c])).toBe(b);
    expect(answer(PLAIN, 'take-a-token', [b, c, a])).toBe(a);
    expect(answer(viewOf({ hero: { sanityDamage: 7 } }), 'take-a-token', [a, b, c])).toBe(c);
  });

  test('of a full bag what heals is used, then something is handed on, else the least useful goes', () => {
    const thing = (name: string) => ({ kind: 'token', token: name, hero: 0 }) as const;
    const discard = (name: string) => ({ kind: 'discard', thing: thing(name) }) as BrimstoneMeaning;
    const give = { kind: 'hand-over', to: 1, thing: thing('herbs') } as BrimstoneMeaning;
    expect(
      answer(PLAIN, 'bag-too-full', [discard('herbs'), discard('flash'), discard('tonic')]),
    ).toEqual(discard('flash'));
    expect(answer(PLAIN, 'bag-too-full', [discard('flash'), give])).toBe(give);
    expect(answer(PLAIN, 'bag-too-full', [give, bandages])).toBe(bandages);
  });

  test('of too heavy a load the cheapest thing is left behind', () => {
    const priced = Object.values(content.items).filter(({ price }) => (price ?? 0) > 0);
    const sorted = [...priced].sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
    const [cheap, dear] = [sorted[0]?.id ?? '', sorted.at(-1)?.id ?? ''];
    const drop = (card: string) =>
      ({ kind: 'discard', thing: { kind: 'item', item: 1, card, hero: 0 } }) as BrimstoneMeaning;
    expect(answer(PLAIN, 'too-heavy', [drop(dear), drop(cheap)])).toEqual(drop(cheap));
  });
});

describe('numbers', () => {
  test('fitness is the worse of body and mind', () => {
    const view = viewOf({ hero: { wounds: 5 }, other: { sanityDamage: 7 } });
    const [marshal, girl] = view.heroes as [Hero, Hero];
    expect(fitness(view, marshal)).toBeCloseTo(1 - 5 / statOf(view, marshal, 'maxHealth'), 10);
    expect(fitness(view, girl)).toBeCloseTo(1 - 7 / statOf(view, girl, 'maxSanity'), 10);
  });

  test('a hat helps on the head, not in the bag', () => {
    const spirit = (equipped: boolean) => {
      const items = [{ number: 1, card: 'undertakers-topper', equipped, upgrades: [] }];
      const dressed = viewOf({ hero: { items } as unknown as Partial<Hero> });
      return statOf(dressed, heroIn(dressed, 0), 'spirit');
    };
    expect(spirit(false)).toBe(statOf(PLAIN, heroIn(PLAIN, 0), 'spirit'));
    expect(spirit(true)).toBe(spirit(false) + 1);
  });
});

describe('reasons', () => {
  const said = (key: string, means: BrimstoneMeaning | string) => {
    const id = typeof means === 'string' ? means : 'it';
    const meaning = (): { kind: string } => (typeof means === 'string' ? { kind: means } : means);
    const base = {
      id: 1,
      seat: 0,
      kind: 'one',
      options: [id],
      min: 1,
      max: 1,
      means: meaning,
    } as const;
    const question = { ...base, prompt: { key: `prompt.${key}` } };
    return reasonFor(brimstoneReasons(question), question, [id]).key;
  };

  test.each([
    ['activation', look, 'why.explore'],
    ['activation-after', { kind: 'attack', items: [], cards: [] }, 'why.strike'],
    ['activation', 'end', 'why.nothing-better'],
    ['activation', scavenge, 'why.scavenge'],
    ['activation', 'take-lantern', 'why.light'],
    ['anytime', bandages, 'why.use'],
    ['anytime', 'continue', 'why.keep'],
    ['reroll', die(0, 1), 'why.reroll'],
    ['reroll-with', 'keep', 'why.keep-grit'],
    ['heal-whom', hero(0), 'why.heal'],
    ['throw-dynamite', { kind: 'space', space: 1 }, 'why.blast'],
    ['turn-start', 'hold-back', 'why.hold-out'],
    ['cancel-dread', 'yes', 'why.spare-grit'],
    ['cancel-dread', 'no', 'why.keep-grit'],
  ] as const)('of %s, %j: %s', (key, means, why) => {
    expect(said(key, means as BrimstoneMeaning | string)).toBe(why);
  });
});

test('asked by another hero, uses what heals who needs it and nothing else', () => {
  const use = {
    kind: 'use',
    hero: 0,
    card: 'bandages',
    use: 'bandages',
    timing: 'anytime',
    token: 'bandages',
    item: null,
  } as const;
  const means = (id: string) => (id === 'yes' ? use : { kind: 'no' });
  const hurt = viewOf({ hero: { wounds: healthLeft(PLAIN, heroIn(PLAIN, 0)) - 2 } });
  const asked = (view: AdventureView) => answer(view, 'asked-to-use', ['yes', 'no'], { means });
  expect(asked(hurt)).toBe('yes');
  expect(asked(PLAIN)).toBe('no');
});
