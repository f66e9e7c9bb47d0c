import { Trading as AnyTrading } from '../../../table/trade/Trading.tsx';
import type { BrimstoneTable } from '../state.ts';
import { isOfADeal } from './answers.ts';
import { bargainIn } from './bargain.tsx';

/** A hero sees to belongings, with everybody in reach. */
export function Trading({ state: { session, advice } }: { state: BrimstoneTable }) {
  return (
    <AnyTrading
      isAdvised={advice.value.length > 0}
      isDealing={session.decisions.value.some(isOfADeal)}
      bargain={() => bargainIn(session)}
    />
  );
}
