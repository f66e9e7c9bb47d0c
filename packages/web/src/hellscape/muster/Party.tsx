import { PartyPanel } from '../../screens/muster/PartyPanel.tsx';
import { content } from '../content.ts';
import { gameText, nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import { addHero, freeClasses, type HeroDraft, type Wish } from './draft.ts';
import { HeroDialog } from './HeroDialog.tsx';
import { musterText } from './texts.ts';

interface PartyProps {
  readonly heroes: readonly HeroDraft[];
  readonly onChange: (heroes: readonly HeroDraft[]) => void;
}

/** Those who go down. */
export function Party({ heroes, onChange }: PartyProps) {
  const solo = heroes.length === 1 ? musterText('party.solo') : '';
  return (
    <PartyPanel
      title={musterText('party')}
      text={`${musterText('party.text')} ${solo}`}
      heroes={heroes}
      onChange={onChange}
      onAdd={freeClasses(heroes).length > 0 ? () => onChange(addHero(heroes)) : null}
      keyOf={(hero) => hero.class}
      nameOf={(hero) => gameText(`hero.${hero.class}`)}
      card={(hero) => <HeroOnCard hero={hero} />}
      dialog={({ seat, onChange: change, onClose }) => (
        <HeroDialog heroes={heroes} seat={seat} onChange={change} onClose={onClose} />
      )}
    />
  );
}

const WISHES: readonly Wish[] = ['skill', 'weapon', 'potion'];

function HeroOnCard({ hero }: { hero: HeroDraft }) {
  const { health, mana } = content().heroes[hero.class];
  return (
    <>
      <div class="hero-card-head">
        <Portrait of={hero.class} />
        <div class="hero-card-who">
          <h3>{gameText(`hero.${hero.class}`)}</h3>
          <p class="soft">{gameText(`class.${hero.class}`)}</p>
          <dl class="vitals">
            <div class="vital-health">
              <dt>{musterText('hero.health')}</dt>
              <dd>{health}</dd>
            </div>
            <div class="vital-mana">
              <dt>{musterText('hero.mana')}</dt>
              <dd>{mana}</dd>
            </div>
          </dl>
        </div>
      </div>
      <dl class="wishes">
        {WISHES.map((wish) => (
          <div key={wish}>
            <dt>{musterText(`wish.${wish}`)}</dt>
            <dd>{hero[wish] ? nameOf(hero[wish]) : musterText('wish.later')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
