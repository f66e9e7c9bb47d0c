import { describe, expect, it } from 'vitest';
import type { RangerBoard, RogueBoard } from '../src/content/classes/boards.ts';
import { content } from '../src/content/index.ts';
import type { DescentState } from '../src/state.ts';
import { viewOf } from '../src/view.ts';
import { randomAnswers, startRandom } from './games.ts';

/** States of games with many heroes, deep in some quests. */
function* states(): Generator<DescentState> {
  for (let n = 0; n < 11; n++) {
    const table = startRandom('view', n * 6 + 1);
    for (const at of randomAnswers(table, `view ${n}`, 400)) {
      if (at.n % 50 === 0) yield table.state;
    }
  }
}

/** What everybody sees, as it is sent. */
const seen = (state: DescentState, seat = 0) => JSON.stringify(viewOf(content, state, { seat }));

/** A state that differs only in this way. */
function changed(state: DescentState, change: (copy: DescentState) => void): DescentState {
  const copy = structuredClone(state);
  change(copy);
  return copy;
}

describe('a view', () => {
  it('does not tell the order of any deck', () => {
    for (const state of states()) {
      const turned = changed(state, ({ decks }) => {
        for (const tiers of [decks.mobs, decks.roaming, decks.mobItems, decks.items]) {
          for (const deck of Object.values(tiers)) deck.draw.reverse();
        }
        decks.doors.draw.reverse();
      });
      expect(seen(turned)).toBe(seen(state));
    }
  });

  it('tells how many cards are left, and what was discarded', () => {
    for (const state of states()) {
      const { decks } = viewOf(content, state, { seat: 0 });
      expect(decks['doors']?.left).toBe(state.decks.doors.draw.length);
      expect(decks['mobs-1-2']?.discard).toEqual(state.decks.mobs['1-2'].discard);
      expect(decks['epic']?.left).toBe(state.decks.items.epic.draw.length);
    }
  });

  it('does not tell what is under traps, fountains and chests', () => {
    let hidden = 0;
    for (const state of states()) {
      const faceless = changed(state, ({ dungeon }) => {
        dungeon.tokens = dungeon.tokens.map((token) => {
          if (token.kind === 'treasure' || token.face === undefined) return token;
          hidden++;
          return { ...token, face: 'secret' };
        });
      });
      expect(seen(faceless)).toBe(seen(state));
      for (const { kind, face } of viewOf(content, state, { seat: 0 }).dungeon.tokens) {
        if (kind !== 'treasure') expect(face).toBeUndefined();
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  it('tells the rarity of treasure that lies open', () => {
    for (const state of states()) {
      const open = ({ tokens }: { tokens: readonly { kind: string; face?: string }[] }) =>
        tokens.filter(({ kind }) => kind === 'treasure').map(({ face }) => face);
      expect(open(viewOf(content, state, { seat: 0 }).dungeon)).toEqual(open(state.dungeon));
    }
  });

  it('does not tell the order of the arrows, nor what comes out of the bag next', () => {
    const boards = new Set<string>();
    for (const state of states()) {
      const turned = changed(state, ({ heroes }) => {
        for (const { board } of heroes) {
          if (board.class === 'ranger') (board as RangerBoard).arrows.draw.reverse();
          if (board.class === 'rogue') (board as RogueBoard).bag.reverse();
          boards.add(board.class);
        }
      });
      expect(seen(turned)).toBe(seen(state));
    }
    expect(boards).toContain('ranger');
    expect(boards).toContain('rogue');
  });

  it('is the same for every seat, save who looks', () => {
    for (const state of states()) {
      const views = state.heroes.map(({ index }) => viewOf(content, state, { seat: index }));
      for (const { you, ...view } of views) {
        expect(you).toBe(views.findIndex((each) => each.you === you));
        expect(JSON.stringify(view)).toBe(JSON.stringify({ ...views[0], you: undefined }));
      }
    }
  });

  it('shows the Health of enemies, so that nobody has to multiply', () => {
    for (const state of states()) {
      for (const enemy of viewOf(content, state, { seat: 0 }).enemies) {
        expect(enemy.health).toBeGreaterThan(enemy.wounds);
      }
    }
  });
});
