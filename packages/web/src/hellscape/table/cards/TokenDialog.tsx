import type { DescentView } from '@crawlspace/hellscape';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TokenFace } from '../../board/figures/tokens.tsx';
import { sceneOf } from '../../board/scene.ts';
import { tokenName } from '../../board/words.ts';
import { gameText, hasText, tableText } from '../words.ts';

interface Props {
  readonly view: DescentView;
  /** The key of its stack on the board. */
  readonly token: string;
  readonly onClose: () => void;
}

type Kind = DescentView['dungeon']['tokens'][number]['kind'];

/** What these do is for the quest to say. */
const OF_THE_QUEST: ReadonlySet<Kind> = new Set(['objective', 'objective-gray', 'corruption']);

/** What a token does, in this quest where the quest decides about it. */
export function aboutToken({ quest }: DescentView, kind: Kind): string {
  const own = [`${quest.id}.${kind}`, ...(OF_THE_QUEST.has(kind) ? [`${quest.id}.notes`] : [])];
  const known = own.find(hasText);
  return known ? gameText(known) : tableText(`about-${kind}`);
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
        <p>{aboutToken(view, stack.kind)}</p>
      </div>
    </Dialog>
  );
}
