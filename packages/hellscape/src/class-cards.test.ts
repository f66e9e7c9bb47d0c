import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart } from '../test/descent.ts';
import { cardWords, hasText, say } from '../test/words.ts';
import type { Ability } from './ability.ts';
import { BULLSEYE } from './content/classes/ranger/shooting.ts';
import { content } from './content/index.ts';
import { CLASSES, type ClassId, ELEMENTS, STANCES } from './ids.ts';
import { LANGUAGES } from './say.ts';

const skillsOf = (id: ClassId) => Object.values(content.skills).filter((each) => each.class === id);
const berserker = skillsOf('berserker');
const tokens = Object.values(content.rogueTokens);
const arrows = Object.values(content.arrows);
const spirits = Object.keys(content.spirits);

/** Hero, Health, Mana, and skills of the levels 1 to 5. */
const PRINTED = {
  berserker: ['gheta', 8, 2, [3, 3, 3, 2, 2]],
  paladin: ['sir-ronen', 6, 4, [3, 3, 3, 2, 2]],
  ranger: ['irk', 5, 4, [3, 2, 3, 3, 2]],
  rogue: ['feydra', 5, 3, [3, 3, 3, 2, 2]],
  shaman: ['nahias', 5, 5, [3, 2, 3, 3, 2]],
  wizard: ['mathrin', 4, 6, [3, 3, 2, 3, 2]],
} as const;

/** The rank that a name shows; 0 for one without a numeral. */
const rankOf = (name: string) => ['I', 'II', 'III'].indexOf(name.split(' ').at(-1) ?? '') + 1;

describe.each(CLASSES)('the %s', (id) => {
  const skills = skillsOf(id);

  it('has the hero and the thirteen skills that are printed', () => {
    const [hero, health, mana, levels] = PRINTED[id];
    expect(content.heroes[id]).toMatchObject({ id: hero, class: id, health, mana });
    expect(skills).toHaveLength(13);
    const perLevel = [1, 2, 3, 4, 5].map((n) => skills.filter(({ level }) => level === n).length);
    expect(perLevel).toEqual(levels);
  });

  rule(['H-SKILL-01'], 'a numeral in the name is the rank, and ranks build on lower ones', () => {
    for (const skill of skills) {
      const rank = Number(/-(\d)$/.exec(skill.id)?.[1] ?? 0);
      for (const language of LANGUAGES)
        expect(rankOf(cardWords(language, skill.id).name), skill.id).toBe(rank);
      const lower = skills.find((each) => each.id === skill.upgrades);
      expect(skill.upgrades, skill.id).toBe(
        rank < 2 ? undefined : skill.id.replace(/\d$/, String(rank - 1)),
      );
      if (!lower) continue;
      expect(lower.level, skill.id).toBeLessThan(skill.level);
      expect([lower.stance, lower.spirit]).toEqual([skill.stance, skill.spirit]);
    }
    expect(rankOf(cardWords('en', 'fatal-fury-2').name)).toBe(2);
    expect(rankOf(cardWords('en', 'cleave').name)).toBe(0);
  });

  it('has flavour on the hero and every skill', () => {
    for (const card of [content.heroes[id], ...skills])
      expect(hasText(`${card.id}.flavour`), card.id).toBe(true);
  });
});

describe('the Berserker’s cards', () => {
  rule(['H-CONT-06'], 'one board with one stance', () => {
    const { heroes } = fromTheStart({ heroes: ['berserker', 'rogue'] }).state;
    const boards = heroes.flatMap(({ board }) => (board.class === 'berserker' ? [board] : []));
    expect(boards).toHaveLength(1);
    expect(STANCES).toContain(boards[0]?.stance);
  });

  it('every stance has an ability for 1 Rage, a skill of level 1 and others', () => {
    for (const stance of STANCES) {
      expect(content.stances[stance].cost).toEqual({ rage: 1 });
      expect(cardWords('en', stance).text, stance).toContain('1 Rage: ');
      expect(hasText(`deed.stance-${stance}`)).toBe(true);
    }
    const first = berserker.filter(({ level }) => level === 1).map(({ stance }) => stance);
    expect(first.sort()).toEqual([...STANCES].sort());
    for (const stance of [...STANCES, 'any'])
      expect(berserker.filter((each) => each.stance === stance).length).toBeGreaterThanOrEqual(3);
  });

  it('need no code of their own', () => {
    const { berserker: hero } = content.heroes;
    const { minor, greater } = content.setPowers.berserker;
    const all = [hero.ability, hero.shadow, ...minor, ...greater];
    const effects = [...all, ...berserker.flatMap(({ abilities }) => abilities)].flatMap(
      (ability) => ability.effects,
    );
    expect(effects.filter((effect) => effect.do === 'special')).toEqual([]);
  });
});

describe('the Paladin’s cards', () => {
  it('have two sides, and the blessed one is another', () => {
    for (const { id, abilities, blessed } of skillsOf('paladin')) {
      expect(abilities.length, id).toBeGreaterThan(0);
      expect(blessed?.length ?? 0, id).toBeGreaterThan(0);
      expect(blessed, id).not.toEqual(abilities);
      expect(cardWords('it', id).text).toContain('\nBenedetta — ');
    }
    expect(cardWords('en', 'searing-ground').text).toBe(
      'ATTACK, 1 Mana: +1 Hit, +1 Fire on the target.\nBlessed — ATTACK, 1 Mana: +1 Hit, +2 Fire on the target.',
    );
  });

  it('Consecrations are laid and lifted in words', () => {
    for (const { id } of content.consecrations)
      expect([`deed.lay-${id}`, `deed.lift-${id}`].map(hasText)).toEqual([true, true]);
  });
});

describe('the Ranger’s Arrows', () => {
  it('say what each bar does', () => {
    expect(cardWords('en', 'arrow-pitch-pot').text.split('\n')).toEqual([
      '2 arrows.',
      'Quick Shot: reroll 1 die.',
      'Bullseye: +1 Fire on the target.',
      'Overload: take 1 Fire.',
    ]);
    expect(cardWords('it', 'arrow-hair-trigger').text).toContain('1 freccia.');
  });

  const whole = { 1: 5, 2: 5, 3: 4 };

  it('are fourteen cards of one to three arrows, 27 in all', () => {
    expect(arrows).toHaveLength(14);
    for (const n of [1, 2, 3] as const)
      expect(arrows.filter((card) => card.arrows === n)).toHaveLength(whole[n]);
  });

  it('make the wager fair: half of all draws that never stop are Bullseyes', () => {
    const chance = chancesOf(0, whole);
    // By the number of cards: none with 1 or 2; most with 3 or 4.
    expect(chance.map((each) => Math.round(each * 1000) / 1000)).toEqual([
      0, 0, 0, 0.192, 0.25, 0.06, 0.002, 0,
    ]);
    expect(sum(chance)).toBeCloseTo(0.504, 3);
  });

  it.each([
    [4, 0.588],
    [5, 0.467],
    [6, 0.357],
  ])('make it harder with %s arrows shown', (shown, chance) =>
    expect(sum(chancesOf(shown, whole))).toBeCloseTo(chance, 3),
  );
});

type Left = Readonly<Record<1 | 2 | 3, number>>;

/** The chance of a Bullseye by the number of cards still to be revealed, when nobody stops. */
function chancesOf(shown: number, left: Left): number[] {
  const chances = Array<number>(8).fill(0);
  if (shown === BULLSEYE) chances[0] = 1;
  if (shown >= BULLSEYE) return chances;
  const cardsLeft = left[1] + left[2] + left[3];
  for (const arrow of [1, 2, 3] as const) {
    if (left[arrow] === 0) continue;
    const after = chancesOf(shown + arrow, { ...left, [arrow]: left[arrow] - 1 });
    for (const [i, chance] of after.slice(0, -1).entries())
      chances[i + 1] = (chances[i + 1] ?? 0) + (chance * left[arrow]) / cardsLeft;
  }
  return chances;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

describe('the Rogue’s tokens', () => {
  const starting = tokens.filter((each) => each.starting);

  rule(['H-CONT-08'], 'nine of the 24 are there from the start, 15 lie aside', () => {
    const board = content.classes.rogue.newBoard(content, (cards) => cards);
    expect(board.class === 'rogue' ? board.bag.length : 0).toBe(9);
    expect(sum(tokens.map(({ copies }) => copies))).toBe(24);
    expect(sum(starting.map(({ copies }) => copies))).toBe(9);
  });

  it('have three colours, and at least two of the first nine are +1 MP', () => {
    const dash = content.rogueTokens['token-dash'];
    expect(dash).toMatchObject({ colour: 'blue', starting: true });
    expect(dash?.copies).toBeGreaterThanOrEqual(2);
    expect(dash?.abilities).toEqual([{ timing: 'move', effects: [{ do: 'mp', n: 1 }] }]);
    expect(new Set(tokens.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue', 'green']));
  });

  it('fit their colour: red ones are for attacks, blue ones for moves', () => {
    for (const { id, colour, kind, abilities } of tokens) {
      const timing = { red: 'attack', blue: 'move', green: 'turn' }[colour];
      for (const ability of abilities) expect(ability.timing, id).toBe(timing);
      if (kind !== 'plain') expect(colour, id).toBe('red');
      expect(cardWords('en', id).text, id).not.toBe('');
    }
    for (const action of ['move', 'attack', 'recover', 'trade', 'special'])
      expect(hasText(`ask.token-${action}`)).toBe(true);
  });

  it('come with skills, the fifteen that are not there from the start, and stronger Poison', () => {
    const aside = tokens.filter((each) => !each.starting);
    const skills = skillsOf('rogue');
    expect(skills.flatMap((skill) => skill.tokens ?? []).sort()).toEqual(
      aside.flatMap(({ id, copies }) => Array<string>(copies).fill(id)).sort(),
    );
    expect(skills.flatMap(({ poison }) => poison ?? [])).toEqual([2, 3, 4]);
    expect(cardWords('en', 'venomcraft-1').text).toBe(
      'Poison deals 2 Wounds at the start of the Enemy’s activation.\nInto the bag: 2 × Fang.',
    );
    expect(cardWords('it', 'fleet-of-foot-1').text).toContain('1 × Volteggio, 1 × Trucco.');
  });
});

describe('the Shaman’s cards', () => {
  const skills = skillsOf('shaman');

  it('draw on every element, and never on Mana', () => {
    const { shaman: hero } = content.heroes;
    const { minor, greater } = content.setPowers.shaman;
    const abilities: Ability[] = [
      hero.ability,
      hero.shadow,
      ...minor,
      ...greater,
      ...skills.flatMap((skill) => [...skill.abilities, ...(skill.spiritAbilities ?? [])]),
      ...Object.values(content.spirits).flatMap((card) => card.abilities ?? []),
    ];
    const paid = skills.flatMap(({ abilities }) =>
      abilities.flatMap(({ cost }) => Object.keys(cost?.elements ?? {})),
    );
    expect(new Set(paid)).toEqual(new Set(ELEMENTS));
    expect(abilities.every(({ cost }) => !cost?.mana)).toBe(true);
  });

  it('say what the Spirits gain by the second rank', () => {
    for (const { id } of skills.filter(({ spiritAbilities }) => spiritAbilities)) {
      expect(cardWords('en', id).text).toMatch(/Spirit — ATTACK: \+1 (orange|yellow) die/);
      expect(cardWords('it', id).text).toMatch(/Spirito .* — ATTACCO: \+1 dado/);
    }
  });

  it('have words for every peak and everything Spirits do', () => {
    const deeds = spirits.flatMap((id) =>
      ['attack', 'move'].flatMap((does) => [`${id}-${does}`, `${id}-${does}-again`]),
    );
    for (const deed of deeds) expect(hasText(`deed.${deed}`), deed).toBe(true);
    for (const into of ['mana', ...ELEMENTS]) expect(hasText(`option.into-${into}`)).toBe(true);
    for (const element of ELEMENTS)
      for (const language of LANGUAGES)
        expect(say(language, { key: `deed.peak-${element}` })).toContain(
          cardWords(language, `peak-${element}`).name,
        );
    for (const id of [...spirits, ...ELEMENTS.map((each) => `peak-${each}`)])
      expect(hasText(`${id}.flavour`), id).toBe(true);
  });
});

describe('the Wizard’s cards', () => {
  rule(['H-CONT-04', 'H-HERO-10'], 'one Amulet with a Wizard, none without', () => {
    const boards = (heroes: readonly ClassId[]) =>
      fromTheStart({ heroes }).state.heroes.map(({ board }) => board.class);
    const amulets = (heroes: readonly ClassId[]) =>
      boards(heroes).filter((board) => board === 'wizard').length;
    expect(amulets(['wizard', 'rogue'])).toBe(1);
    expect(amulets(['berserker', 'rogue'])).toBe(0);
    expect(boards(CLASSES)).toEqual(CLASSES);
    expect(hasText('spell-amulet.name')).toBe(true);
  });

  it('have one ability each, for 1 to 3 Mana; only Ley Draught costs nothing', () => {
    for (const { id, abilities } of [
      ...skillsOf('wizard'),
      ...Object.values(content.basicSpells),
    ]) {
      expect(abilities, id).toHaveLength(1);
      const mana = abilities[0]?.cost?.mana ?? 0;
      if (id === 'ley-draught') expect(mana).toBe(0);
      else expect([1, 2, 3], id).toContain(mana);
    }
  });
});
