import { FRONTS, knownName } from '../../games/fronts.ts';
import type { SavedGame } from '../../session/types.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Who is in the party, at a glance. */
export function HeroMarks({ game, heroes }: Pick<SavedGame, 'game' | 'heroes'>) {
  return (
    <ul class="posse-marks">
      {heroes.map((hero, seat) => (
        <li
          key={seat}
          style={{ color: `var(--hero-${seat})` }}
          title={hero.name || knownName(game, hero.class)}
        >
          <Icon name={FRONTS[game].heroMarks[hero.class] ?? 'person'} />
          <span class="for-readers">{hero.name || knownName(game, hero.class)}</span>
        </li>
      ))}
    </ul>
  );
}
