import { listed } from '../../text/index.ts';
import { dollars } from '../dollars.ts';
import { nameOf, printedOn } from '../game-words.ts';
import type { HeroSum, LevelSum } from './sums.ts';
import { stayText } from './texts.ts';

/** What a hero did and met with, in a few lines: what lasts first, small change last. */
export function linesOf(
  sum: HeroSum,
  self: number,
  whoIs: (hero: number) => string,
): readonly string[] {
  const lines = [
    ...sum.levels.map(levelLine),
    ...fateOf(sum, self, whoIs),
    ...bodyOf(sum),
    ...dealsOf(sum),
    ...findsOf(sum),
  ];
  return lines.length > 0 ? lines : [stayText('sum-nothing')];
}

function levelLine({ level, bonus, learned }: LevelSum): string {
  const params = { level, bonus: bonus ? printedOn(bonus).text : '' };
  if (learned.length === 0) return stayText('sum-level', params);
  return stayText('sum-learned', { ...params, learned: counted(learned) });
}

function fateOf(sum: HeroSum, self: number, whoIs: (hero: number) => string): string[] {
  const lines: string[] = [];
  if (sum.died) lines.push(stayText('sum-died'));
  const paidAlone = sum.gifts.some(({ to, amount }) => to === self && amount === sum.raisedFor);
  if (sum.raisedFor !== null)
    lines.push(
      stayText(paidAlone ? 'sum-raised-self' : 'sum-raised', { price: dollars(sum.raisedFor) }),
    );
  for (const { to, amount } of sum.gifts) {
    const params = { amount: dollars(amount), hero: whoIs(to) };
    if (to !== self) lines.push(stayText('sum-gave', params));
    else if (!paidAlone) lines.push(stayText('sum-gave-self', params));
  }
  return lines;
}

function bodyOf({ suffered, corruption, cured, uncured, cleansed, spent }: HeroSum): string[] {
  const lines: string[] = [];
  const harm = [...names(suffered), ...some('some-corruption', corruption)];
  if (harm.length > 0) lines.push(stayText('sum-suffered', { things: listed(harm) }));
  const treatment: string[] = [];
  if (spent.treatment > 0)
    treatment.push(stayText('sum-treated', { price: dollars(spent.treatment) }));
  if (cured.length > 0) treatment.push(stayText('sum-cured', { cards: counted(cured) }));
  const inVain = uncured.filter((card) => !cured.includes(card));
  if (inVain.length > 0) treatment.push(stayText('sum-uncured', { cards: counted(inVain) }));
  if (cleansed > 0) treatment.push(stayText('sum-cleansed', { points: cleansed }));
  if (treatment.length > 0) lines.push(treatment.join(' '));
  return lines;
}

function dealsOf(sum: HeroSum): string[] {
  const { spent, sales, sold, stonesSold, bought, forged, stonesForged, favours, won, beds } = sum;
  const lines: string[] = [];
  const goods = [...names(sold), ...some('some-stones', stonesSold)];
  if (goods.length > 0)
    lines.push(stayText('sum-sold', { things: listed(goods), price: dollars(sales) }));
  if (bought.length > 0)
    lines.push(stayText('sum-bought', { cards: counted(bought), price: dollars(spent.goods) }));
  if (forged.length > 0) {
    const price = dollars(spent.forging);
    lines.push(stayText('sum-forged', { cards: counted(forged), price, stones: stonesForged }));
  }
  if (spent.stakes > 0)
    lines.push(stayText('sum-gambled', { stakes: dollars(spent.stakes), won: dollars(won) }));
  const small: string[] = [];
  if (favours.length > 0)
    small.push(stayText('sum-favours', { price: dollars(spent.favours), cards: counted(favours) }));
  if (beds > 0) small.push(stayText('sum-beds', { price: dollars(beds) }));
  if (small.length > 0) lines.push(small.join(' '));
  return lines;
}

function findsOf(sum: HeroSum): string[] {
  const lines: string[] = [];
  const gained = [
    ...money(sum.goldGained),
    ...some('some-stones', sum.stonesGained),
    ...some('some-xp', sum.xp),
    ...names(sum.gained),
  ];
  if (gained.length > 0) lines.push(stayText('sum-gained', { things: listed(gained) }));
  const lost = [...money(sum.goldLost), ...some('some-stones', sum.stonesLost), ...names(sum.lost)];
  if (lost.length > 0) lines.push(stayText('sum-lost', { things: listed(lost) }));
  if (sum.used.length > 0) lines.push(stayText('sum-used', { cards: counted(sum.used) }));
  return lines;
}

function money(amount: number): string[] {
  return amount > 0 ? [dollars(amount)] : [];
}

function some(what: 'some-stones' | 'some-xp' | 'some-corruption', count: number): string[] {
  return count > 0 ? [stayText(what, { count })] : [];
}

function counted(cards: readonly string[]): string {
  return listed(names(cards));
}

/** Each once, with how many there are: 'Whiskey ×2'. */
function names(cards: readonly string[]): string[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((each) => each === card).length;
    return count > 1 ? `${nameOf(card)} ×${count}` : nameOf(card);
  });
}
