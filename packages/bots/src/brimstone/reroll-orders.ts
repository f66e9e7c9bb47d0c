import type { RollKind } from '@crawlspace/brimstone';
import type { OrderOnOffer, QuestionFamily, Wording } from '../standing-orders.ts';
import { doAsTheyLie, hasBadDie, hasSuccess, isChosen, reroll } from './rerolls.ts';

const REROLL: OrderOnOffer = { words: { en: 'Always', it: 'Sempre' }, answer: reroll };
/** Whoever has chosen a means of re-rolling chooses dice for it, whatever the order says. */
const KEEP: OrderOnOffer = {
  words: { en: 'Never', it: 'Mai' },
  answer: (decision) => (isChosen(decision) ? null : []),
};

const FOR_BAD_DICE: OrderOnOffer = {
  words: { en: 'Ask about bad dice', it: 'Chiedi per i dadi bassi' },
  answer: (decision) =>
    isChosen(decision) || (hasBadDie(decision) && !doAsTheyLie(decision)) ? null : [],
};

/** Dice that did no harm are left alone; whoever failed a check is asked. */
const FOR_HARM: OrderOnOffer = {
  words: { en: 'Ask about bad dice', it: 'Chiedi per i dadi bassi' },
  answer: (decision) => (isChosen(decision) || (reroll(decision)?.length ?? 0) > 0 ? null : []),
};

/** Who has found something saves the Grit. */
const FOR_NOTHING: OrderOnOffer = {
  words: { en: 'Ask if nothing was found', it: 'Chiedi se non si trova nulla' },
  answer: (decision) => (isChosen(decision) || !hasSuccess(decision) ? null : []),
};

/** What is offered where people are asked only sometimes. */
const SOMETIMES: Partial<Record<RollKind, OrderOnOffer>> = {
  affliction: FOR_HARM,
  search: FOR_NOTHING,
};

/** What each kind of roll is called; orders about re-rolls are given for one kind at a time. */
const ROLLS: Readonly<Record<RollKind, Wording>> = {
  move: { en: 'Move', it: 'Movimento' },
  escape: { en: 'Escape', it: 'Fuga' },
  search: { en: 'Scavenge', it: 'Frugare' },
  test: { en: 'Skill tests', it: 'Prove di abilità' },
  attack: { en: 'To Hit', it: 'Per Colpire' },
  critical: { en: 'Hits that could turn critical', it: 'Colpi che possono diventare critici' },
  damage: { en: 'Damage', it: 'Danni' },
  defense: { en: 'Defense, Cover and Armor', it: 'Difesa, Copertura e Armatura' },
  willpower: { en: 'Willpower and Spirit Armor', it: 'Volontà e Armatura Spirituale' },
  healing: { en: 'Healing', it: 'Cure' },
  gain: { en: 'Gold and Dark Stone', it: 'Oro e Pietra Oscura' },
  affliction: { en: 'Poison and corruption', it: 'Veleno e corruzione' },
  card: { en: 'Rolls for single cards', it: 'Tiri di singole carte' },
};

/** What a re-roll is paid with. */
export type Means = 'reroll-grit' | 'reroll-free';

type Usual = Partial<Record<RollKind, 'never' | 'sometimes'>>;

/** Dice that are good already are not worth what an evening has few of, whatever it is. */
const OF_EITHER: Usual = {
  critical: 'never',
  damage: 'sometimes',
  healing: 'sometimes',
  gain: 'sometimes',
  affliction: 'sometimes',
};

/** What happens with re-rolls unless people say otherwise. For a Move the same Grit adds a die instead. */
const USUAL: Readonly<Record<Means, Usual>> = {
  'reroll-grit': { ...OF_EITHER, move: 'never', search: 'sometimes' },
  'reroll-free': { ...OF_EITHER, move: 'sometimes' },
};

const WITH: Readonly<Record<Means, Wording>> = {
  'reroll-grit': {
    en: 're-roll with Grit (always: all failed dice)',
    it: 'rilanciare con la Grinta (sempre: tutti i dadi falliti)',
  },
  'reroll-free': {
    en: 're-roll with abilities and items',
    it: 'rilanciare con abilità e oggetti',
  },
};

export function rerollFamilies(means: Means): QuestionFamily[] {
  const words = WITH[means];
  return (Object.keys(ROLLS) as RollKind[]).map((kind) => {
    const usual = USUAL[means][kind];
    return {
      key: rerollKey(means, kind),
      // Said when it is shown: a page has only the language at hand that is spoken.
      text: {
        get en() {
          return `${ROLLS[kind].en}: ${words.en}`;
        },
        get it() {
          return `${ROLLS[kind].it}: ${words.it}`;
        },
      },
      always: REROLL,
      never: KEEP,
      ...(usual ? { usual } : {}),
      ...(usual === 'sometimes' ? { sometimes: SOMETIMES[kind] ?? FOR_BAD_DICE } : {}),
    };
  });
}

export function rerollKey(means: Means, kind: RollKind): string {
  return `${means}.${kind}`;
}
