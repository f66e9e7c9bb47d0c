/** A game's own picture beside words. It says nothing by itself: whoever uses it gives the words. */
export function GlyphPicture({ path, class: extra }: { path: string; class?: string | undefined }) {
  return (
    <svg
      class={extra ? `icon ${extra}` : 'icon'}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
