import { LANGUAGES, type Language, type Texts, wordsOf } from '@crawlspace/kernel';
import { UsageError } from './usage.ts';

/** What the terminal says by itself; everything else is said by the games and the bots. */
const texts: Texts = {
  keys: {
    en: 'number(s) to choose, ? for advice, b to let the bot choose, u to undo, s to save, q to quit',
    it: 'numero/i per scegliere, ? per un consiglio, b per far scegliere il bot, u per annullare, s per salvare, q per uscire',
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
    en: 'Not undone: dice have been rolled or something hidden was seen.',
    it: 'Non annullato: sono stati tirati dadi o si è visto qualcosa di nascosto.',
  },
  'nothing-to-undo': { en: 'There is nothing to undo.', it: 'Non c’è nulla da annullare.' },
  saved: { en: 'Saved to {file}.', it: 'Salvato in {file}.' },
  advice: { en: 'I would choose: {options}. {why}', it: 'Io sceglierei: {options}. {why}' },
  chosen: { en: 'The bot chooses: {options}. {why}', it: 'Il bot sceglie: {options}. {why}' },
  nothing: { en: 'nothing', it: 'nulla' },
  refused: { en: 'That is no answer: {reason}.', it: 'Questa non è una risposta: {reason}.' },
  'not-an-option': { en: 'there is no such option', it: 'non c’è una tale opzione' },
  repeated: { en: 'an option is named twice', it: 'un’opzione è nominata due volte' },
  'too-few': { en: 'too few', it: 'troppo poche' },
  'too-many': { en: 'too many', it: 'troppe' },
  'rule-failed': {
    en: 'a rule broke down over it, and everything is as it was before',
    it: 'una regola si è guastata, e tutto è come prima',
  },
  gold: { en: 'gold', it: 'oro' },
  company: {
    en: '{name}: {adventures} adventures, {won} won',
    it: '{name}: {adventures} avventure, {won} vinte',
  },
  'standing-ready': { en: 'ready', it: 'in forze' },
  'standing-dead': { en: 'dead', it: 'tra i morti' },
  'standing-buried': { en: 'buried', it: 'sepolto' },
  'standing-retired': { en: 'retired', it: 'ritirato' },
  'set-out': { en: 'Set out: {mission}', it: 'Parti: {mission}' },
  recruit: { en: 'Recruit: {hero}', it: 'Arruola: {hero}' },
  retire: { en: 'Retire: {hero}', it: 'Congeda: {hero}' },
  bury: { en: 'Bury: {hero}', it: 'Seppellisci: {hero}' },
  'who-goes': {
    en: 'Who goes? Ids such as m1 m3, or nothing for the first four who are ready.',
    it: 'Chi va? Sigle come m1 m3, o niente per i primi quattro in forze.',
  },
  'to-town': { en: 'On to Town', it: 'Verso la Città' },
  'past-town': { en: 'Past the Town, straight home', it: 'Oltre la Città, dritti a casa' },
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
  'token.spawn': { en: 'spawn', it: 'apparizione' },
  'token.loot': { en: 'loot', it: 'bottino' },
  'token.treasure': { en: 'treasure', it: 'tesoro' },
  'token.objective': { en: 'objective', it: 'obiettivo' },
  'token.objective-gray': { en: 'gray objective', it: 'obiettivo grigio' },
  'token.chest': { en: 'chest', it: 'forziere' },
  'token.greater-chest': { en: 'greater chest', it: 'forziere maggiore' },
  'token.spike-trap': { en: 'spikes', it: 'spuntoni' },
  'token.bear-trap': { en: 'bear trap', it: 'tagliola' },
  'token.pillar': { en: 'pillar', it: 'pilastro' },
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
