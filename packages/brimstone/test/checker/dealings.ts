import type { AdventureState, Hero } from '../../src/state.ts';
import { asked, type Check, plain, type Seen, told } from './check.ts';
import { groundOf } from './ground.ts';
import { hasAbilityThat, isUp } from './hero-numbers.ts';

/** Things and help change hands only within reach: adjacent, or without enemies on one tile. */
export const dealings: Check = plain('dealings', (seen) => {
  const { moment, now, report } = seen;
  checkOffers(seen);
  const traded = told(moment, 'traded');
  if (traded && !isInReach(now, traded.by, traded.hero)) {
    report('B-TRADE-02', `hero ${traded.by} hands ${traded.card} to hero ${traded.hero}`);
  }
  const given = told(moment, 'lantern-given');
  if (given?.by !== undefined && !isInReach(now, given.by, given.hero)) {
    report('B-TRADE-01', `hero ${given.by} hands the lantern to hero ${given.hero}`);
  }
  const taken = told(moment, 'lantern-taken');
  if (taken) {
    const [bearer, hero] = [now.heroes[taken.by], now.heroes[taken.hero]] as [Hero, Hero];
    const isNear =
      bearer.space === hero.space || groundOf(now).isAdjacent(bearer.space, hero.space);
    if (!isNear) report('B-LIGHT-08', `hero ${hero.index} takes the lantern from afar`);
    if (isUp(bearer)) report('B-LIGHT-08', `hero ${hero.index} takes the lantern of one who is up`);
  }
});

/**
 * Dealings are on offer with heroes in reach and with nobody else. What each would take is known of
 * the Old Lantern alone: there is always room for it.
 */
function checkOffers({ moment, now, report }: Seen): void {
  const question = asked(moment, 'prompt.manage-items');
  if (!question) return;
  const { seat, offers } = question;
  const hero = now.heroes[seat] as Hero;
  for (const other of now.heroes) {
    if (other === hero) continue;
    const rule = now.enemies.length > 0 ? 'B-TRADE-02' : 'B-TRADE-03';
    const has = (kind: 'give' | 'ask') =>
      offers.some((offer) => offer?.kind === kind && offer.hero === other.index);
    const inReach = isUp(other) && isInReach(now, hero.index, other.index);
    if (!inReach && (has('give') || has('ask'))) {
      report(rule, `hero ${seat} can deal with hero ${other.index} from afar`);
    }
    const isOwn = now.lantern === seat;
    if (!inReach || !(isOwn || now.lantern === other.index)) continue;
    const isKept = hasAbilityThat(
      now,
      isOwn ? hero : other,
      ({ keeps }) => !!keeps?.includes('items'),
    );
    if (!isKept && !has(isOwn ? 'give' : 'ask')) {
      report(rule, `the lantern cannot go between heroes ${seat} and ${other.index}`);
    }
  }
}

function isInReach(now: AdventureState, one: number, other: number): boolean {
  const [a, b] = [now.heroes[one], now.heroes[other]] as [Hero, Hero];
  const ground = groundOf(now);
  // Fight or not: who stands right beyond a Gate is on another tile, and adjacent.
  if (ground.isAdjacent(a.space, b.space) || a.space === b.space) return true;
  if (now.enemies.length > 0) return false;
  return ground.tilesAt(a.space).some((tile) => ground.tilesAt(b.space).includes(tile));
}
