import { Trading as AnyTrading } from '../../../table/trade/Trading.tsx';
import type { Descending } from '../state.ts';
import { isOfATrade } from './answers.ts';
import { bargainIn } from './bargain.tsx';

/** The heroes of a zone trade and equip. */
export function Trading({ state: { session, advice } }: { state: Descending }) {
  return (
    <AnyTrading
      isAdvised={advice.value.length > 0}
      isDealing={session.decisions.value.some(isOfATrade)}
      bargain={(fold) => bargainIn(session, fold)}
    />
  );
}
