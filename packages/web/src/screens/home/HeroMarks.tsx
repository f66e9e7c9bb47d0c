import type { SavedGame } from '../../session/types.ts';
import { knownName } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

const MARKS: Readonly<Record<string, IconName>> = {
  'us-marshal': 'badge',
  'saloon-girl': 'cards',
  bandido: 'dynamite',
  gunslinger: 'revolver',
  berserker: 'axe',
  paladin: 'holy-shield',
  ranger: 'bow',
  rogue: 'dagger',
  shaman: 'spirit',
  wizard: 'spark',
};

/** Who is in the party, at a glance. */
export function HeroMarks({ heroes }: Pick<SavedGame, 'heroes'>) {
  return (
    <ul class="posse-marks">
      {heroes.map((hero, seat) => (
        <li
          key={seat}
          style={{ color: `var(--hero-${seat})` }}
          title={hero.name || knownName(hero.class)}
        >
          <Icon name={MARKS[hero.class] ?? 'person'} />
          <span class="for-readers">{hero.name || knownName(hero.class)}</span>
        </li>
      ))}
    </ul>
  );
}
