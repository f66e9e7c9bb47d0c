import { describe, expect, it } from 'vitest';
import { cardWords } from '../../../../test/words.ts';
import { ELEMENTS } from '../../../ids.ts';
import type { Ability } from '../../../language/ability.ts';
import { shamanTexts } from '../../../locales/cards/shaman.ts';
import type { Texts } from '../../../locales/types.ts';
import { peaks, shamanHero, shamanSetPower, shamanSkills, spirits } from './index.ts';

const texts: Texts = shamanTexts;
const printed = [shamanHero, ...shamanSkills, ...Object.values(peaks), ...Object.values(spirits)];
const abilities: Ability[] = [
  shamanHero.ability,
  shamanHero.shadow,
  ...shamanSetPower.minor,
  ...shamanSetPower.greater,
  ...shamanSkills.flatMap((skill) => [...skill.abilities, ...(skill.spiritAbilities ?? [])]),
  ...Object.values(spirits).flatMap((card) => card.abilities ?? []),
];

describe('Shaman cards', () => {
  it('are Nahias with Health 5 and Mana 5', () =>
    expect(shamanHero).toMatchObject({ id: 'nahias', class: 'shaman', health: 5, mana: 5 }));

  it('are thirteen skills, three of them of level 1', () => {
    expect(new Set(shamanSkills.map(({ id }) => id)).size).toBe(13);
    const levels = [1, 2, 3, 4, 5].map((n) => shamanSkills.filter(({ level }) => level === n));
    expect(levels.map(({ length }) => length)).toEqual([3, 2, 3, 3, 2]);
    expect(shamanSkills.every((skill) => skill.class === 'shaman')).toBe(true);
  });

  it('have ranks that follow each other', () => {
    for (const { id, level, upgrades, spirit } of shamanSkills) {
      const rank = Number(/-(\d)$/.exec(id)?.[1] ?? 1);
      expect(upgrades, id).toBe(rank === 1 ? undefined : id.replace(/\d$/, String(rank - 1)));
      const lower = shamanSkills.find((skill) => skill.id === upgrades);
      if (!lower) continue;
      expect(lower.level, id).toBeLessThan(level);
      expect(lower.spirit).toBe(spirit);
    }
  });

  it('draw on every element', () => {
    const paid = shamanSkills.flatMap((skill) =>
      skill.abilities.flatMap(({ cost }) => Object.keys(cost?.elements ?? {})),
    );
    expect(new Set(paid)).toEqual(new Set(ELEMENTS));
    expect(abilities.every(({ cost }) => !cost?.mana)).toBe(true);
  });

  it('have names and flavour in both languages', () => {
    for (const { id } of printed) {
      expect(texts[`${id}.name`], id).toBeDefined();
      expect(texts[`${id}.flavour`], id).toBeDefined();
    }
    const { id } = shamanSetPower;
    for (const name of [id, `${id}-greater`]) expect(texts[`${name}.name`]).toBeDefined();
    for (const { en, it: italian } of Object.values(texts)) {
      expect(en).not.toBe('');
      expect(italian).not.toBe('');
    }
  });

  it('say what the Spirits gain by the second rank', () => {
    for (const skill of shamanSkills) {
      if (!skill.spiritAbilities) continue;
      expect(cardWords('en', skill.id).text).toMatch(/Spirit — ATTACK: \+1 (orange|yellow) die/);
      expect(cardWords('it', skill.id).text).toMatch(/Spirito .* — ATTACCO: \+1 dado/);
    }
  });
});

describe('words of the Shaman’s deeds', () => {
  it('are there for every peak and everything Spirits do', () => {
    const deeds = [
      ...ELEMENTS.map((element) => `peak-${element}`),
      ...Object.keys(spirits).flatMap((id) =>
        ['attack', 'move'].flatMap((does) => [`${id}-${does}`, `${id}-${does}-again`]),
      ),
    ];
    for (const deed of deeds) expect(texts[`deed.${deed}`], deed).toBeDefined();
    for (const into of ['mana', ...ELEMENTS]) expect(texts[`option.into-${into}`]).toBeDefined();
  });

  it('name the card a peak brings', () => {
    for (const element of ELEMENTS) {
      for (const language of ['en', 'it'] as const) {
        const name = texts[`peak-${element}.name`]?.[language] ?? '?';
        expect(texts[`deed.peak-${element}`]?.[language]).toContain(name);
      }
    }
  });
});
