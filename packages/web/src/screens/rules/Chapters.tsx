import { useId } from 'preact/hooks';
import type { RuleBook } from '../../rules/entries.ts';
import { language } from '../../text/index.ts';
import { rulesText } from '../../text/rules.ts';

interface ChaptersProps {
  readonly book: RuleBook;
  /** The area that is shown; none during a search. */
  readonly area: string | null;
  readonly onArea: (area: string) => void;
}

/** The table of contents: a list beside the rules, a menu where there is no room for one. */
export function Chapters({ book: { chapters }, area, onArea }: ChaptersProps) {
  const menu = useId();
  const lang = language.value;
  return (
    <nav aria-label={rulesText('chapters')}>
      <div class="chapters-menu">
        <label for={menu} class="for-readers">
          {rulesText('chapters')}
        </label>
        <select
          id={menu}
          class="field"
          value={area ?? ''}
          onChange={({ currentTarget }) => onArea(currentTarget.value)}
        >
          {area === null && <option value="">{rulesText('chapters')}</option>}
          {chapters.map(({ title, areas }) => (
            <optgroup key={title[lang]} label={title[lang]}>
              {Object.entries(areas).map(([code, name]) => (
                <option key={code} value={code}>
                  {name[lang]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <ul class="chapters">
        {chapters.map(({ title, areas }) => (
          <li key={title[lang]}>
            <h2>{title[lang]}</h2>
            <ul>
              {Object.entries(areas).map(([code, name]) => (
                <li key={code}>
                  <button
                    type="button"
                    class="chapter"
                    aria-current={code === area ? 'true' : undefined}
                    onClick={() => onArea(code)}
                  >
                    {name[lang]}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
