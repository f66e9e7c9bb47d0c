import './styles/table.css';
import './styles/replayed.css';
import type { GameShape } from '@crawlspace/host';
import type { VNode } from 'preact';
import type { BoardProps, BoardTypes } from '../board/board.tsx';
import type { StageProps } from '../game/kit.ts';
import { isOfTheGame } from '../of-the-game.ts';
import { language } from '../settings/index.ts';
import { replayText } from '../text/replay.ts';
import type { PortraitProps, TableKit } from './kit.ts';

const NONE: readonly [] = [];
const pickNothing = () => undefined;

/** What a board needs when nothing can be picked on it. */
type Still<Game extends GameShape> = Omit<
  BoardProps<BoardTypes & Pick<Game, 'view' | 'event'>>,
  'targets' | 'onInspect'
> & { readonly targets: typeof NONE };

interface Replayed<Game extends GameShape> {
  readonly Board: (props: Still<Game>) => VNode;
  readonly kit: TableKit<Game>;
  readonly showContentOf: (view: Game['view']) => void;
  /** What a hero has left, as at the table. */
  readonly Life: (props: PortraitProps<Game>) => VNode | null;
}

/** A scene of a replay: the board, on which nothing can be picked, how the party is, and the dice of the last answer. */
export function stageOf<Game extends GameShape>({
  Board,
  kit,
  showContentOf,
  Life,
}: Replayed<Game>) {
  const { Portrait } = kit;
  return ({ scene, motion }: StageProps<Game>) => {
    const view = scene.table.game;
    showContentOf(view);
    return (
      <div class="replayed">
        <div class="replayed-board">
          <Board
            view={view}
            targets={NONE}
            onPick={pickNothing}
            events={scene.events}
            motion={motion}
          />
        </div>
        <ul class="replayed-party" aria-label={replayText('party')}>
          {heroesOf(view).map((_, hero) => (
            <li key={hero} style={{ '--seat': `var(--hero-${hero})` }}>
              <Portrait view={view} hero={hero} />
              <b>{kit.shortName(view, hero)}</b>
              <span class="replayed-life">
                <Life view={view} hero={hero} />
              </span>
            </li>
          ))}
        </ul>
        <Dice kit={kit} scene={scene} />
      </div>
    );
  };
}

/** Every game has heroes, whatever else there is to see of them. */
function heroesOf(view: object): readonly unknown[] {
  return 'heroes' in view && Array.isArray(view.heroes) ? view.heroes : [];
}

/** Nobody reads more rolls of one answer than this. */
const LAST_ROLLS = 3;

function Dice<Game extends GameShape>({
  kit,
  scene: { table, events, before },
}: {
  readonly kit: TableKit<Game>;
  readonly scene: StageProps<Game>['scene'];
}) {
  const rolls = events
    .slice(before)
    .flatMap(({ n, event }) => {
      if (!isOfTheGame<Game['event']>(event)) return [];
      const dice = kit.Dice({ event });
      return dice ? [{ n, event, dice }] : [];
    })
    .slice(-LAST_ROLLS);
  return (
    <ol class="replayed-dice" aria-label={replayText('dice')}>
      {rolls.map(({ n, event, dice }) => (
        <li key={n}>
          <span>{kit.words.logLine(language.value, table.game, event)}</span>
          {dice}
        </li>
      ))}
    </ol>
  );
}
