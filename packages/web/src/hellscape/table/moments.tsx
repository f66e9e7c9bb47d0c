import type { DescentView, EventDetails, Fighter, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';
import { language } from '../../settings/index.ts';
import type { MomentBook, Telling } from '../../table/moments/moment.ts';
import { tableText as sharedText } from '../../table/words.ts';
import { Creature, isCreature, spanOf } from '../board/figures/creature.tsx';
import { content } from '../content.ts';
import { words } from '../game-words.ts';
import { HellscapeArt } from '../home/HellscapeArt.tsx';
import { Portrait } from '../Portrait.tsx';
import type { Hellscape } from '../shape.ts';
import { blowAt } from './happenings.ts';
import { kindOf } from './story/moment-kinds.ts';
import { gameText, hasText, heroName, nameOf, printedOn, tableText } from './words.ts';

/** The great moments of a quest. */
export const moments: MomentBook<Hellscape> = {
  kindOf,
  tell(view, all, at) {
    const event = all[at]?.event;
    if (!event || !isOfTheGame<HellscapeEvent>(event)) return { title: '' };
    return event.t === 'totalled' ? blowTold(view, all, at) : tell(view, event);
  },
  opening(view) {
    const { id } = view.quest;
    const [objective] = view.objectives;
    return {
      above: tableText('quest-number', { n: content().quests[id]?.number ?? 1 }),
      title: nameOf(id),
      line: objective ? gameText(objective.text.key, objective.text.params) : '',
      text: hasText(`${id}.story`) ? gameText(`${id}.story`) : '',
      heroes: view.heroes.map(({ index }) => index),
    };
  },
  Bust({ view, hero }) {
    const who = view.heroes[hero ?? -1];
    return who ? <Portrait of={who.class} /> : null;
  },
  Beast({ type }) {
    if (!isCreature(type)) return null;
    const span = spanOf(type) * 1.06;
    return (
      <svg
        viewBox={`${-span} ${-span} ${2 * span} ${2 * span}`}
        aria-hidden="true"
        focusable="false"
      >
        <Creature type={type} />
      </svg>
    );
  },
  Poster: HellscapeArt,
};

function tell(view: DescentView, event: HellscapeEvent): Telling {
  const { hero, card = '' }: EventDetails = event;
  const who = hero === undefined ? nameOf(card) : heroName(view, hero);
  const heroes = hero === undefined ? [] : [hero];
  const line = words.logLine(language.value, view, event);
  switch (event.t) {
    case 'chamber-revealed':
      return { above: sharedText('moment-room'), title: line };
    case 'knocked-out':
      return { title: sharedText('moment-down', { who }), heroes };
    case 'level-up': {
      const number = event.amount;
      const above = sharedText('moment-rises');
      return { above, title: sharedText('moment-level', { level: number }), line, heroes, number };
    }
    case 'boss-fight':
      return { above: sharedText('moment-boss'), title: nameOf(card), line, foe: card };
    case 'killed':
      return event.enemy === undefined
        ? { title: sharedText('moment-death', { who }), foe: card }
        : { title: sharedText('moment-boss-falls', { who: nameOf(card) }), foe: card };
    case 'won':
    case 'lost':
      return ending(view, event.t);
    default: {
      const { name, text } = printedOn(card);
      const deck = tableText('deck-door');
      return { above: heroes.length > 0 ? `${deck} · ${who}` : deck, title: name, text, heroes };
    }
  }
}

/** Who strikes whom, and what it comes to. */
function blowTold(view: DescentView, all: readonly Told<HellscapeEvent>[], at: number): Telling {
  const [blow] = blowAt(all, at);
  if (!blow) return { title: sharedText('moment-blow') };
  const sides = [blow.attacker, blow.defender];
  return {
    title: sharedText('moment-blow'),
    line: sides.map((side) => fighterName(view, side)).join(' → '),
    heroes: sides.flatMap((side) => (side.kind === 'hero' ? [side.hero] : [])),
    foe: sides.map(creatureOf).find((type) => type !== null) ?? undefined,
  };
}

function creatureOf(fighter: Fighter): string | null {
  if (fighter.kind === 'hero') return null;
  return fighter.kind === 'ally' ? fighter.ally : fighter.enemy.replace(/\d+$/, '');
}

function fighterName(view: DescentView, fighter: Fighter): string {
  return fighter.kind === 'hero' ? heroName(view, fighter.hero) : nameOf(creatureOf(fighter) ?? '');
}

function ending({ quest, heroes, outcome }: DescentView, how: 'won' | 'lost'): Telling {
  const cause = `cause.${outcome?.cause}`;
  return {
    above: nameOf(quest.id),
    title: tableText(how),
    line: hasText(cause) ? gameText(cause) : '',
    heroes: heroes.map(({ index }) => index),
  };
}
