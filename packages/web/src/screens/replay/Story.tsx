import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '../../game/kit.ts';
import type { TableId } from '../../game-ids.ts';
import { FRONTS } from '../../games/fronts.ts';
import type { ReplayScene } from '../../session/types.ts';
import { language } from '../../text/index.ts';
import { replayText } from '../../text/replay.ts';

/** So many of the last lines are kept in the page. */
const MOST = 150;

interface StoryProps {
  readonly game: TableId;
  readonly scene: ReplayScene;
  readonly words: GameWords;
}

/** What has been told up to this scene, the newest at the end and in sight. */
export function Story({ game, scene, words }: StoryProps) {
  const list = useRef<HTMLOListElement>(null);
  const { events } = scene;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [scene]);
  const lines = events.slice(-MOST);
  return (
    <section class="replay-story panel" aria-labelledby="story">
      <h2 id="story">{replayText('log')}</h2>
      {lines.length === 0 && <p class="soft">{replayText('log.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol ref={list} class="story-lines" tabIndex={0} aria-labelledby="story">
        {lines.map(({ n, event }) => (
          <li key={n} class={event.t === FRONTS[game].turnEvent ? 'story-turn' : undefined}>
            {words.logLine(language.value, scene.table.game, event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
