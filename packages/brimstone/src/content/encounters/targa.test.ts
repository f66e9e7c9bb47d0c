import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { ARTIFACT, GEAR, type Met, meet } from '../../../test/encounters.ts';
import { heroOf } from '../../../test/explore.ts';
import { field } from '../../../test/fight.ts';
import type { AdventureState } from '../../state.ts';

const met = (card: string, situation: Met) => meet('targa', card, situation);
/** The next attack brings three Tentacles. */
const threat = ({ decks }: AdventureState) => {
  decks.threat.targa.draw = ['targa-wandering-enemy'];
  decks.threat.low.draw = ['low-three-wet-ropes'];
};
const deep = (state: AdventureState) => {
  state.depth.darkness = 5;
};

test('The Ceiling Lets Go: reading the cracks makes it easier', () => {
  const read = met('the-ceiling-lets-go', {
    dice: 'skill-lore 5, skill-agility 4 1 1, skill-agility 3 3, defense 1 1 6',
  }).pick('h0');
  expect([read.done().hero(0).xp, read.hero(1).wounds]).toEqual([5, 2]);
  const unread = met('the-ceiling-lets-go', {
    dice: 'skill-lore 1, skill-agility 5 5 5, defense 1 6 6, skill-agility 6 1',
  }).pick('h0');
  expect([unread.done().hero(0).wounds, unread.hero(1).xp]).toEqual([1, 5]);
});

test('Last Departure: a blow, warmth, or the line runs backwards', () => {
  const hit = met('last-departure', { dice: 'skill-cunning 1, defense 1, defense 6' }).pick('h1');
  expect([hit.done().hero(0).wounds, hit.hero(1).wounds]).toEqual([3, 0]);
  const warm = met('last-departure', { dice: 'skill-cunning 5' }).pick('h1');
  expect([warm.done().hero(0).grit, warm.hero(1).grit]).toEqual([1, 1]);
  const back = met('last-departure', { change: deep, dice: 'skill-cunning 5 5 1 1' });
  expect(back.pick('h0').done().hero(0).xp).toBe(20);
  expect(back.state.depth.darkness).toBe(6);
});

test('Plates That Remember: the reader may stop or push on', () => {
  const failed = met('plates-that-remember', { dice: 'skill-lore 1, hits 2, willpower 1 6' }).pick(
    'h0',
  );
  expect(failed.done().hero(0).sanityDamage).toBe(1);
  const first = 'skill-lore 5 1 1';
  const stopped = met('plates-that-remember', { dice: first }).pick('h1').pick('no').done();
  expect(stopped.hero(1).xp).toBe(15);
  expect(stopped.event('item-gained')).toBeUndefined();
  const both = met('plates-that-remember', { dice: `${first}, skill-lore 6 1 1` });
  both.pick('h1').pick('yes').done();
  expect(both.event('item-gained')).toMatchObject({ hero: 1, card: ARTIFACT });
  const burned = met('plates-that-remember', {
    dice: `${first}, skill-lore 5 5 5, hits 1, willpower 1`,
  });
  expect(burned.pick('h1').pick('yes').done().hero(1).sanityDamage).toBe(1);
});

test('The Face Under the Ice gives Grit, or takes all of it', () => {
  const won = met('face-under-the-ice', { dice: 'random-hero 0, skill-spirit 5 1' });
  expect(won.done().hero(0)).toMatchObject({ xp: 15, grit: 1 });
  const lost = met('face-under-the-ice', {
    dice: 'random-hero 1, skill-spirit 1 1 1, willpower 1 6 6',
    change(state) {
      heroOf(state, 1).grit = 2;
    },
  });
  while (lost.prompt === 'prompt.reroll') lost.pick();
  expect(lost.done().hero(1)).toMatchObject({ sanityDamage: 1, grit: 0 });
});

test('Casket Nine: an alarm, tainted stone, or an Artifact', () => {
  const alarm = met('casket-nine', {
    heroes: ['us-marshal'],
    dice: 'skill-strength 1 1',
    change: threat,
  });
  expect(alarm.options).toEqual(['h0', 'decline']);
  expect(alarm.pick('h0').done().state.enemies).toHaveLength(3);
  expect(alarm.event('ambush')).toBeDefined();
  const stone = met('casket-nine', { dice: 'skill-strength 5 1, willpower 1 6' });
  expect(stone.pick('h0').done().hero(0)).toMatchObject({ darkStone: 2, corruption: 1 });
  const artifact = met('casket-nine', { dice: 'skill-strength 5 5' }).pick('h0').done();
  expect(artifact.event('item-gained')?.card).toBe(ARTIFACT);
  expect(artifact.hero(0).xp).toBe(10);
});

describe('Gap in the Causeway', () => {
  test('the anchor gives the others dice and takes no part', () => {
    const t = met('gap-in-the-causeway', {
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      dice: 'skill-strength 4 4 4 1, skill-agility 1 1 1 1 5, skill-agility 1 1 1 1 1, wounds 2',
    }).pick('h1');
    t.done();
    expect(t.hero(1)).toMatchObject({ xp: 10, wounds: 0 });
    expect(t.hero(2).xp).toBe(5);
    expect(t.hero(0).wounds).toBe(2);
  });

  test('without one everybody crosses alone', () => {
    const t = met('gap-in-the-causeway', { dice: 'skill-agility 5 1 1, skill-agility 5 1' }).pick(
      'decline',
    );
    expect([t.done().hero(0).xp, t.hero(1).xp]).toEqual([5, 5]);
    const alone = met('gap-in-the-causeway', {
      heroes: ['us-marshal'],
      dice: 'skill-agility 5 1 1',
    });
    expect(alone.done().hero(0).xp).toBe(5);
  });
});

test('The Eye Turns: its ray, its lens, or a Pylon', () => {
  const lens = met('the-eye-turns', {
    dice: 'random-hero 0, skill-agility 1 1 1, defense 1, skill-cunning 5',
  }).pick('h1');
  expect(lens.done().hero(0).wounds).toBe(4);
  expect(lens.hero(1)).toMatchObject({ xp: 10, darkStone: 1 });
  const pylon = met('the-eye-turns', {
    dice: 'random-hero 0, skill-agility 5 1 1, skill-cunning 1',
  }).pick('h1');
  expect(pylon.hero(0).xp).toBe(10);
  expect(pylon.state.enemies.map(({ type }) => type)).toEqual(['targa-pylons']);
  expect(pylon.event('ambush')).toBeUndefined();
});

test('Custodian on Its Rounds takes a token of the owner’s choice, or hits', () => {
  const t = met('custodian-on-its-rounds', {
    heroes: ['us-marshal', 'bandido', 'gunslinger'],
    dice: 'skill-cunning 5 1 1, skill-cunning 5 1 1 1, skill-cunning 1',
    change(state) {
      heroOf(state, 1).bag = ['tonic', 'herbs'];
    },
  });
  expect(t.options).toEqual(['t:tonic', 't:herbs']);
  expect(t.pick('t:herbs').done().hero(1).bag).toEqual(['tonic']);
  expect(t.event('darkness-card')).toBeUndefined();
  const report = met('custodian-on-its-rounds', {
    heroes: ['us-marshal'],
    dice: 'skill-cunning 1 1 1 1, defense 1 6',
    change(state) {
      state.decks.darkness.draw = ['dark-no-footsteps'];
      threat(state);
    },
  });
  expect(report.done().hero(0)).toMatchObject({ xp: 0, wounds: 1 });
  expect(report.event('darkness-card')?.card).toBe('dark-no-footsteps');
});

describe('Whiteout', () => {
  test('tests all without protection and remains', () => {
    const t = met('whiteout', {
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      dice: 'skill-strength 4 1, skill-strength 1 1',
      change(state) {
        heroOf(state, 1).conditions = ['mutation-63-frost-breath'];
      },
    }).done();
    expect(t.hero(2).xp).toBe(5);
    expect(t.hero(0).wounds).toBe(1);
    expect(t.hero(1)).toMatchObject({ xp: 0, wounds: 0 });
    expect(t.state.inPlay).toEqual([{ card: 'whiteout', tile: 0 }]);
  });

  const lasting = (immune: boolean) =>
    field('us-marshal 1,1', 'move 4', {
      tile: 'targa-terrace-of-the-eye',
      change(state) {
        deep(state);
        state.worlds = ['targa'];
        state.inPlay = [{ card: 'whiteout', tile: 0 }];
        if (immune) heroOf(state, 0).conditions = ['mutation-63-frost-breath'];
      },
    });

  test.each([
    [false, 3],
    [true, 4],
  ])('one space less to move, unless protected (%s)', (immune, spaces) => {
    const t = lasting(immune).runs((g) => activateHero(g, heroOf(g.state, 0)));
    expect(t.hero(0).activation?.moveLeft).toBe(spaces);
  });

  test('is over when the Darkness moves', () => {
    const t = field('us-marshal 1,1', {
      tile: 'targa-terrace-of-the-eye',
      change(state) {
        deep(state);
        state.inPlay = [{ card: 'whiteout', tile: 0 }];
      },
    }).runs((g) => g.do.moveDarkness(g, -1));
    expect(t.done().state.inPlay).toEqual([]);
    expect(t.state.decks.encounter.targa.discard).toEqual(['whiteout']);
  });
});

test('The Warm Machine: steam, warmth, more warmth', () => {
  const hurt = (state: AdventureState) => {
    for (const hero of state.heroes) hero.wounds = 7;
  };
  const steam = met('warm-machine', { dice: 'skill-cunning 1, defense 1 1 6' });
  expect(steam.pick('h1').done().hero(1).wounds).toBe(2);
  const warm = met('warm-machine', { change: hurt, dice: 'skill-cunning 5, heal 3, heal 1' });
  expect([warm.pick('h1').done().hero(0).wounds, warm.hero(1).wounds]).toEqual([4, 6]);
  const hot = met('warm-machine', { change: hurt, dice: 'skill-cunning 5 5 1 1, heal 6, heal 2' });
  hot.pick('h0');
  expect(hot.done().hero(0)).toMatchObject({ wounds: 1, grit: 1 });
  expect(hot.hero(1)).toMatchObject({ wounds: 5, grit: 1 });
});

test('Scarab Drift: worth money, or poisonous when it wounds', () => {
  const shells = met('scarab-drift', { dice: 'random-hero 1, skill-luck 5 1, gold 2' });
  expect(shells.done().hero(1).gold).toBe(20);
  const bitten = (faces: readonly number[]) =>
    met('scarab-drift', {
      dice: [
        ['random-hero', 1],
        ['skill-luck', 1, 1],
        ['defense', ...faces],
      ],
    }).done();
  expect(bitten([1, 6, 6, 6]).hero(1)).toMatchObject({ wounds: 1, poison: 1 });
  expect(bitten([6, 6, 6, 6]).hero(1)).toMatchObject({ wounds: 0, poison: 0 });
});

test('Boots Beside Ours: a camp, and what lies in the tent', () => {
  const lost = met('boots-beside-ours', { change: deep, dice: 'skill-cunning 1' }).pick('h1');
  expect(lost.done().state.depth.darkness).toBe(4);
  const rich = met('boots-beside-ours', { dice: 'skill-cunning 5, skill-luck 5 1, gold 2' }).pick(
    'h1',
  );
  expect(rich.done().hero(1).gold).toBe(40);
  expect(rich.event('item-gained')).toMatchObject({ hero: 1, card: GEAR });
  const seen = met('boots-beside-ours', {
    dice: 'skill-cunning 5, skill-luck 1 1, willpower 1 1',
  }).pick('h1');
  expect(seen.done().hero(1).sanityDamage).toBe(2);
});

test('Ceiling of Stars: the Growing Dread recedes, or all here are shaken', () => {
  const known = met('ceiling-of-stars', {
    dice: 'skill-lore 6 1 1',
    change(state) {
      state.dread = state.decks.growingDread.draw.splice(0, 1);
    },
  }).pick('h1');
  expect(known.done().hero(1).xp).toBe(25);
  expect(known.state.dread).toEqual([]);
  const shaken = met('ceiling-of-stars', {
    dice: 'skill-lore 5 5 5, willpower 1, willpower 6',
  }).pick('h1');
  expect([shaken.done().hero(0).sanityDamage, shaken.hero(1).sanityDamage]).toEqual([2, 0]);
});

test('Metal That Bites: for volunteers only', () => {
  const t = met('metal-that-bites', {
    heroes: ['us-marshal', 'bandido', 'gunslinger'],
    dice: 'skill-strength 1 1, willpower 1, skill-strength 4 1 1 1',
  });
  t.pickAs(0, 'yes').pickAs(1, 'yes').pickAs(2, 'no').done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, corruption: 1, darkStone: 0 });
  expect(t.hero(1)).toMatchObject({ wounds: 0, darkStone: 1 });
  expect(t.hero(2)).toMatchObject({ wounds: 0, darkStone: 0 });
});

test('Voice of the City: half have to pass, or its guards come', () => {
  const heard = met('voice-of-the-city', { dice: 'skill-spirit 5 1, skill-spirit 1 1 1' }).done();
  expect(heard.hero(0)).toMatchObject({ xp: 10, grit: 1 });
  expect(heard.hero(1)).toMatchObject({ xp: 0, grit: 0 });
  expect(heard.state.enemies).toEqual([]);
  const unheard = met('voice-of-the-city', {
    heroes: ['us-marshal'],
    dice: 'skill-spirit 4 4',
    change: threat,
  }).done();
  expect(unheard.hero(0)).toMatchObject({ xp: 0, grit: 0 });
  expect(unheard.state.enemies).toHaveLength(3);
  expect(unheard.event('ambush')).toBeDefined();
});
