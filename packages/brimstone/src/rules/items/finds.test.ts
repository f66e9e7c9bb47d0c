import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { stripped, withPlainDecks } from '../../../test/items.ts';
import { startLayout, type WorldId } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { Content, FindCard } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import { playStep } from '../turn/turn.ts';
import { lootItem } from './finds.ts';

const TWELVE = Array.from({ length: 12 }, (_, i) => `find${i + 1}`);
const PARTY_OF_SIX: readonly ClassId[] = [
  'us-marshal',
  'saloon-girl',
  'bandido',
  'gunslinger',
  'bandido',
  'gunslinger',
];

/** Twelve Loot cards worth a dollar each. */
function plainLoot(content: Content): Content {
  const loot = TWELVE.map((id): [string, FindCard] => [
    id,
    { id, resolve: (g, hero) => g.do.gainGold(g, hero, 1) },
  ]);
  return { ...content, loot: Object.fromEntries(loot) };
}

function lootFor(heroes: number, cardsEach: number, fights = 1) {
  return scene({ heroes: PARTY_OF_SIX.slice(0, heroes), content: plainLoot, bare: [] }).runs(
    function* (g) {
      for (let i = 0; i < fights; i++) yield* g.do.drawLootTogether(g, g.state.heroes, cardsEach);
    },
  );
}

const drawnBy = (played: ReturnType<typeof lootFor>) =>
  played
    .done()
    .eventsNamed('loot')
    .map(({ card }) => card as string);

rule(['B-LOOT-14', 'B-CARD-10'], 'four heroes with three cards draw all twelve, each once', () => {
  expect(drawnBy(lootFor(4, 3)).sort()).toEqual([...TWELVE].sort());
});

rule('B-LOOT-15 B-CARD-10', 'with five heroes the deck is shuffled again when it runs out', () => {
  const cards = drawnBy(lootFor(5, 3));
  expect(new Set(cards.slice(0, 12)).size).toBe(12);
  expect(new Set(cards.slice(12)).size).toBe(3);
});

rule(['B-LOOT-13', 'B-CARD-09'], 'the Loot deck is whole again for every draw', () => {
  const played = lootFor(4, 1, 40);
  const cards = drawnBy(played);
  expect(new Set(cards).size).toBe(12);
  const fights = Array.from({ length: 40 }, (_, fight) => cards.slice(4 * fight, 4 * fight + 4));
  for (const drawn of fights) expect(new Set(drawn).size).toBe(4);
  // What a fight brought lies in the deck again for the next one, and no order is kept.
  const again = fights
    .slice(1)
    .filter((drawn, last) => drawn.some((card) => fights[last]?.includes(card)));
  expect(again.length).toBeGreaterThan(0);
  expect(new Set(fights.map((drawn) => drawn.join())).size).toBeGreaterThan(3);
  expect(played.state.decks.loot).toMatchObject({ discard: [] });
  expect(played.state.decks.loot.draw).toHaveLength(12);
});

rule(['B-LOOT-12'], 'nobody draws more than three Loot cards for a fight', () => {
  const played = lootFor(1, 5);
  expect(drawnBy(played)).toHaveLength(3);
  expect(played.hero(0).gold).toBe(3);
});

rule(['B-CARD-18'], 'found Gear stays with the hero who found it', () => {
  const played = scene({ content: withPlainDecks, bare: [18] }).runs(function* (g, hero) {
    const card = g.state.decks.gear.draw.at(-1);
    yield* lootItem(g, hero, 'gear');
    g.state.turn.step = 'end';
    yield* playStep(g);
    expect(g.state.turn).toMatchObject({ number: 2, step: 'darkness' });
    expect(hero.items.map((item) => item.card)).toEqual([card]);
    expect(g.state.decks.gear.draw).not.toContain(card);
  });
  played.done();
});

rule(['B-CARD-07'], 'a deck is rebuilt from its discards only when it has run out', () => {
  scene({
    content: withPlainDecks,
    options: { edition: 'first' },
    bare: [18],
    change(state) {
      const { gear } = state.decks;
      gear.discard = gear.draw.splice(0, 14);
    },
  })
    .runs(function* (g, hero) {
      const { gear } = g.state.decks;
      const [last] = gear.draw;
      yield* g.do.drawGear(g, hero);
      expect(hero.items.map((item) => item.card)).toEqual([last]);
      expect([gear.draw.length, gear.discard.length]).toEqual([0, 14]);
      for (const item of [...hero.items]) g.do.discardItem(g, hero, item);
      expect([gear.draw.length, gear.discard.length]).toEqual([0, 15]);
      yield* g.do.drawGear(g, hero);
      expect([gear.draw.length, gear.discard.length]).toEqual([14, 0]);
    })
    .done();
});

rule(['B-CARD-22'], 'in another world Loot for Gear and for Artifacts swaps', () => {
  const found = (world: WorldId, kind: 'gear' | 'artifact') => {
    const played = scene({
      content: withPlainDecks,
      change(state) {
        state.board.layout = startLayout(content.tiles, world);
        stripped(state, 18);
      },
    }).runs(function* (g, hero) {
      yield* lootItem(g, hero, kind);
    });
    const { decks } = played.done().state;
    const left = [decks.gear, decks.artifact.mines, decks.artifact.targa];
    return left.map(({ draw }) => draw.length);
  };
  expect(found('mines', 'gear')).toEqual([14, 2, 2]);
  expect(found('mines', 'artifact')).toEqual([15, 1, 2]);
  expect(found('targa', 'gear')).toEqual([15, 2, 1]);
  expect(found('targa', 'artifact')).toEqual([14, 2, 2]);
});

rule(['B-XP-01'], 'XP and Gold are running totals', () => {
  const played = scene({ bare: [18], hero: { gold: 50, darkStone: 2, xp: 120 } }).runs(
    function* (g, hero) {
      g.do.gainXp(g, hero, 25);
      yield* g.do.gainGold(g, hero, 25);
      yield* g.do.gainDarkStone(g, hero, 1);
    },
  );
  expect(played.done().hero(0)).toMatchObject({ xp: 145, gold: 75, darkStone: 3 });
});
