import type { TableList } from '@crawlspace/host/online';
import { bringHome } from '../../friends/bring-home.ts';
import { heroesIn } from '../../game/setups.ts';
import { isStay, isTableId } from '../../game-ids.ts';
import { FRONTS, knownName } from '../../games/fronts.ts';
import { addressOf, go } from '../../route.ts';
import { ago, appText, day, listed } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { deedOf } from './DeleteTable.tsx';
import { GameName } from './GameName.tsx';
import { HeroMarks } from './HeroMarks.tsx';

export type Listed = TableList['tables'][number];

/** A table on the server, in a list. */
export function TableLine({ table, onDelete }: { table: Listed; onDelete?: () => void }) {
  const { id, game, over, waits, about, updated, until } = table;
  if (!isTableId(game)) return null;
  const people = about?.places.flatMap(({ name, bot }) => (name && !bot ? [name] : [])) ?? [];
  const mission = knownName(game, FRONTS[game].missionIn(about?.setup));
  return (
    <li class="saved-line" data-game={game}>
      <a
        class="saved-main"
        data-test="my-table"
        href={addressOf({ screen: 'table', id })}
        onClick={(event) => {
          // The company of a chapter that is over sits there with its book.
          if (!over || about?.company) return;
          // What is over is looked at here: its record comes home.
          event.preventDefault();
          bringHome(id).then(
            () => go({ screen: 'after', id }),
            () => go({ screen: 'table', id }),
          );
        }}
      >
        <GameName game={game} />
        <span class="saved-mission">{mission}</span>
        <span class="soft">
          {over &&
            (isStay(game) ? (
              <span class="tag">{appText('saved.over')}</span>
            ) : (
              <OverTag won={about?.outcome?.won ?? false} />
            ))}
          {waits && !over && (
            <span class="tag tag-warning" data-test="waits">
              {onlineText('my-tables.waits')}
            </span>
          )}{' '}
          {[...(people.length > 0 ? [listed([...new Set(people)])] : []), ago(updated)].join(' · ')}
        </span>
        {until !== undefined && (
          <span class="soft" data-test="until">
            {onlineText('my-tables.until', { day: day(until) })}
          </span>
        )}
        <HeroMarks game={game} heroes={heroesIn(about?.setup)} />
      </a>
      {onDelete && (
        <div class="saved-actions">
          <Button
            kind="quiet"
            icon="bin"
            label={`${onlineText(deedOf(table))}: ${mission}`}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}

function OverTag({ won }: { won: boolean }) {
  return (
    <span class={won ? 'tag tag-good' : 'tag tag-danger'}>
      {appText(won ? 'saved.won' : 'saved.lost')}
    </span>
  );
}
