import { PartyPanel } from '../../screens/muster/PartyPanel.tsx';
import { nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import { addHero, type HeroDraft, MOST_HEROES } from './draft.ts';
import { HeroDialog } from './HeroDialog.tsx';
import { HeroStats } from './HeroStats.tsx';
import { musterText } from './texts.ts';

interface PartyProps {
  readonly heroes: readonly HeroDraft[];
  readonly onChange: (heroes: readonly HeroDraft[]) => void;
}

/** The posse. */
export function Party({ heroes, onChange }: PartyProps) {
  return (
    <PartyPanel
      title={musterText('party')}
      text={musterText('party.text')}
      heroes={heroes}
      onChange={onChange}
      onAdd={heroes.length < MOST_HEROES ? () => onChange(addHero(heroes)) : null}
      keyOf={({ key }) => key}
      nameOf={(hero) => hero.name || nameOf(hero.class)}
      card={(hero) => <HeroOnCard hero={hero} />}
      dialog={({ hero, onChange: change, onClose }) => (
        <HeroDialog hero={hero} onChange={change} onClose={onClose} />
      )}
    />
  );
}

function HeroOnCard({ hero }: { hero: HeroDraft }) {
  return (
    <>
      <div class="hero-card-head">
        <Portrait heroClass={hero.class} portrait={hero.portrait} />
        <div class="hero-card-who">
          <h3>{hero.name || nameOf(hero.class)}</h3>
          <p class="soft">{hero.name ? nameOf(hero.class) : musterText('party.nameless')}</p>
          <p class="hero-card-upgrade">
            {hero.upgrade ? nameOf(hero.upgrade) : musterText('party.upgrade-later')}
          </p>
        </div>
      </div>
      <HeroStats heroClass={hero.class} short />
    </>
  );
}
