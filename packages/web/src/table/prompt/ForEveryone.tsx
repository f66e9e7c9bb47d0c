import type { Decision } from '@crawlspace/kernel';
import { Button } from '../../ui/Button.tsx';
import type { TableState } from '../state.ts';
import { sharedOptions } from '../together.ts';
import { tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
}

/** Where several people at this screen are asked the same, one tap answers for all of them. */
export function ForEveryone({ state, decision }: Props) {
  const { kit, session } = state;
  const shared = sharedOptions(session.decisions.value, decision);
  if (shared.length === 0) return null;
  const view = session.table.value.game;
  return (
    <section class="prompt-everyone" aria-label={tableText('for-everyone')}>
      <span class="prompt-everyone-word">{tableText('for-everyone')}</span>
      {shared.map((each) => (
        <span key={each.option.id} data-everyone={each.option.id}>
          <Button size="small" onClick={() => void state.answerForAll(each)}>
            {tableText('everyone-picks', {
              option: kit.label(view, decision, each.option),
              count: each.seats.length,
            })}
          </Button>
        </span>
      ))}
    </section>
  );
}
