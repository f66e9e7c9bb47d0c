import { content } from '../../src/content/index.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, plain } from './check.ts';

interface Pile {
  readonly draw: readonly string[];
  readonly discard: readonly string[];
}

/** Cards of a deck that lies there as a whole are neither lost nor doubled. */
export const decks: Check = plain('decks', ({ moment, now, report }) => {
  if (moment.kind !== 'step' || now.turn.step !== 'darkness') return;
  for (const [name, pile, all, held] of piles(now)) {
    const there = [...pile.draw, ...pile.discard, ...held].sort();
    const should = [...all].sort();
    if (there.join() !== should.join()) {
      const lost = should.filter((card) => !there.includes(card));
      const more = there.filter((card, n) => !should.includes(card) || there.indexOf(card) !== n);
      report('B-CARD-04', `${name}: missing ${lost}, too many ${more}`);
    }
  }
});

function piles(now: AdventureState): [string, Pile, readonly string[], readonly string[]][] {
  const { encounter, threat, loot, scavenge } = now.decks;
  const remaining = now.inPlay.map(({ card }) => card);
  const ofWorld = (world: string) =>
    Object.values(content.encounters)
      .filter((card) => card.world === world)
      .map(({ id }) => id);
  const inPlay = (cards: readonly string[]) => remaining.filter((card) => cards.includes(card));
  const themed = now.options.themedThreats.length > 0;
  const { low, med, high, epic } = content.threatDecks;
  const full: [string, Pile, readonly string[], readonly string[]][] = [
    ['mine encounters', encounter.mines, ofWorld('mines'), inPlay(ofWorld('mines'))],
    ['targa encounters', encounter.targa, ofWorld('targa'), inPlay(ofWorld('targa'))],
    ['loot', loot, Object.keys(content.loot), []],
    ['scavenge', scavenge, Object.keys(content.scavenge), []],
  ];
  const threats: typeof full = [
    ['low threats', threat.low, low, []],
    ['med threats', threat.med, med, []],
    ['high threats', threat.high, high, []],
    ['epic threats', threat.epic, epic, []],
    ['targa threats', threat.targa, Object.keys(content.worldThreats), []],
  ];
  return themed ? full : [...full, ...threats];
}
