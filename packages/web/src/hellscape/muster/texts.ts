import type { Texts } from '@crawlspace/kernel';
import { partyTexts } from '../../screens/muster/texts.ts';
import { speaker } from '../../text/speaker.ts';

export const musterTexts = {
  ...partyTexts,
  title: { en: 'The descent', it: 'La discesa' },
  lead: {
    en: 'Which quest, which heroes, and what they take with them.',
    it: 'Quale missione, quali eroi, e che cosa portano con sé.',
  },
  'quick.text': {
    en: 'Berserker, Paladin, Rogue and Wizard go for the Scroll: two tiles, three quarters of an hour.',
    it: 'Berserker, Paladino, Ladra e Mago vanno a prendere la Pergamena: due tessere, tre quarti d’ora.',
  },
  'quick.go': { en: 'Play the Tutorial', it: 'Gioca il Tutorial' },
  quest: { en: 'The quest', it: 'La missione' },
  'quest.number': { en: 'Quest {n}', it: 'Missione {n}' },
  'quest.notes': { en: 'How it goes', it: 'Come si svolge' },
  'quest.map': { en: 'The map for {heroes}', it: 'La mappa per {heroes}' },
  'quest.tiles': { en: '{count} {count|tile|tiles}', it: '{count} {count|tessera|tessere}' },
  'quest.chambers': {
    en: '{count} {count|chamber|chambers}',
    it: '{count} {count|camera|camere}',
  },
  'quest.doors': { en: '{count} {count|door|doors}', it: '{count} {count|porta|porte}' },
  'quest.boss': { en: 'a boss at the end', it: 'un boss alla fine' },
  party: { en: 'The heroes', it: 'Gli eroi' },
  'party.text': {
    en: 'One to six, each of a different class. Play as many as you like yourself; a bot can take any seat, and hand it back at any time. Experts look ahead before they act.',
    it: 'Da uno a sei, ognuno di una classe diversa. Giocane quanti vuoi; un bot può prendere qualsiasi posto e restituirlo in ogni momento. Gli esperti guardano avanti prima di agire.',
  },
  'party.solo': {
    en: 'Alone, the game counts you as two heroes and gives you four actions a turn.',
    it: 'Con un solo eroe il gioco ne conta due e ti dà quattro azioni per turno.',
  },
  'wish.skill': { en: 'First skill', it: 'Prima abilità' },
  'wish.weapon': { en: 'Weapon', it: 'Arma' },
  'wish.potion': { en: 'Potion', it: 'Pozione' },
  'wish.later': { en: 'At the table', it: 'Al tavolo' },
  'hero.title': { en: '{hero}, {class}', it: '{hero}, {class}' },
  'hero.taken': { en: 'already in the party', it: 'già nella compagnia' },
  'hero.health': { en: 'Health', it: 'Salute' },
  'hero.mana': { en: 'Mana', it: 'Mana' },
  'hero.ability': { en: 'Hero ability', it: 'Abilità dell’eroe' },
  'hero.shadow': { en: 'Shadow ability', it: 'Abilità dell’Ombra' },
  'hero.shadow-text': {
    en: 'Works when the Shadow die shows its symbol. You roll that die when you attack from a zone in Shadow.',
    it: 'Funziona quando il dado dell’Ombra mostra il suo simbolo. Lo tiri quando attacchi da una zona in Ombra.',
  },
  'hero.skill-text': {
    en: 'One of three. You learn another with every level.',
    it: 'Una di tre. A ogni livello ne impari un’altra.',
  },
  'hero.weapon-text': {
    en: 'There are two of each for the whole party.',
    it: 'Ce ne sono due per tipo per tutta la compagnia.',
  },
  'hero.none-left': { en: 'Both are taken.', it: 'Già prese tutte e due.' },
  'hero.later-text': {
    en: 'You’ll be asked when the quest starts.',
    it: 'Ti verrà chiesto all’inizio della missione.',
  },
  'class.berserker': {
    en: 'Every wound she takes becomes Rage, and Rage pays for everything she does. Three stances: one to strike, one to run, one to punish whoever dares.',
    it: 'Ogni ferita che subisce diventa Furia, e la Furia paga tutto ciò che fa. Tre posture: una per colpire, una per correre, una per punire chi osa.',
  },
  'class.paladin': {
    en: 'Lays three pieces of holy ground on the map. Whoever stands on one has its powers, and every new skill makes one of them stronger. One skill a round is blessed.',
    it: 'Posa sulla mappa tre lembi di suolo sacro. Chi ci sta sopra ne ha i poteri, e ogni nuova abilità ne rafforza uno. Un’abilità a round è benedetta.',
  },
  'class.ranger': {
    en: 'Turns up arrow cards with every shot until he dares no more. Fewer than seven arrows are a quick shot, exactly seven a bullseye; more than seven, and it goes wrong.',
    it: 'A ogni tiro scopre carte Freccia finché non osa più. Meno di sette frecce sono un tiro rapido, sette esatte un centro; più di sette, e va storta.',
  },
  'class.rogue': {
    en: 'Draws tokens from her bag each round, and each token is an action: red for blows, blue for steps, green for anything. Matching ones give more. Poison comes later.',
    it: 'Ogni round pesca segnalini dalla borsa, e ogni segnalino è un’azione: rosso per i colpi, blu per i passi, verde per tutto. Quelli giusti danno di più. Il veleno arriva dopo.',
  },
  'class.shaman': {
    en: 'Turns Mana into four elements. They pay for her powers and call spirits of flame and frost to fight beside her; an element at its peak gives a gift for the rest of the quest.',
    it: 'Trasforma il Mana in quattro elementi. Pagano i suoi poteri e chiamano spiriti di fiamma e di gelo al suo fianco; un elemento al culmine fa un dono per tutta la missione.',
  },
  'class.wizard': {
    en: 'Four spells on an amulet, and a marker that turns. Only the spell it points at can be cast, then the marker moves on: plan the circle, and mind the Mana.',
    it: 'Quattro incantesimi su un amuleto e un segnalino che gira. Si lancia solo l’incantesimo indicato, poi il segnalino avanza: pianifica il giro, e bada al Mana.',
  },
  options: { en: 'A harder road', it: 'Una via più dura' },
  hellbreaker: { en: 'Hellbreaker', it: 'Hellbreaker' },
  'hellbreaker.text': {
    en: 'One Lifebringer fewer: heroes who fall come back less often.',
    it: 'Un Portatore di Vita in meno: chi cade torna meno spesso.',
  },
  'hellbreaker.harder': { en: 'Harder', it: 'Più difficile' },
  go: { en: 'Open the door', it: 'Apri la porta' },
  summary: { en: '{quest} · {heroes}', it: '{quest} · {heroes}' },
  'summary.hellbreaker': {
    en: '{quest} · {heroes} · Hellbreaker',
    it: '{quest} · {heroes} · Hellbreaker',
  },
  dice: { en: '{count} {die} {count|die|dice}', it: 'dado {die}: {count}' },
  defense: { en: 'Defense', it: 'Difesa' },
} as const satisfies Texts;

export const musterText = speaker(musterTexts);
