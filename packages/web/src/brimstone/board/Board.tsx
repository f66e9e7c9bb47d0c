import { Beyond } from '../../board/beyond.tsx';
import { type BoardTypes, boardOf } from '../../board/board.tsx';
import type { Motion } from '../../settings/index.ts';
import type { Brimstone } from '../shape.ts';
import { Door, GateSwirl } from './art/doors.tsx';
import { TileFloor, TileRock } from './art/tile.tsx';
import './board.css';
import './choices.css';
import './figures/figures.css';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { Defs } from './defs.tsx';
import { animate, Effects } from './effects.tsx';
import { EnemyFigure } from './figures/enemy.tsx';
import { HeroFigure } from './figures/hero.tsx';
import { Mark } from './figures/marks.tsx';
import { aimsIn, Preview } from './foresight.tsx';
import { whatMatters, wholeMap } from './framed.ts';
import { LightLayer } from './light-layer.tsx';
import { fromTheGroundUp, type Scene, sceneOf } from './scene.ts';
import { type Spot, spotsOf } from './spots.ts';
import { Shape, Tag, Way } from './targets.tsx';
import { thingsOf } from './things.ts';
import type { BoardTarget, Inspected } from './types.ts';
import { boardText, describe } from './words.ts';

interface Types extends BoardTypes {
  readonly view: Brimstone['view'];
  readonly event: Brimstone['event'];
  readonly target: BoardTarget;
  readonly inspected: Inspected;
  readonly scene: Scene;
  readonly changes: Changes;
  readonly spot: Spot;
}

/** Mines and other worlds, lit by one lantern. */
export const BrimstoneBoard = boardOf<Types>({
  class: 'mine-board',
  name: () => boardText('board'),
  whole: () => boardText('whole'),
  sceneOf,
  nothing: NOTHING,
  changesBetween,
  spotsOf,
  thingsOf,
  whatMatters,
  wholeMap,
  subject: ({ acting, tiles, enemies }) => `${acting} ${tiles.length} ${enemies.length > 0}`,
  describe,
  chooser: ({ heroes, acting, lantern }) => heroes[acting ?? -1] ?? lantern,
  animate,
  Picture,
  shape: (spot) => <Shape spot={spot} />,
  way: (scene, { target }) => (target.path ? <Way scene={scene} path={target.path} /> : null),
  preview: (view, scene, spot) => <Preview view={view} scene={scene} spot={spot} />,
  aims: aimsIn,
  tag: (spot, shown) =>
    shown || spot.kind === 'enemy' ? <Tag key={spot.option} spot={spot} /> : null,
});

/** Rock between the rooms, darker than their walls. */
const BEYOND = ['#0f0b08', '#140f0b'] as const;

interface PictureProps {
  readonly scene: Scene;
  readonly changes: Changes;
  readonly motion: Motion;
}

function Picture({ scene, changes, motion }: PictureProps) {
  return (
    <>
      <Ground scene={scene} />
      {scene.lantern ? (
        <div
          class="board-halo"
          style={{ transform: `translate(${scene.lantern.x}px, ${scene.lantern.y}px)` }}
        >
          <i class="board-halo-light" />
        </div>
      ) : null}
      {scene.doors.map((door) =>
        door.state === 'gate' ? <GateSwirl key={door.key} door={door} /> : null,
      )}
      <svg class="board-layer" aria-hidden="true">
        {scene.marks.map((mark) => (
          <Mark key={mark.key} mark={mark} />
        ))}
        {fromTheGroundUp(scene.heroes).map((hero) => (
          <HeroFigure key={hero.key} hero={hero} />
        ))}
        {scene.enemies.map((enemy) => (
          <EnemyFigure key={enemy.key} enemy={enemy} />
        ))}
        <Effects changes={changes} motion={motion} />
      </svg>
    </>
  );
}

/** Tiles, doorways and light: all that does not walk. */
function Ground({ scene }: { scene: Scene }) {
  return (
    <svg class="board-layer" aria-hidden="true">
      <Defs />
      <Beyond id="board-beyond-rock" colours={BEYOND} />
      {scene.tiles.map(({ index, id, map, transform, lit }) => (
        <g key={index} class={lit ? 'board-rock' : 'board-rock is-dark'}>
          <TileRock id={id} map={map} index={index} transform={transform} />
        </g>
      ))}
      {scene.tiles.map(({ index, id, map, transform }) => (
        <TileFloor key={index} id={id} map={map} index={index} transform={transform} />
      ))}
      <LightLayer scene={scene} />
      {scene.doors.map((door) => (
        <Door key={door.key} door={door} />
      ))}
    </svg>
  );
}
