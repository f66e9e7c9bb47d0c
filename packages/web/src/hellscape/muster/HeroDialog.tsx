import { CLASSES, type ClassId } from '@crawlspace/hellscape';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { language } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { content } from '../content.ts';
import { gameText, printedOn, words } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import { Arms } from './Arms.tsx';
import {
  freeClasses,
  type HeroDraft,
  type Wish,
  wantedByOthers,
  withClass,
  withWish,
} from './draft.ts';
import { musterText } from './texts.ts';

interface HeroDialogProps {
  readonly heroes: readonly HeroDraft[];
  readonly seat: number;
  readonly onChange: (hero: HeroDraft) => void;
  readonly onClose: () => void;
}

/** Choosing a hero: the class, and what they set out with, each with what it means. */
export function HeroDialog({ heroes, seat, onChange, onClose }: HeroDialogProps) {
  const hero = heroes[seat];
  if (!hero) return null;
  return (
    <Dialog
      wide
      title={musterText('hero.title', {
        hero: gameText(`hero.${hero.class}`),
        class: gameText(`class.${hero.class}`),
      })}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {musterText('hero.done')}
        </Button>
      }
    >
      <div class="hero-making hero-making-hellscape">
        <ClassChoice
          chosen={hero.class}
          free={freeClasses(heroes)}
          onChange={(chosen) => onChange(withClass(hero, chosen))}
        />
        <div class="hero-making-columns">
          <div class="hero-making-sheet">
            <ClassSheet of={hero.class} />
          </div>
          <div class="hero-making-choices">
            <Skills hero={hero} onChange={onChange} />
          </div>
        </div>
        <Weapons heroes={heroes} seat={seat} hero={hero} onChange={onChange} />
        <Potions hero={hero} onChange={onChange} />
      </div>
    </Dialog>
  );
}

interface ClassChoiceProps {
  readonly chosen: ClassId;
  readonly free: readonly ClassId[];
  readonly onChange: (chosen: ClassId) => void;
}

function ClassChoice({ chosen, free, onChange }: ClassChoiceProps) {
  const name = useId();
  return (
    <fieldset class="class-choice class-choice-six">
      <legend class="for-readers">{musterText('hero.class')}</legend>
      {CLASSES.map((id) => (
        <label key={id} class="class-option">
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            disabled={id !== chosen && !free.includes(id)}
            onChange={() => onChange(id)}
          />
          <Portrait of={id} />
          <span>{gameText(`class.${id}`)}</span>
          {id !== chosen && !free.includes(id) && (
            <span class="class-taken">{musterText('hero.taken')}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function ClassSheet({ of }: { of: ClassId }) {
  const { id, health, mana, ability, shadow } = content().heroes[of];
  const { flavour } = printedOn(id);
  return (
    <>
      <p>{musterText(`class.${of}`)}</p>
      <p class="flavour">{flavour}</p>
      <dl class="stats">
        <div class="vital-health">
          <dt>{musterText('hero.health')}</dt>
          <dd>{health}</dd>
        </div>
        <div class="vital-mana">
          <dt>{musterText('hero.mana')}</dt>
          <dd>{mana}</dd>
        </div>
      </dl>
      <h3>{musterText('hero.ability')}</h3>
      <p>{words.abilityText(language.value, ability)}</p>
      <h3>{musterText('hero.shadow')}</h3>
      <p>{words.abilityText(language.value, shadow)}</p>
      <p class="soft">{musterText('hero.shadow-text')}</p>
    </>
  );
}

interface WishProps {
  readonly hero: HeroDraft;
  readonly onChange: (hero: HeroDraft) => void;
}

function Skills({ hero, onChange }: WishProps) {
  const skills = Object.values(content().skills).filter(
    (skill) => skill.class === hero.class && skill.level === 1,
  );
  return (
    <Wishes
      wish="skill"
      hero={hero}
      onChange={onChange}
      hint={musterText('hero.skill-text')}
      cards={skills.map(({ id }) => ({ id }))}
    />
  );
}

const STARTING = Object.values(content().items).filter(({ deck }) => deck === 'starting');

function Weapons({
  heroes,
  seat,
  hero,
  onChange,
}: WishProps & Pick<HeroDialogProps, 'heroes' | 'seat'>) {
  const weapons = STARTING.flatMap(({ id, attacks, copies }) => {
    if (!attacks) return [];
    const isGone = wantedByOthers(heroes, seat, id) >= copies;
    return [{ id, isGone, more: <Arms attacks={attacks} /> }];
  });
  return (
    <Wishes
      wish="weapon"
      hero={hero}
      onChange={onChange}
      hint={musterText('hero.weapon-text')}
      cards={weapons}
    />
  );
}

function Potions({ hero, onChange }: WishProps) {
  const potions = STARTING.filter(({ consumable }) => consumable);
  return <Wishes wish="potion" hero={hero} onChange={onChange} cards={potions} />;
}

interface WishesProps extends WishProps {
  readonly wish: Wish;
  readonly hint?: string;
  readonly cards: readonly {
    readonly id: string;
    /** Others have taken all there are. */
    readonly isGone?: boolean;
    readonly more?: ComponentChildren;
  }[];
}

/** One of several cards, or none yet. */
function Wishes({ wish, hero, onChange, hint, cards }: WishesProps) {
  const name = useId();
  const pick = (card: string | null) => onChange(withWish(hero, wish, card));
  return (
    <fieldset class={`upgrade-choice wish-${wish}`}>
      <legend>{musterText(`wish.${wish}`)}</legend>
      {hint && <p class="soft">{hint}</p>}
      {cards.map(({ id, isGone, more }) => {
        const words = printedOn(id);
        return (
          <label key={id} class="upgrade-option">
            <input
              type="radio"
              name={name}
              value={id}
              checked={hero[wish] === id}
              disabled={isGone === true && hero[wish] !== id}
              onChange={() => pick(id)}
            />
            <span>
              <strong>{words.name}</strong> {more}
              {words.text && <span class="soft card-lines">{words.text}</span>}
              {isGone && <span class="soft">{musterText('hero.none-left')}</span>}
            </span>
          </label>
        );
      })}
      <label class="upgrade-option">
        <input
          type="radio"
          name={name}
          checked={hero[wish] === undefined}
          onChange={() => pick(null)}
        />
        <span>
          <strong>{musterText('hero.later')}</strong>
          <span class="soft">{musterText('hero.later-text')}</span>
        </span>
      </label>
    </fieldset>
  );
}
