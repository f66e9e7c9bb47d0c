import {
  type CombatView,
  type DescentView,
  type Fighter,
  meaningIn,
  totals,
} from '@crawlspace/hellscape';
import { useEffect } from 'preact/hooks';
import { chance } from '../../../table/words.ts';
import { Arrows } from '../classes/Arrows.tsx';
import { FighterFace } from '../Faces.tsx';
import { enemyName, labelOf } from '../options.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { gameText, heroName, nameOf, tableText } from '../words.ts';
import { AbilityChips } from './AbilityChips.tsx';
import { chanceOfWounds } from './odds.ts';
import { Pool } from './Pool.tsx';
import { StillToCome } from './StillToCome.tsx';

/** The dice of the attack under way: who strikes at whom, the pool, what it comes to, what can be done. */
export function Tray({ state }: { state: Descending }) {
  const { game: view, moment } = state.session.table.value;
  const { combat } = view;
  // A new moment: no die is being thought about.
  useEffect(() => {
    state.die.value = null;
  }, [moment.epoch, moment.n]);
  if (!combat) return null;
  const aiming = combat.dice.length === 0;
  return (
    <section class="hs-tray slab" aria-label={tableText('tray')} data-rolled={combat.rolled}>
      <Fighters view={view} combat={combat} />
      {aiming ? <Arrows state={state} /> : <Pool state={state} combat={combat} />}
      {aiming ? null : <Totals view={view} combat={combat} />}
      <StillToCome view={view} combat={combat} />
      <div class="hs-tray-doing">
        <AbilityChips state={state} />
        <MainButton state={state} />
      </div>
    </section>
  );
}

function Fighters({ view, combat }: { view: DescentView; combat: CombatView }) {
  return (
    <header class="hs-fighters">
      <FighterFace view={view} fighter={combat.attacker} />
      <b>{fighterName(view, combat.attacker)}</b>
      <Rune name={combat.type} class="hs-fight-type" />
      <span class="for-readers">
        {tableText('attacks', { type: gameText(`attack.${combat.type}`) })}
      </span>
      <FighterFace view={view} fighter={combat.defender} />
      <b>{fighterName(view, combat.defender)}</b>
      {combat.range > 0 ? (
        <span class="hs-range">{tableText('range', { n: combat.range })}</span>
      ) : null}
    </header>
  );
}

function fighterName(view: DescentView, fighter: Fighter): string {
  if (fighter.kind === 'hero') return heroName(view, fighter.hero);
  return fighter.kind === 'enemy' ? enemyName(fighter.enemy) : nameOf(fighter.ally);
}

/** Hits less shields; before the roll, how likely it is to hurt. */
function Totals({ view, combat }: { view: DescentView; combat: CombatView }) {
  if (!combat.rolled) {
    const health = healthOf(view, combat.defender);
    return (
      <p class="hs-totals hs-totals-before">
        <Chance label={tableText('chance-wound')} odds={chanceOfWounds(combat, 1)} />
        {health > 1 ? (
          <Chance label={tableText('chance-kill')} odds={chanceOfWounds(combat, health)} />
        ) : null}
        {combat.dice.some(({ die }) => die === 'enemy') ? (
          <small class="hs-still">{tableText('without-enemy-dice')}</small>
        ) : null}
      </p>
    );
  }
  const { hits, shields } = totals(combat);
  const wounds = Math.max(0, hits - shields);
  return (
    <p class="hs-totals" aria-live="polite">
      <span class="hs-total hs-total-hits">
        <Rune name="hit" /> <b>{hits}</b> <small>{tableText('hits-word', { n: hits })}</small>
      </span>
      <span aria-hidden="true">−</span>
      <span class="hs-total hs-total-shields">
        <Rune name="shield" /> <b>{shields}</b>{' '}
        <small>{tableText('shields-word', { n: shields })}</small>
      </span>
      <span aria-hidden="true">=</span>
      <span class={wounds > 0 ? 'hs-total hs-total-wounds' : 'hs-total'}>
        <Rune name="claw" /> <b>{wounds}</b>{' '}
        <small>{tableText('wounds-word', { n: wounds })}</small>
      </span>
    </p>
  );
}

function Chance({ label, odds }: { label: string; odds: number }) {
  const kind = odds >= 2 / 3 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
  return (
    <span class="hs-chance">
      {label} <b class={`odds-${kind}`}>{chance(odds)}</b>
    </span>
  );
}

/** What the one who is struck at can take before somebody falls. */
function healthOf(view: DescentView, fighter: Fighter): number {
  if (fighter.kind === 'hero') return view.heroes[fighter.hero]?.health ?? 0;
  if (fighter.kind === 'ally') return 0;
  const enemy = view.enemies.find(({ id }) => id === fighter.enemy);
  return enemy ? enemy.health - enemy.wounds : 0;
}

const MAIN: ReadonlySet<string> = new Set(['roll', 'finish', 'stop']);

/** What goes on with the attack. */
function MainButton({ state }: { state: Descending }) {
  const option = state.decision.value?.options.find((each) => MAIN.has(meaningIn(each).kind));
  if (!option) return null;
  return (
    <button
      type="button"
      class="button button-primary hs-main-button"
      data-option={option.id}
      data-advised={state.advice.value.includes(option.id) || undefined}
      onClick={() => state.tap(option.id)}
    >
      {labelOf(state.session.table.value.game, option)}
    </button>
  );
}
