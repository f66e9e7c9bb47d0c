import { useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '../../game/kit.ts';
import { useTableKeys } from '../../table/keys.ts';
import { MomentStage } from '../../table/moments/MomentStage.tsx';
import { usePainted } from '../../table/painted.ts';
import { PromptPanel } from '../../table/prompt/PromptPanel.tsx';
import { SharedDialog } from '../../table/SharedDialog.tsx';
import { useSound } from '../../table/sound.ts';
import { Narrator } from '../../table/story/Narrator.tsx';
import { StoryLog } from '../../table/story/StoryLog.tsx';
import { TopBar } from '../../table/TopBar.tsx';
import '../../table/styles/table.css';
import '../table/styles/table.css';
import './styles/stay.css';
import { showContentOf } from '../content.ts';
import { LevelUp } from '../level/LevelUp.tsx';
import type { BrimstoneStay } from '../stay-shape.ts';
import { CardDialog } from '../table/cards/CardDialog.tsx';
import { HeroSheet } from '../table/heroes/HeroSheet.tsx';
import { BrimstoneHappenings } from '../table/story/Happenings.tsx';
import { tableText } from '../table/words.ts';
import { lightOf } from './light.ts';
import { Scene } from './scene/Scene.tsx';
import { type StayTable, staying } from './state.ts';
import { stayText } from './texts.ts';
import { DayTrack } from './town/DayTrack.tsx';
import { TownHeroes } from './town/TownHeroes.tsx';

/** The road and the days in Town: a place to look at, and everybody's question beside it. */
export function StayScreen({ session: played, onLeave, onOver }: TableProps<BrimstoneStay>) {
  const state = useMemo(() => staying(played), [played]);
  useEffect(() => state.dispose, [state]);
  useTableKeys(state);
  usePainted(state);
  useSound(state);
  const view = state.session.table.value.game;
  showContentOf(view);
  return (
    <main class="table stay" data-light={lightOf(view)} data-step={view.stay.step}>
      <h1 class="for-readers">{stayText('table')}</h1>
      <DayBar state={state} />
      <TownHeroes state={state} />
      <Scene state={state} />
      <div class="table-window">
        <BrimstoneHappenings state={state} />
      </div>
      <MomentStage state={state} />
      {view.stay.step !== 'road' && <DayTrack view={view} events={state.session.events.value} />}
      <div class="side">
        <PromptPanel state={state} onOver={onOver} />
        <section class="log slab" aria-label={tableText('story')}>
          <StoryLog state={state} />
        </section>
      </div>
      <Narrator state={state} />
      <LevelUp state={state} />
      <OpenedDialog state={state} onLeave={onLeave} />
    </main>
  );
}

const STEPS = ['road', 'lodging', 'visits', 'evening'] as const;

function DayBar({ state }: { state: StayTable }) {
  const { stay } = state.session.table.value.game;
  const title =
    stay.step === 'road' ? stayText('on-the-road') : stayText('day-in-town', { day: stay.day });
  return (
    <TopBar
      state={state}
      title={stay.step === 'over' ? stayText('left-behind') : title}
      steps={{
        name: stayText('steps'),
        all: STEPS.map((id) => ({ id, name: stayText(`step-${id}`) })),
        current: stay.step,
      }}
      withStory
    />
  );
}

function OpenedDialog({ state, onLeave }: { state: StayTable; onLeave: () => void }) {
  const opened = state.opened.value;
  if (!opened) return null;
  const view = state.session.table.value.game;
  showContentOf(view);
  const close = () => {
    state.opened.value = null;
  };
  if (opened.kind === 'hero') {
    const hero = view.heroes[opened.hero];
    return hero ? <HeroSheet view={view} hero={hero} onOpen={state.open} onClose={close} /> : null;
  }
  if (opened.kind === 'card')
    return <CardDialog key={opened.card} card={opened.card} onClose={close} />;
  return <SharedDialog state={state} opened={opened} onLeave={onLeave} onClose={close} />;
}
