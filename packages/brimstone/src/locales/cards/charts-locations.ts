import type { Texts } from '../types.ts';

/** Location Events of the Town. */
export const locationChartTexts = {
  'doc-wrong-bottle.name': { en: 'The Wrong Bottle', it: 'La Bottiglia Sbagliata' },
  'doc-wrong-bottle.text': {
    en: 'Each visitor: Strength {need}+ or {wounds} Wounds.',
    it: 'Ogni visitatore: Forza {need}+ o {wounds} Ferite.',
  },
  'doc-gone-mad.name': { en: 'He Talks to the Jars', it: 'Parla con i Barattoli' },
  'doc-gone-mad.text': {
    en: 'Each visitor takes {sanity} Sanity Damage.',
    it: 'Ogni visitatore subisce {sanity} danni alla Sanità.',
  },
  'doc-epidemic.name': { en: 'The Waiting Room Is Full', it: 'La Sala d’Attesa è Piena' },
  'doc-epidemic.text': {
    en: 'Half the county is sick. Today everything here costs each visitor ${price} more.',
    it: 'Mezza contea è malata. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'doc-assistant.name': { en: 'Hold This', it: 'Tieni Questo' },
  'doc-assistant.text': {
    en: 'Lore {need}+: you are of help and gain {xp} XP. Otherwise you faint: {sanity} Sanity Damage.',
    it: 'Sapienza {need}+: sei d’aiuto e ottieni {xp} PE. Altrimenti svieni: {sanity} danno alla Sanità.',
  },
  'doc-smell.name': { en: 'The Smell', it: 'L’Odore' },
  'doc-smell.text': {
    en: 'You take {sanity} Sanity Damage.',
    it: 'Subisci {sanity} danno alla Sanità.',
  },
  'doc-quiet.name': { en: 'A Slow Day', it: 'Una Giornata Lenta' },
  'doc-quiet.text': {
    en: 'He has time for a bandage: each visitor heals {wounds} Wound.',
    it: 'Ha tempo per una fasciatura: ogni visitatore cura {wounds} Ferita.',
  },
  'doc-old-magazine.name': { en: 'An Almanac to Read', it: 'Un Almanacco da Leggere' },
  'doc-old-magazine.text': { en: 'You gain {xp} XP.', it: 'Ottieni {xp} PE.' },
  'doc-samples.name': { en: 'Samples', it: 'Campioni' },
  'doc-samples.text': {
    en: 'Each visitor gets Bandages.',
    it: 'Ogni visitatore riceve delle Bende.',
  },
  'doc-sober.name': { en: 'Sober and in a Good Mood', it: 'Sobrio e di Buon Umore' },
  'doc-sober.text': {
    en: 'It happens twice a year. Today everything here costs each visitor ${off} less.',
    it: 'Capita due volte l’anno. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'doc-stone-study.name': { en: 'For Science', it: 'Per la Scienza' },
  'doc-stone-study.text': {
    en: 'He pays you ${price} for a Dark Stone, if you have one.',
    it: 'Ti paga ${price} per una Pietra Oscura, se ne hai una.',
  },
  'doc-miracle.name': { en: 'The New Serum', it: 'Il Nuovo Siero' },
  'doc-miracle.text': {
    en: 'Each visitor heals up to {wounds} Wounds and {sanity} Sanity Damage.',
    it: 'Ogni visitatore cura fino a {wounds} Ferite e {sanity} danni alla Sanità.',
  },
  'church-bells.name': { en: 'The Bells Ring by Themselves', it: 'Le Campane Suonano da Sole' },
  'church-bells.text': {
    en: 'Each visitor: Spirit {need}+ or {hits} Corruption Hits.',
    it: 'Ogni visitatore: Spirito {need}+ o {hits} Colpi di Corruzione.',
  },
  'church-confession.name': { en: 'You Hear a Confession', it: 'Ascolti una Confessione' },
  'church-confession.text': {
    en: 'It was not meant for you. You take {sanity} Sanity Damage.',
    it: 'Non era per te. Subisci {sanity} danni alla Sanità.',
  },
  'church-collection.name': {
    en: 'The Plate Comes Round Twice',
    it: 'Il Piattino Passa Due Volte',
  },
  'church-collection.text': {
    en: 'Each visitor gives ${gold}, as far as there is any.',
    it: 'Ogni visitatore dà ${gold}, per quanto ne ha.',
  },
  'church-new-roof.name': { en: 'The Roof Wants Mending', it: 'Il Tetto da Riparare' },
  'church-new-roof.text': {
    en: 'The preacher shows you the buckets. Today everything here costs each visitor ${price} more.',
    it: 'Il predicatore ti mostra i secchi. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'church-choir.name': { en: 'Choir Practice', it: 'Prove del Coro' },
  'church-choir.text': {
    en: 'You heal {sanity} Sanity Damage.',
    it: 'Curi {sanity} danno alla Sanità.',
  },
  'church-silence.name': { en: 'An Empty Pew', it: 'Un Banco Vuoto' },
  'church-silence.text': {
    en: 'Each visitor heals {sanity} Sanity Damage.',
    it: 'Ogni visitatore cura {sanity} danni alla Sanità.',
  },
  'church-wedding.name': { en: 'A Wedding', it: 'Un Matrimonio' },
  'church-wedding.text': {
    en: 'Luck {need}+: somebody mistakes you for family and gives you ${gold}.',
    it: 'Fortuna {need}+: qualcuno ti scambia per un parente e ti dà ${gold}.',
  },
  'church-charity.name': { en: 'Charity', it: 'Carità' },
  'church-charity.text': {
    en: 'The preacher asks nobody what they did. Today everything here costs each visitor ${off} less.',
    it: 'Il predicatore non chiede a nessuno che cosa ha fatto. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'church-blessing.name': { en: 'A Blessing for the Road', it: 'Una Benedizione per la Strada' },
  'church-blessing.text': {
    en: 'Each visitor recovers {grit} Grit.',
    it: 'Ogni visitatore recupera {grit} Grinta.',
  },
  'church-relic.name': { en: 'The Book Under the Altar', it: 'Il Libro Sotto l’Altare' },
  'church-relic.text': {
    en: 'Lore {need}+: you gain {xp} XP.',
    it: 'Sapienza {need}+: ottieni {xp} PE.',
  },
  'church-light.name': { en: 'The Window Shines', it: 'La Vetrata Risplende' },
  'church-light.text': {
    en: 'There is no sun today. Each visitor loses {corruption} Corruption Point.',
    it: 'Oggi non c’è sole. Ogni visitatore perde {corruption} Punto Corruzione.',
  },
  'smith-stone-cracks.name': {
    en: 'The Stone Cracks in the Fire',
    it: 'La Pietra si Spacca nel Fuoco',
  },
  'smith-stone-cracks.text': {
    en: 'Each visitor takes {hits} Hits.',
    it: 'Ogni visitatore subisce {hits} Colpi.',
  },
  'smith-glow.name': { en: 'The Iron Glows Green', it: 'Il Ferro Brilla Verde' },
  'smith-glow.text': {
    en: 'Each visitor takes {hits} Corruption Hit.',
    it: 'Ogni visitatore subisce {hits} Colpo di Corruzione.',
  },
  'smith-busy.name': { en: 'Horseshoes First', it: 'Prima i Ferri di Cavallo' },
  'smith-busy.text': {
    en: 'The cavalry was here before you. Today everything here costs each visitor ${price} more.',
    it: 'La cavalleria è arrivata prima di te. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'smith-spark.name': { en: 'A Spark', it: 'Una Scintilla' },
  'smith-spark.text': { en: 'You take {wounds} Wound.', it: 'Subisci {wounds} Ferita.' },
  'smith-noise.name': { en: 'The Hammering', it: 'Il Martellare' },
  'smith-noise.text': {
    en: 'You take {sanity} Sanity Damage.',
    it: 'Subisci {sanity} danno alla Sanità.',
  },
  'smith-watch.name': { en: 'Watching a Master', it: 'Guardando un Maestro' },
  'smith-watch.text': { en: 'Each visitor gains {xp} XP.', it: 'Ogni visitatore ottiene {xp} PE.' },
  'smith-bellows.name': { en: 'Man the Bellows', it: 'Ai Mantici' },
  'smith-bellows.text': {
    en: 'Strength {need}+: you earn ${gold}.',
    it: 'Forza {need}+: guadagni ${gold}.',
  },
  'smith-scrap.name': { en: 'From the Scrap Heap', it: 'Dal Mucchio di Rottami' },
  'smith-scrap.text': {
    en: 'You may keep it: a Dark Stone Shiv.',
    it: 'Puoi tenerlo: un Pugnale di Pietra Oscura.',
  },
  'smith-apprentice.name': { en: 'The Apprentice Works Alone', it: 'L’Apprendista Lavora da Solo' },
  'smith-apprentice.text': {
    en: 'He wants to show what he can do. Today everything here costs each visitor ${off} less.',
    it: 'Vuole mostrare quel che sa fare. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'smith-stone-found.name': { en: 'In the Slag', it: 'Tra le Scorie' },
  'smith-stone-found.text': {
    en: 'You find {stones} Dark Stone.',
    it: 'Trovi {stones} Pietra Oscura.',
  },
  'smith-gift.name': { en: 'Nobody Fetched It', it: 'Nessuno l’ha Ritirato' },
  'smith-gift.text': {
    en: 'He gives you what was never fetched: {cards} Gear card.',
    it: 'Ti dà ciò che nessuno ha ritirato: {cards} carta Equipaggiamento.',
  },
  'outpost-raid.name': { en: 'The Outpost Is Attacked', it: 'Attacco all’Avamposto' },
  'outpost-raid.text': {
    en: 'Each visitor: Agility {need}+ for {xp} XP; otherwise {hits} Hits.',
    it: 'Ogni visitatore: Agilità {need}+ per {xp} PE; altrimenti {hits} Colpi.',
  },
  'outpost-search.name': { en: 'Orders From the Capital', it: 'Ordini dalla Capitale' },
  'outpost-search.text': {
    en: 'They confiscate {stones} Dark Stone of yours, if you have any.',
    it: 'Ti confiscano {stones} Pietra Oscura, se ne hai.',
  },
  'outpost-fine.name': { en: 'A Fine', it: 'Una Multa' },
  'outpost-fine.text': {
    en: 'For something you did two counties ago. You lose ${gold}.',
    it: 'Per qualcosa che hai fatto due contee fa. Perdi ${gold}.',
  },
  'outpost-inspection.name': { en: 'An Inspector Is Here', it: 'C’è un Ispettore' },
  'outpost-inspection.text': {
    en: 'Everything has to be written down. Today everything here costs each visitor ${price} more.',
    it: 'Bisogna mettere tutto per iscritto. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'outpost-roll-call.name': { en: 'Names Are Read Out', it: 'Si Leggono i Nomi' },
  'outpost-roll-call.text': {
    en: 'Those who did not come back. You take {sanity} Sanity Damage.',
    it: 'Quelli che non sono tornati. Subisci {sanity} danno alla Sanità.',
  },
  'outpost-news.name': { en: 'Reports From the Mines', it: 'Rapporti dalle Miniere' },
  'outpost-news.text': {
    en: 'Each visitor gains {xp} XP.',
    it: 'Ogni visitatore ottiene {xp} PE.',
  },
  'outpost-escort.name': { en: 'They Need a Rider', it: 'Serve un Cavaliere' },
  'outpost-escort.text': {
    en: 'Agility {need}+: you earn ${gold}.',
    it: 'Agilità {need}+: guadagni ${gold}.',
  },
  'outpost-full-stores.name': { en: 'The Stores Are Full', it: 'Magazzini Pieni' },
  'outpost-full-stores.text': {
    en: 'Too much of everything, and winter is coming. Today everything here costs each visitor ${off} less.',
    it: 'Troppo di tutto, e l’inverno è vicino. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'outpost-powder.name': { en: 'Blasting Powder', it: 'Polvere da Mina' },
  'outpost-powder.text': {
    en: 'Each visitor gets a stick of Dynamite.',
    it: 'Ogni visitatore riceve un candelotto di Dinamite.',
  },
  'outpost-bounty.name': { en: 'Back Pay', it: 'Paga Arretrata' },
  'outpost-bounty.text': {
    en: 'A bounty you had forgotten: ${gold}.',
    it: 'Una taglia che avevi dimenticato: ${gold}.',
  },
  'outpost-medal.name': { en: 'A Medal', it: 'Una Medaglia' },
  'outpost-medal.text': { en: 'You gain {xp} XP and ${gold}.', it: 'Ottieni {xp} PE e ${gold}.' },
  'store-collapse.name': { en: 'The Shelves Come Down', it: 'Crollano gli Scaffali' },
  'store-collapse.text': {
    en: 'Each visitor: Agility {need}+ or {wounds} Wounds.',
    it: 'Ogni visitatore: Agilità {need}+ o {wounds} Ferite.',
  },
  'store-pickpocket.name': { en: 'A Boy With Quick Hands', it: 'Un Ragazzo dalle Mani Svelte' },
  'store-pickpocket.text': {
    en: 'Cunning {need}+ or you lose ${gold}.',
    it: 'Astuzia {need}+ o perdi ${gold}.',
  },
  'store-late-wagon.name': { en: 'The Wagon Is Late', it: 'Il Carro è in Ritardo' },
  'store-late-wagon.text': {
    en: 'What is there costs what he says. Today everything here costs each visitor ${price} more.',
    it: 'Quel che c’è costa quel che dice lui. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'store-snake.name': { en: 'A Snake in the Flour', it: 'Un Serpente nella Farina' },
  'store-snake.text': {
    en: 'Agility {need}+ or {wounds} Wound.',
    it: 'Agilità {need}+ o {wounds} Ferita.',
  },
  'store-queue.name': { en: 'One More Story', it: 'Ancora una Storia' },
  'store-queue.text': {
    en: 'The woman ahead of you knows everybody. You take {sanity} Sanity Damage.',
    it: 'La donna davanti a te conosce tutti. Subisci {sanity} danno alla Sanità.',
  },
  'store-candy.name': { en: 'Peppermint', it: 'Menta' },
  'store-candy.text': {
    en: 'Each visitor heals {sanity} Sanity Damage.',
    it: 'Ogni visitatore cura {sanity} danno alla Sanità.',
  },
  'store-sale.name': { en: 'Last Year’s Stock', it: 'Merce dell’Anno Scorso' },
  'store-sale.text': {
    en: 'He needs the room. Today everything here costs each visitor ${off} less.',
    it: 'Gli serve spazio. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'store-sample.name': { en: 'Under the Counter', it: 'Sotto il Banco' },
  'store-sample.text': { en: 'You get a Whiskey.', it: 'Ricevi a Whiskey.' },
  'store-owner-owes.name': { en: 'He Owes You One', it: 'Ti Deve un Favore' },
  'store-owner-owes.text': {
    en: 'You once carried his brother out. Today everything here costs each visitor ${off} less.',
    it: 'Una volta hai portato fuori suo fratello. Oggi qui tutto costa ${off} in meno a ogni visitatore.',
  },
  'store-delivery.name': { en: 'Barrels to Unload', it: 'Barili da Scaricare' },
  'store-delivery.text': {
    en: 'Strength {need}+: you earn ${gold}.',
    it: 'Forza {need}+: guadagni ${gold}.',
  },
  'store-crate.name': { en: 'A Crate Without a Name', it: 'Una Cassa Senza Nome' },
  'store-crate.text': {
    en: 'Nobody claims it: take {cards} Gear card.',
    it: 'Nessuno la reclama: prendi {cards} carta Equipaggiamento.',
  },
  'saloon-duel.name': { en: 'Called Out at Noon', it: 'Sfida a Mezzogiorno' },
  'saloon-duel.text': {
    en: 'Agility {need}+: you gain {xp} XP. Otherwise {wounds} Wounds.',
    it: 'Agilità {need}+: ottieni {xp} PE. Altrimenti {wounds} Ferite.',
  },
  'saloon-brawl.name': { en: 'A Proper Brawl', it: 'Una Vera Rissa' },
  'saloon-brawl.text': {
    en: 'Each visitor gains {xp} XP and takes {hits} Hits.',
    it: 'Ogni visitatore ottiene {xp} PE e subisce {hits} Colpi.',
  },
  'saloon-cheated.name': { en: 'Five Aces', it: 'Cinque Assi' },
  'saloon-cheated.text': { en: 'You lose ${gold}.', it: 'Perdi ${gold}.' },
  'saloon-payday.name': { en: 'Payday at the Mine', it: 'Giorno di Paga in Miniera' },
  'saloon-payday.text': {
    en: 'There is no room at the bar. Today everything here costs each visitor ${price} more.',
    it: 'Al banco non c’è posto. Oggi qui tutto costa ${price} in più a ogni visitatore.',
  },
  'saloon-hangover.name': { en: 'The Cheap Stuff', it: 'Roba Scadente' },
  'saloon-hangover.text': { en: 'You take {wounds} Wound.', it: 'Subisci {wounds} Ferita.' },
  'saloon-piano.name': { en: 'The Piano Player', it: 'Il Pianista' },
  'saloon-piano.text': {
    en: 'Each visitor heals {sanity} Sanity Damage.',
    it: 'Ogni visitatore cura {sanity} danni alla Sanità.',
  },
  'saloon-story.name': { en: 'A Miner’s Story', it: 'Racconto di un Minatore' },
  'saloon-story.text': {
    en: 'Each visitor gains {xp} XP.',
    it: 'Ogni visitatore ottiene {xp} PE.',
  },
  'saloon-round.name': { en: 'A Round on the House', it: 'Offre la Casa' },
  'saloon-round.text': {
    en: 'Each visitor gets a Whiskey.',
    it: 'Ogni visitatore riceve a Whiskey.',
  },
  'saloon-lucky-hand.name': { en: 'A Lucky Hand', it: 'Una Mano Fortunata' },
  'saloon-lucky-hand.text': {
    en: 'Luck {need}+: you win ${gold}.',
    it: 'Fortuna {need}+: vinci ${gold}.',
  },
  'saloon-toast.name': { en: 'They Drink to You', it: 'Brindano a Voi' },
  'saloon-toast.text': {
    en: 'Each visitor recovers {grit} Grit.',
    it: 'Ogni visitatore recupera {grit} Grinta.',
  },
  'saloon-stranger.name': { en: 'The Stranger Pays', it: 'Paga lo Straniero' },
  'saloon-stranger.text': {
    en: 'He knows your name, and what you did. You gain ${gold} and take {sanity} Sanity Damage.',
    it: 'Sa come ti chiami e che cosa hai fatto. Ottieni ${gold} e subisci {sanity} danno alla Sanità.',
  },
} satisfies Texts;
