import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ARTIFACT, GEAR, type Met, meet } from '../../../test/encounters.ts';
import { heroOf } from '../../../test/explore.ts';

const met = (card: string, situation: Met) => meet('mines', card, situation);

describe('Firedamp', () => {
  const deep: Met['change'] = (state) => {
    state.depth.darkness = 5;
  };

  test('burns who fails; when half fail the Darkness moves', () => {
    const t = met('firedamp', {
      change: deep,
      dice: 'skill-cunning 4 1 1 1, skill-cunning 3, defense 1',
    }).done();
    expect([t.hero(0).wounds, t.hero(1).wounds]).toEqual([0, 2]);
    expect(t.state.depth.darkness).toBe(4);
  });

  test('fewer than half: it does not', () => {
    const t = met('firedamp', {
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      change: deep,
      dice: 'skill-cunning 4 4 4, skill-cunning 4 1 1 1, skill-cunning 3, defense 6',
    }).done();
    expect(t.state.depth.darkness).toBe(5);
  });
});

describe('The Empty Chair', () => {
  const sits = (gold: number, dice: string) =>
    met('the-empty-chair', {
      dice,
      change(state) {
        heroOf(state, 0).gold = gold;
      },
    }).pick('h0');

  test('costs gold, and fright when that is not enough', () => {
    const rich = sits(100, 'skill-luck 1 1 1, gold 3').done();
    expect(rich.hero(0)).toMatchObject({ gold: 70, sanityDamage: 0 });
    const poor = sits(20, 'skill-luck 1 1 1, gold 3, willpower 1 1 6').done();
    expect(poor.hero(0)).toMatchObject({ gold: 0, sanityDamage: 2 });
  });

  test('pays off with luck', () => {
    expect(sits(10, 'skill-luck 5 1 1').done().hero(0)).toMatchObject({ gold: 10, xp: 5 });
    expect(sits(0, 'skill-luck 5 5 1, gold 2').done().hero(0).gold).toBe(40);
    const pot = sits(0, 'skill-luck 5 5 5').done();
    expect(pot.event('item-gained')).toMatchObject({ hero: 0, card: ARTIFACT });
  });

  test('nobody has to sit down', () => {
    met('the-empty-chair', { dice: [] }).pick('decline').done();
  });
});

describe("The Foreman's Ledger", () => {
  test('shows the next tokens, to be put back in any order', () => {
    const t = met('foremans-ledger', {
      dice: 'skill-lore 5 1 1',
      change(state) {
        state.decks.exploration.draw = ['tok-01', 'tok-02', 'tok-03', 'tok-04'];
      },
    }).pick('h1');
    t.pick('tok-02', 'tok-04', 'tok-03').done();
    expect(t.hero(1).xp).toBe(10);
    expect(t.state.decks.exploration.draw).toEqual(['tok-01', 'tok-03', 'tok-04', 'tok-02']);
  });

  test('or frightens', () => {
    const t = met('foremans-ledger', { dice: 'skill-lore 1, willpower 1 1' }).pick('h0');
    expect(t.done().hero(0).sanityDamage).toBe(2);
  });
});

describe('Rats Going Up', () => {
  test('take a token, or bite who has none', () => {
    const t = met('rats-going-up', {
      dice: 'random-hero 0, skill-agility 1 1 1, side-bag-token tonic, skill-luck 1 1',
      change(state) {
        heroOf(state, 0).bag = ['whiskey', 'tonic'];
      },
    }).pick('h1');
    expect(t.done().hero(0)).toMatchObject({ bag: ['whiskey'], wounds: 0 });
    const bitten = met('rats-going-up', {
      dice: 'random-hero 1, skill-agility 1 1, defense 1 1, skill-luck 1 1',
    }).pick('h1');
    expect(bitten.done().hero(1).wounds).toBe(2);
  });

  test('who reads them right drives the Darkness back', () => {
    const t = met('rats-going-up', {
      dice: 'random-hero 0, skill-agility 4 1 1, skill-luck 6 1',
      change(state) {
        state.depth.darkness = 5;
      },
    }).pick('h1');
    t.done();
    expect(t.state.depth.darkness).toBe(6);
    expect([t.hero(0).xp, t.hero(1).xp]).toEqual([5, 10]);
  });
});

describe('Black Water', () => {
  test('wears out who fails; only who got across may dive', () => {
    const t = met('black-water', {
      dice: 'skill-strength 1 1, defense 1, skill-strength 4 1 1 1, skill-agility 5 1',
    });
    expect(t.options).toEqual(['h1', 'decline']);
    t.pick('h1').done();
    expect(t.hero(0)).toMatchObject({ wounds: 2, grit: 0 });
    expect(t.hero(1).xp).toBe(5);
    expect(t.event('item-gained')).toMatchObject({ hero: 1, card: GEAR });
  });

  test('a Grit is lost, and a bad dive hurts', () => {
    const t = met('black-water', {
      heroes: ['bandido', 'us-marshal'],
      change(state) {
        heroOf(state, 1).grit = 2;
      },
      dice: 'skill-strength 1 1, defense 6, skill-strength 4 1 1 1, skill-agility 1 1, defense 1 6',
    });
    while (t.prompt === 'prompt.reroll') t.pick();
    t.pick('h0').done();
    expect(t.hero(1).grit).toBe(1);
    expect(t.hero(0).wounds).toBe(1);
  });

  test('nobody across: nobody dives', () => {
    met('black-water', {
      dice: 'skill-strength 1 1, defense 6, skill-strength 1 1 1 1, defense 6',
    }).done();
  });
});

describe('Chalk Marks', () => {
  test('lead to a Door where there was none', () => {
    const t = met('chalk-marks', { exits: ['door', 'end-cap'], dice: 'skill-cunning 5' }).pick(
      'h1',
    );
    t.done();
    expect(t.hero(1).xp).toBe(10);
    expect(t.state.board.exits.every(({ kind }) => kind === 'door')).toBe(true);
  });

  test('without an End Cap there is only experience', () => {
    const t = met('chalk-marks', { exits: ['door'], dice: 'skill-cunning 5' }).pick('h1');
    expect(t.done().hero(1).xp).toBe(20);
  });

  test('misread they bring a Door down', () => {
    const t = met('chalk-marks', { exits: ['door', 'door'], dice: 'skill-cunning 1, exit 1' }).pick(
      'h1',
    );
    t.done();
    expect(t.hero(1).xp).toBe(0);
    expect(t.state.board.exits.filter(({ kind }) => kind === 'end-cap')).toHaveLength(1);
  });
});

describe('A Hand in the Rubble', () => {
  test('a helper takes a hit and adds two dice', () => {
    const t = met('hand-in-the-rubble', { dice: 'defense 1, skill-strength 1 1 5 5' }).pick('h0');
    expect(t.options).toEqual(['nobody', 'h1']);
    t.pick('h1').done();
    expect(t.hero(1).wounds).toBe(2);
    expect([t.hero(0).xp, t.hero(1).xp]).toEqual([10, 10]);
    expect(t.event('item-gained')).toMatchObject({ hero: 0, card: GEAR });
    expect(t.hero(0).bonuses).toEqual([]);
  });

  test('never more than six dice', () => {
    const t = met('hand-in-the-rubble', {
      heroes: ['bandido', 'us-marshal'],
      dice: 'defense 6, skill-strength 1 1 1 1 1 5, gold 3',
      change(state) {
        heroOf(state, 0).bonuses = [{ stat: 'strength', amount: 1, until: 'turn' }];
      },
    });
    expect(t.pick('h0').pick('h1').done().hero(0).gold).toBe(30);
  });

  test('too slow: an Ambush', () => {
    const t = met('hand-in-the-rubble', {
      heroes: ['us-marshal'],
      dice: 'skill-strength 1 1',
      change(state) {
        state.decks.threat.low.draw = ['low-three-wet-ropes'];
      },
    }).done();
    expect(t.event('ambush')).toBeDefined();
    expect(t.state.enemies).toHaveLength(3);
  });
});

test('Pale Blooms poison who is unlucky, and may be picked', () => {
  const dice = 'skill-luck 4 1 1, skill-luck 1 1';
  const t = met('pale-blooms', { dice: `${dice}, skill-lore 5 1 1` }).pick('h1');
  t.done();
  expect([t.hero(0).poison, t.hero(1).poison]).toEqual([0, 1]);
  expect(t.hero(1).bag).toEqual(['herbs', 'swamp-fungus']);
  const clumsy = met('pale-blooms', { dice: `${dice}, skill-lore 1` }).pick('h0');
  expect(clumsy.done().hero(0)).toMatchObject({ poison: 1, bag: [] });
  expect(met('pale-blooms', { dice }).pick('decline').done().hero(0).poison).toBe(0);
});

describe('Nest Behind the Boards', () => {
  test('can be burned with Dynamite or Whiskey', () => {
    const t = met('nest-behind-the-boards', {
      dice: [],
      change(state) {
        heroOf(state, 0).bag = ['whiskey', 'tonic'];
        heroOf(state, 1).bag = ['dynamite'];
      },
    });
    expect(t.options).toEqual(['h0:t:whiskey', 'h1:t:dynamite', 'nobody']);
    t.pick('h0:t:whiskey').done();
    expect(t.hero(0)).toMatchObject({ bag: ['tonic'], xp: 10 });
  });

  test('is left behind or wakes', () => {
    const past = met('nest-behind-the-boards', { dice: 'random-hero 1, skill-agility 5 1' }).done();
    expect(past.hero(1).xp).toBe(15);
    const woken = met('nest-behind-the-boards', {
      heroes: ['us-marshal'],
      dice: 'skill-agility 1 1 1, peril 3',
    }).done();
    expect(woken.state.enemies.map(({ type }) => type)).toEqual(Array(3).fill('void-spiders'));
    expect(woken.event('ambush')).toBeDefined();
  });
});

describe('Crack of Blue Light', () => {
  const MISSION = 'nine-days-down';
  const CLOSED = ['end-cap', 'door', 'door', 'door'] as const;
  const gates = (t: ReturnType<typeof meet>) =>
    t.state.board.exits.filter(({ kind }) => kind === 'gate').length;

  test('the players may let the Gate open', () => {
    const dice: Met['dice'] = 'skill-lore 5';
    const exits = CLOSED;
    const t = met('crack-of-blue-light', { mission: MISSION, exits, dice, heroes: ['us-marshal'] });
    expect(t.pick('yes').done().hero(0)).toMatchObject({ xp: 20, darkStone: 0 });
    expect(gates(t)).toBe(1);
    const shut = met('crack-of-blue-light', {
      mission: MISSION,
      exits,
      dice,
      heroes: ['us-marshal'],
    });
    expect(gates(shut.pick('no').done())).toBe(0);
  });

  rule('B-EXPL-25', 'a failure opens it anyway, with Corruption for all here', () => {
    const t = met('crack-of-blue-light', {
      mission: MISSION,
      exits: CLOSED,
      dice: 'skill-lore 1, willpower 1, willpower 1',
    }).pick('h0');
    t.done();
    expect([t.hero(0).corruption, t.hero(1).corruption]).toEqual([1, 1]);
    expect(t.state.board.exits).toEqual([
      { tile: 0, exit: 0, kind: 'gate' },
      { tile: 0, exit: 1, kind: 'door' },
      { tile: 0, exit: 2, kind: 'door' },
      { tile: 0, exit: 3, kind: 'door' },
    ]);
  });

  test('no Gate in the Basic Game: Dark Stone, or the Corruption alone', () => {
    const t = met('crack-of-blue-light', { exits: CLOSED, dice: 'skill-lore 5 1 1' });
    expect(t.pick('h1').done().hero(1)).toMatchObject({ xp: 20, darkStone: 1 });
    expect(gates(t)).toBe(0);
    const failed = met('crack-of-blue-light', {
      exits: CLOSED,
      heroes: ['us-marshal'],
      dice: 'skill-lore 1, willpower 1',
    }).done();
    expect(failed.hero(0).corruption).toBe(1);
    expect(gates(failed)).toBe(0);
  });
});
