import { SYMBOLS, type SymbolName } from '../board/symbols.ts';
import { LOOKS } from './looks.ts';

interface Props {
  readonly name: SymbolName;
  readonly class?: string | undefined;
}

/** A sign of the game beside words. It says nothing by itself: whoever uses it gives the words. */
export function Rune({ name, class: extra }: Props) {
  return <Drawn path={SYMBOLS[name]} class={extra} />;
}

/** The picture of an item. */
export function ItemLook({ look, class: extra }: { look: string; class?: string | undefined }) {
  return <Drawn path={LOOKS[look] ?? LOOKS['sword'] ?? ''} class={extra} />;
}

function Drawn({ path, class: extra }: { path: string; class?: string | undefined }) {
  return (
    <svg
      class={extra ? `icon ${extra}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}
