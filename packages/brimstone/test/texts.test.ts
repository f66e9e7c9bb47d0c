import { type Decision, Random, randomPicks, Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { brimstoneStay } from '../src/between/module.ts';
import { content } from '../src/content/index.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import { LANGUAGES, type Language } from '../src/locales/say.ts';
import { texts } from '../src/locales/texts.ts';
import { brimstone } from '../src/module.ts';
import type { AdventureState } from '../src/state.ts';
import { CLASS_IDS } from './classes.ts';
import { veteran } from './fuzz.ts';
import { cardText, cardWords, hasText, logLine, missingTexts, optionText, say } from './words.ts';

/** A key that was shown as it is, or a placeholder nobody filled. */
const UNFINISHED =
  /[{}]|undefined|\b(prompt|option|event|purpose|roll)\.[a-z]|\.(name|one|text)\b|^[a-z]+(-[a-z]+)+:/;

test('one enemy is called by one name, its type by the name of many', () => {
  const cast = { heroes: [] };
  const killed = { t: 'enemy-killed', enemy: 'void-spiders12' } as BrimstoneEvent;
  const activation = { t: 'enemy-activation', type: 'void-spiders' } as BrimstoneEvent;
  expect(logLine('en', cast, killed)).toBe('The Void Spider dies.');
  expect(logLine('it', cast, killed)).toBe('Ragno del Vuoto muore.');
  const made = {
    rolled: 2,
    parts: [
      { source: 'pistol', amount: 1 },
      { source: 'other-effects', amount: -1 },
    ],
  };
  const hit = {
    t: 'hit-enemy',
    hero: 0,
    enemy: 'void-spiders1',
    amount: 2,
    need: 1,
    made,
  } as const;
  expect(logLine('en', cast, hit)).toMatch(/ \(2 \+ 1 from Pistol − 1 from other effects\)\.$/);
  expect(logLine('it', cast, hit)).toMatch(/ \(2 \+ 1 da Pistola − 1 da altri effetti\)\.$/);
  expect(logLine('en', cast, activation)).toBe('The Void Spiders activate.');
  const placed = (amount: number) =>
    ({ t: 'enemies-placed', type: 'void-spiders', amount, spaces: [] }) as const;
  expect(logLine('en', cast, placed(1))).toBe('1 Void Spider appears.');
  expect(logLine('it', cast, placed(1))).toBe('Appare 1 Ragno del Vuoto.');
  expect(logLine('en', cast, placed(2))).toBe('2 Void Spiders appear.');
});

test('what a mission lets heroes do is told as it was offered', () => {
  const used = (card: string, purpose: string) =>
    logLine('en', { heroes: [] }, { t: 'ability-used', hero: 0, card, purpose });
  expect(used('the-bones-of-father-crane', 'dig')).toBe('?: Dig out a bone.');
  expect(used('bedside-manner', 'use')).toBe('? uses Bedside Manner.');
});

test('who scavenges in vain finds nothing, and not 0 things', () => {
  const scavenged = (amount: number) =>
    logLine('en', { heroes: [] }, { t: 'scavenged', hero: 0, amount } as BrimstoneEvent);
  expect(scavenged(0)).toBe('? scavenges and finds nothing.');
  expect(scavenged(2)).toBe('? scavenges and finds 2 things.');
});

test('everything that should have a text has one in both languages', () => {
  for (const language of LANGUAGES) expect(missingTexts(language)).toEqual([]);
});

test('cards read as somebody last approved (vitest -u writes what they read now)', async () => {
  const { itemDecks: _, threatDecks: __, tokenStacks: ___, ...decks } = content;
  const ids = Object.values(decks).flatMap((deck) => Object.keys(deck));
  const lines = [...new Set(ids)].flatMap((id) => {
    const texts = hasText(`${id}.text`) ? LANGUAGES.map((each) => cardWords(each, id).text) : [];
    const key = `prompt.${id}`;
    const asked = hasText(key) ? LANGUAGES.map((each) => `? ${say(each, { key })}`) : [];
    const said = [...texts, ...asked].map((text) => `  ${text}`);
    return said.length === 0 ? [] : [id, ...said];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/card-texts.txt');
});

test('both languages of a text have the same placeholders', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const differing = Object.entries(texts).filter(
    ([, { en, it }]) => `${placeholders(en)}` !== `${placeholders(it)}`,
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('no two items, upgrades or encounters have the same name', () => {
  for (const language of LANGUAGES) {
    const cards = [content.items, content.upgrades, content.encounters, content.conditions].flatMap(
      (deck) => Object.keys(deck),
    );
    const names = cards.map((card) => say(language, { key: `${card}.name` }));
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  }
});

test('every text of a card gets all its numbers from the card', () => {
  const cards = new Set(
    [...Object.values(content), content.bonuses].flatMap((deck) =>
      Object.values<object>(deck).map((card) => ('id' in card ? String(card.id) : '')),
    ),
  );
  const unfinished = Object.keys(texts).flatMap((key) => {
    const [id = '', part] = key.split('.');
    if (!cards.has(id)) return [];
    // X is the number on the sheet of an enemy.
    const { params } = cardText(id, part as 'text');
    return LANGUAGES.map((language) => say(language, { key, params: { x: 1, ...params } })).filter(
      (said) => UNFINISHED.test(said),
    );
  });
  expect(unfinished).toEqual([]);
});

/** Chances and amounts that a text gives in words. */
const IN_WORDS = new Set(['nest-behind-the-boards.spiders', 'the-eye-turns.pylons']);

test('every number that a card goes by is in its text', () => {
  const { upgrades, items, conditions, darkness, growingDread, hardships } = content;
  const { depthEvents, encounters, charts, services, loot, scavenge } = content;
  const cards = Object.entries({
    ...{ ...upgrades, ...items, ...conditions, ...darkness, ...growingDread, ...hardships },
    ...{ ...depthEvents, ...encounters, ...charts, ...loot, ...scavenge, ...pastimes(services) },
  });
  const written = cards.filter(([id]) => texts[`${id}.text`]);
  const hidden = written.flatMap(([id, { data = {} }]) =>
    Object.entries(data)
      .filter(([, value]) => typeof value === 'number' || /^(\dD|D|P)/.test(String(value)))
      .filter(([name]) => !texts[`${id}.text`]?.en.includes(`{${name}}`))
      .map(([name]) => `${id}.${name}`),
  );
  expect(hidden.filter((name) => !IN_WORDS.has(name))).toEqual([]);
});

/** What Locations do: of what they sell the price stands on the counter. */
function pastimes(services: typeof content.services) {
  return Object.fromEntries(
    Object.entries(services).filter(([, { kind }]) => kind !== 'ware' && kind !== 'forging'),
  );
}

test('no two cards go by one id; only what is sold has that of its card', () => {
  const { itemDecks: _, threatDecks: __, tokenStacks: ___, services, ...decks } = content;
  const sold = Object.keys(services).filter((id) => !Object.hasOwn(content.items, id));
  const ids = [...Object.values(decks).flatMap((deck) => Object.keys(deck)), ...sold];
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

test.each([
  ['frost-projector', 'if it is Small or Medium', 'se è Piccolo o Medio'],
  ['road-broken-axle', 'those kept in Items included', 'anche di quelli riposti negli Oggetti'],
  ['camp-ants', 'those kept in Items included', 'anche di quelli riposti negli Oggetti'],
  [
    'first-through-the-door',
    'Enemy of that group in your World',
    'Nemico di quel gruppo nel tuo Mondo',
  ],
  ['depth-targa-4', 'in the Lantern’s World', 'nel Mondo della Lanterna'],
])('%s says whom it concerns', (id, en, it) => {
  expect(cardWords('en', id).text).toContain(en);
  expect(cardWords('it', id).text).toContain(it);
});

test('whole games of random answers say everything in words', () => {
  const unfinished = new Set<string>();
  for (let n = 0; n < 30; n++) {
    for (const line of wordsOfAGame(n, LANGUAGES[n % 2] as Language)) {
      if (UNFINISHED.test(line)) unfinished.add(line);
    }
  }
  expect([...unfinished]).toEqual([]);
});

/** Every prompt, option and line of the log of a game. */
function* wordsOfAGame(n: number, language: Language): Generator<string> {
  const random = Random.seeded(`words ${n}`);
  const missions = Object.keys(content.missions);
  const heroes = Array.from({ length: 1 + random.below(6) }, () => ({
    class: CLASS_IDS[random.below(CLASS_IDS.length)],
  }));
  const setup = brimstone.parseSetup({ mission: missions[n % missions.length], heroes });
  const table = Table.start(brimstone, setup, `words ${n}`, { snapshots: false });
  let told = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    yield* wordsOf(table.decision(question), table.state, language);
    const picks = randomPicks(question, random);
    table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    for (const { n: number, event } of table.eventsSince(told, { seat: 0 })) {
      yield logLine(language, table.state, event as BrimstoneEvent);
      told = number + 1;
    }
  }
  yield say(language, { key: `outcome.${table.outcome?.cause}` });
}

function* wordsOf(
  decision: Decision,
  state: AdventureState,
  language: Language,
): Generator<string> {
  yield say(language, decision.prompt);
  for (const option of decision.options) {
    const words = optionText(language, state, option);
    yield words === option.id && !/^(s\d+|die\d+)$/.test(words) ? `option.${words}` : words;
  }
}

test('random days in Town say everything in words', () => {
  const unfinished = new Set<string>();
  for (let n = 0; n < 24; n++) {
    for (const line of wordsOfAStay(n, LANGUAGES[n % 2] as Language)) {
      if (UNFINISHED.test(line)) unfinished.add(line);
    }
  }
  expect([...unfinished]).toEqual([]);
});

/** Every prompt, option and line of the log of a stay of people who have money and something to have cured. */
function* wordsOfAStay(n: number, language: Language): Generator<string> {
  const random = Random.seeded(`stay ${n}`);
  const conditions = Object.keys(content.conditions);
  const characters = CLASS_IDS.map((id, place) => ({
    ...veteran(random, { class: id }, `hero ${place}`),
    gold: 400,
    corruption: 1,
    conditions: [conditions[random.below(conditions.length)] as string],
    ...(place === 3 && n % 3 === 0 ? { dead: true, resurrectable: true } : {}),
  }));
  const setup = brimstoneStay.parseSetup({ characters });
  const table = Table.start(brimstoneStay, setup, `stay ${n}`, { snapshots: false });
  let told = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.answerCount > 400) return;
    yield* wordsOf(table.decision(question), table.state, language);
    table.answerQuestion(question, randomPicks(question, random));
    for (const { n: number, event } of table.eventsSince(told, { seat: 0 })) {
      yield logLine(language, table.state, event as BrimstoneEvent);
      told = number + 1;
    }
  }
}

test('a text finds the word for a number', () => {
  const melee = (dice: number) => say('en', { key: 'option.melee', params: { dice } });
  expect(melee(1)).toBe('Melee Attack, 1 die');
  expect(melee(3)).toBe('Melee Attack, 3 dice');
});

test('the text of an exploration token names exactly the icons it has', () => {
  for (const [id, token] of Object.entries(content.tokens)) {
    const { text } = cardWords('en', id);
    const says = (word: string) => text.includes(word);
    expect([id, says('Clue')]).toEqual([id, token.clue]);
    expect([id, says('Gate')]).toEqual([id, token.gates > 0]);
    expect([id, says('Attack')]).toEqual([id, token.attacks > 0]);
    expect([id, says('Encounter')]).toEqual([id, token.encounters > 0]);
    expect([id, says('×2')]).toEqual([id, token.encounters === 2]);
    expect([id, says('Growing Dread')]).toEqual([id, (token.growingDread ?? 0) > 0]);
  }
});
