import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, fromTheStart, type Played, scene } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
import { blank, range, rangerBoard, shooting, stack } from '../../../../test/ranger.ts';

/** The arrow cards whose effect was applied, in order. */
function applied(table: Played): readonly (string | undefined)[] {
  return table
    .eventsNamed('ability')
    .map(({ card }) => card)
    .filter((card) => card?.startsWith('arrow-'));
}

const ROLL = [['orange', 'H', 'H']] as const;

describe('the Arrows deck', () => {
  rule(['H-RAN-01', 'H-CONT-07'], 'fourteen cards are shuffled at the start', () => {
    const board = rangerBoard(fromTheStart({ heroes: ['ranger'], seed: 'a' }).state);
    expect(board.arrows.draw).toHaveLength(14);
    expect(new Set(board.arrows.draw).size).toBe(14);
    expect(board.arrows.discard).toEqual([]);
    expect(board.revealed).toEqual([]);
    const other = rangerBoard(fromTheStart({ heroes: ['ranger'], seed: 'b' }).state);
    expect(other.arrows.draw).not.toEqual(board.arrows.draw);
  });

  rule(['H-RAN-02'], 'cards are revealed one by one until 7 show', () => {
    const table = shooting({ cards: [blank(3), blank(2), blank(2), blank(1)], mana: 0 }).shows(
      'prompt ask.arrows, options reveal stop',
    );
    expect(rangerBoard(table.state).revealed).toEqual([blank(3)]);
    table.pick('reveal');
    expect(rangerBoard(table.state).revealed).toEqual([blank(3), blank(2)]);
    table.pick('reveal').done();
    expect(table.eventsNamed('arrow').map(({ amount }) => amount)).toEqual([3, 5, 7]);
    expect(rangerBoard(table.state).arrows.draw).toEqual([blank(1)]);
  });

  it('tells the chance that the next card does not overload', () => {
    const table = shooting({
      cards: [blank(3), blank(2), blank(1), blank(2), blank(3)],
      mana: 0,
    }).pick('reveal');
    const [question] = table.pending;
    expect(question?.describe?.('reveal').odds).toBeCloseTo(2 / 3);
  });

  rule(['H-RAN-03'], 'a Melee attack reveals nothing', () => {
    const table = scene(
      range({
        cards: [blank(3)],
        dice: 'yellow H',
        change: set('hero wears practice-sword, foe zone 0:0'),
      }),
    )
      .runs((g, hero) => g.do.heroAttack(g, hero))
      .done()
      .shows('event attack purpose melee');
    expect(table.eventsNamed('arrow')).toEqual([]);
    expect(rangerBoard(table.state).arrows.draw).toEqual([blank(3)]);
    table.shows('straw1 wounds 1');
  });

  rule(['H-RAN-04'], 'fewer than 7: the quick shots of all revealed cards', () => {
    const table = shooting({
      cards: ['arrow-iron-bolt', 'arrow-goose-quill'],
      target: 'straw-guards',
      mana: 0,
      dice: [...ROLL, ['blue', 'SS']],
    })
      .picks('reveal', 'stop')
      .done()
      .shows('event shot purpose quick-shot amount 5');
    expect(applied(table)).toEqual(['arrow-iron-bolt', 'arrow-goose-quill']);
    // 2 rolled and 1 of the bolt, against 2 shields less 1 of the quill.
    table.shows('straw1 wounds 2');
  });

  rule(['H-RAN-05'], 'more than 7: the overloads of all revealed cards', () => {
    const table = shooting({
      cards: ['arrow-long-draw', 'arrow-iron-bolt', 'arrow-goose-quill'],
      mana: 0,
      dice: [['blue', 'S'], ...ROLL],
    })
      .picks('reveal', 'reveal')
      .done()
      .shows('event shot purpose overload amount 8');
    expect(applied(table)).toEqual(['arrow-long-draw', 'arrow-iron-bolt', 'arrow-goose-quill']);
    table.shows('hero health 4');
    // 2 hits, a blue die's shield and one more.
    table.shows('straw1 wounds 0');
  });

  rule(['H-RAN-06'], 'exactly 7: the bullseyes of all revealed cards', () => {
    const table = shooting({
      cards: ['arrow-long-draw', 'arrow-iron-bolt', 'arrow-plain-shaft'],
      mana: 0,
      dice: 'orange HHH H -',
    })
      .picks('reveal', 'reveal')
      .done()
      .shows('event shot purpose bullseye amount 7');
    expect(applied(table)).toEqual(['arrow-long-draw', 'arrow-iron-bolt', 'arrow-plain-shaft']);
    // 3 of the die the draw brings and 1 more, 2 of the bolt, 1 of the shaft, 1 rolled.
    table.shows('straw1 wounds 8');
  });

  rule(['H-RAN-07'], 'revealed cards are discarded after the attack', () => {
    const table = descent(range({ cards: [], mana: 0, dice: ROLL, change: wholeDeck }))
      .picks('hero0', 'attack', 'reveal', 'reveal', 'stop')
      .shows('prompt ask.turn');
    const { arrows, revealed, shot } = rangerBoard(table.state);
    expect(arrows.draw).toHaveLength(11);
    expect(arrows.discard).toHaveLength(3);
    expect({ revealed, shot }).toEqual({ revealed: [], shot: null });
  });

  rule(['H-RAN-08'], 'an empty deck is made anew from the discarded cards', () => {
    const table = shooting({
      cards: [blank(1), blank(1)],
      mana: 0,
      change: (state) => {
        rangerBoard(state).arrows.discard = Array<string>(12).fill(blank(2));
      },
    }).pick('reveal');
    expect(rangerBoard(table.state).arrows.draw).toEqual([]);
    expect(rangerBoard(table.state).arrows.discard).toHaveLength(12);
    table.pick('reveal');
    const { arrows, revealed } = rangerBoard(table.state);
    expect(revealed).toEqual([blank(1), blank(1), blank(2)]);
    expect(arrows).toEqual({ draw: Array<string>(11).fill(blank(2)), discard: [] });
  });

  rule(['H-RAN-09'], 'the discards are shuffled back at the end of the turn', () => {
    const table = descent(
      range({
        cards: [],
        change: (state) => {
          wholeDeck(state);
          const { arrows } = rangerBoard(state);
          arrows.discard = arrows.draw.splice(0, 6);
        },
      }),
    ).pick('hero0');
    expect(rangerBoard(table.state).arrows.draw).toHaveLength(8);
    table.pick('end-turn');
    const { arrows } = rangerBoard(table.state);
    expect(new Set(arrows.draw).size).toBe(14);
    expect(arrows.discard).toEqual([]);
  });
});

/** Light cards first, so that three of them are no Bullseye. */
function wholeDeck(state: Parameters<typeof stack>[0]): void {
  const cards = [
    'arrow-whistler',
    'arrow-hair-trigger',
    'arrow-ice-needle',
    'arrow-plain-shaft',
    'arrow-crow-feather',
    'arrow-thorn-point',
    'arrow-broadhead',
    'arrow-goose-quill',
    'arrow-pitch-pot',
    'arrow-split-shaft',
    'arrow-long-draw',
    'arrow-iron-bolt',
    'arrow-high-flight',
    'arrow-gallows-shot',
  ];
  stack(state, ...cards);
}
