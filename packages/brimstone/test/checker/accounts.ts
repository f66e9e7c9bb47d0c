import { Accountant } from '../accountant/accountant.ts';
import type { Check } from './check.ts';

/** Everything heroes gain or lose is announced by an event. */
export const accounts: Check = {
  name: 'accounts',
  start() {
    let accountant: Accountant | null = null;
    return ({ moment, now, report }) => {
      if (!accountant) accountant = new Accountant(now.heroes);
      else if (moment.kind === 'event') accountant.enter(moment.event);
      else if (moment.kind === 'asked' || moment.kind === 'step')
        for (const wrong of accountant.audit(now.heroes)) report('B-XP-59', wrong);
    };
  },
};
