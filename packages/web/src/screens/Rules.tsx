import './rules.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { l } from '../text/rules.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from './Page.tsx';
import { Chapters } from './rules/Chapters.tsx';
import { areaOf, type RuleEntry, search } from './rules/entries.ts';
import { RuleList } from './rules/RuleList.tsx';

/** The reference: every rule, by chapter or by search; a rule of the address comes first. */
export function Rules({ id }: { id: string | null }) {
  const [rules, setRules] = useState<readonly RuleEntry[] | 'failed' | null>(null);
  useEffect(() => {
    import('virtual:brimstone-rules').then(
      (loaded) => setRules(loaded.rules),
      () => setRules('failed'),
    );
  }, []);
  return (
    <Page title={l('title')}>
      <div class="screen-title">
        <h1>{l('title')}</h1>
        <p>
          {l('lead')} {l('english')}
        </p>
      </div>
      {rules === 'failed' ? (
        <p role="alert">{l('failed')}</p>
      ) : (
        rules && <Reference rules={rules} id={id} />
      )}
    </Page>
  );
}

/** Opened without a rule, the reference starts where an adventure does. */
const FIRST_AREA = 'TURN';

function Reference({ rules, id }: { rules: readonly RuleEntry[]; id: string | null }) {
  const named = id === null ? undefined : rules.find((rule) => rule.id === id);
  const [query, setQuery] = useState('');
  const [area, setArea] = useState(named ? areaOf(named) : FIRST_AREA);
  useEffect(() => {
    if (!named) return;
    setQuery('');
    setArea(areaOf(named));
  }, [named]);
  const found = useMemo(
    () => (query.trim() ? search(rules, query) : rules.filter((rule) => areaOf(rule) === area)),
    [rules, query, area],
  );
  return (
    <div class="rules">
      <div class="rules-side">
        <search class="rules-search">
          <Icon name="search" />
          <input
            class="field"
            type="search"
            value={query}
            aria-label={l('search')}
            placeholder={l('search.hint')}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </search>
        <Chapters
          area={query.trim() ? null : area}
          onArea={(chosen) => {
            setQuery('');
            setArea(chosen);
          }}
        />
      </div>
      <div class="rules-main">
        {id !== null && !named && <p role="alert">{l('unknown', { id })}</p>}
        <RuleList rules={found} query={query.trim()} area={area} named={named?.id ?? null} />
      </div>
    </div>
  );
}
