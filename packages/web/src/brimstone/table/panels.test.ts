import {
  type AdventureView,
  content,
  type EnemyTypeId,
  enemyTypeIn,
  explained,
  numbersOf,
} from '@crawlspace/brimstone';
import { LANGUAGES } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { randomMoments } from '../../../testing/random-adventures.ts';
import { aFight, gameAt } from '../../../testing/saves.ts';
import { htmlOf, partsOf, shown, shownOf } from '../../../testing/shown.ts';
import { language } from '../../settings/index.ts';
import { CardDialog } from './cards/CardDialog.tsx';
import { EnemyDialog } from './cards/EnemyDialog.tsx';
import { glossary } from './cards/glossary.ts';
import { explainedWords, keywordName, kindOf } from './cards/keywords.ts';
import { HeroPanel } from './heroes/HeroPanel.tsx';
import { HeroSheet } from './heroes/HeroSheet.tsx';
import { DepthDialog } from './turn/DepthDialog.tsx';
import { DepthTrack } from './turn/DepthTrack.tsx';
import { comingSpaces, marksOf, nextEffect } from './turn/depth.ts';
import { orderOfTheTurn } from './turn/initiative.ts';
import { MissionDialog } from './turn/MissionDialog.tsx';
import { Ribbon } from './turn/Ribbon.tsx';
import { Situation } from './turn/Situation.tsx';
import { gameText, heroName, nameOf, printedOn, tableText } from './words.ts';

const moments = randomMoments();
const some = moments.filter((_, n) => n % 40 === 0);
const fight = gameAt(aFight).view({ seat: 0 }).game;
const nothing = () => {};
const UNFIT =
  /[{}]|undefined|NaN|\[object|(^|\s)(option|prompt|event|word|kind|stat)[.-][a-z-]+(\s|$)/;

afterEach(() => {
  language.value = 'en';
});

describe('the depth track', () => {
  test('gives the chance of holding back that the rules give', () => {
    let asked = 0;
    for (const { view, decision } of moments)
      for (const { id, odds } of decision.options) {
        if (id !== 'hold-back' || odds === undefined) continue;
        asked++;
        expect(1 - (numbersOf(view).holdBack.chances.at(-1)?.odds ?? 0)).toBeCloseTo(odds, 10);
      }
    expect(asked).toBeGreaterThan(20);
  });

  test('has the party and the Darkness where the adventure has them', () => {
    for (const { view } of some) {
      const marks = marksOf(view);
      expect(marks.filter(({ party }) => party).map(({ mark }) => mark)).toEqual([
        view.depth.party,
      ]);
      expect(marks.filter(({ darkness }) => darkness).map(({ mark }) => mark)).toEqual([
        view.depth.darkness,
      ]);
      const stages = marks.map(({ stage }) => stage);
      const sorted = [...stages].sort((one, other) => one - other);
      expect([sorted, [...sorted].reverse()]).toContainEqual(stages);
    }
  });

  test('says what comes next: nothing but plain spaces lies before it', () => {
    for (const { view } of some) {
      const { does, steps } = nextEffect(view);
      const coming = comingSpaces(view, view.depth.darkness);
      expect(coming).toHaveLength(view.depth.darkness);
      expect(coming.at(-1)).toBe(view.depth.darkness > 0 ? 'entrance' : undefined);
      expect(coming.slice(0, Math.max(0, steps - 1)).every((each) => each === 'plain')).toBe(true);
      if (steps > 0) expect(coming[steps - 1]).toBe(does);
    }
  });

  test('is drawn mark by mark, with its words', () => {
    for (const { view } of some) {
      const track = h(DepthTrack, { view, onOpen: nothing });
      expect(htmlOf(track).match(/class="mark mark-/g)).toHaveLength(marksOf(view).length);
      expect(shown(track)).toMatch(/\d+(\.\d)?\s?%/);
      const steps = shownOf(h(DepthDialog, { view, onClose: nothing }), 'li');
      expect(steps).toHaveLength(view.depth.darkness);
    }
  });
});

describe('the ribbon', () => {
  test('has everybody by Initiative, as the rules count it', () => {
    for (const { view } of some) {
      const line = orderOfTheTurn(view);
      const { heroes, enemies } = numbersOf(view);
      expect(line).toHaveLength(view.heroes.length + Object.keys(enemies).length);
      line.forEach((each, i) => {
        const before = line[i - 1];
        if (before) expect(before.initiative).toBeGreaterThanOrEqual(each.initiative);
        const numbers = each.enemies ? enemies[each.enemies] : undefined;
        const own = each.hero === undefined ? numbers : heroes[each.hero]?.stats;
        expect(each.initiative).toBe(own?.initiative);
      });
    }
  });

  test('lets enemies go before heroes who are as quick', () => {
    for (const { view } of [...some, { view: fight }]) {
      const line = orderOfTheTurn(view);
      const late = line.filter(
        ({ enemies, initiative }, i) =>
          enemies &&
          line
            .slice(0, i)
            .some((each) => each.hero !== undefined && each.initiative === initiative),
      );
      expect(late).toEqual([]);
    }
  });

  test('has one at most who acts: the hero whose activation it is', () => {
    for (const { view } of some) {
      const acting = orderOfTheTurn(view).filter(({ state }) => state === 'acting');
      const hero = view.heroes.find(({ activation }) => activation !== null);
      expect(acting.length).toBeLessThan(2);
      if (hero && acting[0]?.hero !== undefined) expect(acting[0].hero).toBe(hero.index);
      for (const { index, dead, knockedOut } of view.heroes) {
        const own = orderOfTheTurn(view).find((each) => each.hero === index);
        expect(own?.state === 'out').toBe(dead || knockedOut !== null);
      }
    }
  });

  test('names everybody and counts their models', () => {
    const items = shownOf(h(Ribbon, { view: fight, onOpen: nothing }), 'li');
    orderOfTheTurn(fight).forEach(({ hero, enemies, count }, i) => {
      expect(items[i]).toContain(
        hero === undefined ? nameOf(enemies ?? '') : heroName(fight, hero),
      );
      if (count > 1) expect(items[i]).toContain(`×${count}`);
    });
    const models = orderOfTheTurn(fight).filter(({ enemies }) => enemies);
    expect(models.reduce((sum, { count }) => sum + count, 0)).toBe(fight.enemies.length);
  });
});

describe('a hero at the table', () => {
  const panel = (view: AdventureView, hero: number) =>
    h(HeroPanel, {
      view,
      hero: view.heroes[hero] as AdventureView['heroes'][number],
      player: 'bot',
      asked: false,
      onOpen: nothing,
    });

  test('is shown with the numbers of the rules', () => {
    for (const { view } of some)
      for (const hero of view.heroes) {
        const stats = numbersOf(view).heroes[hero.index]?.stats;
        const words = shown(panel(view, hero.index));
        const left = Math.max(0, (stats?.maxHealth ?? 0) - hero.wounds);
        expect(words).toContain(`${tableText('health')} ${left} /${stats?.maxHealth}`);
        expect(words).toContain(tableText('bot'));
        for (const token of new Set(hero.bag)) expect(words).toContain(nameOf(token));
        for (const card of hero.conditions) expect(words).toContain(printedOn(card).name);
      }
  });

  test('tells when down or dead', () => {
    const [hero] = fight.heroes;
    if (!hero) throw new Error('nobody is there');
    const changed = (part: object) => ({ ...fight, heroes: [{ ...hero, ...part }] });
    expect(shown(panel(changed({ dead: true }), 0))).toContain(tableText('dead'));
    expect(htmlOf(panel(changed({ dead: true }), 0))).toContain('hero-out');
    expect(htmlOf(panel(changed({ dead: false, knockedOut: null }), 0))).not.toContain('hero-out');
  });

  test('has numbers on the sheet that add up from what is printed', () => {
    for (const { view } of some)
      for (const hero of view.heroes)
        for (const stat of ['maxHealth', 'initiative', 'combat', 'agility', 'defense'] as const) {
          const { value, printed, changes } = explained(view, hero, stat);
          expect(value).toBe(numbersOf(view).heroes[hero.index]?.stats[stat]);
          expect(printed + changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
        }
  });

  for (const spoken of LANGUAGES) {
    test(`has a sheet fit to read (${spoken})`, () => {
      language.value = spoken;
      for (const { view } of some)
        for (const hero of view.heroes) {
          const sheet = h(HeroSheet, { view, hero, onOpen: nothing, onClose: nothing });
          expect(shown(sheet)).not.toMatch(UNFIT);
          expect(shown(sheet)).toContain(heroName(view, hero.index));
        }
    });
  }
});

describe('the situation', () => {
  for (const spoken of LANGUAGES) {
    test(`names the mission, the goal, and what lies in play (${spoken})`, () => {
      language.value = spoken;
      for (const { view } of some) {
        const words = shown(h(Situation, { view, onOpen: nothing }));
        expect(words).toContain(nameOf(view.mission.id));
        for (const { card } of view.inPlay) expect(words).toContain(printedOn(card).name);
        expect(words).not.toMatch(UNFIT);
        const told = shown(h(MissionDialog, { view, onOpen: nothing, onClose: nothing }));
        expect(told).not.toMatch(UNFIT);
      }
    });

    test(`tells what the mission has put on the board and what it counts (${spoken})`, () => {
      language.value = spoken;
      const markers = (['bone7', 'bone9', 'valve0'] as const).map((id) => ({
        id,
        tile: 0,
        space: null,
      }));
      const mission = { ...fight.mission, markers, counters: { clues: 1, heat: 4, hidden: 3 } };
      const view = { ...fight, mission };
      const heat = gameText('counter.heat', { value: 4 });
      const told = shown(h(MissionDialog, { view, onOpen: nothing, onClose: nothing }));
      for (const words of [heat, gameText('marker.bone'), gameText('marker.valve')]) {
        expect(told.split(words)).toHaveLength(2);
      }
      expect(shown(h(Situation, { view, onOpen: nothing }))).toContain(heat);
      expect(told).not.toMatch(/hidden|marker\./);
    });

    test(`has a sheet for every enemy, fit to read (${spoken})`, () => {
      language.value = spoken;
      for (const type of Object.keys(content.enemies) as EnemyTypeId[]) {
        const dialog = h(EnemyDialog, { view: fight, type, onClose: nothing });
        expect(shown(dialog)).not.toMatch(UNFIT);
        const { health, defense } = enemyTypeIn(content, type).normal;
        const numbers = shownOf(dialog, 'ul', 'enemy-numbers').join();
        if (!fight.fight?.groups[type]) {
          expect(numbers).toContain(`${tableText('health')} ${health}`);
          expect(numbers).toContain(`${tableText('enemy-defense')} ${defense}`);
        }
      }
    });
  }

  test('lists the models of an enemy with what they have left', () => {
    const [type] = Object.keys(fight.fight?.groups ?? {}) as EnemyTypeId[];
    if (!type) throw new Error('nobody to fight');
    const models = fight.enemies.filter((enemy) => enemy.type === type);
    const [list = ''] = partsOf(
      htmlOf(h(EnemyDialog, { view: fight, type, onClose: nothing })),
      'ul',
      'models',
    );
    expect(partsOf(list, 'li')).toHaveLength(models.length);
  });
});

describe('cards', () => {
  const decks = {
    upgrade: content.upgrades,
    item: content.items,
    darkness: content.darkness,
    dread: content.growingDread,
    hardship: content.hardships,
    loot: content.loot,
    scavenge: content.scavenge,
    encounter: content.encounters,
    elite: content.elites,
    token: content.tokens,
  } as const;

  test('are of the kind of the deck they come from', () => {
    for (const [kind, cards] of Object.entries(decks))
      for (const card of Object.keys(cards)) expect(kindOf(card), card).toBe(kind);
    for (const { id, kind } of Object.values(content.conditions)) expect(kindOf(id)).toBe(kind);
    expect(kindOf('no-such-card')).toBeNull();
  });

  for (const spoken of LANGUAGES) {
    test(`are shown large with words fit to read (${spoken})`, () => {
      language.value = spoken;
      const cards = Object.values(decks).flatMap((deck) => Object.keys(deck));
      const unfit = [...cards, ...Object.keys(content.conditions)].filter((card) => {
        const words = shown(h(CardDialog, { card, onClose: nothing }));
        return (
          UNFIT.test(words) || !words.includes(nameOf(card)) || nameOf(card) === `${card}.name`
        );
      });
      expect(unfit).toEqual([]);
    });

    test(`have their keywords named and their words explained (${spoken})`, () => {
      language.value = spoken;
      for (const { id, keywords } of Object.values(content.items))
        for (const keyword of keywords) expect(keywordName(keyword), id).not.toMatch(/^word-/);
      for (const [key, { word, meaning }] of Object.entries(glossary)) {
        expect(word[spoken], key).not.toBe('');
        expect(meaning[spoken].length, key).toBeGreaterThan(10);
        for (const form of word[spoken].split('|')) {
          const found = explainedWords(`… ${form}, …`, []).map((each) => each.word);
          expect(found).toContain(word[spoken].split('|')[0]);
        }
      }
    });
  }

  test('explain a word by itself, not as a part of another', () => {
    expect(explainedWords('Gritty', [])).toEqual([]);
    expect(explainedWords('Spend 1 Grit.', []).map(({ word }) => word)).toEqual(['Grit']);
    expect(explainedWords('', ['gun']).map(({ word }) => word)).toEqual(['Gun']);
  });
});
