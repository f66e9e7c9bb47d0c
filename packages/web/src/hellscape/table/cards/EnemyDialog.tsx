import {
  ATTACK_TYPES,
  type AttackType,
  abilitiesOf,
  type BossType,
  type DescentView,
  type DieKind,
  type EnemyView,
  RARITIES,
  XP_FOR_ALL,
  XP_PER_MINIATURE,
} from '@crawlspace/hellscape';
import { Dialog } from '../../../ui/Dialog.tsx';
import { content } from '../../content.ts';
import { textOf } from '../abilities.ts';
import { DicePips } from '../dice/Die.tsx';
import { CreatureFace } from '../Faces.tsx';
import { itemCard } from '../items.ts';
import { healthLine } from '../options.ts';
import { Rune } from '../Rune.tsx';
import { gameText, hasText, nameOf, printedOn, tableText } from '../words.ts';

interface Props {
  readonly view: DescentView;
  readonly enemy: EnemyView;
  readonly onOpenCard: (card: string) => void;
  readonly onClose: () => void;
}

/** Everything about an enemy in play: its numbers, its dice, its abilities and what it carries. */
export function EnemyDialog({ view, enemy, onOpenCard, onClose }: Props) {
  const { flavour } = printedOn(enemy.card);
  return (
    <Dialog title={nameOf(enemy.card)} onClose={onClose}>
      <article class="hs-enemy-card">
        <header>
          <CreatureFace type={enemy.type} class="portrait-large" />
          <Numbers enemy={enemy} />
        </header>
        <Pools view={view} enemy={enemy} />
        <Abilities enemy={enemy} />
        {enemy.item ? (
          <button
            type="button"
            class="line-button"
            onClick={() => enemy.item && onOpenCard(enemy.item)}
          >
            <Rune name="melee" />
            <span>
              <b>{nameOf(enemy.item)}</b> {printedOn(enemy.item).text}
            </span>
          </button>
        ) : null}
        {flavour ? <p class="explained-flavour">{flavour}</p> : null}
      </article>
    </Dialog>
  );
}

function Numbers({ enemy }: { enemy: EnemyView }) {
  const treasure = RARITIES.filter((rarity) => enemy.treasure[rarity] > 0);
  return (
    <ul class="hs-facts">
      <li>{healthLine(enemy)}</li>
      {enemy.kind === 'boss' ? null : (
        <li>{tableText('reward', { n: XP_PER_MINIATURE, all: XP_FOR_ALL[enemy.kind] })}</li>
      )}
      {treasure.map((rarity) => (
        <li key={rarity} class={`hs-rarity-${rarity}`}>
          <Rune name="treasure" /> {gameText(`rarity.${rarity}`)} ×{enemy.treasure[rarity]}
        </li>
      ))}
      {enemy.fire > 0 ? (
        <li class="hs-mini-fire">{tableText('n-fire', { n: enemy.fire })}</li>
      ) : null}
      {enemy.frost > 0 ? (
        <li class="hs-mini-frost">{tableText('n-frost', { n: enemy.frost })}</li>
      ) : null}
      {enemy.poison ? <li class="hs-mini-poison">{tableText('poisoned')}</li> : null}
    </ul>
  );
}

interface PoolRow {
  readonly type: AttackType | 'shield';
  readonly dice: Partial<Record<DieKind, number>>;
}

/** The dice it attacks and defends with, as the table stands. */
function Pools({ view, enemy }: { view: DescentView; enemy: EnemyView }) {
  return (
    <ul class="hs-enemy-pools">
      {poolsOf(view, enemy).map(({ type, dice }) => (
        <li key={type}>
          <Rune name={type} />
          <span>
            {type === 'shield' ? tableText('defense') : gameText(`option.attack-${type}`)}
          </span>
          <DicePips dice={dice} />
          <span class="for-readers">
            {Object.entries(dice)
              .filter(([, count]) => count > 0)
              .map(([kind, count]) => `${count} ${gameText(`die.${kind}`)}`)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function poolsOf(view: DescentView, enemy: EnemyView): readonly PoolRow[] {
  if (enemy.kind === 'mob') {
    const card = content().mobs[enemy.card];
    const attacks = enemy.item ? itemCard(enemy.item)?.attacks : undefined;
    const armed = ATTACK_TYPES.flatMap((type): PoolRow[] =>
      attacks?.[type] ? [{ type, dice: { ...attacks[type], enemy: enemy.minions } }] : [],
    );
    return [
      ...(armed.length > 0
        ? armed
        : [{ type: 'melee' as const, dice: { enemy: enemy.minions + 1 } }]),
      { type: 'shield', dice: { blue: card?.defense ?? 0, enemy: enemy.minions } },
    ];
  }
  const card =
    enemy.kind === 'boss'
      ? content().bosses[enemy.type as BossType]
      : content().roaming[enemy.card];
  if (!card) return [];
  const more = enemy.kind === 'boss' ? bossMore(view, enemy.type as BossType) : {};
  const plus = (kind: DieKind, printed: number) => printed + (more[kind] ?? 0);
  return [
    {
      type: card.attackType,
      dice: {
        yellow: plus('yellow', card.attack.yellow ?? 0),
        orange: plus('orange', card.attack.orange ?? 0),
        enemy: plus('enemy', card.attack.enemy ?? 0),
      },
    },
    { type: 'shield', dice: { blue: plus('blue', card.defense), enemy: card.defenseEnemyDice } },
  ];
}

/** What the spaces of the boss track that were reached have added. */
function bossMore(view: DescentView, boss: BossType): Partial<Record<DieKind, number>> {
  if (view.darkness.side !== 'boss') return {};
  const more: Partial<Record<DieKind, number>> = {};
  for (const space of content().bosses[boss].track.slice(0, view.darkness.space)) {
    for (const kind of ['yellow', 'orange', 'blue', 'enemy'] as const)
      more[kind] = (more[kind] ?? 0) + (space[kind] ?? 0);
  }
  return more;
}

/** Abilities for symbols, what a monster does by its nature, what a boss does for so many symbols. */
function Abilities({ enemy }: { enemy: EnemyView }) {
  const abilities = abilitiesOf(content(), enemy.card);
  const patterns = ['pattern-1', 'pattern-2']
    .map((name) => `${enemy.card}.${name}`)
    .filter(hasText);
  const actions = [0, 1, 2, 3, 4, 5]
    .map((n) => ({ n, key: `${enemy.card}.action-${n}` }))
    .filter(({ key }) => hasText(key));
  return (
    <dl class="hs-enemy-does">
      {abilities.map((ability) => (
        <div key={textOf(ability)}>
          <dt>
            <Rune name="ability" />
          </dt>
          <dd>{textOf(ability)}</dd>
        </div>
      ))}
      {patterns.map((key) => (
        <div key={key}>
          <dt>
            <Rune name="eye" />
          </dt>
          <dd>{gameText(key)}</dd>
        </div>
      ))}
      {actions.map(({ n, key }) => (
        <div key={key}>
          <dt>
            {n} <Rune name="ability" />
          </dt>
          <dd>
            <b>{hasText(`${key}.name`) ? gameText(`${key}.name`) : ''}</b> {gameText(key)}
          </dd>
        </div>
      ))}
      {hasText(`${enemy.card}.text`) ? (
        <div>
          <dt>
            <Rune name="action" />
          </dt>
          <dd>{gameText(`${enemy.card}.text`)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
