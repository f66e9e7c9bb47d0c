import './rules.css';
import type { GameId } from '../game-ids.ts';
import { addressOf } from '../route.ts';
import { rulesText } from '../text/rules.ts';
import type { RuleBook, RuleEntry } from './entries.ts';

interface Props {
  readonly game: GameId;
  readonly book: Pick<RuleBook, 'rules'>;
  readonly rule: RuleEntry;
}

/** What a rule says, and how it was ruled where the text is open. */
export function RuleText({ game, book, rule }: Props) {
  return (
    <>
      <p>{withTitles(game, book, rule.rule)}</p>
      {rule.ruling && (
        <p class="ruling">
          <strong>{rulesText('ruling')}:</strong> {withTitles(game, book, rule.ruling)}
        </p>
      )}
    </>
  );
}

const NUMBER = /([BH]-[A-Z]+-\d+)/;

/** Rules name each other by their number; readers see the title, and it leads there. */
function withTitles(game: GameId, { rules }: Props['book'], text: string) {
  return text.split(NUMBER).map((part) => {
    const other = NUMBER.test(part) && rules.find(({ id }) => id === part);
    if (!other) return part;
    return (
      <a key={part} href={addressOf({ screen: 'rules', game, id: other.id })}>
        {rulesText('other-rule', { title: other.title })}
      </a>
    );
  });
}
