import { d6, type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import { type Things, withLast } from '../asking.ts';
import type { Cleansing, Cure, Exchange, Goods, TownLocation } from '../content/types.ts';
import { rollAmount } from '../dice.ts';
import type { HeroIndex } from '../ids.ts';
import type { Hero } from '../state.ts';
import { type Interlude, memberAt } from './interlude.ts';
import { canPay, type Offer, offersAt } from './offers.ts';
import { resurrect } from './resurrection.ts';

/** A hero at a Location in Town: one service after the other, while there is one that can be paid. */
export function* visit(t: Interlude, place: HeroIndex, location: TownLocation): Rule {
  const hero = memberAt(t, place);
  while (!hero.dead) {
    const offers = offersAt(t, hero, location).filter((offer) => canPay(t, hero, offer));
    if (offers.length === 0) return;
    const offer = yield* pick({
      seat: hero.index,
      prompt: { key: 'prompt.town-service', params: { location: { key: `${location}.name` } } },
      ...withLast(amongOffers(offers), 'leave'),
      describe: (one) => (one ? describe(t, one) : { text: { key: 'option.leave' } }),
    });
    if (!offer) return;
    yield* render(t, hero, offer);
  }
}

/** The price is paid first, whatever comes of it. A resurrection is paid by many and sees to that itself. */
function* render(t: Interlude, hero: Hero, offer: Offer): Rule {
  const { service, price } = offer;
  if (service.kind === 'resurrection') return yield* resurrect(t, offer);
  if (price > 0) pay(t, hero, price, service.id);
  if (service.kind === 'cure') cure(t, hero, service, offer);
  else if (service.kind === 'cleansing') cleanse(t, hero, service);
  else if (service.kind === 'goods') buy(t, hero, service);
  else sellDarkStone(t, hero, service);
}

function pay(t: Interlude, hero: Hero, price: number, card: string): void {
  hero.gold -= price;
  t.emit({ t: 'paid', hero: hero.index, card, amount: price });
}

/** Surgery and exorcism: a D6 decides whether the condition is gone or only the Gold. */
function cure(t: Interlude, hero: Hero, { id, data }: Cure, { condition }: Offer): void {
  if (condition === null) return;
  const die = t.roll(id, d6);
  const told = { hero: hero.index, card: condition, dice: [die], need: data.need };
  const isCured = die >= data.need;
  if (isCured) hero.conditions.splice(hero.conditions.indexOf(condition), 1);
  t.emit({ t: isCured ? 'cured' : 'not-cured', ...told });
}

function cleanse(t: Interlude, hero: Hero, { id, data }: Cleansing): void {
  const points = Math.min(hero.corruption, rollAmount(t, id, data.points));
  hero.corruption -= points;
  t.emit({ t: 'cleansed', hero: hero.index, amount: points, rule: 'B-INJ-08' });
}

function buy(t: Interlude, hero: Hero, { token }: Goods): void {
  hero.bag.push(token);
  t.emit({ t: 'bought', hero: hero.index, card: token });
}

/** Every shard is weighed by itself. */
function sellDarkStone(t: Interlude, hero: Hero, { id, data }: Exchange): void {
  const amount = t.roll(id, d6) * data.each;
  hero.darkStone--;
  hero.gold += amount;
  t.emit({ t: 'dark-stone-sold', hero: hero.index, amount, rule: 'B-TOWN-09' });
}

function amongOffers(of: readonly Offer[]): Things<Offer> {
  return {
    of,
    id: ({ id }) => id,
    means: ({ service, condition, dead }) => ({
      kind: 'service',
      service: service.id,
      condition,
      dead,
    }),
  };
}

function describe(t: Interlude, { service, price, condition, dead }: Offer): OptionDetails {
  const about = aboutWhat(t, condition, dead);
  const card = { key: `${service.id}.name` };
  return {
    text: about
      ? { key: 'option.service-for', params: { card, about } }
      : { key: 'option.service', params: { card } },
    cost: { gold: price },
    ...(service.kind === 'cure' ? { odds: chanceOf(service) } : {}),
  };
}

function chanceOf({ data }: Cure): number {
  return d6.faces.filter((face) => face >= data.need).length / d6.faces.length;
}

function aboutWhat(t: Interlude, condition: string | null, dead: HeroIndex | null) {
  if (dead !== null) return memberAt(t, dead).name;
  return condition === null ? null : { key: `${condition}.name` };
}
