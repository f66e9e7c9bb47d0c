import { type Language, say } from '@crawlspace/brimstone';
import type { HeroInScene, Scene } from './scene.ts';

interface Words {
  readonly board: string;
  readonly nearer: string;
  readonly further: string;
  readonly recentre: string;
  readonly whole: string;
  readonly lit: string;
  readonly dark: string;
  readonly token: string;
  readonly scavenged: string;
  readonly exits: Readonly<Record<'unknown' | 'door' | 'gate' | 'cap', string>>;
  readonly knockedOut: string;
  readonly dead: string;
  readonly lantern: string;
  readonly hero: (health: number, sanity: number, grit: number) => string;
  readonly health: (left: number, all: number) => string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    board: 'Board',
    nearer: 'Zoom in',
    further: 'Zoom out',
    recentre: 'Back to the action',
    whole: 'Show the whole map',
    lit: 'lit',
    dark: 'in the dark',
    token: 'unexplored',
    scavenged: 'scavenged',
    exits: { unknown: 'unknown exit', door: 'open door', gate: 'gate', cap: 'dead end' },
    knockedOut: 'knocked out',
    dead: 'dead',
    lantern: 'with the lantern',
    hero: (health, sanity, grit) => `health ${health}, sanity ${sanity}, grit ${grit}`,
    health: (left, all) => `${left} of ${all} health`,
  },
  it: {
    board: 'Tabellone',
    nearer: 'Avvicina',
    further: 'Allontana',
    recentre: "Torna all'azione",
    whole: 'Mostra tutta la mappa',
    lit: 'alla luce',
    dark: 'al buio',
    token: 'da esplorare',
    scavenged: 'niente più da frugare',
    exits: { unknown: 'uscita ignota', door: 'porta aperta', gate: 'portale', cap: 'vicolo cieco' },
    knockedOut: 'KO',
    dead: 'morto',
    lantern: 'con la lanterna',
    hero: (health, sanity, grit) => `salute ${health}, sanità ${sanity}, grinta ${grit}`,
    health: (left, all) => `salute ${left} su ${all}`,
  },
};

/** The board in words: each tile with what is there. */
export function describe(language: Language, scene: Scene): string[] {
  const words = WORDS[language];
  const name = (key: string) => say(language, { key: `${key}.name` });
  return scene.tiles.map(({ index, id, lit }) => {
    const isHere = ({ space }: { space: number }) => scene.plan.board.tilesOf[space]?.[0] === index;
    const parts = [
      ...scene.marks.flatMap(({ key }) =>
        key === `token${index}` ? words.token : key === `scavenged${index}` ? words.scavenged : [],
      ),
      ...scene.doors.flatMap(({ tile, state }) =>
        tile === index && state !== 'joined' ? words.exits[state] : [],
      ),
      ...scene.heroes.filter(isHere).map((hero) => heroInWords(words, hero, name(hero.class))),
      ...scene.enemies
        .filter(isHere)
        .map((e) => `${name(e.variant ?? e.type)} (${words.health(e.health, e.maxHealth)})`),
    ];
    return `${name(id)}, ${lit ? words.lit : words.dark}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`;
  });
}

function heroInWords(words: Words, hero: HeroInScene, kind: string): string {
  const state =
    hero.state === 'dead'
      ? words.dead
      : hero.state === 'knocked-out'
        ? words.knockedOut
        : words.hero(hero.health, hero.sanity, hero.grit);
  const called = hero.name && hero.name !== kind ? `${hero.name} (${kind})` : kind;
  return `${called}, ${state}${hero.lantern ? `, ${words.lantern}` : ''}`;
}

/** The language of the page, for those who do not say. */
export function languageOfPage(): Language {
  return document.documentElement.lang.startsWith('it') ? 'it' : 'en';
}
