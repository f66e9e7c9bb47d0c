import { describe, expect, test } from 'vitest';
import { ARTIFACT, type Met, meet, SCAVENGE } from '../../../test/encounters.ts';
import { heroOf } from '../../../test/explore.ts';

const met = (card: string, situation: Met) => meet('mines', card, situation);

describe('Groaning Timbers', () => {
  test('nobody holds them: hits for all here, and a Door caves in', () => {
    const t = met('groaning-timbers', {
      exits: ['door', 'door'],
      dice: 'skill-strength 4 4, defense 1 6, defense 3 3, exit 1',
    }).pick('h0');
    t.done();
    expect([t.hero(0).wounds, t.hero(1).wounds]).toEqual([1, 2]);
    expect(t.event('collapsed')).toBeDefined();
    const closed = t.state.board.exits.filter(({ kind }) => kind === 'end-cap');
    expect(closed).toHaveLength(1);
  });

  test('one success: the tester takes a hit', () => {
    const t = met('groaning-timbers', { dice: 'skill-strength 5 1, defense 2' }).pick('h0');
    expect(t.done().hero(0)).toMatchObject({ wounds: 2, xp: 0 });
  });

  test('two: experience and what was behind the boards', () => {
    const t = met('groaning-timbers', {
      dice: `skill-strength 5 6, scavenge-card ${SCAVENGE}`,
    }).pick('h0');
    expect(t.hero(0).xp).toBe(20);
    expect(t.event('scavenge-card')?.hero).toBe(0);
  });
});

describe('Cart with No Brakeman', () => {
  test('runs a random hero down, and may be stopped', () => {
    const t = met('cart-with-no-brakeman', {
      dice: 'random-hero 1, skill-agility 4 4, defense 1, skill-cunning 4 4 4 4',
    }).pick('h0');
    t.done();
    expect(t.hero(1).wounds).toBe(4);
    expect(t.hero(0).xp).toBe(0);
  });

  test('or is dodged and searched', () => {
    const t = met('cart-with-no-brakeman', {
      dice: `random-hero 0, skill-agility 1 5 1, skill-cunning 5, scavenge-card ${SCAVENGE}`,
    }).pick('h1');
    expect([t.hero(0).xp, t.hero(1).xp]).toEqual([10, 10]);
    expect(t.event('scavenge-card')?.hero).toBe(1);
  });
});

test('The Clerk Who Stayed takes money from who wants to, and tests the others', () => {
  const t = met('clerk-who-stayed', {
    heroes: ['us-marshal', 'bandido', 'gunslinger'],
    dice: 'skill-spirit 1 1, willpower 1 6, skill-spirit 5 1',
    change(state) {
      heroOf(state, 0).gold = 30;
      heroOf(state, 1).gold = 25;
    },
  });
  expect(t.pending.map(({ seat }) => seat)).toEqual([0, 1]);
  t.pickAs(1, 'yes').pickAs(0, 'no').done();
  expect(t.hero(1)).toMatchObject({ gold: 0, bag: ['bandages'], xp: 0, sanityDamage: 0 });
  expect(t.hero(2)).toMatchObject({ sanityDamage: 1, xp: 0 });
  expect(t.hero(0)).toMatchObject({ gold: 30, xp: 10 });
});

describe('Weight on the Winch', () => {
  test('may be left alone', () => {
    const t = met('weight-on-the-winch', { dice: [] });
    expect(t.options).toEqual(['h0', 'h1', 'decline']);
    t.pick('decline').done();
  });

  test('brings Tentacles', () => {
    const t = met('weight-on-the-winch', { dice: 'skill-strength 1 1, number 1, random-hero 0' });
    t.pick('h0');
    expect(t.state.enemies.map(({ type }) => type)).toEqual(['tentacles']);
    expect(t.event('ambush')).toBeDefined();
  });

  test('gold, Dark Stone or an Artifact, the more successes the better', () => {
    const dice = (...faces: number[]) => [['skill-strength', ...faces]] as const;
    const gold = met('weight-on-the-winch', { dice: [...dice(5, 1, 1, 1), ['gold', 4]] });
    expect(gold.pick('h1').done().hero(1)).toMatchObject({ gold: 40, xp: 0 });
    const stone = met('weight-on-the-winch', { dice: dice(5, 5, 1, 1) });
    expect(stone.pick('h1').done().hero(1)).toMatchObject({ darkStone: 1, xp: 10 });
    const artifact = met('weight-on-the-winch', { dice: dice(5, 5, 5, 1) }).pick('h1');
    expect(artifact.done().event('item-gained')?.card).toBe(ARTIFACT);
    expect(artifact.hero(1).xp).toBe(10);
  });
});

describe('Twelve Made Beds', () => {
  test('heal, and rest or frighten; two sleepers wake the Darkness', () => {
    const t = met('twelve-made-beds', {
      dice: 'heal 3, skill-spirit 5 1, heal 6, skill-spirit 1 1 1, hits 2, willpower 1 1',
      change(state) {
        heroOf(state, 0).wounds = 5;
        heroOf(state, 1).wounds = 1;
        state.depth.darkness = 5;
      },
    });
    t.pickAs(0, 'yes').pickAs(1, 'yes').done();
    expect(t.hero(0)).toMatchObject({ wounds: 2, grit: 1 });
    expect(t.hero(1)).toMatchObject({ wounds: 0, sanityDamage: 2 });
    expect(t.state.depth.darkness).toBe(4);
  });

  test('nobody has to lie down', () => {
    const t = met('twelve-made-beds', {
      dice: [],
      change(state) {
        state.depth.darkness = 5;
      },
    });
    t.pickAs(0, 'no').pickAs(1, 'no').done();
    expect(t.state.depth.darkness).toBe(5);
  });
});

describe('The Vein That Hums', () => {
  test('understood: each may take Dark Stone for a Corruption Hit', () => {
    const t = met('vein-that-hums', { dice: 'skill-lore 5 1 1, willpower 1' }).pick('h1');
    t.pickAs(0, 'yes').pickAs(1, 'no').done();
    expect(t.hero(0)).toMatchObject({ darkStone: 1, corruption: 1 });
    expect(t.hero(1)).toMatchObject({ darkStone: 0, corruption: 0, xp: 15 });
  });

  test('not understood: one piece, and a Corruption Hit for all here', () => {
    const t = met('vein-that-hums', { dice: 'skill-lore 1, willpower 1, willpower 6' }).pick('h0');
    t.done();
    expect(t.hero(0)).toMatchObject({ darkStone: 1, corruption: 1 });
    expect(t.hero(1)).toMatchObject({ darkStone: 0, corruption: 0 });
  });
});

describe('Sermon in the Rock', () => {
  test('all stand it: the top of the Growing Dread goes unread, or more experience', () => {
    const dice = 'skill-spirit 5 1, skill-spirit 5 1 1';
    const t = met('sermon-in-the-rock', {
      dice,
      change(state) {
        state.dread = state.decks.growingDread.draw.splice(0, 2);
      },
    }).done();
    expect(t.state.dread).toHaveLength(1);
    expect([t.hero(0).xp, t.hero(1).xp]).toEqual([5, 5]);
    const without = met('sermon-in-the-rock', { dice }).done();
    expect([without.hero(0).xp, without.hero(1).xp]).toEqual([15, 15]);
  });

  test('nobody stands it: a Growing Dread card', () => {
    const t = met('sermon-in-the-rock', {
      dice: 'skill-spirit 1 1, willpower 1, skill-spirit 1 1 1, willpower 6',
    }).done();
    expect(t.state.dread).toHaveLength(1);
    expect([t.hero(0).sanityDamage, t.hero(1).sanityDamage]).toEqual([2, 0]);
  });

  test('some do: nothing more', () => {
    const t = met('sermon-in-the-rock', {
      dice: 'skill-spirit 5 1, skill-spirit 1 1 1, willpower 6',
    }).done();
    expect(t.state.dread).toHaveLength(0);
    expect(t.hero(0).xp).toBe(5);
  });
});

describe('Sweating Sticks', () => {
  test('go off: D6 Wounds for the tester and D3 for the others, ignoring Defense', () => {
    const t = met('sweating-sticks', { dice: 'skill-cunning 1, wounds 6, wounds 2' }).pick('h1');
    t.done();
    expect([t.hero(0).wounds, t.hero(1).wounds]).toEqual([2, 6]);
  });

  test('or are carried away', () => {
    const one = met('sweating-sticks', { dice: 'skill-cunning 5 1 1 1' }).pick('h0');
    expect(one.done().hero(0)).toMatchObject({ xp: 10, bag: [] });
    const two = met('sweating-sticks', { dice: 'skill-cunning 5 5 1 1' }).pick('h0');
    expect(two.done().hero(0)).toMatchObject({ xp: 10, bag: ['dynamite', 'dynamite'] });
  });
});
