import type { Ability, Effect } from '../../../ability.ts';
import type { ArrowCard } from '../../../class-cards.ts';
import type { CardId } from '../../../ids.ts';

/**
 * The fourteen Arrow cards: five with one arrow, five with two, four with three. The more arrows a
 * card shows, the more it does, so that a short line of heavy cards and a long one of light cards
 * come to much the same.
 */
const CARDS: readonly ArrowCard[] = [
  arrow('plain-shaft', 1, {
    quickShot: [{ do: 'reroll', n: 1 }],
    bullseye: [{ do: 'hits', n: 1 }],
    overload: [{ do: 'lose-mana', n: 1 }],
  }),
  arrow('crow-feather', 1, {
    quickShot: [{ do: 'mana', n: 1 }],
    bullseye: [{ do: 'mana', n: 2 }],
    overload: [{ do: 'lose-mana', n: 1 }],
  }),
  arrow('whistler', 1, {
    quickShot: [{ do: 'ignore', what: 'ability', n: 1 }],
    bullseye: [
      { do: 'hits', n: 1 },
      { do: 'ignore', what: 'ability', n: 1 },
    ],
    overload: [{ do: 'dice', enemy: 1 }],
  }),
  arrow('thorn-point', 1, {
    quickShot: [{ do: 'reroll', n: 1, enemyDiceOnly: true }],
    bullseye: [{ do: 'less-shields', n: 2 }],
    overload: [{ do: 'shields', n: 1 }],
  }),
  arrow('hair-trigger', 1, {
    quickShot: [{ do: 'ignore', what: 'claws', n: 1 }],
    bullseye: [
      { do: 'hits', n: 1 },
      { do: 'ignore', what: 'claws', n: 1 },
    ],
    overload: [{ do: 'wounds', n: 1, on: 'self' }],
  }),
  arrow('broadhead', 2, {
    quickShot: [{ do: 'dice', yellow: 1 }],
    bullseye: [{ do: 'dice', orange: 1 }],
    overload: [{ do: 'dice', blue: 1 }],
  }),
  arrow('goose-quill', 2, {
    quickShot: [{ do: 'less-shields', n: 1 }],
    bullseye: [{ do: 'hits', n: 2 }],
    overload: [{ do: 'shields', n: 1 }],
  }),
  arrow('pitch-pot', 2, {
    quickShot: [{ do: 'reroll', n: 1 }],
    bullseye: [{ do: 'fire', n: 1, on: 'target' }],
    overload: [{ do: 'fire', n: 1, on: 'self' }],
  }),
  arrow('ice-needle', 2, {
    quickShot: [{ do: 'ignore', what: 'claws', n: 1 }],
    bullseye: [{ do: 'frost', n: 1, on: 'target' }],
    overload: [{ do: 'dice', enemy: 1 }],
  }),
  arrow('split-shaft', 2, {
    quickShot: [{ do: 'reroll', n: 1 }],
    bullseye: [
      { do: 'hits', n: 1 },
      { do: 'wounds', n: 1, on: 'other-enemy-there' },
    ],
    overload: [{ do: 'shields', n: 1 }],
  }),
  arrow('long-draw', 3, {
    quickShot: [{ do: 'dice', yellow: 1 }],
    bullseye: [
      { do: 'dice', orange: 1 },
      { do: 'hits', n: 1 },
    ],
    overload: [{ do: 'wounds', n: 1, on: 'self' }],
  }),
  arrow('iron-bolt', 3, {
    quickShot: [{ do: 'hits', n: 1 }],
    bullseye: [{ do: 'hits', n: 2 }],
    overload: [{ do: 'dice', blue: 1 }],
  }),
  arrow('high-flight', 3, {
    quickShot: [{ do: 'mana', n: 1 }],
    bullseye: [
      { do: 'dice', yellow: 1 },
      { do: 'hits', n: 1 },
    ],
    overload: [
      { do: 'shields', n: 1 },
      { do: 'lose-mana', n: 1 },
    ],
  }),
  arrow('gallows-shot', 3, {
    quickShot: [{ do: 'less-shields', n: 1 }],
    bullseye: [
      { do: 'hits', n: 2 },
      { do: 'less-shields', n: 1 },
    ],
    overload: [
      { do: 'dice', enemy: 1 },
      { do: 'shields', n: 1 },
    ],
  }),
];

export const arrows: Readonly<Record<CardId, ArrowCard>> = Object.fromEntries(
  CARDS.map((card) => [card.id, card]),
);

function arrow(
  id: CardId,
  shown: 1 | 2 | 3,
  bars: Readonly<Record<'quickShot' | 'bullseye' | 'overload', readonly Effect[]>>,
): ArrowCard {
  return {
    id: `arrow-${id}`,
    arrows: shown,
    quickShot: ofTheShot(bars.quickShot),
    bullseye: ofTheShot(bars.bullseye),
    overload: ofTheShot(bars.overload),
  };
}

function ofTheShot(effects: readonly Effect[]): Ability {
  return { timing: 'ranged-attack', effects };
}
