import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RAW } from '../../../testing/fit-to-read.ts';
import { htmlOf, linksOf, partsOf, shown, shownOf } from '../../../testing/shown.ts';
import { GAME_IDS } from '../../game-ids.ts';
import { FRONTS } from '../../games/fronts.ts';
import { routeOf } from '../../route.ts';
import type { SavedGame } from '../../session/types.ts';
import { language } from '../../settings/index.ts';
import { Home } from '../Home.tsx';
import { Continue } from './Continue.tsx';
import { HeroMarks } from './HeroMarks.tsx';
import { Poster } from './Posters.tsx';
import { Reference } from './Reference.tsx';
import { SavedGames } from './SavedGames.tsx';
import { type Listed, TableLine } from './TableLine.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  language.value = 'en';
});

function saved(part: Partial<SavedGame> = {}): SavedGame {
  return {
    id: 'abc',
    game: 'brimstone',
    mission: 'nine-days-down',
    heroes: [
      { class: 'bandido', name: '' },
      { class: 'gunslinger', name: 'Ada' },
    ],
    players: ['human', 'bot'],
    turn: 7,
    answers: 90,
    outcome: null,
    startedAt: NOW - 30 * HOUR,
    playedAt: NOW - 2 * HOUR,
    ...part,
  };
}

const list = (...games: SavedGame[]) => h(SavedGames, { saved: games, onChange: () => {} });

describe('a table with friends', () => {
  const table: Listed = {
    ...{
      id: 'abcdefgh23456789',
      game: 'hellscape',
      over: false,
      waits: true,
      mine: true,
      updated: NOW - HOUR,
    },
    about: { setup: { quest: 'tutorial', heroes: [] }, places: [], outcome: null },
  };
  const line = (part: Partial<Listed>) => shown(h(TableLine, { table: { ...table, ...part } }));

  test('says until when it is kept if the server will forget it soon', () => {
    const until = NOW + 10 * 24 * HOUR;
    expect(line({})).not.toContain('Kept');
    expect(line({ until })).toContain('Kept until January 25 unless somebody opens it');
    language.value = 'it';
    expect(line({ until })).toContain('Conservato fino al 25 gennaio se nessuno lo apre');
  });
});

describe('the list of games', () => {
  test('shows each game with its name, mission, turn and when it was played', () => {
    const [line] = shownOf(list(saved()), 'li', 'saved-line');
    expect(line).toContain('Brimstone');
    expect(line).toContain('Nine Days Down');
    expect(line).toContain('Turn 7');
    expect(line).toContain('2 hours ago');
    expect(line).toContain('Bandido');
    expect(line).toContain('Ada');
  });

  test('keeps the order it is given: the game played last comes first', () => {
    const lines = shownOf(
      list(
        saved({ id: 'new', mission: 'close-the-throat' }),
        saved({ id: 'old', game: 'hellscape', mission: 'tutorial' }),
      ),
      'li',
      'saved-line',
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Close the Throat');
    expect(lines[1]).toContain('Hellscape');
    expect(lines[1]).toContain('Round 7');
  });

  test('leads to the table while a game goes on, and to its report when it is over', () => {
    const won = saved({ id: 'won', outcome: { won: true, cause: 'objective' } });
    const lost = saved({ id: 'lost', outcome: { won: false, cause: 'all-dead' } });
    const links = linksOf(list(saved(), won, lost));
    expect(links).toEqual([
      '#/game/abc',
      '#/replay/abc',
      '#/after/won',
      '#/replay/won',
      '#/after/lost',
      '#/replay/lost',
    ]);
  });

  test('tells won from lost from unfinished', () => {
    const tags = (game: SavedGame) =>
      partsOf(htmlOf(list(game)), 'span').filter((part) => part.includes('class="tag'));
    const words = [
      saved(),
      saved({ outcome: { won: true, cause: 'objective' } }),
      saved({ outcome: { won: false, cause: 'all-dead' } }),
    ].map((game) => tags(game).join());
    const stay = saved({ game: 'brimstone-stay', outcome: { won: true, cause: 'left-town' } });
    expect(tags(stay).join()).toContain('Over');
    expect(tags(stay).join()).not.toContain('tag-good');
    expect(new Set(words).size).toBe(3);
    expect(words[0]).toContain('tag-warning');
    expect(words[1]).toContain('tag-good');
    expect(words[2]).toContain('tag-danger');
  });

  test('says so when it is empty', () => {
    expect(shownOf(list(), 'li', 'saved-line')).toEqual([]);
    const empty = shown(list());
    expect(empty).not.toBe(shown(list(saved())));
    expect(empty.length).toBeGreaterThan(40);
  });

  test('names what each of its buttons is for, so that they can be told apart by ear', () => {
    const html = htmlOf(list(saved()));
    const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? '');
    const own = labels.filter((label) => label.includes('Nine Days Down'));
    expect(new Set(own).size).toBe(3);
  });

  test('shows a mission nobody knows by its id, and a class nobody knows all the same', () => {
    const game = saved({ mission: 'from-later', heroes: [{ class: 'preacher', name: '' }] });
    expect(shown(list(game))).toContain('from-later');
    expect(shown(list(game))).toContain('preacher');
  });

  test('speaks the language of the page', () => {
    language.value = 'it';
    const line = shown(list(saved()));
    expect(line).toContain('Nove giorni sotto');
    expect(line).toContain('Turno 7');
    expect(line).toContain('2 ore fa');
    expect(line).not.toMatch(RAW);
  });
});

describe('the first screen', () => {
  test('has a poster for each game, each with both ways in', () => {
    const screen = h(Home, {});
    for (const game of GAME_IDS) {
      const [name] = shownOf(h(Poster, { game }), 'h2');
      expect(shown(screen)).toContain(name ?? '?');
      expect(linksOf(h(Poster, { game }))).toEqual([
        `#/muster/${game}`,
        ...(game === 'brimstone' ? ['#/campaign'] : []),
      ]);
      expect(shownOf(h(Poster, { game }), 'button')).toHaveLength(1);
      expect(shown(h(Poster, { game }))).not.toMatch(RAW);
    }
  });

  test('draws each poster with a picture that has words for those who do not see it', () => {
    for (const game of GAME_IDS) {
      const html = htmlOf(h(Poster, { game }));
      expect(html).toContain(`aria-label="${FRONTS[game].texts.art.en.replace(/'/g, '&#39;')}"`);
      expect(html).not.toMatch(/NaN|undefined/);
    }
  });

  test('offers nothing to continue where nothing was begun', () => {
    expect(htmlOf(h(Home, {}))).not.toContain('id="continue"');
  });

  test('continues a game at its table', () => {
    const game = saved({ id: 'x y' });
    expect(shown(h(Continue, { game }))).toContain('Nine Days Down');
    const [address = ''] = linksOf(h(Continue, { game }));
    expect(routeOf(address)).toEqual({ screen: 'game', id: 'x y' });
  });

  test('leads to places that are there', () => {
    for (const address of linksOf(h(Reference, {})))
      expect(routeOf(address).screen).not.toBe('home');
    const screens = linksOf(h(Home, {})).map((address) => routeOf(address).screen);
    const there = ['home', 'rules', 'settings', 'muster', 'campaign', 'packs'];
    expect(new Set(screens)).toEqual(new Set(there));
  });

  test('marks heroes by their class, and names them by name where they have one', () => {
    const marks = h(HeroMarks, { game: 'brimstone', heroes: saved().heroes });
    expect(shownOf(marks, 'li')).toEqual(['Bandido', 'Ada']);
    const drawn = [...htmlOf(marks).matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
    expect(new Set(drawn).size).toBe(2);
  });
});
