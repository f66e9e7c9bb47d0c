import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Met, meet } from '../../../test/encounters.ts';
import { heroOf } from '../../../test/explore.ts';

const met = (card: string, situation: Met) => meet('mines', card, situation);

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
});

describe('A Hand in the Rubble', () => {
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
