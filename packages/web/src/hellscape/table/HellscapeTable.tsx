import '../../table/styles/table.css';
import './styles/table.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '../../game/kit.ts';
import { BoardStage } from '../../table/BoardStage.tsx';
import { HintCard } from '../../table/hints/HintCard.tsx';
import { useTableKeys } from '../../table/keys.ts';
import { MomentStage } from '../../table/moments/MomentStage.tsx';
import { usePainted } from '../../table/painted.ts';
import { PromptPanel } from '../../table/prompt/PromptPanel.tsx';
import { useSound } from '../../table/sound.ts';
import { Narrator } from '../../table/story/Narrator.tsx';
import { StoryLog } from '../../table/story/StoryLog.tsx';
import { HellscapeBoard } from '../board/Board.tsx';
import type { Inspected } from '../board/types.ts';
import { showContentOf } from '../content.ts';
import type { Hellscape } from '../shape.ts';
import { Closed } from './dice/Closed.tsx';
import { Tray } from './dice/Tray.tsx';
import { Dashboard } from './heroes/Dashboard.tsx';
import { Party } from './heroes/HeroPanel.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';
import { RoundBar } from './RoundBar.tsx';
import { SheetTabs } from './SheetTabs.tsx';
import { type Descending, descending } from './state.ts';
import { HellscapeHappenings } from './story/Happenings.tsx';
import { boardTargets } from './targets.ts';
import { Ribbon } from './tracks/Ribbon.tsx';
import { Situation } from './tracks/Situation.tsx';
import { Track } from './tracks/Track.tsx';
import { Trading } from './trade/Trading.tsx';
import { tableText } from './words.ts';

/** The table: the dungeon fills the screen, everything else lies around what is happening in it. */
export function HellscapeTable({ session, onLeave, onOver }: TableProps<Hellscape>) {
  const state = useMemo(() => descending(session), [session]);
  useEffect(() => state.dispose, [state]);
  useTableKeys(state);
  usePainted(state);
  useSound(state);
  const view = state.session.table.value.game;
  showContentOf(view);
  return (
    <main
      class="table table-hellscape"
      data-tab={state.tab.value}
      data-combat={view.combat !== null}
      data-boss={view.darkness.side === 'boss'}
    >
      <h1 class="for-readers">{tableText('table')}</h1>
      <BoardStage
        state={state}
        board={HellscapeBoard}
        targets={boardTargets}
        onInspect={(what) => inspect(state, what)}
      />
      <RoundBar state={state} />
      <Party state={state} />
      <div class="hs-strip slab">
        <Track state={state} />
        <Ribbon state={state} />
      </div>
      <div class="table-window">
        <HellscapeHappenings state={state} />
      </div>
      <MomentStage state={state} />
      <Tray state={state} />
      <Closed state={state} />
      <Dashboard state={state} />
      <HintCard state={state} />
      <div class="side">
        <Situation state={state} />
        <PromptPanel state={state} onOver={onOver} />
        <section class="log slab" aria-label={tableText('story')}>
          {/* Shown anew, it starts with the latest line. */}
          <StoryLog key={String(state.tab.value === 'story')} state={state} />
        </section>
      </div>
      <SheetTabs state={state} />
      <Narrator state={state} />
      <Trading state={state} />
      <OpenedDialog state={state} onLeave={onLeave} />
    </main>
  );
}

/** Heroes are looked at on their dashboards, everything else in a dialog. */
function inspect(state: Descending, what: Inspected): void {
  if (what.kind === 'hero') {
    state.chosen.value = what.hero;
    state.tab.value = 'hero';
  } else state.open(what);
}
