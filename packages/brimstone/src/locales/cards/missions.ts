import type { Texts } from '../types.ts';

export const missionTexts = {
  'a-fistful-of-dark-stone.name': {
    en: 'A Fistful of Dark Stone',
    it: 'Un pugno di Pietra Oscura',
  },
  'a-fistful-of-dark-stone.intro': {
    en: 'Word in the saloon is that one of the old mines sits on more Dark Stone than a mule train could haul. You are not the first to hear it, only the first to come with guns. Somewhere below, the rock is waiting to make you rich.',
    it: 'Al saloon si dice che una delle vecchie miniere poggi su più Pietra Oscura di quanta ne porti una carovana di muli. Non siete i primi a saperlo, solo i primi ad arrivare armati. Da qualche parte là sotto la roccia aspetta di farvi ricchi.',
  },
  'a-fistful-of-dark-stone.goal': {
    en: 'Find {clues} Clues. The second is the deposit itself: defeat the High Threat that guards it.',
    it: 'Trovate {clues} Indizi. Il secondo è il giacimento: sconfiggete la Minaccia Alta che lo custodisce.',
  },
  'a-fistful-of-dark-stone.clue1': {
    en: 'Black dust on the wall, still glowing. You are on the right track.',
    it: 'Polvere nera sulla parete, ancora lucente. Siete sulla strada giusta.',
  },
  'a-fistful-of-dark-stone.objective': {
    en: 'The deposit. It is as big as they said, and you are not alone with it.',
    it: 'Il giacimento. È grande come dicevano, e non siete soli.',
  },
  'a-fistful-of-dark-stone.reward': {
    en: 'You fill your pockets before the lamp burns down: {xp} XP and D3 Dark Stone each.',
    it: 'Vi riempite le tasche finché c’è olio: {xp} PE e D3 Pietra Oscura a testa.',
  },
  'a-fistful-of-dark-stone.failure': {
    en: 'The stone stays where it is. So do a few good boots.',
    it: 'La pietra resta dov’è. E con lei qualche buon paio di stivali.',
  },
  'nine-days-down.name': {
    en: 'Nine Days Down',
    it: 'Nove giorni sotto',
  },
  'nine-days-down.intro': {
    en: 'The roof came in nine days ago and the Company has already paid out the pine boxes. Last night the pipes began to knock: three slow, three slow. Somebody down there can still count to three.',
    it: 'Il tetto è venuto giù nove giorni fa e la Compagnia ha già pagato le casse di pino. Stanotte i tubi hanno ripreso a battere: tre colpi lenti, tre colpi lenti. Laggiù qualcuno sa ancora contare fino a tre.',
  },
  'nine-days-down.goal': {
    en: 'Find {clues} Clues to reach the trapped miners, defeat what has found them first, and bring at least one of them out.',
    it: 'Trovate {clues} Indizi per raggiungere i minatori, sconfiggete chi li ha trovati prima di voi e portatene fuori almeno uno.',
  },
  'nine-days-down.special': {
    en: 'Bad air: one of the {survivors} miners is lost when the Darkness first reaches space {lostFirst}, another at {lostSecond}. In the last Fight a Hero next to a Survivor may free them instead of attacking: Strength or Cunning {skillTarget}+, {freeXp} XP. From its second turn, each Survivor left is harmed on a 1–{harmOn} every turn; the second harm kills.',
    it: 'Aria cattiva: uno dei {survivors} minatori è perduto quando l’Oscurità raggiunge la prima volta lo spazio {lostFirst}, un altro allo spazio {lostSecond}. Nell’ultimo Scontro un Eroe accanto a un Superstite può liberarlo invece di attaccare: Forza o Astuzia {skillTarget}+, {freeXp} PE. Dal secondo turno, ogni turno, ogni Superstite rimasto è colpito con 1–{harmOn}; la seconda volta muore.',
  },
  'nine-days-down.clue1': {
    en: 'Three knocks. Close now, and not quite in time with each other.',
    it: 'Tre colpi. Vicini, ormai, e non proprio a tempo.',
  },
  'nine-days-down.lost': {
    en: 'The knocking loses a voice.',
    it: 'Tra i colpi manca una voce.',
  },
  'nine-days-down.objective': {
    en: 'A hole no bigger than a hat, and eyes behind it. They are not looking at you. They are looking behind you.',
    it: 'Un buco grande come un cappello, e occhi dietro. Non guardano voi. Guardano alle vostre spalle.',
  },
  'nine-days-down.free': {
    en: 'Free a survivor',
    it: 'Libera un superstite',
  },
  'nine-days-down.dead': {
    en: 'A miner dies with daylight on his mind.',
    it: 'Un minatore muore pensando alla luce del giorno.',
  },
  'nine-days-down.reward': {
    en: '{xpEach} XP and ${goldEach} each for every miner brought up. If all three live, they press on you the thing they dug out: one Hero draws an Artifact.',
    it: '{xpEach} PE e ${goldEach} a testa per ogni minatore riportato su. Se sono salvi tutti e tre, vi danno quel che avevano scavato: un Eroe pesca un Artefatto.',
  },
  'nine-days-down.failure': {
    en: 'You pay your part for the pine boxes: each Hero loses ${loseGold}.',
    it: 'Pagate la vostra parte delle casse di pino: ogni Eroe perde ${loseGold}.',
  },
  'close-the-throat.name': {
    en: 'Close the Throat',
    it: 'Chiudere la Gola',
  },
  'close-the-throat.intro': {
    en: 'Below the sixth level the shaft is no longer a shaft: it swallows. The Company’s engineer drew crosses on the map, the first where you come in, packed the charges in straw, and resigned. Set them where he said, and do not stop to listen.',
    it: 'Sotto il sesto livello il pozzo non è più un pozzo: deglutisce. L’ingegnere della Compagnia ha segnato le croci sulla mappa, la prima dove si entra, ha messo le cariche nella paglia e si è licenziato. Mettetele dove ha detto, e non fermatevi ad ascoltare.',
  },
  'close-the-throat.goal': {
    en: 'Set {charges} charges ({chargesAlone} if you go alone): the first at the Entrance, each other one in the room of a Clue. Then survive what the last one wakes.',
    it: 'Mettete {charges} cariche ({chargesAlone} se andate da soli): la prima all’Entrata, ogni altra nella stanza di un Indizio. Poi sopravvivete a ciò che l’ultima risveglia.',
  },
  'close-the-throat.special': {
    en: 'Set a charge instead of Searching: Cunning {plantTarget}+ (or discard a Dynamite), {plantXp} XP, and the Darkness moves back {push} steps; a failure is 1 Hit of {plantDamage} Wounds. After the last the fuse burns: {fuse} turns, then everyone and everything on that tile takes 2D6 Wounds. Once per turn a Hero there may pinch it instead of attacking: Agility {pinchTarget}+.',
    it: 'Metti una carica invece di Cercare: Astuzia {plantTarget}+ (o scarta una Dinamite), {plantXp} PE, e l’Oscurità arretra di {push} passi; fallire costa 1 Colpo da {plantDamage} Ferite. Dopo l’ultima la miccia brucia: {fuse} turni, poi chiunque e qualunque cosa su quella tessera subisce 2D6 Ferite. Una volta per turno un Eroe lì può strozzarla invece di attaccare: Agilità {pinchTarget}+.',
  },
  'close-the-throat.clue': {
    en: 'A cross on the map, a hole in the rock. It is warm, and it was not drilled.',
    it: 'Una croce sulla mappa, un foro nella roccia. È caldo, e nessuno l’ha trapanato.',
  },
  'close-the-throat.plant': {
    en: 'Set a charge',
    it: 'Metti una carica',
  },
  'close-the-throat.pinch': {
    en: 'Pinch the fuse',
    it: 'Strozza la miccia',
  },
  'close-the-throat.planted': {
    en: 'The hill flinches.',
    it: 'La collina ha un sussulto.',
  },
  'close-the-throat.objective': {
    en: 'The last charge is in. The Throat closes around it, then opens, wider.',
    it: 'L’ultima carica è a posto. La Gola si stringe, poi si riapre, più larga.',
  },
  'close-the-throat.blast': {
    en: 'The fuse runs out.',
    it: 'La miccia è finita.',
  },
  'close-the-throat.reward': {
    en: 'The Company pays and asks nothing: {xp} XP and ${gold} each, {bonusXp} XP more if you won before the blast.',
    it: 'La Compagnia paga e non chiede: {xp} PE e ${gold} a testa, altri {bonusXp} PE se avete vinto prima dello scoppio.',
  },
  'close-the-throat.failure': {
    en: 'It has had a taste. In your next Adventure the Darkness starts one step ahead.',
    it: 'Ha assaggiato. Nella prossima Avventura l’Oscurità parte un passo avanti.',
  },
  'until-the-cage-comes.name': {
    en: 'Until the Cage Comes',
    it: 'Finché scende la gabbia',
  },
  'until-the-cage-comes.intro': {
    en: 'The hoist rope parted with you on the wrong end of it. Old Tobias at the winding house can splice it, if he is sober, and if somebody rings the bell so that he knows there is still a reason. The landing is somewhere on this level, and you are not the only ones looking for a way up.',
    it: 'La fune dell’argano si è spezzata, e voi eravate dal lato sbagliato. Il vecchio Tobias, alla sala macchine, sa giuntarla, se è sobrio e se qualcuno suona la campana per dirgli che ne vale la pena. Il pianerottolo è su questo livello, e non siete gli unici a cercare come salire.',
  },
  'until-the-cage-comes.goal': {
    en: 'Find {clues} Clues to reach the cage landing, then hold it until the cage comes down.',
    it: 'Trovate {clues} Indizi per arrivare al pianerottolo, poi tenetelo finché scende la gabbia.',
  },
  'until-the-cage-comes.special': {
    en: 'The countdown starts at {start} ({startSpliced} if the bell wire was spliced) and drops each turn; {wave1} and {wave2} each bring an Ambush, and with no Enemies left it jumps to the next of these. Once per turn a Hero at the bell may ring it instead of attacking: Strength {bellTarget}+ drops the countdown by one, {bellXp} XP. When it reaches 0, a Hero still standing on the landing takes everyone home.',
    it: 'Il conto parte da {start} ({startSpliced} se il filo della campana è stato giuntato) e scende ogni turno; {wave1} e {wave2} portano ciascuno un’Imboscata, e senza Nemici salta al prossimo di questi. Una volta per turno un Eroe alla campana può suonarla invece di attaccare: Forza {bellTarget}+ abbassa il conto di uno, {bellXp} PE. A 0, un Eroe ancora in piedi sul pianerottolo riporta tutti a casa.',
  },
  'until-the-cage-comes.clue1': {
    en: 'The bell wire, gnawed through in one place. One place only.',
    it: 'Il filo della campana, rosicchiato in un punto. Uno solo.',
  },
  'until-the-cage-comes.splice': {
    en: 'Splice the bell wire',
    it: 'Giunta il filo della campana',
  },
  'until-the-cage-comes.objective': {
    en: 'The landing, the bell, the empty shaft. Then the shaft is not empty.',
    it: 'Il pianerottolo, la campana, il pozzo vuoto. Poi il pozzo non è più vuoto.',
  },
  'until-the-cage-comes.ring': {
    en: 'Ring the bell',
    it: 'Suona la campana',
  },
  'until-the-cage-comes.wave': {
    en: 'They come down the guide rails, hand over hand over hand.',
    it: 'Scendono lungo le guide, una mano dopo l’altra dopo l’altra.',
  },
  'until-the-cage-comes.cage': {
    en: 'Iron on iron. The cage is here.',
    it: 'Ferro su ferro. La gabbia è arrivata.',
  },
  'until-the-cage-comes.reward': {
    en: 'Tobias is sober after all: {xp} XP and ${gold} each. If the landing was clear when the cage came, draw a Loot card each.',
    it: 'Tobias, alla fine, è sobrio: {xp} PE e ${gold} a testa. Se il pianerottolo era sgombro all’arrivo della gabbia, pescate una carta Bottino a testa.',
  },
  'until-the-cage-comes.failure': {
    en: 'Four hundred feet of old ladders: each Hero leaves every Side Bag token behind.',
    it: 'Centoventi metri di vecchie scale: ogni Eroe abbandona tutti i segnalini della Tracolla.',
  },
  'the-far-engine.name': {
    en: 'The Far Engine',
    it: 'Il motore lontano',
  },
  'the-far-engine.intro': {
    en: 'The survey party wired that they had found a door with winter behind it. A week later snow began to fall in the shaft, upward. Something on the other side is holding that door, and the Company would like it to stop.',
    it: 'La squadra di rilievo ha telegrafato di aver trovato una porta con dietro l’inverno. Una settimana dopo nel pozzo ha cominciato a nevicare, all’insù. Dall’altra parte qualcosa tiene aperta quella porta, e la Compagnia gradirebbe che smettesse.',
  },
  'the-far-engine.goal': {
    en: 'Find a Clue in the Mine to open the way, cross the Gate, find a Clue on the Targa Plateau, and defeat what guards the engine.',
    it: 'Trovate un Indizio nella miniera per aprire la via, attraversate il Portale, trovate un Indizio sull’altopiano di Targa e sconfiggete ciò che custodisce il motore.',
  },
  'the-far-engine.special': {
    en: '{coats} Heroes wear Company coats: protected against Weather. When the way opens the Darkness moves back {push} steps. While the engine runs, Enemies of the last Fight have +{initiative} Initiative and from the second turn an arc deals {arcHits} Hit to a random Hero on its tile each turn. A Hero beside it may break it instead of attacking: Strength or Cunning {engineTarget}+, each success is 1 power of {power} (of {powerCut} if the conduit was cut, in the room of the Gate); Dynamite is worth {dynamite}.',
    it: '{coats} Eroi portano i cappotti della Compagnia: protetti dalle Intemperie. Quando la via si apre l’Oscurità arretra di {push} passi. Finché il motore gira, i Nemici dell’ultimo Scontro hanno +{initiative} Iniziativa e dal secondo turno un arco infligge {arcHits} Colpo a un Eroe a caso sulla sua tessera, ogni turno. Un Eroe accanto può romperlo invece di attaccare: Forza o Astuzia {engineTarget}+, ogni successo toglie 1 potenza su {power} (su {powerCut} se il condotto è stato tagliato, nella stanza del Portale); la Dinamite ne vale {dynamite}.',
  },
  'the-far-engine.clue': {
    en: 'Frost on the timbers, and at the end of the room a door made of weather. A cable thick as a horse comes through it. It has a pulse.',
    it: 'Brina sui puntelli e, in fondo alla stanza, una porta fatta di tempo cattivo. Ne esce un cavo grosso come un cavallo. Gli si sente il polso.',
  },
  'the-far-engine.cut': {
    en: 'Cut the conduit',
    it: 'Taglia il condotto',
  },
  'the-far-engine.objective': {
    en: 'The engine. It was built to keep a whole city warm, and it has run out of city.',
    it: 'Il motore. Fu costruito per scaldare una città intera, e la città è finita.',
  },
  'the-far-engine.break': {
    en: 'Break the engine',
    it: 'Rompi il motore',
  },
  'the-far-engine.stopped': {
    en: 'The engine stops. For the first time you hear the wind.',
    it: 'Il motore si ferma. Per la prima volta si sente il vento.',
  },
  'the-far-engine.reward': {
    en: 'The door shuts a hand’s breadth behind you: {xp} XP and {stone} Dark Stone each, and one Hero keeps a Targa Artifact.',
    it: 'La porta si chiude a un palmo da voi: {xp} PE e {stone} Pietra Oscura a testa, e un Eroe tiene un Artefatto di Targa.',
  },
  'the-far-engine.failure': {
    en: 'It is snowing in town. Each Hero left on Targa takes {corruption} Corruption Hits, and in your next Adventure the Darkness starts one step ahead.',
    it: 'In città nevica. Ogni Eroe rimasto a Targa subisce {corruption} Colpi di Corruzione, e nella prossima Avventura l’Oscurità parte un passo avanti.',
  },
  'prompt.which-marker': { en: 'Which one?', it: 'Quale?' },
  'prompt.set-charge-with': { en: 'How do you set the charge?', it: 'Come metti la carica?' },
  'prompt.who-draws-artifact': { en: 'Who draws the Artifact?', it: 'Chi pesca l’Artefatto?' },
  'prompt.who-wears-coats': {
    en: 'Who wears the {coats} Company coats?',
    it: 'Chi indossa i {coats} cappotti della Compagnia?',
  },
  'company-coat.name': { en: 'Company coat', it: 'Cappotto della Compagnia' },
  'company-coat.text': { en: 'Immune to Weather.', it: 'Immune alle Intemperie.' },
  'outcome.survivors-dead': {
    en: 'Nobody was left to save.',
    it: 'Non era rimasto nessuno da salvare.',
  },
  'outcome.cage': { en: 'The cage came.', it: 'La gabbia è arrivata.' },
} satisfies Texts;
