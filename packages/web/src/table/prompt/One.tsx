import type { AdventureView } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { buttonsOf, labelOf, type Option, spacesOf } from '../options.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { chance, t } from '../words.ts';
import { OptionButton } from './OptionButton.tsx';

interface Props {
  readonly state: TableState;
  readonly view: AdventureView;
  readonly decision: Decision;
}

/** One of several: buttons, and the spaces that are tapped on the board. */
export function One({ state, view, decision }: Props) {
  const spaces = spacesOf(decision);
  return (
    <>
      {spaces.length > 0 && <Spaces state={state} view={view} spaces={spaces} />}
      {buttonsOf(decision).map((option, index) => (
        <OptionButton
          key={option.id}
          state={state}
          view={view}
          decision={decision}
          option={option}
          digit={index < 9 ? index + 1 : undefined}
          onPick={() => state.tap(option.id)}
        />
      ))}
    </>
  );
}

/** Spaces are tapped on the board; whoever prefers words opens the list. */
function Spaces({
  state,
  view,
  spaces,
}: {
  state: TableState;
  view: AdventureView;
  spaces: readonly Option[];
}) {
  const open = useSignal(false);
  const advised = spaces.find(({ id }) => state.advice.value.includes(id));
  const test = spaces.find(({ odds, rule }) => odds !== undefined && rule?.startsWith('B-ESC'));
  return (
    <div class="spaces">
      <p class="spaces-hint">
        <Pic name="move" />
        <span>
          {t('tap-a-space', { count: spaces.length })}
          {test?.odds !== undefined && (
            <b class="spaces-escape">{t('escape-first', { chance: chance(test.odds) })}</b>
          )}
        </span>
        <button
          type="button"
          class="link-button"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {open.value ? t('hide-list') : t('as-a-list')}
        </button>
      </p>
      {advised && (
        <button
          type="button"
          class="pick pick-advised"
          data-option={advised.id}
          data-advised={true}
          onClick={() => state.tap(advised.id)}
        >
          <Pic name="move" class="pick-picture" />
          <span class="pick-words">
            <span class="pick-label">{labelOf(view, advised)}</span>
            <span class="pick-advice">{t('advised')}</span>
          </span>
        </button>
      )}
      {open.value && (
        <ul class="spaces-list">
          {spaces.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                data-option={option.id}
                onClick={() => state.tap(option.id)}
                onPointerEnter={() => {
                  state.pointed.value = option.id;
                }}
                onFocus={() => {
                  state.pointed.value = option.id;
                }}
              >
                {labelOf(view, option)}
                {option.cost?.['move'] !== undefined && (
                  <span class="spaces-cost">{t('n-steps', { count: option.cost['move'] })}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
