import type { DescentView, HellscapeEvent } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { HintBook } from '../../table/kit.ts';
import type { Hellscape } from '../shape.ts';
import { HINTS, type HintId } from './hint-ids.ts';
import { tableText } from './words.ts';

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
  title: (id) => (isHint(id) ? tableText(`hint-${id}`) : id),
  text: (id) => (isHint(id) ? tableText(`hint-${id}-text`) : ''),
  ofEvents: (events) => events.flatMap(({ t: name }) => BY_EVENT[name] ?? []),
  ofDecision,
};
