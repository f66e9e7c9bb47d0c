import { useEffect } from 'preact/hooks';
import { buttonsOf } from './kit.ts';
import type { TableState } from './state.ts';

/** The keys of the table: digits pick, Enter confirms, Escape backs out, U undoes, ? asks for advice. */
export function useTableKeys(state: TableState): void {
  useEffect(() => {
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
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (document.querySelector('dialog[open]')) return true;
  return target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
}

/** True when the key meant something here. */
function handle(state: TableState, event: KeyboardEvent): boolean {
  const { key } = event;
  if (/^[1-9]$/.test(key)) return pickByDigit(state, Number(key));
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
  return false;
}

function pickByDigit(state: TableState, digit: number): boolean {
  const decision = state.decision.peek();
  const option = decision ? buttonsOf(state.kit, decision)[digit - 1] : undefined;
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
  const only = buttonsOf(state.kit, decision);
  const option = advised ?? (decision.options.length === 1 ? only[0]?.id : undefined);
  if (option === undefined) return focusFirst();
  state.tap(option);
  return true;
}

function focusFirst(): boolean {
  const first = document.querySelector<HTMLElement>('.prompt-options button');
  first?.focus();
  return first !== null;
}

/** Closes what lies open, takes back what is picked, or goes back where the question says so. */
function backOut(state: TableState): boolean {
  if (state.problem.peek()) {
    state.problem.value = null;
    return true;
  }
  if (state.picks.peek().length > 0 || state.advice.peek().length > 0) {
    state.picks.value = [];
    state.advice.value = [];
    return true;
  }
  const back = state.decision.peek()?.options.find(({ id }) => id === 'back' || id === 'done');
  if (back) state.answer([back.id]);
  return back !== undefined;
}
