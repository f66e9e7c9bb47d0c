import type { GameFront } from '../../game/front.ts';
import { front as adventure } from '../front.ts';

/** The road and Town, where they stand among adventures. */
export const front: GameFront = {
  ...adventure,
  texts: { ...adventure.texts, turn: { en: 'Day {turn}', it: 'Giorno {turn}' } },
  names: {
    ...adventure.names,
    'brimstone-stay.name': { en: 'The road and the Town', it: 'La strada e la Città' },
  },
  missionIn: () => 'brimstone-stay',
  turnEvent: 'town-day',
};
