import { describe, expect, it } from 'vitest';
import { set } from '../../../../test/notation.ts';
import { withAbilities, withPractice } from '../../../../test/practice.ts';
import { feydrasTrials, rogueBoard, turn, turnWith } from '../../../../test/rogue.ts';
import { trials } from '../../../../test/trials.ts';

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

trials(
  feydrasTrials,
  `
Shadowform I rerolls a die in Shadow, and not in Light
  attack shadowform-1 | hero zone 0:1, foe zone 0:1 | yellow -, shadow H, yellow HH | use-shadowform-1/0 reroll0 ! | straw1 wounds 3
  attack shadowform-1 | | yellow - | ! | prompt none
Shadowform II adds a yellow die and a reroll in Shadow, even in that of a token
  attack shadowform-2 token-smoke | hero mana 0 | yellow -, shadow H, yellow H HH | use-shadowform-2/1 reroll0 ! | straw1 wounds 4
Shadowform II adds a shield in Shadow
  defend shadowform-2 | hero zone 0:1, foe zone 0:1 | yellow HH | ! | hero health 4
  defend shadowform-2 | | yellow HH | ! | hero health 3
Fleet of Foot I slips away for 1 Mana
  turn fleet-of-foot-1 token-blade | | | move use-fleet-of-foot-1/0 zone1:0 | hero health 5 mana 2
Fleet of Foot II: +1 MP for every Move, and slips away for 1 Mana
  turn fleet-of-foot-2 token-dash | | | move | hero turn.mp 4 | use-fleet-of-foot-2/1 zone1:0 | hero health 5 mana 2
Cutthroat I: a yellow die for 1 Mana
  attack cutthroat-1 | | yellow H H | use-cutthroat-1/0 ! | straw1 wounds 2, hero mana 2
Cutthroat II: an orange die and one shield less for 1 Mana
  attack cutthroat-2 | foe card armoured-straw | yellow H, blue SS, orange HH | use-cutthroat-2/0 ! | straw1 wounds 2, hero mana 2
Evasion: 2 shields for 1 Mana
  defend evasion | | yellow HH | use-evasion/0 | hero health 5 mana 2
Twist the Knife: an orange die against who is poisoned, by this very attack too
  attack twist-the-knife | foe poison token-vial | yellow H, orange HH | ! | straw1 wounds 3
  attack twist-the-knife token-vial | | yellow H, orange HH | ! | straw1 wounds 3
  attack twist-the-knife | | yellow H | ! | straw1 wounds 1
Bottomless Bag: a token for 1 Mana, once a round
  turn bottomless-bag token-blade | | rogue-token token-dash | use-bottomless-bag/0 | hero turn.actions 2 mana 2, rogue drawn.0.used false drawn.1.used false, lacks use-bottomless-bag/0
Shadowbane, two pieces: rerolls a die
  attack | hero relics 2 | yellow - HH | use-shadowbane-rogue/0 reroll0 ! | straw1 wounds 2
Shadowbane, four pieces: 2 hits in Shadow, and a token for 1 Mana
  attack | hero zone 0:1 relics 4, foe zone 0:1 | yellow H, shadow H | finish ! | straw1 wounds 4
  turn token-blade | hero relics 4 | | use-shadowbane-rogue-greater/1 | hero turn.actions 2 mana 2
Blade: a yellow die; Gash: an orange one
  attack token-blade | | yellow H HH | ! | straw1 wounds 3
  attack token-gash | | yellow H, orange HHH | ! | straw1 wounds 4
Fang: Poison and a hit; Vial: Poison
  attack token-fang | | yellow - | ! | straw1 wounds 1 poison token-fang
  attack token-vial | | yellow - | ! | straw1 wounds 0 poison token-vial
Smoke: the Shadow
  attack token-smoke | | yellow -, shadow HHH | ! | straw1 wounds 3
Nightfall: the Shadow and a hit, but no second Shadow die in Shadow
  attack token-nightfall | | yellow -, shadow H | ! | straw1 wounds 2
  attack token-nightfall | hero zone 0:1, foe zone 0:1 | yellow -, shadow H | ! | straw1 wounds 2
Dash: +1 MP; Vault: +2 MP
  turn token-dash | | | move | hero turn.mp 3
  turn token-vault | | | move | hero turn.mp 4
Tumble: +1 MP and no Reaction damage
  turn token-tumble | | | move zone1:0 | hero health 5 turn.mp 2
  turn token-dash | | | move zone1:0 | hero health 4
Knack: 1 Mana; Filch: 1 Mana and heals 1
  turn token-knack | hero health 2 mana 0 | | move | hero health 2 mana 1
  turn token-filch | hero health 2 mana 0 | | move | hero health 3 mana 1
Trick: another token
  turn token-trick | | rogue-token token-blade | move done | hero turn.actions 1, rogue drawn.length 2 drawn.0.token token-trick drawn.0.used true drawn.1.token token-blade drawn.1.used false
`,
);
