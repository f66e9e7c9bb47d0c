import type { DescentView, HellscapeEvent } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { HintBook } from '../../table/kit.ts';
import type { Hellscape } from '../shape.ts';
import { t } from './words.ts';

/** What a first game explains when it first happens, in the order a game tends to bring it. */
const HINTS = [
  'hell-welcome',
  'hell-actions',
  'hell-move',
  'hell-light',
  'hell-door',
  'hell-enemies',
  'hell-attack',
  'hell-dice',
  'hell-defense',
  'hell-reaction',
  'hell-treasure',
  'hell-gear',
  'hell-ko',
  'hell-level',
  'hell-darkness',
  'hell-boss',
] as const;
type HintId = (typeof HINTS)[number];

const BY_EVENT: Readonly<Partial<Record<HellscapeEvent['t'], HintId>>> = {
  'door-card': 'hell-door',
  spawned: 'hell-enemies',
  reaction: 'hell-reaction',
  'treasure-placed': 'hell-treasure',
  'knocked-out': 'hell-ko',
  'level-up': 'hell-level',
  darkness: 'hell-darkness',
  'boss-fight': 'hell-boss',
};

const BY_PROMPT: Readonly<Record<string, HintId>> = {
  'ask.skill': 'hell-welcome',
  'ask.starting-weapon': 'hell-welcome',
  'ask.activate': 'hell-welcome',
  'ask.turn': 'hell-actions',
  'ask.move': 'hell-move',
  'ask.attack': 'hell-attack',
  'ask.before-roll': 'hell-attack',
  'ask.new-item': 'hell-gear',
  'ask.trade': 'hell-gear',
};

function ofDecision(view: DescentView, { prompt }: Decision): readonly HintId[] {
  if (prompt.key === 'ask.results') {
    return view.combat?.attacker.kind === 'enemy' ? ['hell-defense'] : ['hell-dice'];
  }
  const hint = BY_PROMPT[prompt.key];
  if (!hint) return [];
  return hint === 'hell-move' ? [hint, 'hell-light'] : [hint];
}

function isHint(id: string): id is HintId {
  return (HINTS as readonly string[]).includes(id);
}

export const hints: HintBook<Hellscape> = {
  all: HINTS,
  title: (id) => (isHint(id) ? t(`hint-${id}`) : id),
  text: (id) => (isHint(id) ? t(`hint-${id}-text`) : ''),
  ofEvents: (events) => events.flatMap(({ t: name }) => BY_EVENT[name] ?? []),
  ofDecision,
};
