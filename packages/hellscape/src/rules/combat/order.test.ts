import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import type { Played } from '../../../test/descent.ts';
import { duel, type Fight, strikes } from '../../../test/fights.ts';
import { all, plain } from '../../../test/foes.ts';
import { rolls } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability, Effect } from '../../ability.ts';
import type { Content } from '../../content-types.ts';

const DRAIN: Effect = { do: 'lose-mana', n: 1, on: 'target' };
const HURT: Effect = { do: 'wounds', n: 1, on: 'target' };
const GUARD: Effect = { do: 'shields', n: 1 };

/** What the skeletons can do for so many symbols. */
function threat(effects: readonly Effect[], symbols = 1): Ability {
  return { timing: 'combat', cost: { symbols }, effects };
}

/** The Ranger has this Shadow Ability. */
function withShadow(effects: readonly Effect[], cost?: Ability['cost']) {
  return (content: Content): Content => {
    const shadow: Ability = { timing: 'shadow-ability', effects, ...(cost ? { cost } : {}) };
    const { ranger } = content.heroes;
    return { ...content, heroes: { ...content.heroes, ranger: { ...ranger, shadow } } };
  };
}

/** The Ranger, with Health and Mana to spare and at their maximum, strikes at such skeletons. */
function strike(abilities: readonly Ability[], dice: string, more: Fight = {}): Played {
  return duel({
    minions:
      rolls(dice)
        .find(([kind]) => kind === 'enemy')
        ?.slice(1).length ?? 0,
    cards: { mob: { health: 20, abilities } },
    hero: { health: 5, maxHealth: 5, mana: 3, maxMana: 3 },
    dice,
    ...more,
  }).runs(strikes);
}

const asks = (table: Played) => table.prompt === 'ask.results';

describe('the order of the results is a question', () => {
  const MANA_AND_SYMBOL = 'yellow HM, enemy A';
  const about = (...abilities: readonly Ability[]) => asks(strike(abilities, MANA_AND_SYMBOL));

  it('where the enemy may take Mana and the dice bring some', () => {
    expect(about(threat([DRAIN]))).toBe(true);
    expect(about(threat([HURT, DRAIN]))).toBe(true);
    expect(about(threat([GUARD]), threat([DRAIN]))).toBe(true);
    expect(about(threat([HURT]))).toBe(false);
    const noMana = 'yellow H, enemy A';
    expect(asks(strike([threat([DRAIN])], noMana))).toBe(false);
  });

  it('and not where its symbols are too few', () => {
    expect(about(threat([DRAIN], 2))).toBe(false);
    const two = 'yellow HM, enemy A A';
    expect(asks(strike([threat([DRAIN], 2)], two))).toBe(true);
  });

  const inShadow = (
    shadow: readonly Effect[],
    abilities: readonly Ability[],
    enemy: string,
    cost?: Ability['cost'],
  ) =>
    strike(abilities, `yellow H, shadow X, enemy ${enemy}`, {
      zone: at(0, 1),
      content: all(plain, withShadow(shadow, cost)),
    });
  const matters = (shadow: readonly Effect[], ...abilities: readonly Ability[]) =>
    asks(inShadow(shadow, abilities, 'A'));

  it('where a Shadow Ability and the enemy get in each other’s way', () => {
    const heal: Effect = { do: 'heal', n: 1 };
    expect(matters([heal], threat([HURT]))).toBe(true);
    expect(matters([heal, { do: 'hits', n: 1 }], threat([HURT]))).toBe(true);
    expect(matters([heal], threat([GUARD, HURT]))).toBe(true);
    expect(matters([heal], threat([GUARD]), threat([HURT]))).toBe(true);
  });

  it('and not where one of them only adds something up', () => {
    expect(matters([{ do: 'hits', n: 1 }], threat([HURT]))).toBe(false);
    expect(matters([{ do: 'heal', n: 1 }], threat([GUARD]))).toBe(false);
    expect(matters([{ do: 'ignore', what: 'claws', n: 1 }], threat([GUARD]))).toBe(false);
  });

  it('always where the shadow keeps symbols from counting, if there are any', () => {
    const ignore: Effect = { do: 'ignore', what: 'ability', n: 1 };
    expect(matters([ignore], threat([GUARD]))).toBe(true);
    expect(matters([{ do: 'hits', n: 1 }, ignore], threat([GUARD]))).toBe(true);
    expect(asks(inShadow([ignore], [threat([GUARD])], '-'))).toBe(false);
    expect(asks(inShadow([ignore], [], 'A'))).toBe(false);
  });

  it('and no Shadow Ability is asked about that cannot be paid for', () => {
    const asked = (mana: number) =>
      inShadow([{ do: 'hits', n: 1 }], [], '-', { mana }).prompt === 'ask.shadow-ability';
    expect([asked(3), asked(4)]).toEqual([true, false]);
  });
});

describe('what the roller leaves to the table', () => {
  /** A price nobody can pay: the results are asked about. */
  const oath = charm('oath', {
    timing: 'attack',
    cost: { mana: 99 },
    effects: [{ do: 'hits', n: 1 }],
  });

  it('takes the Mana after an enemy that drains it', () => {
    const left = (...abilities: readonly Ability[]) => {
      const table = strike(abilities, 'yellow HM, enemy A').pick('finish');
      if (table.prompt === 'ask.enemy-ability') table.pick('ability0');
      return table.done().hero().mana;
    };
    expect(left(threat([DRAIN]))).toBe(3);
    expect(left(threat([DRAIN, HURT]))).toBe(3);
    expect(left(threat([DRAIN]), threat([GUARD]))).toBe(3);
  });

  it('mends after all that may be mended', () => {
    const mended = (...shadow: readonly Effect[]) => {
      const table = strike([threat([HURT, DRAIN])], 'yellow H, shadow X, enemy A', {
        zone: at(0, 1),
        content: all(plain, withShadow(shadow)),
      }).pick('finish');
      const { health, mana } = table.done().hero();
      return [health, mana];
    };
    expect(mended({ do: 'heal', n: 1 })).toEqual([5, 2]);
    expect(mended({ do: 'heal', n: 1 }, { do: 'hits', n: 1 })).toEqual([5, 2]);
    expect(mended({ do: 'mana', n: 1 })).toEqual([4, 3]);
  });

  it('lets a shadow that keeps symbols from counting come before them', () => {
    const ignore: Effect = { do: 'ignore', what: 'ability', n: 1 };
    strike([threat([HURT])], 'yellow H, shadow X, enemy A', {
      zone: at(0, 1),
      content: all(plain, withShadow([ignore])),
    })
      .pick('finish')
      .done()
      .shows('hero health 5');
  });

  it('asks about results as long as an ability may still be paid for with them', () => {
    const gem = (...effects: readonly Effect[]) =>
      charm('gem', { timing: 'attack', cost: { mana: 1 }, effects });
    const never = (content: Content): Content => ({
      ...content,
      specials: { ...content.specials, never: { why: 'a test', possible: () => false } },
    });
    const asked = (...effects: readonly Effect[]) =>
      asks(
        duel({
          content: all(plain, never),
          cards: { mob: { health: 20 }, items: [gem(...effects)] },
          arms: ['sword', 'gem'],
          hero: { mana: 0, maxMana: 3 },
          dice: 'yellow HM',
        }).runs(strikes),
      );
    const special: Effect = { do: 'special', id: 'never' };
    expect(asked({ do: 'hits', n: 1 })).toBe(true);
    expect(asked(special, { do: 'hits', n: 1 })).toBe(true);
    expect(asked(special)).toBe(false);
  });

  it('says what each of them means', () => {
    const luck = charm('luck', {
      timing: 'attack',
      cost: { mana: 1 },
      effects: [{ do: 'reroll', n: 1 }],
    });
    const table = duel({
      cards: { mob: { health: 20 }, items: [oath, luck] },
      arms: ['sword', 'oath', 'luck'],
      minions: 1,
      hero: { mana: 3 },
      dice: 'yellow H, enemy W, yellow H',
    }).runs(strikes);
    const means = (option: string) => table.pending[0]?.means?.(option);
    const says = (option: string) => table.pending[0]?.describe?.(option)?.text;
    expect(means('use-luck/0')).toEqual({ kind: 'use', card: 'luck', index: 0, timing: 'attack' });
    expect(says('use-luck/0')).toEqual({
      key: 'option.use',
      params: { card: { key: 'luck.name' } },
    });
    expect(says('finish')).toBeUndefined();
    table.pick('use-luck/0');
    expect(means('die1')).toEqual({ kind: 'resolve', die: 1 });
    expect(says('die1')).toEqual({ key: 'option.die' });
    expect(means('reroll0')).toEqual({ kind: 'reroll', die: 0 });
    expect(says('reroll0')).toEqual({ key: 'option.reroll' });
    expect(means('put-away')).toEqual({ kind: 'put-away' });
    expect(says('put-away')).toEqual({ key: 'deed.put-away' });
    expect(means('finish')).toEqual({ kind: 'finish' });
    // While dice can be rolled again, going on is keeping them.
    expect(says('finish')).toEqual({ key: 'option.keep-dice' });
    table.pick('reroll0');
    expect(says('finish')).toBeUndefined();
  });
});

describe('a free ability', () => {
  const asked = (effect: Effect) =>
    asks(
      duel({
        cards: {
          mob: { health: 20 },
          items: [charm('bauble', { timing: 'attack', effects: [effect] })],
        },
        arms: ['sword', 'bauble'],
        dice: 'yellow H',
      }).runs(strikes),
    );

  it('happens by itself where it only harms the target, and is asked about otherwise', () => {
    expect(asked({ do: 'fire', n: 1, on: 'target' })).toBe(false);
    expect(asked({ do: 'fire', n: 1, on: 'self' })).toBe(true);
    expect(asked({ do: 'wounds', n: 1, on: 'enemies-here' })).toBe(true);
    expect(asked({ do: 'push', n: 1, on: 'target' })).toBe(true);
  });
});

describe('the symbols of the enemy', () => {
  it('are spent by what they set off, and what is left waits for more', () => {
    const fired = (...faces: readonly string[]) =>
      strike([threat([HURT], 2)], `yellow H, enemy ${faces.join(' ')}`)
        .done()
        .eventsNamed('enemy-ability').length;
    expect([fired('A', '-', '-'), fired('A', 'A', '-'), fired('A', 'A', 'A')]).toEqual([0, 1, 1]);
    expect(fired('A', 'A', 'A', 'A')).toBe(2);
  });

  it('leave the choice among abilities to whoever rolls', () => {
    const table = duel({
      heroes: ['wizard', 'ranger'],
      minions: 1,
      cards: { mob: { health: 20, abilities: [threat([HURT]), threat([GUARD])] } },
      dice: 'yellow H, enemy A',
      change(state) {
        const [wizard, ranger] = state.heroes;
        if (wizard && ranger) ranger.items = wizard.items;
      },
    }).runs((g) => {
      const [, ranger] = g.state.heroes;
      if (!ranger) throw new Error('no Ranger');
      return g.do.heroAttack(g, ranger);
    });
    expect(table.pending[0]).toMatchObject({ seat: 1, prompt: { key: 'ask.enemy-ability' } });
    expect(table.pending[0]?.means?.('ability1')).toEqual({
      kind: 'enemy-ability',
      card: 'dummies',
      index: 1,
    });
  });
});
