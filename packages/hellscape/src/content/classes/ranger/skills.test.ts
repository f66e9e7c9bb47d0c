import { descent, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { blank, range, shooting } from '../../../../test/ranger.ts';
import { type Stage, trials } from '../../../../test/trials.ts';

/** Skills, and what lies on top of the deck: arrow cards, or blank ones by their number of arrows. */
function withDeck(cards: readonly string[], stage: Stage) {
  const isSkill = (card: string) => !/^(\d|arrow-)/.test(card);
  const deck = cards.filter((card) => !isSkill(card));
  return {
    ...stage,
    skills: cards.filter(isSkill),
    cards: deck.map((card) => (card.length === 1 ? blank(Number(card)) : card)),
  };
}

trials(
  {
    shot: (cards, stage) => shooting(withDeck(cards, stage)),
    turn: (cards, stage) => descent(range(withDeck(cards, stage))).pick('hero0'),
    defend: (cards, stage) => scene(range(withDeck(cards, stage))).runs(foeAttacks),
  },
  `
Irk discards the last card for a Mana, once in an attack
  shot 3 3 2 2 | | orange H H | reveal reveal | prompt ask.arrows, options use-irk/0 stop
  | use-irk/0 | hero mana 1, ranger revealed blank-3+blank-3 arrows.discard blank-2, options reveal stop | stop ! | event shot purpose quick-shot
Irk has nothing to mend in a Bullseye, and nothing without Mana
  shot 3 4 | | orange H H | | offers use-irk/0 | reveal ! | event shot purpose bullseye
  shot 3 5 | hero mana 0 | orange H H | | options reveal stop | reveal ! | event shot purpose overload
Irk finds a gap and a Mana when the shadow shows
  shot 1 | hero mana 0 zone 0:1, foe zone 2:1 card straw-guards | orange H -, shadow X, blue SS | stop ! | straw1 wounds 1, hero mana 1
Steady Aim I looks at the next card and may put it under the deck
  shot steady-aim-1 3 5 4 1 | hero mana 0 | orange H H | use-steady-aim-1/0 | prompt ask.arrows-under, options blank-5
  | blank-5 | ranger arrows.draw blank-5+blank-1+blank-4, options reveal stop | reveal ! | event shot purpose bullseye
Steady Aim I may leave the card where it is
  shot steady-aim-1 3 4 | hero mana 0 | orange H H | use-steady-aim-1/0 none reveal ! | event shot purpose bullseye
Steady Aim I has nothing to look for when 7 arrows show
  shot steady-aim-1 3 4 | hero mana 0 | orange H H | | offers use-steady-aim-1/0 | reveal ! | event shot purpose bullseye
Steady Aim I sees the new deck when the old one is empty
  shot steady-aim-1 3 | hero mana 0, ranger arrows.discard blank-2 | | use-steady-aim-1/0 | options blank-2
Steady Aim II looks at three
  shot steady-aim-2 1 arrow-long-draw arrow-hair-trigger 6 2 | hero mana 0 | orange H H | use-steady-aim-2/0 | options arrow-long-draw arrow-hair-trigger blank-6
  | arrow-long-draw+arrow-hair-trigger | ranger arrows.draw arrow-long-draw+arrow-hair-trigger+blank-2+blank-6 | reveal ! | event shot purpose bullseye
Skirmisher I steps away after the first attack of a round, and nobody strikes
  turn skirmisher-1 1 1 1 1 | hero mana 0, straw@0:0 | orange - - - - | attack stop | prompt ask.step
  | zone1:0 | hero zone 1:0 health 5 turn.actions 2 | attack ranged-straw1 stop | prompt ask.turn
Skirmisher I may also stay
  turn skirmisher-1 1 1 1 1 | hero mana 0 | orange - - | attack stop done | prompt ask.turn, hero zone 0:0
Skirmisher II steps away after each attack
  turn skirmisher-2 1 1 1 1 | hero mana 0 | orange - - - - | attack stop zone1:0 attack stop | prompt ask.step | zone0:0 | hero zone 0:0
Skirmisher II defends with a shield more
  defend skirmisher-2 1 | foe zone 0:0 | yellow HH | ! | hero health 4
Pinning Shot I costs 2 Mana, once in a round
  turn pinning-shot-1 1 1 | hero mana 4 | orange H - H - | attack stop use-pinning-shot-1/0 | straw1 frost 1 wounds 2, hero mana 2 | attack stop | prompt ask.turn
Pinning Shot II costs 1, and what is frozen takes a hit more
  turn pinning-shot-2 1 1 | hero mana 1 | orange H - H - | attack stop use-pinning-shot-2/0 | straw1 frost 1 wounds 3 | attack stop | straw1 wounds 5, hero mana 0
Sniper’s Patience I brings a yellow die, unless the Ranger has moved
  turn snipers-patience-1 1 | hero mana 0 | orange H H, yellow HH | attack stop | straw1 wounds 4
  turn snipers-patience-1 1 | hero mana 0 | orange H H | move zone1:0 done attack stop | straw1 wounds 2
Sniper’s Patience II brings an orange die and takes a shield
  turn snipers-patience-2 1 | hero mana 0, foe card straw-guards | orange H H, blue SS, orange HHH | attack stop | straw1 wounds 4
Burning Arrows I sets the target on fire
  shot burning-arrows-1 1 | | orange H H | stop use-burning-arrows-1/0 ! | straw1 fire 1 wounds 2, hero mana 1
Burning Arrows II hits harder and sets everybody there on fire
  shot burning-arrows-2 1 | straw@2:0, straw@2:2 | orange H H | ranged-straw1 stop use-burning-arrows-2/0 ! | foes fire 1 1 0, straw1 wounds 3, hero mana 1
Second String shoots again for 2 Mana, once in a round, at no action
  turn second-string 1 1 1 1 | hero mana 4 | orange H H H H H H | attack stop | prompt ask.use
  | yes stop | hero mana 2 turn.actions 2, straw1 wounds 4 | attack stop | prompt ask.turn, hero turn.actions 1
Dead Eye makes a Bullseye of 6 arrows, once in a round
  turn dead-eye arrow-iron-bolt 2 1 6 6 | hero mana 0 | orange H - | attack reveal | options reveal stop | reveal | options reveal use-dead-eye/0 stop
  | use-dead-eye/0 | event shot purpose bullseye amount 6, straw1 wounds 3 | attack | options reveal stop
Dead Eye makes a Bullseye of 8, or leaves it an Overload
  shot dead-eye arrow-iron-bolt 5 | hero mana 0 | orange H H | reveal | options use-dead-eye/0 stop | use-dead-eye/0 ! | straw1 wounds 4
  shot dead-eye arrow-iron-bolt 5 | hero mana 0 | blue S, orange H H | reveal stop ! | straw1 wounds 1
Storm of Arrows adds a hit for each card of a Bullseye, and nothing to a quick shot
  shot storm-of-arrows 3 3 1 | hero mana 1 | orange H H | reveal reveal use-storm-of-arrows/0 ! | straw1 wounds 5, hero mana 0
  shot storm-of-arrows 3 | | orange H H | stop ! | straw1 wounds 2
Shadowbane, two pieces: rerolls a die of a Ranged attack
  shot 1 | hero mana 0 relics 2 | orange H H, orange HHH | stop use-shadowbane-ranger/0 reroll0 ! | straw1 wounds 4
Shadowbane, four pieces: brings an orange die, and Mana for kills
  shot 1 | hero mana 0 relics 4, foe minions 1 wounds 15 | orange HHH HHH, enemy -, orange HHH | stop finish ! | straw1 minions 0 wounds 4, hero mana 1
Shadowbane does nothing for a Melee attack
  shot 1 | hero mana 0 relics 4 wears practice-sword, foe zone 0:0 | yellow H | ! | straw1 wounds 1
`,
);
