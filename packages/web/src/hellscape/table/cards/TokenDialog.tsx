import type { DescentView } from '@crawlspace/hellscape';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TokenFace } from '../../board/figures/tokens.tsx';
import { sceneOf } from '../../board/scene.ts';
import { tokenName } from '../../board/words.ts';
import { tableText } from '../words.ts';

interface Props {
  readonly view: DescentView;
  /** The key of its stack on the board. */
  readonly token: string;
  readonly onClose: () => void;
}

/** What a token on the board means. */
export function TokenDialog({ view, token, onClose }: Props) {
  const stack = sceneOf(view).tokens.find(({ key }) => key === token);
  if (!stack) return null;
  const name = tokenName(stack);
  return (
    <Dialog title={name.charAt(0).toUpperCase() + name.slice(1)} onClose={onClose}>
      <div class="hs-token-card">
        <svg viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">
          <TokenFace kind={stack.kind} rarity={stack.rarity} />
        </svg>
        <p>{tableText(`about-${stack.kind}`)}</p>
      </div>
    </Dialog>
  );
}
