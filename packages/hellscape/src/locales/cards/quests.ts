import { SUMMONER_DEFENSE, SUMMONER_HEALTH } from '../../rules/figures/counted-as-heroes.ts';
import type { Texts } from '../types.ts';

export const questsTexts = {
  'tutorial.name': { en: 'Tutorial', it: 'Tutorial' },
  'tutorial.story': {
    en: 'A crack in the cellar wall glows, and it was not there yesterday. Somebody wrote down how to shut such cracks, then left the Scroll in a room with the thing that ate them.',
    it: 'Una crepa nel muro della cantina risplende, e ieri non c’era. Qualcuno ha scritto come si chiudono crepe simili, e ha poi lasciato la Pergamena in una stanza con ciò che l’ha divorato.',
  },
  'tutorial.objective-1': { en: 'Gather the Scroll', it: 'Prendete la Pergamena' },
  'tutorial.objective-2': {
    en: 'Close the Rift with the Scroll',
    it: 'Chiudete lo Squarcio con la Pergamena',
  },
  'tutorial.objective': {
    en: 'The Scroll. A hero in its zone takes it for 1 movement point, and everybody gains 5 experience.',
    it: 'La Pergamena. Un eroe nella sua zona la prende con 1 punto movimento, e tutti guadagnano 5 PE.',
  },
  'tutorial.objective-gray': {
    en: 'The Rift. Whoever carries the Scroll closes it here with 1 action, and the quest is won.',
    it: 'Lo Squarcio. Chi porta la Pergamena lo chiude qui con 1 azione, e la missione è vinta.',
  },
  'tutorial.notes': {
    en: 'Taking the Scroll costs 1 movement point and gives every hero 5 experience. Whoever holds it closes the Rift with 1 action in the zone of the gray Objective token: victory. The Scroll cannot be traded.',
    it: 'Prendere la Pergamena costa 1 punto movimento e dà 5 PE a ogni eroe. Chi la possiede chiude lo Squarcio con 1 azione nella zona del segnalino Obiettivo grigio: vittoria. La Pergamena non si può scambiare.',
  },

  'highway-to-hellscape.name': {
    en: 'Highway to Hellscape',
    it: 'Autostrada per Hellscape',
  },
  'highway-to-hellscape.story': {
    en: 'So many portals in one place means that somebody is holding a door open. We can wait for what comes out of it, or we can go in. The vote was short.',
    it: 'Tanti portali in un solo luogo significano che qualcuno tiene aperta una porta. Possiamo aspettare ciò che ne esce, oppure entrare. La votazione è stata breve.',
  },
  'highway-to-hellscape.objective-1': {
    en: 'Press both switches: {n} of {of}',
    it: 'Azionate entrambe le leve: {n} di {of}',
  },
  'highway-to-hellscape.objective-2': {
    en: 'Leave by the altar: {n} of {of}',
    it: 'Uscite dall’altare: {n} di {of}',
  },
  'highway-to-hellscape.notes': {
    en: 'Enemies pass the Gate freely, heroes cannot open it, and nobody sees through it. A switch costs 1 movement point and gives that hero 3 experience. With both pressed the Gate opens and its chamber is revealed. From the altar behind it each hero leaves for 1 movement point; when all have left, the quest is won.',
    it: 'I nemici attraversano il Cancello liberamente, gli eroi non possono aprirlo e nessuno vi vede attraverso. Una leva costa 1 punto movimento e dà 3 PE a quell’eroe. Azionate entrambe, il Cancello si apre e la sua camera viene rivelata. Dall’altare là dietro ogni eroe esce per 1 punto movimento; quando tutti sono usciti, la missione è vinta.',
  },

  'the-passage.name': { en: 'The Passage', it: 'Il Passaggio' },
  'the-passage.story': {
    en: 'The altar let us out halfway. A Summoner, tired and very polite, offers to open the rest of the road from the next ritual chamber, if we can see to it that they arrive there in one piece.',
    it: 'L’altare ci ha lasciati a metà strada. Un’Evocatrice, stanca e molto cortese, si offre di aprire il resto della via dalla prossima camera rituale, se la facciamo arrivare tutta intera.',
  },
  'the-passage.objective-1': {
    en: 'Bring the Summoner to the Rift alive',
    it: 'Portate l’Evocatrice viva allo Squarcio',
  },
  'the-passage.objective-2': {
    en: 'Leave through the Rift: {n} of {of}',
    it: 'Uscite dallo Squarcio: {n} di {of}',
  },
  'the-passage.notes': {
    en: 'From round 2 on the Summoner (Health 8, Defense 2) walks 2 zones at the start of each Hero Phase: to the marked door, which she opens when she gets there, then to the Rift. She never leaves a zone with enemies, opens no other door, and is a target like a hero. If she dies, the quest is lost. Once she has reached the Rift, each hero leaves by it for 1 movement point; when all have left, the quest is won.',
    it: 'Dal round 2 l’Evocatrice (Salute 8, Difesa 2) percorre 2 zone all’inizio di ogni Fase degli Eroi: fino alla porta segnata, che apre quando arriva, poi fino allo Squarcio. Non lascia mai una zona con nemici, non apre altre porte ed è un bersaglio come un eroe. Se muore, la missione è persa. Quando ha raggiunto lo Squarcio, ogni eroe esce per 1 punto movimento; usciti tutti, la missione è vinta.',
  },
  'summoner.name': { en: 'Summoner', it: 'Evocatrice' },
  'summoner.text': {
    en: `She has ${SUMMONER_HEALTH} Health and defends with ${SUMMONER_DEFENSE} blue dice. If she dies, the quest is lost.`,
    it: `Ha ${SUMMONER_HEALTH} Salute e si difende con ${SUMMONER_DEFENSE} dadi blu. Se muore, la missione è persa.`,
  },

  'the-demon-artifact.name': { en: 'The Demon Artifact', it: 'Il Manufatto Demoniaco' },
  'the-demon-artifact.story': {
    en: 'Three shards, one forge, and a warning scratched into the wall by somebody who had claws when they finished the sentence. Whoever owns the Artifact commands demons. Better us than them.',
    it: 'Tre schegge, una forgia e un avvertimento graffiato sul muro da qualcuno che, alla fine della frase, aveva gli artigli. Chi possiede il Manufatto comanda i demoni. Meglio noi che loro.',
  },
  'the-demon-artifact.objective-1': {
    en: 'Gather the Shards: {n} of {of}',
    it: 'Raccogliete le Schegge: {n} di {of}',
  },
  'the-demon-artifact.objective-2': {
    en: 'Forge the Artifact in the Demonic Forge',
    it: 'Forgiate il Manufatto nella Forgia Demoniaca',
  },
  'the-demon-artifact.notes': {
    en: 'A Shard costs 1 movement point and gives that hero 5 experience. When all 3 are found and every hero who holds one stands in the zone of the gray Objective token, any hero there forges the Artifact with 1 action: victory. Shards cannot be traded.',
    it: 'Una Scheggia costa 1 punto movimento e dà 5 PE a quell’eroe. Trovate tutte e 3, se ogni eroe che ne possiede una è nella zona del segnalino Obiettivo grigio, qualunque eroe presente forgia il Manufatto con 1 azione: vittoria. Le Schegge non si possono scambiare.',
  },

  'the-cursed-sword.name': { en: 'The Cursed Sword', it: 'La Spada Maledetta' },
  'the-cursed-sword.story': {
    en: 'Five crystals nail Hell to our world, and only one blade can so much as chip them. It is a good blade. It is also hungry, and it is already looking at you.',
    it: 'Cinque cristalli inchiodano l’Inferno al nostro mondo, e una sola lama può scalfirli. È una buona lama. Ha anche fame, e ti sta già guardando.',
  },
  'the-cursed-sword.objective-1': {
    en: 'Destroy the Sin Crystals: {n} of {of}',
    it: 'Distruggete i Cristalli del Peccato: {n} di {of}',
  },
  'the-cursed-sword.objective-2': {
    en: 'Nobody may hold the Sword for a 4th round in a row: round {n} now',
    it: 'Nessuno può impugnare la Spada per un 4° round di fila: ora è il {n}°',
  },
  'the-cursed-sword.objective-2-alone': {
    en: 'Bear the Sword: 1 Wound every round',
    it: 'Impugna la Spada: 1 Ferita ogni round',
  },
  'the-cursed-sword.notes': {
    en: 'At the start of each Hero Phase the bearer takes 1, 2, then 3 Wounds for the first, second and third round in a row; a fourth loses the quest. Passing the Sword on in a Trade starts the count anew. It must stay equipped. Its bearer destroys a Sin Crystal with 1 action and gains 5 experience. With 1, 2, 3 and 4 crystals gone the Sword has +1 yellow, +2 yellow, +2 yellow +1 orange, +2 yellow +2 orange. A lone hero takes 1 Wound a round, never loses by it, and may curse a starting weapon instead.',
    it: 'All’inizio di ogni Fase degli Eroi chi la impugna subisce 1, 2, poi 3 Ferite per il primo, secondo e terzo round di fila; al quarto la missione è persa. Passarla in uno Scambio azzera il conto. Deve restare equipaggiata. Chi la impugna distrugge un Cristallo con 1 azione e ottiene 5 PE. Con 1, 2, 3 e 4 cristalli distrutti la Spada ha +1 giallo, +2 gialli, +2 gialli +1 arancione, +2 gialli +2 arancioni. Un eroe solo subisce 1 Ferita a round, non perde mai per questo e può maledire un’arma iniziale.',
  },

  'hellish-maze.name': { en: 'Hellish Maze', it: 'Labirinto Infernale' },
  'hellish-maze.story': {
    en: 'Four Beasts sleep in a corner of Hell that has no roads. Kill all four, says the legend, and you are given power beyond measure. The legend does not say who is giving it.',
    it: 'Quattro Bestie dormono in un angolo dell’Inferno che non ha strade. Uccidile tutte, dice la leggenda, e ti sarà dato un potere smisurato. La leggenda non dice da chi.',
  },
  'hellish-maze.objective-1': {
    en: 'Kill the Roaming Beasts: {n} of {of}',
    it: 'Uccidete le Bestie Erranti: {n} di {of}',
  },
  'hellish-maze.notes': {
    en: 'The tiles are not connected: for 1 movement point a hero on a passage (Objective token) goes to any other. For enemies all passages are adjacent, without Line of Sight; with no hero on their tile they go to the nearest one. Revealing a chamber with a Corruption token also spawns a Roaming Monster there: a Beast. With four dead the quest is won.',
    it: 'Le tessere non sono collegate: per 1 punto movimento un eroe su un varco (segnalino Obiettivo) va a un altro qualsiasi. Per i nemici i varchi sono adiacenti tra loro, senza Linea di Vista; senza eroi sulla loro tessera vanno al più vicino. Rivelare una camera con un segnalino Corruzione vi fa comparire anche un Mostro Errante: una Bestia. Morte tutte e quattro, la missione è vinta.',
  },

  'the-horror-beast.name': { en: 'The Horror Beast', it: 'La Bestia dell’Orrore' },
  'the-horror-beast.story': {
    en: 'No weapon has ever hurt it. But it will not sleep where white feathers lie on the ground, and it screams when one of them drifts near. Nobody has tried laying one on its back. Nobody who told of it, at least.',
    it: 'Nessuna arma l’ha mai ferita. Ma non dorme dove a terra ci sono piume bianche, e urla quando una le si avvicina. Nessuno ha mai provato a posargliene una sul dorso. Nessuno che l’abbia raccontato, almeno.',
  },
  'the-horror-beast.objective-1': {
    en: 'Lay an Angel Feather on the Beast (held: {n}, on it: {on})',
    it: 'Posate una Piuma d’Angelo sulla Bestia (in mano: {n}, su di essa: {on})',
  },
  'the-horror-beast.objective-2': { en: 'Kill the Beast', it: 'Uccidete la Bestia' },
  'the-horror-beast.notes': {
    en: 'The Beast is a level 5 Roaming Monster. Nothing targets or hurts it while no Feather lies on it. Taking a Feather costs 1 movement point, laying one on the Beast in its zone 1 more; the Beast itself hinders neither. At the start of each round all Feathers fall off into its zone. When it dies, the quest is won.',
    it: 'La Bestia è un Mostro Errante di livello 5. Nulla può prenderla di mira o ferirla finché non ha una Piuma addosso. Prendere una Piuma costa 1 punto movimento, posarla sulla Bestia nella sua zona un altro; la Bestia non impedisce né l’uno né l’altro. All’inizio di ogni round tutte le Piume cadono nella sua zona. Quando muore, la missione è vinta.',
  },

  'releasing-michael.name': { en: 'Releasing Michael', it: 'Liberare Michele' },
  'releasing-michael.story': {
    en: 'The archangel went down alone to stop this before it began. He is still fighting: everyone, everything, for ever. Somebody has to go in there and make him stop.',
    it: 'L’arcangelo è sceso da solo per fermare tutto prima che cominciasse. Combatte ancora: chiunque, qualunque cosa, per sempre. Qualcuno deve entrare là dentro e fermarlo.',
  },
  'releasing-michael.objective-1': {
    en: 'Break the Corruption Seals: {n} left',
    it: 'Spezzate i Sigilli della Corruzione: {n|ne resta|ne restano} {n}',
  },
  'releasing-michael.objective-2': {
    en: 'Release Michael (Corruption in the wells: {n})',
    it: 'Liberate Michele (Corruzione nei pozzi: {n})',
  },
  'releasing-michael.notes': {
    en: 'Breaking a Seal (Corruption token) takes 1 action and gives every hero 5 experience. With all broken, the marked door opens for 1 movement point without a Door card; the first hero inside begins the Boss Fight. In the corners of the chamber Corruption wells up: in each Darkness Phase Michael heals 1 Wound for each Corruption token in the wells, then 1 more is added to the emptiest. A hero in such a zone removes one with 1 action. If every well holds 3 and one more must be added, the quest is lost. Beating Michael frees him: victory.',
    it: 'Spezzare un Sigillo (segnalino Corruzione) costa 1 azione e dà 5 PE a ogni eroe. Spezzati tutti, la porta segnata si apre per 1 punto movimento, senza carta Porta; il primo eroe che entra dà inizio allo Scontro col Boss. Negli angoli della camera ribolle la Corruzione: in ogni Fase dell’Oscurità Michele cura 1 Ferita per ogni segnalino Corruzione nei pozzi, poi se ne aggiunge 1 al più vuoto. Un eroe in una di quelle zone ne toglie uno con 1 azione. Se ogni pozzo ne ha 3 e se ne deve aggiungere un altro, la missione è persa. Sconfiggere Michele lo libera: vittoria.',
  },

  'soul-collector.name': { en: 'Soul Collector', it: 'Il Collezionista di Anime' },
  'soul-collector.story': {
    en: 'The gate to the Valley of Souls takes payment in kind. There are souls everywhere down here, most of them behind teeth. A few are locked up, waiting for anyone at all.',
    it: 'Il cancello della Valle delle Anime accetta pagamenti in natura. Quaggiù le anime sono ovunque, quasi tutte dietro una fila di denti. Qualcuna è in gabbia, e aspetta chiunque.',
  },
  'soul-collector.objective-1': {
    en: 'Collect Souls: {n} of {of}',
    it: 'Raccogliete Anime: {n} di {of}',
  },
  'soul-collector.objective-2': {
    en: 'Leave by the Gate: {n} of {of}',
    it: 'Uscite dal Cancello: {n} di {of}',
  },
  'soul-collector.notes': {
    en: 'Each Minion or Leader a hero kills is worth 1 Soul, each Roaming Monster 3. A Soul Prison is destroyed with 1 action: 5 Souls, and 5 experience for that hero. With 10 Souls for each hero (a lone one needs 20), a hero in the zone of the gray Objective token leaves for 1 movement point; when all have left, the quest is won.',
    it: 'Ogni Gregario o Capo ucciso da un eroe vale 1 Anima, ogni Mostro Errante 3. Una Prigione di Anime si distrugge con 1 azione: 5 Anime, e 5 PE per quell’eroe. Con 10 Anime per eroe (da solo ne servono 20), un eroe nella zona del segnalino Obiettivo grigio esce per 1 punto movimento; usciti tutti, la missione è vinta.',
  },

  'the-soul-keys.name': { en: 'The Soul Keys', it: 'Le Chiavi dell’Anima' },
  'the-soul-keys.story': {
    en: 'All of this leads back to one name, and everybody learns it in the end. The Reaper waits behind a door with three locks, and the keys are melting. Let us find out whether Death can die.',
    it: 'Tutto questo porta a un solo nome, che prima o poi tutti imparano. Il Mietitore attende dietro una porta con tre serrature, e le chiavi si stanno sciogliendo. Vediamo se la Morte può morire.',
  },
  'the-soul-keys.objective-1': {
    en: 'Collect the Soul Keys before they vanish: {n} of {of}',
    it: 'Raccogliete le Chiavi dell’Anima prima che svaniscano: {n} di {of}',
  },
  'the-soul-keys.objective-2': { en: 'Kill the Reaper', it: 'Uccidete il Mietitore' },
  'the-soul-keys.notes': {
    en: 'Each Darkness Phase takes 1 Time token from every Key that still lies in the dungeon; if one has none left to take, the quest is lost. A Key costs 1 action and gives every hero 8 experience. Enemies pass closed doors, but nobody sees through them. With 3 Keys the marked door can be opened, without a Door card; the first hero inside begins the Boss Fight. Each Hourglass starts with 2 Time tokens and a hero there adds 1 with an action; if the Reaper must take one that is not there, the quest is lost.',
    it: 'Ogni Fase dell’Oscurità toglie 1 segnalino Tempo da ogni Chiave ancora nel dungeon; se non ce n’è uno da togliere, la missione è persa. Una Chiave costa 1 azione e dà 8 PE a ogni eroe. I nemici attraversano le porte chiuse, ma nessuno vi vede attraverso. Con 3 Chiavi la porta segnata si può aprire, senza carta Porta; il primo eroe che entra dà inizio allo Scontro col Boss. Ogni Clessidra comincia con 2 segnalini Tempo e un eroe sul posto ne aggiunge 1 con un’azione; se il Mietitore deve toglierne uno che non c’è, la missione è persa.',
  },

  'hellscape.name': { en: 'Hellscape', it: 'Hellscape' },
  'hellscape.story': {
    en: 'The last portal tore us apart in passing. Each of us is alone behind a locked gate, and something very large is pacing on the other side. The way home leads over its body.',
    it: 'L’ultimo portale ci ha separati al passaggio. Ognuno è solo dietro un cancello chiuso, e qualcosa di enorme cammina avanti e indietro dall’altra parte. La via di casa passa sul suo cadavere.',
  },
  'hellscape.objective-1': {
    en: 'All heroes reach the central tile (5A)',
    it: 'Tutti gli eroi raggiungono la tessera centrale (5A)',
  },
  'hellscape.objective-2': {
    en: 'Kill the Final Roaming Monster',
    it: 'Uccidete il Mostro Errante Finale',
  },
  'hellscape.notes': {
    en: 'Everything counts as if 2 heroes were playing, except the final monster. A Dimension Gate opens by itself once its tile has no enemies and no hidden chamber; no Door card is drawn. Heroes who have opened the gates of their own tile may pass all others. When all gates are open, a level 5 Roaming Monster with Health for all heroes and a weapon of its own appears in the middle of the central tile. When it dies, the quest is won.',
    it: 'Tutto conta come se gli eroi fossero 2, tranne il mostro finale. Un Cancello Dimensionale si apre da solo quando la sua tessera non ha più nemici né camere nascoste; non si pesca la carta Porta. Chi ha aperto i cancelli della propria tessera può attraversare tutti gli altri. Quando tutti i cancelli sono aperti, un Mostro Errante di livello 5 con la Salute per tutti gli eroi e un’arma propria compare al centro della tessera centrale. Quando muore, la missione è vinta.',
  },

  'deed.take-scroll': { en: 'Take the Scroll', it: 'Prendi la Pergamena' },
  'deed.close-rift': { en: 'Close the Rift', it: 'Chiudi lo Squarcio' },
  'deed.press-switch': { en: 'Press the switch', it: 'Aziona la leva' },
  'deed.leave': { en: 'Leave the dungeon', it: 'Esci dal dungeon' },
  'deed.take-shard': { en: 'Take the Shard', it: 'Prendi la Scheggia' },
  'deed.forge-artifact': { en: 'Forge the Artifact', it: 'Forgia il Manufatto' },
  'deed.destroy-crystal': {
    en: 'Destroy the Sin Crystal',
    it: 'Distruggi il Cristallo del Peccato',
  },
  'deed.use-passage': { en: 'Use the magic passage', it: 'Usa il varco magico' },
  'deed.take-feather': { en: 'Take an Angel Feather', it: 'Prendi una Piuma d’Angelo' },
  'deed.lay-feather': {
    en: 'Lay an Angel Feather on the Beast',
    it: 'Posa una Piuma d’Angelo sulla Bestia',
  },
  'deed.break-seal': { en: 'Break the Seal', it: 'Spezza il Sigillo' },
  'deed.cleanse-well': { en: 'Cleanse the well', it: 'Purifica il pozzo' },
  'deed.break-prison': { en: 'Destroy the Soul Prison', it: 'Distruggi la Prigione di Anime' },
  'deed.take-key': { en: 'Take the Soul Key', it: 'Prendi la Chiave dell’Anima' },
  'deed.add-time': { en: 'Turn the Hourglass', it: 'Gira la Clessidra' },

  'ask.summoner-way': {
    en: 'Which way does the Summoner go?',
    it: 'Da che parte va l’Evocatrice?',
  },
  'ask.cursed-weapon': { en: 'Which weapon is cursed?', it: 'Quale arma è maledetta?' },
  'ask.passage': { en: 'Where do you come out?', it: 'Da dove esci?' },
  'ask.well': {
    en: 'In which well does the Corruption rise?',
    it: 'In quale pozzo sale la Corruzione?',
  },

  'purpose.scroll-taken': { en: '{hero} takes the Scroll', it: '{hero} prende la Pergamena' },
  'purpose.switch-pressed': {
    en: '{hero} presses a switch, {amount} left',
    it: '{hero} aziona una leva, {amount|ne resta|ne restano} {amount}',
  },
  'purpose.rift-opened': { en: 'The Rift is open', it: 'Lo Squarcio è aperto' },
  'purpose.shard-taken': {
    en: '{hero} takes a Shard: {amount} in all',
    it: '{hero} prende una Scheggia: {amount} in tutto',
  },
  'purpose.sword-feeds': {
    en: 'The Cursed Sword feeds on {hero}: {amount}',
    it: 'La Spada Maledetta si nutre di {hero}: {amount}',
  },
  'purpose.sword-passed': {
    en: '{other} hands the Cursed Sword to {hero}',
    it: '{other} passa la Spada Maledetta a {hero}',
  },
  'purpose.crystal-destroyed': {
    en: '{hero} destroys a Sin Crystal, {amount} left',
    it: '{hero} distrugge un Cristallo del Peccato, {amount|ne resta|ne restano} {amount}',
  },
  'purpose.beast-killed': {
    en: '{card} was one of the Beasts: {amount} dead',
    it: '{card} era una delle Bestie. Uccise finora: {amount}',
  },
  'purpose.feather-taken': {
    en: '{hero} takes an Angel Feather',
    it: '{hero} prende una Piuma d’Angelo',
  },
  'purpose.feather-laid': {
    en: '{hero} lays an Angel Feather on the Beast: it can be hurt',
    it: '{hero} posa una Piuma d’Angelo sulla Bestia: ora si può ferire',
  },
  'purpose.feathers-fall': {
    en: 'The Angel Feathers fall off the Beast',
    it: 'Le Piume d’Angelo cadono dalla Bestia',
  },
  'purpose.seal-broken': {
    en: '{hero} breaks a Seal, {amount} left',
    it: '{hero} spezza un Sigillo, {amount|ne resta|ne restano} {amount}',
  },
  'purpose.well-cleansed': {
    en: '{hero} cleanses a well, Corruption {amount}',
    it: '{hero} purifica un pozzo, Corruzione {amount}',
  },
  'purpose.corruption-rises': {
    en: 'The Corruption rises to {amount}',
    it: 'La Corruzione sale a {amount}',
  },
  'purpose.souls': { en: 'Souls collected: {amount}', it: 'Anime raccolte: {amount}' },
  'purpose.prison-broken': {
    en: '{hero} destroys a Soul Prison',
    it: '{hero} distrugge una Prigione di Anime',
  },
  'purpose.key-taken': {
    en: '{hero} takes a Soul Key: {amount} in all',
    it: '{hero} prende una Chiave dell’Anima: {amount} in tutto',
  },
  'purpose.key-fades': {
    en: 'A Soul Key fades: {amount} left',
    it: 'Una Chiave dell’Anima svanisce: Tempo rimasto {amount}',
  },
  'purpose.time-added': {
    en: '{hero} turns an Hourglass: {amount}',
    it: '{hero} gira una Clessidra: {amount}',
  },
  'purpose.final-armed': { en: '{enemy} takes up {card}', it: '{enemy} impugna {card}' },
  'purpose.summoner-died': { en: 'the Summoner is dead', it: 'l’Evocatrice è morta' },
  'purpose.cursed-sword': { en: 'the Cursed Sword', it: 'la Spada Maledetta' },
  'purpose.key-vanished': {
    en: 'a Soul Key has vanished',
    it: 'una Chiave dell’Anima è svanita',
  },
  'purpose.corrupted': {
    en: 'Michael is lost to the Corruption',
    it: 'Michele è perduto nella Corruzione',
  },
} as const satisfies Texts;
