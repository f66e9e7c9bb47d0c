import type { Texts } from '@crawlspace/kernel';
import { afterTexts } from '../../screens/after/texts.ts';
import { type PlainKey, speaker } from '../../text/speaker.ts';

export const reportTexts = {
  ...afterTexts,
  won: { en: 'Back in the light', it: 'Di nuovo alla luce' },
  lost: { en: 'Hell keeps them', it: 'L’inferno se li tiene' },
  'won.text': {
    en: 'The quest is done, and the door behind you is shut.',
    it: 'La missione è compiuta, e la porta alle vostre spalle è chiusa.',
  },
  'cause.no-lifebringer': {
    en: 'A hero fell, and no Lifebringer was left to call them back.',
    it: 'Un eroe è caduto, e non restava alcun Portatore di Vita a richiamarlo.',
  },
  'cause.out-of-time': {
    en: 'Time ran out. Down here it always does, for somebody.',
    it: 'Il tempo è scaduto. Quaggiù, per qualcuno, finisce sempre.',
  },
  'cause.no-enemy-left': {
    en: 'There was no enemy left who could have brought what you came for.',
    it: 'Non restava alcun nemico che potesse dare ciò per cui eravate venuti.',
  },
  'cause.key-vanished': {
    en: 'A Soul Key melted away before it reached its lock.',
    it: 'Una Chiave dell’Anima si è sciolta prima di arrivare alla sua serratura.',
  },
  'cause.corrupted': {
    en: 'The Corruption overflowed, and there was nobody left to save.',
    it: 'La Corruzione è traboccata, e non restava più nessuno da salvare.',
  },
  'cause.summoner-died': {
    en: 'The Summoner is dead, and the way on died with her.',
    it: 'L’Evocatrice è morta, e con lei la via per proseguire.',
  },
  'cause.cursed-sword': {
    en: 'The Sword was held one round too long. Now it won’t let go.',
    it: 'La Spada è stata impugnata un round di troppo. Ora non lascia più la presa.',
  },
  'fact.rounds': { en: 'Rounds', it: 'Round' },
  'fact.kills': { en: 'Miniatures felled', it: 'Miniature abbattute' },
  'fact.chambers': { en: 'Chambers revealed', it: 'Camere rivelate' },
  'fact.doors': { en: 'Doors opened', it: 'Porte aperte' },
  'fact.items': { en: 'Items found', it: 'Oggetti trovati' },
  'fact.lifebringers': { en: 'Lifebringers spent', it: 'Portatori di Vita spesi' },
  level: { en: 'Level {level}', it: 'Livello {level}' },
  skills: { en: 'Skills: {skills}', it: 'Abilità: {skills}' },
  down: { en: 'Down at the end', it: 'KO alla fine' },
  gone: { en: 'Got out', it: 'Fuori' },
  xp: { en: 'Experience', it: 'Esperienza' },
  'award.striker': { en: 'Hardest blow', it: 'Colpo più duro' },
  'award.finder': { en: 'Most items found', it: 'Più oggetti trovati' },
  note: {
    en: 'Wounds dealt count in full, even those beyond what it took to kill.',
    it: 'Le ferite inflitte contano per intero, anche quelle oltre il necessario.',
  },
} as const satisfies Texts;

export const reportText = speaker(reportTexts);

/** What decided it, in a sentence. */
export function causeText(cause: string): string {
  const key = `cause.${cause}`;
  return Object.hasOwn(reportTexts, key) ? reportText(key as PlainKey<typeof reportTexts>) : '';
}
