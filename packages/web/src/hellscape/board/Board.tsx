import { useCallback, useMemo, useRef } from 'preact/hooks';
import { Choices } from '../../board/choices.tsx';
import { BoardFrame, useOncePerFrame } from '../../board/frame.tsx';
import { Inspectable } from '../../board/inspectable.tsx';
import './board.css';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { animate, Effects, Strike } from './effects.tsx';
import { AllyFigure, EnemyFigure } from './figures/enemy.tsx';
import { Consecrated } from './figures/ground.tsx';
import { HeroFigure } from './figures/hero.tsx';
import { TokenFigure } from './figures/tokens.tsx';
import { whatMatters, wholeMap } from './framed.ts';
import { Ground } from './ground.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { spotsOf } from './spots.ts';
import { Price, Shape } from './targets.tsx';
import { thingsOf } from './things.ts';
import type { BoardProps } from './types.ts';
import { boardText, describe } from './words.ts';

/** The dungeon. It draws what a view shows and offers targets; it knows no rules. */
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
  const framed = useMemo(() => whatMatters(scene, spots), [scene, spots]);
  const limits = useMemo(() => wholeMap(scene), [scene]);
  const onDrawn = useCallback(
    (root: HTMLElement) => animate(root, changes, motion),
    [changes, motion],
  );
  const actor = scene.heroes.find(({ index }) => index === scene.acting) ?? null;
  return (
    <BoardFrame
      class="hell-board"
      name={boardText('board')}
      whole={boardText('whole')}
      motion={motion}
      insets={insets}
      framed={framed}
      limits={limits}
      moment={`${scene.acting} ${scene.hidden} ${scene.strike?.from} ${scene.bossOnly}`}
      description={describe(scene)}
      onDrawn={onDrawn}
      choices={
        <>
          {onInspect ? <Inspectable things={thingsOf(scene, spots)} onInspect={onInspect} /> : null}
          <Choices
            spots={spots}
            from={actor}
            onPick={onPick}
            onHover={(option) => onHover?.(option)}
            shape={(spot) => <Shape spot={spot} />}
            tag={(spot, shown) =>
              spot.wounds > 0 && shown ? <Price key={spot.option} spot={spot} /> : null
            }
          />
        </>
      }
    >
      <Ground map={scene.map} bossOnly={scene.bossOnly} hidden={scene.hidden} open={scene.open} />
      <svg class="board-layer" aria-hidden="true">
        {scene.grounds.map((ground) => (
          <Consecrated key={ground.key} ground={ground} />
        ))}
        {scene.tokens.map((token) => (
          <TokenFigure key={token.key} token={token} />
        ))}
        <Strike scene={scene} />
        {scene.allies.map((ally) => (
          <AllyFigure key={ally.key} ally={ally} />
        ))}
        {[...scene.heroes]
          .sort((one, other) => Number(other.knockedOut) - Number(one.knockedOut))
          .map((hero) => (
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
