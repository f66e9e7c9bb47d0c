import { choose, PARTY, pick, type Rule, type TextRef } from '@crawlspace/kernel';
import { promptOn } from '../../asks.ts';
import { zonesOfChamber } from '../../board/queries.ts';
import type { Opening } from '../../content-types.ts';
import { type Descent, heroesIn } from '../../descent.ts';
import type { BehindADoor } from '../../happenings.ts';
import type { CardId, ZoneId } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import { heroOf, type Occasion, type Ways } from '../../occasion.ts';
import { layToken } from '../../rules/exploration/tokens.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Hero } from '../../state.ts';

/** What waits behind doors. Nobody there, nothing asked. */
export const doorWays: Ways<BehindADoor> = {
  *loot(_g, at, { n }) {
    openingOf(at).extraLoot += n;
  },
  *mobs(_g, at, { n }) {
    openingOf(at).extraMobs += n;
  },
  *'no-mobs'(_g, at) {
    openingOf(at).noMobs = true;
  },
  *monster(g, at) {
    yield* g.do.spawnRoaming(g, yield* chooseZoneInside(g, at));
  },
  *'lay-inside'(g, at, { token, treasure = 0 }) {
    const zone = yield* chooseZoneInside(g, at);
    layToken(g, token, zone);
    if (treasure > 0) g.do.placeTreasure(g, zone, treasure);
  },
  *alarm(g, _at, { n }) {
    for (const enemy of [...g.state.enemies]) {
      if (enemy.kind !== 'boss') yield* g.do.enemyMoves(g, enemy, n);
    }
  },
  *choose(g, at, { options }) {
    const hero = heroOf(at);
    if (!hero) return;
    const others = heroesIn(g, hero.zone).length > 1;
    const possible = options.filter(({ withOthers }) => !withOthers || others);
    const asked = {
      ...askedBy(hero, at.card),
      options: possible.map((each) => each.id),
      means: (choice: string): HellscapeMeaning => ({ kind: 'bargain', card: at.card, choice }),
      describe: (choice: string) => ({ text: { key: `${at.card}.${choice}` } }),
    };
    const id = possible.length > 1 ? yield* choose(asked) : possible[0]?.id;
    yield* g.do.happen(g, at, options.find((each) => each.id === id)?.does ?? []);
  },
  *sacrifice(g, at, { most, each }) {
    const hero = heroOf(at);
    if (!hero) return;
    const wounds = yield* pick({
      ...askedBy(hero, at.card),
      of: Array.from({ length: Math.min(most, hero.health - 1) + 1 }, (_, n) => n),
      id: (n) => `blood${n}`,
      means: (n): HellscapeMeaning => ({ kind: 'blood', card: at.card, wounds: n }),
      describe: (n) => ({ text: { key: `${at.card}.blood${n}` } }),
    });
    for (let i = 0; i < wounds; i++) yield* g.do.happen(g, at, [each]);
    yield* g.do.woundHero(g, hero, wounds, at.cause);
  },
};

function openingOf({ card, opening }: Occasion): Opening {
  if (!opening) throw new Error(`${card} is about a chamber, and none is opened`);
  return opening;
}

/** The opener chooses a zone of the chamber, or the party when nobody opened. */
export function chooseZoneInside(g: Descent, at: Occasion): Rule<ZoneId> {
  const prompt = promptOn('door-zone', at.card);
  const seat = at.hero?.index ?? PARTY;
  return pickZone({ seat, prompt }, zonesOfChamber(g, openingOf(at).chamber));
}

/** Who is asked by a Door card, and what. */
function askedBy(hero: Hero, card: CardId): { seat: number; prompt: TextRef } {
  const prompt = promptOn('door-card', card);
  return { seat: hero.index, prompt };
}
