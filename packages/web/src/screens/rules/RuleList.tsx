import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../../route.ts';
import { language } from '../../text/index.ts';
import { l } from '../../text/rules.ts';
import { areaName } from './chapters.ts';
import { areaOf, type RuleEntry } from './entries.ts';

/** So many are shown of a search; the best come first. */
const MOST = 80;

interface RuleListProps {
  readonly rules: readonly RuleEntry[];
  readonly query: string;
  readonly area: string;
  /** The rule that the address names. */
  readonly named: string | null;
}

export function RuleList({ rules, query, area, named }: RuleListProps) {
  const lang = language.value;
  return (
    <section aria-labelledby="rules-found">
      <div class="rules-head">
        <h2 id="rules-found">{query ? `“${query}”` : areaName(area, lang)}</h2>
        <p class="soft" role="status">
          {rules.length === 0 ? l('found.none') : l('found', { count: rules.length })}
        </p>
      </div>
      <ul class="rule-list" lang="en">
        {rules.slice(0, MOST).map((rule) => (
          <Rule key={rule.id} rule={rule} named={rule.id === named} inSearch={query !== ''} />
        ))}
      </ul>
    </section>
  );
}

function Rule({ rule, named, inSearch }: { rule: RuleEntry; named: boolean; inSearch: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!named) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [named]);
  const lang = language.value;
  return (
    <li ref={item} class={named ? 'rule rule-named' : 'rule'} tabIndex={named ? -1 : undefined}>
      <div class="rule-head">
        <h3>{rule.title}</h3>
        <a
          class="rule-id"
          href={addressOf({ screen: 'rules', id: rule.id })}
          aria-label={l('link', { id: rule.id })}
        >
          {rule.id}
        </a>
      </div>
      {(inSearch || rule.edition) && (
        <p class="rule-tags" lang={lang}>
          {inSearch && <span class="tag">{areaName(areaOf(rule), lang)}</span>}
          {rule.edition && <span class="tag tag-warning">{l(`edition.${rule.edition}`)}</span>}
        </p>
      )}
      <p>{rule.rule}</p>
      {rule.ruling && (
        <p class="ruling">
          <strong lang={lang}>{l('ruling')}:</strong> {rule.ruling}
        </p>
      )}
    </li>
  );
}
