import {
  type BrimstoneEvent,
  beginsStep,
  type EventDetails,
  meaningIn,
  numbersOf,
  rerollChances,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { HintBook, Option, TableKit } from '../../table/kit.ts';
import { percent } from '../../text/index.ts';
import { words } from '../game-words.ts';
import { bookIn } from '../rules.ts';
import type { Brimstone } from '../shape.ts';
import { amountOf } from './amount.ts';
import { cardFace, changesOf, faceOf } from './choices.tsx';
import { CUES } from './cues.ts';
import { foresee } from './foresight.ts';
import { hintText, hintTitle } from './hint-words.ts';
import { HINTS, hintsOfDecision, hintsOfEvents } from './hints.ts';
import { ICONS } from './icons.ts';
import { Legend } from './Legend.tsx';
import { moments } from './moments.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { cardOfOption, isActivation, labelOf, orderLabel } from './options.ts';
import { PartyPortrait, Portrait } from './Portrait.tsx';
import { Die } from './story/Die.tsx';
import { storyLines } from './story/log.ts';
import { isWeighty } from './story/weighty.ts';
import { dealing } from './trade/answers.ts';
import { gameText, hasText, heroName, isTableKey, tableText } from './words.ts';

const hints: HintBook<Brimstone> = {
  all: HINTS,
  title: hintTitle,
  text: hintText,
  ofEvents: hintsOfEvents,
  ofDecision: hintsOfDecision,
};

/** Brimstone at the shared parts of a table. */
export const kit: TableKit<Brimstone> = {
  words,
  rules: bookIn,
  hints,
  heroName,
  shortName: (view, hero) => heroName(view, hero).split(' ')[0] ?? '',
  label: (view, { kind }, option) =>
    kind === 'order' ? orderLabel(view, option) : labelOf(view, option),
  note(view, option) {
    const meaning = meaningIn(option);
    if (meaning?.kind !== 'enemy' || option.capacity === undefined) return null;
    const enemy = view.enemies.find(({ id }) => id === meaning.enemy);
    const numbers = enemy && numbersOf(view).enemies[enemy.type];
    if (!enemy || !numbers) return null;
    const { health, defense } = numbers;
    return tableText('enemy-left', { left: health - enemy.wounds, health, defense });
  },
  card: (_, __, option) => cardOfOption(option),
  face: faceOf,
  cardFace,
  changes: changesOf,
  explains: (decision) => !isActivation(decision),
  shortcuts: () => [],
  dealing,
  spanWord: () => tableText('in-this-span'),
  placesHint(places) {
    const text = tableText('tap-a-space', { count: places.length });
    const test = places.find(({ oddsOf }) => oddsOf === 'escape');
    if (test?.odds === undefined) return { text };
    return { text, warning: tableText('escape-first', { chance: percent(test.odds) }) };
  },
  placeNote({ cost }) {
    const steps = cost?.['move'];
    return steps === undefined ? null : tableText('n-steps', { count: steps });
  },
  chanceOf: chanceWord,
  together({ options }, picks) {
    const picked = options.filter(({ id }) => picks.includes(id));
    return picked.length > 1 ? rerollChances(picked.map(meaningIn)) : [];
  },
  price(what, amount) {
    if (what === 'move') return { picture: ICONS.move, word: tableText('price-steps', { amount }) };
    const name = isPaidWith(what) ? PAID_WITH[what] : 'gold';
    return { picture: ICONS[name], word: tableText(name) };
  },
  amount: amountOf,
  confirming: confirmReroll,
  pickingNothing: keepDice,
  hasFoes: ({ enemies }) => enemies.length > 0,
  foresee,
  ending({ won, cause }) {
    const key = `outcome.${cause}`;
    return {
      title: won ? tableText('won') : tableText('lost'),
      text: hasText(key) ? gameText(key) : '',
    };
  },
  story: storyLines,
  beginsStep,
  moments,
  isWeighty,
  isRoll: ({ t: name }) => ROLLS.has(name),
  cue: ({ t: name }) => CUES[name],
  fileName: ({ mission, turn }) => `${mission.id}-${turn.number}`,
  Picture: OptionPicture,
  Die({ option, picked }) {
    const meaning = meaningIn(option);
    if (meaning?.kind !== 'die') return null;
    const eight = meaning.roll?.sides === 8;
    return <Die value={meaning.value} meaning={picked ? 'crit' : 'plain'} eight={eight} />;
  },
  Portrait: ({ view, hero }) =>
    hero === null ? <PartyPortrait /> : <Portrait view={view} hero={hero} />,
  Legend,
  Dice: RolledDice,
};

/** What options can cost: its picture and its word. */
const PAID_WITH = { grit: 'grit', gold: 'gold', darkStone: 'dark-stone' } as const;

function isPaidWith(what: string): what is keyof typeof PAID_WITH {
  return Object.hasOwn(PAID_WITH, what);
}

/** Chances are named by the rules; a name without a word of its own is a chance like any other. */
function chanceWord(name = 'success'): string {
  const key = `odds-${name}`;
  return tableText(isTableKey(key) ? key : 'odds-success');
}

const ROLLS: ReadonlySet<BrimstoneEvent['t']> = new Set(['rolled', 'rerolled', 'enemy-attack']);

/** Dice of a roll that can be rolled again. */
function areForReroll(options: readonly Option[]): boolean {
  return options.every((option) => {
    const meaning = meaningIn(option);
    return meaning?.kind === 'die' && meaning.roll !== undefined;
  });
}

function keepDice({ options, min }: Decision): string | null {
  return min === 0 && areForReroll(options) ? tableText('keep-dice') : null;
}

function confirmReroll({ options, max }: Decision, count: number): string | null {
  if (!areForReroll(options)) return null;
  if (count === 0) return tableText('reroll-these', { count: max });
  const grit = options.find(({ cost }) => cost?.['grit'])?.cost?.['grit'] ?? 0;
  return grit > 0
    ? tableText('reroll-for-grit', { count, grit })
    : tableText('reroll-dice', { count });
}

function RolledDice({ event }: { event: BrimstoneEvent }) {
  const { dice, need }: EventDetails = event;
  if (!dice) return null;
  return (
    <p class="log-dice">
      <span class="for-readers">{dice.join(', ')}</span>
      {dice.map((value, i) => (
        <Die
          key={i}
          value={value}
          eight={value > 6}
          meaning={need === undefined ? 'plain' : value >= need ? 'good' : 'nothing'}
        />
      ))}
      {need !== undefined && <span>{tableText('needed', { need })}</span>}
    </p>
  );
}
