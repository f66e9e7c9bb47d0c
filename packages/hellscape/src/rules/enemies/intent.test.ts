import { describe, expect, it } from 'vitest';
import { bossGround, fighting } from '../../../test/boss-ground.ts';
import { NEVER } from '../../../test/cards.ts';
import {
  all,
  arms,
  plain,
  putMob,
  putMonster,
  reprint,
  reprintMonster,
  stand,
} from '../../../test/foes.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { ClassId } from '../../ids.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { type Intent, intents } from './intent.ts';

const ARMED = all(
  plain,
  arms({ club: { melee: { yellow: 1, orange: 2 } }, bow: { ranged: { yellow: 2 } } }),
);

interface Ground {
  readonly heroes?: readonly ClassId[];
  /** Where the heroes stand. */
  readonly at: readonly number[];
  readonly mob: number;
  readonly more?: Partial<Enemy>;
  readonly stride?: number;
  readonly change?: (state: DescentState) => void;
}

/** What the only mob is about to do. */
function ofTheMob({ heroes = ['wizard'], at, mob, more, stride, change }: Ground): Intent {
  const [intent] = look(
    {
      heroes,
      content: stride ? all(ARMED, reprint('mob-demons-1-2', { stride })) : ARMED,
      change(state) {
        stand(state, ...at);
        putMob(state, 'demons', mob, { item: 'club', ...more });
        change?.(state);
      },
    },
    intents,
  );
  if (!intent) throw new Error('the mob has no intent');
  return intent;
}

describe('what a mob is about to do', () => {
  it('attacks with both actions whoever is in reach, with the dice of its item and its minions', () =>
    expect(ofTheMob({ at: [at(1, 1)], mob: at(1, 1), more: { minions: 2 } })).toEqual({
      enemy: 'demons',
      does: 'attacks',
      heroes: [0],
      allies: [],
      zone: at(1, 1),
      attack: { type: 'melee', yellow: 1, orange: 2, enemy: 2, times: 2 },
    }));

  it('says 0 for dice that it does not roll', () => {
    const { attack } = ofTheMob({ at: [at(2, 0)], mob: at(0, 0), more: { item: 'bow' } });
    expect(attack).toEqual({ type: 'ranged', yellow: 2, orange: 0, enemy: 0, times: 2 });
    const claws = ofTheMob({ at: [at(0, 0)], mob: at(0, 0), more: { item: null, minions: 1 } });
    expect(claws.attack).toEqual({ type: 'melee', yellow: 0, orange: 0, enemy: 2, times: 2 });
  });

  it('names all of the closest, and nobody farther away', () => {
    const heroes = ['wizard', 'ranger', 'rogue'] as const;
    const shoots = (...zones: readonly number[]) =>
      ofTheMob({ heroes, at: zones, mob: at(1, 1), more: { item: 'bow' } }).heroes;
    expect(shoots(at(0, 1), at(3, 1), at(1, 0))).toEqual([0, 2]);
    expect(shoots(at(3, 1), at(1, 2), at(4, 1))).toEqual([1]);
  });

  it('names allies apart from the heroes', () => {
    const intent = ofTheMob({
      heroes: ['shaman'],
      at: [at(1, 1)],
      mob: at(1, 1),
      change: set('flame-spirit@1:1'),
    });
    expect(intent).toMatchObject({ does: 'attacks', heroes: [0], allies: ['flame-spirit'] });
  });

  it('walks first where nobody is in reach, and attacks with what is left', () => {
    const intent = ofTheMob({ at: [at(1, 1)], mob: at(0, 1) });
    expect(intent).toMatchObject({ does: 'attacks', heroes: [0], zone: at(1, 1) });
    expect(intent.attack?.times).toBe(1);
  });

  it('names no zone where the players choose the way', () => {
    // A bow has no use in the same zone: from the corner of the yard two zones have the hero in sight.
    const intent = ofTheMob({ at: [at(1, 1)], mob: at(0, 0), more: { item: 'bow' } });
    expect(intent).toMatchObject({ does: 'attacks', heroes: [0], zone: null });
    expect(ofTheMob({ at: [at(2, 2)], mob: at(0, 0) })).toMatchObject({
      does: 'moves',
      zone: null,
    });
  });

  it('moves when it gets nobody into reach with two actions', () =>
    expect(ofTheMob({ at: [at(4, 1)], mob: at(0, 1) })).toEqual({
      enemy: 'demons',
      does: 'moves',
      heroes: [],
      allies: [],
      zone: at(2, 1),
      attack: null,
    }));

  it('goes as far as its card says, but no farther than it has to', () => {
    const strides = (from: number, item: string) =>
      ofTheMob({ at: [at(5, 1)], mob: from, more: { item }, stride: 2 });
    expect(strides(at(0, 1), 'club')).toMatchObject({ does: 'moves', zone: at(4, 1) });
    expect(strides(at(3, 1), 'club')).toMatchObject({ does: 'attacks', zone: at(5, 1) });
    // One step around the corner, from where the hero is in sight: there the Move ends.
    expect(strides(at(3, 0), 'bow')).toMatchObject({ does: 'attacks', zone: at(3, 1) });
  });

  it('stays where there is no way', () => {
    const shutIn = ofTheMob({ at: [at(0, 0)], mob: at(4, 0) });
    expect(shutIn).toMatchObject({ does: 'nothing', zone: at(4, 0), attack: null });
  });

  it('loses an action to each Frost token on it', () => {
    const frozen = (frost: number) =>
      ofTheMob({ at: [at(1, 1)], mob: at(1, 1), more: { frost } }).attack?.times ?? 0;
    expect([frozen(0), frozen(1), frozen(2), frozen(3)]).toEqual([2, 1, 0, 0]);
    const stiff = ofTheMob({ at: [at(1, 1)], mob: at(1, 1), more: { frost: 2 } });
    expect(stiff).toMatchObject({ does: 'nothing', zone: at(1, 1) });
  });
});

describe('what a roaming monster is about to do', () => {
  const CARD = 'roaming-ghoul-1-2';
  const pattern = (met: boolean) => ({ when: met ? [] : NEVER, does: [] });

  const ofTheMonster = (first: boolean, second: boolean, more: Partial<Enemy> = {}) =>
    look(
      {
        heroes: ['wizard'],
        content: all(
          plain,
          reprintMonster(CARD, {
            patterns: [pattern(first), pattern(second)],
            attackType: 'melee',
            attack: { orange: 2, enemy: 3 },
          }),
        ),
        change: set('hero zone 1:1', (state) => void putMonster(state, 'ghoul', at(0, 1), more)),
      },
      intents,
    );

  it('follows the first of its patterns whose condition is met', () => {
    const still = { enemy: 'ghoul', heroes: [], allies: [], zone: at(0, 1), attack: null };
    expect(ofTheMonster(true, true)).toEqual([{ ...still, does: 'pattern', pattern: 1 }]);
    expect(ofTheMonster(false, true)).toEqual([{ ...still, does: 'pattern', pattern: 2 }]);
  });

  it('has two actions like a mob when none is met', () =>
    expect(ofTheMonster(false, false)).toMatchObject([
      { does: 'attacks', zone: at(1, 1), attack: { orange: 2, enemy: 3, times: 1 } },
    ]));

  it('is stopped by two Frost tokens, and not by one', () => {
    expect(ofTheMonster(true, false, { frost: 1 })).toMatchObject([{ does: 'pattern' }]);
    expect(ofTheMonster(false, false, { frost: 1 })).toMatchObject([{ does: 'attacks' }]);
    for (const frost of [2, 3]) {
      expect(ofTheMonster(true, false, { frost })).toEqual([
        { enemy: 'ghoul', does: 'nothing', heroes: [], allies: [], zone: at(0, 1), attack: null },
      ]);
    }
  });
});

describe('who is about to do anything', () => {
  it('is who has not activated yet', () => {
    const seen = look(
      { heroes: ['wizard'], content: ARMED, change: set('demons@5:1 activated true, undead@5:1') },
      intents,
    );
    expect(seen.map(({ enemy }) => enemy)).toEqual(['undead']);
  });

  it('is the boss alone while it is fought, and never before', () => {
    const seen = (fought: boolean) =>
      look(
        {
          ...bossGround(),
          heroes: ['wizard'],
          change(state) {
            putMob(state, 'undead', 13);
            const boss = state.enemies.find(({ kind }) => kind === 'boss');
            if (boss) boss.activated = fought;
            if (fought) fighting(state);
          },
        },
        intents,
      ).map(({ does, zone, attack }) => ({ does, zone, attack }));
    expect(seen(true)).toEqual([{ does: 'dice', zone: 13, attack: null }]);
    expect(seen(false).map(({ does }) => does)).not.toContain('dice');
    expect(seen(false)).toHaveLength(1);
  });
});
