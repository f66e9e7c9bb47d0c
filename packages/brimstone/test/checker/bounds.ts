import { content } from '../../src/content/index.ts';
import { classIn } from '../../src/lookup.ts';
import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, plain } from './check.ts';
import { heroNumber, isUp } from './hero-numbers.ts';

/** What no hero can have too much of, looked at between steps, when nothing is in flight. */
export const bounds: Check = plain('bounds', ({ moment, now, report }) => {
  if (moment.kind !== 'step' || now.turn.step === 'setup') return;
  for (const hero of now.heroes) {
    if (hero.dead) continue;
    for (const [rule, text] of [...body(now, hero), ...belongings(now, hero)]) {
      report(rule, `hero ${hero.index}: ${text}`);
    }
  }
});

type Wrong = readonly [rule: string, text: string];

function body(now: AdventureState, hero: Hero): Wrong[] {
  const health = heroNumber(now, hero, 'maxHealth') ?? Number.POSITIVE_INFINITY;
  const sanity = heroNumber(now, hero, 'maxSanity') ?? Number.POSITIVE_INFINITY;
  const grit = heroNumber(now, hero, 'maxGrit') ?? Number.POSITIVE_INFINITY;
  const resistance = heroNumber(now, hero, 'corruptionResistance') ?? Number.POSITIVE_INFINITY;
  const mutates = !(now.mission.basic && now.options.edition === 'first');
  const wrong: Wrong[] = [];
  const must = (isTrue: boolean, rule: string, text: string) => {
    if (!isTrue) wrong.push([rule, text]);
  };
  must(hero.wounds <= health, 'B-KO-03', `${hero.wounds} Wounds with Health ${health}`);
  must(hero.sanityDamage <= sanity, 'B-KO-03', `${hero.sanityDamage} damage, Sanity ${sanity}`);
  must(hero.grit <= grit, 'B-GRIT-13', `${hero.grit} Grit of ${grit}`);
  must(
    !mutates || hero.corruption < resistance,
    'B-CORR-03',
    `${hero.corruption} Corruption with Resistance ${resistance}`,
  );
  if (isUp(hero)) {
    must(hero.wounds < health, 'B-KO-01', `up with ${hero.wounds} Wounds of ${health}`);
    must(hero.sanityDamage < sanity, 'B-KO-02', `up with ${hero.sanityDamage} of ${sanity} Sanity`);
  } else {
    must(hero.poison + hero.voidVenom === 0, 'B-STATUS-01', 'KO’d with status markers');
    must(hero.activation === null, 'B-KO-04', 'KO’d and activating');
  }
  return wrong;
}

function belongings(now: AdventureState, hero: Hero): Wrong[] {
  const wrong: Wrong[] = [];
  const bag = heroNumber(now, hero, 'sideBag') ?? 5;
  if (hero.bag.length > bag) wrong.push(['B-BAG-01', `${hero.bag.length} tokens, room for ${bag}`]);
  const cards = hero.items.flatMap(({ card, equipped, upgrades, holds }) => {
    const found = content.items[card];
    return found ? [{ ...found, equipped, attached: upgrades, tokens: holds }] : [];
  });
  const hands = heroNumber(now, hero, 'handSlots') ?? 2;
  const held = cards.reduce((sum, card) => sum + (card.equipped ? card.hands : 0), 0);
  if (held > hands) wrong.push(['B-ITEM-02', `${held} hands in use of ${hands}`]);
  const worn = cards.flatMap((card) => (card.equipped ? card.slots : []));
  if (new Set(worn).size < worn.length) wrong.push(['B-ITEM-11', `wears ${worn.join(', ')}`]);
  const weight = cards.reduce((sum, card) => sum + card.weight, 0);
  const strength = heroNumber(now, hero, 'strength') ?? 6;
  const carries = (heroNumber(now, hero, 'carry') ?? 5) + strength;
  // A loss of Strength is noticed in the next window: between two turns it has been.
  if (weight > carries && now.turn.step === 'darkness')
    wrong.push(['B-ITEM-09', `carries ${weight} of ${carries}`]);
  for (const card of cards) {
    const taken = card.attached.reduce(
      (sum, id) => sum + (content.items[id]?.upgrade?.takes ?? 0),
      0,
    );
    if (taken > card.upgradeSlots) wrong.push(['B-ITEM-22', `${card.id}: ${taken} slots taken`]);
    if (card.tokens.length > (card.holds?.most ?? 0))
      wrong.push(['B-BAG-01', `${card.id} is too full`]);
    const mayUse =
      card.only.length === 0 || card.only.some((word) => keywords(hero).includes(word));
    if (card.equipped && !mayUse) wrong.push(['B-ITEM-10', `uses ${card.id}`]);
  }
  return wrong;
}

function keywords(hero: Hero): readonly string[] {
  return classIn(content, hero.class).keywords;
}
