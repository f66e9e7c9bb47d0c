import { describe, expect, it } from 'vitest';
import { type Played, type Situation, scene } from '../../../../test/descent.ts';
import { strawMan, withPractice, withRelics } from '../../../../test/practice.ts';
import { attackWith, feydra, rogueBoard, turnWith, used } from '../../../../test/rogue.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';

const LIGHT = at(0, 0);
const SHADOW = at(0, 1);

function defend(skills: readonly string[], situation: Situation & { zone?: number }): Played {
  const { zone = LIGHT } = situation;
  return scene({
    heroes: ['rogue', 'berserker'],
    content: withPractice,
    ...situation,
    change: (state) => {
      Object.assign(feydra(state), { skills: [...skills], zone });
      strawMan(state, zone);
    },
  }).runs(function* (g) {
    const [mob] = g.state.enemies;
    if (mob) yield* g.do.enemyAttack(g, mob, 'melee', heroAt(g, 0));
  });
}

/** Feydra's turn with these skills. */
function turn(skills: readonly string[], tokens: readonly string[], situation: Situation = {}) {
  return turnWith(tokens, {
    ...situation,
    change: (state) => {
      Object.assign(feydra(state), { skills: [...skills] });
      situation.change?.(state);
    },
  });
}

describe('Feydra', () => {
  it('gives a token up for another, for 1 Mana and once a round', () => {
    const table = turnWith(['token-dash', 'token-vial'], {
      dice: [['rogue-token', 'token-blade']],
    });
    table.picks('use-feydra/0', 'token-vial');
    const { drawn, discard } = rogueBoard(table.state);
    expect(drawn.map(({ token }) => token)).toEqual(['token-dash', 'token-blade']);
    expect(discard).toEqual(['token-vial']);
    expect(table.hero().mana).toBe(2);
    expect(table.hero().turn?.actions).toBe(2);
    expect(table.options).not.toContain('use-feydra/0');
  });

  it('cannot give up what there is nothing for', () => {
    const offered = (...bag: string[]) =>
      turnWith(['token-dash'], {
        change: (state) => {
          rogueBoard(state).bag = bag;
        },
      }).options;
    expect(offered()).not.toContain('use-feydra/0');
    expect(offered('token-blade')).toContain('use-feydra/0');
  });

  it('draws another token when the Shadow answers', () => {
    const table = turnWith(['token-smoke'], {
      dice: [
        ['yellow', '-'],
        ['shadow', 'X'],
        ['rogue-token', 'token-dash'],
      ],
    });
    table.pick('attack');
    expect(rogueBoard(table.state).drawn.at(-1)).toEqual({ token: 'token-dash', used: false });
    expect(table.hero().turn?.actions).toBe(1);
  });
});

describe('skills', () => {
  it('Shadowform I rerolls a die in Shadow, and not in Light', () => {
    const table = attackWith(['shadowform-1'], {
      zone: SHADOW,
      dice: [
        ['yellow', '-'],
        ['shadow', 'H'],
        ['yellow', 'HH'],
      ],
    });
    table.picks('use-shadowform-1/0', 'reroll0');
    expect(table.done().enemy('straw1').wounds).toBe(3);
    expect(attackWith(['shadowform-1'], { dice: [['yellow', '-']] }).done().prompt).toBeUndefined();
  });

  it('Shadowform II adds a yellow die and a reroll in Shadow, even in that of a token', () => {
    const table = attackWith(['shadowform-2'], {
      token: 'token-smoke',
      dice: [
        ['yellow', '-'],
        ['shadow', 'H'],
        ['yellow', 'H', 'HH'],
      ],
      change: (state) => {
        feydra(state).mana = 0;
      },
    });
    expect([...(table.event('rolled')?.dice ?? [])].sort()).toEqual([
      'shadow H',
      'yellow -',
      'yellow H',
    ]);
    table.picks('use-shadowform-2/1', 'reroll0');
    expect(table.done().enemy('straw1').wounds).toBe(4);
  });

  it('Shadowform II adds a shield in Shadow', () => {
    expect(
      defend(['shadowform-2'], { dice: [['yellow', 'HH']], zone: SHADOW })
        .done()
        .hero().health,
    ).toBe(4);
    expect(
      defend(['shadowform-2'], { dice: [['yellow', 'HH']] })
        .done()
        .hero().health,
    ).toBe(3);
  });

  it('Fleet of Foot I slips away for 1 Mana', () => {
    const table = turn(['fleet-of-foot-1'], ['token-blade']);
    table.picks('move', 'use-fleet-of-foot-1/0', `zone${at(1, 0)}`);
    expect(table.hero()).toMatchObject({ health: 5, mana: 2 });
  });

  it('Fleet of Foot II: +1 MP for every Move, and slips away for 1 Mana', () => {
    const table = turn(['fleet-of-foot-2'], ['token-dash']).pick('move');
    expect(table.hero().turn?.mp).toBe(4);
    table.picks('use-fleet-of-foot-2/1', `zone${at(1, 0)}`);
    expect(table.hero()).toMatchObject({ health: 5, mana: 2 });
  });

  it('Cutthroat I: a yellow die for 1 Mana', () => {
    const table = attackWith(['cutthroat-1'], { dice: [['yellow', 'H', 'H']] });
    expect(table.pick('use-cutthroat-1/0').done().enemy('straw1').wounds).toBe(2);
    expect(table.hero().mana).toBe(2);
  });

  it('Cutthroat II: an orange die and one shield less for 1 Mana', () => {
    const table = attackWith(['cutthroat-2'], {
      dice: [
        ['yellow', 'H'],
        ['blue', 'SS'],
        ['orange', 'HH'],
      ],
      change: (state) => {
        Object.assign(state.enemies[0] ?? {}, { card: 'armoured-straw' });
      },
    });
    expect(table.pick('use-cutthroat-2/0').done().enemy('straw1').wounds).toBe(2);
    expect(table.hero().mana).toBe(2);
  });

  it('Evasion: 2 shields for 1 Mana', () => {
    const table = defend(['evasion'], { dice: [['yellow', 'HH']] });
    table.picks('use-evasion/0');
    expect(table.hero()).toMatchObject({ health: 5, mana: 2 });
  });

  it('Pickpocket: a Common item for 2 Mana, beside an enemy only', () => {
    const table = turn(['pickpocket'], ['token-blade'], {
      change: (state) => {
        state.decks.items.common.draw.push('practice-sword');
      },
    });
    table.pick('use-pickpocket/0');
    expect(table.hero().mana).toBe(1);
    expect(table.event('item-gained')).toMatchObject({ hero: 0, card: 'practice-sword' });
    const far = turn(['pickpocket'], ['token-blade'], {
      change: (state) => {
        Object.assign(state.enemies[0] ?? {}, { zone: at(2, 2) });
      },
    });
    expect(far.options).not.toContain('use-pickpocket/0');
  });

  it('Twist the Knife: an orange die against who is poisoned, by this very attack too', () => {
    const dice = [
      ['yellow', 'H'],
      ['orange', 'HH'],
    ] as const;
    const poisoned = attackWith(['twist-the-knife'], {
      dice,
      change: (state) => {
        Object.assign(state.enemies[0] ?? {}, { poison: 'token-vial' });
      },
    });
    expect(poisoned.done().enemy('straw1').wounds).toBe(3);
    const now = attackWith(['twist-the-knife'], { dice, token: 'token-vial' });
    expect(now.done().enemy('straw1').wounds).toBe(3);
    const clean = attackWith(['twist-the-knife'], { dice: [['yellow', 'H']] });
    expect(clean.done().enemy('straw1').wounds).toBe(1);
  });

  it('Venomcraft III lets all Poison break out at once, for 2 Mana and once a round', () => {
    const table = turn(['venomcraft-3'], ['token-blade'], {
      change: (state) => {
        Object.assign(state.enemies[0] ?? {}, { poison: 'token-vial' });
        strawMan(state, at(2, 2), { poison: 'token-fang', wounds: 17, item: null });
        strawMan(state, at(2, 2));
      },
    });
    const { xp } = table.hero();
    table.pick('use-venomcraft-3/0');
    expect(table.enemy('straw1').wounds).toBe(4);
    expect(table.enemy('straw3').wounds).toBe(0);
    expect(table.state.enemies).toHaveLength(2);
    expect(table.hero().xp).toBe(xp + 3);
    expect(rogueBoard(table.state).bag).toContain('token-fang');
    expect(table.hero().mana).toBe(1);
    expect(table.options).not.toContain('use-venomcraft-3/0');
    expect(turn(['venomcraft-3'], ['token-blade']).options).not.toContain('use-venomcraft-3/0');
  });

  it('Bottomless Bag: a token for 1 Mana, once a round', () => {
    const table = turn(['bottomless-bag'], ['token-blade'], {
      dice: [['rogue-token', 'token-dash']],
    });
    table.pick('use-bottomless-bag/0');
    expect(table.hero().turn?.actions).toBe(2);
    expect(table.hero().mana).toBe(2);
    expect(used(table)).toBe(0);
    expect(table.options).not.toContain('use-bottomless-bag/0');
  });
});

describe('the Shadowbane set', () => {
  it('lets Feydra reroll a die with two pieces', () => {
    const table = attackWith([], {
      dice: [['yellow', '-', 'HH']],
      change: (state) => withRelics(state, 2),
    });
    table.picks('use-shadowbane-rogue/0', 'reroll0');
    expect(table.done().enemy('straw1').wounds).toBe(2);
  });

  it('adds 2 hits in Shadow with four pieces', () => {
    const dice = [
      ['yellow', 'H'],
      ['shadow', 'H'],
    ] as const;
    const table = attackWith([], { dice, zone: SHADOW, change: (state) => withRelics(state, 4) });
    expect(table.pick('finish').done().enemy('straw1').wounds).toBe(4);
  });

  it('draws a token for 1 Mana with four pieces', () => {
    const table = turn([], ['token-blade'], { change: (state) => withRelics(state, 4) });
    table.pick('use-shadowbane-rogue-greater/1');
    expect(table.hero().turn?.actions).toBe(2);
    expect(table.hero().mana).toBe(2);
  });
});
