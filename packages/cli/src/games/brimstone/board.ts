import { type AdventureView, boardSeen, doorways, type WorldId } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';

/** What stands on a space, drawn with up to three letters. */
type Marks = ReadonlyMap<number, string>;

const LETTERS: Readonly<Record<string, string>> = {
  tentacles: 't',
  stranglers: 's',
  'void-spiders': 'v',
  'night-terrors': 'N',
  goliath: 'G',
  'targa-pylons': 'P',
};
const EMPTY = '   ';

/**
 * The board as text, three letters a space: heroes by number (`h1`), enemies by letter, `x1` for a
 * KO'd hero, `?` for a face-down token, numbers for the spaces one may choose.
 */
export function drawBoard(view: AdventureView, choices: Marks): string {
  const worlds = [...new Set(view.board.layout.tiles.map(({ world }) => world))];
  return worlds.map((world) => drawWorld(view, world, choices)).join('\n\n');
}

function drawWorld(view: AdventureView, world: WorldId, choices: Marks): string {
  const board = boardSeen(view);
  const spaces = Array.from({ length: board.size }, (_, space) => space).filter(
    (space) => board.world[space] === world,
  );
  const xs = spaces.map((space) => board.x[space] as number);
  const ys = spaces.map((space) => board.y[space] as number);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const rows = Array.from({ length: Math.max(...ys) - top + 1 }, () =>
    Array<string>(Math.max(...xs) - left + 1).fill(EMPTY),
  );
  const standing = figures(view);
  const doors = doorMarks(view);
  for (const space of spaces) {
    const row = rows[(board.y[space] as number) - top];
    const mark = choices.get(space) ?? standing.get(space) ?? doors.get(space) ?? '·';
    if (row) row[(board.x[space] as number) - left] = centred(mark);
  }
  return rows.map((row) => row.join('').trimEnd()).join('\n');
}

function centred(mark: string): string {
  return mark.length >= 3 ? mark : ` ${mark}`.padEnd(3);
}

function figures(view: AdventureView): Marks {
  const marks = new Map<number, string>();
  const board = boardSeen(view);
  for (const tile of view.board.tokens) {
    const spaces = board.spacesOf[tile] ?? [];
    const middle = spaces[Math.floor(spaces.length / 2)];
    if (middle !== undefined) marks.set(middle, '?');
  }
  for (const hero of view.heroes) {
    if (!hero.dead) marks.set(hero.space, `${hero.knockedOut ? 'x' : 'h'}${hero.index + 1}`);
  }
  for (const enemy of view.enemies) marks.set(enemy.space, LETTERS[enemy.type] ?? 'e');
  return marks;
}

/** `+` where a door leads on, `o` at a gate. */
function doorMarks(view: AdventureView): Marks {
  const marks = new Map<number, string>();
  for (const { tile, exit, kind } of view.board.exits) {
    if (kind !== 'door' && kind !== 'gate') continue;
    const doorway = doorways(contentOf(view).tiles, view.board.layout, tile).find(
      (each) => each.exit === exit,
    );
    for (const space of doorway?.spaces ?? []) marks.set(space, kind === 'door' ? '+' : 'o');
  }
  return marks;
}
