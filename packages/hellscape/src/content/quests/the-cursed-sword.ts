import { type Rule, searchDeck } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Special } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import type { Condition } from '../../happenings.ts';
import type { CardId } from '../../ids.ts';
import { counter, setCounter, tokenAt, tokensOf } from '../../language/happen/values.ts';
import type { QuestCard } from '../../quest-types.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import { addItem } from '../../rules/items/equip.ts';
import { pickCard } from '../../rules/picks.ts';
import type { Hero } from '../../state.ts';
import { ownDeed } from './common.ts';
import { swordMap } from './the-cursed-sword.map.ts';

const GREATSWORD = 'big-freakin-greatsword';
const CRYSTALS = 5;
const CRYSTALS_LEFT = { tokens: 'objective' } as const;
const DESTROYED = { from: CRYSTALS, less: CRYSTALS_LEFT } as const;
/** Whoever bears the Sword is never done with it. */
const NEVER: Condition = { value: 0, is: 1 };
const CRYSTAL_XP = 5;
/** Rounds in a row after which the Sword takes its bearer's soul. */
const TOO_LONG = 4;

/** Attack dice the Sword has more, by crystals destroyed. */
const POWER = [
  { yellow: 0, orange: 0 },
  { yellow: 1, orange: 0 },
  { yellow: 2, orange: 0 },
  { yellow: 2, orange: 1 },
  { yellow: 2, orange: 2 },
] as const;
const NO_POWER = POWER[0];

/** The Sword comes out of the Common deck; a lone hero may curse a starting weapon instead. */
function* takeSword(g: Descent, hero: Hero): Rule {
  const weapons = g.state.heroes.length === 1 ? [GREATSWORD, ...startingWeapons(g)] : [GREATSWORD];
  const prompt = promptFor('cursed-weapon');
  const card = yield* pickCard({ seat: hero.index, prompt }, weapons);
  if (card === GREATSWORD) searchDeck(g, g.state.decks.items.common, (each) => each === card);
  const { number } = addItem(g, hero, card, true);
  setCounter(g, 'sword', number);
  g.emit({ t: 'item-gained', hero: hero.index, card, purpose: 'starting' });
}

function startingWeapons(g: Descent): CardId[] {
  const cards = Object.values(g.content.items);
  return cards.filter((card) => card.deck === 'starting' && card.attacks).map(({ id }) => id);
}

/** Who has the Sword: it is known by its number, whatever it looks like. */
function bearer(g: Descent): Hero | undefined {
  const number = counter(g, 'sword');
  return g.state.heroes.find(({ items }) => items.some((item) => item.number === number));
}

/** Whether this card is the Sword. */
function isSword(g: Descent, card: CardId): boolean {
  const number = counter(g, 'sword');
  return bearer(g)?.items.some((item) => item.number === number && item.card === card) === true;
}

/** Every round in the same hands the Sword wounds more, until it has its bearer for good. */
function* swordFeeds(g: Descent): Rule {
  const hero = bearer(g);
  if (!hero) return;
  const rounds = counter(g, 'rounds-held') + 1;
  setCounter(g, 'rounds-held', rounds);
  const alone = g.state.heroes.length === 1;
  if (rounds >= TOO_LONG && !alone) yield* g.do.lose(g, 'cursed-sword');
  const wounds = alone ? 1 : rounds;
  g.emit({ t: 'quest', purpose: 'sword-feeds', hero: hero.index, amount: wounds });
  yield* g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'cursed-sword' });
}

/** Destroy the Sin Crystals with the Sword, and never let anyone hold it for too long. */
export const theCursedSword: QuestCard = {
  id: 'the-cursed-sword',
  number: 5,
  map: swordMap,
  goals: [
    { done: { value: CRYSTALS_LEFT, is: 0 }, numbers: { n: DESTROYED, of: CRYSTALS } },
    {
      heroes: 'one',
      key: 'the-cursed-sword.objective-2-alone',
      done: NEVER,
    },
    { heroes: 'more', done: NEVER, numbers: { n: { counter: 'rounds-held' } } },
  ],
  special: 'cursed-sword',
};

export const swordSpecials: Readonly<Record<string, Special>> = {
  'cursed-sword': {
    why: 'one item has rules of its own: who holds it, how strong it is, and that it is not put down',
    rules: {
      startingWeapon: takeSword,
      roundStart: swordFeeds,
      deeds(g, hero) {
        if (bearer(g) !== hero || !tokenAt(g, hero.zone, 'objective')) return [];
        return [ownDeed('destroy-crystal', 'action', destroyCrystal)];
      },
      extraDice: (g, hero, item) =>
        bearer(g) === hero && isSword(g, item) ? (POWER[destroyed(g)] ?? NO_POWER) : NO_POWER,
      keepsEquipped: (g, _hero, item) => isSword(g, item),
      *traded(g, item, from, to) {
        if (!isSword(g, item)) return;
        setCounter(g, 'rounds-held', 0);
        g.emit({ t: 'quest', purpose: 'sword-passed', hero: to, other: from });
      },
    },
  },
};

function* destroyCrystal(g: Descent, hero: Hero): Rule {
  const crystal = tokenAt(g, hero.zone, 'objective');
  if (!crystal) return;
  removeToken(g, crystal);
  const amount = tokensOf(g, 'objective').length;
  g.emit({ t: 'quest', purpose: 'crystal-destroyed', hero: hero.index, amount });
  g.do.gainXp(g, hero, CRYSTAL_XP);
  if (amount === 0) yield* g.do.win(g, g.quest.id);
}

function destroyed(g: Pick<Descent, 'state'>): number {
  return CRYSTALS - tokensOf(g, 'objective').length;
}
