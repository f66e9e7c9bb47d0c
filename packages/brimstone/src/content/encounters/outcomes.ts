import { pick, type Rule } from '@crawlspace/kernel';
import { amongTokens } from '../../asking.ts';
import { rollAmount } from '../../dice.ts';
import { tokenKinds } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { Amount, PendingAttack } from '../types.ts';
import type { Scene, Told } from './make.ts';

/** Hits, each of so much damage. Returns the Wounds taken. */
export function* hit(at: Told, hero: Hero, hits: number, damage = 1): Rule<number> {
  return yield* at.g.do.hitHero(at.g, hero, { hits, damage, cause: at.cause });
}

export function* hitEach(at: Told, heroes: readonly Hero[], hits: number, damage = 1): Rule {
  for (const hero of heroes) yield* hit(at, hero, hits, damage);
}

/** Horror Hits, each of so much Sanity Damage. */
export function* frighten(at: Told, hero: Hero, horror: Amount, sanity = 1): Rule {
  const hits = rollAmount(at.g, 'hits', horror);
  yield* at.g.do.horrorHit(at.g, hero, { hits, damage: sanity, cause: at.cause });
}

/** Wounds, ignoring Defense. */
export function* wound(at: Told, hero: Hero, wounds: Amount): Rule {
  yield* at.g.do.woundHero(at.g, hero, rollAmount(at.g, 'wounds', wounds), at.cause);
}

export function* corrupt(at: Told, hero: Hero, hits: number): Rule {
  yield* at.g.do.corruptionHit(at.g, hero, hits, at.cause);
}

export function poison(at: Told, hero: Hero): Rule {
  return at.g.do.poison(at.g, hero);
}

export function earn(at: Told, hero: Hero, xp: number): undefined {
  at.g.do.gainXp(at.g, hero, xp);
}

/** Dice of gold, each pip worth so many dollars. */
export function* findGold(at: Told, hero: Hero, dice: Amount, each: number): Rule {
  yield* at.g.do.gainGold(at.g, hero, (yield* at.g.do.heroAmount(at.g, hero, 'gold', dice)) * each);
}

export function* scavenge(at: Told, hero: Hero, cards: number): Rule {
  for (let card = 0; card < cards; card++) yield* at.g.do.drawScavenge(at.g, hero);
}

/** One die of Wounds and Sanity Damage in any mix, rolled by the hero. */
export function* mend(at: Told, hero: Hero, die: 'D3' | 'D6'): Rule {
  const hurt = hero.wounds + hero.sanityDamage;
  yield* at.g.do.healMix(at.g, hero, yield* at.g.do.heroAmount(at.g, hero, 'heal', die, hurt));
}

/** A token of the owner's choice is gone. False when there is none. */
export function* giveUpToken(at: Told, hero: Hero): Rule<boolean> {
  const kinds = tokenKinds(hero);
  if (kinds.length === 0) return false;
  const token = yield* pick({
    seat: hero.index,
    prompt: { key: `prompt.${at.card}` },
    ...amongTokens(hero, kinds),
    describe: (kind) => ({ text: { key: `${kind}.name` } }),
  });
  at.g.do.loseToken(at.g, hero, token);
  return true;
}

/** A token picked at random is gone. False when there is none. */
export function loseRandomToken(at: Told, hero: Hero): boolean {
  const tokens = [...hero.bag, ...hero.items.flatMap(({ holds }) => holds)];
  if (tokens.length === 0) return false;
  at.g.do.loseToken(at.g, hero, at.g.pick('side-bag-token', tokens));
  return true;
}

/** These enemies, or a Threat card of the party, ambush when all encounters are done. */
export function bringAmbush(at: Scene, groups: PendingAttack['groups']): undefined {
  at.attacks.push({ groups, ambush: true });
}
