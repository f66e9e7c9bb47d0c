import { type AdventureView, meaningIn } from '@crawlspace/brimstone';
import type { Option } from '../../table/kit.ts';
import { pictureOf } from './options.ts';
import { Pic } from './Pic.tsx';
import { EnemyPortrait, Portrait } from './Portrait.tsx';

interface Props {
  readonly view: AdventureView;
  readonly option: Option;
}

/** What an option looks like: the hero, the enemy, or a picture of what is done. */
export function OptionPicture({ view, option }: Props) {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'hero')
    return <Portrait view={view} hero={meaning.hero} class="portrait-small" />;
  if (meaning?.kind === 'enemy')
    return <EnemyPortrait type={meaning.type} class="portrait-small" />;
  return <Pic name={pictureOf(option)} class="pick-picture" />;
}
