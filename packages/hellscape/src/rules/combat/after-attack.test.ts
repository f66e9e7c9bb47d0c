import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { duel, type Fight, strikes } from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability } from '../../ability.ts';

/** A fight in which the first hero has an ability for when it is over. */
function withAfterthought(ability: Ability, situation: Fight = {}): Fight {
  const { cards, ...more } = situation;
  return {
    ...more,
    arms: ['sword', 'charm'],
    cards: { mob: { health: 2 }, ...cards, items: [charm('charm', ability)] },
  };
}

describe('after an attack', () => {
  it('the combat still stands: who was attacked, and from where', () =>
    duel(
      withAfterthought(
        { timing: 'after-attack', needs: ['near'], effects: [{ do: 'fire', n: 1, on: 'target' }] },
        { minions: 1, dice: 'yellow HH, enemy -' },
      ),
    )
      .runs(strikes)
      .done()
      .shows('foe minions 0 fire 1', 'state combat null'));

  it('from afar, what needs the target near does not happen', () => {
    const situation = withAfterthought(
      { timing: 'after-attack', needs: ['near'], effects: [{ do: 'special', id: LEARN, n: 1 }] },
      { heroes: ['rogue'], foeZone: at(1, 0), dice: 'yellow -' },
    );
    const bow = { id: 'bow', attacks: { ranged: { yellow: 1 } } };
    duel({
      ...situation,
      arms: ['bow', 'charm'],
      cards: { ...situation.cards, items: [bow, ...(situation.cards?.items ?? [])] },
    })
      .runs(strikes)
      .done()
      .shows('hero xp 0');
  });

  it('who spent the last Health in it has gone down already', () =>
    duel(
      withAfterthought(
        {
          timing: 'after-attack',
          effects: [
            { do: 'heal', n: 1, on: 'self' },
            { do: 'special', id: LEARN, n: 1 },
          ],
        },
        { minions: 1, hero: { health: 1 }, dice: 'yellow -, enemy W' },
      ),
    )
      .runs(strikes)
      .done()
      .shows('hero health 0 knockedOut true xp 0'));

  it('a further attack is a combat of its own', () => {
    const table = duel(
      withAfterthought(
        { timing: 'after-attack', cost: { mana: 1 }, limit: 'round', effects: [{ do: 'attack' }] },
        {
          minions: 2,
          hero: { health: 1, mana: 1 },
          cards: { mob: { health: 9 } },
          dice: 'yellow H, enemy - -, yellow H, enemy W -',
        },
      ),
    )
      .runs(strikes)
      .pick('yes')
      .done()
      .shows('told totalled 2, foe wounds 2');
    // The claw of the second attack takes effect when that one is over.
    table.shows('hero knockedOut true, state combat null');
  });

  it('that is a part of another one, who has no Health left still fights on in that', () => {
    const table = duel(
      withAfterthought(
        { timing: 'attack', cost: { mana: 1 }, limit: 'round', effects: [{ do: 'attack' }] },
        {
          minions: 1,
          hero: { health: 1, mana: 1 },
          cards: { mob: { health: 9 } },
          dice: 'yellow H, enemy -, yellow H, enemy W',
        },
      ),
    )
      .runs(strikes)
      .pick('use-charm/0');
    while (table.prompt === 'ask.results') table.pick('finish');
    table.done().shows('hero knockedOut true');
    const told = table.events.map(({ t }) => t).filter((t) => /totalled|knocked-out/.test(t));
    expect(told).toEqual(['totalled', 'totalled', 'knocked-out']);
  });

  it('a step into a trap is no part of the attack: who falls, falls at once', () =>
    duel(
      withAfterthought(
        { timing: 'after-attack', effects: [{ do: 'step', n: 2, safe: true }] },
        {
          heroes: ['ranger', 'wizard'],
          hero: { health: 1 },
          dice: 'yellow -',
          change: (state) => {
            const face = 'spike-trap-2';
            state.dungeon.tokens.push({ id: 99, kind: 'spike-trap', zone: at(1, 0), face });
          },
          content: (all) => ({
            ...all,
            faces: {
              ...all.faces,
              'spike-trap-2': { id: 'spike-trap-2', kind: 'spike-trap', copies: 1, n: 2 },
            },
          }),
        },
      ),
    )
      .runs(strikes)
      .pick(`zone${at(1, 0)}`)
      .done()
      .shows('hero zone 1:0 knockedOut true'));
});
