import './replay.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../game/kit.ts';
import { useLook } from '../game/use-look.ts';
import { frontText, missionNameOf } from '../games/fronts.ts';
import { TABLES } from '../games/kits.ts';
import { addressOf, go } from '../route.ts';
import { games } from '../session/games.ts';
import { problemOf } from '../session/storage/problems.ts';
import { isSaveProblem, type Replay, type ReplayScene } from '../session/types.ts';
import { motion } from '../settings/index.ts';
import { replayText } from '../text/replay.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { downloadSave } from './games.ts';
import { NotThere } from './NotThere.tsx';
import { Page } from './Page.tsx';
import { Controls } from './replay/Controls.tsx';
import { Fights } from './replay/Fights.tsx';
import { ShareLink } from './replay/ShareLink.tsx';
import { Story } from './replay/Story.tsx';
import { usePlaying } from './replay/use-playing.ts';
import { Apology, Loading } from './Waiting.tsx';

interface ReplayProps {
  readonly id: string;
  /** Where it starts: after so many answers. */
  readonly answer: number;
}

/** A game from its beginning: step by step, by itself, or from fight to fight. */
export function ReplayScreen({ id, answer }: ReplayProps) {
  const replay = useLoaded(id, async () => ready(await games.replay(id), answer));
  useLook(replay.state === 'ready' ? replay.value.replay.game : null);
  if (replay.state === 'loading') return <Loading />;
  if (replay.state === 'failed') return <NotThere error={replay.error} />;
  const { mission } = replay.value.replay;
  return (
    <Player {...replay.value}>
      <ButtonLink size="small" icon="trophy" href={addressOf({ screen: 'after', id })}>
        {replayText('after')}
      </ButtonLink>
      <Button size="small" icon="download" onClick={() => downloadSave(id, mission)}>
        {replayText('share')}
      </Button>
      <ShareLink id={id} />
    </Player>
  );
}

/** A game that came by an address. */
export function SharedScreen({ letters }: { letters: string }) {
  const shared = useLoaded(letters, async () => {
    const game = await games.shared(letters);
    return { game, ...(await ready(game.replay, 0)) };
  });
  useLook(shared.state === 'ready' ? shared.value.replay.game : null);
  if (shared.state === 'loading') return <Loading />;
  if (shared.state === 'failed') return <BadLink error={shared.error} />;
  const { game, ...player } = shared.value;
  const keep = async () => {
    const kept = await game.keep();
    if (!isSaveProblem(kept)) go({ screen: 'after', id: kept.id });
  };
  return (
    <Player {...player}>
      <Button size="small" icon="download" onClick={() => void keep()}>
        {replayText('keep')}
      </Button>
    </Player>
  );
}

/** Links are cut off and changed on the way; other faults are said as everywhere. */
function BadLink({ error }: { error: unknown }) {
  const problem = problemOf(error)?.problem;
  if (problem !== 'malformed' && problem !== 'truncated') return <NotThere error={error} />;
  return <Apology title={replayText('bad-link')} text={replayText('bad-link.text')} />;
}

interface Ready {
  readonly replay: Replay;
  readonly words: GameWords;
  readonly start: number;
  readonly first: ReplayScene;
}

async function ready(replay: Replay, start: number): Promise<Ready> {
  const [words, first] = await Promise.all([TABLES[replay.game].words(), replay.at(start)]);
  return { replay, words, start, first };
}

function Player({
  replay,
  words,
  start,
  first,
  children,
}: Ready & { children: ComponentChildren }) {
  const playing = usePlaying(replay.length, start);
  const scene = useScene(replay, playing.at, first);
  const { Stage } = TABLES[replay.game];
  return (
    <Page wide title={replayText('title')}>
      <div class="replay">
        <div class="replay-title">
          <h1>{replayText('title')}</h1>
          <p>{missionNameOf(replay)}</p>
          <div class="actions">
            {children}
            {!scene.table.outcome && <PlayOn replay={replay} at={scene.answer} />}
          </div>
        </div>
        <section class="replay-board" aria-label={replayText('board')}>
          <Stage scene={scene} motion={playing.speed > 1 ? 'fast' : motion.value} />
        </section>
        <Controls
          playing={playing}
          length={replay.length}
          marks={replay.marks}
          turn={frontText(replay.game, 'turn', { turn: scene.turn })}
        />
        <Fights
          replay={replay}
          words={words}
          view={scene.table.game}
          at={playing.at}
          onJump={playing.goTo}
        />
        <Story game={replay.game} scene={scene} words={words} />
      </div>
    </Page>
  );
}

/** The moment that is shown becomes a game of its own. */
function PlayOn({ replay, at }: { replay: Replay; at: number }) {
  const [failed, setFailed] = useState(false);
  const playOn = async () => {
    try {
      const { id } = await games.takeInNew(replay.recordAt(at));
      go({ screen: 'game', id });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button size="small" icon="play" onClick={() => void playOn()}>
        {replayText('play-on')}
      </Button>
      <span role="status">{failed && replayText('play-on.failed')}</span>
    </>
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
