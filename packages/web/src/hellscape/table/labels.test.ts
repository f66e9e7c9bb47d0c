import { content, type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { decisionOf } from '../../../testing/decisions.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { type DescentMoment, randomMoments } from '../../../testing/random-descents.ts';
import { language } from '../../settings/index.ts';
import { buttonsOf, placesOf } from '../../table/kit.ts';
import { labelAmong } from '../../table/words.ts';
import { mapFor } from '../board/geometry.ts';
import { SYMBOLS } from '../board/symbols.ts';
import { words } from '../game-words.ts';
import { kit } from './kit.tsx';
import {
  cardOf,
  dieOf,
  enemyName,
  explains,
  isDie,
  isZone,
  labelOf,
  noteOf,
  signOf,
} from './options.ts';
import { boardTargets } from './targets.ts';

const moments = randomMoments();
const LANGUAGES = ['en', 'it'] as const;

afterAll(() => {
  language.value = 'en';
});

/** Options by what they say, with the ids of all that say it. */
function alike({ view, decision }: DescentMoment): readonly string[][] {
  const said = new Map<string, string[]>();
  for (const option of decision.options) {
    const looks = JSON.stringify([labelOf(view, option), noteOf(view, option), option.cost]);
    said.set(looks, [...(said.get(looks) ?? []), option.id]);
  }
  return [...said.values()].filter(({ length }) => length > 1);
}

/** What is left of a meaning when equal items, tokens and dice are one. */
function likeness({ view }: DescentMoment, means: HellscapeMeaning): string {
  if ('die' in means) {
    const die = view.combat?.dice[means.die];
    return JSON.stringify([means.kind, die?.die, die?.face?.id]);
  }
  if ('item' in means && 'card' in means) {
    const { item: _, ...rest } = means;
    return JSON.stringify({ ...rest, off: undefined });
  }
  return JSON.stringify(means);
}

describe('options of random quests', () => {
  test('have a label that can be read, in both languages', () => {
    for (const spoken of LANGUAGES) {
      language.value = spoken;
      const bad = moments.flatMap(({ view, decision }) =>
        decision.options.flatMap((option) => {
          const label = labelOf(view, option);
          const note = noteOf(view, option) ?? '';
          const fits = label.trim() !== '' && !RAW.test(label) && !RAW.test(note);
          return fits ? [] : [`${decision.prompt.key} ${option.id}: ${label} (${note})`];
        }),
      );
      expect([...new Set(bad)]).toEqual([]);
    }
  });

  test('ask in words that can be read, in both languages', () => {
    for (const spoken of LANGUAGES) {
      const bad = moments
        .map(({ decision }) => words.say(spoken, decision.prompt))
        .filter((asked) => asked.trim() === '' || RAW.test(asked));
      expect([...new Set(bad)]).toEqual([]);
    }
  });

  test('look different in one language where they do in the other', () => {
    for (const moment of moments) {
      language.value = 'en';
      const english = alike(moment);
      language.value = 'it';
      expect(alike(moment)).toEqual(english);
    }
  });

  test('look the same only where they are alike', () => {
    language.value = 'en';
    const confusing = moments.flatMap((moment) => {
      const { decision } = moment;
      const byId = new Map(decision.options.map((option) => [option.id, option]));
      return alike(moment).flatMap((ids) => {
        const means = ids.map((id) => likeness(moment, meaningIn(byId.get(id) ?? { id })));
        return new Set(means).size > 1 ? [`${decision.prompt.key}: ${means.join(' / ')}`] : [];
      });
    });
    expect([...new Set(confusing)]).toEqual([]);
  });

  for (const spoken of LANGUAGES)
    test(`never have the same words twice in a question (${spoken})`, () => {
      language.value = spoken;
      const twice = moments.flatMap(({ view, decision }) => {
        // Dice lie in the tray, each in its place.
        const options = decision.options.filter((option) => !isDie(option));
        const said = options.map((option) =>
          [labelAmong(kit, view, decision, option), kit.note(view, option)].join(),
        );
        const again = said.filter((label, i) => said.indexOf(label) < i);
        return again.map((label) => `${decision.prompt.key}: ${label}`);
      });
      expect([...new Set(twice)]).toEqual([]);
    });

  test('have a picture or a sign that exists', () => {
    for (const { decision } of moments)
      for (const option of decision.options) {
        const sign = signOf(option);
        if (sign !== null) expect(SYMBOLS).toHaveProperty(sign);
      }
  });

  test('show a card only where one can be looked at', () => {
    for (const { view, decision } of moments)
      for (const option of decision.options) {
        const card = cardOf(view, option);
        if (card === null) continue;
        const { name } = words.cardWords('en', card);
        expect(name).not.toBe('');
        expect(RAW.test(name)).toBe(false);
      }
  });

  test('are found among the buttons or among the places, and each once; asides on the dashboard', () => {
    let asides = 0;
    for (const { decision } of moments) {
      const shown = [...buttonsOf(decision), ...placesOf(decision)].map(({ id }) => id);
      const aside = decision.options.filter(({ role }) => role === 'aside').map(({ id }) => id);
      expect([...shown, ...aside].sort()).toEqual(decision.options.map(({ id }) => id).sort());
      expect(aside.every((id) => /^(put-away|lift-.*)$/.test(id))).toBe(true);
      asides += aside.length;
    }
    expect(asides).toBeGreaterThan(0);
  });

  test('about dice are about dice that lie there and can be resolved or rolled again', () => {
    let dice = 0;
    for (const { view, decision } of moments)
      for (const option of decision.options) {
        expect(dieOf(view, option) !== null).toBe(isDie(option));
        if (!isDie(option)) continue;
        dice++;
        expect(dieOf(view, option)?.face).not.toBeNull();
        expect(dieOf(view, option)?.resolved).toBe(false);
      }
    expect(dice).toBeGreaterThan(50);
  });
});

describe('targets on the board over random quests', () => {
  const all = moments.map((moment) => ({
    ...moment,
    targets: boardTargets(moment.view, moment.decision),
  }));

  test('stand for options of the question, each at most once, and say what the option says', () => {
    language.value = 'en';
    for (const { view, decision } of moments) {
      const targets = boardTargets(view, decision);
      const options = targets.map(({ option }) => option);
      expect(new Set(options).size).toBe(options.length);
      for (const { option, label } of targets) {
        const all = [...decision.options, ...kit.shortcuts(view, decision)];
        const found = all.find(({ id }) => id === option);
        if (!found) throw new Error(`nobody asked for ${option}`);
        const said = [labelOf(view, found), kit.placeNote(found)];
        expect(said.filter(Boolean).join(', ')).toBe(label);
      }
    }
  });

  test('point at one thing each, and at one that exists', () => {
    let pointed = 0;
    for (const { view, targets } of all) {
      const map = mapFor(view);
      for (const { zone, door, token, enemy, hero, ally } of targets) {
        const given = [zone, door, token, enemy, hero, ally].filter((each) => each !== undefined);
        expect(given).toHaveLength(1);
        if (zone !== undefined) expect(map.zones[zone]?.id).toBe(zone);
        if (door !== undefined) expect(map.doors[door]?.id).toBe(door);
        if (token !== undefined) expect(view.dungeon.tokens.map(({ id }) => id)).toContain(token);
        if (enemy !== undefined) expect(view.enemies.map(({ id }) => id)).toContain(enemy);
        if (hero !== undefined) expect(view.heroes[hero]?.index).toBe(hero);
        if (ally !== undefined) expect(view.allies.map(({ id }) => id)).toContain(ally);
        pointed++;
      }
    }
    expect(pointed).toBeGreaterThan(500);
  });

  test('hold every zone that is asked for, and warn of the wounds that a step costs', () => {
    let warned = 0;
    for (const { decision, targets } of all)
      for (const option of decision.options) {
        const means = meaningIn(option);
        if (!isZone(option)) continue;
        const target = targets.find((each) => each.option === option.id);
        expect(target?.zone).toBe('zone' in means ? means.zone : -1);
        const costs = means.kind === 'step' ? means.reaction : 0;
        expect(target?.wounds ?? 0).toBe(costs);
        if (costs > 0) warned++;
      }
    expect(warned).toBeGreaterThan(0);
  });

  test('a step wounds where enemies stand beside the hero, and nowhere else', () => {
    for (const { view, decision } of moments) {
      const hero = view.heroes[decision.seat];
      if (decision.prompt.key !== 'ask.move' || !hero) continue;
      const beside = view.enemies.filter(({ zone }) => zone === hero.zone).length;
      const { warning } = kit.placesHint(placesOf(decision));
      if (beside === 0) expect(warning).toBeUndefined();
    }
  });

  test('nothing is pointed at where nothing is asked', () => {
    const [moment] = moments;
    if (!moment) throw new Error('nothing was asked');
    expect(boardTargets(moment.view, null)).toEqual([]);
  });
});

describe('single options', () => {
  const [{ view }] = moments as [DescentMoment];
  const option = (means: HellscapeMeaning, more: Partial<Decision['options'][number]> = {}) => ({
    id: 'any',
    means,
    ...more,
  });

  test('zones are called by their tile, their place and their ground', () => {
    language.value = 'en';
    const map = mapFor(view);
    for (const { id, ground } of map.zones) {
      const label = labelOf(view, option({ kind: 'step', zone: id, reaction: 0 }));
      expect(label).toContain(words.zoneName('en', map, id));
      expect(label.toLowerCase()).toContain(ground);
    }
  });

  test('the hint of zones counts them and names the dearest step', () => {
    language.value = 'en';
    const steps = [0, 2, 1].map((reaction, zone) => option({ kind: 'step', zone, reaction }));
    expect(kit.placesHint(steps)).toEqual({
      text: 'Tap a framed zone (3).',
      warning: 'Leaving costs 2 Wounds.',
    });
    const [free] = steps;
    expect(kit.placesHint(free ? [free] : [])).toEqual({ text: 'Tap a framed zone (1).' });
    const dice = [0, 1].map((die) => option({ kind: 'resolve', die }));
    expect(kit.placesHint(dice)).toEqual({ text: 'Tap a die in the tray (2).' });
  });

  test('enemies lose their number', () => {
    language.value = 'en';
    expect(enemyName('undead12')).toBe(enemyName('undead1'));
    expect(enemyName('undead1')).toBe(words.say('en', { key: 'undead.name' }));
  });

  test('stances and the amulet are no cards, skills and items are', () => {
    const use = (card: string) => cardOf(view, option({ kind: 'use', card, index: 0 }));
    for (const stance of Object.keys(content.stances)) expect(use(stance)).toBeNull();
    expect(use('spell-amulet')).toBeNull();
    for (const skill of Object.keys(content.skills)) expect(use(skill)).toBe(skill);
    for (const item of Object.keys(content.items)) expect(use(item)).toBe(item);
  });

  test('an item is known by its number, whoever has it', () => {
    const held = view.heroes.flatMap(({ items }) => items);
    for (const { number, card } of held)
      expect(cardOf(view, option({ kind: 'give', hero: 0, item: number }))).toBe(card);
    expect(cardOf(view, option({ kind: 'give', hero: 0, item: 99_999 }))).toBeNull();
    expect(cardOf(view, option({ kind: 'move' }))).toBeNull();
  });

  test('cards are explained where it is a choice of cards', () => {
    const card = option({ kind: 'card', card: 'dagger' });
    const item = option({ kind: 'item', item: 1, card: 'dagger' });
    const move = option({ kind: 'move' });
    expect(explains(decisionOf({ options: [move, card] }))).toBe(true);
    expect(explains(decisionOf({ options: [item] }))).toBe(true);
    expect(explains(decisionOf({ options: [move] }))).toBe(false);
  });

  test('strikes and elements have signs of their own', () => {
    for (const type of ['melee', 'magic', 'ranged'] as const)
      expect(signOf(option({ kind: 'strike', type, enemy: 'undead1' }))).toBe(type);
    for (const element of ['water', 'fire', 'air', 'earth', 'mana'] as const)
      expect(signOf(option({ kind: 'element', element }))).toBe(element);
    expect(signOf(option({ kind: 'use', card: 'offensive', index: 0 }))).toBeNull();
    for (const stance of Object.keys(content.stances))
      expect(signOf(option({ kind: 'use', card: stance, index: 0 }))).toBe('rage');
  });

  test('what is said of an enemy is what it can still take', () => {
    language.value = 'en';
    const fought = moments.find((moment) => moment.view.enemies.some(({ wounds }) => wounds > 0));
    if (!fought) throw new Error('nobody was ever hurt');
    for (const { id, kind, health, wounds, minions } of fought.view.enemies) {
      const note = noteOf(fought.view, option({ kind: 'enemy', enemy: id })) ?? '';
      const left = health - wounds;
      if (kind === 'mob') expect(note).toContain(`leader and ${minions} minion`);
      expect(note).toContain(kind === 'mob' ? `${left} Health` : `${left} of ${health} Health`);
    }
    expect(noteOf(fought.view, option({ kind: 'enemy', enemy: 'nobody1' }))).toBeNull();
  });
});
