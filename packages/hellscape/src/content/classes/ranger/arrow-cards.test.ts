import { describe, expect, it } from 'vitest';
import { rolls, set } from '../../../../test/notation.ts';
import { blank, shooting } from '../../../../test/ranger.ts';
import { arrows } from './arrow-cards.ts';

/**
 * Every bar of every card, shot at a guard: 6 hits against 2 shields and 1 more for the symbol, and a claw: 3 Wounds
 * for the guard, 1 for Irk, who has 5 Health and 2 Mana. What is named differs; dice of the card itself are rolled
 * first, and a rerolled one last.
 */
const BARS: Readonly<Record<string, readonly [quick: string, bullseye: string, overload: string]>> =
  {
    'arrow-plain-shaft': ['reroll2 blue -; straw1 wounds 5', 'straw1 wounds 4', 'hero mana 1'],
    'arrow-crow-feather': ['hero mana 3', 'hero mana 4', 'hero mana 1'],
    'arrow-whistler': ['straw1 wounds 4', 'straw1 wounds 5', 'enemy W; hero health 3'],
    'arrow-thorn-point': [
      'reroll3 enemy -; straw1 wounds 4, hero health 5',
      'straw1 wounds 5',
      'straw1 wounds 2',
    ],
    'arrow-hair-trigger': ['hero health 5', 'straw1 wounds 4, hero health 5', 'hero health 3'],
    'arrow-broadhead': [
      'yellow HH; straw1 wounds 5',
      'orange HH; straw1 wounds 5',
      'blue S; straw1 wounds 2',
    ],
    'arrow-goose-quill': ['straw1 wounds 4', 'straw1 wounds 5', 'straw1 wounds 2'],
    'arrow-pitch-pot': ['reroll2 blue -; straw1 wounds 5', 'straw1 fire 1', 'hero fire 1'],
    'arrow-ice-needle': ['hero health 5', 'straw1 frost 1', 'enemy W; hero health 3'],
    'arrow-split-shaft': [
      'reroll2 blue -; straw1 wounds 5',
      'straw1 wounds 4, bystander wounds 1',
      'straw1 wounds 2',
    ],
    'arrow-long-draw': ['yellow H; straw1 wounds 4', 'orange HH; straw1 wounds 6', 'hero health 3'],
    'arrow-iron-bolt': ['straw1 wounds 4', 'straw1 wounds 5', 'blue S; straw1 wounds 2'],
    'arrow-high-flight': [
      'hero mana 3',
      'yellow H; straw1 wounds 5',
      'straw1 wounds 2, hero mana 1',
    ],
    'arrow-gallows-shot': ['straw1 wounds 4', 'straw1 wounds 6', 'enemy -; straw1 wounds 2'],
  };
const USUAL = ['straw1 wounds 3', 'straw1 fire 0', 'straw1 frost 0', 'bystander wounds 0'];
const IRK = ['hero health 4', 'hero mana 2', 'hero fire 0'];
/** Arrows shown in the end: as few as there are, a Bullseye, or too many. */
const FILLED_UP_TO = [0, 7, 8];

describe('Arrow cards', () => {
  it('are all in the table', () =>
    expect(Object.keys(BARS).sort()).toEqual(Object.keys(arrows).sort()));

  const bars = Object.entries(BARS).flatMap(([card, three]) =>
    three.map((does, bar) => ({ card, bar, does })),
  );

  it.each(bars)('$card, bar $bar: $does', ({ card, bar, does }) => {
    const [outcome = '', extra = ''] = does.split('; ').reverse();
    const reroll = extra.startsWith('reroll') ? extra.split(' ') : [];
    const own = extra && reroll.length === 0 ? rolls(extra) : [];
    const rest = (FILLED_UP_TO[bar] ?? 0) - (arrows[card]?.arrows ?? 0);
    const table = shooting({
      cards: [card, blank(Math.max(1, rest)), blank(1)],
      target: 'straw-guards',
      minions: 1,
      dice: [
        ...own,
        ...rolls('orange HHH HHH, blue SS, enemy AW'),
        ...(reroll.length > 0 ? rolls(reroll.slice(1).join(' ')) : []),
      ],
      change: set('straw@2:0 id bystander'),
    }).pick('ranged-straw1');
    table.pick(bar === 0 ? 'stop' : 'reveal');
    if (bar === 2) table.pick('stop');
    if (reroll[0]) table.pick(reroll[0]);
    const named = outcome.split(', ');
    const isNamed = (usual: string) => named.some((each) => each.startsWith(usual.slice(0, -1)));
    table.done().shows(outcome, ...[...USUAL, ...IRK].filter((usual) => !isNamed(usual)));
    const { board } = table.hero();
    expect(board.class === 'ranger' && board.arrows.discard).toContain(card);
  });
});
