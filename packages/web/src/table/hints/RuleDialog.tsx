import { gameOf } from '../../game-ids.ts';
import { addressOf } from '../../route.ts';
import { RuleText } from '../../rules/RuleText.tsx';
import { useBook } from '../../rules/use-book.ts';
import { rulesText } from '../../text/rules.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  /** The rule's name in the ledger. */
  readonly rule: string;
  readonly onClose: () => void;
}

/** One rule, beside the table: why something is asked or happened. */
export function RuleDialog({ state, rule, onClose }: Props) {
  const game = gameOf(state.session.game);
  const book = useBook(game, state.kit.rules);
  const there = book === 'failed' ? null : book;
  const entry = there?.rules.find(({ id }) => id === rule);
  const foot = (
    <a class="button" href={addressOf({ screen: 'rules', game, id: rule })}>
      {tableText('in-the-rules')}
    </a>
  );
  return (
    <Dialog title={entry?.title ?? tableText('the-rule')} onClose={onClose} foot={foot}>
      {there && entry && <RuleText game={game} book={there} rule={entry} />}
      {book === 'failed' ? <p role="alert">{rulesText('failed')}</p> : null}
    </Dialog>
  );
}
