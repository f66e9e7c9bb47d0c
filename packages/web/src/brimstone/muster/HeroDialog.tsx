import { type ClassId, cardWords, content } from '@crawlspace/brimstone';
import { useId } from 'preact/hooks';
import { language, listed } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Portrait, usualPortrait } from '../Portrait.tsx';
import { type HeroDraft, withClass, withUpgrade } from './draft.ts';
import { HeroStats } from './HeroStats.tsx';
import { m } from './texts.ts';

interface HeroDialogProps {
  readonly hero: HeroDraft;
  readonly onChange: (hero: HeroDraft) => void;
  readonly onClose: () => void;
}

/** Making a hero: class, portrait, name and starting upgrade, each with what it means. */
export function HeroDialog({ hero, onChange, onClose }: HeroDialogProps) {
  return (
    <Dialog
      wide
      title={m('hero.title')}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {m('hero.done')}
        </Button>
      }
    >
      <div class="hero-making">
        <ClassChoice hero={hero} onChange={onChange} />
        <div class="hero-making-columns">
          <div class="hero-making-sheet">
            <ClassSheet heroClass={hero.class} />
          </div>
          <div class="hero-making-choices">
            <Naming hero={hero} onChange={onChange} />
            <UpgradeChoice hero={hero} onChange={onChange} />
            <p class="soft">{m('hero.rest')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type PartProps = Omit<HeroDialogProps, 'onClose'>;

function ClassChoice({ hero, onChange }: PartProps) {
  const name = useId();
  return (
    <fieldset class="class-choice">
      <legend class="for-readers">{m('hero.class')}</legend>
      {(Object.keys(content.classes) as ClassId[]).map((id) => (
        <label key={id} class="class-option">
          <input
            type="radio"
            name={name}
            checked={id === hero.class}
            onChange={() => onChange(withClass(hero, id))}
          />
          <Portrait heroClass={id} portrait={hero.portrait} />
          <span>{cardWords(language.value, id).name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ClassSheet({ heroClass }: { heroClass: ClassId }) {
  const { abilities, items } = content.classes[heroClass];
  const words = (id: string) => cardWords(language.value, id);
  return (
    <>
      <p>{words(heroClass).text}</p>
      <p class="flavour">{words(heroClass).flavour}</p>
      <h3>{m('hero.stats')}</h3>
      <HeroStats heroClass={heroClass} />
      <h3>{m('hero.abilities')}</h3>
      {abilities.map((id) => (
        <p key={id}>
          <strong>{words(id).name}.</strong> {words(id).text}
        </p>
      ))}
      <h3>{m('hero.gear')}</h3>
      <p>{listed(items.map((id) => words(id).name))}</p>
    </>
  );
}

function Naming({ hero, onChange }: PartProps) {
  const field = useId();
  return (
    <div class="naming">
      <label for={field} class="naming-label">
        {m('hero.name')}
      </label>
      <input
        id={field}
        class="field"
        maxLength={40}
        value={hero.name ?? ''}
        autoComplete="off"
        aria-describedby={`${field}-hint`}
        onInput={({ currentTarget }) => onChange({ ...hero, name: currentTarget.value })}
      />
      <p id={`${field}-hint`} class="soft">
        {m('hero.name-hint')}
      </p>
      <Choice
        label={m('hero.portrait')}
        value={hero.portrait ?? usualPortrait(hero.class)}
        options={[
          { value: 'woman', label: m('hero.woman') },
          { value: 'man', label: m('hero.man') },
        ]}
        onChange={(portrait) => onChange({ ...hero, portrait })}
      />
    </div>
  );
}

function UpgradeChoice({ hero, onChange }: PartProps) {
  const name = useId();
  const { upgrades } = content.classes[hero.class];
  const options = [
    ...upgrades.map((id) => ({ id, ...cardWords(language.value, id) })),
    { id: null, name: m('hero.later'), text: m('hero.later-text') },
  ];
  return (
    <fieldset class="upgrade-choice">
      <legend>{m('hero.upgrade')}</legend>
      <p class="soft">{m('hero.upgrade-text')}</p>
      {options.map((option) => (
        <label key={option.id ?? 'later'} class="upgrade-option">
          <input
            type="radio"
            name={name}
            checked={(hero.upgrade ?? null) === option.id}
            onChange={() => onChange(withUpgrade(hero, option.id))}
          />
          <span>
            <strong>{option.name}</strong>
            <span class="soft">{option.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
