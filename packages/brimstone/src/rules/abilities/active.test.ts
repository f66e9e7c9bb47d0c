import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { knockOut, withCards } from '../../../test/explore.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { EventCard } from '../../content-types.ts';
import type { AdventureState, Hero } from '../../state.ts';
import { discardItem } from '../items/items.ts';
import { reacts, trigger } from './active.ts';
import { standingChanged } from './changes.ts';
import { discardFromPlay } from './in-play.ts';

/** A card in play that does this at the start of every turn. */
function remaining(id: string, turnStart: (g: Adventure) => void): EventCard {
  return { id, remains: atTurnStart(turnStart) } as EventCard;
}

function atTurnStart(act: (g: Adventure) => void): Ability {
  return {
    on: {
      turnStart(g) {
        act(g);
        return undefined;
      },
    },
  };
}

/** Counts how often it was its turn. */
const counts = (g: Adventure): void => {
  g.state.reviveTokens++;
};

function lay(state: AdventureState, ...cards: readonly string[]): void {
  state.reviveTokens = 0;
  state.inPlay = cards.map((id) => ({ card: id, tile: null }));
}

describe('a moment', () => {
  test('finds a card no longer in play that an earlier one has discarded', () => {
    const t = scene({
      content: withCards({
        darkness: [
          remaining('ending', (g) => discardFromPlay(g, 'other')),
          remaining('counting', counts),
          remaining('other', counts),
        ],
      }),
      change: (state) => lay(state, 'ending', 'other', 'counting'),
    }).runs((g) => trigger(g, 'turnStart', { turn: 1 }));
    expect(t.done().state.reviveTokens).toBe(1);
  });

  test('finds an item no longer with its owner that an earlier card has taken', () => {
    const bell = card('bell', { ability: atTurnStart(counts) });
    const t = scene({
      heroes: ['us-marshal', 'bandido'],
      content: (content) =>
        withCards({
          darkness: [
            remaining('taking', (g) => {
              const [hero] = g.state.heroes as [Hero];
              const item = hero.items.find((each) => each.card === 'bell');
              if (item) discardItem(g, hero, item);
            }),
          ],
        })(withItems(bell)(content)),
      change(state) {
        lay(state, 'taking');
        for (const hero of [0, 1]) carry(state, hero, 'bell');
      },
    }).runs((g) => trigger(g, 'turnStart', { turn: 1 }));
    expect(t.done().state.reviveTokens).toBe(1);
  });

  test('passes over the cards of a hero whom an earlier card has put out', () => {
    const bell = card('bell', { ability: atTurnStart(counts) });
    const t = scene({
      heroes: ['us-marshal', 'bandido'],
      content: (content) =>
        withCards({
          darkness: [
            remaining('felling', (g) => {
              knockOut(heroOf(g.state, 1));
              standingChanged(g);
            }),
          ],
        })(withItems(bell)(content)),
      change(state) {
        lay(state, 'felling');
        for (const hero of [0, 1]) carry(state, hero, 'bell');
      },
    }).runs((g) => trigger(g, 'turnStart', { turn: 1 }));
    expect(t.done().state.reviveTokens).toBe(1);
  });

  test('is told to cards that stay when another one goes', () => {
    const t = scene({
      content: withCards({
        darkness: [
          remaining('counting', counts),
          remaining('passing', (g) => discardFromPlay(g, 'passing')),
        ],
      }),
      change: (state) => lay(state, 'passing', 'counting'),
    }).runs(function* (g) {
      expect(reacts(g, 'turnStart')).toBe(true);
      yield* trigger(g, 'turnStart', { turn: 1 });
    });
    expect(t.done().state.reviveTokens).toBe(1);
    expect(t.state.inPlay.map((each) => each.card)).toEqual(['counting']);
  });
});
