import { type Ask, askOf, type DescentView, type HellscapeEvent } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import type { HintBook } from '../../table/kit.ts';
import { words } from '../game-words.ts';
import type { Hellscape } from '../shape.ts';
import { HINTS, type HintId } from './hint-ids.ts';
import { gameText, hasText, nameOf, tableText } from './words.ts';

const BY_EVENT: Readonly<Partial<Record<HellscapeEvent['t'], HintId>>> = {
  'door-card': 'hell-door',
  spawned: 'hell-enemies',
  reaction: 'hell-reaction',
  'treasure-placed': 'hell-treasure',
  'knocked-out': 'hell-ko',
  'level-up': 'hell-level',
  darkness: 'hell-darkness',
  'boss-fight': 'hell-boss',
  trap: 'hell-trap',
};

const BY_ASK: Readonly<Partial<Record<Ask, HintId>>> = {
  skill: 'hell-welcome',
  'starting-weapon': 'hell-welcome',
  activate: 'hell-welcome',
  turn: 'hell-actions',
  move: 'hell-move',
  attack: 'hell-attack',
  'before-roll': 'hell-attack',
  'new-item': 'hell-gear',
  trade: 'hell-gear',
};

const CARRIED: ReadonlySet<string> = new Set(['scroll-taken']);

function ofEvents(events: readonly HellscapeEvent[]): readonly HintId[] {
  return events.flatMap((event) => {
    if (event.t === 'quest' && CARRIED.has(event.purpose)) return ['hell-carrier'];
    return BY_EVENT[event.t] ?? [];
  });
}

/** Each class is told about at its first turn. */
function ofDecision(view: DescentView, decision: Decision): readonly HintId[] {
  const ask = askOf(decision);
  if (ask === 'results') {
    return view.combat?.attacker.kind === 'enemy' ? ['hell-defense'] : ['hell-dice'];
  }
  const hint = ask && BY_ASK[ask];
  if (!hint) return [];
  if (hint === 'hell-welcome') return view.round <= 1 ? [hint] : [];
  if (hint === 'hell-attack' && isInShadow(view)) return [hint, 'hell-shadow'];
  const heroClass = view.heroes[decision.seat]?.class;
  if (hint === 'hell-actions' && heroClass) return [hint, `hell-class-${heroClass}`];
  return hint === 'hell-move' ? [hint, 'hell-light'] : [hint];
}

function isInShadow({ combat }: DescentView): boolean {
  return combat?.dice.some(({ die }) => die === 'shadow') ?? false;
}

/** The quest's name, its story and what is to be done, as far as a table is at hand. */
function story(view: DescentView | undefined): { title: string; text: string } | null {
  if (!view) return null;
  const { id } = view.quest;
  const told = hasText(`${id}.story`) ? gameText(`${id}.story`) : '';
  const goal = view.objectives.map(({ text }) => words.say(language.value, text)).join('. ');
  return { title: nameOf(id), text: `${told} ${tableText('hint-goal', { goal })}`.trim() };
}

function isHint(id: string): id is HintId {
  return (HINTS as readonly string[]).includes(id);
}

export const hints: HintBook<Hellscape> = {
  all: HINTS,
  title(id, view) {
    const told = id === 'hell-story' ? story(view) : null;
    return told?.title ?? (isHint(id) ? tableText(`hint-${id}`) : id);
  },
  text(id, view) {
    const told = id === 'hell-story' ? story(view) : null;
    return told?.text ?? (isHint(id) ? tableText(`hint-${id}-text`) : '');
  },
  ofEvents,
  ofDecision,
};
