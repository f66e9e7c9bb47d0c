import { useCallback, useMemo, useRef } from 'preact/hooks';
import { BoardFrame, useOncePerFrame } from '../../board/frame.tsx';
import { Inspectable } from '../../board/inspectable.tsx';
import { Door, GateSwirl } from './art/doors.tsx';
import { TileFloor, TileRock } from './art/tile.tsx';
import './board.css';
import './figures/figures.css';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { Defs } from './defs.tsx';
import { animate, Effects } from './effects.tsx';
import { EnemyFigure } from './figures/enemy.tsx';
import { HeroFigure } from './figures/hero.tsx';
import { Mark } from './figures/marks.tsx';
import { whatMatters, wholeMap } from './framed.ts';
import { LightLayer } from './light-layer.tsx';
import { fromTheGroundUp, type Scene, sceneOf } from './scene.ts';
import { spotsOf } from './spots.ts';
import { Targets } from './targets.tsx';
import { thingsOf } from './things.ts';
import type { BoardProps } from './types.ts';
import { boardText, describe } from './words.ts';

/** The board. It draws what a view shows and offers targets; it knows no rules. */
export function Board(props: BoardProps) {
  return <Drawn {...useOncePerFrame(props)} />;
}

/** The scene of a view, and what happened since the scene before. */
function useScene({ view, events }: BoardProps): { scene: Scene; changes: Changes } {
  const before = useRef<{ scene: Scene; told: number } | null>(null);
  return useMemo(() => {
    const scene = sceneOf(view);
    const told = events?.at(-1)?.n ?? -1;
    const old = before.current;
    before.current = { scene, told };
    if (!old || told < old.told) return { scene, changes: NOTHING };
    const since = (events ?? []).filter(({ n }) => n > old.told);
    return { scene, changes: changesBetween(old.scene, scene, since) };
  }, [view, events]);
}

function Drawn(props: BoardProps) {
  const { targets, onPick, onHover, onInspect, motion, insets } = props;
  const { scene, changes } = useScene(props);
  const spots = useMemo(() => spotsOf(scene, targets), [scene, targets]);
  const framed = useMemo(() => whatMatters(scene, spots, changes.tiles), [scene, spots, changes]);
  const limits = useMemo(() => wholeMap(scene), [scene]);
  const onDrawn = useCallback(
    (root: HTMLElement) => animate(root, changes, motion),
    [changes, motion],
  );
  return (
    <BoardFrame
      name={boardText('board')}
      whole={boardText('whole')}
      motion={motion}
      insets={insets}
      framed={framed}
      limits={limits}
      // A new actor, a new tile or a new fight takes the camera back from whoever moved it.
      moment={`${scene.acting} ${scene.tiles.length} ${scene.enemies.length > 0}`}
      description={describe(scene)}
      onDrawn={onDrawn}
      choices={
        <>
          {onInspect ? <Inspectable things={thingsOf(scene)} onInspect={onInspect} /> : null}
          <Targets
            scene={scene}
            spots={spots}
            onPick={onPick}
            onHover={(option) => onHover?.(option)}
          />
        </>
      }
    >
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
    </BoardFrame>
  );
}

/** Tiles, doorways and light: all that does not walk. */
function Ground({ scene }: { scene: Scene }) {
  return (
    <svg class="board-layer" aria-hidden="true">
      <Defs />
      {scene.tiles.map(({ index, id, transform, lit }) => (
        <g key={index} class={lit ? 'board-rock' : 'board-rock is-dark'}>
          <TileRock id={id} index={index} transform={transform} />
        </g>
      ))}
      {scene.tiles.map(({ index, id, transform }) => (
        <TileFloor key={index} id={id} index={index} transform={transform} />
      ))}
      <LightLayer scene={scene} />
      {scene.doors.map((door) => (
        <Door key={door.key} door={door} />
      ))}
    </svg>
  );
}
