import type { Decision } from '@crawlspace/kernel';
import {
  language,
  type Reaction,
  reactionFamily,
  reactions,
  setReaction,
} from '../../settings/index.ts';
import { t } from '../words.ts';

/** What to do about this kind of question from now on, right where it is asked. */
export function ReactionChoice({ decision }: { decision: Decision }) {
  const family = reactionFamily(decision);
  if (!family) return null;
  const words: readonly (readonly [Reaction, string | undefined])[] = [
    ['ask', t('react-ask')],
    ['always', family.always?.[language.value]],
    ['never', family.never?.[language.value]],
  ];
  const set = reactions.value[family.key] ?? 'ask';
  return (
    <label class="react" title={family.text[language.value]}>
      <span>{t('from-now-on')}</span>
      <select
        aria-label={`${t('from-now-on')} ${family.text[language.value]}`}
        value={set}
        onChange={(event) => setReaction(family.key, event.currentTarget.value as Reaction)}
      >
        {words.map(
          ([reaction, word]) =>
            word && (
              <option key={reaction} value={reaction}>
                {word}
              </option>
            ),
        )}
      </select>
    </label>
  );
}
