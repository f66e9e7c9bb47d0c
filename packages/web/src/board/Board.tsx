import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Door, GateSwirl } from './art/doors.tsx';
import { TileFloor, TileRock } from './art/tile.tsx';
import './board.css';
import './figures/figures.css';
import './targets.css';
import { Camera } from './camera.ts';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { Controls } from './controls.tsx';
import { Defs } from './defs.tsx';
import { animate, Effects, PACE } from './effects.tsx';
import { EnemyFigure } from './figures/enemy.tsx';
import { HeroFigure } from './figures/hero.tsx';
import { Mark } from './figures/marks.tsx';
import { whatMatters, wholeMap } from './framed.ts';
import { LightLayer } from './light-layer.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { arrowOf, spotsOf } from './spots.ts';
import { Targets } from './targets.tsx';
import type { BoardProps } from './types.ts';
import { describe, languageOfPage, WORDS } from './words.ts';

const GLIDE = 520;

/**
 * The board. It draws what a view shows and offers targets; it knows no rules. However often it is
 * given something new, it is drawn once per frame.
 */
export function Board(props: BoardProps) {
  const [shown, setShown] = useState(props);
  const latest = useRef(props);
  const waiting = useRef(0);
  latest.current = props;
  useLayoutEffect(() => {
    if (shown === latest.current || waiting.current !== 0) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      setShown(latest.current);
    });
  });
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return <Drawn {...shown} />;
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
  const { targets, onPick, onHover, motion, insets, focus } = props;
  const { scene, changes } = useScene(props);
  const spots = useMemo(() => spotsOf(scene, targets), [scene, targets]);
  const language = props.language ?? languageOfPage();
  const words = WORDS[language];
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera | null>(null);
  const ms = GLIDE * PACE[motion];

  useLayoutEffect(() => {
    if (!root.current || !stage.current || !overlay.current) return;
    const made = new Camera(root.current, stage.current, overlay.current);
    camera.current = made;
    return () => made.close();
  }, []);

  const moment = `${scene.acting} ${scene.tiles.length} ${scene.enemies.length > 0}`;
  const lastMoment = useRef(moment);
  useLayoutEffect(() => {
    const seen = camera.current;
    const framed = whatMatters(scene, spots, focus, changes.tiles);
    if (!seen || !framed) return;
    // A new actor, a new tile or a new fight takes the camera back from whoever moved it.
    if (lastMoment.current !== moment) seen.follows = true;
    lastMoment.current = moment;
    seen.insets = { top: 0, right: 0, bottom: 0, left: 0, ...insets };
    seen.limits = wholeMap(scene);
    seen.watch(framed, ms);
  }, [scene, spots, focus, changes, insets, moment, ms]);

  useLayoutEffect(() => {
    if (root.current) animate(root.current, changes, motion);
  }, [changes, motion]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.target === root.current ? arrowOf(event.key) : null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) camera.current?.shift(arrow, ms / 3);
    else if (event.key === '+' || event.key === '=') camera.current?.zoom(1.25, ms / 3);
    else if (event.key === '-') camera.current?.zoom(0.8, ms / 3);
    else if (event.key === '0') camera.current?.recentre(ms);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no set of form fields
    <div
      ref={root}
      class={`board is-${motion}`}
      style={{ '--board-pace': String(PACE[motion]) }}
      role="group"
      aria-label={words.board}
      aria-describedby="board-in-words"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan it
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} class="board-stage">
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
          {[...scene.heroes]
            .sort((one, other) => Number(one.state === 'up') - Number(other.state === 'up'))
            .map((hero) => (
              <HeroFigure key={hero.key} hero={hero} />
            ))}
          {scene.enemies.map((enemy) => (
            <EnemyFigure key={enemy.key} enemy={enemy} />
          ))}
          <Effects changes={changes} motion={motion} />
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds buttons that have names of their own */}
        <svg ref={overlay} class="board-layer board-choices">
          <Targets
            scene={scene}
            spots={spots}
            onPick={onPick}
            onHover={(option) => onHover?.(option)}
          />
        </svg>
      </div>
      <Controls words={words} camera={camera} ms={ms} />
      <div id="board-in-words" class="board-words">
        {describe(language, scene).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
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
