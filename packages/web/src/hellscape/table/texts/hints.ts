import type { Texts } from '@crawlspace/kernel';

/** What a first game explains. */
export const hintTexts = {
  'hint-goal': { en: 'The goal: {goal}.', it: 'L’obiettivo: {goal}.' },
  'hint-hell-story': { en: 'The story', it: 'La storia' },
  'hint-hell-story-text': {
    en: 'Every quest begins with its story and its goal. Tap the quest’s name to read both again.',
    it: 'Ogni missione comincia con la sua storia e il suo obiettivo. Tocca il nome della missione per rileggerli.',
  },
  'hint-hell-class-berserker': { en: 'The Berserker', it: 'Il Berserker' },
  'hint-hell-class-berserker-text': {
    en: 'Health you lose becomes Rage, and Rage pays for the abilities of your stance: one to strike, one to run, one to hold. Changing the stance costs 1 Rage. Stand where the fight is.',
    it: 'La Salute persa diventa Furia, e la Furia paga le abilità della tua postura: una per colpire, una per correre, una per reggere. Cambiare postura costa 1 Furia. Stai dove si combatte.',
  },
  'hint-hell-class-paladin': { en: 'The Paladin', it: 'Il Paladino' },
  'hint-hell-class-paladin-text': {
    en: 'For 1 Mana you consecrate a zone in sight: every hero in it has the skills of that column. At the start of a round one skill can be blessed, and does more until the round ends. Stay near the others.',
    it: 'Con 1 Mana consacri una zona che vedi: ogni eroe che vi sta ha le abilità di quella colonna. All’inizio del round puoi benedire un’abilità, che fino alla fine fa di più. Resta vicino agli altri.',
  },
  'hint-hell-class-ranger': { en: 'The Ranger', it: 'Il Ranger' },
  'hint-hell-class-ranger-text': {
    en: 'Shoot from afar. With every Ranged Attack you turn over Arrow cards until you stop: fewer than 7 arrows help a little, exactly 7 is a Bullseye, more is an Overload. The chance is shown beside the pile.',
    it: 'Tira da lontano. A ogni attacco a distanza giri carte Freccia finché ti fermi: meno di 7 frecce aiutano un po’, 7 esatte fanno Centro, di più è Sovraccarico. La probabilità è scritta accanto al mazzo.',
  },
  'hint-hell-class-rogue': { en: 'The Rogue', it: 'La Ladra' },
  'hint-hell-class-rogue-text': {
    en: 'Every round you draw 3 Rogue tokens from your bag, and each action takes one. A token of the right colour adds its benefit: red to attacks, blue to Moves, green to anything. Strike from the Shadow.',
    it: 'Ogni round peschi 3 segnalini Ladra dalla borsa, e ogni azione ne usa uno. Quello del colore giusto aggiunge il suo vantaggio: rosso agli attacchi, blu ai Movimenti, verde a tutto. Colpisci dall’Ombra.',
  },
  'hint-hell-class-shaman': { en: 'The Shaman', it: 'La Sciamana' },
  'hint-hell-class-shaman-text': {
    en: 'Mana you would gain can raise an element instead, and elements pay for your abilities. An element at its peak gives you something for the rest of the quest. Spirits act in your turn, once for free.',
    it: 'Il Mana che guadagneresti può invece alzare un elemento, e gli elementi pagano le tue abilità. Un elemento al culmine ti dà qualcosa per il resto della missione. Gli spiriti agiscono nel tuo turno, una volta gratis.',
  },
  'hint-hell-class-wizard': { en: 'The Wizard', it: 'Il Mago' },
  'hint-hell-class-wizard-text': {
    en: 'Only the spell the amulet’s marker points at is ready. Casting it moves the marker on, and so does paying 1 Mana. Attack dice bring Mana back, and so does your Hero ability.',
    it: 'È pronto solo l’incantesimo indicato dal segnalino dell’amuleto. Lanciarlo fa girare il segnalino, e anche pagare 1 Mana. Il Mana torna con i dadi Attacco e con la tua Abilità dell’Eroe.',
  },
  'hint-hell-shadow': { en: 'From the shadow', it: 'Dall’ombra' },
  'hint-hell-shadow-text': {
    en: 'You’re in Shadow, so the Shadow die joins the pool. If it shows its eye, you can use your Shadow ability. In the Light you don’t roll this die.',
    it: 'Sei in Ombra, quindi nella riserva c’è il dado dell’Ombra. Se mostra il suo occhio, puoi usare l’Abilità dell’Ombra. In Luce questo dado non si tira.',
  },
  'hint-hell-trap': { en: 'A trap', it: 'Una trappola' },
  'hint-hell-trap-text': {
    en: 'Whoever enters a zone turns over its face-down traps. The path you point at shows how many lie on it, so a longer path may cost less.',
    it: 'Chi entra in una zona ne gira le trappole coperte. Il percorso che indichi mostra quante ce ne sono: uno più lungo può costare meno.',
  },
  'hint-hell-carrier': { en: 'The Scroll is yours', it: 'La Pergamena è vostra' },
  'hint-hell-carrier-text': {
    en: 'A mark on the board and beside the name shows who carries it. It can’t be handed over: bring this hero to the gray Objective token, and close the Rift with an action.',
    it: 'Un segno sul tabellone e accanto al nome mostra chi la porta. Non si può cedere: porta quest’eroe al segnalino Obiettivo grigio e chiudi lo Squarcio con un’azione.',
  },
  'hint-hell-welcome': { en: 'Into the dungeon', it: 'Nel dungeon' },
  'hint-hell-welcome-text': {
    en: 'You all win or lose together. The heroes take their turns in any order; then the enemies act, and the Darkness advances.',
    it: 'Vincete o perdete tutti insieme. Gli eroi giocano nell’ordine che volete; poi agiscono i nemici e l’Oscurità avanza.',
  },
  'hint-hell-actions': { en: 'Three actions', it: 'Tre azioni' },
  'hint-hell-actions-text': {
    en: 'Move, attack, recover or trade, in any order and as often as you like. Anything that glows on your dashboard can be used as well.',
    it: 'Muovi, attacca, recupera o scambia, in qualsiasi ordine e quante volte vuoi. In più puoi usare ciò che brilla sulla plancia.',
  },
  'hint-hell-move': { en: 'Movement points', it: 'Punti movimento' },
  'hint-hell-move-text': {
    en: 'A Move gives two points. A step, a door or an object costs one each. Tap a framed zone, door or token.',
    it: 'Un Movimento dà due punti. Un passo, una porta o un oggetto ne costano uno. Tocca una zona, una porta o un segnalino evidenziati.',
  },
  'hint-hell-light': { en: 'Light and shadow', it: 'Luce e ombra' },
  'hint-hell-light-text': {
    en: 'Zones with a brazier are in the Light; hatched ones with a moon are in Shadow. From the Shadow you attack with the Shadow die as well.',
    it: 'Le zone con il braciere sono in Luce, quelle tratteggiate con la luna in Ombra. Dall’Ombra attacchi anche con il dado dell’Ombra.',
  },
  'hint-hell-door': { en: 'Doors', it: 'Porte' },
  'hint-hell-door-text': {
    en: 'Behind every door waits a Door card, and the chamber is revealed: enemies and treasure appear.',
    it: 'Dietro ogni porta attende una carta Porta, e la camera viene rivelata: compaiono nemici e tesori.',
  },
  'hint-hell-enemies': { en: 'Mobs', it: 'Orde' },
  'hint-hell-enemies-text': {
    en: 'A mob is a leader and its minions. Minions fall first; each adds an Enemy die. Tap a mob to see its card.',
    it: 'Un’orda è un capo con i suoi gregari. I gregari cadono per primi; ognuno aggiunge un dado Nemico. Tocca un’orda per vederne la carta.',
  },
  'hint-hell-attack': { en: 'The pool', it: 'La riserva' },
  'hint-hell-attack-text': {
    en: 'Your weapons give attack dice, the enemy adds its defense. Abilities can add to the pool before you roll.',
    it: 'Le armi danno dadi attacco, il nemico aggiunge la difesa. Prima del tiro le abilità possono aggiungere dadi.',
  },
  'hint-hell-dice': { en: 'Resolve the dice', it: 'Risolvi i dadi' },
  'hint-hell-dice-text': {
    en: 'Tap the dice in the order you like: Mana resolved first can pay for an ability. Enemy dice hurt too. Whatever you leave resolves by itself.',
    it: 'Tocca i dadi nell’ordine che vuoi: il Mana risolto per primo può pagare un’abilità. Anche i dadi Nemico fanno male. Ciò che lasci si risolve da sé.',
  },
  'hint-hell-defense': { en: 'Under attack', it: 'Sotto attacco' },
  'hint-hell-defense-text': {
    en: 'Your armor rolls blue dice against the hits. Claws can’t be blocked.',
    it: 'La tua armatura tira dadi blu contro i colpi. Gli artigli non si possono parare.',
  },
  'hint-hell-reaction': { en: 'Reaction', it: 'Reazione' },
  'hint-hell-reaction-text': {
    en: 'Whoever leaves a zone with enemies takes one Wound from each of them.',
    it: 'Chi lascia una zona con nemici subisce una Ferita da ognuno di loro.',
  },
  'hint-hell-treasure': { en: 'Treasure', it: 'Tesoro' },
  'hint-hell-treasure-text': {
    en: 'One, two or three gems: Common, Rare or Epic. Pick it up for a movement point when no enemy is in the zone.',
    it: 'Una, due o tre gemme: Comune, Raro o Epico. Si raccoglie con un punto movimento se nella zona non ci sono nemici.',
  },
  'hint-hell-gear': { en: 'Gear', it: 'Equipaggiamento' },
  'hint-hell-gear-text': {
    en: 'Only what is equipped counts. Two weapons of the same kind attack together.',
    it: 'Conta solo ciò che è equipaggiato. Due armi dello stesso tipo attaccano insieme.',
  },
  'hint-hell-ko': { en: 'Knocked out', it: 'KO' },
  'hint-hell-ko-text': {
    en: 'At the start of the round a Lifebringer brings the hero back. If none is left, the quest is lost.',
    it: 'All’inizio del round un Portatore di Vita rialza l’eroe. Se non ne restano, la missione è persa.',
  },
  'hint-hell-level': { en: 'A new level', it: 'Un nuovo livello' },
  'hint-hell-level-text': {
    en: 'More Health or Mana, a new skill, and better treasure in the bag. Enemies grow with your highest-level hero.',
    it: 'Più Salute o Mana, una nuova abilità e tesori migliori nel sacchetto. I nemici crescono con l’eroe di livello più alto.',
  },
  'hint-hell-darkness': { en: 'The Darkness', it: 'L’Oscurità' },
  'hint-hell-darkness-text': {
    en: 'It advances every round. Its track shows when new enemies and better treasure come.',
    it: 'Avanza a ogni round. Il tracciato mostra quando arrivano nuovi nemici e tesori migliori.',
  },
  'hint-hell-boss': { en: 'The boss', it: 'Il boss' },
  'hint-hell-boss-text': {
    en: 'It acts after every hero’s turn and grows with its track. Only its chamber is still in play.',
    it: 'Agisce dopo il turno di ogni eroe e cresce con il suo tracciato. In gioco resta solo la sua camera.',
  },
} as const satisfies Texts;
