import {
  brimstone,
  type ClassId,
  classIn,
  content,
  DEFAULT_OPTIONS,
  type NewHero,
} from '@crawlspace/brimstone';
import { LANGUAGES, Random } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { RAW } from '../../../testing/fit-to-read.ts';
import { htmlOf, partsOf, shown, shownOf } from '../../../testing/shown.ts';
import { withFirstHeroes } from '../../game/setups.ts';
import { withoutSeat, withSeat } from '../../screens/muster/party.ts';
import { language } from '../../settings/index.ts';
import { nameOf } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import { FAIR_PARTY, QUICK_START } from '../quick-start.ts';
import {
  addHero,
  type Draft,
  gameOf,
  type HeroDraft,
  MOST_HEROES,
  newDraft,
  withClass,
  withUpgrade,
} from './draft.ts';
import { HeroDialog } from './HeroDialog.tsx';
import { HeroStats } from './HeroStats.tsx';
import { Missions } from './Missions.tsx';
import { Muster } from './Muster.tsx';
import { Party } from './Party.tsx';
import { RuleOptionList } from './RuleOptionList.tsx';
import { musterText } from './texts.ts';

const CLASSES = Object.keys(content.classes) as ClassId[];
const MISSIONS = Object.keys(content.missions);
const draft = newDraft('nine-days-down', DEFAULT_OPTIONS);
const nothing = () => {};

afterEach(() => {
  language.value = 'en';
});

/** A draft after somebody has pressed all kinds of buttons. */
function randomDraft(seed: number): Draft {
  const random = Random.seeded(`muster ${seed}`);
  const pick = <Value>(of: readonly Value[]) => of[random.below(of.length)] as Value;
  let { heroes } = newDraft(pick(MISSIONS), DEFAULT_OPTIONS);
  for (let presses = 0; presses < 20; presses++) {
    const seat = random.below(heroes.length);
    const hero = heroes[seat] as HeroDraft;
    const changes: readonly (() => readonly HeroDraft[])[] = [
      () => addHero(heroes),
      () => withoutSeat(heroes, seat),
      () => withSeat(heroes, seat, withClass(hero, pick(CLASSES))),
      () => withSeat(heroes, seat, withUpgrade(hero, pick(classIn(content, hero.class).upgrades))),
      () => withSeat(heroes, seat, { ...hero, name: pick(['', '  ', ' Ada ', 'Bo']) }),
      () => withSeat(heroes, seat, { ...hero, player: pick(['human', 'bot', 'expert']) }),
    ];
    heroes = pick(changes)();
  }
  return { mission: pick(MISSIONS), heroes, options: DEFAULT_OPTIONS };
}

describe('whatever is pressed in the muster', () => {
  const drafts = Array.from({ length: 40 }, (_, seed) => randomDraft(seed));

  test('the game takes what comes out, hero by hero', () => {
    for (const each of drafts) {
      const { game, players } = gameOf(each);
      const setup = brimstone.parseSetup(game.setup);
      const heroes = setup.heroes as readonly NewHero[];
      expect(setup.mission).toBe(each.mission);
      expect(heroes.map((hero) => hero.class)).toEqual(each.heroes.map((hero) => hero.class));
      expect(heroes.map(({ upgrade }) => upgrade)).toEqual(
        each.heroes.map(({ upgrade }) => upgrade),
      );
      expect(players).toEqual(each.heroes.map(({ player }) => player));
      expect(heroes.map(({ name = '' }) => name)).toEqual(
        each.heroes.map(({ name = '' }) => name.trim()),
      );
    }
  });

  test('there is a party of one to six, and everybody in it stays themselves', () => {
    for (const { heroes } of drafts) {
      expect(heroes.length).toBeGreaterThan(0);
      expect(heroes.length).toBeLessThanOrEqual(MOST_HEROES);
      expect(new Set(heroes.map(({ key }) => key)).size).toBe(heroes.length);
    }
  });

  test('the party that was picked is the party that is shown', () => {
    for (const { heroes } of drafts.slice(0, 8)) {
      const cards = shownOf(h(Party, { heroes, onChange: nothing }), 'li', 'hero-card');
      expect(cards).toHaveLength(heroes.length);
      heroes.forEach(({ class: kind, name, upgrade }, seat) => {
        expect(cards[seat]).toContain((name || nameOf(kind)).trim());
        expect(cards[seat]).toContain(
          upgrade ? nameOf(upgrade) : musterText('party.upgrade-later'),
        );
      });
    }
  });

  test('who plays a seat is the one whose button is pressed', () => {
    for (const { heroes } of drafts.slice(0, 8)) {
      const html = htmlOf(h(Party, { heroes, onChange: nothing }));
      const checked = partsOf(html, 'li', 'hero-card').map(
        (card) => card.match(/<input[^>]*checked[^>]*>/g)?.map(inputValue) ?? [],
      );
      expect(checked).toEqual(heroes.map(({ player }) => [player]));
    }
  });
});

function inputValue(input: string): string {
  return / value="([^"]*)"/.exec(input)?.[1] ?? '';
}

describe('the muster', () => {
  test('starts with the fair party and the first mission', () => {
    const words = shown(h(Muster, {}));
    for (const { class: kind } of FAIR_PARTY) expect(words).toContain(nameOf(kind));
    const [summary] = partsOf(htmlOf(h(Muster, {})), 'div', 'muster-go');
    expect(summary).toContain(missionText('a-fistful-of-dark-stone', 'name'));
    expect(summary).toContain('4');
  });

  test('a full party takes nobody in, and the last hero cannot be sent home', () => {
    const full = addHero(addHero(draft.heroes));
    const buttons = (heroes: readonly HeroDraft[]) =>
      htmlOf(h(Party, { heroes, onChange: nothing }));
    expect(buttons(full)).not.toContain('party-add');
    expect(buttons(draft.heroes)).toContain('party-add');
    expect(buttons(draft.heroes.slice(0, 1))).not.toContain('hero-card-remove');
    expect(addHero(full)).toBe(full);
  });

  test('the quick start is a game with an upgrade of its class for everybody', () => {
    const setup = brimstone.parseSetup(QUICK_START.setup);
    expect(setup.heroes).toHaveLength(FAIR_PARTY.length);
    for (const { class: kind, upgrade } of setup.heroes as readonly NewHero[])
      expect(classIn(content, kind).upgrades).toContain(upgrade);
  });

  test('the quick start takes as many heroes as one likes', () => {
    for (const count of [1, 2, 3, 4]) {
      const { setup } = withFirstHeroes(QUICK_START, count);
      expect(brimstone.parseSetup(setup).heroes).toEqual(
        brimstone.parseSetup(QUICK_START.setup).heroes.slice(0, count),
      );
    }
  });

  test('a portrait that was turned stays turned when the class changes', () => {
    const [marshal] = draft.heroes as [HeroDraft];
    const usual = withClass(marshal, 'saloon-girl');
    expect(usual.portrait).toBe('woman');
    expect(withClass({ ...marshal, portrait: 'woman' }, 'bandido').portrait).toBe('woman');
  });

  test('a portrait follows the choice for its own hero, and the others keep theirs', () => {
    const [marshal] = draft.heroes as [HeroDraft];
    const sides = (portrait: 'woman' | 'man') =>
      partsOf(
        htmlOf(
          h(HeroDialog, {
            hero: { ...marshal, portrait },
            onChange: nothing,
            onClose: () => undefined,
          }),
        ),
        'label',
        'class-option',
      );
    const [women, men] = [sides('woman'), sides('man')];
    expect(women).toHaveLength(4);
    expect(women.filter((label, n) => label !== men[n])).toHaveLength(1);
    expect(women[0]).not.toBe(men[0]);
  });

  test('the window is called after the hero who is changed, and a new one after nobody', () => {
    const [marshal] = draft.heroes as [HeroDraft];
    const title = (isNew: boolean) =>
      shownOf(
        h(HeroDialog, {
          hero: { ...marshal, name: 'Ada' },
          isNew,
          onChange: nothing,
          onClose: () => undefined,
        }),
        'h2',
      );
    expect(title(false)).toEqual(['Your hero: Ada']);
    expect(title(true)).toEqual(['A new hero']);
  });

  for (const spoken of LANGUAGES) {
    test(`every mission is told whole (${spoken})`, () => {
      language.value = spoken;
      for (const mission of MISSIONS) {
        const words = shown(
          h(Missions, { mission, heroes: 4, otherRules: false, onChange: nothing }),
        );
        for (const part of ['name', 'intro', 'goal', 'reward', 'failure'] as const) {
          const text = missionText(mission, part);
          expect(text.length, `${mission} ${part}`).toBeGreaterThan(3);
          expect(words).toContain(text);
        }
        expect(words).not.toMatch(/[{}]|undefined/);
        const isTooHard = (content.missions[mission]?.levels?.[0] ?? 1) > 1;
        const warning = musterText('mission.too-hard', { from: '', to: '' }).split(' ')[0] ?? '';
        if (isTooHard) expect(words).toContain(warning);
      }
      expect(missionText('no-such-mission', 'intro')).toBe('');
    });

    test(`every class can be made: its numbers, abilities, gear and upgrades (${spoken})`, () => {
      language.value = spoken;
      for (const kind of CLASSES) {
        const hero: HeroDraft = { class: kind, key: 0, player: 'human' };
        const words = shown(h(HeroDialog, { hero, onChange: nothing, onClose: nothing }));
        const { abilities, items, upgrades } = classIn(content, kind);
        for (const card of [...abilities, ...items, ...upgrades])
          expect(words).toContain(nameOf(card));
        expect(words).not.toMatch(/[{}]|undefined|NaN/);
      }
    });

    test(`every rule of the table that can be changed has a name and a text (${spoken})`, () => {
      language.value = spoken;
      const list = h(RuleOptionList, { options: DEFAULT_OPTIONS, onChange: nothing });
      const rules = shownOf(list, 'div', 'house-rule');
      expect(rules.length).toBeGreaterThan(8);
      expect(new Set(rules).size).toBe(rules.length);
      for (const rule of rules) expect(rule).not.toMatch(RAW);
    });
  }

  test('the chosen class and upgrade are the ones that are pressed', () => {
    const [marshal] = draft.heroes as [HeroDraft];
    const pressed = (hero: HeroDraft, name: string) =>
      partsOf(htmlOf(h(HeroDialog, { hero, onChange: nothing, onClose: nothing })), 'label', name)
        .map((label, place) => (/<input[^>]*checked/.test(label) ? place : -1))
        .filter((place) => place >= 0);
    expect(pressed(marshal, 'class-option')).toEqual([CLASSES.indexOf('us-marshal')]);
    const { upgrades } = content.classes['us-marshal'];
    upgrades.forEach((upgrade, place) => {
      expect(pressed(withUpgrade(marshal, upgrade), 'upgrade-option')).toEqual([place]);
    });
    expect(pressed(withUpgrade(marshal, null), 'upgrade-option')).toEqual([upgrades.length]);
  });

  test('numbers of a class are those on its sheet, a plus behind those to be rolled', () => {
    for (const kind of CLASSES) {
      const { base } = classIn(content, kind);
      const numbers = shownOf(h(HeroStats, { heroClass: kind, short: true }), 'dd');
      expect(numbers).toEqual([
        `${base.maxHealth}`,
        `${base.maxSanity}`,
        `${base.initiative}`,
        `${base.defense}+`,
      ]);
    }
  });
});
