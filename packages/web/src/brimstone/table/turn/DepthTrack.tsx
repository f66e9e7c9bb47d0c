import { type AdventureView, numbersOf } from '@crawlspace/brimstone';
import { percent } from '../../../text/index.ts';
import { Pic } from '../Pic.tsx';
import { tableText } from '../words.ts';
import { type Mark, marksOf, nextEffect } from './depth.ts';

interface Props {
  readonly view: AdventureView;
  readonly onOpen: () => void;
}

/** The way between the Entrance and the Darkness: where both stand and what the next spaces do. */
export function DepthTrack({ view, onOpen }: Props) {
  const { need, chances } = numbersOf(view).holdBack;
  const odds = 1 - (chances.at(-1)?.odds ?? 0);
  return (
    <button type="button" class="depth slab" onClick={onOpen}>
      <span class="for-readers">
        {tableText('depth-described', { party: view.depth.party, darkness: view.depth.darkness })}
      </span>
      <span class="depth-track" aria-hidden="true">
        {marksOf(view).map((mark) => (
          <TrackMark key={mark.mark} mark={mark} next={mark.mark === view.depth.darkness - 1} />
        ))}
      </span>
      <span class="depth-words">
        <span class="depth-hold">
          <Pic name="hold" />
          <span>{tableText('hold-back-short', { need, chance: percent(odds) })}</span>
        </span>
        <span class={`depth-next depth-next-${nextEffect(view).does}`}>{nextWords(view)}</span>
      </span>
    </button>
  );
}

function TrackMark({ mark, next }: { mark: Mark; next: boolean }) {
  const classes = ['mark', `mark-${mark.does}`, `mark-stage-${mark.stage}`];
  if (mark.passed) classes.push('mark-passed');
  if (next) classes.push('mark-next');
  if (mark.mark === 0) classes.push('mark-entrance');
  return (
    <span class={classes.join(' ')}>
      {mark.does === 'growing-dread' && <Pic name="dread" class="mark-picture" />}
      {mark.does === 'blood-spatter' && <Pic name="blood" class="mark-picture" />}
      {mark.mark === 0 && <Pic name="flee" class="mark-picture" />}
      {mark.party && (
        <span class="marker marker-party">
          <Pic name="lantern" />
        </span>
      )}
      {mark.darkness && (
        <span class="marker marker-darkness">
          <Pic name="darkness" />
        </span>
      )}
    </span>
  );
}

function nextWords(view: AdventureView): string {
  const { does, steps } = nextEffect(view);
  if (steps === 0) return tableText('space-entrance');
  return tableText('next-effect', { count: steps, does: tableText(`space-${does}`) });
}
