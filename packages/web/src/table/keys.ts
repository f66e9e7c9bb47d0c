import { useLayoutEffect } from 'preact/hooks';
import { amountIn } from './amount.ts';
import { buttonsOf, nearAndFar } from './kit.ts';
import { placeOfKey } from './option-keys.ts';
import type { TableState } from './state.ts';

/** The keys of the table: digits and letters pick, digits name an amount, Enter confirms, Escape backs out, U undoes, ? asks for advice, Shift+I shows what enemies would do. */
export function useTableKeys(state: TableState): void {
  // With the layout: a key for what is on the screen is never missed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForSomethingElse(event)) return;
      if (handle(state, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [state]);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  // A key that is held down was pressed for the question before.
  if (event.repeat) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (document.querySelector('dialog[open]')) return !isUndoInWindow(event);
  return target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select');
}

/** A window over the table that offers Undo takes its key too. */
function isUndoInWindow({ key }: KeyboardEvent): boolean {
  return /^u$/i.test(key) && document.querySelector('dialog[open] .undo') !== null;
}

/** True when the key meant something here. */
function handle(state: TableState, event: KeyboardEvent): boolean {
  const { key } = event;
  if (state.session.acting.peek() || state.held.peek().length > 0) return goOnByKey(state, event);
  if (key === 'Enter') return confirmByKey(state, event);
  if (key === 'Escape') return backOut(state);
  if (key === 'u' || key === 'U') {
    state.undo();
    return true;
  }
  if (key === '?') {
    state.advise();
    return true;
  }
  if (key === 'I') {
    const hasFoes = state.kit.hasFoes(state.session.table.peek().game);
    state.foreseeing.value = hasFoes && !state.foreseeing.peek();
    return true;
  }
  return isForAmount(state, key) ? typeAmount() : pickByKey(state, placeOfKey(key));
}

/** Tab, arrows, Shift and other keys that are never alone. */
const STAYS = /^(Tab|Arrow.*|Page.*|Home|End|Shift|Control|Alt.*|Meta|CapsLock|Dead|F\d+)$/;

/** Nothing is asked yet: whatever would answer goes on, and Escape skips all the rest. */
function goOnByKey(state: TableState, { key, target }: KeyboardEvent): boolean {
  if (key === 'Escape') {
    state.skipAll();
    return true;
  }
  const isHeld = state.held.peek().length > 0;
  // Any key will do for a moment, but those that move the focus or scroll what there is to read.
  if (isHeld ? STAYS.test(key) : key !== 'Enter' && key !== ' ' && placeOfKey(key) < 0)
    return false;
  // A button presses itself.
  if (placeOfKey(key) < 0 && target instanceof Element && target.closest('button, a, summary'))
    return false;
  state.goOn();
  return true;
}

function isForAmount({ decision, kit }: TableState, key: string): boolean {
  const asked = decision.peek();
  return /^\d$/.test(key) && asked !== null && amountIn(kit, asked) !== null;
}

/** The field takes the digit itself, now that it has the focus. */
function typeAmount(): boolean {
  document.querySelector<HTMLElement>('[data-test=amount]')?.focus();
  return false;
}

function pickByKey(state: TableState, place: number): boolean {
  const decision = state.decision.peek();
  if (!decision) return false;
  const { kit, session, listing } = state;
  const buttons = buttonsOf(decision);
  const listed =
    decision.kind === 'one' && listing.peek()
      ? nearAndFar(kit, session.table.peek().game, decision)
      : [];
  const option = buttons[place] ?? listed[place - buttons.length];
  if (option) state.tap(option.id);
  return option !== undefined;
}

/** On a button Enter presses the button; elsewhere it confirms, or takes the advice. */
function confirmByKey(state: TableState, event: KeyboardEvent): boolean {
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest('button, a, summary, [role=button], [tabindex="0"]')
  )
    return false;
  const decision = state.decision.peek();
  if (!decision) return false;
  if (decision.kind !== 'one') {
    state.confirm();
    return true;
  }
  const [advised] = state.advice.peek();
  const only = buttonsOf(decision);
  const option = advised ?? (decision.options.length === 1 ? only[0]?.id : undefined);
  if (option === undefined) return focusFirst();
  state.tap(option);
  return true;
}

function focusFirst(): boolean {
  const first = document.querySelector<HTMLElement>('.prompt-options button, .prompt-last button');
  first?.focus();
  return first !== null;
}

/** Closes what lies open, takes back what is picked, or goes back where that costs nothing. */
function backOut(state: TableState): boolean {
  if (state.foreseeing.peek()) {
    state.foreseeing.value = false;
    return true;
  }
  if (state.problem.peek()) {
    state.problem.value = null;
    return true;
  }
  if (state.weighed.peek()) {
    state.weighed.value = null;
    state.pointed.value = null;
    return true;
  }
  if (state.picks.peek().length > 0 || state.advice.peek().length > 0) {
    state.picks.value = [];
    state.advice.value = [];
    return true;
  }
  const back = state.decision
    .peek()
    ?.options.find(({ id, role }) => role === 'back' || state.takesBack?.(id));
  if (back) state.answer([back.id]);
  return back !== undefined;
}
