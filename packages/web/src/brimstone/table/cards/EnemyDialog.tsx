import {
  type AdventureView,
  type Enemy,
  type EnemySheet,
  type EnemyTypeId,
  enemyTypeIn,
  modelNumber,
  numbersOf,
} from '@crawlspace/brimstone';
import { Dialog } from '../../../ui/Dialog.tsx';
import { content } from '../../content.ts';
import { EnemyPortrait } from '../Portrait.tsx';
import { gameText, hasText, heroName, nameOf, type TableKey, tableText } from '../words.ts';
import { keywordName } from './keywords.ts';

interface Props {
  readonly view: AdventureView;
  readonly type: EnemyTypeId;
  readonly onClose: () => void;
}

/** An enemy's record sheet as it counts now, its abilities, and the models on the table. */
export function EnemyDialog({ view, type, onClose }: Props) {
  const group = view.fight?.groups[type];
  const sheet = enemyTypeIn(content(), type)[group?.brutal ? 'brutal' : 'normal'];
  const models = view.enemies.filter((enemy) => enemy.type === type);
  return (
    <Dialog title={nameOf(type)} onClose={onClose}>
      <div class="enemy-card">
        <header class="sheet-head">
          <EnemyPortrait
            type={type}
            elite={(group?.elite.length ?? 0) > 0}
            class="portrait-large"
          />
          <div class="sheet-who">
            <p class="sheet-class">
              {[tableText(`size-${sheet.size}`), ...sheet.keywords.map(keywordName)].join(' · ')}
              {group?.brutal && <span class="tag tag-danger">{tableText('brutal')}</span>}
            </p>
            {hasText(`${type}.flavour`) && (
              <p class="explained-flavour">{gameText(`${type}.flavour`)}</p>
            )}
          </div>
        </header>
        <Numbers view={view} type={type} sheet={sheet} />
        <h3>{tableText('abilities')}</h3>
        {Object.keys(sheet.abilities).length === 0 && <p class="nothing">{tableText('none')}</p>}
        <dl class="abilities">
          {Object.entries(sheet.abilities).map(([ability, x]) => (
            <AbilityLine key={ability} id={ability} x={x} brutal={group?.brutal ?? false} />
          ))}
          {group?.variant && <AbilityLine id={group.variant} x={0} brutal={group.brutal} />}
        </dl>
        {group && group.elite.length > 0 && (
          <>
            <h3>{tableText('elite')}</h3>
            <dl class="abilities abilities-elite">
              {group.elite.map((elite, i) => (
                <AbilityLine key={`${elite}${i}`} id={elite} x={0} brutal={group.brutal} />
              ))}
            </dl>
          </>
        )}
        {models.length > 0 && <Models view={view} models={models} />}
      </div>
    </Dialog>
  );
}

function Numbers({
  view,
  type,
  sheet,
}: {
  view: AdventureView;
  type: EnemyTypeId;
  sheet: EnemySheet;
}) {
  const now = numbersOf(view).enemies[type];
  const numbers: readonly (readonly [TableKey, string | number])[] = [
    ['stat-initiative', now?.initiative ?? sheet.initiative],
    ['stat-move', now?.move ?? sheet.move],
    ['enemy-escape', `${now?.escape ?? sheet.escape}+`],
    [
      'enemy-to-hit',
      sheet.toHitMelee === null ? `${sheet.toHitRanged ?? '–'}+` : `${sheet.toHitMelee}+`,
    ],
    ['stat-combat', now?.combat ?? sheet.combat ?? '–'],
    ...(sheet.ranged
      ? ([
          ['enemy-shots', now?.shots ?? sheet.ranged.shots],
          ['enemy-range', now?.range ?? sheet.ranged.range],
        ] as const)
      : []),
    ['enemy-damage', now?.damage ?? sheet.damage],
    ['enemy-defense', now?.defense ?? sheet.defense],
    ['health', now?.health ?? sheet.health],
    ['xp', xpOf(sheet, now?.xp ?? sheet.xp.base)],
  ];
  return (
    <ul class="enemy-numbers">
      {numbers.map(([name, value]) => (
        <li key={name}>
          <span>{tableText(name)}</span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** Elite abilities make enemies worth more. */
function xpOf({ xp: { each } }: EnemySheet, base: number): string {
  return each > 0 ? tableText('xp-each', { base, each }) : String(base);
}

function AbilityLine({ id, x, brutal }: { id: string; x: number; brutal: boolean }) {
  const { enemyAbilities, elites, variants } = content();
  const card = enemyAbilities[id] ?? elites[id] ?? variants[id];
  const side = brutal && card?.brutal ? 'brutal' : 'text';
  return (
    <div>
      <dt>{gameText(`${id}.name`, { x })}</dt>
      <dd>{gameText(`${id}.${side}`, { x })}</dd>
    </div>
  );
}

function Models({ view, models }: { view: AdventureView; models: readonly Enemy[] }) {
  return (
    <>
      <h3>{tableText('models', { count: models.length })}</h3>
      <ul class="models">
        {models.map((enemy) => {
          const health = numbersOf(view).enemies[enemy.type]?.health ?? 1;
          const target =
            enemy.target === null
              ? ''
              : tableText('goes-for', { hero: heroName(view, enemy.target) });
          return (
            <li key={enemy.id}>
              <span class="models-number">{modelNumber(enemy.id)}</span>
              <span class="bar bar-health">
                <span class="bar-track" aria-hidden="true">
                  <span
                    class="bar-fill"
                    style={{ width: `${(1 - enemy.wounds / health) * 100}%` }}
                  />
                </span>
                <span class="bar-number">
                  {health - enemy.wounds}
                  <span class="bar-max">/{health}</span>
                </span>
              </span>
              <span class="models-target">{enemy.stunned ? tableText('stunned') : target}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
