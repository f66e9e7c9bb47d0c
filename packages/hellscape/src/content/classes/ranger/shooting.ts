import { drawCard, type OptionDetails, pick, type Rule, reshuffle } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import type { ArrowCard } from '../../../class-cards.ts';
import type { Combat } from '../../../combat.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { inForce, type Owned } from '../../../rules/abilities/in-force.ts';
import { isUsable } from '../../../rules/abilities/usable.ts';
import { describeUse, meansUse, useId, useOwn } from '../../../rules/abilities/use.ts';
import type { Hero } from '../../../state.ts';
import type { RangerBoard, Shot } from '../boards.ts';

/** As many arrows as a Bullseye shows. */
export const BULLSEYE = 7;

export function rangerBoard(hero: Hero): RangerBoard {
  if (hero.board.class !== 'ranger') throw new Error(`hero ${hero.index} is no Ranger`);
  return hero.board;
}

/** A Ranged attack: arrows are revealed one by one, and what they come to befalls the attack. */
export function* shoot(g: Descent, hero: Hero): Rule {
  const { combat } = g.state;
  if (combat?.type !== 'ranged') return;
  const board = rangerBoard(hero);
  revealArrow(g, hero);
  yield* aim(g, hero);
  const shot = board.shot ?? shotOf(arrowsShown(g, hero));
  board.shot = shot;
  g.emit({ t: 'shot', hero: hero.index, purpose: shot, amount: arrowsShown(g, hero) });
  lowerTheBow(g, hero, combat, shot);
  for (const card of [...board.revealed]) yield* applyArrow(g, hero, arrowCard(g, card), shot);
}

/** The player goes on or stops; 7 or more arrows end it, unless a card can still change that. */
function* aim(g: Descent, hero: Hero): Rule {
  while (rangerBoard(hero).shot === null) {
    const uses = inForce(g, hero).filter((owned) => isForAiming(owned) && isUsable(g, hero, owned));
    const full = arrowsShown(g, hero) >= BULLSEYE;
    if (full && uses.length === 0) return;
    const picked = yield* pick<Aiming>({
      seat: hero.index,
      prompt: promptFor('arrows', { n: arrowsShown(g, hero) }),
      of: full ? [...uses, 'stop'] : ['reveal', ...uses, 'stop'],
      id: (each) => (typeof each === 'string' ? each : useId(each)),
      rule: 'H-RAN-02',
      means: (each): HellscapeMeaning =>
        typeof each === 'string' ? { kind: each } : meansUse(each),
      describe: (each) => describeAiming(g, hero, each),
    });
    if (picked === 'stop') return;
    if (picked === 'reveal') revealArrow(g, hero);
    else yield* useOwn(g, hero, picked);
  }
}

/** What can be done while the arrows are being revealed. */
type Aiming = 'reveal' | 'stop' | Owned;

/** What is only for aiming, or for another shot, is no more to be thought of in this combat. */
function lowerTheBow(g: Descent, hero: Hero, combat: Combat, shot: Shot): void {
  for (const owned of inForce(g, hero)) {
    const missed = shot !== 'bullseye' && isSpecial(owned, FOR_BULLSEYES);
    if (missed || isForAiming(owned)) combat.used.push(owned.key);
  }
}

/** Abilities that are used while the arrows are being revealed. */
function isForAiming(owned: Owned): boolean {
  return isSpecial(owned, AIMING);
}

const AIMING: ReadonlySet<string> = new Set(['arrow-peek', 'arrow-aside', 'arrow-bend']);
const FOR_BULLSEYES: ReadonlySet<string> = new Set(['arrow-storm']);

function isSpecial({ ability }: Owned, ids: ReadonlySet<string>): boolean {
  const [effect] = ability.effects;
  return effect?.do === 'special' && ids.has(effect.id);
}

function describeAiming(g: Descent, hero: Hero, aiming: Aiming): OptionDetails {
  if (typeof aiming !== 'string') return describeUse(aiming);
  if (aiming === 'reveal') return { text: { key: 'option.arrow' }, odds: chanceToHold(g, hero) };
  return { text: { key: 'option.shoot' } };
}

/** The chance that one more card does not overload the shot: everybody knows which cards are left. */
export function chanceToHold(g: Descent, hero: Hero): number {
  const { arrows } = rangerBoard(hero);
  const left = arrows.draw.length > 0 ? arrows.draw : arrows.discard;
  const room = BULLSEYE - arrowsShown(g, hero);
  return left.filter((card) => arrowCard(g, card).arrows <= room).length / left.length;
}

function revealArrow(g: Descent, hero: Hero): void {
  const { arrows, revealed } = rangerBoard(hero);
  const card = drawCard(g, arrows);
  if (!card) return;
  revealed.push(card);
  g.emit({ t: 'arrow', hero: hero.index, card, amount: arrowsShown(g, hero) });
}

/** Arrows on the cards revealed so far. */
export function arrowsShown(g: Descent, hero: Hero): number {
  let shown = 0;
  for (const card of rangerBoard(hero).revealed) shown += arrowCard(g, card).arrows;
  return shown;
}

function shotOf(shown: number): Shot {
  if (shown === BULLSEYE) return 'bullseye';
  return shown < BULLSEYE ? 'quick-shot' : 'overload';
}

function* applyArrow(g: Descent, hero: Hero, card: ArrowCard, shot: Shot): Rule {
  const ability = shot === 'quick-shot' ? card.quickShot : card[shot];
  const nobody = { enemy: null, ally: null, item: null };
  yield* g.do.useAbility(g, { hero, card: card.id, ability, ...nobody });
}

/** The attack is over: the revealed cards are discarded. */
export function discardArrows(hero: Hero): void {
  const board = rangerBoard(hero);
  board.arrows.discard.push(...board.revealed);
  board.revealed = [];
  board.shot = null;
}

/** The turn is over: the discarded cards are shuffled back into the deck. */
export function gatherArrows(g: Descent, hero: Hero): void {
  const { arrows } = rangerBoard(hero);
  if (arrows.discard.length > 0) reshuffle(g, arrows);
}

export function arrowCard(g: Pick<Descent, 'content'>, id: CardId): ArrowCard {
  const card = g.content.arrows[id];
  if (!card) throw new Error(`there is no Arrow card ${id}`);
  return card;
}
