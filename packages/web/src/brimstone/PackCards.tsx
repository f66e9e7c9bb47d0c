import type { MapTile } from '@crawlspace/brimstone';
import { shownAs } from '../game/content.ts';
import type { PackCardsProps } from '../game/kit.ts';
import { content, showContentOf } from './content.ts';
import { gameText, hasText, nameOf } from './game-words.ts';
import { missionText } from './mission-text.ts';
import { CardFace } from './table/cards/CardDialog.tsx';
import { kindOf } from './table/cards/keywords.ts';
import { tableText } from './table/words.ts';
import './table/styles/table.css';

/** The cards of a pack, as the table prints them. */
export function PackCards({ content, cards }: PackCardsProps) {
  showContentOf(shownAs(content));
  return (
    <ul class="pack-cards">
      {cards.map((card) => (
        <li key={card} class="panel" data-long={kindOf(card) === 'mission'}>
          <h4>{nameOf(card)}</h4>
          <CardFace card={card}>
            <Besides card={card} />
          </CardFace>
        </li>
      ))}
    </ul>
  );
}

/** What the table shows elsewhere than on a card: where a tile leads, who a threat brings, what a mission asks. */
function Besides({ card }: { card: string }) {
  const { missions, tiles, threats, worldThreats, services } = content();
  const [tile, service] = [tiles.byId[card], services[card]];
  if (tile) return <Tile tile={tile} />;
  if (service) return <p class="card-text">{nameOf(service.location)}</p>;
  const lines = missions[card]
    ? MISSION_PARTS.map((part) => missionText(card, part))
    : [...groupLine(threats[card]?.groups), ...levelLines(worldThreats[card]?.levels)];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={line} class="card-text">
          {line}
        </p>
      ))}
    </>
  );
}

const MISSION_PARTS = ['intro', 'goal', 'special', 'reward', 'failure'] as const;

type Groups = ReturnType<typeof content>['threats'][string]['groups'];
type Levels = ReturnType<typeof content>['worldThreats'][string]['levels'];

function groupLine(groups: Groups = []): readonly string[] {
  const said = groups.map(({ type, number }) => {
    const many = `amount.${number}`;
    return `${hasText(many) ? gameText(many) : number} ${nameOf(type)}`;
  });
  return said.length > 0 ? [said.join(', ')] : [];
}

/** A level that brings nothing of its own draws a card of the usual deck. */
function levelLines(levels?: Levels): readonly string[] {
  return (['low', 'med', 'high'] as const).flatMap((level) => {
    const groups = levels?.[level];
    if (!groups || groups === 'normal') return [];
    return groupLine(groups).map((line) => `${tableText(`pile-threat-${level}`)}: ${line}`);
  });
}

/** A tile from above: floor, doorways and rock. */
function Tile({ tile: { rows, kind, encounter } }: { tile: MapTile }) {
  const width = Math.max(...rows.map(({ length }) => length));
  return (
    <>
      <p class="card-text">
        {tableText(`tile-${kind}`)}
        {encounter && `: ${nameOf(encounter)}`}
      </p>
      <svg class="pack-tile" viewBox={`0 0 ${width} ${rows.length}`} aria-hidden="true">
        {rows.flatMap((row, y) =>
          [...row].map((symbol, x) =>
            symbol === '.' ? null : (
              <rect
                key={`${x}/${y}`}
                x={x + 0.04}
                y={y + 0.04}
                width={0.92}
                height={0.92}
                data-part={symbol === 'D' ? 'door' : symbol === '#' ? 'rock' : 'floor'}
              />
            ),
          ),
        )}
      </svg>
    </>
  );
}
