import {
  beginsStep,
  type DescentView,
  type EventDetails,
  type HellscapeMeaning,
  meaningIn,
  toldDie,
} from '@crawlspace/hellscape';
import { ICONS, type IconName } from '../../table/icons.ts';
import type { Option, TableKit } from '../../table/kit.ts';
import { Pic } from '../../table/Pic.tsx';
import { content } from '../content.ts';
import { words } from '../game-words.ts';
import { bookIn } from '../rules.ts';
import type { Hellscape } from '../shape.ts';
import { cardFace, changesOf, faceOf } from './choices.tsx';
import { Die } from './dice/Die.tsx';
import { dieWords } from './dice/faces.ts';
import { CreatureFace, HeroFace, PartyFace } from './Faces.tsx';
import { foresee } from './foresight.ts';
import { hints } from './hints.ts';
import { itemCard } from './items.ts';
import { Legend } from './Legend.tsx';
import { moments } from './moments.tsx';
import { cardOf, dieOf, explains, isDie, isZone, labelOf, noteOf, signOf } from './options.ts';
import { ItemLook, Rune } from './Rune.tsx';
import { cueOf, storyLines } from './story/lines.ts';
import { isWeighty } from './story/weighty.ts';
import { dealing } from './trade/answers.ts';
import { errandOptions, isErrand } from './walk/errands.ts';
import { isWalk, walkOptions } from './walk/plan.ts';
import { priceOf } from './walk/price.ts';
import { gameText, heroName, tableText } from './words.ts';

/** Hellscape at the shared parts of a table. */
export const kit: TableKit<Hellscape> = {
  words,
  rules: bookIn,
  hints,
  heroName,
  shortName: heroName,
  label: (view, _, option) => labelOf(view, option),
  note: noteOf,
  card: (view, _, option) => cardOf(view, option),
  face: faceOf,
  cardFace,
  changes: changesOf,
  explains,
  shortcuts: (view, decision) => [...errandOptions(view, decision), ...walkOptions(view, decision)],
  dealing,
  spanWord: () => tableText('in-this-span'),
  placesHint,
  placeNote: priceOf,
  chanceOf: (of = '') => tableText(CHANCES[of] ?? 'odds-holds'),
  together: () => [],
  price: (_, amount) => ({ picture: ICONS.move, word: tableText('price-mp', { amount }) }),
  confirming: () => null,
  hasFoes: ({ enemies }) => enemies.length > 0,
  foresee,
  ending: ({ won, cause }) => ({
    title: won ? tableText('won') : tableText('lost'),
    text: words.hasText(`cause.${cause}`) ? gameText(`cause.${cause}`) : '',
  }),
  story: storyLines,
  beginsStep,
  moments,
  isWeighty,
  isRoll: ({ t: name }) => name === 'rolled' || name === 'rerolled',
  cue: cueOf,
  fileName: ({ quest, round }) => `${quest.id}-${round}`,
  Picture: ({ view, option }) => <Picture view={view} option={option} />,
  Die: () => null,
  Portrait: ({ view, hero }) =>
    hero === null ? <PartyFace /> : <HeroFace view={view} hero={hero} />,
  Legend,
  Dice: RolledDice,
};

/** How zones and dice are picked, and what leaving this zone costs. */
function placesHint(places: readonly Option[]): { text: string; warning?: string } {
  if (places.some(isDie)) return { text: tableText('tap-a-die', { count: places.length }) };
  const zones = places.filter(isZone);
  const far = zones.every(isWalk) ? 'walk-hint' : 'tap-a-zone';
  const near = zones.length > 0 ? 'walk-or-act' : 'tap-to-act';
  const text = tableText(places.some(isErrand) ? near : far, { count: zones.length });
  const n = Math.max(0, ...places.map(reactionTo));
  return n > 0 ? { text, warning: tableText('reaction-first', { n }) } : { text };
}

function reactionTo(option: Option): number {
  const means = meaningIn(option);
  return means.kind === 'step' ? means.reaction : 0;
}

const PICTURES: Readonly<Partial<Record<HellscapeMeaning['kind'], IconName>>> = {
  move: 'move',
  zone: 'move',
  step: 'move',
  trade: 'trade',
  give: 'trade',
  'put-away': 'trade',
  equip: 'trade',
  keep: 'trade',
  roll: 'dice',
  finish: 'dice',
  'end-turn': 'pass',
  skip: 'pass',
  done: 'pass',
  no: 'pass',
  'no-token': 'pass',
  yes: 'objective',
  'quest-deed': 'objective',
};

/** What an option looks like: whoever it is about, the item, the die, or a sign of what is done. */
function Picture({ view, option }: { view: DescentView; option: Option }) {
  const means = meaningIn(option);
  if (means.kind === 'hero')
    return <HeroFace view={view} hero={means.hero} class="portrait-small" />;
  if (means.kind === 'enemy')
    return <CreatureFace type={means.enemy.replace(/\d+$/, '')} class="portrait-small" />;
  if ('ally' in means) return <CreatureFace type={means.ally} class="portrait-small" />;
  const die = dieOf(view, option);
  if (die) return <Die kind={die.die} face={die.face} />;
  const card = 'card' in means ? means.card : '';
  const sign = signOf(option);
  const tool = content().rogueTokens[card]?.colour;
  if (sign) {
    return <Rune name={sign} class={tool ? `pick-picture hs-tool-${tool}` : 'pick-picture'} />;
  }
  const look = itemCard(cardOf(view, option) ?? '')?.look;
  if (look) return <ItemLook look={look} class="pick-picture" />;
  const known = PICTURES[means.kind];
  return known ? (
    <Pic name={known} class="pick-picture" />
  ) : (
    <Rune name={card === '' ? 'eye' : 'xp'} class="pick-picture" />
  );
}

/** The dice behind a line of the story. */
function RolledDice({ event: { t, dice } }: { event: EventDetails }) {
  // The dice of a total were told as they fell.
  if (!dice || t === 'totalled') return null;
  return (
    <p class="log-dice">
      {dice.map((text, i) => {
        const die = toldDie(text);
        if (!die) return null;
        return (
          <span key={`${i}${text}`}>
            <Die {...die} />
            <span class="for-readers">{dieWords(die.kind, die.face)}</span>
          </span>
        );
      })}
    </p>
  );
}

/** What the chances of an attack are of. */
const CHANCES: Readonly<Record<string, 'chance-wound' | 'chance-kill' | 'chance-kill-all'>> = {
  wound: 'chance-wound',
  kill: 'chance-kill',
  'kill-all': 'chance-kill-all',
};
