import type { Texts } from '@crawlspace/kernel';

/** What a first game explains, each when it first happens. */
export const hintTexts = {
  'hint-goal': { en: 'The goal: {goal}', it: 'L’obiettivo: {goal}' },
  'hint-story': { en: 'The story', it: 'La storia' },
  'hint-story-text': {
    en: 'Every mission begins with its story and its goal. Tap the mission’s name to read both again.',
    it: 'Ogni missione comincia con la sua storia e il suo obiettivo. Tocca il nome della missione per rileggerli.',
  },
  'hint-breath': { en: 'Catch your breath', it: 'Riprendere fiato' },
  'hint-breath-text': {
    en: 'After a fight everybody heals a D3 of Wounds and Sanity in any mix. Anyone who didn’t get to act heals a D6 or recovers 1 Grit. One tap accepts what is proposed.',
    it: 'Dopo uno scontro tutti curano un D3 tra ferite e sanità, a piacere. Chi non ha agito cura un D6 o recupera 1 Grinta. Con un tocco accetti ciò che è proposto.',
  },
  'hint-welcome': { en: 'Welcome to the mine', it: 'Benvenuti nella miniera' },
  'hint-welcome-text': {
    en: 'The game asks one thing at a time. Tap a button, or what is lit on the board. Each button says what it costs and how likely it is.',
    it: 'Il gioco chiede una cosa alla volta. Tocca un pulsante, o ciò che è illuminato sul tabellone. Ogni pulsante dice quanto costa e con che probabilità riesce.',
  },
  'hint-lantern': { en: 'The Old Lantern', it: 'La Vecchia Lanterna' },
  'hint-lantern-text': {
    en: 'Whoever carries it lights their tile and those next to it, and rolls against the Darkness each turn. Give it to somebody who stays near the others.',
    it: 'Chi la porta illumina la sua tessera e quelle accanto, e ogni turno tira contro l’Oscurità. Dalla a qualcuno che resti vicino agli altri.',
  },
  'hint-hold-back': { en: 'Hold back the Darkness', it: 'Trattenere l’Oscurità' },
  'hint-hold-back-text': {
    en: 'Each turn starts with this roll. If it fails, the Darkness takes a step towards the way out. If it gets there, you lose.',
    it: 'Ogni turno comincia con questo tiro. Se fallisce, l’Oscurità fa un passo verso l’uscita. Se ci arriva, avete perso.',
  },
  'hint-activation': { en: 'Your activation', it: 'La tua attivazione' },
  'hint-activation-text': {
    en: 'Move first: tap any lit space. Then do one thing: attack, search, or help somebody up. A Move roll of 1 gives you Grit.',
    it: 'Prima muovi: tocca uno spazio illuminato. Poi fai una cosa sola: attacca, cerca o aiuta qualcuno. Un 1 al tiro di Movimento ti dà Grinta.',
  },
  'hint-search': { en: 'Searching', it: 'Cercare' },
  'hint-search-text': {
    en: 'Scavenge the tile you are on, or look through a door to lay the next tile. Every new tile takes the party deeper, and the Darkness gets harder to hold.',
    it: 'Fruga la tessera in cui sei, o guarda oltre una porta per posare la prossima. Ogni nuova tessera porta più in basso, e l’Oscurità è più dura da trattenere.',
  },
  'hint-grit': { en: 'Grit', it: 'Grinta' },
  'hint-grit-text': {
    en: 'Spend 1 Grit to re-roll any number of your dice once, or to move a D6 further. It comes back on Move rolls of 1 and when you catch your breath.',
    it: 'Spendi 1 Grinta per rilanciare una volta quanti dadi vuoi, o per muovere di un D6 in più. Torna con gli 1 al Movimento e quando riprendi fiato.',
  },
  'hint-room': { en: 'Exploration tokens', it: 'Segnalini Esplorazione' },
  'hint-room-text': {
    en: 'If a hero is in a new room once everyone has acted, its token is turned over: doors, clues, encounters, or an attack.',
    it: 'Se, dopo che tutti hanno agito, un eroe è in una stanza nuova, si gira il suo segnalino: porte, indizi, incontri o un attacco.',
  },
  'hint-clue': { en: 'A clue', it: 'Un indizio' },
  'hint-clue-text': {
    en: 'Clues lead to the objective. The number you need is next to the mission’s name.',
    it: 'Gli indizi portano all’obiettivo. Quanti ne servono è scritto accanto al nome della missione.',
  },
  'hint-encounter': { en: 'An encounter', it: 'Un incontro' },
  'hint-encounter-text': {
    en: 'Something is in this room. Most encounters are Skill tests: roll as many dice as your Skill, and one that reaches the number is enough.',
    it: 'C’è qualcosa in questa stanza. Quasi tutti gli incontri sono Prove di Abilità: tira tanti dadi quanto vale l’Abilità, e basta che uno raggiunga il numero.',
  },
  'hint-fight': { en: 'A fight', it: 'Uno scontro' },
  'hint-fight-text': {
    en: 'Everyone acts in order of Initiative, as the ribbon shows; on a tie, enemies go first. Nobody can search until the fight is won. Tap an enemy in the ribbon to read its sheet.',
    it: 'Tutti agiscono in ordine di Iniziativa, come mostra il nastro; a parità, prima i nemici. Finché si combatte nessuno può cercare. Tocca un nemico nel nastro per leggerne la scheda.',
  },
  'hint-order': { en: 'Who goes first', it: 'Chi va per primo' },
  'hint-order-text': {
    en: 'Heroes with the same Initiative choose who goes first.',
    it: 'Gli eroi con la stessa Iniziativa scelgono chi va per primo.',
  },
  'hint-attack': { en: 'Attacking', it: 'Attaccare' },
  'hint-attack-text': {
    en: 'Each die that reaches your To Hit is a hit, and a 6 is critical: it ignores Defense. Damage above the enemy’s Defense becomes wounds.',
    it: 'Ogni dado che raggiunge il tuo valore Per Colpire è un colpo, e un 6 è critico: ignora la Difesa. I danni oltre la Difesa diventano ferite.',
  },
  'hint-escape': { en: 'Escape tests', it: 'Prove di Fuga' },
  'hint-escape-text': {
    en: 'To leave a space next to an enemy you must first pass an Escape test. Each space you can tap shows your chance. If you fail, you stay where you are.',
    it: 'Per lasciare uno spazio accanto a un nemico devi prima superare una Prova di Fuga. Ogni spazio che puoi toccare mostra la probabilità. Se fallisci, resti dove sei.',
  },
  'hint-assign': { en: 'Assigning hits', it: 'Assegnare i colpi' },
  'hint-assign-text': {
    en: 'Share out your hits among the enemies: tap them on the board or use the plus. Hits you keep back come later, once you’ve seen what the first ones did.',
    it: 'Distribuisci i colpi tra i nemici: toccali sul tabellone o usa il più. Quelli che tieni da parte vengono dopo, quando avrai visto l’effetto dei primi.',
  },
  'hint-wounds': { en: 'Wounds', it: 'Ferite' },
  'hint-wounds-text': {
    en: 'Each hit can be stopped with a Defense roll. What gets through takes Health. At 0 the hero is KO’d.',
    it: 'Ogni colpo si può fermare con un tiro di Difesa. Ciò che passa toglie Salute. A 0 l’eroe è KO.',
  },
  'hint-horror': { en: 'Horror', it: 'Orrore' },
  'hint-horror-text': {
    en: 'Horror is stopped with Willpower and takes Sanity. A hero can break in mind as well as in body.',
    it: 'L’Orrore si ferma con la Volontà e toglie Sanità. Un eroe può crollare nella mente come nel corpo.',
  },
  'hint-loot': { en: 'Loot', it: 'Bottino' },
  'hint-loot-text': {
    en: 'After a fight everybody catches their breath and draws Loot, one card for each threat you beat.',
    it: 'Dopo uno scontro tutti riprendono fiato e pescano Bottino, una carta per ogni minaccia sconfitta.',
  },
  'hint-ko': { en: 'Knocked out', it: 'KO' },
  'hint-ko-text': {
    en: 'A KO’d hero gets up after the fight, with an injury or a madness to show for it. Others can help or drag them. If everybody is down, the mission is lost.',
    it: 'Un eroe KO si rialza dopo lo scontro, con una lesione o una follia per ricordo. Gli altri possono aiutarlo o trascinarlo. Se sono tutti a terra, la missione è persa.',
  },
  'hint-dark': { en: 'Alone in the dark', it: 'Soli al buio' },
  'hint-dark-text': {
    en: 'Whoever ends away from the lantern’s light hears voices and takes Horror Hits. Stay on the lantern’s tile or one beside it.',
    it: 'Chi finisce fuori dalla luce della lanterna sente voci e subisce Colpi d’Orrore. Resta sulla tessera della lanterna o su una accanto.',
  },
  'hint-depth-event': { en: 'A Depth Event', it: 'Un Evento di Profondità' },
  'hint-depth-event-text': {
    en: 'Doubles on the roll against the Darkness always hold it back, but the mine answers. Tap the card to read it.',
    it: 'Un doppio nel tiro contro l’Oscurità la trattiene sempre, ma la miniera risponde. Tocca la carta per leggerla.',
  },
  'hint-dread': { en: 'Growing Dread', it: 'Terrore Crescente' },
  'hint-dread-text': {
    en: 'These cards wait face down and are all turned over at the objective. At the start of a turn the heroes can pay 1 Grit each to get rid of one.',
    it: 'Queste carte aspettano coperte e si girano tutte all’obiettivo. All’inizio di un turno gli eroi possono pagare 1 Grinta a testa per liberarsi di una.',
  },
  'hint-gate': { en: 'A gate', it: 'Un portale' },
  'hint-gate-text': {
    en: 'It leads to another world with tiles, encounters and threats of its own. Look through it as you would through a door, then step across.',
    it: 'Porta in un altro mondo, con tessere, incontri e minacce tutte sue. Guardaci attraverso come da una porta, poi entra.',
  },
  'hint-corruption': { en: 'Corruption', it: 'Corruzione' },
  'hint-corruption-text': {
    en: 'Dark Stone and dark things corrupt. When Corruption reaches your resistance you mutate, and it starts again from there.',
    it: 'La Pietra Oscura e le cose oscure corrompono. Quando la Corruzione raggiunge la tua resistenza muti, e si ricomincia da lì.',
  },
  'hint-ambush': { en: 'Ambush', it: 'Imboscata' },
  'hint-ambush-text': {
    en: 'Enemies are placed right beside you and have +2 Initiative in their first turn.',
    it: 'I nemici compaiono accanto agli eroi e nel loro primo turno hanno +2 Iniziativa.',
  },
  'hint-elite': { en: 'Elite enemies', it: 'Nemici Élite' },
  'hint-elite-text': {
    en: 'Strong parties meet enemies with extra abilities. Tap them in the ribbon to see which.',
    it: 'Le compagnie forti incontrano nemici con abilità in più. Toccali nel nastro per vedere quali.',
  },
  'hint-items': { en: 'Belongings', it: 'Oggetti' },
  'hint-items-text': {
    en: 'Two hands, one piece of clothing for each part of the body, and as much weight as you can carry. Heroes next to each other can hand things over; while no enemies are on the board, so can all heroes on the same tile.',
    it: 'Due mani, un capo per ogni parte del corpo, e tanto peso quanto ne puoi portare. Gli eroi adiacenti possono passarsi le cose; finché non ci sono nemici sul tabellone, anche tutti gli eroi sulla stessa tessera.',
  },
  'hint-objective': { en: 'The objective', it: 'L’obiettivo' },
  'hint-objective-text': {
    en: 'This is the place. The exits close, all Growing Dread cards are turned over, and the last fight begins.',
    it: 'Il posto è questo. Le uscite si chiudono, si girano tutte le carte Terrore Crescente, e comincia l’ultimo scontro.',
  },
} as const satisfies Texts;
