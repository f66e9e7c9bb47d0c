import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '../game/kit.ts';
import { BoardStage } from '../table/BoardStage.tsx';
import { HintCard } from '../table/hints/HintCard.tsx';
import { useTableKeys } from '../table/keys.ts';
import { MomentStage } from '../table/moments/MomentStage.tsx';
import { usePainted } from '../table/painted.ts';
import { PromptPanel } from '../table/prompt/PromptPanel.tsx';
import { useSound } from '../table/sound.ts';
import { Narrator } from '../table/story/Narrator.tsx';
import { StoryLog } from '../table/story/StoryLog.tsx';
import { BrimstoneBoard } from './board/Board.tsx';
import { showContentOf } from './content.ts';
import { LevelUp } from './level/LevelUp.tsx';
import type { Brimstone } from './shape.ts';
import { HeroPanel } from './table/heroes/HeroPanel.tsx';
import { OpenedDialog } from './table/OpenedDialog.tsx';
import { adventuring, type BrimstoneTable, type Opened } from './table/state.ts';
import { BrimstoneHappenings } from './table/story/Happenings.tsx';
import { TurnBar } from './table/TurnBar.tsx';
import '../table/styles/table.css';
import './table/styles/table.css';
import { boardTargets } from './table/targets.ts';
import { Trading } from './table/trade/Trading.tsx';
import { DepthTrack } from './table/turn/DepthTrack.tsx';
import { Ribbon } from './table/turn/Ribbon.tsx';
import { Situation } from './table/turn/Situation.tsx';
import { tableText } from './table/words.ts';

/** The table: the board fills the screen, everything else lies around what is happening on it. */
export function TableScreen({ session: played, onLeave, onOver }: TableProps<Brimstone>) {
  const state = useMemo(() => adventuring(played), [played]);
  useEffect(() => state.dispose, [state]);
  useTableKeys(state);
  usePainted(state);
  useSound(state);
  const { open, session } = state;
  const view = session.table.value.game;
  showContentOf(view);
  return (
    <main
      class="table table-brimstone"
      data-fight={view.fight !== null}
      data-world={view.worlds.at(-1)}
    >
      <h1 class="for-readers">{tableText('table')}</h1>
      <BoardStage state={state} board={BrimstoneBoard} targets={boardTargets} onInspect={open} />
      <TurnBar state={state} />
      <Ribbon view={view} onOpen={open} />
      <Heroes state={state} onOpen={open} />
      <div class="table-window">
        <BrimstoneHappenings state={state} />
      </div>
      <MomentStage state={state} />
      <DepthTrack view={view} onOpen={() => open({ kind: 'depth' })} />
      <HintCard state={state} />
      <div class="side">
        <Situation view={view} onOpen={open} />
        <PromptPanel state={state} onOver={onOver} />
        <section class="log slab" aria-label={tableText('story')}>
          <StoryLog state={state} />
        </section>
      </div>
      <Narrator state={state} />
      <Trading state={state} />
      <LevelUp state={state} />
      <OpenedDialog state={state} onLeave={onLeave} />
    </main>
  );
}

function Heroes({ state, onOpen }: { state: BrimstoneTable; onOpen: (opened: Opened) => void }) {
  const wide = useSignal(false);
  const { session } = state;
  const view = session.table.value.game;
  showContentOf(view);
  const asked = state.decision.value?.seat;
  return (
    <section class="heroes" aria-label={tableText('heroes')} data-open={wide.value}>
      <div class="heroes-list">
        {view.heroes.map((hero) => (
          <HeroPanel
            key={hero.index}
            view={view}
            hero={hero}
            player={session.players.value[hero.index] ?? 'human'}
            asked={asked === hero.index}
            onOpen={() => onOpen({ kind: 'hero', hero: hero.index })}
          />
        ))}
      </div>
      <button
        type="button"
        class="heroes-fold"
        aria-expanded={wide.value}
        onClick={() => {
          wide.value = !wide.value;
        }}
      >
        <span class="for-readers">
          {wide.value ? tableText('heroes-less') : tableText('heroes-more')}
        </span>
        <span aria-hidden="true">{wide.value ? '▴' : '▾'}</span>
      </button>
    </section>
  );
}
