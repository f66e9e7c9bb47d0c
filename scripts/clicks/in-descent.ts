import { type DescentView, type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { errandsIn } from '../../packages/web/src/hellscape/table/walk/errands.ts';
import { walking } from '../../packages/web/testing/questions.ts';
import type { Step } from './evening.ts';

/** A tap on a zone walks there, and one on an enemy, a token or a door does what the action is for. */
export function shortcutsInDescent(ahead: readonly Step[], view: DescentView): readonly string[] {
  const [first, second] = ahead;
  if (!first || !second || first.picks.length !== 1) return [];
  if (!['ask.turn', 'ask.move'].includes(first.decision.prompt.key)) return [];
  const { kind } = meaningOf(first);
  if (kind === 'attack') return strikeOf(second);
  if (kind === 'done')
    return isAction(second, 'attack') ? strikesAfterMove(first, ahead[2], view) : [];
  const walk = ahead.slice(
    0,
    ahead.findIndex((step) => !isWalking(step)),
  );
  const zones = walk.flatMap((step) => zoneOf(step));
  const last = zones.at(-1);
  if (last !== undefined) return [`walk${last}`, ...(kind === 'step' ? [`zone${last}`] : [])];
  return kind === 'move' ? objectOf(second) : [];
}

/** The attack that ends a Move: the only one on offer where nobody is asked which. */
function strikesAfterMove(move: Step, strike: Step | undefined, view: DescentView) {
  if (strike?.decision.prompt.key === 'ask.attack') return strikeOf(strike);
  const offered = errandsIn(view, move.decision).filter(({ by }) => by === 'attack');
  return offered.length === 1 ? offered.map(({ id }) => id) : [];
}

/**
 * Rules of thumb resolve dice one by one that resolve by themselves, let spirits set out and stay where they
 * are, begin Moves for nothing, and trade for little.
 */
export function withoutIdling(ahead: readonly Step[]): readonly Step[] {
  const [first, second, third] = ahead;
  if (!first || !second) return ahead;
  const { key } = first.decision.prompt;
  if (key === 'ask.results') return withoutCounting(first, ahead);
  if (key !== 'ask.turn') return ahead;
  const { kind } = meaningOf(first);
  const isEmpty = second.picks[0] === 'done';
  if (kind === 'spirit' && isEmpty && third && isOffered(first, third))
    return [{ ...first, picks: third.picks }, ...ahead.slice(3)];
  const isIdle = (kind === 'move' && isEmpty) || kind === 'trade';
  return isIdle && first.decision.options.some(({ id }) => id === 'end-turn')
    ? [{ ...first, picks: ['end-turn'] }]
    : ahead;
}

function withoutCounting(first: Step, ahead: readonly Step[]): readonly Step[] {
  const rest = ahead.findIndex((step) => !isAction(step, 'resolve'));
  const next = ahead[rest];
  return next && isAction(next, 'finish')
    ? [{ ...first, picks: next.picks }, ...ahead.slice(rest + 1)]
    : ahead;
}

function isAction(step: Step, kind: HellscapeMeaning['kind']): boolean {
  return step.picks.length === 1 && meaningOf(step).kind === kind;
}

function isOffered({ decision }: Step, { picks, decision: later }: Step): boolean {
  return (
    later.prompt.key === decision.prompt.key && decision.options.some(({ id }) => id === picks[0])
  );
}

function isWalking({ decision, picks }: Step): boolean {
  return walking(decision, picks) === 'walks';
}

function meaningOf({ decision, picks: [pick] }: Step) {
  const option = decision.options.find(({ id }) => id === pick);
  if (!option) throw new Error(`${pick} is no option of ${decision.prompt.key}`);
  return meaningIn(option);
}

function zoneOf(step: Step): readonly number[] {
  const means = meaningOf(step);
  return means.kind === 'step' ? [means.zone] : [];
}

function strikeOf(step: Step): readonly string[] {
  const means = meaningOf(step);
  return means.kind === 'strike' ? [`errand-${means.type}-${means.enemy}`] : [];
}

function objectOf(step: Step): readonly string[] {
  const means = meaningOf(step);
  if (means.kind === 'token') return [`errand-token${means.token}`];
  return means.kind === 'door' ? [`errand-door${means.door}`] : [];
}

/** Actions of a turn are told apart; of everything else the question is enough. */
export function kindInDescent(decision: Decision, [pick = '']: readonly string[]): string {
  const { key } = decision.prompt;
  return key === 'ask.turn' ? `${key} ${pick}` : key;
}
