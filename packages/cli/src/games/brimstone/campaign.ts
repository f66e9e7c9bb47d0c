import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { type CampaignPlan, type PlayedChapter, playCampaign } from '@crawlspace/bots/campaign';
import {
  type BrimstoneEvent,
  brimstone,
  type Chapter,
  type Character,
  type ClassId,
  type Company,
  type Fate,
  XP_FOR_LEVEL,
} from '@crawlspace/brimstone';
import type {
  AdventureFacts,
  CampaignFacts,
  CampaignKit,
  CampaignOrder,
  StayFacts,
} from '../campaign.ts';
import { Sampler } from '../moments.ts';
import { BANDS } from './bands.ts';
import { content } from './house.ts';

/** Everything that a level can bring. */
const LEARNED = new Set(Object.values(content.classes).flatMap(({ tracks }) => tracks.flat()));

export const campaigns: CampaignKit = {
  play,
  mission(id) {
    const { basic = false, levels = [1, HIGHEST] } = content.missions[id] ?? {};
    return { levels, wanted: basic ? BANDS.introduction : BANDS.together };
  },
};

const HIGHEST = XP_FOR_LEVEL.length + 1;

function play({ seed, bot, playouts, heroes, adventures, moments }: CampaignOrder): CampaignFacts {
  const party = heroes as readonly ClassId[];
  const samplerOf = (n: number) =>
    moments && new Sampler(brimstone, brimstoneBots, `${seed}/${n}`, moments);
  let sampler = samplerOf(1);
  const watch: CampaignPlan['watch'] = (...seen) => sampler?.watch(...seen);
  const plan = { seed, bot, budget: { playouts }, party, adventures };
  const played = playCampaign(content, moments ? { ...plan, watch } : plan);
  const facts = { adventures: [] as AdventureFacts[], stays: [] as StayFacts[] };
  const reached: Record<number, number> = {};
  let decisions = 0;
  let alive = true;
  for (const chapter of played) {
    decisions += chapter.decisions;
    const last = chapter.after.chronicle.at(-1);
    if (last?.kind === 'adventure') {
      const seen = sampler ? { moments: sampler.momentsOf(last.outcome.won) } : {};
      facts.adventures.push({ ...adventureFacts(chapter, last), ...seen });
      sampler = samplerOf(facts.adventures.length + 1);
    } else if (last) facts.stays.push(stayFacts(chapter, last));
    const number = facts.adventures.length;
    for (let level = 2; level <= middleLevel(chapter.after); level++) reached[level] ??= number;
    alive = chapter.after.members.some(({ standing }) => standing === 'ready');
  }
  const deaths = [...facts.adventures, ...facts.stays].reduce((sum, each) => sum + each.deaths, 0);
  return { ...facts, reached, deaths, ended: !alive, decisions };
}

/** The level that half of the posse has. */
function middleLevel({ chronicle }: Company): number {
  const levels = (chronicle.at(-1)?.fates ?? [])
    .flatMap(({ character }) => (character.dead ? [] : [character.level]))
    .sort((a, b) => b - a);
  return levels[Math.floor((levels.length - 1) / 2)] ?? 1;
}

function adventureFacts(
  { events }: PlayedChapter,
  { fates, mission, outcome }: Extract<Chapter, { kind: 'adventure' }>,
): AdventureFacts {
  return {
    mission,
    level: highest(fates),
    heroes: fates.length,
    won: outcome.won,
    cause: outcome.cause,
    deaths: events.filter(({ t }) => t === 'died').length,
    xp: sum(fates, (fate) => earnedXp(fate.character) - earnedXp(before(fate))),
    gold: sum(fates, (fate) => fate.character.gold - (before(fate)?.gold ?? 0)),
    suffered: sum(fates, (fate) => ailments(fate.character) - ailments(before(fate))),
    abilities: fates.flatMap((fate) => learnedBy(before(fate))),
    learned: fates.flatMap(newlyLearned),
  };
}

function stayFacts(
  { events }: PlayedChapter,
  { fates, days }: Extract<Chapter, { kind: 'stay' }>,
): StayFacts {
  const bought: Record<string, number> = {};
  for (const id of events.flatMap(purchase)) bought[id] = (bought[id] ?? 0) + 1;
  const living = fates.filter(({ character }) => !character.dead);
  const left = sum(living, ({ character }) => character.gold);
  const spent = events.reduce((total, event) => total + spentIn(event), 0);
  const change = sum(fates, (fate) => fate.character.gold - (before(fate)?.gold ?? 0));
  return {
    level: highest(fates),
    heroes: living.length,
    days,
    earned: change + spent,
    spent,
    left,
    bought,
    cured: events.filter(({ t }) => t === 'cured').length,
    kept: sum(living, ({ character }) => ailments(character)),
    resurrected: events.filter(({ t }) => t === 'resurrected').length,
    deaths: events.filter(({ t }) => t === 'died').length,
    learned: fates.flatMap(newlyLearned),
  };
}

function purchase(event: BrimstoneEvent): string[] {
  return event.t === 'paid' ? [event.card] : [];
}

function spentIn(event: BrimstoneEvent): number {
  const isSpent = event.t === 'paid' || event.t === 'lodging' || event.t === 'gold-lost';
  return isSpent ? event.amount : 0;
}

function before({ before: hero }: Fate): Character | undefined {
  return 'character' in hero ? hero.character : undefined;
}

function highest(fates: readonly Fate[]): number {
  return Math.max(1, ...fates.map((fate) => before(fate)?.level ?? 1));
}

/** With what was spent on levels. */
function earnedXp(character: Character | undefined): number {
  if (!character) return 0;
  const spent = XP_FOR_LEVEL.slice(0, character.level - 1);
  return spent.reduce((total, cost) => total + cost, character.xp);
}

/** What one would pay to be rid of. */
function ailments(character: Character | undefined): number {
  return (character?.conditions ?? []).filter((id) => !content.conditions[id]?.boon).length;
}

function learnedBy(character: Character | undefined): string[] {
  return (character?.upgrades ?? []).filter((id) => LEARNED.has(id));
}

function newlyLearned(fate: Fate): string[] {
  const had = learnedBy(before(fate));
  return learnedBy(fate.character).filter((id) => !had.includes(id));
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
