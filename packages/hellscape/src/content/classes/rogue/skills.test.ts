import { describe, expect, it } from 'vitest';
import { type Played, type Situation, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { withPractice } from '../../../../test/practice.ts';
import { attackWith, feydra, rogueBoard, turnWith, used } from '../../../../test/rogue.ts';
import { at } from '../../../../test/training-ground.ts';

const LIGHT = at(0, 0);
const SHADOW = at(0, 1);

function defend(skills: readonly string[], situation: Situation & { zone?: number }): Played {
  const { zone = LIGHT } = situation;
  return scene({
    heroes: ['rogue', 'berserker'],
    content: withPractice,
    ...situation,
    change: set(
      (state) => void Object.assign(feydra(state), { skills: [...skills], zone }),
      `straw@${zone}`,
    ),
  }).runs(foeAttacks);
}

/** Feydra's turn with these skills. */
function turn(skills: readonly string[], tokens: readonly string[], situation: Situation = {}) {
  return turnWith(tokens, {
    ...situation,
    change: set(
      (state) => void Object.assign(feydra(state), { skills: [...skills] }),
      situation.change,
    ),
  });
}

describe('Feydra', () => {
  it('gives a token up for another, for 1 Mana and once a round', () => {
    const table = turnWith(['token-dash', 'token-vial'], { dice: 'rogue-token token-blade' }).picks(
      'use-feydra/0',
      'token-vial',
    );
    const { drawn, discard } = rogueBoard(table.state);
    expect(drawn.map(({ token }) => token)).toEqual(['token-dash', 'token-blade']);
    expect(discard).toEqual(['token-vial']);
    table.shows('hero mana 2 turn.actions 2, lacks use-feydra/0');
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
      dice: 'yellow -, shadow X, rogue-token token-dash',
    }).pick('attack');
    expect(rogueBoard(table.state).drawn.at(-1)).toEqual({ token: 'token-dash', used: false });
    table.shows('hero turn.actions 1');
  });
});

describe('skills', () => {
  it('Shadowform I rerolls a die in Shadow, and not in Light', () => {
    attackWith(['shadowform-1'], { zone: SHADOW, dice: 'yellow -, shadow H, yellow HH' })
      .picks('use-shadowform-1/0', 'reroll0')
      .done()
      .shows('straw1 wounds 3');
    attackWith(['shadowform-1'], { dice: 'yellow -' }).done().shows('prompt none');
  });

  it('Shadowform II adds a yellow die and a reroll in Shadow, even in that of a token', () => {
    const table = attackWith(['shadowform-2'], {
      token: 'token-smoke',
      dice: 'yellow -, shadow H, yellow H HH',
      change: set('hero mana 0'),
    });
    expect([...(table.event('rolled')?.dice ?? [])].sort()).toEqual([
      'shadow H',
      'yellow -',
      'yellow H',
    ]);
    table.picks('use-shadowform-2/1', 'reroll0').done().shows('straw1 wounds 4');
  });

  it('Shadowform II adds a shield in Shadow', () => {
    defend(['shadowform-2'], { dice: 'yellow HH', zone: SHADOW }).done().shows('hero health 4');
    defend(['shadowform-2'], { dice: 'yellow HH' }).done().shows('hero health 3');
  });

  it('Fleet of Foot I slips away for 1 Mana', () =>
    turn(['fleet-of-foot-1'], ['token-blade'])
      .picks('move', 'use-fleet-of-foot-1/0', `zone${at(1, 0)}`)
      .shows('hero health 5 mana 2'));

  it('Fleet of Foot II: +1 MP for every Move, and slips away for 1 Mana', () =>
    turn(['fleet-of-foot-2'], ['token-dash'])
      .pick('move')
      .shows('hero turn.mp 4')
      .picks('use-fleet-of-foot-2/1', `zone${at(1, 0)}`)
      .shows('hero health 5 mana 2'));

  it('Cutthroat I: a yellow die for 1 Mana', () =>
    attackWith(['cutthroat-1'], { dice: 'yellow H H' })
      .pick('use-cutthroat-1/0')
      .done()
      .shows('straw1 wounds 2', 'hero mana 2'));

  it('Cutthroat II: an orange die and one shield less for 1 Mana', () =>
    attackWith(['cutthroat-2'], {
      dice: 'yellow H, blue SS, orange HH',
      change: set('foe card armoured-straw'),
    })
      .pick('use-cutthroat-2/0')
      .done()
      .shows('straw1 wounds 2', 'hero mana 2'));

  it('Evasion: 2 shields for 1 Mana', () =>
    defend(['evasion'], { dice: 'yellow HH' })
      .picks('use-evasion/0')
      .shows('hero health 5 mana 2'));

  it('Pickpocket: a Common item for 2 Mana, beside an enemy only', () => {
    turn(['pickpocket'], ['token-blade'], {
      change: (state) => void state.decks.items.common.draw.push('practice-sword'),
    })
      .pick('use-pickpocket/0')
      .shows('hero mana 1, event item-gained hero 0 card practice-sword');
    turn(['pickpocket'], ['token-blade'], { change: set('foe zone 2:2') }).shows(
      'lacks use-pickpocket/0',
    );
  });

  it('Twist the Knife: an orange die against who is poisoned, by this very attack too', () => {
    const dice = 'yellow H, orange HH';
    attackWith(['twist-the-knife'], { dice, change: set('foe poison token-vial') })
      .done()
      .shows('straw1 wounds 3');
    attackWith(['twist-the-knife'], { dice, token: 'token-vial' }).done().shows('straw1 wounds 3');
    attackWith(['twist-the-knife'], { dice: 'yellow H' }).done().shows('straw1 wounds 1');
  });

  it('Venomcraft III lets all Poison break out at once, for 2 Mana and once a round', () => {
    const table = turn(['venomcraft-3'], ['token-blade'], {
      change: set(
        'foe poison token-vial, straw@2:2 poison token-fang wounds 17 item null',
        'straw@2:2',
      ),
    });
    const { xp } = table.hero();
    table.pick('use-venomcraft-3/0').shows('straw1 wounds 4, straw3 wounds 0');
    expect(table.state.enemies).toHaveLength(2);
    expect(table.hero().xp).toBe(xp + 3);
    expect(rogueBoard(table.state).bag).toContain('token-fang');
    table.shows('hero mana 1, lacks use-venomcraft-3/0');
    turn(['venomcraft-3'], ['token-blade']).shows('lacks use-venomcraft-3/0');
  });

  it('Bottomless Bag: a token for 1 Mana, once a round', () => {
    const table = turn(['bottomless-bag'], ['token-blade'], { dice: 'rogue-token token-dash' })
      .pick('use-bottomless-bag/0')
      .shows('hero turn.actions 2 mana 2');
    expect(used(table)).toBe(0);
    table.shows('lacks use-bottomless-bag/0');
  });
});

describe('the Shadowbane set', () => {
  it('lets Feydra reroll a die with two pieces', () =>
    attackWith([], {
      dice: 'yellow - HH',
      change: set('hero wears practice-relic wears practice-relic'),
    })
      .picks('use-shadowbane-rogue/0', 'reroll0')
      .done()
      .shows('straw1 wounds 2'));

  it('adds 2 hits in Shadow with four pieces', () => {
    const dice = 'yellow H, shadow H';
    attackWith([], {
      dice,
      zone: SHADOW,
      change: set(
        'hero wears practice-relic wears practice-relic wears practice-relic wears practice-relic',
      ),
    })
      .pick('finish')
      .done()
      .shows('straw1 wounds 4');
  });

  it('draws a token for 1 Mana with four pieces', () =>
    turn([], ['token-blade'], {
      change: set(
        'hero wears practice-relic wears practice-relic wears practice-relic wears practice-relic',
      ),
    })
      .pick('use-shadowbane-rogue-greater/1')
      .shows('hero turn.actions 2 mana 2'));
});
