import { describe, expect, it } from 'vitest';
import { descent, scene } from '../../../../test/descent.ts';
import { foeAttacks, strikes } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { consecrated, paladinBoard } from '../../../../test/paladin.ts';
import { withPractice } from '../../../../test/practice.ts';
import { at } from '../../../../test/training-ground.ts';
import { type Stage, trials } from '../../../../test/trials.ts';
import { heroAt } from '../../../descent.ts';
import type { DescentState } from '../../../state.ts';

const COLUMNS = ['red', 'blue', 'green'];
const [RED, BLUE, GREEN] = [0, 1, 2];
const HERE = at(0, 0);
const BOTH = ['paladin', 'berserker'] as const;

/**
 * Paladin and Berserker on consecrated ground, armed, with a straw man. Cards are the column, where it matters,
 * and the skill under it, with a star when it is blessed.
 */
function onGround(cards: readonly string[], { change, ...dice }: Stage, column: number) {
  const named = cards.find((card) => COLUMNS.includes(card));
  const [skill] = cards.filter((card) => card !== named);
  const id = skill?.replace('*', '');
  const at = named ? COLUMNS.indexOf(named) : column;
  const ground = (state: DescentState) =>
    consecrated(state, at, HERE, id ? [id] : [], skill?.endsWith('*') ? id : null);
  const armed = 'hero wears practice-sword, hero1 wears practice-sword';
  return {
    heroes: BOTH,
    content: withPractice,
    ...dice,
    change: set(ground, armed, `straw@${HERE}`, change),
  };
}

const begins = {
  /** The Berserker attacks from the ground. */
  attack: (cards: readonly string[], stage: Stage) =>
    scene(onGround(cards, stage, GREEN)).runs((g) => g.do.heroAttack(g, heroAt(g, 1))),
  strike: (cards: readonly string[], stage: Stage) =>
    scene(onGround(cards, stage, BLUE)).runs(strikes),
  /** The Paladin is attacked there. */
  defend: (cards: readonly string[], stage: Stage) =>
    scene(onGround(cards, stage, GREEN)).runs(foeAttacks),
  /** The Berserker's turn, and the Paladin's. */
  turn: (cards: readonly string[], stage: Stage) =>
    descent(onGround(cards, stage, BLUE)).pick('hero1'),
  own: (cards: readonly string[], stage: Stage) =>
    descent(onGround(cards, stage, BLUE)).pick('hero0'),
};

trials(
  begins,
  `
The ground of Wrath rerolls a die of an attack
  attack red | | yellow - HH | use-consecration-red/0 reroll0 ! | straw1 wounds 2
The ground of Shelter ignores a claw in a defense
  defend blue | foe minions 2 | yellow -, enemy W W | ! | hero health 5
The ground of Grace heals 1 when a turn begins
  turn green | heroes health 2 mana 1 | | | hero1 health 3
  turn red | heroes health 2 mana 1 | | | hero1 health 2
Holy Strike I: a yellow die for 1 Mana of whoever strikes; blessed, a hit more
  attack holy-strike-1 | | yellow H HH | use-holy-strike-1/0 ! | straw1 wounds 3, hero mana 4, hero1 mana 1
  attack holy-strike-1* | | yellow H HH | use-holy-strike-1/0 ! | straw1 wounds 4, hero1 mana 1
Holy Strike II: an orange die and a hit for 1 Mana; blessed, a shield of the enemy less
  attack holy-strike-2 | foe card armoured-straw | yellow H, blue SS, orange HH | use-holy-strike-2/0 ! | straw1 wounds 2, hero1 mana 1
  attack holy-strike-2* | foe card armoured-straw | yellow H, blue SS, orange HH | use-holy-strike-2/0 ! | straw1 wounds 3
Holy Strike III: a yellow and an orange die and a hit for 1 Mana; blessed, all of it for nothing
  attack holy-strike-3 | | yellow H H, orange HH | use-holy-strike-3/0 ! | straw1 wounds 5, hero1 mana 1
  attack holy-strike-3* | | yellow H H, orange HH | ! | straw1 wounds 5, hero1 mana 2
Shield of Faith I: 2 shields for 1 Mana
  defend shield-of-faith-1 | | yellow HH | use-shield-of-faith-1/0 ! | hero health 6 mana 3
Shield of Faith I blessed and II: a shield for nothing, and another for 1 Mana
  defend shield-of-faith-1* | | yellow HH | finish ! | hero health 5 mana 4
  defend shield-of-faith-1* | | yellow HH | use-shield-of-faith-1/1 ! | hero health 6 mana 3
  defend shield-of-faith-2 | | yellow HH | finish ! | hero health 5 mana 4
  defend shield-of-faith-2 | | yellow HH | use-shield-of-faith-2/1 ! | hero health 6 mana 3
Shield of Faith II blessed: 2 shields for nothing
  defend shield-of-faith-2* | | yellow HH | ! | hero health 6
Healing Light I: Heal 2 for 1 Mana, once a round, to whoever stands there
  turn healing-light-1 | heroes health 2 mana 1 | | use-healing-light-1/0 hero1 | hero1 health 4 mana 0, lacks use-healing-light-1/0
  turn healing-light-1 | heroes health 2 mana 1 | | use-healing-light-1/0 hero0 | heroes health 4 2
Healing Light I blessed and II: Heal 3 and a token off for 1 Mana
  turn healing-light-1* | heroes health 2 mana 1, hero1 frost 2 | | use-healing-light-1/0 hero1 | hero1 health 5 mana 0 frost 1
  turn healing-light-2 | heroes health 2 mana 1, hero1 frost 2 | | use-healing-light-2/0 hero1 | hero1 health 5 mana 0 frost 1
Healing Light II blessed: two tokens off, and for nothing
  turn healing-light-2* | heroes health 2 mana 1, hero1 frost 2 | | use-healing-light-2/0 hero1 | hero1 health 5 mana 1 frost 0, lacks use-healing-light-2/0
Searing Ground: a hit and Fire for 1 Mana; blessed, 2 Fire
  attack searing-ground | | yellow H | use-searing-ground/0 ! | straw1 wounds 2 fire 1, hero1 mana 1
  attack searing-ground* | | yellow H | use-searing-ground/0 ! | straw1 wounds 2 fire 2, hero1 mana 1
March of the Faithful: +1 MP; blessed, without Reaction damage
  turn march-of-the-faithful | | | move | hero1 turn.mp 3 | zone1:0 | hero1 health 7
  turn march-of-the-faithful* | | | move | hero1 turn.mp 3 | zone1:0 | hero1 health 8
Font of Grace: 1 Mana when a turn begins; blessed, 2
  turn font-of-grace | hero1 mana 0 | | | hero1 mana 1
  turn font-of-grace* | hero1 mana 0 | | | hero1 mana 2
Retribution: a Wound to whoever strikes from close by; blessed, 2
  defend retribution | | yellow - | ! | straw1 wounds 1
  defend retribution* | | yellow - | ! | straw1 wounds 2
  defend retribution | foe zone 2:0 | yellow - | ! | straw1 wounds 0
Steps of Light: from one consecrated zone to another for 1 Mana; blessed, for nothing
  turn steps-of-light | paladin zones.0 2:2 zones.2 2:1 | | use-steps-of-light/0 | options zone2:2 zone2:1 | zone2:2 | hero1 zone 2:2 mana 1 health 8, lacks use-steps-of-light/0
  turn steps-of-light* | paladin zones.0 2:2 zones.2 2:1 | | use-steps-of-light/0 | options zone2:2 zone2:1 | zone2:2 | hero1 zone 2:2 mana 2 health 8, lacks use-steps-of-light/0
Steps of Light lead nowhere when no other zone is consecrated
  turn steps-of-light | | | | lacks use-steps-of-light/0
Judgement: an orange die and a hit for each hero there for 2 Mana; blessed, for 1
  attack judgement | | yellow H, orange HH | use-judgement/0 ! | straw1 wounds 5, hero1 mana 0
  attack judgement* | | yellow H, orange HH | use-judgement/0 ! | straw1 wounds 5, hero1 mana 1
  attack judgement | hero zone 2:2 | yellow H, orange HH | use-judgement/0 ! | straw1 wounds 4
Sir Ronen mends everybody beside him when the Shadow answers, and gains 1 Mana
  strike | paladin zones.1 null, heroes health 2 mana 1 zone 0:1, foe zone 0:1 | yellow -, shadow X | ! | hero health 3 mana 2, hero1 health 3 mana 1
Shadowbane, two pieces: a shield
  defend | paladin zones.2 null, hero relics 2 | yellow HH | ! | hero health 5
Shadowbane, four pieces: an orange die, and 1 Mana a turn
  strike | paladin zones.1 null, hero relics 4 | yellow H, orange HHH | ! | straw1 wounds 4
  own | paladin zones.1 null, hero relics 4, heroes health 2 mana 1 | | | hero mana 2
`,
);

describe('Sir Ronen', () => {
  const ronen = (change: (state: DescentState) => void) =>
    descent({ heroes: BOTH, content: withPractice, change }).pick('hero0');

  it('moves a Consecration to the next zone, once a round and for nothing', () => {
    const table = ronen((state) => {
      consecrated(state, RED, at(1, 1));
      consecrated(state, BLUE, at(1, 0));
    }).picks('use-sir-ronen/0', 'consecration-red');
    expect(table.options).toEqual(
      expect.arrayContaining([at(0, 1), at(2, 1), at(1, 2)].map((zone) => `zone${zone}`)),
    );
    expect(table.options).toHaveLength(3);
    table.pick(`zone${at(1, 2)}`);
    expect(paladinBoard(table.state).zones).toEqual([at(1, 2), at(1, 0), null]);
    table.shows('hero mana 4 turn.actions 3, lacks use-sir-ronen/0');
  });

  it('has nothing to move while his tokens lie on the board', () =>
    ronen(() => undefined).shows('lacks use-sir-ronen/0'));
});
