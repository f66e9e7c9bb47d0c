import { confirm, type Rule } from '@crawlspace/kernel';
import { promptOn } from '../../asks.ts';
import type { DoorCard, Special } from '../../content-types.ts';
import { type Descent, heroesIn, isUp } from '../../descent.ts';
import type { Happening } from '../../happenings.ts';
import type { CardId } from '../../ids.ts';
import { chooseZoneInside } from '../../language/happen/doors.ts';
import { heroOf, type Occasion } from '../../occasion.ts';

const door = (id: CardId, copies: number, ...does: readonly Happening[]): DoorCard => ({
  id,
  copies,
  does,
});

/** Something waits behind them; some of it is worth the trouble. */
const perils = [
  door('door-treasure-trap-room', 3, { do: 'wounds', n: 2, on: 'hero' }, { do: 'loot', n: 1 }),
  door('door-ambush', 2, { do: 'mobs', n: 1 }, { do: 'loot', n: 1 }),
  door('door-waiting-horror', 2, { do: 'monster' }, { do: 'loot', n: 2 }),
  door('door-flame-jet', 2, { do: 'fire', n: 1, on: 'heroes-here' }),
  door('door-alarm', 2, { do: 'alarm', n: 2 }),
  door('door-spiked-floor', 1, { do: 'lay-inside', token: 'spike-trap', treasure: 1 }),
];

/** Luck waits behind them, or nobody. */
const gifts = [
  door('door-quiet-vault', 2, { do: 'loot', n: 1 }),
  door('door-empty-guardroom', 2, { do: 'no-mobs' }),
  door('door-shrine-of-light', 1, { do: 'heal', n: 2, on: 'heroes-here' }),
  door('door-mana-well', 2, { do: 'mana', n: 2, on: 'heroes-here' }),
  door('door-forgotten-chest', 1, { do: 'lay-inside', token: 'chest' }),
  door('door-dust-and-silence', 1),
];

/** They ask something of the hero who opens them. */
const bargains = [
  door('door-blood-altar', 2, { do: 'sacrifice', most: 2, each: { do: 'loot', n: 1 } }),
  door('door-frozen-seal', 1, {
    do: 'choose',
    options: [
      { id: 'wait', does: [{ do: 'frost', n: 1, on: 'hero' }] },
      { id: 'break', does: [{ do: 'wounds', n: 2, on: 'hero' }] },
    ],
  }),
  door('door-foul-air', 2, {
    do: 'choose',
    options: [
      { id: 'share', does: [{ do: 'wounds', n: 1, on: 'heroes-here' }] },
      { id: 'hold', withOthers: true, does: [{ do: 'wounds', n: 2, on: 'hero' }] },
    ],
  }),
  door('door-whispering-idol', 1, {
    do: 'choose',
    options: [
      { id: 'listen', does: [{ do: 'xp', n: 3, on: 'hero' }] },
      { id: 'pray', does: [{ do: 'heal', n: 2, on: 'heroes-here' }] },
    ],
  }),
  door('door-dying-scout', 1, {
    do: 'choose',
    options: [
      { id: 'pack', does: [{ do: 'item', rarity: 'common', n: 1 }] },
      { id: 'warning', does: [{ do: 'no-mobs' }] },
    ],
  }),
  door('door-cursed-hoard', 1, {
    do: 'choose',
    options: [
      { id: 'take', does: [{ do: 'loot', n: 3 }, { do: 'monster' }] },
      { id: 'leave', does: [] },
    ],
  }),
  door('door-grasping-dark', 1, { do: 'special', id: 'grasping-dark' }),
];

/** The thirty Door cards. */
export const doors: Readonly<Record<CardId, DoorCard>> = Object.fromEntries(
  [...perils, ...gifts, ...bargains].map((card) => [card.id, card]),
);

export const doorSpecials: Readonly<Record<string, Special>> = {
  'grasping-dark': {
    why: 'each hero at the door is asked in turn whether to follow the one it has taken',
    happens: intoTheDark,
  },
};

/** The opener is dragged in; whoever stands at the door may come after. */
function* intoTheDark(g: Descent, at: Occasion): Rule {
  const hero = heroOf(at);
  if (!hero) return;
  const others = heroesIn(g, hero.zone).filter((each) => each !== hero);
  const zone = yield* chooseZoneInside(g, at);
  yield* g.do.placeHero(g, hero, zone);
  for (const each of others) {
    if (!isUp(each)) continue;
    const prompt = promptOn('follow', at.card);
    if (yield* confirm({ seat: each.index, prompt })) yield* g.do.placeHero(g, each, zone);
  }
}
