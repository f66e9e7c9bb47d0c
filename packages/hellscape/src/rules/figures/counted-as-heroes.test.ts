import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { type Fight, turnOf } from '../../../test/fights.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { Effect } from '../../ability.ts';
import type { DescentState } from '../../state.ts';

const USE = 'use-charm/0';

/** A hero at full Health with a charm, and nobody near but who counts as a hero. */
function charmed(effect: Effect, change: (state: DescentState) => void, more: Fight = {}) {
  return turnOf({
    foeZone: at(5, 2),
    cards: { items: [charm('charm', { timing: 'action', effects: [effect] })] },
    ...more,
    change: set('hero wears charm', change),
  });
}

describe('Spirits and the Summoner, for the heroes', () => {
  rule(['H-SHA-08', 'H-ABIL-33'], 'a Heal may go, whole, to a Spirit of the zone', () =>
    charmed({ do: 'heal', n: 3 }, set('frost-spirit@0:0 wounds 4, flame-spirit@1:0 wounds 1'), {
      hero: { health: 1, maxHealth: 5 },
    })
      .pick(USE)
      .shows('options hero0 ally-frost-spirit')
      .pick('ally-frost-spirit')
      .shows('frost-spirit wounds 1, event healed card frost-spirit amount 3'),
  );

  rule(['H-QPASSAGE-08'], 'a Heal is of use when only the Summoner is wounded', () => {
    const offered = (zone: number) =>
      charmed({ do: 'heal', n: 2 }, set(`summoner@${zone} wounds 3`));
    offered(at(1, 0)).shows(`lacks ${USE}`);
    offered(at(0, 0)).picks(USE, 'ally-summoner').shows('summoner wounds 1');
  });

  rule(['H-ABIL-34', 'H-SHA-08'], 'their Fire can be put out by it', () =>
    charmed({ do: 'heal', n: 2 }, set('frost-spirit@0:0 wounds 2 fire 1'))
      .picks(USE, 'ally-frost-spirit')
      .shows('options douse0 douse1')
      .pick('douse1')
      .shows('frost-spirit wounds 1 fire 0'),
  );

  rule(['H-SHA-08'], 'what is for all Heroes of the zone is for them too', () => {
    const change = set(
      'frost-spirit@0:0 wounds 2 fire 1 frost 1',
      'flame-spirit@1:0 wounds 2 fire 1 frost 1',
    );
    const rain = charmed({ do: 'heal', n: 1, on: 'heroes-here' }, change).picks(USE, 'douse0');
    expect(rain.state.allies.map(({ wounds }) => wounds)).toEqual([1, 2]);
    const dew = charmed({ do: 'cleanse', n: 2, on: 'other-heroes-here' }, change).pick(USE);
    expect(dew.state.allies.map(({ fire, frost }) => fire + frost)).toEqual([0, 2]);
    const told = { card: 'frost-spirit', amount: 1 };
    expect([dew.event('thawed'), dew.event('doused')]).toMatchObject([told, told]);
  });

  it('they are allies for what needs one in the zone, or none', () => {
    const offered = (need: 'company' | 'alone', zone: number) =>
      turnOf({
        foeZone: at(5, 2),
        cards: {
          items: [
            charm('charm', { timing: 'action', needs: [need], effects: [{ do: 'mana', n: 1 }] }),
          ],
        },
        hero: { mana: 0, maxMana: 5 },
        change: set(`hero wears charm, frost-spirit@${zone}`),
      }).options.includes(USE);
    expect([offered('company', at(0, 0)), offered('company', at(1, 0))]).toEqual([true, false]);
    expect([offered('alone', at(0, 0)), offered('alone', at(1, 0))]).toEqual([false, true]);
  });

  it('they have no Mana to gain', () => {
    const effect: Effect = { do: 'mana', n: 1, on: 'other-heroes-here' };
    charmed(effect, set('frost-spirit@0:0')).shows(`lacks ${USE}`);
  });
});
