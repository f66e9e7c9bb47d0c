import { NOTHING_HAPPENS, PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { type Descent, heroAt, isUp } from '../../descent.ts';
import type { Phase } from '../../state.ts';
import { triggered } from '../abilities/triggered.ts';
import { bringBackTheFallen } from '../combat/knockout.ts';
import { bossActs } from '../enemies/boss-fight.ts';
import { enemyPhase } from '../enemies/enemy-phase.ts';
import { pickFigure } from '../picks.ts';
import { darknessPhase } from './darkness.ts';
import { playTurn, startTurn } from './hero-turn.ts';
import { levelUpPhase } from './level-up.ts';
import { prepare } from './prepare.ts';

/** One step of the quest: from one safe point to the next. */
export function* playStep(g: Descent): Rule {
  yield* takeStep(g);
  yield* g.quest.check?.(g) ?? NOTHING_HAPPENS;
}

function* takeStep(g: Descent): Rule {
  switch (g.state.phase) {
    case 'setup':
      yield* prepare(g);
      return enter(g, 'round-start');
    case 'round-start':
      return yield* roundStart(g);
    case 'hero':
      return yield* heroPhase(g);
    case 'enemy':
      if (yield* enemyPhase(g)) enter(g, 'level-up');
      return;
    case 'level-up':
      yield* levelUpPhase(g);
      return enter(g, 'darkness');
    case 'darkness':
      if (yield* darknessPhase(g)) endRound(g);
      return;
  }
}

function enter(g: Descent, phase: Phase): void {
  g.state.phase = phase;
  if (phase !== 'round-start') g.emit({ t: 'phase', purpose: phase, rule: 'H-ROUND-02' });
}

/** The Hero Phase begins: the quest's own events, the fallen get up, the classes get ready. */
function* roundStart(g: Descent): Rule {
  g.emit({ t: 'round', amount: g.state.round });
  for (const hero of g.state.heroes) {
    hero.usedThisRound = [];
    hero.declined = [];
    g.content.classes[hero.class].roundOver?.(g, hero);
  }
  yield* g.quest.roundStart?.(g) ?? NOTHING_HAPPENS;
  yield* bringBackTheFallen(g);
  yield* g.quest.heroPhaseStart?.(g) ?? NOTHING_HAPPENS;
  for (const hero of g.state.heroes) {
    if (!isUp(hero)) continue;
    yield* g.content.classes[hero.class].roundStart?.(g, hero) ?? NOTHING_HAPPENS;
    yield* triggered(g, hero, 'on-round-start');
  }
  enter(g, 'hero');
}

/** The heroes activate in the order the players like; each takes one turn. */
function* heroPhase(g: Descent): Rule {
  if (g.state.active === null) {
    const waiting = g.state.heroes.filter((hero) => !hero.activated && isUp(hero));
    if (waiting.length === 0) {
      for (const hero of g.state.heroes) hero.declined = [];
      return enter(g, inBossFight(g) ? 'level-up' : 'enemy');
    }
    // At first everybody looks around: who begins is a question even in peace.
    const quiet = g.state.round > 1 && g.state.enemies.length === 0;
    const next = yield* pickFigure(
      { seat: PARTY, prompt: promptFor('activate', undefined, { quiet }) },
      waiting,
    );
    yield* startTurn(g, next);
  } else if (yield* playTurn(g, heroAt(g, g.state.active))) {
    g.state.active = null;
    if (inBossFight(g)) yield* bossActs(g);
  }
}

function inBossFight(g: Descent): boolean {
  return g.state.darkness.side === 'boss';
}

/** Activation tokens turn blue again, and the next round begins. */
function endRound(g: Descent): void {
  for (const hero of g.state.heroes) hero.activated = false;
  for (const enemy of g.state.enemies) enemy.activated = false;
  g.state.round++;
  enter(g, 'round-start');
}
