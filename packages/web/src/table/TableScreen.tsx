import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/index.ts';
import type { Session } from '../session/types.ts';
import { motion } from '../settings/index.ts';
import { HeroPanel } from './heroes/HeroPanel.tsx';
import { HintCard } from './hints/HintCard.tsx';
import { useTableKeys } from './keys.ts';
import { TopBar } from './menu/TopBar.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';
import { PromptPanel } from './prompt/PromptPanel.tsx';
import { useSound } from './sound.ts';
import { type Opened, type TableState, tableState } from './state.ts';
import { Happenings } from './story/Happenings.tsx';
import { Narrator } from './story/Narrator.tsx';
import { StoryLog } from './story/StoryLog.tsx';
import './styles/table.css';
import { boardTargets } from './targets.ts';
import { DepthTrack } from './turn/DepthTrack.tsx';
import { Ribbon } from './turn/Ribbon.tsx';
import { Situation } from './turn/Situation.tsx';
import { useWindowInsets } from './window.ts';
import { t } from './words.ts';

interface Props {
  readonly session: Session;
  /** Back to where the table was opened from; the game is saved. */
  readonly onLeave: () => void;
  /** The adventure is over and the people have seen it. */
  readonly onOver: () => void;
}

/** The table: the board fills the screen, everything else lies around what is happening on it. */
export function TableScreen({ session, onLeave, onOver }: Props) {
  const state = useMemo(() => tableState(session), [session]);
  useEffect(() => state.dispose, [state]);
  useTableKeys(state);
  useSound(session);
  const open = (opened: Opened) => {
    state.opened.value = opened;
  };
  const view = session.table.value.game;
  return (
    <main class="table" data-fight={view.fight !== null} data-world={view.worlds.at(-1)}>
      <h1 class="for-readers">{t('table')}</h1>
      <TheBoard state={state} />
      <TopBar state={state} onOpen={open} />
      <Ribbon view={view} onOpen={open} />
      <Heroes state={state} onOpen={open} />
      <div class="table-window">
        <Happenings session={session} onOpen={open} />
      </div>
      <DepthTrack view={view} onOpen={() => open({ kind: 'depth' })} />
      <div class="side">
        <Situation view={view} onOpen={open} />
        <HintCard state={state} />
        <PromptPanel state={state} onOver={onOver} />
        <section class="log slab" aria-label={t('story')}>
          <StoryLog session={session} onOpen={open} />
        </section>
      </div>
      <Narrator session={session} />
      <OpenedDialog state={state} onLeave={onLeave} />
    </main>
  );
}

/** The board with what can be picked on it now. */
function TheBoard({ state }: { state: TableState }) {
  const stage = useRef<HTMLDivElement>(null);
  const insets = useWindowInsets(stage);
  const { session } = state;
  const view = session.table.value.game;
  const decision = state.decision.value;
  const targets = useMemo(() => boardTargets(view, decision), [view, decision]);
  const advised = useComputed(() => new Set(state.advice.value));
  const shown = targets.map((target) =>
    advised.value.has(target.option) ? { ...target, advised: true } : target,
  );
  return (
    <div class="stage" ref={stage} style={{ '--window-bottom': `${insets.value.bottom}px` }}>
      <Board
        view={view}
        targets={shown}
        onPick={state.tap}
        onHover={(option) => {
          state.pointed.value = option;
        }}
        events={session.events.value}
        motion={motion.value}
        insets={insets.value}
      />
    </div>
  );
}

function Heroes({ state, onOpen }: { state: TableState; onOpen: (opened: Opened) => void }) {
  const wide = useSignal(false);
  const { session } = state;
  const view = session.table.value.game;
  const asked = state.decision.value?.seat;
  return (
    <section class="heroes" aria-label={t('heroes')} data-open={wide.value}>
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
        <span class="for-readers">{wide.value ? t('heroes-less') : t('heroes-more')}</span>
        <span aria-hidden="true">{wide.value ? '▴' : '▾'}</span>
      </button>
    </section>
  );
}
