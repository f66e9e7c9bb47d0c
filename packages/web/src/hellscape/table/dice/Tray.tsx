import {
  type CombatView,
  chanceOfWounds,
  type DescentView,
  type Fighter,
  healthOfAll,
  meaningIn,
} from '@crawlspace/hellscape';
import { useEffect, useRef } from 'preact/hooks';
import { tableText as sharedText } from '../../../table/words.ts';
import { percent } from '../../../text/index.ts';
import { MoreBelow } from '../../../ui/more.tsx';
import { Arrows } from '../classes/Arrows.tsx';
import { settledBlow } from '../happenings.ts';
import { poolWith } from '../last-price.ts';
import { labelOf } from '../options.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { tableText } from '../words.ts';
import { AbilityChips } from './AbilityChips.tsx';
import { EndedTray } from './Closed.tsx';
import { Fighters } from './Fighters.tsx';
import { healthLeft, lossText, outcomeOf } from './outcome.ts';
import { Pool } from './Pool.tsx';
import { StillToCome } from './StillToCome.tsx';
import { firingIn } from './symbols.ts';

/** The dice of the attack under way: who strikes at whom, the pool, what it comes to, what can be done. */
export function Tray({ state }: { state: Descending }) {
  const { game: view, moment } = state.session.table.value;
  const { combat } = view;
  // A new moment: no die is being thought about.
  useEffect(() => {
    state.die.value = null;
  }, [moment.epoch, moment.n]);
  if (!combat) return null;
  const settled = settledBlow(state.session.events.value);
  return settled ? (
    <EndedTray view={view} blow={settled} />
  ) : (
    <Open state={state} combat={combat} />
  );
}

function Open({ state, combat }: { state: Descending; combat: CombatView }) {
  const view = state.session.table.value.game;
  const aiming = combat.dice.length === 0;
  const tray = useRef<HTMLElement>(null);
  return (
    <section
      ref={tray}
      class="hs-tray slab"
      aria-label={tableText('tray')}
      data-rolled={combat.rolled}
    >
      <Fighters view={view} {...combat} />
      {aiming ? <Arrows state={state} /> : <Pool state={state} combat={combat} />}
      {aiming ? null : <Totals state={state} combat={combat} />}
      <StillToCome view={view} combat={combat} />
      <div class="hs-tray-doing">
        <AbilityChips state={state} />
        <MoreBelow list={tray} words={() => sharedText('more-below')} />
        <MainButton state={state} />
      </div>
    </section>
  );
}

/** Before the roll, how likely it is to hurt and to bring down; then what the dice come to. */
function Totals({ state, combat }: { state: Descending; combat: CombatView }) {
  const view = state.session.table.value.game;
  if (!combat.rolled) return <BeforeTheRoll state={state} combat={combat} />;
  const { hits, shields, wounds, losses } = outcomeOf(view, combat);
  return (
    <>
      <p class="hs-outcome" aria-live="polite" data-test="outcome">
        {losses.map((loss) => (
          <b key={loss.who.kind} class={loss.amount > 0 ? `hs-loss-${loss.who.kind}` : undefined}>
            {lossText(view, loss)}
          </b>
        ))}
      </p>
      <p class="hs-totals">
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
    </>
  );
}

/** The chances as the pool lies there, or with the ability that was tapped and would roll it. */
function BeforeTheRoll({ state, combat }: { state: Descending; combat: CombatView }) {
  const view = state.session.table.value.game;
  const weighed = state.decision.value?.options.find(({ id }) => id === state.weighed.value);
  const pool = weighed && poolWith(view, combat, weighed);
  return (
    <>
      {weighed && pool && (
        <p class="hs-chance-with">
          {tableText('chance-with', { ability: labelOf(view, weighed) })}
        </p>
      )}
      <Chances view={view} combat={{ ...combat, ...pool }} />
    </>
  );
}

/** The chances against this target, with what Enemy dice set off. */
function Chances({ view, combat }: { view: DescentView; combat: CombatView }) {
  const { attacker, defender } = combat;
  const enemyDice = { firing: firingIn(view), onTarget: attacker.kind === 'enemy' };
  const chanceOf = (wounds: number) => chanceOfWounds(combat, wounds, enemyDice);
  const health = healthLeft(view, defender);
  const all = healthOfMob(view, defender);
  const allDown = chanceOf(all);
  const brings = defender.kind === 'hero' ? 'chance-knock-out' : 'chance-kill';
  return (
    <p class="hs-totals hs-totals-before">
      <Chance label={tableText('chance-wound')} odds={chanceOf(1)} />
      {health > 1 ? <Chance label={tableText(brings)} odds={chanceOf(health)} /> : null}
      {all > health && allDown > 0 ? (
        <Chance label={tableText('chance-kill-all')} odds={allDown} />
      ) : null}
    </p>
  );
}

/** What a whole mob can take. */
function healthOfMob(view: DescentView, who: Fighter): number {
  const enemy = view.enemies.find(({ id }) => who.kind === 'enemy' && id === who.enemy);
  return enemy ? healthOfAll(enemy) : 0;
}

function Chance({ label, odds }: { label: string; odds: number }) {
  const kind = odds >= 2 / 3 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
  return (
    <span class="hs-chance">
      {label} <b class={`odds-${kind}`}>{percent(odds)}</b>
    </span>
  );
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
