import type { StayView } from '@crawlspace/brimstone';
import { chance } from '../../../table/words.ts';
import { Pic } from '../../table/Pic.tsx';
import { stayText } from '../texts.ts';

const SPACES = [1, 2, 3, 4, 5, 6];

/** The Town Event Track: the further the marker, the likelier something happens tonight. */
export function DayTrack({ view }: { view: StayView }) {
  const { marker, step } = view.stay;
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
      {/* In the evening the die of today has fallen, and the marker stands for the next. */}
      <p>
        {stayText(step === 'evening' ? 'track-odds-tomorrow' : 'track-odds', {
          chance: chance(odds),
        })}
      </p>
    </section>
  );
}
