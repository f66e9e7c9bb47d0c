import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally, allyIn } from '../../../test/allies.ts';
import { charm } from '../../../test/cards.ts';
import { type Fight, turnOf } from '../../../test/fights.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import type { Effect } from '../../language/ability.ts';
import type { DescentState } from '../../state.ts';

const USE = 'use-charm/0';

/** A hero at full Health with a charm, and nobody near but who counts as a hero. */
function charmed(effect: Effect, change: (state: DescentState) => void, more: Fight = {}) {
  return turnOf({
    foeZone: at(5, 2),
    cards: { items: [charm('charm', { timing: 'action', effects: [effect] })] },
    ...more,
    change(state) {
      equipped(state, 'charm');
      change(state);
    },
  });
}

describe('Spirits and the Summoner, for the heroes', () => {
  rule(['H-SHA-08', 'H-ABIL-33'], 'a Heal may go, whole, to a Spirit of the zone', () => {
    const table = charmed(
      { do: 'heal', n: 3 },
      (state) => {
        ally(state, 'frost-spirit', at(0, 0), { wounds: 4 });
        ally(state, 'flame-spirit', at(1, 0), { wounds: 1 });
      },
      { hero: { health: 1, maxHealth: 5 } },
    ).pick(USE);
    expect(table.options).toEqual(['hero0', 'ally-frost-spirit']);
    table.pick('ally-frost-spirit');
    expect(allyIn(table.state, 'frost-spirit').wounds).toBe(1);
    expect(table.event('healed')).toMatchObject({ card: 'frost-spirit', amount: 3 });
  });

  rule(['H-QPASSAGE-08'], 'a Heal is of use when only the Summoner is wounded', () => {
    const offered = (zone: number) =>
      charmed({ do: 'heal', n: 2 }, (state) => void ally(state, 'summoner', zone, { wounds: 3 }));
    expect(offered(at(1, 0)).options).not.toContain(USE);
    const table = offered(at(0, 0)).picks(USE, 'ally-summoner');
    expect(allyIn(table.state, 'summoner').wounds).toBe(1);
  });

  rule(['H-ABIL-34', 'H-SHA-08'], 'their Fire can be put out by it', () => {
    const table = charmed({ do: 'heal', n: 2 }, (state) => {
      ally(state, 'frost-spirit', at(0, 0), { wounds: 2, fire: 1 });
    }).picks(USE, 'ally-frost-spirit');
    expect(table.options).toEqual(['douse0', 'douse1']);
    table.pick('douse1');
    expect(allyIn(table.state, 'frost-spirit')).toMatchObject({ wounds: 1, fire: 0 });
  });

  rule(['H-SHA-08'], 'what is for all Heroes of the zone is for them too', () => {
    const change = (state: DescentState) => {
      ally(state, 'frost-spirit', at(0, 0), { wounds: 2, fire: 1, frost: 1 });
      ally(state, 'flame-spirit', at(1, 0), { wounds: 2, fire: 1, frost: 1 });
    };
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
        change(state) {
          equipped(state, 'charm');
          ally(state, 'frost-spirit', zone);
        },
      }).options.includes(USE);
    expect([offered('company', at(0, 0)), offered('company', at(1, 0))]).toEqual([true, false]);
    expect([offered('alone', at(0, 0)), offered('alone', at(1, 0))]).toEqual([false, true]);
  });

  it('they have no Mana to gain', () => {
    const effect: Effect = { do: 'mana', n: 1, on: 'other-heroes-here' };
    const table = charmed(effect, (state) => void ally(state, 'frost-spirit', at(0, 0)));
    expect(table.options).not.toContain(USE);
  });
});
