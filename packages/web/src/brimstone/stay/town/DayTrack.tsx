import type { BrimstoneEvent, StayView } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { percent } from '../../../text/index.ts';
import { Pic } from '../../table/Pic.tsx';
import { stayText } from '../texts.ts';
import { isNightOver } from '../whereabouts.ts';

const SPACES = [1, 2, 3, 4, 5, 6];

interface Props {
  readonly view: StayView;
  readonly events: readonly Told<BrimstoneEvent>[];
}

/** The Town Event Track: the further the marker, the likelier something happens tonight. */
export function DayTrack({ view, events }: Props) {
  const { marker } = view.stay;
  const odds = Math.min(1, marker / SPACES.length);
  return (
    <section class="day-track slab" aria-label={stayText('track', { marker })}>
      <ol aria-hidden="true">
        {SPACES.map((space) => (
          <li key={space} class={space <= marker ? 'mark mark-reached' : 'mark'}>
            {space === marker ? (
              <span class="marker marker-party">
                <Pic name="lantern" />
              </span>
            ) : (
              space
            )}
          </li>
        ))}
      </ol>
      {/* Once the die of today has fallen, the marker stands for the next. */}
      <p>
        {stayText(isNightOver(events) ? 'track-odds-tomorrow' : 'track-odds', {
          chance: percent(odds),
        })}
      </p>
    </section>
  );
}
