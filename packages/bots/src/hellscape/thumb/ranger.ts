import { type Ability, BULLSEYE, type Content, meaningOf } from '@crawlspace/hellscape';
import { contentOf, onceFor } from '@crawlspace/kernel';
import { type Asked, findOption, type Habit } from './asked.ts';
import type { Hero } from './ground.ts';
import { amount, printedOn, type Seen } from './printed.ts';

/** What an Arrow card does for the shot, good or bad. */
function worthOfBar({ effects }: Ability): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.do === 'hits' || effect.do === 'less-shields') worth += amount(effect.n);
    else if (effect.do === 'shields') worth -= amount(effect.n);
    else if (effect.do === 'reroll') worth += 0.5 * effect.n;
    else if (effect.do === 'ignore') worth += effect.what === 'claws' ? 0.6 : 0.3;
    else if (effect.do === 'mana') worth += 0.4 * amount(effect.n);
    else if (effect.do === 'lose-mana') worth -= 0.4;
    else if (effect.do === 'wounds' || effect.do === 'fire')
      worth += effect.on === 'self' ? -1.4 : 1;
    else if (effect.do === 'frost') worth += 1.5;
    else if (effect.do === 'dice') {
      worth += amount(effect.yellow ?? 0) + amount(effect.orange ?? 0) * 1.5;
      worth -= amount(effect.blue ?? 0) * 0.8 + amount(effect.enemy ?? 0) * 0.6;
    }
  }
  return worth;
}

interface Bars {
  readonly arrows: number;
  readonly quick: number;
  readonly bullseye: number;
  readonly overload: number;
}

const barsIn = onceFor(
  ({ arrows: cards }: Content): Readonly<Record<string, Bars>> =>
    Object.fromEntries(
      Object.values(cards).map((card) => [
        card.id,
        {
          arrows: card.arrows,
          quick: worthOfBar(card.quickShot),
          bullseye: worthOfBar(card.bullseye),
          overload: worthOfBar(card.overload),
        },
      ]),
    ),
);

/** The Arrow cards of a table. */
function barsOf(seen: Seen): Readonly<Record<string, Bars>> {
  return barsIn(contentOf(seen));
}

/** What a shot with these cards comes to. */
function worthOfShot(cards: readonly Bars[]): number {
  let shown = 0;
  for (const { arrows } of cards) shown += arrows;
  const bar = shown < BULLSEYE ? 'quick' : shown === BULLSEYE ? 'bullseye' : 'overload';
  return cards.reduce((sum, card) => sum + card[bar], 0);
}

/** What can still be drawn: everybody knows which cards are left. */
function cardsLeft(seen: Seen, hero: Hero): Bars[] {
  if (hero.board.class !== 'ranger') return [];
  const bars = barsOf(seen);
  const known = [...hero.board.revealed, ...hero.board.arrows.discard];
  const left = Object.keys(bars).filter((id) => !known.includes(id));
  return (left.length > 0 ? left : Object.keys(bars)).map((id) => bars[id] as Bars);
}

/** One card more, or stop: by what the shot would come to on average, two cards ahead. */
export const arrows: Habit = (asked) => {
  const { hero, view } = asked;
  if (hero.board.class !== 'ranger') return null;
  const bars = barsOf(view);
  const drawn = hero.board.revealed.flatMap((id) => bars[id] ?? []);
  const shown = drawn.reduce((sum, card) => sum + card.arrows, 0);
  const now = worthOfShot(drawn);
  const bend = useThat(asked, 'arrow-bend');
  if (bend && Math.abs(shown - BULLSEYE) === 1) return bend;
  const peek = useThat(asked, 'arrow-peek');
  if (peek && shown >= 3) return peek;
  if (!asked.has('reveal')) {
    const aside = useThat(asked, 'arrow-aside');
    const without = worthOfShot(drawn.slice(0, -1));
    return aside && shown > BULLSEYE && without - now > 0.8 ? aside : 'stop';
  }
  return worthOfDrawing(drawn, cardsLeft(view, hero), 1) > now ? 'reveal' : 'stop';
};

/** The ability that does something only the Ranger's cards do. */
function useThat(asked: Asked, special: string): string | null {
  return findOption(asked, (means) => {
    if (means.kind !== 'use') return false;
    const effects = printedOn(asked.view, means.card)[means.index]?.effects ?? [];
    return effects.some((effect) => effect.do === 'special' && effect.id === special);
  });
}

function worthOfDrawing(drawn: readonly Bars[], left: readonly Bars[], deeper: number): number {
  let sum = 0;
  for (const card of left) {
    const after = [...drawn, card];
    let worth = worthOfShot(after);
    const shown = after.reduce((all, { arrows }) => all + arrows, 0);
    if (deeper > 0 && shown < BULLSEYE) {
      const rest = left.filter((other) => other !== card);
      worth = Math.max(worth, worthOfDrawing(after, rest, deeper - 1));
    }
    sum += worth;
  }
  return left.length === 0 ? Number.NEGATIVE_INFINITY : sum / left.length;
}

/** Looking at the next cards: what leads past a Bullseye goes under the deck. */
export const arrowsUnder: Habit = ({ options, question, hero, view }) => {
  if (hero.board.class !== 'ranger') return null;
  const bars = barsOf(view);
  const drawn = hero.board.revealed.flatMap((id) => bars[id] ?? []);
  const shown = drawn.reduce((sum, card) => sum + card.arrows, 0);
  const after = (id: string) => {
    const means = meaningOf(question, id);
    return shown + (means.kind === 'card' ? (bars[means.card]?.arrows ?? 0) : 0);
  };
  const hit = options.find((id) => after(id) === BULLSEYE);
  return options.filter((id) => (hit ? id !== hit : after(id) > BULLSEYE));
};
