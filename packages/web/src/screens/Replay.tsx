import './replay.css';
import { useEffect, useState } from 'preact/hooks';
import { frontText, knownName } from '../game/fronts.ts';
import type { GameWords } from '../game/kit.ts';
import { KITS } from '../game/kits.ts';
import { useLook } from '../game/use-look.ts';
import { addressOf } from '../route.ts';
import { games } from '../session/games.ts';
import type { Replay, ReplayScene } from '../session/types.ts';
import { motion } from '../settings/index.ts';
import { replayText } from '../text/replay.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { downloadSave } from './games.ts';
import { NotThere } from './NotThere.tsx';
import { Page } from './Page.tsx';
import { Controls } from './replay/Controls.tsx';
import { Fights } from './replay/Fights.tsx';
import { Story } from './replay/Story.tsx';
import { usePlaying } from './replay/use-playing.ts';
import { useLoaded } from './use-loaded.ts';
import { Loading } from './Waiting.tsx';

/** A game from its beginning: step by step, by itself, or from fight to fight. */
export function ReplayScreen({ id }: { id: string }) {
  const replay = useLoaded(id, async () => {
    const opened = await games.replay(id);
    return { opened, words: await KITS[opened.game].words(), first: await opened.at(0) };
  });
  useLook(replay.state === 'ready' ? replay.value.opened.game : null);
  if (replay.state === 'loading') return <Loading />;
  if (replay.state === 'failed') return <NotThere error={replay.error} />;
  const { opened, words, first } = replay.value;
  return <Player id={id} replay={opened} words={words} first={first} />;
}

interface PlayerProps {
  readonly id: string;
  readonly replay: Replay;
  readonly words: GameWords;
  readonly first: ReplayScene;
}

function Player({ id, replay, words, first }: PlayerProps) {
  const playing = usePlaying(replay.length);
  const scene = useScene(replay, playing.at, first);
  const { mission } = replay;
  const { Stage } = KITS[replay.game];
  return (
    <Page wide title={replayText('title')}>
      <div class="replay">
        <div class="replay-title">
          <h1>{replayText('title')}</h1>
          <p>{knownName(replay.game, mission)}</p>
          <div class="actions">
            <ButtonLink size="small" icon="trophy" href={addressOf({ screen: 'after', id })}>
              {replayText('after')}
            </ButtonLink>
            <Button size="small" icon="download" onClick={() => downloadSave(id, mission)}>
              {replayText('share')}
            </Button>
          </div>
        </div>
        <section class="replay-board" aria-label={replayText('board')}>
          <Stage scene={scene} motion={playing.speed > 1 ? 'fast' : motion.value} />
        </section>
        <Controls
          playing={playing}
          length={replay.length}
          turn={frontText(replay.game, 'turn', { turn: scene.turn })}
        />
        <Fights replay={replay} words={words} at={playing.at} onJump={playing.goTo} />
        <Story game={replay.game} scene={scene} words={words} />
      </div>
    </Page>
  );
}

/** The scene to show; while it is looked up, the one before stays. */
function useScene(replay: Replay, at: number, first: ReplayScene): ReplayScene {
  const [scene, setScene] = useState(first);
  useEffect(() => {
    let wanted = true;
    replay.at(at).then((found) => wanted && setScene(found));
    return () => {
      wanted = false;
    };
  }, [replay, at]);
  return scene;
}
