import { choose, confirm, type OptionDetails, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongHeroes } from '../../asking.ts';
import { promptOfCard, promptOn } from '../../asks.ts';
import { diceOf, sum } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import type { Effect, Flow, Price } from '../effects.ts';
import { addResult, type Does, type Frame, ownerOf, withTarget, withYou, youOf } from '../frame.ts';
import type { Amount } from '../values.ts';
import { canPay, ifYes, nameAHero, payFor, whoWants } from './asking.ts';
import { compileFoes } from './foes.ts';
import { compileTally } from './notes.ts';
import { chooseOne } from './on-enemies.ts';
import type { CompileAll } from './on-heroes.ts';
import { compileOutlook, type Outlook } from './outlook.ts';
import { compileTest } from './tests.ts';
import { compileWhen, compileWho } from './values.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;
type FlowWord = Exclude<Flow['do'], 'special'>;

/** What every word means that leads from one thing to another. */
export const FLOW: {
  readonly [Word in FlowWord]: (effect: Of<Word>, compile: CompileAll) => Does;
} = {
  test: compileTest,
  roll: compileRoll,
  choose: compileChoice,
  may: compileMay,
  whoever: compileWhoever,
  tally: compileTally,
  if: ({ when, then, else: otherwise = [] }, compile) => {
    const [holds, yes, no] = [compileWhen(when), compile(then), compile(otherwise)];
    return (at) => (holds(at) ? yes(at) : no(at));
  },
  for: ({ who, each }, compile) => {
    const [finds, does] = [compileWho(who), compile(each)];
    const counts = (hero: Hero) => isUp(hero) || who === 'the-living';
    return function* (at) {
      for (const hero of finds(at)) {
        at.g.spend();
        const rest = counts(hero) ? does(withYou(at, hero)) : undefined;
        if (rest) yield* rest;
      }
    };
  },
  'for-foes': ({ foes, each }, compile) => {
    const [finds, does] = [compileFoes(foes), compile(each)];
    return function* (at) {
      for (const enemy of [...finds(at)]) {
        if (!at.g.state.enemies.includes(enemy)) continue;
        at.g.spend();
        const rest = does(withTarget(at, enemy));
        if (rest) yield* rest;
      }
    };
  },
  name: (effect, compile) => {
    const { of, by, then, else: otherwise = [] } = effect;
    const [finds, yes, no] = [compileWho(of), compile(then), compile(otherwise)];
    const outlook = compileOutlook(then);
    return function* (at) {
      const among = finds(at);
      const hero = yield* by
        ? nameByOwner(at, among, outlook)
        : nameAHero(at, among, effect, outlook);
      const rest = hero ? yes(withYou(at, hero)) : no(at);
      if (rest) yield* rest;
    };
  },
  'choose-enemy': ({ of, then }, compile) => {
    const [finds, does] = [compileFoes(of), compile(then)];
    return function* (at) {
      const [target] = yield* chooseOne(at, finds(at));
      const rest = target ? does(withTarget(at, target)) : undefined;
      if (rest) yield* rest;
    };
  },
};

function* nameByOwner(at: Frame, among: readonly Hero[], outlook: Outlook): Rule<Hero | null> {
  if (among.length === 0) return null;
  return yield* pick({
    seat: ownerOf(at).index,
    prompt: promptOn('card-hero', at.card),
    ...amongHeroes(among),
    describe: (hero) => outlook(at, hero),
  });
}

/** A die of the hero, or several: the first row is what happens below all numbers. */
function compileRoll(effect: Of<'roll'>, compile: CompileAll): Does {
  const { what, from, dice = 'D6' } = effect;
  const rows = effect.rows.map(compile);
  if (effect.by === 'card') {
    return (at) => {
      const { g, card } = at;
      const rolled = rollOfCard(g, what, dice);
      g.emit({ t: 'rolled', card, purpose: what, dice: rolled });
      return rows[from.filter((number) => sum(rolled) >= number).length]?.(at);
    };
  }
  const count = dice === '2D6' ? 2 : 1;
  const [need = 1] = from;
  return function* (at) {
    const hero = youOf(at);
    const asked = { count, ...(dice === 'D3' || dice === 'D8' ? { die: dice } : {}), need };
    const total = sum(yield* at.g.do.heroRoll(at.g, hero, what, asked));
    const rest = rows[from.filter((number) => total >= number).length]?.(at);
    if (rest) yield* rest;
  };
}

function rollOfCard(g: Adventure, what: string, amount: Amount): readonly number[] {
  if (typeof amount === 'number') return [amount];
  const { die, count } = diceOf(amount);
  return g.rollMany(what, die, count);
}

/** The hero chooses; what each means is said by a text made from it. */
function compileChoice({ of }: Of<'choose'>, compile: CompileAll): Does {
  const ways = new Map(of.map((way) => [way.id, compile(way.do)]));
  const outlooks = new Map(of.map((way) => [way.id, compileOutlook(way.do)]));
  return function* (at) {
    const hero = youOf(at);
    const chosen = yield* choose({
      seat: hero.index,
      prompt: promptOfCard(at.card),
      options: [...ways.keys()],
      describe: (id) => ({
        text: { key: `${at.card}.option.${id}` },
        ...outlooks.get(id)?.(at, hero),
      }),
    });
    const rest = ways.get(chosen)?.(at);
    if (rest) yield* rest;
  };
}

function compileMay(effect: Of<'may'>, compile: CompileAll): Does {
  const { by, pay = {} } = effect;
  const [yes, no] = [compile(effect.then), compile(effect.else ?? [])];
  const outlook = compileOutlook(effect.then);
  if (by === 'party') {
    return function* (at) {
      const describe = ifYes(() => (at.you ? outlook(at, at.you) : {}));
      const wants = yield* confirm({ seat: PARTY, prompt: promptOfCard(at.card), describe });
      const rest = wants ? yes(at) : no(at);
      if (rest) yield* rest;
    };
  }
  return function* (at) {
    const hero = youOf(at);
    const wants = canPay(hero, pay) && (yield* wantsTo(at, hero, pay, outlook));
    if (wants) payFor(at, hero, pay);
    const rest = wants ? yes(at) : no(at);
    if (rest) yield* rest;
  };
}

function wantsTo(
  at: Frame,
  hero: Hero,
  { gold: price = 0 }: Price,
  outlook: Outlook,
): Rule<boolean> {
  const chances = () => outlook(at, hero);
  const seat = hero.index;
  if (price > 0) return wantsToPay(at, seat, price, chances);
  return confirm({ seat, prompt: promptOfCard(at.card), describe: ifYes(chances) });
}

function* wantsToPay(
  { card }: Frame,
  seat: number,
  price: number,
  chances: () => OptionDetails,
): Rule<boolean> {
  const chosen = yield* choose({
    seat,
    prompt: promptOn('pay-for-row', card, { price }, { price }),
    options: ['pay', 'do-not-pay'],
    describe: (id) => (id === 'pay' ? { cost: { gold: price }, ...chances() } : {}),
  });
  return chosen === 'pay';
}

/** Nobody is asked: who can pay does. */
export function paysIfAble(at: Frame, price: Price): boolean {
  const isAble = canPay(youOf(at), price);
  if (isAble) payFor(at, youOf(at), price);
  return isAble;
}

/** Each decides alone, before the first die; then it happens to those who want to. */
function compileWhoever(effect: Of<'whoever'>, compile: CompileAll): Does {
  const { pay = {}, as } = effect;
  const [finds, does] = [compileWho(effect.of), compile(effect.each)];
  const outlook = compileOutlook(effect.each);
  return function* (at) {
    const able = finds(at).filter((hero) => canPay(hero, pay));
    const yes = yield* whoWants(at, able, (hero) => outlook(at, hero));
    if (as !== undefined) addResult(at, as, { yes, no: [], successes: 0 });
    for (const hero of yes) {
      payFor(at, hero, pay);
      const rest = does(withYou(at, hero));
      if (rest) yield* rest;
    }
  };
}
