import '../rules/rules.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLook } from '../game/use-look.ts';
import { GAME_IDS, type GameId } from '../game-ids.ts';
import { frontText } from '../games/fronts.ts';
import { KITS } from '../games/kits.ts';
import { addressOf } from '../route.ts';
import { areaOf, type RuleBook, search } from '../rules/entries.ts';
import { useBook } from '../rules/use-book.ts';
import { rulesText } from '../text/rules.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMore } from '../ui/more.tsx';
import { Page } from './Page.tsx';
import { Chapters } from './rules/Chapters.tsx';
import { RuleList } from './rules/RuleList.tsx';

interface RulesProps {
  readonly game: GameId;
  /** The rule that the address names. */
  readonly id: string | null;
  /** The table from which somebody came to look something up. */
  readonly table: string | null;
}

/** The reference: every rule, by chapter or by search; a rule of the address comes first. */
export function Rules({ game, id, table }: RulesProps) {
  useLook(game);
  const book = useBook(game, KITS[game].rules);
  const title = rulesText('title', { game: frontText(game, 'name') });
  return (
    <Page title={title} table={table}>
      <div class="rules-title">
        <div class="screen-title">
          <h1>{title}</h1>
          <p>{rulesText('lead')}</p>
        </div>
        <OtherGames game={game} />
      </div>
      {book === 'failed' ? (
        <p role="alert">{rulesText('failed')}</p>
      ) : (
        book && <Reference key={game} game={game} book={book} id={id} />
      )}
    </Page>
  );
}

/** The way over to the rules of the other game. */
function OtherGames({ game }: { game: GameId }) {
  return (
    <nav class="rules-games" aria-label={rulesText('games')}>
      {GAME_IDS.map((each) => (
        <a
          key={each}
          href={addressOf({ screen: 'rules', game: each, id: null })}
          aria-current={each === game ? 'true' : undefined}
        >
          {frontText(each, 'name')}
        </a>
      ))}
    </nav>
  );
}

interface ReferenceProps extends Omit<RulesProps, 'table'> {
  readonly book: RuleBook;
}

function Reference({ game, book, id }: ReferenceProps) {
  const { rules, firstArea } = book;
  const side = useRef<HTMLDivElement>(null);
  useMore(side);
  const named = id === null ? undefined : rules.find((rule) => rule.id === id);
  const [query, setQuery] = useState('');
  const [area, setArea] = useState(named ? areaOf(named) : firstArea);
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
      <div class="rules-side" ref={side}>
        <search class="rules-search">
          <Icon name="search" />
          <input
            class="field"
            type="search"
            value={query}
            aria-label={rulesText('search')}
            placeholder={frontText(game, 'search-hint')}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </search>
        <Chapters
          book={book}
          area={query.trim() ? null : area}
          onArea={(chosen) => {
            setQuery('');
            setArea(chosen);
          }}
        />
      </div>
      <div class="rules-main">
        {id !== null && !named && <p role="alert">{rulesText('unknown')}</p>}
        <RuleList
          game={game}
          book={book}
          rules={found}
          query={query.trim()}
          area={area}
          named={named?.id ?? null}
        />
      </div>
    </div>
  );
}
