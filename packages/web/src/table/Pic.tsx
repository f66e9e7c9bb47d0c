import { ICONS, type IconName } from './icons.ts';

/** A picture of the table beside words. It says nothing by itself: whoever uses it gives the words. */
export function Pic({ name, class: extra }: { name: IconName; class?: string | undefined }) {
  return (
    <svg
      class={extra ? `icon ${extra}` : 'icon'}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
