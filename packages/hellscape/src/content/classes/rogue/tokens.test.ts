import { describe, expect, it } from 'vitest';
import { withAbilities, withPractice } from '../../../../test/practice.ts';
import { attackWith, feydra, rogueBoard, turnWith } from '../../../../test/rogue.ts';
import { at } from '../../../../test/training-ground.ts';
import type { DescentState } from '../../../state.ts';

const LIGHT = at(0, 0);
const SHADOW = at(0, 1);

describe('tokens for an attack', () => {
  it('Blade: a yellow die', () => {
    const table = attackWith([], { token: 'token-blade', dice: [['yellow', 'H', 'HH']] });
    expect(table.done().enemy('straw1').wounds).toBe(3);
  });

  it('Gash: an orange die', () => {
    const dice = [
      ['yellow', 'H'],
      ['orange', 'HHH'],
    ] as const;
    expect(attackWith([], { token: 'token-gash', dice }).done().enemy('straw1').wounds).toBe(4);
  });

  it('Fang: Poison and a hit', () => {
    const table = attackWith([], { token: 'token-fang', dice: [['yellow', '-']] }).done();
    expect(table.enemy('straw1')).toMatchObject({ wounds: 1, poison: 'token-fang' });
  });

  it('Vial: Poison', () => {
    const table = attackWith([], { token: 'token-vial', dice: [['yellow', '-']] }).done();
    expect(table.enemy('straw1')).toMatchObject({ wounds: 0, poison: 'token-vial' });
  });

  it('Smoke: the Shadow', () => {
    const dice = [
      ['yellow', '-'],
      ['shadow', 'HHH'],
    ] as const;
    expect(attackWith([], { token: 'token-smoke', dice }).done().enemy('straw1').wounds).toBe(3);
  });

  it('Nightfall: the Shadow and a hit, but no second Shadow die in Shadow', () => {
    const dice = [
      ['yellow', '-'],
      ['shadow', 'H'],
    ] as const;
    for (const zone of [LIGHT, SHADOW]) {
      const table = attackWith([], { token: 'token-nightfall', dice, zone }).done();
      expect(table.enemy('straw1').wounds).toBe(2);
    }
  });

  it('a Poison token gives itself only once, even when the action brings a second attack', () => {
    const again = [
      { timing: 'after-attack', limit: 'round', effects: [{ do: 'attack' }] },
    ] as const;
    const table = turnWith(['token-fang', 'token-fang'], {
      dice: [['yellow', '-', '-']],
      content: (content) => withAbilities(withPractice(content), again),
    });
    table.picks('attack');
    expect(table.eventsNamed('attack')).toHaveLength(2);
    expect(table.eventsNamed('poison-laid')).toHaveLength(1);
    expect(table.enemy('straw1').wounds).toBe(1);
  });
});

describe('tokens for a Move', () => {
  it('Dash: +1 MP', () => {
    expect(turnWith(['token-dash']).pick('move').hero().turn?.mp).toBe(3);
  });

  it('Vault: +2 MP', () => {
    expect(turnWith(['token-vault']).pick('move').hero().turn?.mp).toBe(4);
  });

  it('Tumble: +1 MP and no Reaction damage', () => {
    const table = turnWith(['token-tumble']).picks('move', `zone${at(1, 0)}`);
    expect(table.hero().health).toBe(5);
    expect(table.hero().turn?.mp).toBe(2);
    const plain = turnWith(['token-dash']).picks('move', `zone${at(1, 0)}`);
    expect(plain.hero().health).toBe(4);
  });
});

describe('tokens for everything', () => {
  const spent = (state: DescentState) => {
    Object.assign(feydra(state), { health: 2, mana: 0 });
  };

  it('Knack: 1 Mana', () => {
    const table = turnWith(['token-knack'], { change: spent }).picks('move');
    expect(table.hero()).toMatchObject({ health: 2, mana: 1 });
  });

  it('Filch: 1 Mana and heals 1', () => {
    const table = turnWith(['token-filch'], { change: spent }).picks('move');
    expect(table.hero()).toMatchObject({ health: 3, mana: 1 });
  });

  it('Trick: another token', () => {
    const dice = [['rogue-token', 'token-blade']] as const;
    const table = turnWith(['token-trick'], { dice }).picks('move', 'done');
    expect(rogueBoard(table.state).drawn).toEqual([
      { token: 'token-trick', used: true },
      { token: 'token-blade', used: false },
    ]);
    expect(table.hero().turn?.actions).toBe(1);
  });
});
