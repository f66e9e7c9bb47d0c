import { type BoardTypes, boardOf } from '../../board/board.tsx';
import type { Motion } from '../../settings/index.ts';
import type { Hellscape } from '../shape.ts';
import './board.css';
import { type Changes, changesBetween, NOTHING } from './changes.ts';
import { animate, Effects, Strike } from './effects.tsx';
import { AllyFigure, EnemyFigure } from './figures/enemy.tsx';
import { Consecrated } from './figures/ground.tsx';
import { HeroFigure } from './figures/hero.tsx';
import { TokenFigure } from './figures/tokens.tsx';
import { aimsIn, Preview } from './foresight.tsx';
import { whatMatters, wholeMap } from './framed.ts';
import { Ground } from './ground.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { type Spot, spotsOf } from './spots.ts';
import { Price, Shape, Way } from './targets.tsx';
import { thingsOf } from './things.ts';
import type { BoardTarget, Inspected } from './types.ts';
import { boardText, describe } from './words.ts';

interface Types extends BoardTypes {
  readonly view: Hellscape['view'];
  readonly event: Hellscape['event'];
  readonly target: BoardTarget;
  readonly inspected: Inspected;
  readonly scene: Scene;
  readonly changes: Changes;
  readonly spot: Spot;
}

/** The dungeon: zones of Light and Shadow behind doors. */
export const HellscapeBoard = boardOf<Types>({
  class: 'hell-board',
  name: () => boardText('board'),
  whole: () => boardText('whole'),
  sceneOf,
  nothing: NOTHING,
  changesBetween,
  spotsOf,
  thingsOf,
  whatMatters,
  wholeMap,
  subject: ({ acting, hidden, strike, bossOnly }) =>
    `${acting} ${hidden} ${strike?.from} ${bossOnly}`,
  describe,
  chooser: ({ heroes, acting }) => heroes.find(({ index }) => index === acting) ?? null,
  animate,
  Picture,
  shape: (spot) => <Shape spot={spot} />,
  way: (scene, spot) => <Way scene={scene} spot={spot} />,
  preview: (view, scene, spot) => <Preview view={view} scene={scene} spot={spot} />,
  aims: aimsIn,
  tag: (spot, shown) => (shown ? <Price key={spot.option} spot={spot} /> : null),
});

interface PictureProps {
  readonly scene: Scene;
  readonly changes: Changes;
  readonly motion: Motion;
}

function Picture({ scene, changes, motion }: PictureProps) {
  return (
    <>
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
    </>
  );
}
