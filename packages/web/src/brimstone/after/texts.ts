import type { Texts } from '@crawlspace/kernel';
import { afterTexts } from '../../screens/after/texts.ts';
import { speaker } from '../../text/speaker.ts';

export const reportTexts = {
  ...afterTexts,
  won: { en: 'You made it out', it: 'Ne siete usciti' },
  lost: { en: 'The dark keeps its own', it: 'Il buio si tiene i suoi' },
  'fact.turns': { en: 'Turns', it: 'Turni' },
  'fact.rooms': { en: 'Tiles explored', it: 'Tessere esplorate' },
  'fact.fights': { en: 'Fights', it: 'Scontri' },
  'fact.kills': { en: 'Enemies killed', it: 'Nemici uccisi' },
  'fact.clues': { en: 'Clues found', it: 'Indizi trovati' },
  'fact.depth-events': { en: 'Depth events', it: 'Eventi di profondità' },
  sanity: { en: 'Sanity lost', it: 'Sanità persa' },
  criticals: { en: 'Critical hits', it: 'Colpi critici' },
  luck: { en: 'Luck of the dice', it: 'Fortuna ai dadi' },
  'luck.good': { en: 'lucky', it: 'fortuna' },
  'luck.bad': { en: 'unlucky', it: 'sfortuna' },
  'luck.even': { en: 'as expected', it: 'nella norma' },
  'luck.none': { en: 'too few rolls', it: 'pochi tiri' },
  'luck.numbers': {
    en: '{got} successes, {expected} expected',
    it: '{got} successi, {expected} attesi',
  },
  'luck.text': {
    en: 'Counts every die a hero rolled against a target number, without re-rolls.',
    it: 'Conta ogni dado che un eroe ha tirato contro un numero da raggiungere, senza i rilanci.',
  },
  rewards: { en: 'What you carry home', it: 'Cosa riportate a casa' },
  'reward.xp': { en: '{amount} XP', it: '{amount} PE' },
  'reward.gold': { en: '{amount}', it: '{amount}' },
  'reward.stone': { en: '{amount} Dark Stone', it: '{amount} Pietra Oscura' },
  'reward.none': { en: 'Nothing but the story.', it: 'Solo la storia da raccontare.' },
  scars: { en: 'Scars: {scars}', it: 'Cicatrici: {scars}' },
  dead: { en: 'Didn’t come back', it: 'Non ha fatto ritorno' },
  'award.healer': { en: 'Best healer', it: 'Più cure' },
  'award.lucky': { en: 'Luckiest', it: 'Più fortuna' },
} as const satisfies Texts;

export const reportText = speaker(reportTexts);
