import { hintsSeen } from '../../settings/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { t } from '../words.ts';
import { HINTS } from './hints.ts';

/** The keys, every hint to read again, and the way to see them all anew. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const foot = (
    <>
      <a class="button" href="#/rules">
        {t('all-rules')}
      </a>
      <button
        type="button"
        class="button button-primary"
        onClick={() => {
          hintsSeen.value = [];
          onClose();
        }}
      >
        {t('hints-again')}
      </button>
    </>
  );
  const keys = [
    ['1 – 9', t('key-digits')],
    ['⏎', t('key-enter')],
    ['Esc', t('key-escape')],
    ['U', t('key-u')],
    ['?', t('key-advice')],
  ] as const;
  return (
    <Dialog title={t('help')} onClose={onClose} foot={foot} wide>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <dl class="help-hints">
        {HINTS.map((hint) => (
          <div key={hint}>
            <dt>{t(`hint-${hint}`)}</dt>
            <dd>{t(`hint-${hint}-text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
