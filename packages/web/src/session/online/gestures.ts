import { onlineText } from '../../text/online.ts';

/** A few things that are said with one tap, each in the language of whoever reads it. */
export const GESTURES = ['yes', 'no', 'wait', 'help', 'bravo', 'thanks', 'sorry'] as const;
export type Gesture = (typeof GESTURES)[number];

/** How a gesture travels: as a word that nobody would type. */
export function gestureWord(gesture: Gesture): string {
  return `:${gesture}:`;
}

/** What somebody has said, in the language of the moment. */
export function saidIn(text: string): string {
  const gesture = GESTURES.find((each) => gestureWord(each) === text);
  return gesture ? onlineText(`gesture-${gesture}`) : text;
}
