import { content, tileOf } from '@crawlspace/brimstone';
import { describe, expect, it } from 'vitest';
import { type Edge, floorPath, outlineOf, wallPath, wallsOf } from './outline.ts';

const STRAIGHT = { name: 'test', waver: 0, corner: 0 };

function length(edges: readonly Edge[]): number {
  return edges.reduce(
    (sum, { from, to }) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y),
    0,
  );
}

describe('outlines', () => {
  it('goes once around a passage, half of each doorway on the tile', () => {
    const [round, ...others] = outlineOf(tileOf(content.tiles, 'mines-short'));
    expect(others).toEqual([]);
    // Two spaces wide; two whole rows and two half ones deep.
    expect(length(round ?? [])).toBe(2 * 200 + 2 * 300);
    expect(length((round ?? []).filter(({ open }) => open))).toBe(2 * 200);
  });

  it('closes every round', () => {
    for (const id of ['mines-wet-shaft', 'targa-sleeper-vaults', 'mines-crooked-vein'] as const) {
      for (const round of outlineOf(tileOf(content.tiles, id))) {
        expect(round.at(-1)?.to).toEqual(round[0]?.from);
        round.forEach((edge, i) => {
          if (i > 0) expect(edge.from).toEqual(round[i - 1]?.to);
        });
      }
    }
  });

  it('goes around rock inside a room as well', () => {
    const rounds = outlineOf(tileOf(content.tiles, 'mines-wet-shaft'));
    expect(rounds).toHaveLength(2);
    expect(length(rounds[1] ?? [])).toBe(800);
  });

  it('leaves the doorways out of the walls', () => {
    const walls = wallsOf(outlineOf(tileOf(content.tiles, 'mines-cross')));
    expect(walls).toHaveLength(4);
    expect(walls.flat().every(({ open }) => !open)).toBe(true);
  });

  it('draws walls that are laid straight through their corners', () => {
    const [left] = wallsOf(outlineOf(tileOf(content.tiles, 'mines-short')));
    expect(wallPath(left ?? [], STRAIGHT)).toMatch(/^M\d+ \d+L/);
    expect(floorPath(outlineOf(tileOf(content.tiles, 'mines-short')), STRAIGHT)).toMatch(/^M.*Z$/);
  });

  it('wavers the same way each time', () => {
    const cut = { name: 'rock', waver: 7, corner: 24 };
    const outline = outlineOf(tileOf(content.tiles, 'mines-dug-chamber'));
    expect(floorPath(outline, cut)).toBe(floorPath(outline, cut));
    expect(floorPath(outline, cut)).not.toBe(floorPath(outline, STRAIGHT));
  });
});
