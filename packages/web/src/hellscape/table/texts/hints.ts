import type { Texts } from '@crawlspace/kernel';

/** What a first game explains. */
export const hintTexts = {
  'hint-goal': { en: 'The goal: {goal}.', it: 'L’obiettivo: {goal}.' },
  'hint-hell-story': { en: 'The story', it: 'La storia' },
  'hint-hell-story-text': {
    en: 'Every quest begins with its story and its goal. Both stay one tap away, at the name of the quest.',
    it: 'Ogni missione comincia con la sua storia e il suo obiettivo. Restano a un tocco, sul nome della missione.',
  },
  'hint-hell-class-berserker': { en: 'The Berserker', it: 'Il Berserker' },
  'hint-hell-class-berserker-text': {
    en: 'Health you lose becomes Rage, and Rage pays for the abilities of your stance: one to strike, one to run, one to hold. Changing the stance costs 1 Rage. Stand where the fight is.',
    it: 'La Salute persa diventa Furia, e la Furia paga le abilità della tua posizione: una per colpire, una per correre, una per reggere. Cambiare posizione costa 1 Furia. Stai dove si combatte.',
  },
  'hint-hell-class-paladin': { en: 'The Paladin', it: 'Il Paladino' },
  'hint-hell-class-paladin-text': {
    en: 'For 1 Mana you consecrate a zone in sight: every hero in it has the skills of that column. When a round starts, one skill can be blessed and says more until it ends. Stay near the others.',
    it: 'Con 1 Mana consacri una zona che vedi: ogni eroe che vi sta ha le abilità di quella colonna. All’inizio del round un’abilità può essere benedetta e dice di più fino alla fine. Resta vicino agli altri.',
  },
  'hint-hell-class-ranger': { en: 'The Ranger', it: 'Il Ranger' },
  'hint-hell-class-ranger-text': {
    en: 'Shoot from afar. With every Ranged attack Arrow cards are turned over until you stop: fewer than 7 arrows help a little, exactly 7 is a Bullseye, more is an Overload. The chance stands beside the pile.',
    it: 'Tira da lontano. A ogni attacco a distanza si girano carte Freccia finché ti fermi: meno di 7 frecce aiutano un po’, 7 esatte fanno Centro, di più è Sovraccarico. La probabilità sta accanto al mazzo.',
  },
  'hint-hell-class-rogue': { en: 'The Rogue', it: 'La Ladra' },
  'hint-hell-class-rogue-text': {
    en: 'Every round 3 Thieving Tools come out of your bag, and each action takes one. A tool of the right colour adds its benefit: red to attacks, blue to Moves, green to anything. Strike from the shadow.',
    it: 'A ogni round 3 Arnesi escono dal tuo sacchetto, e ogni azione ne consuma uno. Quello del colore giusto dà il suo vantaggio: rosso agli attacchi, blu ai Movimenti, verde a tutto. Colpisci dall’ombra.',
  },
  'hint-hell-class-shaman': { en: 'The Shaman', it: 'Lo Sciamano' },
  'hint-hell-class-shaman-text': {
    en: 'Mana you would gain can raise an element instead, and elements pay for your abilities. One that has reached its top gives you something for the rest of the quest. Spirits act in your turn, once for free.',
    it: 'Il Mana che guadagneresti può alzare un elemento, e gli elementi pagano le tue abilità. Uno arrivato in cima ti dà qualcosa per il resto della missione. Gli spiriti agiscono nel tuo turno, una volta gratis.',
  },
  'hint-hell-class-wizard': { en: 'The Wizard', it: 'Il Mago' },
  'hint-hell-class-wizard-text': {
    en: 'Only the spell that the marker of the amulet points at is ready; a cast turns it on, and so does 1 Mana. Attack dice bring Mana back, and so does your own ability.',
    it: 'È pronto solo l’incantesimo indicato dall’amuleto; lanciarlo fa girare l’indicatore, e anche 1 Mana. Il Mana torna con i dadi attacco e con la tua abilità.',
  },
  'hint-hell-shadow': { en: 'From the shadow', it: 'Dall’ombra' },
  'hint-hell-shadow-text': {
    en: 'You stand in the shadow: the Shadow die is in the pool. Its eye lets you use your Shadow ability. In the light there is no such die.',
    it: 'Sei nell’ombra: il dado dell’Ombra è nella riserva. Il suo occhio ti lascia usare l’abilità dell’Ombra. In luce quel dado non c’è.',
  },
  'hint-hell-trap': { en: 'A trap', it: 'Una trappola' },
  'hint-hell-trap-text': {
    en: 'Face-down traps are turned over by whoever enters. The way you point at tells how many lie on it, so a longer way may be the cheaper one.',
    it: 'Le trappole coperte le gira chi entra. Il percorso che indichi dice quante ce ne sono: una via più lunga può costare meno.',
  },
  'hint-hell-carrier': { en: 'The Scroll is yours', it: 'La Pergamena è vostra' },
  'hint-hell-carrier-text': {
    en: 'Whoever carries it wears its mark, on the board and beside the name. It cannot be handed on: bring this hero to the gray Objective token, and close the Rift with an action.',
    it: 'Chi la porta ne ha il segno, sul tabellone e accanto al nome. Non si può cedere: porta quest’eroe al segnalino Obiettivo grigio e chiudi lo Squarcio con un’azione.',
  },
  'hint-hell-welcome': { en: 'Into the dungeon', it: 'Nel dungeon' },
  'hint-hell-welcome-text': {
    en: 'You all win or lose together. The heroes take their turns in any order; then the enemies act, and the Darkness advances.',
    it: 'Vincete o perdete tutti insieme. Gli eroi giocano nell’ordine che volete; poi agiscono i nemici e l’Oscurità avanza.',
  },
  'hint-hell-actions': { en: 'Three actions', it: 'Tre azioni' },
  'hint-hell-actions-text': {
    en: 'Move, attack, recover or trade, in any order and as often as you like. Whatever glows on your dashboard can be used besides.',
    it: 'Muovi, attacca, recupera o scambia, in qualsiasi ordine e quante volte vuoi. In più puoi usare ciò che brilla sulla plancia.',
  },
  'hint-hell-move': { en: 'Movement points', it: 'Punti movimento' },
  'hint-hell-move-text': {
    en: 'A Move gives two points. A step, a door or an object costs one each. Tap a framed zone, door or token.',
    it: 'Un Movimento dà due punti. Un passo, una porta o un oggetto ne costano uno. Tocca una zona, una porta o un segnalino evidenziati.',
  },
  'hint-hell-light': { en: 'Light and shadow', it: 'Luce e ombra' },
  'hint-hell-light-text': {
    en: 'Zones with a brazier are light, hatched ones with a moon are shadow. From the shadow you attack with the Shadow die.',
    it: 'Le zone con il braciere sono in luce, quelle tratteggiate con la luna in ombra. Dall’ombra attacchi con il dado dell’Ombra.',
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
    en: 'Tap dice in the order you like: Mana first may pay for an ability. Enemy dice bite too. The rest resolves by itself.',
    it: 'Tocca i dadi nell’ordine che vuoi: risolto per primo, il Mana può pagare un’abilità. Anche i dadi Nemico mordono. Il resto si risolve da sé.',
  },
  'hint-hell-defense': { en: 'Under attack', it: 'Sotto attacco' },
  'hint-hell-defense-text': {
    en: 'Your armor rolls blue dice against the hits. Claws cannot be blocked.',
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
    en: 'At the start of the round a Lifebringer brings the hero back. When none is left, the quest is lost.',
    it: 'All’inizio del round un Portatore di Vita rialza l’eroe. Se non ne restano, la missione è persa.',
  },
  'hint-hell-level': { en: 'A new level', it: 'Un nuovo livello' },
  'hint-hell-level-text': {
    en: 'More Health or Mana, a new skill, and better treasure in the bag. The enemies grow with the highest hero.',
    it: 'Più Salute o Mana, una nuova abilità e tesori migliori nel sacchetto. I nemici crescono con l’eroe di livello più alto.',
  },
  'hint-hell-darkness': { en: 'The Darkness', it: 'L’Oscurità' },
  'hint-hell-darkness-text': {
    en: 'It advances every round. Its track shows when new enemies come and when better treasure does.',
    it: 'Avanza a ogni round. Il tracciato mostra quando arrivano nuovi nemici e tesori migliori.',
  },
  'hint-hell-boss': { en: 'The boss', it: 'Il boss' },
  'hint-hell-boss-text': {
    en: 'It acts after every hero’s turn and grows with its track. Only its chamber is left.',
    it: 'Agisce dopo il turno di ogni eroe e cresce con il suo tracciato. Resta solo la sua camera.',
  },
} as const satisfies Texts;
