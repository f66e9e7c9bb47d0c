import { LANGUAGES, type Language } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { cardWords, hasText, say as sayText } from '../../../test/words.ts';
import { content } from '../../content/index.ts';
import type { AbilityData, Reaction } from '../ability.ts';
import { blast, MELEE, PISTOL, RANGED } from '../build.ts';
import { HOLDS } from '../compile/conditions.ts';
import { CONCERNS } from '../compile/moments.ts';
import type { Effects } from '../effects.ts';
import type { When } from '../values.ts';
import { madeText } from './card.ts';
import { CHANGES } from './changes.ts';
import type { Say, Voice } from './say.ts';

/** Says pieces, and takes none that nobody has written. */
const strictly =
  (language: Language): Say =>
  (key, params = {}) => {
    expect(hasText(key), `no text for ${key}`).toBe(true);
    return sayText(language, { key, params });
  };

function told(does: AbilityData, voice: Voice = 'you', language: Language = 'en') {
  return madeText(strictly(language), language, { does }, 'everybody', voice);
}

/** In both languages: what a reaction says. */
function both(reaction: Reaction, voice: Voice = 'you') {
  return LANGUAGES.map((language) => told({ on: [reaction] }, voice, language));
}

/** Nothing is left of placeholders, keys and empty places. */
function expectClean(text: string | undefined) {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/\{(?!x[|}])|\s[.,:]|\s\s|undefined|NaN|\[object/);
}

describe('what a card does, in words', () => {
  it('says reactions as cards do', () => {
    expect(
      both({
        at: 'attackDeclared',
        when: { weapon: { ...PISTOL, free: false } },
        asks: true,
        once: 'fight',
        change: { dice: 3 },
      }),
    ).toEqual([
      'Once per Fight, when you make an Attack with a Pistol, you may roll 3 more dice.',
      'Una volta per Scontro, quando effettui un Attacco con una Pistola, se vuoi tiri 3 dadi in più.',
    ]);
    expect(
      both({
        at: 'damageRolled',
        when: { every: [{ weapon: RANGED }, { field: 'die', least: 6 }] },
        change: { ignoresDefense: true },
      })[0],
    ).toBe('Your Ranged Hits ignore Defense if the Damage die shows 6 or more.');
    expect(
      both({ at: 'woundsIncoming', of: 'another-here', when: blast, change: { wounds: -2 } }),
    ).toEqual([
      'When another Hero on your Map Tile would be Wounded by an explosion, that Hero takes 2 fewer Wounds.',
      'Quando un altro Eroe sulla tua Tessera Mappa verrebbe ferito da un’esplosione, quell’Eroe subisce 2 Ferite in meno.',
    ]);
  });

  it('says of an enemy what it does; the number of its sheet is filled in later', () => {
    const ability: AbilityData = {
      on: [
        {
          at: 'heroHurt',
          when: { field: 'rolls', least: 'X' },
          do: [{ do: 'horror', n: 'X', to: 'concerned' }],
        },
      ],
    };
    expect(told(ability, 'type')).toBe(
      'When a Hero takes Wounds from it, if a natural To Hit roll was {x} or more, that Hero takes {x} Horror {x|Hit|Hits}.',
    );
  });

  it('names numbers, what they depend on, and dice', () => {
    const ability: AbilityData = {
      stats: { maxHealth: 3, defense: -1 },
      bestOf: { armor: 5, critMelee: 5 },
      while: [{ when: 'first-turn-of-fight', stats: { initiative: 2 } }],
      attackDice: { when: { every: ['has-moved', { weapon: MELEE }] }, n: 1 },
    };
    expect(told(ability)).toBe(
      'Armor 5+, +3 Health and +1 on Defense rolls. Your Melee Hits are Critical on 5+. ' +
        '+2 Initiative in the first turn of a Fight. ' +
        'Roll 1 more die in a Melee Attack if you have moved in this Activation.',
    );
  });

  it('says what a use takes and gives', () => {
    const use: AbilityData = {
      uses: [
        {
          id: 'a',
          timing: 'activation',
          limit: 'turn',
          grit: 1,
          when: 'in-fight',
          do: [{ do: 'move', n: 'D6' }],
        },
        { id: 'b', timing: 'anytime', limit: 'discard', do: [{ do: 'heal', wounds: 2 }] },
      ],
    };
    expect(told(use)).toBe(
      'Once per turn, in your Activation in a Fight, pay 1 Grit: move up to D6 spaces without Escape tests. Discard this: heal 2 Wounds.',
    );
  });

  it('says once what can be done at several times, and no Fight twice', () => {
    const reload = { limit: 'fight', when: 'in-fight', do: [{ do: 'make-ready' }] } as const;
    const uses: AbilityData = {
      uses: [
        { ...reload, id: 'a', timing: 'activation' },
        { ...reload, id: 'b', timing: 'turn-end' },
        { id: 'c', timing: 'turn-start', limit: 'adventure', times: 2, do: [{ do: 'artifact' }] },
      ],
    };
    expect(told(uses)).toBe(
      'Once per Fight, in your Activation or at the end of a turn: it is ready again. ' +
        'Up to 2 times per Adventure, at the start of a turn: draw an Artifact.',
    );
  });
});

describe('what belongs together', () => {
  const text = (id: string) => LANGUAGES.map((language) => cardWords(language, id).text);

  it('stands in one sentence, with a subject where it changes', () => {
    expect(text('bottled-daybreak')[0]).toBe(
      'Discard this: each Demon or Void Enemy on your Map Tile has −1 Initiative until the turn ends, and the Darkness moves back 2 steps.',
    );
    expect(text('feather-boa')[0]).toContain('they are dazzled, and you take 1 Sanity Damage.');
    expect(text('mutation-12-glass-teeth')[0]).toBe(
      'When you Heal yourself with Whiskey or when you use a Side Bag token (Tonic), take 1 Wound, but never the last.',
    );
    expect(text('stasis-sphere').map((said) => said.match(/frozen|congelato/g))).toEqual([
      ['frozen'],
      ['congelato'],
    ]);
  });

  it('is counted in the plural', () => {
    expect(text('spare-cylinder')[0]).toContain('if there are at most 3 Shots in your Six-Shooter');
    const foes = { foes: 'adjacent', when: { wounded: true } } as const;
    const ability: AbilityData = {
      while: [{ when: { number: { count: { foes } }, least: 2 }, stats: { luck: 1 } }],
    };
    expect(LANGUAGES.map((language) => told(ability, 'you', language))).toEqual([
      '+1 Luck while there are at least 2 adjacent Wounded Enemies.',
      '+1 Fortuna finché ci sono almeno 2 Nemici adiacenti feriti.',
    ]);
  });

  it('leaves no detail out', () => {
    expect(text('injury-4-broken-leg')).toEqual([
      '−2 Move (at least 1).',
      '−2 Movimento (almeno 1).',
    ]);
    expect(text('madness-3-talks-to-the-stone')[0]).toContain('never give away or sell Dark Stone');
    expect(text('branding-iron')[0]).toContain('a Hit in a Free Attack with this weapon');
    expect(text('branding-iron')[0]).toContain('(1 die, ignoring Defense, Fire)');
    expect(text('coach-gun')[0]).toContain('you have not attacked or Scavenged in this Activation');
  });
});

/** Fields that are so or not. */
const SWITCHES: ReadonlySet<string> = new Set([
  ...['replaced', 'byAbility', 'byWorld', 'waived', 'forbidden', 'cancelled', 'anywhere'],
  ...['critical', 'ignoresDefense', 'harmless', 'survives', 'prevented'],
]);

describe('every word', () => {
  const voices: readonly Voice[] = ['you', 'nobody', 'type'];

  it('for what may change says it for more and less, of everybody whom it may concern', () => {
    for (const name of Object.keys(CHANGES)) {
      const [at, field] = name.split('.') as [Reaction['at'], string];
      const numbers = [1, -2, { add: -2, least: 1 }, { most: 1 }, { least: 2 }];
      const changes = SWITCHES.has(field) ? [true] : numbers;
      for (const change of changes) {
        for (const voice of voices) {
          for (const text of both({ at, change: { [field]: change } }, voice)) expectClean(text);
        }
        for (const of of Object.keys(CONCERNS) as NonNullable<Reaction['of']>[]) {
          for (const text of both({ at, of, asks: true, change: { [field]: change } }))
            expectClean(text);
        }
      }
    }
  });

  it('for what must be so can follow if, while and unless', () => {
    const plain = Object.keys(HOLDS) as When[];
    const others: When[] = [
      { has: 'gold', n: 50 },
      { has: 'dark-stone' },
      { has: 'whiskey' },
      { has: 'any-token' },
      { has: 'stone-to-give' },
      { immune: 'fear' },
      { any: { foes: 'adjacent', when: { size: 'large', wounded: true } } },
      { any: { inSight: 6 } },
      { canShoot: 6 },
      { number: { count: 'grit' }, least: 2 },
      { number: { count: { foes: 'here' } }, most: 2 },
      { some: ['wounded', { has: 'whiskey' }] },
      { half: { passed: 'a' }, against: 'all' },
    ];
    for (const when of [...plain, ...others]) {
      for (const language of LANGUAGES) {
        const ability: AbilityData = {
          while: [
            { when, stats: { luck: 1 } },
            { when: { every: ['wounded', { not: when }] }, stats: { luck: 1 } },
          ],
        };
        for (const voice of voices) expectClean(told(ability, voice, language));
      }
    }
  });

  it('for effects on enemies and on the card itself has a sentence', () => {
    const effects: Effects = [
      { do: 'wound-enemy', n: 'D6', foes: 'adjacent', one: true, defended: true },
      { do: 'wound-enemy', n: { count: 'grit', most: 3 }, foes: 'beside-target' },
      { do: 'heal-enemy', n: 1, foes: 'own-type' },
      { do: 'push-enemy', n: 2, foes: 'target' },
      {
        do: 'weaken',
        stats: { combat: -1, toHit: 1 },
        until: 'fight',
        foes: { within: 2 },
        floor: 1,
      },
      {
        do: 'free-attack',
        kind: 'ranged',
        dice: 2,
        range: 6,
        crit: 5,
        keywords: ['gun', 'pistol'],
        ignoresDefense: true,
      },
      { do: 'move', n: 3 },
      { do: 'make-ready' },
      { do: 'discard-item' },
      { do: 'enemy-bonus', stats: { initiative: 1 }, until: 'turn' },
      { do: 'attach-this', to: 'concerned' },
      { do: 'open-door', in: 'here', else: [{ do: 'draw-darkness', n: 1 }] },
    ];
    for (const language of LANGUAGES) {
      expectClean(madeText(strictly(language), language, { effects }, 'here', 'you'));
    }
  });
});

describe('every card of the house', () => {
  const { upgrades, items, conditions, elites, variants, enemyAbilities, encounters, charts } =
    content;
  const { darkness, growingDread, hardships, depthEvents, loot, scavenge } = content;
  const decks = [upgrades, items, conditions, elites, variants, enemyAbilities, encounters, charts];
  const events = [darkness, growingDread, hardships, depthEvents, loot, scavenge];

  it('says what it does in whole sentences', () => {
    for (const id of [...decks, ...events].flatMap((deck) => Object.keys(deck))) {
      for (const language of LANGUAGES) {
        const { text } = cardWords(language, id);
        expect(text, id).not.toMatch(/\{(?!x[|}])|undefined|NaN|\[object|[a-z]\.[a-z]/);
      }
    }
  });
});
