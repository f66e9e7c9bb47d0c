import { type AdventureView, numbersOf } from '@crawlspace/brimstone';
import { percent } from '../../../text/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { IconName } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import { tableText } from '../words.ts';
import { type Coming, comingSpaces } from './depth.ts';

const PICTURES: Readonly<Record<Coming, IconName>> = {
  plain: 'darkness',
  'growing-dread': 'dread',
  'blood-spatter': 'blood',
  entrance: 'flee',
};

/** What the depth track means, and everything the Darkness will meet on its way. */
export function DepthDialog({ view, onClose }: { view: AdventureView; onClose: () => void }) {
  const { need, bonus, chances } = numbersOf(view).holdBack;
  const [held, event, fails] = chances.map(({ odds }) => percent(odds));
  const coming = comingSpaces(view, view.depth.darkness);
  return (
    <Dialog title={tableText('depth-track')} onClose={onClose}>
      <div class="explained">
        <p>{tableText('depth-explained')}</p>
        <p class="explained-strong">
          <Pic name="hold" />{' '}
          {tableText('hold-back-long', {
            need,
            held: held ?? '',
            event: event ?? '',
            fails: fails ?? '',
          })}
          {bonus !== 0 &&
            ` ${tableText('hold-back-bonus', { bonus: bonus > 0 ? `+${bonus}` : bonus })}`}
        </p>
        <p>{tableText('stages-explained')}</p>
        <h3>{tableText('on-its-way', { count: coming.length })}</h3>
        <ol class="coming">
          {coming.map((does, i) => (
            <li key={i} class={`coming-${does}`}>
              <span class="coming-step">{i + 1}</span>
              <Pic name={PICTURES[does]} />
              <span>{tableText(`space-${does}-long`)}</span>
            </li>
          ))}
        </ol>
        <p>
          <a href="#/rules/B-DEPTH-27">{tableText('open-rule')}</a>
        </p>
      </div>
    </Dialog>
  );
}
