import type { Decision } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import { questCards } from '../src/content/quests/index.ts';
import type { EventDetails, HellscapeEvent } from '../src/events.ts';
import type { Cast } from '../src/locales/log.ts';
import { texts } from '../src/locales/texts.ts';
import { LANGUAGES, type Language } from '../src/say.ts';
import { randomAnswers, startRandom } from './games.ts';
import { cardWords, logLine, missingTexts, optionText, say } from './words.ts';

/** A key that was shown as it is, a placeholder nobody filled, or an id in place of a name. */
const UNFINISHED =
  /\{\w|undefined|\bnull\b|\?|\b(ask|option|deed|event|purpose|cause|special|effect|on|to|for|from|whom)\.[a-z]|\.(name|text)\b|\b[a-z]+(-[a-z0-9]+)+-\d|\b[a-z]+\d+\b/;

/** A question mark at the end of a question is fine; one that stands for somebody unknown is not. */
const withoutQuestionMarks = (words: string) => words.replace(/(?<=\S)\?/g, '');

describe('the texts', () => {
  test('are there in both languages', () => {
    for (const language of LANGUAGES) expect(missingTexts(language)).toEqual([]);
  });

  test('have the same placeholders in both languages', () => {
    // Italian verbs need no pronoun.
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\{(?!he\}|his\})(\w+)/g)].map(([, name]) => name))].sort();
    const differing = Object.entries(texts).filter(
      ([, { en, it }]) => `${names(en)}` !== `${names(it)}`,
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('of every card are complete: the numbers come from its own data', () => {
    const decks = [
      content.skills,
      content.items,
      content.mobItems,
      content.mobs,
      content.roaming,
      content.doors,
      content.faces,
      content.arrows,
      content.rogueTokens,
      content.spirits,
      content.basicSpells,
    ].flatMap((deck) => Object.keys(deck));
    const single = [
      ...Object.values(content.heroes),
      ...Object.values(content.bosses),
      ...Object.values(content.setPowers),
      ...Object.values(content.peaks),
      ...content.consecrations,
    ].map(({ id }) => id);
    for (const id of [...decks, ...single]) {
      for (const language of LANGUAGES) {
        const { name, text } = cardWords(language, id);
        expect(name, id).not.toBe('');
        expect(withoutQuestionMarks(`${name}: ${text}`), id).not.toMatch(UNFINISHED);
      }
    }
  });

  test('specials are all used, say why they are, and have words where a card shows them', () => {
    const used = [
      ...JSON.stringify([content, questCards]).matchAll(/"do":"special","id":"([a-z-]+)"/g),
    ];
    const shown = new Set(used.map(([, id = '']) => id));
    const ruling = questCards.flatMap(({ special = [] }) => special);
    const known = Object.keys(content.specials);
    expect([...shown, ...ruling, TURN_AMULET].sort()).toEqual(known.sort());
    for (const [id, { why, resolve, happens, rules }] of Object.entries(content.specials)) {
      expect(why.split(' ').length, id).toBeGreaterThan(5);
      expect([resolve, happens, rules].filter(Boolean), id).toHaveLength(1);
      if (!resolve) continue;
      for (const language of LANGUAGES) {
        const words = say(language, { key: `special.${id}`, params: { n: 2 } });
        expect(words, id).not.toMatch(UNFINISHED);
      }
    }
  });
});

/** Is on no card: the board of the Wizard has it. */
const TURN_AMULET = 'turn-amulet';

describe('an option', () => {
  const cast: Cast = { heroes: [{ class: 'shaman' }] };

  test('that stands for an ability of an enemy says what it does', () => {
    const option = {
      id: 'ability0',
      means: { kind: 'enemy-ability', card: 'mob-gargoyles-1-2', index: 0 },
    };
    expect(optionText('en', cast, option)).toBe('DEFENSE, 1 symbol: +1 Shield.');
  });

  test('that stands for somebody says who', () => {
    const spirit = { id: 'ally-flame-spirit', means: { kind: 'ally', ally: 'flame-spirit' } };
    expect(optionText('en', cast, spirit)).toBe('Flame Spirit');
    const hero = { id: 'hero0', means: { kind: 'hero', hero: 0 } };
    expect(optionText('it', cast, hero)).toBe('Nahias');
    const undead = { id: 'enemy-undead2', means: { kind: 'enemy', enemy: 'undead2' } };
    expect(optionText('en', cast, undead)).toBe('Undead');
  });
});

describe('games of random answers', () =>
  test('say every question, every option and every event in words', () => {
    const unfinished = new Set<string>();
    for (let n = 0; n < 33; n++) {
      for (const language of LANGUAGES) {
        for (const line of wordsOfAGame(n, language)) {
          if (UNFINISHED.test(withoutQuestionMarks(line))) unfinished.add(line);
        }
      }
    }
    expect([...unfinished]).toEqual([]);
  }));

/** Every prompt, option and line of the log of a game's first 200 decisions. */
function* wordsOfAGame(n: number, language: Language): Generator<string> {
  const table = startRandom('words', n);
  for (const { question } of randomAnswers(table, `words ${n}`, 200)) {
    yield* wordsOf(table.decision(question), table.state, language);
  }
  for (const { event } of table.eventsSince(0, { seat: 0 })) {
    yield* lineOf(event as HellscapeEvent, table.state, language);
  }
}

/** The line of the log; what it is about must not appear as the rules call it. */
function* lineOf(event: HellscapeEvent, cast: Cast, language: Language): Generator<string> {
  const words = logLine(language, cast, event);
  const { t, purpose }: EventDetails = event;
  const raw = purpose?.includes('-') && words.includes(purpose);
  yield raw ? `purpose.${purpose} of ${t}` : words;
}

function* wordsOf(decision: Decision, cast: Cast, language: Language): Generator<string> {
  yield say(language, decision.prompt);
  for (const option of decision.options) {
    const words = optionText(language, cast, option);
    yield words === option.id ? `option.${words} of ${decision.prompt.key}` : words;
  }
}
