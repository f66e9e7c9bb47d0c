import type { Texts } from '../types.ts';

export const gearTexts = {
  'powder-mans-hat.name': { en: "Powder-Man's Hat", it: 'Cappello da Fochino' },
  'powder-mans-hat.text': {
    en: "Prevent {prevent} Wounds each time an explosion or an event, not an Enemy's attack, Wounds you.",
    it: "Previeni {prevent} Ferite ogni volta che un'esplosione o un evento, non un attacco di un Nemico, ti ferisce.",
  },
  'powder-mans-hat.flavour': {
    en: 'One brim, slightly used. One previous owner, entirely used.',
    it: 'Una falda, poco usata. Un proprietario, usato del tutto.',
  },
  'undertakers-topper.name': { en: "Undertaker's Topper", it: 'Cilindro del Becchino' },
  'undertakers-topper.text': {
    en: "+{spirit} Spirit. The first Enemy you kill in each Fight, and each Hero KO'd on your Map Tile, Heals you {heal} Sanity Damage.",
    it: '+{spirit} Spirito. Il primo Nemico che uccidi in ogni Scontro, e ogni Eroe messo KO sulla tua Tessera Mappa, ti curano {heal} danno alla Sanità.',
  },
  'undertakers-topper.flavour': { en: 'Business is business.', it: 'Gli affari sono affari.' },
  'carbide-headlamp.name': { en: 'Carbide Headlamp', it: 'Lampada Frontale a Carburo' },
  'carbide-headlamp.text': {
    en: '+{agility} Agility. You never hear the Voices in the Dark.',
    it: '+{agility} Agilità. Non senti mai le Voci nel Buio.',
  },
  'carbide-headlamp.flavour': {
    en: 'It hisses. You have decided that the hissing is the lamp.',
    it: 'Sibila. Hai deciso che a sibilare è la lampada.',
  },
  'oilskin-duster.name': { en: 'Oilskin Duster', it: 'Spolverino Cerato' },
  'oilskin-duster.text': {
    en: 'Immune to Weather. When you would gain a Poison or Void Venom marker, a roll of {save}+ on a D6 prevents it.',
    it: 'Immune alle Intemperie. Quando riceveresti un segnalino Veleno o Veleno del Vuoto, con {save}+ su un D6 lo eviti.',
  },
  'sun-bleached-poncho.name': { en: 'Sun-Bleached Poncho', it: 'Poncho Scolorito' },
  'sun-bleached-poncho.text': {
    en: 'Immune to Weather. Once per Fight, Re-roll {dice} failed Defense die.',
    it: 'Immune alle Intemperie. Una volta per Scontro, rilancia {dice} dado Difesa fallito.',
  },
  'sun-bleached-poncho.flavour': {
    en: 'Six holes. One is for the head.',
    it: 'Sei buchi. Uno è per la testa.',
  },
  'assay-gloves.name': { en: 'Assay Gloves', it: 'Guanti da Saggio' },
  'assay-gloves.text': {
    en: 'At the end of an Adventure, do not roll Corruption for {safe} of the Dark Stone you carry.',
    it: "Alla fine di un'Avventura non tiri la Corruzione per {safe} Pietra Oscura tra quella che porti.",
  },
  'assay-gloves.flavour': {
    en: 'Lead lined. Do not lick.',
    it: 'Foderati di piombo. Non leccare.',
  },
  'hobnail-boots.name': { en: 'Hobnail Boots', it: 'Stivali Chiodati' },
  'hobnail-boots.text': {
    en: 'The first {spaces} space you move each Activation needs no Escape test. You cannot be pushed.',
    it: 'In ogni tua Attivazione il primo movimento di {spaces} spazio non richiede Prove di Fuga. Non puoi essere spinto.',
  },
  'bottle-bandolier.name': { en: 'Bottle Bandolier', it: 'Bandoliera da Bottiglie' },
  'bottle-bandolier.text': {
    en: 'Your Side Bag holds {slots} more tokens.',
    it: 'La tua Tracolla contiene {slots} segnalini in più.',
  },
  'boiler-plate-vest.name': { en: 'Boiler-Plate Vest', it: 'Panciotto di Caldaia' },
  'boiler-plate-vest.text': {
    en: 'Armor {armor}+. −{initiative} Initiative.',
    it: 'Armatura {armor}+. −{initiative} Iniziativa.',
  },
  'boiler-plate-vest.flavour': {
    en: 'Stencilled inside: TEST PRESSURE 40 LBS.',
    it: "All'interno, a stampino: PRESSIONE DI PROVA 40 LIBBRE.",
  },
  'rock-sifters-goggles.name': { en: "Rock-Sifter's Goggles", it: 'Occhialoni da Setacciatore' },
  'rock-sifters-goggles.text': {
    en: 'When you draw Scavenge cards, draw {extra} more and put {extra} of your choice back unresolved.',
    it: 'Quando peschi carte Frugare, pescane {extra} in più e rimettine {extra} a scelta senza risolverla.',
  },
  'feather-boa.name': { en: 'Feather Boa', it: 'Boa di Piume' },
  'feather-boa.text': {
    en: '+{escape} on Escape tests. Once per Fight, take {sanity} Sanity Damage: one type of Enemies adjacent to you has −{combat} Combat against you in this Activation.',
    it: '+{escape} alle Prove di Fuga. Una volta per Scontro, subisci {sanity} danno alla Sanità: un tipo di Nemici adiacenti ha −{combat} Combattimento contro di te in questa Attivazione.',
  },
  'feather-boa.flavour': {
    en: 'Every eye in the room. Including the ones on stalks.',
    it: 'Tutti gli occhi della sala. Anche quelli sui peduncoli.',
  },
  'trapdoor-carbine.name': { en: 'Trapdoor Carbine', it: 'Carabina a Sportello' },
  'trapdoor-carbine.text': {
    en: 'Range {range}, {shots} Shot, +{damage} Damage. −{worse} To Hit at {near} spaces or less.',
    it: 'Gittata {range}, {shots} Sparo, +{damage} danni. −{worse} Per Colpire entro {near} spazi.',
  },
  'coach-gun.name': { en: 'Coach Gun', it: 'Doppietta da Diligenza' },
  'coach-gun.text': {
    en: 'Range {range}, {shots} Shots, D8 Damage. Exhaust after an Attack; ready it by not attacking in an Activation, by {grit} Grit, or when the Fight ends.',
    it: "Gittata {range}, {shots} Spari, D8 danni. Si esaurisce dopo un Attacco; la ripristini non attaccando in un'Attivazione, con {grit} Grinta o a fine Scontro.",
  },
  'cavalry-revolver.name': { en: 'Cavalry Revolver', it: 'Revolver da Cavalleria' },
  'cavalry-revolver.text': {
    en: 'Range {range}, {shots} Shots. +{combat} Combat while held.',
    it: 'Gittata {range}, {shots} Spari. +{combat} Combattimento quando è in mano.',
  },
  'cavalry-revolver.flavour': {
    en: 'Good for six shots and then good for a hammer.',
    it: 'Buono per sei colpi, poi buono come martello.',
  },
  'pepperbox.name': { en: 'Pepperbox', it: 'Pepaiola' },
  'pepperbox.text': {
    en: 'Range {range}. Roll {shots} for the number of Shots. On a {jam} it jams after the Attack until the Fight ends.',
    it: "Gittata {range}. Tira {shots} per il numero di Spari. Con {jam} si inceppa dopo l'Attacco fino a fine Scontro.",
  },
  'tunnel-mattock.name': { en: 'Tunnel Mattock', it: 'Zappa da Galleria' },
  'tunnel-mattock.text': {
    en: 'Melee: +{combat} Combat; your Hits count Enemy Defense {defense} lower.',
    it: 'Mischia: +{combat} Combattimento; contro i tuoi Colpi i Nemici hanno −{defense} Difesa.',
  },
  'butchers-cleaver.name': { en: "Butcher's Cleaver", it: 'Mannaia da Macellaio' },
  'butchers-cleaver.text': {
    en: 'Melee: +{combat} Combat. Surplus Wounds of a killing Hit go to another adjacent Enemy, ignoring Defense.',
    it: 'Mischia: +{combat} Combattimento. Le Ferite in eccesso di un Colpo mortale passano a un altro Nemico adiacente, ignorando la Difesa.',
  },
  'butchers-cleaver.flavour': {
    en: 'The previous customer asked for it thin.',
    it: 'Il cliente di prima lo voleva sottile.',
  },
  'drovers-whip.name': { en: "Drover's Whip", it: 'Frusta da Mandriano' },
  'drovers-whip.text': {
    en: 'Once per turn, move a Small or Medium Enemy within {range} spaces up to {spaces} spaces.',
    it: 'Una volta per turno, sposta un Nemico Piccolo o Medio entro {range} spazi, al massimo di {spaces} spazi.',
  },
  'branding-iron.name': { en: 'Branding Iron', it: 'Ferro da Marchio' },
  'branding-iron.text': {
    en: 'Once per Fight, Free Attack (Melee): {combat} Combat, {damage} Damage ignoring Defense (Fire). A Hit also gives −{less} Combat for the Fight.',
    it: 'Una volta per Scontro, Attacco Gratuito (mischia): Combattimento {combat}, {damage} danni ignorando la Difesa (Fuoco). Chi è colpito ha −{less} Combattimento per lo Scontro.',
  },
  'branding-iron.flavour': {
    en: 'Property of the Bar-Nothing Ranch.',
    it: 'Proprietà del Ranch Sbarra-Nulla.',
  },
  'brace-of-hatchets.name': { en: 'Brace of Hatchets', it: 'Coppia di Accette' },
  'brace-of-hatchets.text': {
    en: 'Ranged Attack with your Melee To Hit: Range Strength + {plus}, {shots} Shots.',
    it: 'Attacco a distanza con il tuo Per Colpire in mischia: Gittata Forza + {plus}, {shots} Spari.',
  },
  'hemp-coil.name': { en: 'Hemp Coil', it: 'Rotolo di Canapa' },
  'hemp-coil.text': {
    en: '{uses} times per Adventure: a Hero on your Map Tile rolls {dice} extra dice for an Agility or Strength test.',
    it: '{uses} volte per Avventura: un Eroe sulla tua Tessera Mappa tira {dice} dadi extra per una Prova di Agilità o Forza.',
  },
  'canary-cage.name': { en: 'Canary Cage', it: 'Gabbia col Canarino' },
  'canary-cage.text': {
    en: 'When a Fight starts, roll a D6. {dies}: the canary dies, discard this, each Hero on your Map Tile takes {horror} Horror Hit. Otherwise all Heroes have +{initiative} Initiative in the first turn.',
    it: "Quando inizia uno Scontro tira un D6. {dies}: il canarino muore, scarta questa carta, ogni Eroe sulla tua Tessera Mappa subisce {horror} Colpo d'Orrore. Altrimenti tutti gli Eroi hanno +{initiative} Iniziativa nel primo turno.",
  },
  'canary-cage.flavour': {
    en: 'His name is Gerald. Do not get attached.',
    it: 'Si chiama Gerardo. Non affezionarti.',
  },
  'plunger-box.name': { en: 'Plunger Box', it: 'Detonatore a Pistone' },
  'plunger-box.text': {
    en: 'Once per Fight, instead of attacking, discard Dynamite: it explodes in a space of your choice within {range} and sight, without a roll, for {damage} Wounds.',
    it: 'Una volta per Scontro, invece di attaccare, scarta una Dinamite: esplode in uno spazio a scelta in vista entro {range}, senza tiro, per {damage} Ferite.',
  },
  'sawbones-roll.name': { en: "Sawbones' Roll", it: 'Rotolo del Cerusico' },
  'sawbones-roll.text': {
    en: '{uses} uses. Instead of attacking: you or an adjacent Hero Heals {heal} Wounds and loses all Poison.',
    it: '{uses} usi. Invece di attaccare: tu o un Eroe adiacente cura {heal} Ferite e perde tutto il Veleno.',
  },
  'sawbones-roll.flavour': {
    en: 'The saw is on the left. Everything else is optional.',
    it: 'La sega è a sinistra. Il resto è facoltativo.',
  },
  'professors-cure-all.name': { en: "Professor's Cure-All", it: 'Panacea del Professore' },
  'professors-cure-all.text': {
    en: 'Discard for you or an adjacent Hero, roll a D6: 1 Poison; 2–3 Heal {sanity} Sanity; 4–5 Heal {wounds} Wounds; 6 both and 1 Grit.',
    it: 'Scartala per te o un Eroe adiacente e tira un D6: 1 Veleno; 2–3 cura {sanity} Sanità; 4–5 cura {wounds} Ferite; 6 entrambe e 1 Grinta.',
  },
  'professors-cure-all.flavour': {
    en: 'Shake well. Then shake.',
    it: 'Agitare bene. Poi agitarsi.',
  },
  'company-strongbox.name': { en: 'Company Strongbox', it: 'Cassaforte della Compagnia' },
  'company-strongbox.text': {
    en: 'With no Enemies about, instead of Searching, test Cunning or Strength {need}+. Pass: discard this, gain {dice} × ${gold} and draw a Gear card.',
    it: 'Senza Nemici in gioco, invece di Cercare, prova Astuzia o Forza {need}+. Successo: scartala, ottieni {dice} × ${gold} e pesca una carta Equipaggiamento.',
  },
  'company-strongbox.flavour': {
    en: 'Somebody died holding on to it. Somebody is still holding on.',
    it: 'Qualcuno è morto tenendola stretta. E la tiene ancora.',
  },
  'silver-casings.name': { en: 'Silver Casings', it: "Bossoli d'Argento" },
  'silver-casings.text': {
    en: '{uses} uses. Ammo: a Hit with a Gun does +{damage} Damage to a Demon or Void Enemy.',
    it: '{uses} usi. Munizione: un Colpo con arma da fuoco fa +{damage} danni a un Nemico Demone o Vuoto.',
  },
  'rock-salt-cartridges.name': { en: 'Rock-Salt Cartridges', it: 'Cartucce a Salgemma' },
  'rock-salt-cartridges.text': {
    en: '{uses} uses. Ammo: instead of Damage, a Small or Medium Enemy that you Hit skips its next Activation.',
    it: '{uses} usi. Munizione: invece dei danni, un Nemico Piccolo o Medio colpito salta la prossima Attivazione.',
  },
  'octagon-barrel.name': { en: 'Octagon Barrel', it: 'Canna Ottagonale' },
  'octagon-barrel.text': {
    en: 'Upgrade (Gun): +{range} Range, and +{damage} Damage to targets more than {far} spaces away.',
    it: 'Potenziamento (arma da fuoco): +{range} Gittata e +{damage} danno ai bersagli oltre {far} spazi.',
  },
  'knuckle-guard.name': { en: 'Knuckle Guard', it: 'Paranocche' },
  'knuckle-guard.text': {
    en: 'Upgrade (one-handed weapon or gloves): +{combat} Combat.',
    it: 'Potenziamento (arma a una mano o guanti): +{combat} Combattimento.',
  },
  'stone-dust-edge.name': { en: 'Stone-Dust Edge', it: 'Filo di Polvere Oscura' },
  'stone-dust-edge.text': {
    en: 'Upgrade (hand weapon), {stone} Dark Stone to attach: your Melee Attacks are Critical Hits on {crit} or more.',
    it: 'Potenziamento (arma bianca), {stone} Pietra Oscura per montarlo: i tuoi Attacchi in mischia fanno Colpi Critici con {crit} o più.',
  },
  'can-of-lamp-oil.name': { en: 'Can of Lamp Oil', it: "Latta d'Olio da Lampada" },
  'can-of-lamp-oil.text': {
    en: '{uses} uses. If you hold the Lantern or stand next to it, add +{plus} to a Hold Back the Darkness roll that was no double.',
    it: "{uses} usi. Se porti la Lanterna o le sei accanto, aggiungi +{plus} a un tiro per Trattenere l'Oscurità che non sia doppio.",
  },
} satisfies Texts;
