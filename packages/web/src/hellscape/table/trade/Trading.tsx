import { Trading as AnyTrading } from '../../../table/trade/Trading.tsx';
import type { Descending } from '../state.ts';
import { isOfATrade } from './answers.ts';
import { bargainIn } from './bargain.tsx';

/** The heroes of a zone trade and equip. */
export function Trading({ state: { session } }: { state: Descending }) {
  return (
    <AnyTrading
      isDealing={session.decisions.value.some(isOfATrade)}
      bargain={(fold) => bargainIn(session, fold)}
    />
  );
}
