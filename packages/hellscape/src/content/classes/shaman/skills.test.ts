import { descent, scene } from '../../../../test/descent.ts';
import { foeAttacks, strikes } from '../../../../test/fights.ts';
import { type Rite, rite } from '../../../../test/shaman.ts';
import { trials } from '../../../../test/trials.ts';

/** A weapon of two yellow dice for straw men. */
function withFlail(content: Parameters<NonNullable<Rite['content']>>[0]) {
  const base = rite({}).content?.(content) ?? content;
  const club = base.mobItems['straw-club'];
  if (!club) throw new Error('no club');
  const flail = { ...club, id: 'straw-flail', attacks: { melee: { yellow: 2 } } };
  return { ...base, mobItems: { ...base.mobItems, [flail.id]: flail } };
}

trials(
  {
    start: (skills, stage) => descent(rite({ skills, ...stage })).pick('hero0'),
    /** The element of the start goes into air, where there is room. */
    turn(skills, stage) {
      const table = descent(rite({ skills, ...stage })).pick('hero0');
      return table.prompt === 'ask.elements' ? table.pick('air') : table;
    },
    other: (skills, stage) => descent(rite({ skills, ...stage })).pick('hero1'),
    attack: (skills, stage) => scene(rite({ skills, ...stage })).runs(strikes),
    defend: (skills, stage) => scene(rite({ skills, ...stage })).runs(foeAttacks),
    flail: (skills, stage) =>
      scene(rite({ skills, ...stage, content: withFlail })).runs(foeAttacks),
  },
  `
Nahias raises an element at the start of each turn
  start | | | | prompt ask.elements, options water fire air earth | earth | shaman elements.earth 1, hero mana 2
Nahias raises elements by 2 when the shadow shows
  attack | hero zone 0:1, straw@0:1 | yellow H, shadow X | fire+earth ! | shaman elements.water 0 elements.fire 1 elements.air 0 elements.earth 1
Storm Lash I: an orange die for 1 Air
  attack storm-lash-1 | shaman elements.air 2, straw@0:0, straw@0:0, straw@0:0, straw@1:0 | yellow H, orange HHH | magic-straw1 use-storm-lash-1/0 ! | foes wounds 4 0 0 0, shaman elements.air 1
Storm Lash II: a hit more, and a Wound for another one there
  attack storm-lash-2 | shaman elements.air 1, straw@0:0, straw@0:0, straw@0:0, straw@1:0 | yellow H, orange H | magic-straw1 use-storm-lash-2/0 | options enemy-straw2 enemy-straw3 | enemy-straw3 ! | foes wounds 3 0 1 0
Storm Lash III: two orange dice, a hit, and 2 Wounds for all others there
  attack storm-lash-3 | shaman elements.air 1, straw@0:0, straw@0:0, straw@0:0, straw@1:0 | yellow H, orange H HH | magic-straw1 use-storm-lash-3/0 ! | foes wounds 5 2 2 0, shaman elements.air 0
Bones of the Hill I: 2 shields for 1 Earth
  defend bones-of-the-hill-1 | shaman elements.earth 1, straw@0:0 minions 1 | yellow HH, enemy W | use-bones-of-the-hill-1/0 ! | hero health 4, shaman elements.earth 0
Bones of the Hill II: a claw is nothing, and 3 shields for 1 Earth
  defend bones-of-the-hill-2 | shaman elements.earth 1, straw@0:0 minions 1 | yellow HH, enemy W | use-bones-of-the-hill-2/0 ! | hero health 5
  defend bones-of-the-hill-2 | straw@0:0 minions 1 | yellow HH, enemy W | finish ! | hero health 3
  flail bones-of-the-hill-2 | shaman elements.earth 1, straw@0:0 item straw-flail | yellow HH HH | use-bones-of-the-hill-2/0 ! | hero health 4
Healing Rain I: each hero here heals 2 for 2 Water, once in a round
  turn healing-rain-1 | shaman elements.water 4, heroes health 1 zone 0:0 | | use-healing-rain-1/0 | heroes health 3 3, shaman elements.water 2, lacks use-healing-rain-1/0
Healing Rain I: heroes elsewhere stay dry
  turn healing-rain-1 | shaman elements.water 2, heroes health 1 zone 0:0, hero1 zone 1:0 | | use-healing-rain-1/0 | heroes health 3 1
Healing Rain II: heals 3 and takes off a token, in the turn of another hero too
  other healing-rain-2 | shaman elements.water 2, heroes health 1 zone 0:0, hero frost 1 | | | prompt ask.anytime | use-healing-rain-2/0 | heroes health 4 4, hero frost 0
Eruption wounds and burns every enemy here and next to here
  turn eruption | shaman elements.fire 3 elements.earth 1, straw@0:0, straw@1:0, straw@2:0, straw@1:1 | | use-eruption/0 | foes wounds 2 2 0 0, foes fire 1 1 0 0
  || shaman elements.fire 1 elements.earth 0, hero turn.actions 2, lacks use-eruption/0
Conflux brings an action and rouses the Spirits for one of each element, once in a round
  turn conflux | shaman elements.water 3 elements.fire 3 elements.air 3 elements.earth 3, frost-spirit@0:0 | | frost-spirit-move done use-conflux/0
  | hero turn.actions 4, shaman elements.water 2 elements.fire 2 elements.air 3 elements.earth 2, frost-spirit activated false, lacks use-conflux/0
  | frost-spirit-move done | hero turn.actions 4
Conflux is there without Spirits too, and lacking one element it is not
  turn conflux | shaman elements.water 1 elements.fire 1 elements.earth 1 | | use-conflux/0 | hero turn.actions 4
  turn conflux | shaman elements.water 1 elements.air 4 elements.earth 1 | | | lacks use-conflux/0
Shadowbane, two pieces: raises an element for a kill
  attack | hero relics 2, straw@0:0 card straw-twigs minions 1 | yellow HH, enemy - | earth ! | straw1 minions 0, shaman elements.earth 1
Shadowbane, four pieces: brings an orange die, and rouses the Spirits once in a round
  turn | hero relics 4, straw@0:0, flame-spirit@1:2 | yellow H, orange HH | | lacks use-shadowbane-shaman-greater/1 | attack | straw1 wounds 3
  | flame-spirit-move done use-shadowbane-shaman-greater/1 flame-spirit-move done | hero turn.actions 2, lacks use-shadowbane-shaman-greater/1
`,
);
