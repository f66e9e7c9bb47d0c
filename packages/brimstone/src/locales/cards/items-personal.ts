import type { Texts } from '../types.ts';

export const personalItemTexts = {
  'pocket-watch.name': { en: 'Pocket Watch', it: 'Orologio da Taschino' },
  'pocket-watch.text': {
    en: 'You act before Enemies of the same Initiative. Once per Fight, at the start of a turn: +{initiative} Initiative this turn.',
    it: "Agisci prima dei Nemici con la stessa Iniziativa. Una volta per Scontro, all'inizio di un turno: +{initiative} Iniziativa in questo turno.",
  },
  'pocket-watch.flavour': {
    en: 'It runs four minutes fast. So do you.',
    it: 'Va avanti di quattro minuti. Anche tu.',
  },
  'faded-tintype.name': { en: 'Faded Tintype', it: 'Ferrotipo Sbiadito' },
  'faded-tintype.text': {
    en: '+{sanity} Sanity. When you Catch Your Breath, Heal {heal} extra Sanity Damage.',
    it: '+{sanity} Sanità. Quando Riprendi Fiato curi {heal} danno alla Sanità in più.',
  },
  'faded-tintype.flavour': {
    en: 'Four people in the picture. You remember three.',
    it: 'Quattro persone nella foto. Ne ricordi tre.',
  },
  'bullet-with-your-name.name': { en: 'Bullet with Your Name', it: 'Pallottola col Tuo Nome' },
  'bullet-with-your-name.text': {
    en: 'Once per Adventure, when Wounds would KO you, prevent up to {wounds} of them.',
    it: 'Una volta per Avventura, quando delle Ferite ti metterebbero KO, previenine fino a {wounds}.',
  },
  'bullet-with-your-name.flavour': {
    en: 'Nobody else can fire it while you wear it. That is the theory.',
    it: 'Finché la porti al collo nessuno può spararla. In teoria.',
  },
  'rattlers-tail.name': { en: "Rattler's Tail", it: 'Coda di Crotalo' },
  'rattlers-tail.text': {
    en: '+{initiative} Initiative. Ambushing Enemies in your World do not gain their Initiative bonus.',
    it: '+{initiative} Iniziativa. I Nemici in Imboscata nel tuo Mondo non ottengono il bonus di Iniziativa.',
  },
  'rattlers-tail.flavour': {
    en: 'It still warns you. The snake has forgiven nothing.',
    it: 'Ti avverte ancora. Il serpente non ha perdonato.',
  },
  'marked-cards.name': { en: 'Marked Cards', it: 'Carte Segnate' },
  'marked-cards.text': {
    en: 'Once per Fight and once between Fights, Re-roll {dice} of your dice without Grit.',
    it: 'Una volta per Scontro e una volta tra gli Scontri, rilancia {dice} dei tuoi dadi senza Grinta.',
  },
  'marked-cards.flavour': {
    en: "The queen has a thumbprint. So does the sheriff's report.",
    it: "La regina ha un'impronta. Anche il rapporto dello sceriffo.",
  },
  'two-wedding-rings.name': { en: 'Two Wedding Rings', it: 'Due Fedi' },
  'two-wedding-rings.text': {
    en: "When another Hero is KO'd, Recover {grit} Grit and gain +{combat} Combat and +{shots} Shot until the end of the Fight.",
    it: 'Quando un altro Eroe va KO, recuperi {grit} Grinta e hai +{combat} Combattimento e +{shots} Sparo fino alla fine dello Scontro.',
  },
  'two-wedding-rings.flavour': {
    en: 'You wear one. You carry the other.',
    it: "Una la porti al dito. L'altra in tasca.",
  },
  'worn-hymnal.name': { en: 'Worn Hymnal', it: 'Innario Consunto' },
  'worn-hymnal.text': {
    en: '+{resistance} Corruption Resistance. Prevent the first {hits} Corruption Hit of each Adventure.',
    it: '+{resistance} Resistenza alla Corruzione. Previeni {hits} Colpo di Corruzione, il primo di ogni Avventura.',
  },
  'worn-hymnal.flavour': {
    en: 'Page sixty is missing. You know it by heart.',
    it: 'Manca la pagina sessanta. La sai a memoria.',
  },
  'assayers-loupe.name': { en: "Assayer's Loupe", it: 'Lente da Saggiatore' },
  'assayers-loupe.text': {
    en: 'Roll +{dice} die to Scavenge. Whenever you find Gold on an Adventure, gain ${gold} more.',
    it: "Tiri +{dice} dado per Frugare. Ogni volta che trovi Oro in un'Avventura, ottieni ${gold} in più.",
  },
  'assayers-loupe.flavour': {
    en: 'Everything is worth something to somebody. You check twice.',
    it: 'Tutto vale qualcosa per qualcuno. Tu controlli due volte.',
  },
  'bent-harmonica.name': { en: 'Bent Harmonica', it: 'Armonica Storta' },
  'bent-harmonica.text': {
    en: 'When you Catch Your Breath, every other Hero on your Map Tile Heals {heal} Sanity Damage.',
    it: 'Quando Riprendi Fiato, ogni altro Eroe sulla tua Tessera Mappa cura {heal} danno alla Sanità.',
  },
  'bent-harmonica.flavour': {
    en: 'Three good notes left. It turns out three is enough.',
    it: 'Restano tre note buone. A quanto pare bastano.',
  },
  'notched-grip.name': { en: 'Notched Grip', it: 'Impugnatura Intaccata' },
  'notched-grip.text': {
    en: 'Each {kills} Enemies you kill, Recover {grit} Grit. A Large or bigger Enemy counts as {kills}.',
    it: 'Ogni {kills} Nemici che uccidi, recuperi {grit} Grinta. Un Nemico almeno Grande conta come {kills}.',
  },
  'notched-grip.flavour': {
    en: 'You ran out of wood a while ago.',
    it: 'Il legno è finito da un pezzo.',
  },
} satisfies Texts;
