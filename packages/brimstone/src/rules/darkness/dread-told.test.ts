import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { heroOf, just, knockOut, stack, withCards } from '../../../test/explore.ts';
import { promptOf, told } from '../../../test/told.ts';
import type { AdventureState } from '../../state.ts';
import { maybeCancelDread, resolveGrowingDread } from './growing-dread.ts';

const TWO = ['us-marshal', 'gunslinger'] as const;
const CARD = { id: 'a', resolve: () => just(() => {}) };

function withDread(change: (state: AdventureState) => void) {
  return scene({
    heroes: TWO,
    content: withCards({ growingDread: [CARD] }),
    plain: true,
    change(state) {
      state.dread = [...state.decks.growingDread.draw.slice(0, 1), 'a'];
      stack(state.decks.growingDread, ...state.dread);
      state.decks.growingDread.draw.splice(-2);
      for (const hero of state.heroes) hero.grit = 1;
      change(state);
    },
  });
}

test('the question whether to cancel tells the price, the card or how many lie there', () => {
  const unseen = withDread(() => {}).runs(maybeCancelDread);
  expect(promptOf(unseen)).toEqual({ cards: 2 });
  expect(told(unseen, 'yes')).toEqual({ cost: { grit: 1 } });
  expect(told(unseen, 'no')).toEqual({});
  const seen = withDread(() => {}).runs(resolveGrowingDread);
  expect(promptOf(seen)).toEqual({ card: { key: 'a.name' } });
});

test('cancelled unseen the top card is discarded and everybody pays', () => {
  const played = withDread(() => {}).runs(maybeCancelDread);
  played.pick('yes').done();
  expect(played.state.heroes.map(({ grit }) => grit)).toEqual([0, 0]);
  expect(played.state.dread).toHaveLength(1);
  expect(played.state.decks.growingDread.discard).toEqual(['a']);
  expect(played.event('dread-cancelled')).toMatchObject({ amount: 1 });
});

test('who is down pays nothing, and with nobody standing or one who cannot pay nobody is asked', () => {
  const down = withDread((state) => {
    heroOf(state, 1).grit = 0;
    knockOut(heroOf(state, 1));
  }).runs(maybeCancelDread);
  expect(down.prompt).toBe('prompt.cancel-dread-unseen');
  down.pick('yes').done();
  expect(down.hero(0).grit).toBe(0);
  withDread((state) => {
    heroOf(state, 1).grit = 0;
  })
    .runs(maybeCancelDread)
    .done();
  withDread((state) => {
    for (const hero of state.heroes) knockOut(hero);
  })
    .runs(maybeCancelDread)
    .done();
});
