import { expect, test } from 'vitest';
import { type Bare, bareScene } from '../../../test/bare-heroes.ts';
import { active } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import { told } from '../../../test/told.ts';
import type { Ability } from '../../abilities.ts';
import type { Cause } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { knockOut } from './knockout.ts';

const CARD: Cause = { kind: 'card', id: 'a-card' };
const STATS = { maxHealth: 10, maxSanity: 10 };

/** What abilities hear of losses of the first hero. */
function listening(
  heard: string[],
  leaves: (amount: number) => number = (amount) => amount,
): Ability {
  return {
    on: {
      heroWounded: (_g, _source, wound): undefined => {
        heard.push(`${wound.wounds} Wounds`);
        wound.wounds = leaves(wound.wounds);
      },
      heroHurt: (_g, _source, { wounds }): undefined => {
        heard.push(`hurt by ${wounds}`);
      },
      heroSanityLost: (_g, _source, loss): undefined => {
        heard.push(`${loss.amount} Sanity`);
        loss.amount = leaves(loss.amount);
      },
    },
  };
}

interface Suffering extends Bare {
  /** What the abilities heard. */
  readonly heard?: string[];
  /** What they leave of the loss. */
  readonly leaves?: (amount: number) => number;
}

function suffers(
  what: 'wounds' | 'sanity',
  amount: number,
  { heard = [], leaves, ...bare }: Suffering = {},
) {
  return bareScene({
    stats: STATS,
    dice: [],
    ...bare,
    abilities: [listening(heard, leaves), ...(bare.abilities ?? [])],
  })
    .runs(function* (g, hero) {
      if (what === 'wounds') yield* g.do.woundHero(g, hero, amount, CARD);
      else yield* g.do.loseSanity(g, hero, amount, CARD);
    })
    .done();
}

test('a loss is told to abilities, then taken as far as they leave it', () => {
  const heard: string[] = [];
  expect(suffers('sanity', 3, { heard }).hero(0).sanityDamage).toBe(3);
  expect(suffers('wounds', 3, { heard }).hero(0).wounds).toBe(3);
  expect(heard).toEqual(['3 Sanity', '3 Wounds', 'hurt by 3']);
  const less = suffers('sanity', 3, { leaves: (amount) => amount - 1 });
  expect(less.event('sanity-lost')).toMatchObject({ amount: 2, card: 'a-card' });
  const none = suffers('sanity', 3, { leaves: () => 0 });
  expect(none.eventsNamed('sanity-lost')).toEqual([]);
  expect(suffers('wounds', 3, { leaves: () => 0 }).eventsNamed('wounded')).toEqual([]);
});

test('what Armor stops altogether is no loss to speak of', () => {
  const heard: string[] = [];
  const saved = { abilities: [{ bestOf: { armor: 4, spiritArmor: 4 } }], heard };
  suffers('sanity', 2, { ...saved, dice: 'spirit-armor 4 6' });
  suffers('wounds', 2, { ...saved, dice: 'armor 4 6' });
  expect(heard).toEqual([]);
  const some = suffers('sanity', 3, { ...saved, dice: 'spirit-armor 4 3 1' });
  expect(some.hero(0).sanityDamage).toBe(2);
});

test('nobody loses more than there is, and with the last the hero is down', () => {
  const alive = suffers('sanity', 9);
  expect(alive.hero(0).knockedOut).toBeNull();
  const down = suffers('sanity', 15, { hero: { sanityDamage: 4 } });
  expect(down.event('sanity-lost')).toMatchObject({ amount: 6 });
  expect(down.hero(0)).toMatchObject({ sanityDamage: 10, knockedOut: ['sanity'] });
  const fallen = suffers('wounds', 10);
  expect(fallen.hero(0)).toMatchObject({ wounds: 10, knockedOut: ['health'] });
  expect(suffers('wounds', 9).hero(0).knockedOut).toBeNull();
});

test('what brought a hero down is Health, Sanity or both; markers come off', () => {
  const reasons = (parts: Partial<Hero>) => {
    const played = bareScene({ stats: STATS, hero: { ...parts, poison: 1, voidVenom: 1 } }).runs(
      (g, hero) => knockOut(g, hero, CARD),
    );
    expect(played.done().hero(0)).toMatchObject({ poison: 0, voidVenom: 0 });
    expect(played.hero(0).knockedOutInTurn).toBe(played.state.turn.number);
    return played.hero(0).knockedOut;
  };
  expect(reasons({ wounds: 10, sanityDamage: 9 })).toEqual(['health']);
  expect(reasons({ wounds: 9, sanityDamage: 10 })).toEqual(['sanity']);
  expect(reasons({ wounds: 10, sanityDamage: 10 })).toEqual(['health', 'sanity']);
});

test('a Revive Token is offered as long as there is one, and restores the hero', () => {
  const falling = (tokens: number) =>
    bareScene({
      stats: { ...STATS, maxGrit: 2 },
      hero: { wounds: 10, sanityDamage: 3 },
      change: (state) => Object.assign(state, { reviveTokens: tokens }),
    }).runs((g, hero) => knockOut(g, hero, CARD));
  expect(falling(0).done().hero(0).knockedOut).toEqual(['health']);
  const asked = falling(2);
  expect(asked.pending[0]).toMatchObject({
    seat: 0,
    prompt: { key: 'prompt.revive', params: { tokens: 2 } },
  });
  asked.pick('yes').done();
  expect(asked.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, grit: 1, knockedOut: null });
  expect(asked.state.reviveTokens).toBe(1);
  const refused = falling(1).pick('no').done();
  expect(refused.state.reviveTokens).toBe(1);
  expect(refused.hero(0).knockedOut).toEqual(['health']);
});

test('Grit past the maximum: each way to spend it says what it is', () => {
  const pays: Ability = { uses: [{ id: 'pay', timing: 'anytime', grit: 1, *resolve() {} }] };
  const gaining = () =>
    bareScene({
      stats: { maxGrit: 1 },
      hero: { grit: 1 },
      abilities: [pays],
      dice: 'move-extra 4',
      change: (state) => void active(heroOf(state, 0), 2),
    }).runs((g, hero) => g.do.gainGrit(g, hero, 1));
  const played = gaining();
  expect(played.options).toEqual(['move', 'test-ability-0:pay', 'lose']);
  expect([told(played, 'move'), told(played, 'lose')]).toEqual([
    { text: { key: 'option.grit-move' } },
    { text: { key: 'option.grit-lose' } },
  ]);
  expect(told(played, 'test-ability-0:pay').cost).toEqual({ grit: 1 });
  const [question] = played.pending;
  const kinds = played.options.map((option) => question?.means?.(option).kind);
  expect(kinds).toEqual(['move-further', 'use', 'lose']);
  played.pick('move');
  // The extra movement may be rolled again for the Grit that is left.
  played.pick().done();
  expect(played.hero(0)).toMatchObject({ grit: 1, activation: { moveLeft: 6 } });
});
