import { GameOver, type Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Loss } from '../../ids.ts';

export function* win(g: Descent, cause: string): Rule {
  g.emit({ t: 'won', purpose: cause, rule: 'H-WIN-01' });
  g.state.outcome = { won: true, cause };
  throw new GameOver();
}

export function* lose(g: Descent, cause: Loss): Rule {
  g.emit({ t: 'lost', purpose: cause, rule: 'H-WIN-02' });
  g.state.outcome = { won: false, cause };
  throw new GameOver();
}
