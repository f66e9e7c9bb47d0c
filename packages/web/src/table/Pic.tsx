import { GlyphPicture } from './Glyph.tsx';
import { ICONS, type IconName } from './icons.ts';

/** A picture of the table beside words. It says nothing by itself: whoever uses it gives the words. */
export function Pic({ name, class: extra }: { name: IconName; class?: string | undefined }) {
  return <GlyphPicture path={ICONS[name]} class={extra} />;
}
