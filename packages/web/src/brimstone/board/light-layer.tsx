import { coverOf, groundOf, wallLines } from './art/rock.tsx';
import type { Scene } from './scene.ts';

const EVERYWHERE = 'M-30000 -30000H30000V30000H-30000z';

/** Warm light around the lantern, dusk at the edge of it, night over all other tiles. */
export function LightLayer({ scene }: { scene: Scene }) {
  const lit = scene.tiles.filter((tile) => tile.lit);
  const at = scene.lantern ?? { x: 0, y: 0 };
  const place = { transform: `translate(${at.x}px, ${at.y}px)` };
  return (
    <g>
      <clipPath id="board-lit">
        {lit.map(({ index, id, map, transform }) => (
          <path key={index} d={groundOf(id, map)} transform={transform} clip-rule="evenodd" />
        ))}
      </clipPath>
      {scene.tiles.map(({ index, id, map, transform, lit: isLit }) => (
        <g
          key={index}
          class={`board-night${isLit ? ' is-lit' : ''} is-${map.world}`}
          data-night={index}
          transform={transform}
        >
          <path d={coverOf(id, map)} />
          <path d={wallLines(id, map)} class="board-night-walls" />
        </g>
      ))}
      {scene.lantern ? (
        <g clip-path="url(#board-lit)">
          <path d={EVERYWHERE} fill="url(#board-dusk)" class="board-lantern" style={place} />
          <circle r="620" fill="url(#board-warmth)" class="board-lantern" style={place} />
        </g>
      ) : null}
    </g>
  );
}
