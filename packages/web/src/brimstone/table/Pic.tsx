import { GlyphPicture } from '../../table/Glyph.tsx';
import { ICONS, type IconName } from './icons.ts';

/** A picture of Brimstone's table beside words. It says nothing by itself. */
export function Pic({ name, class: extra }: { name: IconName; class?: string | undefined }) {
  return <GlyphPicture path={ICONS[name]} class={extra} />;
}
