import type { MapTile, TileId } from '@crawlspace/brimstone';
import { Component } from 'preact';
import { line } from '../../../board/brush.ts';
import { CELL } from '../geometry.ts';
import { Lines, StartArea } from './floors.tsx';
import { isRock } from './look.ts';
import { mineRoom } from './mine-rooms.tsx';
import { coverOf, groundOf, Rock, Walls } from './rock.tsx';
import { targaRoom } from './targa-rooms.tsx';

interface Laid {
  readonly id: TileId;
  readonly map: MapTile;
  readonly index: number;
  readonly transform: string;
}

/** Drawn once: a tile changes only when the part of the map it belongs to moves. */
abstract class Drawn extends Component<Laid> {
  override shouldComponentUpdate(next: Laid): boolean {
    return next.transform !== this.props.transform || next.id !== this.props.id;
  }
}

/** What surrounds a tile. It comes before all floors, because tiles may lie wall to wall. */
export class TileRock extends Drawn {
  override render({ id, map, transform }: Laid) {
    return (
      <g transform={transform}>
        <Rock id={id} tile={map} />
      </g>
    );
  }
}

export class TileFloor extends Drawn {
  override render({ id, map: tile, index, transform }: Laid) {
    const ground = groundOf(id, tile);
    const clip = `board-floor-${index}`;
    return (
      <g transform={transform} class="board-tile" data-tile={index}>
        <clipPath id={clip}>
          <path d={coverOf(id, tile)} />
        </clipPath>
        <path d={ground} fill={isRock(tile) ? '#654b30' : '#3d5a6c'} fill-rule="evenodd" />
        <g clip-path={`url(#${clip})`}>
          {isRock(tile) ? mineRoom({ id, tile }) : targaRoom({ id, tile })}
          <Lines id={id} tile={tile} />
          <StartArea tile={tile} />
        </g>
        <Walls id={id} tile={tile} />
        <Barriers tile={tile} />
      </g>
    );
  }
}

/** Low barriers between spaces: a fence in the mine, a broken balustrade on the plateau. */
function Barriers({ tile }: { tile: MapTile }) {
  if (tile.barriers.length === 0) return null;
  const rails = tile.barriers
    .map(([, below]) => {
      const y = below[0] * CELL;
      return line({ x: below[1] * CELL, y }, { x: (below[1] + 1) * CELL, y });
    })
    .join('');
  const posts = tile.barriers
    .flatMap(([, below]) =>
      [0, 50, 100].map((x) => ({ x: below[1] * CELL + x, y: below[0] * CELL })),
    )
    .map(({ x, y }) => `M${x - 7} ${y - 9}h14v18h-14z`)
    .join('');
  const [shade, body, light] = isRock(tile)
    ? ['#120b05', '#8a6337', '#c39a60']
    : ['#07121b', '#7d9cad', '#d4ebf3'];
  return (
    <g>
      <path d={rails} stroke="#000" stroke-opacity="0.35" stroke-width="26" />
      <path d={rails} stroke={shade} stroke-width="16" />
      <path d={rails} stroke={body} stroke-width="9" />
      <path d={rails} stroke={light} stroke-width="2" stroke-opacity="0.7" />
      <path d={posts} fill={body} stroke={shade} stroke-width="3" />
    </g>
  );
}
