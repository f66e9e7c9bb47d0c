import { type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Descending, Tab } from './state.ts';
import { tableText } from './words.ts';

const TABS: readonly Tab[] = ['turn', 'hero', 'quest', 'story'];

/** On narrow screens: what the sheet at the bottom shows. A new question brings the question back. */
export function SheetTabs({ state }: { state: Descending }) {
  const asked = useRef('');
  useSignalEffect(() => {
    const { epoch, n } = state.session.table.value.moment;
    const moment = `${state.decision.value?.id} ${epoch} ${n}`;
    if (moment === asked.current) return;
    asked.current = moment;
    state.chosen.value = null;
    state.tab.value = 'turn';
  });
  const lit = lightsUp(state);
  return (
    <nav class="hs-tabs" aria-label={tableText('tabs')}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={state.tab.value === tab}
          data-tab={tab}
          onClick={() => {
            state.tab.value = tab;
          }}
        >
          {tab === 'story' ? tableText('story') : tableText(`tab-${tab}`)}
          {tab === 'hero' && lit ? (
            <span class="hs-tab-dot">
              <span class="for-readers">{tableText('can-be-used')}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  );
}

/** Whether something on the dashboard answers the question. */
function lightsUp(state: Descending): boolean {
  const options = state.decision.value?.options ?? [];
  return options.some((option) => ON_THE_DASHBOARD.has(meaningIn(option).kind));
}

const ON_THE_DASHBOARD: ReadonlySet<HellscapeMeaning['kind']> = new Set<HellscapeMeaning['kind']>([
  'use',
  'card',
  'item',
  'equip',
  'stance',
  'lay',
  'lift',
  'turn-amulet',
  'quadrant',
  'element',
  'peak',
]);
