import { ICONS, type IconName } from './icons.ts';

/** A picture beside words. It says nothing by itself: whoever uses it gives the words. */
export function Icon({ name, class: extra }: { name: IconName; class?: string }) {
  const { box, path } = ICONS[name];
  return (
    <svg
      class={extra ? `icon ${extra}` : 'icon'}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
