import { LANGUAGES, type Language, type Texts, wordsOf } from '@crawlspace/kernel';
import { UsageError } from './usage.ts';

/** What the terminal says by itself; everything else is said by the games and the bots. */
const texts: Texts = {
  keys: {
    en: 'number(s) to choose, ? for advice, b to let the bot choose, u to undo, s to save, q to quit',
    it: 'numero o numeri per scegliere, ? per un consiglio, b per far scegliere il bot, u per annullare, s per salvare, q per uscire',
  },
  'on-the-board': {
    en: 'numbers on the board are places',
    it: 'i numeri sul tabellone sono luoghi',
  },
  several: { en: '{min} to {max} of them', it: 'da {min} a {max}' },
  exactly: { en: '{max} of them', it: '{max} in tutto' },
  'in-order': { en: 'all of them, in order', it: 'tutti, in ordine' },
  undone: { en: 'Undone.', it: 'Annullato.' },
  'not-undone': {
    en: 'Couldn’t undo: dice have been rolled or something hidden was seen since.',
    it: 'Impossibile annullare: nel frattempo sono stati tirati dadi o si è visto qualcosa di nascosto.',
  },
  'nothing-to-undo': { en: 'There’s nothing to undo.', it: 'Non c’è nulla da annullare.' },
  saved: { en: 'Saved to {file}.', it: 'Salvato in {file}.' },
  advice: { en: 'I’d pick: {options}. {why}', it: 'Io sceglierei: {options}. {why}' },
  chosen: { en: 'The bot picks: {options}. {why}', it: 'Il bot sceglie: {options}. {why}' },
  nothing: { en: 'nothing', it: 'nulla' },
  refused: {
    en: 'That answer wasn’t accepted: {reason}. Try again.',
    it: 'Risposta non accettata: {reason}. Riprova.',
  },
  'not-an-option': { en: 'there’s no such option', it: 'questa opzione non c’è' },
  repeated: { en: 'you picked an option twice', it: 'hai scelto due volte la stessa opzione' },
  'too-few': { en: 'you picked too few', it: 'ne hai scelte troppo poche' },
  'too-many': { en: 'you picked too many', it: 'ne hai scelte troppe' },
  'rule-failed': {
    en: 'a rule failed on it, and everything is as it was before',
    it: 'una regola si è bloccata, e tutto è come prima',
  },
  gold: { en: 'gold', it: 'oro' },
  company: {
    en: '{name}: {adventures} adventures, {won} won',
    it: '{name}: {adventures} avventure, {won} vinte',
  },
  'standing-ready': { en: 'ready', it: 'in forze' },
  'standing-dead': { en: 'dead', it: 'morto' },
  'standing-buried': { en: 'buried', it: 'sepolto' },
  'standing-retired': { en: 'retired', it: 'ritirato' },
  'set-out': { en: 'Set out: {mission}', it: 'Parti: {mission}' },
  recruit: { en: 'Recruit {hero}', it: 'Arruola {hero}' },
  retire: { en: 'Let {hero} go', it: 'Congeda {hero}' },
  bury: { en: 'Bury {hero}', it: 'Seppellisci {hero}' },
  'who-goes': {
    en: 'Who goes? Type ids such as m1 m3, or just Enter for the first four who are ready.',
    it: 'Chi va? Scrivi le sigle, come m1 m3, o premi Invio per i primi quattro in forze.',
  },
  'to-town': { en: 'On to Town', it: 'Verso la Città' },
  'past-town': {
    en: 'Skip Town and go straight home',
    it: 'Dritti a casa, senza passare dalla Città',
  },
  'town-day': {
    en: 'Day {day} in Town, Town Event Track {marker}',
    it: 'Giorno {day} in Città, Tracciato degli Eventi {marker}',
  },
  'home-keys': { en: 'a number to choose, q to quit', it: 'un numero per scegliere, q per uscire' },
  grit: { en: 'Grit', it: 'Grinta' },
  mana: { en: 'Mana', it: 'Mana' },
  mp: { en: 'MP', it: 'PM' },
  actions: { en: 'actions', it: 'azioni' },
  health: { en: 'health', it: 'salute' },
  sanity: { en: 'sanity', it: 'sanità' },
  xp: { en: 'xp', it: 'pe' },
  darkStone: { en: 'dark stone', it: 'pietra oscura' },
  depth: { en: 'depth', it: 'profondità' },
  'growing-dread': { en: 'growing dread {n}', it: 'terrore crescente {n}' },
  level: { en: 'level {n}', it: 'livello {n}' },
  fire: { en: 'fire', it: 'fuoco' },
  frost: { en: 'frost', it: 'gelo' },
  down: { en: 'down', it: 'a terra' },
  left: { en: 'out', it: 'fuori' },
  round: { en: 'Round {n}', it: 'Round {n}' },
  darkness: { en: 'Darkness {side} {space}', it: 'Oscurità {side} {space}' },
  lifebringers: { en: 'Lifebringers {n}', it: 'Portatori di Vita {n}' },
  legend: { en: '░ shadow  ··· unseen  # door', it: '░ ombra  ··· ignoto  # porta' },
  'token.spawn': { en: 'spawn', it: 'comparsa' },
  'token.loot': { en: 'loot', it: 'bottino' },
  'token.treasure': { en: 'treasure', it: 'tesoro' },
  'token.objective': { en: 'objective', it: 'obiettivo' },
  'token.objective-gray': { en: 'gray objective', it: 'obiettivo grigio' },
  'token.chest': { en: 'chest', it: 'forziere' },
  'token.greater-chest': { en: 'greater chest', it: 'forziere grande' },
  'token.spike-trap': { en: 'spikes', it: 'spuntoni' },
  'token.bear-trap': { en: 'bear trap', it: 'tagliola' },
  'token.pillar': { en: 'pillar', it: 'colonna' },
  'token.fountain': { en: 'fountain', it: 'fontana' },
  'token.forge': { en: 'forge', it: 'forgia' },
  'token.portal': { en: 'portal', it: 'portale' },
  'token.roaming-portal': { en: 'roaming portal', it: 'portale errante' },
  'token.corruption': { en: 'corruption', it: 'corruzione' },
  'token.hourglass': { en: 'hourglass', it: 'clessidra' },
};

const { say } = wordsOf(texts);

/** One of the terminal's own words. */
export function word(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return say(language, { key, params });
}

export function languageOf(name: string | undefined): Language {
  const language = LANGUAGES.find((each) => each === (name ?? 'en'));
  if (!language)
    throw new UsageError(`unknown language ${name}; there are: ${LANGUAGES.join(', ')}`);
  return language;
}
