import { describe, expect, it } from 'vitest';
import { set } from '../../../../test/notation.ts';
import { withAbilities, withPractice } from '../../../../test/practice.ts';
import { attackWith, rogueBoard, turnWith } from '../../../../test/rogue.ts';
import { at } from '../../../../test/training-ground.ts';

const LIGHT = at(0, 0);
const SHADOW = at(0, 1);

describe('tokens for an attack', () => {
  it('Blade: a yellow die', () =>
    attackWith([], { token: 'token-blade', dice: 'yellow H HH' }).done().shows('straw1 wounds 3'));

  it('Gash: an orange die', () => {
    const dice = 'yellow H, orange HHH';
    attackWith([], { token: 'token-gash', dice }).done().shows('straw1 wounds 4');
  });

  it('Fang: Poison and a hit', () =>
    attackWith([], { token: 'token-fang', dice: 'yellow -' })
      .done()
      .shows('straw1 wounds 1 poison token-fang'));

  it('Vial: Poison', () =>
    attackWith([], { token: 'token-vial', dice: 'yellow -' })
      .done()
      .shows('straw1 wounds 0 poison token-vial'));

  it('Smoke: the Shadow', () => {
    const dice = 'yellow -, shadow HHH';
    attackWith([], { token: 'token-smoke', dice }).done().shows('straw1 wounds 3');
  });

  it('Nightfall: the Shadow and a hit, but no second Shadow die in Shadow', () => {
    const dice = 'yellow -, shadow H';
    for (const zone of [LIGHT, SHADOW]) {
      attackWith([], { token: 'token-nightfall', dice, zone }).done().shows('straw1 wounds 2');
    }
  });

  it('a Poison token gives itself only once, even when the action brings a second attack', () => {
    const again = [
      { timing: 'after-attack', limit: 'round', effects: [{ do: 'attack' }] },
    ] as const;
    turnWith(['token-fang', 'token-fang'], {
      dice: 'yellow - -',
      content: (content) => withAbilities(withPractice(content), again),
    })
      .picks('attack')
      .shows('told attack 2, told poison-laid 1, straw1 wounds 1');
  });
});

describe('tokens for a Move', () => {
  it('Dash: +1 MP', () => turnWith(['token-dash']).pick('move').shows('hero turn.mp 3'));

  it('Vault: +2 MP', () => turnWith(['token-vault']).pick('move').shows('hero turn.mp 4'));

  it('Tumble: +1 MP and no Reaction damage', () => {
    turnWith(['token-tumble'])
      .picks('move', `zone${at(1, 0)}`)
      .shows('hero health 5 turn.mp 2');
    turnWith(['token-dash'])
      .picks('move', `zone${at(1, 0)}`)
      .shows('hero health 4');
  });
});

describe('tokens for everything', () => {
  const spent = set('hero health 2 mana 0');

  it('Knack: 1 Mana', () =>
    turnWith(['token-knack'], { change: spent }).picks('move').shows('hero health 2 mana 1'));

  it('Filch: 1 Mana and heals 1', () =>
    turnWith(['token-filch'], { change: spent }).picks('move').shows('hero health 3 mana 1'));

  it('Trick: another token', () => {
    const dice = [['rogue-token', 'token-blade']] as const;
    const table = turnWith(['token-trick'], { dice }).picks('move', 'done');
    expect(rogueBoard(table.state).drawn).toEqual([
      { token: 'token-trick', used: true },
      { token: 'token-blade', used: false },
    ]);
    table.shows('hero turn.actions 1');
  });
});
