import { askOf, type BrimstoneEvent, type Hero, meaningIn } from '@crawlspace/brimstone';
import type { Decision, Told } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { isOfTheGame } from '../../of-the-game.ts';
import type { TableState } from '../../table/state.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { nameOf, printedOn } from '../game-words.ts';
import type { AnyChapter } from '../shape.ts';
import { Die } from '../table/story/Die.tsx';
import { ItemCardFace } from '../table/trade/ItemFace.tsx';
import { SheetChanges } from '../table/trade/SheetChanges.tsx';
import { heroName } from '../table/words.ts';
import { AbilityTree } from './AbilityTree.tsx';
import { levelText } from './texts.ts';

/** A new level: the dice that fell for it, the whole tree, and what each choice would do. */
export function LevelUp<Game extends AnyChapter>({ state }: { state: TableState<Game> }) {
  const folded = useSignal<number | null>(null);
  const decision = state.decision.value;
  const hero = decision && state.session.table.value.game.heroes[decision.seat];
  if (!decision || !hero || askOf(decision) !== 'new-ability') return null;
  if (folded.value === decision.id) return null;
  const fold = () => {
    folded.value = decision.id;
  };
  return <Ceremony key={decision.id} state={state} decision={decision} hero={hero} onFold={fold} />;
}

interface Props<Game extends AnyChapter> {
  readonly state: TableState<Game>;
  readonly decision: Decision;
  readonly hero: Hero;
  readonly onFold: () => void;
}

function Ceremony<Game extends AnyChapter>({ state, decision, hero, onFold }: Props<Game>) {
  const chosen = useSignal<string | null>(null);
  const { session } = state;
  const view = session.table.value.game;
  const name = heroName(view, hero.index);
  const bonus = bonusOf(session.events.value, hero.index);
  const option = decision.options.find((each) => {
    const meaning = meaningIn(each);
    return meaning?.kind === 'card' && meaning.card === chosen.value;
  });
  const learned = chosen.value;
  const foot = learned && (
    <div class="level-chosen">
      <ItemCardFace card={learned} />
      {option && (
        <div class="level-deal">
          <SheetChanges
            view={view}
            changed={() => ({ ...hero, upgrades: [...hero.upgrades, learned] })}
          />
          <button
            type="button"
            class="button button-primary"
            data-test="learn"
            onClick={() => void state.answer([option.id])}
          >
            {levelText('learn')}
          </button>
        </div>
      )}
    </div>
  );
  return (
    <Dialog
      title={levelText('title', { hero: name, level: hero.level })}
      onClose={onFold}
      foot={foot}
      wide
    >
      {bonus && (
        <p class="level-bonus">
          {bonus.dice.map((value, index) => (
            <Die key={index} value={value} meaning="good" index={index} rolls />
          ))}
          <span>
            {levelText('rolled')} <b>{nameOf(bonus.card)}</b>: {printedOn(bonus.card).text}
          </span>
        </p>
      )}
      <p class="level-how">{levelText('how')}</p>
      <div class="level-ceremony">
        <AbilityTree
          of={hero.class}
          upgrades={hero.upgrades}
          chosen={chosen.value}
          advised={state.advice.value}
          onLook={(card) => {
            chosen.value = card;
          }}
        />
      </div>
    </Dialog>
  );
}

/** The bonus of the level that was gained last. */
function bonusOf(events: readonly Told<BrimstoneEvent>[], hero: number) {
  for (const { event } of events.toReversed()) {
    if (isOfTheGame(event) && event.t === 'level-bonus' && event.hero === hero) return event;
  }
  return null;
}
