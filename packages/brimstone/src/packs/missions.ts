import {
  type EntryKind,
  entryKind,
  heard,
  type Place,
  type Problem,
  said,
  unknown,
} from '@crawlspace/kernel/packs';
import type { Content } from '../content-types.ts';
import { type MissionCard, missionOf } from '../language/mission.ts';
import { mission } from '../language/schema/mission.ts';
import { HOUSE_NAMES } from './house-names.ts';
import { problemsOf } from './references.ts';
import { type Say, visit } from './saying.ts';

const PARTS = ['name', 'intro', 'goal', 'objective', 'reward', 'failure'] as const;

/** The story, what heroes can do for it, and what markers, endings and counters of its own are called. */
function textsOf(card: MissionCard): readonly string[] {
  const { id, uses = [], lost } = card;
  const keys = new Set([...PARTS, ...uses.map((use) => use.id)].map((part) => `${id}.${part}`));
  const shared = new Set(lost ? [`outcome.${lost.by}`] : []);
  visit(card, [], ({ do: word, what, marker, counter, by }) => {
    if (word === 'tell') keys.add(`${id}.${what}`);
    if (word === 'mark') shared.add(`marker.${marker}`);
    if (word === 'win' || word === 'lose') shared.add(`outcome.${by}`);
    if (String(counter).startsWith(`${id}-`)) keys.add(`counter.${counter}`);
  });
  return [...keys, ...[...shared].filter((key) => !HOUSE_NAMES.has(key))];
}

function problemsOfMission(content: Content, card: MissionCard, place: Place): readonly Problem[] {
  const problems = problemsOf(content, 'missions', card, place);
  const say: Say = (path, text) => problems.push({ ...place, path, text: heard(text) });
  const { id, world, story, triggers = [], uses = [], routines = {} } = card;
  const missions = Object.keys(content.missions);
  for (const [how, ids] of Object.entries(story ?? {})) {
    for (const [n, other] of ids.entries()) {
      if (!missions.includes(other)) say(['story', how, n], unknown('entry', other, missions));
    }
  }
  const begins = content.tiles.of[world]?.some(
    (tile) => content.tiles.byId[tile]?.kind === 'entrance',
  );
  if (!begins) say(['world'], said('world-tiles'));
  if (!isFound(card)) say(['clues'], said('never-found'));
  if (card.won === undefined && !says(card, 'win')) say(['won'], said('never-won'));
  for (const [n, { at, from, every }] of triggers.entries()) {
    if (at !== 'final-turn' && (from ?? every))
      say(['triggers', n, 'at'], said('only', { value: 'final-turn' }));
  }
  visit({ triggers, uses, routines }, [], ({ do: word, routine }, path) => {
    const known = Object.keys(routines);
    if (word === 'run' && !known.includes(String(routine))) {
      say(path, unknown('name', String(routine), known));
    }
  });
  problemsOfNames(content, id, card, say);
  return problems;
}

/** Markers and endings of a pack begin with the mission, so that two packs never mean different things. */
function problemsOfNames(content: Content, id: string, card: MissionCard, say: Say): void {
  const { texts = {} } = content;
  const hasText = (key: string) => HOUSE_NAMES.has(key) || Object.hasOwn(texts, key);
  visit(card, [], ({ do: word, marker, by }, path) => {
    const [field, name] = word === 'mark' ? ['marker', marker] : ['outcome', by];
    if (word !== 'mark' && word !== 'win' && word !== 'lose') return;
    const isNamed = String(name).startsWith(`${id}-`) || hasText(`${field}.${name}`);
    if (!isNamed) say(path, said('own-name', { name: String(name), id }));
  });
}

function isFound(card: MissionCard): boolean {
  return card.clues > 0 || says(card, 'find-objective') || says(card, 'win');
}

function says(card: MissionCard, word: string): boolean {
  let found = false;
  visit(card, [], (fields) => {
    found ||= fields['do'] === word;
  });
  return found;
}

export const missions: EntryKind<Content> = entryKind<Content, MissionCard>({
  says: 'Missions: what is printed, what comes when, and how they are won.',
  can: ['adds', 'changes'],
  schema: mission,
  most: 1500,
  // What is code has no card.
  ids: (content) => Object.values(content.missions).flatMap(({ id, card }) => (card ? [id] : [])),
  read: (content, id) => content.missions[id]?.card,
  put: (content, card) => ({
    ...content,
    missions: { ...content.missions, [card.id]: missionOf(card) },
  }),
  problems: problemsOfMission,
  texts: textsOf,
  parts: [...PARTS, 'special'],
});
