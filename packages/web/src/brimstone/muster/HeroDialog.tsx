import type { ClassId } from '@crawlspace/brimstone';
import { classIn } from '@crawlspace/brimstone';
import { useId } from 'preact/hooks';
import { listed } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { content } from '../content.ts';
import { printedOn } from '../game-words.ts';
import { Portrait, usualPortrait } from '../Portrait.tsx';
import { type HeroDraft, withClass, withUpgrade } from './draft.ts';
import { HeroStats } from './HeroStats.tsx';
import { musterText } from './texts.ts';

interface HeroDialogProps {
  readonly hero: HeroDraft;
  /** Whether they join only when this is done. */
  readonly isNew?: boolean;
  readonly onChange: (hero: HeroDraft) => void;
  readonly onClose: () => void;
  /** What comes of a hero who is done, where that is more than closing. */
  readonly onDone?: () => void;
}

/** Making a hero: class, portrait, name and starting upgrade, each with what it means. */
export function HeroDialog({
  hero,
  isNew = false,
  onChange,
  onClose,
  onDone = onClose,
}: HeroDialogProps) {
  const who = hero.name || printedOn(hero.class).name;
  return (
    <Dialog
      wide
      title={isNew ? musterText('hero.new') : musterText('hero.title', { hero: who })}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onDone}>
          {musterText('hero.done')}
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
            <p class="soft">{musterText('hero.rest')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type PartProps = Pick<HeroDialogProps, 'hero' | 'onChange'>;

function ClassChoice({ hero, onChange }: PartProps) {
  const name = useId();
  return (
    <fieldset class="class-choice">
      <legend class="for-readers">{musterText('hero.class')}</legend>
      {(Object.keys(content().classes) as ClassId[]).map((id) => (
        <label key={id} class="class-option">
          <input
            type="radio"
            name={name}
            checked={id === hero.class}
            onChange={() => onChange(withClass(hero, id))}
          />
          <Portrait heroClass={id} portrait={id === hero.class ? hero.portrait : undefined} />
          <span>{printedOn(id).name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ClassSheet({ heroClass }: { heroClass: ClassId }) {
  const { abilities, items } = classIn(content(), heroClass);
  return (
    <>
      <p>{printedOn(heroClass).text}</p>
      <p class="flavour">{printedOn(heroClass).flavour}</p>
      <h3>{musterText('hero.stats')}</h3>
      <HeroStats heroClass={heroClass} />
      <h3>{musterText('hero.abilities')}</h3>
      {abilities.map((id) => (
        <p key={id}>
          <strong>{printedOn(id).name}.</strong> {printedOn(id).text}
        </p>
      ))}
      <h3>{musterText('hero.gear')}</h3>
      <p>{listed(items.map((id) => printedOn(id).name))}</p>
    </>
  );
}

function Naming({ hero, onChange }: PartProps) {
  const field = useId();
  return (
    <div class="naming">
      <label for={field} class="naming-label">
        {musterText('hero.name')}
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
        {musterText('hero.name-hint')}
      </p>
      <Choice
        label={musterText('hero.portrait')}
        value={hero.portrait ?? usualPortrait(hero.class)}
        options={[
          { value: 'woman', label: musterText('hero.woman') },
          { value: 'man', label: musterText('hero.man') },
        ]}
        onChange={(portrait) => onChange({ ...hero, portrait })}
      />
    </div>
  );
}

function UpgradeChoice({ hero, onChange }: PartProps) {
  const name = useId();
  const { upgrades } = classIn(content(), hero.class);
  const options = [
    ...upgrades.map((id) => ({ id, ...printedOn(id) })),
    { id: null, name: musterText('hero.later'), text: musterText('hero.later-text') },
  ];
  return (
    <fieldset class="upgrade-choice">
      <legend>{musterText('hero.upgrade')}</legend>
      <p class="soft">{musterText('hero.upgrade-text')}</p>
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
