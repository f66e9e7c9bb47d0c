import type { StayView } from '@crawlspace/brimstone';

/** The light that lies on road and street. */
export type Light = 'afternoon' | 'dawn' | 'noon' | 'dusk';

const LIGHTS: Readonly<Record<StayView['stay']['step'], Light>> = {
  road: 'afternoon',
  lodging: 'dawn',
  visits: 'noon',
  evening: 'dusk',
  over: 'dusk',
};

export function lightOf({ stay }: StayView): Light {
  return LIGHTS[stay.step];
}
