import type { AdventureView, EnemyTypeId } from '@crawlspace/brimstone';
import { content } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../table/kit.ts';
import { Pic } from '../../table/Pic.tsx';
import { pictureOf } from './options.ts';
import { EnemyPortrait, Portrait } from './Portrait.tsx';

interface Props {
  readonly view: AdventureView;
  readonly decision: Decision;
  readonly option: Option;
}

/** What an option looks like: the hero, the enemy, or a picture of what is done. */
export function OptionPicture({ view, decision, option }: Props) {
  const hero = /^h(\d+)$/.exec(option.id)?.[1];
  if (hero !== undefined)
    return <Portrait view={view} hero={Number(hero)} class="portrait-small" />;
  const enemy = option.target?.['enemy'];
  const type = typeof enemy === 'string' ? enemy.replace(/\d+$/, '') : '';
  if (isEnemyType(type)) return <EnemyPortrait type={type} class="portrait-small" />;
  return <Pic name={pictureOf(view, decision, option)} class="pick-picture" />;
}

function isEnemyType(type: string): type is EnemyTypeId {
  return Object.hasOwn(content.enemies, type);
}
