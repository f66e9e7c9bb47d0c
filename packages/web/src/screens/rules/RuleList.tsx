import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../game-ids.ts';
import { addressOf } from '../../route.ts';
import { areaName, areaOf, type RuleBook, type RuleEntry } from '../../rules/entries.ts';
import { RuleText } from '../../rules/RuleText.tsx';
import { language } from '../../text/index.ts';
import { rulesText } from '../../text/rules.ts';

/** So many are shown of a search; the best come first. */
const MOST = 80;

interface RuleListProps {
  readonly game: GameId;
  readonly book: RuleBook;
  readonly rules: readonly RuleEntry[];
  readonly query: string;
  readonly area: string;
  /** The rule that the address names. */
  readonly named: string | null;
}

export function RuleList({ game, book, rules, query, area, named }: RuleListProps) {
  const lang = language.value;
  return (
    <section aria-labelledby="rules-found">
      <div class="rules-head">
        <h2 id="rules-found">{query ? `“${query}”` : areaName(book, area)[lang]}</h2>
        <p class="soft" role="status">
          {rules.length === 0
            ? rulesText('found.none')
            : rulesText('found', { count: rules.length })}
        </p>
      </div>
      <ul class="rule-list">
        {rules.slice(0, MOST).map((rule) => (
          <Rule
            key={rule.id}
            game={game}
            book={book}
            rule={rule}
            address={addressOf({ screen: 'rules', game, id: rule.id })}
            named={rule.id === named}
            area={query ? areaName(book, areaOf(rule))[lang] : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface RuleProps extends Pick<RuleListProps, 'game' | 'book'> {
  readonly rule: RuleEntry;
  readonly address: string;
  readonly named: boolean;
  /** What the area is called, where it does not go without saying. */
  readonly area: string | null;
}

function Rule({ game, book, rule, address, named, area }: RuleProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!named) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [named]);
  return (
    <li ref={item} class={named ? 'rule rule-named' : 'rule'} tabIndex={named ? -1 : undefined}>
      <div class="rule-head">
        <h3>{rule.title}</h3>
        <a class="rule-id" href={address} aria-label={rulesText('link', { title: rule.title })}>
          #
        </a>
      </div>
      {(area || rule.edition) && (
        <p class="rule-tags">
          {area && <span class="tag">{area}</span>}
          {rule.edition && (
            <span class="tag tag-warning">{rulesText(`edition.${rule.edition}`)}</span>
          )}
        </p>
      )}
      <RuleText game={game} book={book} rule={rule} />
    </li>
  );
}
