import type { Question } from '@crawlspace/kernel';
import { isStanding } from '../look.ts';
import { fault } from './replay.ts';

/** The same question with other options. */
function offering(question: Question, options: readonly string[]): Question {
  const { id, seat, prompt, kind, min, max } = question;
  return { id, seat, prompt, kind, min, max, options };
}

/** Faults in class boards, quests and choices. */
export const boards = [
  fault('classes.rage', 'rage', ({ event }) => {
    event.amount = 8;
    return true;
  }),
  fault('classes.arrows', 'arrow', ({ event }) => {
    event.amount += 1;
    return true;
  }),
  fault('classes.shot', 'shot', ({ event }) => {
    event.purpose = event.purpose === 'overload' ? 'quick-shot' : 'overload';
    return true;
  }),
  fault('classes.marker', 'marker', ({ event }) => {
    event.card = 'nothing';
    return true;
  }),
  fault('classes.ground', 'consecrated', ({ event }) => {
    event.zone = -1;
    return true;
  }),
  fault('classes.peak', 'peak', ({ event, state }) => {
    const board = state.heroes[event.hero]?.board;
    if (board?.class !== 'shaman') return false;
    board.elements = { water: 1, fire: 1, air: 1, earth: 1 };
    return true;
  }),
  fault('classes.tokens', 'phase', ({ event, state }) => {
    if (event.purpose !== 'hero') return false;
    for (const { board } of state.heroes) if (board.class === 'rogue') board.drawn = [];
    return true;
  }),
  fault(
    'classes.poison-credit',
    'killed',
    ({ event, before, state }) => {
      const rogue = state.heroes.find(({ board }) => board.class === 'rogue');
      if (state.phase !== 'enemy' || event.hero === undefined || before.combat) return false;
      if (event.hero !== rogue?.index) return false;
      event.hero = rogue.index === 0 ? 1 : 0;
      return true;
    },
    'hellscape',
  ),
  fault(
    'classes.poison',
    'poisoned',
    ({ event }) => {
      event.amount += 7;
      return true;
    },
    'releasing-michael',
  ),
  fault(
    'quests.souls',
    'quest',
    ({ event }) => {
      if (event.purpose !== 'souls') return false;
      event.amount += 1;
      return true;
    },
    'soul-collector',
  ),
  fault('quests.left', 'left', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.hero) hero.zone = -1;
    return true;
  }),
  fault(
    'quests.sword',
    'quest',
    ({ event }) => {
      if (event.purpose !== 'sword-feeds') return false;
      event.amount += 1;
      return true;
    },
    'the-cursed-sword',
  ),
  fault(
    'quests.won',
    'won',
    ({ state }) => {
      state.dungeon.tokens.push({ id: 999, kind: 'objective', zone: 0 });
      return true;
    },
    'the-cursed-sword',
  ),
  fault(
    'quests.time',
    'quest',
    ({ event }) => {
      if (event.purpose !== 'key-fades') return false;
      event.amount += 1;
      return true;
    },
    'the-soul-keys',
  ),
  fault('quests.tokens', 'question', ({ state }) => {
    state.dungeon.tokens.push({ id: 999, kind: 'hourglass', zone: 0, count: 13 });
    return true;
  }),
  fault('choices.attack', 'question', (moment) => {
    const { question } = moment;
    if (question.prompt.key !== 'ask.attack') return false;
    moment.question = offering(question, question.options.slice(1));
    return true;
  }),
  fault('choices.turn', 'question', (moment) => {
    const { question } = moment;
    if (question.prompt.key !== 'ask.turn' || !question.options.includes('attack')) return false;
    moment.question = offering(
      question,
      question.options.filter((id) => id !== 'attack'),
    );
    return true;
  }),
  fault('choices.move', 'question', (moment) => {
    const { question } = moment;
    if (question.prompt.key !== 'ask.move') return false;
    moment.question = offering(question, [...question.options, 'zone999']);
    return true;
  }),
  fault('choices.heal', 'question', (moment) => {
    const { question } = moment;
    const zone = moment.state.heroes[question.seat]?.zone;
    const hurt = moment.state.heroes.some(
      (hero) => hero.zone === zone && isStanding(hero) && hero.health < hero.maxHealth,
    );
    if (question.prompt.key !== 'ask.heal' || !hurt) return false;
    moment.question = offering(question, []);
    return true;
  }),
  fault('choices.credit', 'question', (moment) => {
    const { question } = moment;
    if (question.prompt.key !== 'ask.credit') return false;
    moment.question = offering(question, question.options.slice(1));
    return true;
  }),
];
