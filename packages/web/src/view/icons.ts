import { svg } from './dom.ts';

const PATHS = {
  play: 'M7 4.5 L19 12 L7 19.5Z',
  pause: 'M6.5 5 H10 V19 H6.5Z M14 5 H17.5 V19 H14Z',
  step: 'M5 5 L14 12 L5 19Z M15.5 5 H18.5 V19 H15.5Z',
  undo: 'M9.5 4 L4 9.5 L9.5 15 V11.5 C14.5 11.3 17 13 17.5 18 C20.5 12 17 7.5 9.5 7.5Z',
  fresh: 'M12 3 L14.2 9.8 L21 12 L14.2 14.2 L12 21 L9.8 14.2 L3 12 L9.8 9.8Z',
  heart:
    'M12 20.5 C3 14 2.5 9 4.5 6.3 C6.8 3.3 10.6 4.3 12 7.3 C13.4 4.3 17.2 3.3 19.5 6.3 C21.5 9 21 14 12 20.5Z',
  nerve: 'M13.5 2.5 L5 13.5 H11 L9.5 21.5 L19 9.5 H12.5Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign that says nothing by itself: the words beside it do. */
export function icon(name: IconName, kind = ''): SVGSVGElement {
  return svg(
    'svg',
    { class: `icon icon--${name} ${kind}`.trim(), viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: PATHS[name] }),
  );
}
