import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { type Descent, isUp } from '../../descent.ts';
import type { OfAQuest as OfAQuestTold } from '../../events.ts';
import type { Happening, OfAQuest } from '../../happenings.ts';
import type { HeroIndex, ZoneId } from '../../ids.ts';
import { heroOf, type Occasion, type Ways } from '../../occasion.ts';
import { placeBoss } from '../../rules/enemies/boss-fight.ts';
import { leaveZone } from '../../rules/exploration/move.ts';
import { layToken, removeToken } from '../../rules/exploration/tokens.ts';
import type { Enemy, Hero } from '../../state.ts';
import { allMet, worth } from './conditions.ts';
import { counter, holders, setCounter, tokenAt, tokensOf } from './values.ts';

/** What quests do. */
export const questWays: Ways<OfAQuest | Extract<Happening, { do: 'special' }>> = {
  *remove(g, at, { token }) {
    const found = at.hero && tokenAt(g, at.hero.zone, token);
    if (found) removeToken(g, found);
  },
  *add(g, at, { token, n }) {
    const found = at.hero && tokenAt(g, at.hero.zone, token);
    if (found) found.count = (found.count ?? 0) + n;
  },
  *show(g, at, { token, n }) {
    const [only] = tokensOf(g, token);
    if (only) only.count = worth(g, n, at);
  },
  *take(g, { hero }, { thing }) {
    if (hero) hold(g, thing, [...holders(g, thing), hero.index]);
  },
  *give(g, { hero }, { thing }) {
    const left = [...holders(g, thing)];
    if (hero) left.splice(left.indexOf(hero.index), 1);
    hold(g, thing, left);
  },
  *count(g, at, { counter: name, n }) {
    setCounter(g, name, counter(g, name) + worth(g, n, at));
  },
  *reset(g, _at, { counter: name }) {
    setCounter(g, name, 0);
  },
  *lay(g, _at, { token, on, n, perHero }) {
    for (const [i, [x, y]] of on.entries()) {
      const zone = g.map.zoneAt(x, y);
      if (zone) layToken(g, token, zone.id, perHero && i >= g.state.scale ? 0 : n);
    }
  },
  *'place-boss'(g, _at, { boss }) {
    placeBoss(g, boss);
  },
  *drop(g, at, { token, n, at: mark }) {
    const enemy = marked(g, mark);
    for (let left = worth(g, n, at); enemy && left > 0; left--) layToken(g, token, enemy.zone);
  },
  *tell(g, at, { purpose, amount, where, who, rule }) {
    const hero = who === 'nobody' ? null : heroOf(at);
    const zone = where === 'hero' ? hero?.zone : where && marked(g, where.mark)?.zone;
    const told = {
      purpose,
      ...(hero ? { hero: hero.index } : {}),
      ...(zone === undefined ? {} : { zone }),
      ...(who === 'killed' && at.killed ? { card: at.killed.enemy.card } : {}),
      ...(amount === undefined ? {} : { amount: worth(g, amount, at) }),
      ...(rule ? { rule } : {}),
    };
    // What each purpose tells is typed in events.ts; that a card tells just that is for its scenes to show.
    g.emit({ t: 'quest', ...(told as OfAQuestTold) });
  },
  *'open-marked'(g, at) {
    for (const { id, marked: white } of g.map.doors) {
      if (white) yield* g.do.openDoor(g, id, at.hero);
    }
  },
  *spawn(g, at, { mark, tier, at: where }) {
    for (const zone of placesFor(g, at, where)) {
      yield* g.do.spawnRoaming(g, zone, tier ? { mark, tier } : { mark });
    }
  },
  *leave(g, { hero }) {
    if (hero) yield* leaveDungeon(g, hero);
  },
  *fade(g, _at, { token, told, lost }) {
    for (const each of tokensOf(g, token)) {
      if (!each.count) return yield* g.do.lose(g, lost);
      each.count--;
      g.emit({ t: 'quest', purpose: told, zone: each.zone, amount: each.count });
    }
  },
  *if(g, at, { so, then }) {
    if (allMet(g, at, so)) yield* g.do.happen(g, at, then);
  },
  *win(g) {
    yield* g.do.win(g, g.quest.id);
  },
  *special(g, at, { id }) {
    yield* g.content.specials[id]?.happens?.(g, at) ?? NOTHING_HAPPENS;
  },
};

function hold(g: Descent, thing: string, heroes: HeroIndex[]): void {
  g.state.quest.held[thing] = heroes;
}

function marked(g: Descent, mark: string): Enemy | undefined {
  return g.state.enemies.find((enemy) => enemy.mark === mark);
}

/** Where monsters of the quest appear; tokens that stand for them go, one by one. */
function* placesFor(
  g: Descent,
  { chamber }: Occasion,
  where: Extract<OfAQuest, { do: 'spawn' }>['at'],
): Generator<ZoneId> {
  if (!('token' in where)) {
    const zone = g.map.zoneAt(...where);
    if (zone) yield zone.id;
    return;
  }
  for (const token of tokensOf(g, where.token)) {
    if (g.map.zones[token.zone]?.chamber !== chamber) continue;
    removeToken(g, token);
    yield token.zone;
  }
}

/** A hero walks out, past whoever strikes at them; with the last one the quest is won. */
function* leaveDungeon(g: Descent, hero: Hero): Rule {
  yield* leaveZone(g, hero);
  if (!isUp(hero)) return;
  hero.gone = true;
  takeAlong(g, hero);
  g.emit({ t: 'left', hero: hero.index, zone: hero.zone });
  if (g.state.heroes.every(({ gone }) => gone)) yield* g.do.win(g, g.quest.id);
}

/** Spirits and what lies on the ground go with who made them. */
function takeAlong(g: Descent, hero: Hero): void {
  g.state.allies = g.state.allies.filter(({ owner }) => owner !== hero.index);
  g.content.classes[hero.class].clearGround?.(g, hero, () => false);
}
