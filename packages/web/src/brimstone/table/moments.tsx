import type { AdventureView, BrimstoneEvent, EventDetails } from '@crawlspace/brimstone';
import { isOfTheGame } from '../../of-the-game.ts';
import { language } from '../../settings/index.ts';
import type { MomentBook, Telling } from '../../table/moments/moment.ts';
import { tableText as sharedText } from '../../table/words.ts';
import { Creature, tintOf } from '../board/figures/creatures.tsx';
import { words } from '../game-words.ts';
import { BrimstoneArt } from '../home/BrimstoneArt.tsx';
import { missionText } from '../mission-text.ts';
import { Portrait } from '../Portrait.tsx';
import type { Brimstone } from '../shape.ts';
import { DECKS, isHuge, isOfADeck, kindOf } from './story/moment-kinds.ts';
import { worldCard } from './turn/piles.ts';
import { gameText, hasText, heroName, nameOf, nameOfOne, printedOn, tableText } from './words.ts';

/** The great moments of an adventure, on the road and in Town. */
export const moments: MomentBook<Brimstone> = {
  kindOf,
  tell(view, all, at) {
    const event = all[at]?.event;
    return event && isOfTheGame<BrimstoneEvent>(event) ? tell(view, event) : { title: '' };
  },
  opening(view) {
    const { id } = view.mission;
    return {
      above: nameOf(worldCard(view.worlds[0] ?? 'mines')),
      title: missionText(id, 'name'),
      line: missionText(id, 'goal'),
      text: missionText(id, 'intro'),
      heroes: view.heroes.map(({ index }) => index),
    };
  },
  Bust({ view, hero }) {
    const who = view.heroes[hero ?? -1];
    return who ? <Portrait heroClass={who.class} portrait={who.portrait} /> : null;
  },
  Beast({ type }) {
    const span = isHuge(type) ? 100 : 52;
    return (
      <svg
        viewBox={`${-span} ${-span} ${2 * span} ${2 * span}`}
        style={tintOf(type, null)}
        aria-hidden="true"
        focusable="false"
      >
        <Creature type={type} />
      </svg>
    );
  },
  Poster: BrimstoneArt,
};

function tell(view: AdventureView, event: BrimstoneEvent): Telling {
  const { hero }: EventDetails = event;
  const who = hero === undefined ? '' : heroName(view, hero);
  const heroes = hero === undefined ? [] : [hero];
  switch (event.t) {
    case 'tile-placed':
      return { above: sharedText('moment-room'), title: nameOf(event.card) };
    case 'critical': {
      const foe = event.enemy.replace(/\d+$/, '');
      const line = `${who} → ${nameOfOne(foe)}`;
      return { title: sharedText('moment-critical'), line, heroes, foe };
    }
    case 'knocked-out':
      return { title: sharedText('moment-down', { who }), heroes };
    case 'died':
      return { title: sharedText('moment-death', { who }), heroes };
    case 'level-gained': {
      const number = event.amount;
      const above = sharedText('moment-rises');
      const line = words.logLine(language.value, view, event);
      return { above, title: sharedText('moment-level', { level: number }), line, heroes, number };
    }
    case 'enemies-placed':
      return { above: sharedText('moment-boss'), title: nameOfOne(event.type), foe: event.type };
    case 'enemy-killed': {
      const title = sharedText('moment-boss-falls', { who: nameOfOne(event.type) });
      return { title, foe: event.type };
    }
    case 'won':
    case 'lost':
      return ending(view, event.t);
    default:
      return cardTold(event, who, heroes);
  }
}

function cardTold(event: BrimstoneEvent, who: string, heroes: readonly number[]): Telling {
  const { card = '' }: EventDetails = event;
  const deck = isOfADeck(event.t) ? tableText(DECKS[event.t]) : '';
  const { name, text } = printedOn(card);
  return { above: who ? `${deck} · ${who}` : deck, title: name || nameOf(card), text, heroes };
}

function ending({ mission, heroes, outcome }: AdventureView, how: 'won' | 'lost'): Telling {
  const cause = `outcome.${outcome?.cause}`;
  return {
    above: missionText(mission.id, 'name'),
    title: tableText(how),
    line: hasText(cause) ? gameText(cause) : '',
    heroes: heroes.map(({ index }) => index),
  };
}
