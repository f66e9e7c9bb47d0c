import type { Texts } from '../types.ts';

/** The missions that take the county from the first clean shaft to the last warm room. */
export const countyMissionTexts = {
  'the-bones-of-father-crane.name': {
    en: 'The Bones of Father Crane',
    it: 'Le ossa di padre Crane',
  },
  'the-bones-of-father-crane.intro': {
    en: 'Father Crane walked into the mine with a bell and a book to have a word with whatever lives there. The word was not taken well. His sister wants something to bury; the more of him, the better. Whatever you carry out of there, others will want it back.',
    it: 'Padre Crane è entrato in miniera con una campana e un libro, per dire due parole a chi ci abita. Le due parole non sono piaciute. Sua sorella vuole qualcosa da seppellire: più ce n’è, meglio è. Quel che portate fuori, qualcun altro lo rivorrà.',
  },
  'the-bones-of-father-crane.goal': {
    en: 'Dig at least {least} bones out of the Rooms ({leastAlone} if you go alone), at most {most}, bury them at the Entrance, and defeat what has followed them.',
    it: 'Disseppellite dalle Stanze almeno {least} ossa ({leastAlone} se andate da soli), al massimo {most}, seppellitele all’Ingresso e sconfiggete ciò che le ha seguite.',
  },
  'the-bones-of-father-crane.special': {
    en: 'There is a bone in every Room. Once it is explored a Hero there may dig instead of Searching: Cunning or Spirit {digTarget}+, {digXp} XP; a failure is {horror} Horror Hit. Clues mean nothing. Each bone moves the Darkness {darkness} step ahead. From the third on they call: each turn without a Fight roll a D6; as many bones as there are beyond {quiet}, or less, is an Ambush. When to turn back is up to you: a Hero at the Entrance may bury them instead of Searching.',
    it: 'C’è un osso in ogni Stanza. Quando è esplorata, un Eroe lì può scavare invece di Cercare: Astuzia o Spirito {digTarget}+, {digXp} PE; fallire costa {horror} Colpo d’Orrore. Gli Indizi non contano. Ogni osso fa avanzare l’Oscurità di {darkness} passo. Dal terzo in poi le ossa chiamano: ogni turno senza Scontro tirate un D6; un risultato pari o inferiore alle ossa oltre le prime {quiet} è un’Imboscata. Quando tornare lo decidete voi: un Eroe all’Ingresso può seppellirle invece di Cercare.',
  },
  'the-bones-of-father-crane.bone': {
    en: 'It is heavier than a bone should be, and it hums one note of a hymn.',
    it: 'Pesa più di quanto un osso dovrebbe, e canticchia una nota di un inno.',
  },
  'the-bones-of-father-crane.called': {
    en: 'The bones have found the second verse. Something joins in.',
    it: 'Le ossa hanno trovato la seconda strofa. Qualcosa si unisce al coro.',
  },
  'the-bones-of-father-crane.dig': { en: 'Dig out a bone', it: 'Disseppellisci un osso' },
  'the-bones-of-father-crane.bury': { en: 'Bury the bones', it: 'Seppellisci le ossa' },
  'the-bones-of-father-crane.objective': {
    en: 'A shallow hole, a few words, nobody’s best. Behind you the mine clears its throat.',
    it: 'Una buca poco profonda, due parole dette male. Alle vostre spalle la miniera si schiarisce la gola.',
  },
  'the-bones-of-father-crane.reward': {
    en: 'For each bone {xpEach} XP and ${goldEach} each, from a jar of the sister’s. With all {most} of them he rests, and every Hero loses {corruption} Corruption.',
    it: 'Per ogni osso {xpEach} PE e ${goldEach} a testa, da un barattolo della sorella. Con tutte e {most} trova pace, e ogni Eroe perde {corruption} Corruzione.',
  },
  'the-bones-of-father-crane.failure': {
    en: 'He is still down there, and now he knows your names: each Hero takes {corruption} Corruption Hit.',
    it: 'È ancora laggiù, e adesso sa i vostri nomi: ogni Eroe subisce {corruption} Colpo di Corruzione.',
  },
  'counter.bones': { en: 'Bones dug out: {value}', it: 'Ossa disseppellite: {value}' },

  'the-assayers-daughter.name': {
    en: 'The Assayer’s Daughter',
    it: 'La figlia del saggiatore',
  },
  'the-assayers-daughter.intro': {
    en: 'Ada Pell is eleven, weighs Dark Stone better than her father, and went down to see where it comes from. She left a note with the day of her return on it. That was Tuesday.',
    it: 'Ada Pell ha undici anni, pesa la Pietra Oscura meglio di suo padre ed è scesa a vedere da dove viene. Ha lasciato un biglietto con il giorno del ritorno. Era martedì.',
  },
  'the-assayers-daughter.goal': {
    en: 'Find {clues} Clues to reach Ada, then lead her back to the Entrance alive. Nobody has to be defeated.',
    it: 'Trovate {clues} Indizi per arrivare ad Ada, poi riportatela viva all’Ingresso. Non c’è nessuno da sconfiggere.',
  },
  'the-assayers-daughter.special': {
    en: 'A Hero beside Ada, or on her tile when there is no Fight, may take her by the hand: at the end of that Hero’s activations she is in the same space. If the leader is KO’d she waits there. When she is found the Darkness moves back {push} steps, and as she has chalked the way, Heroes move {stride} spaces more from then on while there is no Fight. In a Fight each turn an Enemy in or next to her space frightens her on {frightOn} or less on a D6 ({guardedOn} while a Hero is beside her); the {nerve}th fright is one too many. While she is led, each turn without a Fight a {chaseOn} on a D6 is an Ambush.',
    it: 'Un Eroe accanto ad Ada, o sulla sua tessera se non c’è uno Scontro, può prenderla per mano: alla fine delle attivazioni di quell’Eroe è nel suo stesso spazio. Se chi la guida va KO, lei aspetta lì. Quando la trovate l’Oscurità arretra di {push} passi e, poiché ha segnato la via col gesso, da allora gli Eroi si muovono di {stride} spazi in più finché non c’è uno Scontro. In uno Scontro, ogni turno, un Nemico nel suo spazio o adiacente la spaventa con {frightOn} o meno su un D6 ({guardedOn} se un Eroe le è accanto); allo spavento numero {nerve} è finita. Finché è guidata, ogni turno senza Scontro un {chaseOn} su un D6 è un’Imboscata.',
  },
  'the-assayers-daughter.clue1': {
    en: 'Chalk on the timbers, in a neat hand: the depth, the date, and “smells of pennies”.',
    it: 'Gesso sui puntelli, in bella calligrafia: la profondità, la data e «odora di monete».',
  },
  'the-assayers-daughter.objective': {
    en: 'She sits on a crate with her scales on her knees. “You are late,” she says. “Do not turn around.”',
    it: 'È seduta su una cassa, con la bilancia sulle ginocchia. «Siete in ritardo», dice. «Non voltatevi.»',
  },
  'the-assayers-daughter.lead': { en: 'Take Ada by the hand', it: 'Prendi Ada per mano' },
  'the-assayers-daughter.fright': {
    en: 'Ada makes a sound no scale can weigh.',
    it: 'Ada fa un verso che nessuna bilancia sa pesare.',
  },
  'the-assayers-daughter.chased': {
    en: '“They only come when we walk,” says Ada.',
    it: '«Arrivano solo quando camminiamo», dice Ada.',
  },
  'the-assayers-daughter.sky': {
    en: '“Wednesday,” says Ada, looking up. “I can still make supper.”',
    it: '«Mercoledì», dice Ada guardando in su. «Faccio in tempo per cena.»',
  },
  'the-assayers-daughter.reward': {
    en: 'The assayer cannot speak, but he can count: {xp} XP and ${gold} each, ${calmGold} more if she was never frightened.',
    it: 'Il saggiatore non riesce a parlare, ma a contare sì: {xp} PE e ${gold} a testa, altri ${calmGold} se lei non si è mai spaventata.',
  },
  'the-assayers-daughter.failure': {
    en: 'Somebody has to tell him. Each Hero takes {sanity} Sanity Damage that is still there when the next Adventure begins.',
    it: 'Qualcuno glielo deve dire. Ogni Eroe subisce {sanity} danni alla Sanità, che restano all’inizio della prossima Avventura.',
  },
  'counter.fright': { en: 'Frights: {value}', it: 'Spaventi: {value}' },
  'outcome.daughter-home': { en: 'Ada saw the sky.', it: 'Ada ha visto il cielo.' },
  'outcome.daughter-lost': { en: 'Ada let go.', it: 'Ada ha mollato la presa.' },

  'salt-in-the-doorways.name': { en: 'Salt in the Doorways', it: 'Sale sulle soglie' },
  'salt-in-the-doorways.intro': {
    en: 'Widow Hask has dreamt of three doors below the chapel hill, each a hand wider every night. She has sewn salt into your coats, written down what to say, and asked you not to look at what says it back.',
    it: 'La vedova Hask sogna tre porte sotto la collina della cappella, ogni notte più larghe di una mano. Vi ha cucito il sale nei cappotti, ha scritto le parole da dire e vi ha pregato di non guardare chi le ripete.',
  },
  'salt-in-the-doorways.goal': {
    en: 'Each of the first {clues} Clues is a rift. Seal all of them, and defeat the High Threat that guards the last.',
    it: 'Ciascuno dei primi {clues} Indizi è uno squarcio. Sigillateli tutti e sconfiggete la Minaccia Alta che custodisce l’ultimo.',
  },
  'salt-in-the-doorways.special': {
    en: 'A rift is {width} wide ({widthAlone} if you go alone). A Hero on its tile may seal instead of attacking or Searching, even in a Fight: Spirit or Lore {sealTarget}+, each success closes it by 1. Closed it is worth {sealXp} XP, and the Darkness moves back {push} steps. Each turn without a Fight roll a D6 for every open rift: on a {leakOn} a Low Threat comes by Ambush. When the Darkness enters space {widenFirst} or {widenSecond}, every open rift grows by {widen}.',
    it: 'Uno squarcio è largo {width} ({widthAlone} se andate da soli). Un Eroe sulla sua tessera può sigillare invece di attaccare o Cercare, anche in uno Scontro: Spirito o Sapere {sealTarget}+, ogni successo lo chiude di 1. Chiuso vale {sealXp} PE, e l’Oscurità arretra di {push} passi. Ogni turno senza Scontro tirate un D6 per ogni squarcio aperto: con {leakOn} arriva in Imboscata una Minaccia Bassa. Quando l’Oscurità entra nello spazio {widenFirst} o {widenSecond}, ogni squarcio aperto si allarga di {widen}.',
  },
  'salt-in-the-doorways.clue': {
    en: 'The far wall is breathing. In the middle of it hangs a line of light no thicker than a hair. For now.',
    it: 'La parete in fondo respira. Nel mezzo pende una riga di luce sottile come un capello. Per ora.',
  },
  'salt-in-the-doorways.seal': { en: 'Seal the rift', it: 'Sigilla lo squarcio' },
  'salt-in-the-doorways.sealed': {
    en: 'The salt turns black, the words run out, the wall is a wall.',
    it: 'Il sale diventa nero, le parole finiscono, il muro è un muro.',
  },
  'salt-in-the-doorways.wider': {
    en: 'Somewhere behind you a seam tears by another stitch.',
    it: 'Da qualche parte, alle vostre spalle, una cucitura cede di un altro punto.',
  },
  'salt-in-the-doorways.leak': {
    en: 'Something has found the gap, and did not even have to stoop.',
    it: 'Qualcosa ha trovato la fessura, e non ha dovuto nemmeno chinarsi.',
  },
  'salt-in-the-doorways.objective': {
    en: 'The third door is no hair. It stands ajar, and somebody holds it for you.',
    it: 'La terza porta non è un capello. È socchiusa, e qualcuno ve la tiene aperta.',
  },
  'salt-in-the-doorways.reward': {
    en: 'The widow sleeps: {xp} XP and ${gold} each, {bonusXp} XP more if the first two were closed before you found the third.',
    it: 'La vedova dorme: {xp} PE e ${gold} a testa, altri {bonusXp} PE se i primi due erano chiusi prima che trovaste il terzo.',
  },
  'salt-in-the-doorways.failure': {
    en: 'She dreams of you now. In your next Adventure the Darkness starts one step ahead.',
    it: 'Ora sogna voi. Nella prossima Avventura l’Oscurità parte un passo avanti.',
  },
  'counter.sealed': { en: 'Rifts sealed: {value}', it: 'Squarci sigillati: {value}' },

  'the-one-that-limps.name': { en: 'The One That Limps', it: 'Quello che zoppica' },
  'the-one-that-limps.intro': {
    en: 'Three feet in the dust, and the mark of a fourth that drags. It took the sheriff’s dogs, then the sheriff. It is no fool: it comes, it bites, it is gone. Wear it down, follow the blood, and do not let it choose the room.',
    it: 'Tre piedi nella polvere, e il segno di un quarto che si trascina. Ha preso i cani dello sceriffo, poi lo sceriffo. Non è stupido: arriva, morde, sparisce. Sfiancatelo, seguite il sangue e non lasciate che sia lui a scegliere la stanza.',
  },
  'the-one-that-limps.goal': {
    en: 'Kill the One That Limps. Each Clue is its trail; number {clues} leads to its lair.',
    it: 'Uccidete Quello che zoppica. Ogni Indizio è una sua traccia; l’Indizio numero {clues} porta alla tana.',
  },
  'the-one-that-limps.special': {
    en: 'At the start of the turn after a Clue it comes out there: a Night Terror with {healthEach} more Health for each Hero. At the end of a turn it flees when it has lost half its Health, or after {stays} turns, and keeps its Wounds; whenever the Darkness moves ahead meanwhile, it heals {heals}. In its lair it does not flee. Its death wins at once, whoever else is there.',
    it: 'All’inizio del turno dopo un Indizio esce allo scoperto lì: un Terrore Notturno con {healthEach} Salute in più per ogni Eroe. Alla fine di un turno fugge se ha perso metà della Salute, o dopo {stays} turni, e si tiene le Ferite; ogni volta che intanto l’Oscurità avanza, ne cura {heals}. Nella tana non fugge. La sua morte vince subito, chiunque altro ci sia.',
  },
  'the-one-that-limps.clue': {
    en: 'Blood on the rail, still warm, and three prints around it. It knows that you are here. It waits to see how many.',
    it: 'Sangue sul binario, ancora caldo, e tre impronte intorno. Sa che siete qui. Aspetta di vedere in quanti.',
  },
  'the-one-that-limps.comes': {
    en: 'A scrape, a pause, a scrape. There it is.',
    it: 'Uno strascico, una pausa, uno strascico. Eccolo.',
  },
  'the-one-that-limps.flees': {
    en: 'It looks at each of you, as if to learn you by heart, and is gone.',
    it: 'Vi guarda uno per uno, come per impararvi a memoria, e non c’è più.',
  },
  'the-one-that-limps.objective': {
    en: 'Badges, collars, boots, all in order by size. This is where it lives.',
    it: 'Distintivi, collari, stivali, tutti in ordine di grandezza. È qui che abita.',
  },
  'the-one-that-limps.reward': {
    en: 'The county pays by the foot: {xp} XP and ${gold} each ({earlyXp} XP more if it never reached its lair), and one Hero takes an Artifact from its collection.',
    it: 'La contea paga a piede: {xp} PE e ${gold} a testa (altri {earlyXp} PE se non è arrivato alla tana), e un Eroe prende un Artefatto dalla sua collezione.',
  },
  'the-one-that-limps.failure': {
    en: 'It has learnt you by heart: each Hero takes {loseSanity} Sanity Damage that is still there when the next Adventure begins.',
    it: 'Vi ha imparati a memoria: ogni Eroe subisce {loseSanity} danno alla Sanità, che resta all’inizio della prossima Avventura.',
  },
  'counter.hurt': {
    en: 'Wounds it got away with: {value}',
    it: 'Ferite con cui è fuggito: {value}',
  },

  'dead-weight.name': { en: 'Dead Weight', it: 'Peso morto' },
  'dead-weight.intro': {
    en: 'A box of lead, no bigger than a hymn book, that takes two men to lift on Mondays and three by Friday. The Company dug it up, opened it once, and lost interest in Company business. There is a well under the old level that gives no echo. Put the box there. Do not put it down anywhere else.',
    it: 'Una scatola di piombo, non più grande di un innario: il lunedì si alza in due, il venerdì in tre. La Compagnia l’ha dissotterrata, l’ha aperta una volta e ha perso interesse per gli affari. Sotto il vecchio livello c’è un pozzo senza eco. Mettetela lì. Non posatela altrove.',
  },
  'dead-weight.goal': {
    en: 'Carry the lead box along, find {clues} Clues to reach the well, and throw it in. Nobody has to be defeated.',
    it: 'Portate con voi la scatola di piombo, trovate {clues} Indizi per arrivare al pozzo e gettatecela. Non c’è nessuno da sconfiggere.',
  },
  'dead-weight.special': {
    en: 'One Hero carries the box: {move} Move, and each turn on {whisperOn} or less on a D6 it whispers: {corruption} Corruption Hit. Once per turn the bearer may hand it to an adjacent Hero. A Hero who is KO’d drops it; a Hero beside it, or on its tile when there is no Fight, may lift it. When the well is found the Darkness moves back {push} steps. At the well the bearer may push it in instead of attacking: Strength {throwTarget}+, {throwXp} XP for each success, and {throws} are needed in all. It calls for help: every {wave} turns there bring a Low Threat by Ambush.',
    it: 'Un Eroe porta la scatola: {move} Movimento, e ogni turno con {whisperOn} o meno su un D6 sussurra: {corruption} Colpo di Corruzione. Una volta per turno chi la porta può passarla a un Eroe adiacente. Chi va KO la lascia cadere; un Eroe accanto, o sulla sua tessera se non c’è uno Scontro, può raccoglierla. Quando trovate il pozzo l’Oscurità arretra di {push} passi. Al pozzo chi la porta può spingerla dentro invece di attaccare: Forza {throwTarget}+, {throwXp} PE per ogni successo, e ne servono {throws} in tutto. La scatola chiama aiuto: lì, ogni {wave} turni, arriva in Imboscata una Minaccia Bassa.',
  },
  'dead-weight.clue': {
    en: 'The drift slopes down, and the box leans that way. It wants to go. That is not a comfort.',
    it: 'La galleria scende, e la scatola pende da quella parte. Vuole andarci. Non è un conforto.',
  },
  'dead-weight.whisper': {
    en: 'The box says a name. It is the name of who carries it.',
    it: 'La scatola dice un nome. È quello di chi la porta.',
  },
  'dead-weight.wave': {
    en: 'The box knocks, from inside. Somebody answers.',
    it: 'La scatola bussa, da dentro. Qualcuno risponde.',
  },
  'dead-weight.lift': { en: 'Lift the box', it: 'Raccogli la scatola' },
  'dead-weight.hand': { en: 'Hand the box over', it: 'Passa la scatola' },
  'dead-weight.throw': { en: 'Push the box into the well', it: 'Spingi la scatola nel pozzo' },
  'dead-weight.objective': {
    en: 'The well. You drop a stone, and listen, and after a while you stop listening.',
    it: 'Il pozzo. Lasciate cadere un sasso, ascoltate, e dopo un po’ smettete di ascoltare.',
  },
  'dead-weight.gone': {
    en: 'It goes over the edge. There is no splash. Everything that came for it goes after it.',
    it: 'Passa il bordo. Nessun tonfo. Tutto ciò che era venuto a prenderla le va dietro.',
  },
  'dead-weight.reward': {
    en: 'Your arms are light, and so is the hill: {xp} XP and ${gold} each.',
    it: 'Le braccia sono leggere, e la collina anche: {xp} PE e ${gold} a testa.',
  },
  'dead-weight.failure': {
    en: 'The box walks home before you do: each Hero takes {failCorruption} Corruption Hits, and in your next Adventure the Darkness starts one step ahead.',
    it: 'La scatola torna a casa prima di voi: ogni Eroe subisce {failCorruption} Colpi di Corruzione, e nella prossima Avventura l’Oscurità parte un passo avanti.',
  },
  'counter.pushed': { en: 'Pushes: {value}', it: 'Spinte: {value}' },
  'lead-box.name': { en: 'Lead box', it: 'Scatola di piombo' },
  'lead-box.text': {
    en: '{move} Move. It whispers.',
    it: '{move} Movimento. Sussurra.',
  },
  'prompt.who-carries-box': {
    en: 'Who carries the lead box?',
    it: 'Chi porta la scatola di piombo?',
  },
  'prompt.hand-box-to': { en: 'Who do you hand the box to?', it: 'A chi passi la scatola?' },
  'outcome.box-gone': { en: 'The box is gone.', it: 'La scatola non c’è più.' },

  'run-for-daylight.name': { en: 'Run for Daylight', it: 'Di corsa verso la luce' },
  'run-for-daylight.intro': {
    en: 'The Company has done its sums: the hill is worth more as a hill. One prop on the old level holds the rest of them, and somebody has to take it away from underneath. They say you will have plenty of time. They say it from the other side of the county.',
    it: 'La Compagnia ha fatto i conti: la collina vale di più come collina. Un puntello, sul vecchio livello, regge tutti gli altri, e qualcuno deve toglierlo da sotto. Dicono che avrete tutto il tempo. Lo dicono dall’altra parte della contea.',
  },
  'run-for-daylight.goal': {
    en: 'Find {clues} Clues to reach the prop, knock it out, and run: you win when every Hero who is up stands on the Entrance tile.',
    it: 'Trovate {clues} Indizi per arrivare al puntello, abbattetelo e correte: vincete quando ogni Eroe in piedi è sulla tessera dell’Ingresso.',
  },
  'run-for-daylight.special': {
    en: 'A High Threat guards the prop, but need not be defeated. A Hero beside it, or on its tile when there is no Fight, may knock it out instead of attacking: Strength {propTarget}+, or a Dynamite; {propXp} XP, and the Darkness moves back {push} steps. From then on Heroes move {stride} spaces more. After {head} turns one tile falls each turn, the farthest from the Entrance first; whoever is on fallen tiles takes D6 Wounds, Enemies too, and on a {chaseOn} on a D6 a Low Threat comes by Ambush. When the Entrance falls, all is lost.',
    it: 'Una Minaccia Alta custodisce il puntello, ma non è necessario sconfiggerla. Un Eroe accanto, o sulla sua tessera se non c’è uno Scontro, può abbatterlo invece di attaccare: Forza {propTarget}+, o una Dinamite; {propXp} PE, e l’Oscurità arretra di {push} passi. Da allora gli Eroi si muovono di {stride} spazi in più. Dopo {head} turni crolla una tessera a turno, prima la più lontana dall’Ingresso; chi è su tessere crollate subisce D6 Ferite, anche i Nemici, e con {chaseOn} su un D6 arriva in Imboscata una Minaccia Bassa. Quando crolla l’Ingresso, tutto è perduto.',
  },
  'run-for-daylight.clue': {
    en: 'The timbers here are bent like old men. They all bend the same way.',
    it: 'Qui i puntelli sono curvi come vecchi. E tutti dalla stessa parte.',
  },
  'run-for-daylight.objective': {
    en: 'One oak beam, black with age, and the whole hill sitting on it. Something sits there too.',
    it: 'Una trave di quercia, nera di anni, e sopra tutta la collina. Non è la sola a esserci seduta.',
  },
  'run-for-daylight.prop': { en: 'Knock out the prop', it: 'Abbatti il puntello' },
  'run-for-daylight.down': {
    en: 'For one breath nothing happens. Then the hill begins to sit down.',
    it: 'Per un respiro non succede niente. Poi la collina comincia a sedersi.',
  },
  'run-for-daylight.fall': {
    en: 'Behind you the dark closes like a mouth.',
    it: 'Alle vostre spalle il buio si chiude come una bocca.',
  },
  'run-for-daylight.chased': {
    en: 'You are not the only ones who run for it.',
    it: 'Non siete i soli a scappare.',
  },
  'run-for-daylight.reward': {
    en: 'The dust hangs over the county for a week: {xp} XP and ${gold} each, {bonusXp} XP more if everybody walked out.',
    it: 'La polvere resta sulla contea per una settimana: {xp} PE e ${gold} a testa, altri {bonusXp} PE se siete usciti tutti in piedi.',
  },
  'run-for-daylight.failure': {
    en: 'The Company sends a bill for the props: each Hero loses ${loseGold}.',
    it: 'La Compagnia manda il conto dei puntelli: ogni Eroe perde ${loseGold}.',
  },
  'outcome.buried': { en: 'The hill came down on you.', it: 'La collina vi è crollata addosso.' },

  'the-last-warm-room.name': { en: 'The Last Warm Room', it: 'L’ultima stanza calda' },
  'the-last-warm-room.intro': {
    en: 'Behind the door with winter in it lies the whole dead city, and in the middle of the city one room is still warm. Everything that ever crept out of your mine was only looking for a fire. You have come to put it out. There is nobody left here who will thank you, and nobody at home who will believe you.',
    it: 'Dietro la porta con l’inverno dentro c’è tutta la città morta, e in mezzo alla città una stanza è ancora calda. Tutto ciò che è mai strisciato fuori dalla vostra miniera cercava solo un fuoco. Siete venuti a spegnerlo. Qui non c’è più nessuno che vi ringrazi, e a casa nessuno che vi creda.',
  },
  'the-last-warm-room.goal': {
    en: 'You start on the Targa Plateau. Find {clues} Clues to reach the stove, and turn its valves until no heat is left. Nobody has to be defeated.',
    it: 'Cominciate sull’altopiano di Targa. Trovate {clues} Indizi per arrivare alla stufa e girate le valvole finché non resta calore. Non c’è nessuno da sconfiggere.',
  },
  'the-last-warm-room.special': {
    en: 'The stove has {heat} heat and {heatEach} more for each Hero, and {valves} valves; an Epic Threat warms itself there. When it is found the Darkness moves back {push} steps. A Hero beside a valve, or on its tile when there is no Fight, may turn it instead of attacking, each valve once per turn: 1 heat less, {shutXp} XP, and {scald} Hit for the Hero who turned it. Every {wave} turns there a Low Threat comes in by Ambush.',
    it: 'La stufa ha {heat} calore più {heatEach} per ogni Eroe, e {valves} valvole; lì si scalda una Minaccia Epica. Quando la trovate l’Oscurità arretra di {push} passi. Un Eroe accanto a una valvola, o sulla sua tessera se non c’è uno Scontro, può girarla invece di attaccare, ogni valvola una volta per turno: 1 calore in meno, {shutXp} PE, e {scald} Colpo per chi l’ha girata. Lì, ogni {wave} turni, entra in Imboscata una Minaccia Bassa.',
  },
  'the-last-warm-room.clue': {
    en: 'The ice on the wall has sweated. You put your hand on it and it is, almost, pleasant.',
    it: 'Il ghiaccio sul muro ha sudato. Ci posate la mano ed è, quasi, piacevole.',
  },
  'the-last-warm-room.objective': {
    en: 'A stove as big as a church, and before it, shoulder to shoulder, everything you have ever been afraid of, warming its hands.',
    it: 'Una stufa grande come una chiesa e davanti, spalla a spalla, tutto ciò di cui avete mai avuto paura, che si scalda le mani.',
  },
  'the-last-warm-room.shut': { en: 'Turn the valve', it: 'Gira la valvola' },
  'the-last-warm-room.half': {
    en: 'The light in the grate goes from white to red. They have noticed.',
    it: 'La luce nella grata passa dal bianco al rosso. Se ne sono accorti.',
  },
  'the-last-warm-room.wave': {
    en: 'The door opens, and more of the cold comes in.',
    it: 'La porta si apre, ed entra altro freddo.',
  },
  'the-last-warm-room.out': {
    en: 'The last coal says something small, and is dark. In your mine, a world away, the humming stops.',
    it: 'L’ultimo tizzone dice qualcosa di piccolo, e si spegne. Nella vostra miniera, a un mondo di distanza, il ronzio smette.',
  },
  'the-last-warm-room.reward': {
    en: 'You walk home through a mine that is only a mine: {xp} XP, ${gold} and {stone} Dark Stone each, and one Hero keeps a Targa Artifact. The county is quiet. Give it a year.',
    it: 'Tornate a casa per una miniera che è solo una miniera: {xp} PE, ${gold} e {stone} Pietre Oscure a testa, e un Eroe tiene un Artefatto di Targa. La contea è tranquilla. Datele un anno.',
  },
  'the-last-warm-room.failure': {
    en: 'The stove burns on, and now it knows the way: each Hero takes {corruption} Corruption Hits, and in your next Adventure the Darkness starts one step ahead.',
    it: 'La stufa continua ad ardere, e ora sa la strada: ogni Eroe subisce {corruption} Colpi di Corruzione, e nella prossima Avventura l’Oscurità parte un passo avanti.',
  },
  'counter.heat': { en: 'Heat left: {value}', it: 'Calore rimasto: {value}' },
  'outcome.stove-out': { en: 'The fire is out.', it: 'Il fuoco è spento.' },

  'counter.saved': { en: 'Miners saved: {value}', it: 'Minatori salvati: {value}' },
  'counter.charges': { en: 'Charges set: {value}', it: 'Cariche messe: {value}' },
  'counter.fuse': { en: 'The fuse burns for: {value}', it: 'La miccia brucia per: {value}' },
  'counter.countdown': { en: 'The cage comes in: {value}', it: 'La gabbia arriva tra: {value}' },
  'counter.power': { en: 'Power of the engine: {value}', it: 'Potenza del motore: {value}' },

  'marker.survivor': { en: 'A miner, alive', it: 'Un minatore, vivo' },
  'marker.hole': { en: 'A hole for a charge', it: 'Un foro per una carica' },
  'marker.charge': { en: 'The last charge', it: 'L’ultima carica' },
  'marker.wire': { en: 'The bell wire', it: 'Il filo della campana' },
  'marker.bell': { en: 'The bell', it: 'La campana' },
  'marker.conduit': { en: 'The conduit', it: 'Il condotto' },
  'marker.engine': { en: 'The engine', it: 'Il motore' },
  'marker.bone': { en: 'A bone of Father Crane', it: 'Un osso di padre Crane' },
  'marker.grave': { en: 'The grave', it: 'La tomba' },
  'marker.daughter': { en: 'Ada', it: 'Ada' },
  'marker.rift': { en: 'A rift', it: 'Uno squarcio' },
  'marker.spoor': { en: 'Its trail', it: 'La sua traccia' },
  'marker.box': { en: 'The lead box', it: 'La scatola di piombo' },
  'marker.well': { en: 'The well', it: 'Il pozzo' },
  'marker.prop': { en: 'The prop', it: 'Il puntello' },
  'marker.rubble': {
    en: 'Fallen: whoever is here is hurt',
    it: 'Crollata: chi è qui viene ferito',
  },
  'marker.valve': { en: 'A valve of the stove', it: 'Una valvola della stufa' },
} satisfies Texts;
