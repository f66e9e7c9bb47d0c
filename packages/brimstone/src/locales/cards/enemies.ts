import type { Texts } from '../types.ts';

export const enemyTexts = {
  'ab-smash.name': { en: 'Smash ({x}+)', it: 'Schianto ({x}+)' },
  'ab-smash.text': {
    en: 'Each natural To Hit roll of {x}+ is a Hit that ignores Defense.',
    it: 'Ogni tiro Per Colpire naturale di {x}+ è un Colpo che ignora la Difesa.',
  },
  'ab-fear.name': { en: 'Fear ({x})', it: 'Paura ({x})' },
  'ab-fear.text': {
    en: 'A Hero who starts an Activation adjacent to this Enemy takes {x} Horror {x|Hit|Hits}.',
    it: "Un Eroe che inizia l'Attivazione adiacente a questo Nemico subisce {x} {x|Colpo|Colpi} d'Orrore.",
  },
  'ab-terror.name': { en: 'Terror ({x})', it: 'Terrore ({x})' },
  'ab-terror.text': {
    en: 'A Hero who starts an Activation on the same Map Tile takes {x} Horror {x|Hit|Hits}.',
    it: "Un Eroe che inizia l'Attivazione sulla stessa Tessera Mappa subisce {x} {x|Colpo|Colpi} d'Orrore.",
  },
  'ab-unspeakable-terror.name': { en: 'Unspeakable Terror ({x})', it: 'Terrore Indicibile ({x})' },
  'ab-unspeakable-terror.text': {
    en: 'A Hero who starts an Activation on the same or an adjacent Map Tile takes {x} Horror {x|Hit|Hits}.',
    it: "Un Eroe che inizia l'Attivazione sulla stessa Tessera Mappa o su una adiacente subisce {x} {x|Colpo|Colpi} d'Orrore.",
  },
  'ab-tough.name': { en: 'Tough', it: 'Coriaceo' },
  'ab-tough.text': { en: 'Immune to Critical Hits.', it: 'Immune ai Colpi Critici.' },
  'ab-endurance.name': { en: 'Endurance ({x})', it: 'Resistenza ({x})' },
  'ab-endurance.text': {
    en: 'No single Hit does more than {x} Wounds to this Enemy.',
    it: 'Nessun singolo Colpo infligge più di {x} Ferite a questo Nemico.',
  },
  'ab-armor.name': { en: 'Armor {x}+', it: 'Armatura {x}+' },
  'ab-armor.text': {
    en: 'Roll a D6 for each Wound: on {x}+ it is prevented.',
    it: 'Tira un D6 per ogni Ferita: con {x}+ è annullata.',
  },
  'ab-tenacious.name': { en: 'Tenacious ({x}+)', it: 'Tenace ({x}+)' },
  'ab-tenacious.text': {
    en: 'The first time this model would die, roll a D6: on {x}+ it keeps 1 Health.',
    it: 'La prima volta che questo modello dovrebbe morire, tira un D6: con {x}+ resta con 1 Salute.',
  },
  'ab-void-venom.name': { en: 'Void Venom ({x}+)', it: 'Veleno del Vuoto ({x}+)' },
  'ab-void-venom.text': {
    en: 'A Hero wounded by a natural To Hit roll of {x}+ gets a Void Venom marker.',
    it: 'Un Eroe ferito da un tiro Per Colpire naturale di {x}+ riceve un segnalino Veleno del Vuoto.',
  },
  'ab-immobile.name': { en: 'Immobile', it: 'Immobile' },
  'ab-immobile.text': {
    en: 'Cannot move or be moved. While only Immobile Enemies remain, Heroes may search and explore.',
    it: 'Non si muove e non può essere mosso. Finché restano solo Nemici Immobili gli Eroi possono cercare ed esplorare.',
  },
  'ab-undermine.name': { en: 'Undermine', it: 'Sottosuolo' },
  'ab-undermine.text': {
    en: 'Moves beneath other models and Barriers. Cannot be pushed.',
    it: 'Si muove sotto gli altri modelli e le Barriere. Non può essere spinto.',
  },
  'ab-noose.name': { en: 'Noose', it: 'Cappio' },
  'ab-noose.text': {
    en: 'Escape is 1 higher for each other Strangler adjacent to that Hero (at most {max}+).',
    it: "La Fuga aumenta di 1 per ogni altro Strangolatore adiacente a quell'Eroe (al massimo {max}+).",
  },
  'ab-drinks-the-light.name': { en: 'Drinks the Light', it: 'Beve la Luce' },
  'ab-drinks-the-light.text': {
    en: "While on the Lantern's Map Tile: {holdBack} to Hold Back the Darkness (once only).",
    it: "Finché è sulla Tessera Mappa della Lanterna: {holdBack} per Trattenere l'Oscurità (una volta sola).",
  },
  'ab-sweep.name': { en: 'Sweep ({dice})', it: 'Spazzata ({dice})' },
  'ab-sweep.text': {
    en: 'After its Attack it makes {dice} Combat {dice|roll|rolls} against each other adjacent Hero.',
    it: "Dopo l'Attacco effettua {dice} {dice|tiro|tiri} di Combattimento contro ogni altro Eroe adiacente.",
  },
  'ab-the-eye.name': { en: 'The Eye', it: "L'Occhio" },
  'ab-the-eye.text': {
    en: 'Ranged Attack: Range {range}, {shots} Shots, even when adjacent. On any natural {corruptionOn}+ the target also takes 1 Corruption Hit.',
    it: 'Attacco a distanza: Gittata {range}, {shots} Spari, anche se adiacente. Con un {corruptionOn}+ naturale il bersaglio subisce anche 1 Colpo di Corruzione.',
  },
  'tentacles.name': { en: 'Tentacles', it: 'Tentacoli' },
  'tentacles.flavour': {
    en: 'Arms of something that will not fit through the crack. Yet.',
    it: 'Braccia di qualcosa che non passa dalla crepa. Per ora.',
  },
  'el-tent-hide.name': { en: 'Drowned Leather', it: 'Cuoio annegato' },
  'el-tent-hide.text': { en: '+{defense} Defense.', it: '+{defense} Difesa.' },
  'el-tent-wide-swing.name': { en: 'Wide Swing', it: 'Colpo largo' },
  'el-tent-wide-swing.text': {
    en: 'Smash works on {roll}+.',
    it: 'Schianto funziona con {roll}+.',
  },
  'el-tent-regrowth.name': { en: 'Regrowth', it: 'Ricrescita' },
  'el-tent-regrowth.text': {
    en: 'Each Tentacle heals {heal} Wounds when the group activates.',
    it: 'Ogni Tentacolo cura {heal} Ferite quando il gruppo si attiva.',
  },
  'el-tent-hooks.name': { en: 'Hooked Suckers', it: 'Ventose uncinate' },
  'el-tent-hooks.text': {
    en: 'A Hero who ends an Activation adjacent to {near} or more Tentacles takes {hits} {hits|Hit|Hits}, {damage} Damage each.',
    it: "Un Eroe che finisce l'Attivazione adiacente a {near} o più Tentacoli subisce {hits} {hits|Colpo|Colpi} da {damage} {damage|danno|danni}.",
  },
  'el-tent-cut-one.name': { en: 'Cut One Off', it: 'Tagliane uno' },
  'el-tent-cut-one.text': {
    en: 'When a Tentacle dies roll a D6: on {roll}+ a fresh one takes its place.',
    it: 'Quando un Tentacolo muore tira un D6: con {roll}+ uno nuovo prende il suo posto.',
  },
  'el-tent-pulse.name': { en: 'The Big Pulse', it: 'Il grande battito' },
  'el-tent-pulse.text': {
    en: '+{combat} Combat and +{move} Move.',
    it: '+{combat} Combattimento e +{move} Movimento.',
  },
  'stranglers.name': { en: 'Stranglers', it: 'Strangolatori' },
  'stranglers.flavour': { en: 'All wrist and patience.', it: 'Tutto polsi e pazienza.' },
  'el-str-breathless.name': { en: 'Breathless', it: 'Senza fiato' },
  'el-str-breathless.text': {
    en: '{unblocked} unblocked Hits from one Strangler cost {grit} Grit, or {wounds} more {wounds|Wound|Wounds} if there is none.',
    it: "{unblocked} Colpi non parati di uno stesso Strangolatore costano {grit} Grinta, o {wounds} {wounds|Ferita|Ferite} in più se non ce n'è.",
  },
  'el-str-murmur.name': { en: 'Lullaby', it: 'Ninnananna' },
  'el-str-murmur.text': { en: 'Fear is {fear} higher.', it: 'La Paura aumenta di {fear}.' },
  'el-str-ceiling.name': { en: 'Ceiling Walkers', it: 'A testa in giù' },
  'el-str-ceiling.text': {
    en: '+{move} Move, +{initiative} Initiative; they move over other models and Barriers.',
    it: '+{move} Movimento, +{initiative} Iniziativa; passano sopra gli altri modelli e le Barriere.',
  },
  'el-str-stone-throat.name': { en: 'Throat of Stone', it: 'Gola di pietra' },
  'el-str-stone-throat.text': { en: 'Armor {armor}+.', it: 'Armatura {armor}+.' },
  'el-str-rattle.name': { en: 'Last Rattle', it: 'Ultimo rantolo' },
  'el-str-rattle.text': {
    en: 'When one dies, each adjacent Hero takes {hits} Horror {hits|Hit|Hits}.',
    it: "Quando uno muore, ogni Eroe adiacente subisce {hits} {hits|Colpo|Colpi} d'Orrore.",
  },
  'el-str-knuckles.name': { en: 'White Knuckles', it: 'Nocche bianche' },
  'el-str-knuckles.text': { en: '+{damage} Damage.', it: '+{damage} danno.' },
  'void-spiders.name': { en: 'Void Spiders', it: 'Ragni del Vuoto' },
  'void-spiders.flavour': {
    en: 'Where there is one, there is a dinner party.',
    it: "Dove ce n'è uno, c'è un banchetto.",
  },
  'el-spi-glands.name': { en: 'Swollen Glands', it: 'Ghiandole gonfie' },
  'el-spi-glands.text': {
    en: 'Void Venom on {roll}+; on {poison}+ also a Poison marker.',
    it: 'Veleno del Vuoto con {roll}+; con {poison}+ anche un segnalino Veleno.',
  },
  'el-spi-hatching.name': { en: 'Hatching', it: 'Schiusa' },
  'el-spi-hatching.text': {
    en: '{count} more Void {count|Spider joins|Spiders join} each time the group activates, while there are models.',
    it: 'Ragni del Vuoto in più ogni volta che il gruppo si attiva: {count}, finché ci sono modelli.',
  },
  'el-spi-sour-blood.name': { en: 'Sour Blood', it: 'Sangue acido' },
  'el-spi-sour-blood.text': {
    en: 'A Hero who kills one in Melee takes {hits} Hit, {damage} Damage.',
    it: 'Un Eroe che ne uccide uno in mischia subisce {hits} {hits|Colpo|Colpi} da {damage} {damage|danno|danni}.',
  },
  'el-spi-shell.name': { en: 'Lacquered Backs', it: 'Dorsi laccati' },
  'el-spi-shell.text': { en: '+{defense} Defense.', it: '+{defense} Difesa.' },
  'el-spi-skitter.name': { en: 'Skittering', it: 'Zampettio' },
  'el-spi-skitter.text': {
    en: '+{initiative} Initiative; Escape is {escape} higher.',
    it: '+{initiative} Iniziativa; la Fuga aumenta di {escape}.',
  },
  'el-spi-heap.name': { en: 'Heaped Up', it: 'A mucchio' },
  'el-spi-heap.text': {
    en: '+{combat} Combat against a Hero with {near} or more of them adjacent.',
    it: '+{combat} Combattimento contro un Eroe con {near} o più di loro adiacenti.',
  },
  'night-terrors.name': { en: 'Night Terrors', it: 'Terrori Notturni' },
  'night-terrors.flavour': {
    en: 'You have met before. You were six, and it stood by the door.',
    it: 'Vi siete già visti. Avevi sei anni, e stava sulla porta.',
  },
  'el-nig-second-face.name': { en: 'The Second Face', it: 'La seconda faccia' },
  'el-nig-second-face.text': {
    en: 'Terror is {terror} higher.',
    it: 'Il Terrore aumenta di {terror}.',
  },
  'el-nig-bad-dream.name': { en: 'Only a Bad Dream', it: 'Solo un brutto sogno' },
  'el-nig-bad-dream.text': {
    en: 'Tough and Endurance ({endurance}).',
    it: 'Coriaceo e Resistenza ({endurance}).',
  },
  'el-nig-feeds.name': { en: 'Feeds on It', it: 'Se ne nutre' },
  'el-nig-feeds.text': {
    en: 'For each Sanity a Hero loses on its Map Tile, the most wounded Night Terror heals {heal} {heal|Wound|Wounds}.',
    it: 'Per ogni Sanità persa da un Eroe sulla sua Tessera Mappa, il Terrore Notturno più ferito cura {heal} {heal|Ferita|Ferite}.',
  },
  'el-nig-talons.name': { en: 'Long Talons', it: 'Lunghi artigli' },
  'el-nig-talons.text': {
    en: '+{damage} Damage and Smash (6+).',
    it: '+{damage} danno e Schianto (6+).',
  },
  'el-nig-bedside.name': { en: 'At the Bedside', it: 'Al capezzale' },
  'el-nig-bedside.text': {
    en: 'It appears next to the nearest Hero with the least Sanity left (same or adjacent Map Tile), who takes {sanity} Horror {sanity|Hit|Hits}, and attacks.',
    it: "Appare accanto all'Eroe con meno Sanità (stessa Tessera Mappa o adiacente), che subisce {sanity} {sanity|Colpo|Colpi} d'Orrore, e attacca.",
  },
  'el-nig-edge.name': { en: 'Edge of the Eye', it: "Coda dell'occhio" },
  'el-nig-edge.text': {
    en: 'Ranged To Hit rolls from more than {range} spaces away are at -{toHit}.',
    it: 'I tiri Per Colpire a distanza da più di {range} spazi hanno -{toHit}.',
  },
  'goliath.name': { en: 'Goliath', it: 'Golia' },
  'goliath.flavour': {
    en: 'The mine was dug around it. Nobody had asked why the tunnel bent.',
    it: 'La miniera fu scavata attorno a lui. Nessuno chiese perché la galleria curvasse.',
  },
  'el-gol-stamp.name': { en: 'Stamp', it: 'Pestone' },
  'el-gol-stamp.text': {
    en: 'When it activates, each Hero on its Map Tile who is not adjacent tests Agility {target}+ or takes {hits} Hit, {damage} Damage.',
    it: 'Quando si attiva, ogni Eroe non adiacente sulla sua Tessera Mappa prova Agilità {target}+ o subisce {hits} Colpo da {damage} danni.',
  },
  'el-gol-scars.name': { en: 'Scar on Scar', it: 'Cicatrice su cicatrice' },
  'el-gol-scars.text': { en: '+{defense} Defense.', it: '+{defense} Difesa.' },
  'el-gol-bellow.name': { en: 'Bellow', it: 'Muggito' },
  'el-gol-bellow.text': {
    en: 'Unspeakable Terror is {terror} higher.',
    it: 'Il Terrore Indicibile aumenta di {terror}.',
  },
  'el-gol-haste.name': { en: 'Downhill', it: 'In discesa' },
  'el-gol-haste.text': {
    en: '+{initiative} Initiative and +{move} Move.',
    it: '+{initiative} Iniziativa e +{move} Movimento.',
  },
  'el-gol-mends.name': { en: 'Knits Together', it: 'Si ricuce' },
  'el-gol-mends.text': {
    en: 'Heals {heal} Wounds at the start of each turn.',
    it: "Cura {heal} Ferite all'inizio di ogni turno.",
  },
  'el-gol-shrug.name': { en: 'Flings Them', it: 'Li scaraventa' },
  'el-gol-shrug.text': {
    en: '+{combat} Combat; Heroes it wounds are pushed {push} spaces away.',
    it: '+{combat} Combattimento; gli Eroi che ferisce sono spinti via di {push} spazi.',
  },
  'targa-pylons.name': { en: 'Targa Pylons', it: 'Piloni di Targa' },
  'targa-pylons.flavour': {
    en: 'The owners left an age ago. The burglar alarm did not.',
    it: "I padroni se ne sono andati da un'era. L'antifurto no.",
  },
  'el-pyl-twin.name': { en: 'Twin Pupil', it: 'Doppia pupilla' },
  'el-pyl-twin.text': { en: '+{shots} Shot.', it: '+{shots} Sparo.' },
  'el-pyl-lattice.name': { en: 'Humming Lattice', it: 'Reticolo ronzante' },
  'el-pyl-lattice.text': {
    en: 'Armor {armor}+ against Ranged Attacks and explosions.',
    it: 'Armatura {armor}+ contro Attacchi a distanza ed esplosioni.',
  },
  'el-pyl-black-beam.name': { en: 'Black Beam', it: 'Raggio nero' },
  'el-pyl-black-beam.text': {
    en: 'A Hero it wounds also takes {corruption} Corruption Hit and {sanity} Horror {sanity|Hit|Hits}.',
    it: "Un Eroe che ferisce subisce anche {corruption} Colpo di Corruzione e {sanity} {sanity|Colpo|Colpi} d'Orrore.",
  },
  'el-pyl-sees-all.name': { en: 'Sees Through Stone', it: 'Vede nella pietra' },
  'el-pyl-sees-all.text': {
    en: '+{range} Range; no Line of Sight needed on its own Map Tile.',
    it: '+{range} Gittata; sulla propria Tessera Mappa non serve Linea di Vista.',
  },
  'el-pyl-overload.name': { en: 'Overload', it: 'Sovraccarico' },
  'el-pyl-overload.text': {
    en: 'When destroyed, each Hero within {reach} spaces takes {hits} Hits, {damage} Damage each.',
    it: 'Quando è distrutto, ogni Eroe entro {reach} spazi subisce {hits} Colpi da {damage} danni.',
  },
  'el-pyl-chorus.name': { en: 'Choir Stone', it: 'Pietra corale' },
  'el-pyl-chorus.text': {
    en: 'Other Enemies on its Map Tile have +{initiative} Initiative and heal {heal} {heal|Wound|Wounds} when the Pylons activate.',
    it: 'Gli altri Nemici sulla sua Tessera Mappa hanno +{initiative} Iniziativa e curano {heal} {heal|Ferita|Ferite} quando i Piloni si attivano.',
  },
  'ancient-void-spiders.name': { en: 'Ancient Void Spiders', it: 'Ragni del Vuoto Antichi' },
  'ancient-void-spiders.text': {
    en: 'Void Spiders with +{health} Health, {move} Move and Void Venom on {venomOn}+.',
    it: 'Ragni del Vuoto con +{health} Salute, {move} Movimento e Veleno del Vuoto con {venomOn}+.',
  },
  'ancient-void-spiders.flavour': {
    en: 'They were old before the ice came.',
    it: 'Erano vecchi già prima del ghiaccio.',
  },
  'ice-scarabs.name': { en: 'Ice Scarabs', it: 'Scarabei di Ghiaccio' },
  'ice-scarabs.text': {
    en: 'Void Spiders without Void Venom: {move} Move, {initiative} Initiative; Ranged Hits do -{ranged} Damage (not Critical Hits); +{damage} Damage against a Hero with two or more of them adjacent.',
    it: 'Ragni del Vuoto senza Veleno del Vuoto: {move} Movimento, {initiative} Iniziativa; i Colpi a distanza fanno -{ranged} danno (non i Colpi Critici); +{damage} danno contro un Eroe con due o più di loro adiacenti.',
  },
  'ice-scarabs.flavour': {
    en: 'A pretty sound, like a chandelier walking.',
    it: 'Un bel suono, come un lampadario che cammina.',
  },
  'snow-terrors.name': { en: 'Snow Terrors', it: 'Terrori delle Nevi' },
  'snow-terrors.text': {
    en: 'Night Terrors with +{health} Health and {initiative} Initiative that do not drink the light. Hoarfrost (Weather): adjacent Heroes move {movePenalty} spaces less.',
    it: 'Terrori Notturni con +{health} Salute e {initiative} Iniziativa che non bevono la luce. Brina (Intemperie): gli Eroi adiacenti muovono di {movePenalty} spazi in meno.',
  },
  'snow-terrors.flavour': { en: 'Lumbering, and in no hurry.', it: 'Pesanti, e senza fretta.' },
  'robotic-custodians.name': { en: 'Robotic Custodians', it: 'Custodi robotici' },
  'robotic-custodians.text': {
    en: 'Stranglers without Fear and Noose: {move} Move, Endurance ({endurance}); one adjacent to another heals {heal} Wounds when the group activates.',
    it: 'Strangolatori senza Paura e Cappio: {move} Movimento, Resistenza ({endurance}); chi è adiacente a un altro cura {heal} Ferite quando il gruppo si attiva.',
  },
  'robotic-custodians.flavour': {
    en: 'You are, strictly speaking, litter.',
    it: 'A rigore, voi siete immondizia.',
  },
  'guardians.name': { en: 'Guardians', it: 'Guardiani' },
  'guardians.text': {
    en: 'Night Terrors without Terror: Tough, Fear (1), {defense} Defense, {move} Move; each first fires {shots} Shot ({toHit}+, Range {range}, {damage} Damage) at a Random Hero not adjacent.',
    it: 'Terrori Notturni senza Terrore: Coriaceo, Paura (1), {defense} Difesa, {move} Movimento; ciascuno prima fa {shots} {shots|Sparo|Spari} ({toHit}+, Gittata {range}, {damage} danni) a un Eroe a caso non adiacente.',
  },
  'guardians.flavour': {
    en: 'It asks for your papers in a dead tongue, once.',
    it: 'Ti chiede i documenti in una lingua morta, una volta sola.',
  },
} satisfies Texts;
