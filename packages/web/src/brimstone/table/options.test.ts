import { boardOf, content, meaningIn, neighboursOf } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { LANGUAGES } from '@crawlspace/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { decisionOf } from '../../../testing/decisions.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { randomMoments } from '../../../testing/random-adventures.ts';
import { language } from '../../settings/index.ts';
import { buttonsOf, placesOf } from '../../table/kit.ts';
import { labelAmong } from '../../table/words.ts';
import { wholeMap } from '../board/framed.ts';
import { CELL } from '../board/geometry.ts';
import { sceneOf } from '../board/scene.ts';
import { spotsOf } from '../board/spots.ts';
import { hasIcon, ICONS } from './icons.ts';
import { kit } from './kit.tsx';
import { cardOfOption, labelOf, orderLabel, pictureOf, spaceName, spaceOf } from './options.ts';
import { boardTargets } from './targets.ts';
import { gameText, heroName, nameOf } from './words.ts';

const moments = randomMoments();

afterEach(() => {
  language.value = 'en';
});

/** What is wrong with the moments, by question; each fault is named once. */
function faults(of: (moment: (typeof moments)[number]) => readonly string[]): string[] {
  const found = moments.flatMap((moment) =>
    of(moment).map((fault) => `${moment.decision.prompt.key}: ${fault}`),
  );
  return [...new Set(found)];
}

describe('over random adventures', () => {
  test('questions of many kinds are asked', () => {
    const prompts = new Set(moments.map(({ decision }) => decision.prompt.key));
    expect(prompts.size).toBeGreaterThan(25);
    expect(moments.length).toBeGreaterThan(1500);
  });

  for (const spoken of LANGUAGES) {
    test(`every option is called something fit to read (${spoken})`, () => {
      language.value = spoken;
      expect(
        faults(({ view, decision }) =>
          decision.options.flatMap((option) => {
            const label = kit.label(view, decision, option);
            return label.trim() === '' || RAW.test(label) ? [`${option.id} is "${label}"`] : [];
          }),
        ),
      ).toEqual([]);
    });

    test(`every question is put in words fit to read (${spoken})`, () => {
      language.value = spoken;
      expect(
        faults(({ decision: { prompt } }) => {
          const asked = gameText(prompt.key, prompt.params);
          return asked === '' || RAW.test(asked) ? [asked] : [];
        }),
      ).toEqual([]);
    });

    test(`options that differ look different (${spoken})`, () => {
      language.value = spoken;
      expect(
        faults(({ view, decision }) => {
          const looks = decision.options.map((option) => looksOf(view, decision, option));
          return decision.options.flatMap((option, i) => {
            const twin = looks.indexOf(looks[i] ?? '');
            const other = decision.options[twin];
            return twin < i && other && !areAlike(decision, option, other)
              ? [`${other.id} and ${option.id} both are ${looks[i]}`]
              : [];
          });
        }),
      ).toEqual([]);
    });

    test(`no two options of a question have the same words (${spoken})`, () => {
      language.value = spoken;
      expect(
        faults(({ view, decision }) => {
          const said = decision.options.map((option) =>
            [labelAmong(kit, view, decision, option), kit.note(view, option)].join(),
          );
          return said.filter((words, i) => said.indexOf(words) < i);
        }),
      ).toEqual([]);
    });
  }

  test('the two languages say different things', () => {
    const said = (spoken: (typeof LANGUAGES)[number]) => {
      language.value = spoken;
      return moments.flatMap(({ view, decision }) =>
        decision.options.map((option) => labelOf(view, option)),
      );
    };
    const [english, italian] = [said('en'), said('it')];
    const same = english.filter((label, i) => label === italian[i]);
    // Names of people and of some places are the same in both.
    expect(same.length).toBeLessThan(english.length / 4);
  });

  test('each option has a button or a place on the board, and none has both', () => {
    expect(
      faults(({ decision }) => {
        const places = placesOf(decision);
        const shown = [...buttonsOf(decision), ...places].map(({ id }) => id);
        const missing = decision.options.filter(({ id }) => !shown.includes(id));
        const twice = shown.length > decision.options.length ? ['something is there twice'] : [];
        const nowhere = places.filter((option) => spaceOf(option) === null);
        return [...twice, ...[...missing, ...nowhere].map(({ id }) => id)];
      }),
    ).toEqual([]);
  });

  test('the card behind an option is a card of the game, with its own text', () => {
    expect(
      faults(({ decision }) =>
        decision.options.flatMap((option) => {
          const card = cardOfOption(option);
          return card === null || RAW.test(nameOf(card)) || nameOf(card) === `${card}.name`
            ? card === null
              ? []
              : [card]
            : [];
        }),
      ),
    ).toEqual([]);
  });

  test('every option has a picture that is drawn', () => {
    expect(
      faults(({ decision }) =>
        decision.options.flatMap((option) =>
          /^[mM]/.test(ICONS[pictureOf(option)] ?? '') ? [] : [option.id],
        ),
      ),
    ).toEqual([]);
  });

  test('chances are chances, and have a word for what they are the chance of', () => {
    const words = new Set<string>();
    expect(
      faults(({ decision }) =>
        decision.options.flatMap((option) => {
          if (option.odds === undefined) return [];
          words.add(kit.chanceOf(option.oddsOf));
          return option.odds >= 0 && option.odds <= 1 ? [] : [`${option.id} ${option.odds}`];
        }),
      ),
    ).toEqual([]);
    expect(words.size).toBeGreaterThan(3);
    expect([...words].filter((word) => RAW.test(word) || word === '')).toEqual([]);
  });

  test('costs have a picture and a word', () => {
    const costs = new Set(
      moments.flatMap(({ decision }) =>
        decision.options.flatMap(({ cost }) => Object.keys(cost ?? {})),
      ),
    );
    expect([...costs]).toContain('grit');
    for (const what of costs) expect(kit.price(what, 2).word).not.toMatch(RAW);
  });
});

type Option = Decision['options'][number];

/** All that tells an option from its neighbours on the screen. */
function looksOf(view: (typeof moments)[number]['view'], decision: Decision, option: Option) {
  return JSON.stringify([
    kit.label(view, decision, option),
    kit.note(view, option),
    spaceOf(option),
  ]);
}

/** Whether it makes no difference which of the two is picked: two dice that show the same, two cards of a kind. */
function areAlike(decision: Decision, one: Option, other: Option): boolean {
  const strip = (option: Option) => {
    const {
      die: _,
      item: __,
      items: ___,
      ...meaning
    } = { ...option.means } as Record<string, unknown>;
    return JSON.stringify([meaning, option.text, decision.kind]);
  };
  return one.means !== undefined && strip(one) === strip(other);
}

describe('what can be picked on the board', () => {
  test('is there: every target has its spot, and every spot lies on the board', () => {
    let seen = 0;
    const wrong = moments
      .filter((_, n) => n % 4 === 0)
      .flatMap(({ view, decision }) => {
        const targets = boardTargets(view, decision);
        const spots = spotsOf(sceneOf(view), targets);
        const whole = wholeMap(sceneOf(view));
        seen += spots.length;
        const lost = targets.filter(({ option }) => !spots.some((spot) => spot.option === option));
        const outside = spots.filter(
          ({ x, y, reach }) =>
            !(x >= whole.left && x <= whole.right && y >= whole.top && y <= whole.bottom) &&
            reach < CELL / 2,
        );
        return [...lost, ...outside].map(({ option }) => `${decision.prompt.key}: ${option}`);
      });
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(500);
  });

  test('names exactly one thing: no two targets lie on each other', () => {
    expect(
      faults(({ view, decision }) => {
        const places = boardTargets(view, decision).map(({ space, enemy, hero, tile, exit }) =>
          JSON.stringify({ space, enemy, hero, tile, exit }),
        );
        return places.filter((place, i) => places.indexOf(place) < i);
      }),
    ).toEqual([]);
  });

  test('is one of the options, under the same name', () => {
    expect(
      faults(({ view, decision }) =>
        boardTargets(view, decision).flatMap((target) => {
          const option = decision.options.find(({ id }) => id === target.option);
          const isSame = option && labelOf(view, option) === target.label;
          return isSame && option.odds === target.odds ? [] : [target.label];
        }),
      ),
    ).toEqual([]);
  });

  test('ways go space by space and end where the target is', () => {
    let ways = 0;
    expect(
      faults(({ view, decision }) => {
        const board = boardOf(content.tiles, view.board.layout);
        return boardTargets(view, decision).flatMap(({ path, space }) => {
          if (!path) return [];
          ways++;
          const gaps = path.filter((to, i) => {
            const from = path[i - 1];
            return from !== undefined && !neighboursOf(board, from).includes(to);
          });
          return path.at(-1) === space && gaps.length === 0 ? [] : [`${path} to ${space}`];
        });
      }),
    ).toEqual([]);
    expect(ways).toBeGreaterThan(100);
  });

  test('does not cover spaces with whole tiles', () => {
    for (const { view, decision } of moments) {
      const targets = boardTargets(view, decision);
      const tiles = targets.some(({ tile }) => tile !== undefined);
      expect(tiles && targets.some(({ space }) => space !== undefined)).toBe(false);
    }
  });

  test('is left to the buttons where two things could be done with it', () => {
    const [{ view }] = moments as [(typeof moments)[number]];
    const means = (kind: string, hero: number) => ({ id: `${kind}${hero}`, means: { kind, hero } });
    const targets = (...options: Option[]) =>
      boardTargets(view, decisionOf({ options })).map(({ option }) => option);
    expect(targets(means('help', 0))).toEqual(['help0']);
    expect(targets(means('help', 0), means('drag', 0), means('help', 1))).toEqual(['help1']);
  });

  test('is nothing without a question', () => {
    expect(boardTargets(moments[0]?.view ?? never(), null)).toEqual([]);
  });
});

describe('an option', () => {
  const [{ view }] = moments as [(typeof moments)[number]];
  const option = (id: string, means?: object): Option =>
    ({ id, ...(means ? { means } : {}) }) as Option;

  test('names a space whether it leads there or is one of several', () => {
    expect(spaceOf(option('s3', { kind: 'move', space: 3 }))).toBe(3);
    expect(spaceOf(option('s4', { kind: 'space', space: 4 }))).toBe(4);
    expect(spaceOf(option('h0', { kind: 'hero', hero: 0 }))).toBeNull();
  });

  test('of a space is called by its tile and its place there', () => {
    const [first] = boardOf(content.tiles, view.board.layout).spacesOf[0] ?? [];
    const tile = view.board.layout.tiles[0]?.tile ?? '';
    expect(spaceName(view, first ?? -1)).toContain(nameOf(tile));
    expect(spaceName(view, first ?? -1)).toMatch(/\b1\b/);
  });

  test('of a card leads to the card, whatever is done with it', () => {
    const thing = { kind: 'item', item: 1, card: 'pistol', hero: 0 };
    expect(cardOfOption(option('x', thing))).toBe('pistol');
    expect(cardOfOption(option('x', { kind: 'hand-over', to: 1, thing }))).toBe('pistol');
    expect(cardOfOption(option('x', { kind: 'attack', items: [1], cards: ['pistol'] }))).toBe(
      'pistol',
    );
    expect(cardOfOption(option('x', { kind: 'attack', items: [], cards: [] }))).toBeNull();
    expect(cardOfOption(option('x', { kind: 'token', token: 'bandages', hero: 0 }))).toBe(
      'bandages',
    );
    expect(cardOfOption(option('yes'))).toBeNull();
  });

  test('to use what a mission offers leads to no card', () => {
    const use = { kind: 'use', hero: 0, use: 'x', timing: 'turn', token: null, item: null };
    const [mission] = Object.keys(content.missions);
    expect(cardOfOption(option('x', { ...use, card: mission }))).toBeNull();
    const [upgrade] = Object.keys(content.upgrades);
    expect(cardOfOption(option('x', { ...use, card: upgrade }))).toBe(upgrade);
    expect(cardOfOption(option('x', { ...use, card: upgrade, token: 'whiskey' }))).toBe('whiskey');
  });

  test('is pictured by what is done, by its word, or by its card', () => {
    expect(pictureOf(option('a', { kind: 'attack', items: [], cards: [] }))).toBe('melee');
    expect(pictureOf(option('hold-back'))).toBe('hold');
    expect(pictureOf(option('d', { kind: 'look', through: 'gate', tile: 0, exit: 1 }))).toBe(
      'gate',
    );
    expect(pictureOf(option('end', { kind: 'end' }))).toBe('pass');
    expect(pictureOf(option('r', { kind: 'reroll', card: 'grit' }))).toBe('grit');
    expect(pictureOf(option('h', { kind: 'comfort', hero: 0, heals: 'sanity' }))).toBe('sanity');
    expect(pictureOf(option('what-is-this'))).toBe('target');
    expect(hasIcon('toString')).toBe(false);
  });

  test('of a gun shows a gun', () => {
    const gun = Object.values(content.items).find(
      ({ id, weapon }) => weapon?.kind === 'gun' && !hasIcon(id),
    );
    const attack = { kind: 'attack', items: [1], cards: [gun?.id] };
    expect(pictureOf(option('a', attack))).toBe('ranged');
  });

  test('at the end of a turn is about a hero', () => {
    const name = heroName(view, 0);
    expect(orderLabel(view, option('h0', { kind: 'recover', hero: 0 }))).toContain(name);
    expect(orderLabel(view, option('x', { kind: 'turn-end', hero: 0 }))).toContain(name);
    expect(heroName(view, 99)).toBe('?');
  });

  test('of an enemy that takes hits says how much it can still take', () => {
    const fight = moments.find(({ decision }) =>
      decision.options.some((each) => kit.note(view, each) !== null || each.capacity !== undefined),
    );
    for (const each of fight?.decision.options ?? []) {
      const meaning = meaningIn(each);
      if (meaning?.kind !== 'enemy') continue;
      const enemy = fight?.view.enemies.find(({ id }) => id === meaning.enemy);
      expect(enemy).toBeDefined();
      expect(kit.note(fight?.view ?? never(), each)).toMatch(/\d/);
    }
    expect(kit.note(view, option('e', { kind: 'enemy', enemy: 'gone1', type: 'x' }))).toBeNull();
  });
});

function never(): never {
  throw new Error('there is no such moment');
}

test('a price in Dark Stone looks like Dark Stone and is read as words', () => {
  const { picture, word } = kit.price('darkStone', 1);
  expect(picture).toBe(ICONS['dark-stone']);
  expect(word).toBe('Dark Stone');
  language.value = 'it';
  expect([kit.price('darkStone', 1).word, kit.price('gold', 5).word]).toEqual([
    'Pietra Oscura',
    'Oro',
  ]);
});
