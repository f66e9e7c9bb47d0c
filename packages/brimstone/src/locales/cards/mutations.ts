import type { Texts } from '../types.ts';

export const mutationTexts = {
  'mutation-11-coal-tears.name': { en: 'Coal Tears', it: 'Lacrime di Carbone' },
  'mutation-11-coal-tears.text': {
    en: 'You weep coal dust. No effect.',
    it: 'Piangi polvere di carbone. Nessun effetto.',
  },
  'mutation-11-coal-tears.flavour': {
    en: 'You go through a great many handkerchiefs.',
    it: 'Consumi moltissimi fazzoletti.',
  },
  'mutation-12-glass-teeth.name': { en: 'Glass Teeth', it: 'Denti di Vetro' },
  'mutation-12-glass-teeth.text': {
    en: 'When you use Whiskey or Tonic on yourself, take {wounds} Wound.',
    it: 'Quando usi Whiskey o Tonico su di te subisci {wounds} Ferita.',
  },
  'mutation-13-lead-marrow.name': { en: 'Lead Marrow', it: 'Midollo di Piombo' },
  'mutation-13-lead-marrow.text': {
    en: '+{strength} Strength and you cannot be pushed. −{move} Move.',
    it: '+{strength} Forza e non puoi essere spinto. −{move} Movimento.',
  },
  'mutation-14-moth-heart.name': { en: 'Moth Heart', it: 'Cuore di Falena' },
  'mutation-14-moth-heart.text': {
    en: '+{initiative} Initiative, −{health} Health.',
    it: '+{initiative} Iniziativa, −{health} Salute.',
  },
  'mutation-14-moth-heart.flavour': {
    en: 'Something in your chest keeps turning towards lamps.',
    it: 'Qualcosa nel petto si gira sempre verso le lampade.',
  },
  'mutation-15-salt-skin.name': { en: 'Salt Skin', it: 'Pelle di Sale' },
  'mutation-15-salt-skin.text': {
    en: 'Armor {armor}+. Bandages and Herbs Heal you {less} less.',
    it: 'Armatura {armor}+. Bende ed Erbe ti curano {less} in meno.',
  },
  'mutation-16-backward-knees.name': { en: 'Backward Knees', it: 'Ginocchia al Contrario' },
  'mutation-16-backward-knees.text': {
    en: '+{escape} on Escape tests, −{agility} Agility.',
    it: '+{escape} alle Prove di Fuga, −{agility} Agilità.',
  },
  'mutation-16-backward-knees.flavour': {
    en: 'You retreat beautifully.',
    it: 'Ti ritiri con eleganza.',
  },
  'mutation-21-lantern-throat.name': { en: 'Lantern Throat', it: 'Gola di Lanterna' },
  'mutation-21-lantern-throat.text': {
    en: 'You never hear the Voices in the Dark. The first ambusher of each type always picks you.',
    it: 'Non senti mai le Voci nel Buio. Il primo Nemico di ogni tipo in Imboscata sceglie sempre te.',
  },
  'mutation-21-lantern-throat.flavour': {
    en: 'You glow when you swallow.',
    it: 'Quando deglutisci, brilli.',
  },
  'mutation-22-whispering-hair.name': { en: 'Whispering Hair', it: 'Capelli che Sussurrano' },
  'mutation-22-whispering-hair.text': {
    en: '+{lore} Lore, −{sanity} Sanity.',
    it: '+{lore} Sapere, −{sanity} Sanità.',
  },
  'mutation-22-whispering-hair.flavour': {
    en: 'It knows things. Do not cut it short.',
    it: 'Sanno cose. Non tagliarli corti.',
  },
  'mutation-23-ink-blood.name': { en: 'Ink Blood', it: "Sangue d'Inchiostro" },
  'mutation-23-ink-blood.text': {
    en: 'You bleed black ink. No effect.',
    it: 'Sanguini inchiostro nero. Nessun effetto.',
  },
  'mutation-23-ink-blood.flavour': {
    en: 'It dries into handwriting. Not yours.',
    it: 'Asciugando diventa una calligrafia. Non la tua.',
  },
  'mutation-24-stopped-pulse.name': { en: 'Stopped Pulse', it: 'Polso Fermo' },
  'mutation-24-stopped-pulse.text': {
    en: 'Immune to Poison. Tonic has no effect on you.',
    it: 'Immune al Veleno. Il Tonico non ti fa effetto.',
  },
  'mutation-24-stopped-pulse.flavour': {
    en: 'The Doc checked twice, then checked the door.',
    it: 'Il dottore ha controllato due volte, poi ha controllato la porta.',
  },
  'mutation-25-splinter-fingers.name': { en: 'Splinter Fingers', it: 'Dita di Schegge' },
  'mutation-25-splinter-fingers.text': {
    en: 'Your fingers grow bark. You cannot wear gloves.',
    it: 'Le tue dita mettono corteccia. Non puoi indossare guanti.',
  },
  'mutation-26-borrowed-voice.name': { en: 'Borrowed Voice', it: 'Voce in Prestito' },
  'mutation-26-borrowed-voice.text': {
    en: "You speak with a stranger's voice. No effect.",
    it: 'Parli con la voce di un estraneo. Nessun effetto.',
  },
  'mutation-26-borrowed-voice.flavour': {
    en: 'Somewhere a stranger is very quiet.',
    it: 'Da qualche parte un estraneo è molto silenzioso.',
  },
  'mutation-31-hunger-for-ore.name': { en: 'Hunger for Ore', it: 'Fame di Minerale' },
  'mutation-31-hunger-for-ore.text': {
    en: 'After a Fight, if you carry Dark Stone, roll a D6: on {on} or less you eat one and Heal {heal} Wounds.',
    it: 'Dopo uno Scontro, se porti Pietra Oscura, tira un D6: con {on} o meno ne mangi una e curi {heal} Ferite.',
  },
  'mutation-32-no-reflection.name': { en: 'No Reflection', it: 'Senza Riflesso' },
  'mutation-32-no-reflection.text': {
    en: 'Mirrors have given up on you. No effect.',
    it: 'Gli specchi hanno rinunciato a te. Nessun effetto.',
  },
  'mutation-32-no-reflection.flavour': {
    en: 'Shaving is now an act of faith.',
    it: 'Radersi è ormai un atto di fede.',
  },
  'mutation-33-widening-mouth.name': { en: 'Widening Mouth', it: 'Bocca che si Allarga' },
  'mutation-33-widening-mouth.text': {
    en: 'You cannot wear anything on your face. Once per Fight, Free Attack (Melee): Combat {combat}.',
    it: 'Non puoi indossare nulla sul viso. Una volta per Scontro, Attacco Gratuito (mischia): Combattimento {combat}.',
  },
  'mutation-33-widening-mouth.flavour': {
    en: 'It opens further than it needs to.',
    it: 'Si apre più del necessario.',
  },
  'mutation-34-crooked-spine.name': { en: 'Crooked Spine', it: 'Schiena Storta' },
  'mutation-34-crooked-spine.text': {
    en: 'You carry {carry} Weight less.',
    it: 'Porti {carry} Peso in meno.',
  },
  'mutation-35-ghost-hand.name': { en: 'Ghost Hand', it: 'Mano Fantasma' },
  'mutation-35-ghost-hand.text': {
    en: 'Your Melee Hits count Enemy Defense {defense} lower. −{strength} Strength.',
    it: 'Contro i tuoi Colpi in mischia i Nemici hanno −{defense} Difesa. −{strength} Forza.',
  },
  'mutation-35-ghost-hand.flavour': {
    en: 'Handshakes have become awkward.',
    it: 'Le strette di mano sono imbarazzanti.',
  },
  'mutation-36-lidless.name': { en: 'Lidless', it: 'Senza Palpebre' },
  'mutation-36-lidless.text': {
    en: '+{initiative} Initiative in the first turn of an Ambush. −{sanity} Sanity.',
    it: "+{initiative} Iniziativa nel primo turno di un'Imboscata. −{sanity} Sanità.",
  },
  'mutation-36-lidless.flavour': {
    en: 'You see it coming. You see everything coming.',
    it: 'Lo vedi arrivare. Vedi arrivare tutto.',
  },
  'mutation-41-weeping-skin.name': { en: 'Weeping Skin', it: 'Pelle che Trasuda' },
  'mutation-41-weeping-skin.text': {
    en: 'When you Catch Your Breath you Heal {less} less.',
    it: 'Quando Riprendi Fiato curi {less} in meno.',
  },
  'mutation-42-sulphur-smell.name': { en: 'Sulphur Smell', it: 'Odore di Zolfo' },
  'mutation-42-sulphur-smell.text': {
    en: 'Everything you buy in Town costs ${gold} more.',
    it: 'Tutto ciò che compri in Città costa ${gold} in più.',
  },
  'mutation-42-sulphur-smell.flavour': {
    en: 'The barman opens a window. Then another.',
    it: "Il barista apre una finestra. Poi un'altra.",
  },
  'mutation-43-rooted-feet.name': { en: 'Rooted Feet', it: 'Piedi Radicati' },
  'mutation-43-rooted-feet.text': {
    en: 'You cannot wear boots or be pushed. If you did not move in your Activation, your Defense is {defense} better until the next one.',
    it: "Non puoi indossare stivali né essere spinto. Se nell'Attivazione non ti sei mosso, la tua Difesa migliora di {defense} fino alla prossima.",
  },
  'mutation-44-hollow-bones.name': { en: 'Hollow Bones', it: 'Ossa Cave' },
  'mutation-44-hollow-bones.text': {
    en: '+{move} Move, −{health} Health.',
    it: '+{move} Movimento, −{health} Salute.',
  },
  'mutation-44-hollow-bones.flavour': {
    en: 'In a strong wind you whistle.',
    it: 'Con il vento forte fischi.',
  },
  'mutation-45-tolling-chest.name': { en: 'Tolling Chest', it: 'Petto che Rintocca' },
  'mutation-45-tolling-chest.text': {
    en: 'When a Fight starts, roll a D6: on {on} or less Enemies have +{initiative} Initiative in the first turn.',
    it: 'Quando inizia uno Scontro tira un D6: con {on} o meno i Nemici hanno +{initiative} Iniziativa nel primo turno.',
  },
  'mutation-45-tolling-chest.flavour': {
    en: 'Your heart strikes the hour. It is always late.',
    it: 'Il tuo cuore batte le ore. È sempre tardi.',
  },
  'mutation-46-black-tongue.name': { en: 'Black Tongue', it: 'Lingua Nera' },
  'mutation-46-black-tongue.text': { en: '−{luck} Luck.', it: '−{luck} Fortuna.' },
  'mutation-46-black-tongue.flavour': {
    en: 'What you say at breakfast happens by supper.',
    it: 'Quello che dici a colazione accade entro cena.',
  },
  'mutation-51-smoking-hair.name': { en: 'Smoking Hair', it: 'Capelli Fumanti' },
  'mutation-51-smoking-hair.text': {
    en: 'Your hair smoulders and never burns down. No effect.',
    it: 'I tuoi capelli ardono senza consumarsi. Nessun effetto.',
  },
  'mutation-51-smoking-hair.flavour': {
    en: 'People hand you their cigars.',
    it: 'La gente ti porge i sigari.',
  },
  'mutation-52-wandering-eye.name': { en: 'Wandering Eye', it: 'Occhio Vagabondo' },
  'mutation-52-wandering-eye.text': {
    en: 'If a Ranged Attack of yours rolls a 1 To Hit, a random Hero adjacent to you takes {hits} Hit.',
    it: 'Se un tuo Attacco a distanza ottiene un 1 Per Colpire, un Eroe a caso adiacente a te subisce {hits} Colpo.',
  },
  'mutation-53-stone-scabs.name': { en: 'Stone Scabs', it: 'Croste di Pietra' },
  'mutation-53-stone-scabs.text': {
    en: 'Prevent {prevent} Wound of the first source each turn. −{resistance} Corruption Resistance.',
    it: 'Previeni {prevent} Ferita della prima fonte di ogni turno. −{resistance} Resistenza alla Corruzione.',
  },
  'mutation-54-second-heartbeat.name': { en: 'Second Heartbeat', it: 'Secondo Battito' },
  'mutation-54-second-heartbeat.text': {
    en: '+{health} Health, −{sanity} Sanity.',
    it: '+{health} Salute, −{sanity} Sanità.',
  },
  'mutation-54-second-heartbeat.flavour': {
    en: 'The two are not in agreement.',
    it: "I due non vanno d'accordo.",
  },
  'mutation-55-feeds-on-fright.name': { en: 'Feeds on Fright', it: 'Si Nutre di Spavento' },
  'mutation-55-feeds-on-fright.text': {
    en: 'Your Willpower is {willpower} worse. After losing Sanity in a Fight, your next Attack has +{bonus} Combat or +{bonus} Shot.',
    it: 'La tua Volontà peggiora di {willpower}. Dopo aver perso Sanità in uno Scontro, il tuo prossimo Attacco ha +{bonus} Combattimento o +{bonus} Sparo.',
  },
  'mutation-56-barbed-palms.name': { en: 'Barbed Palms', it: 'Palmi Uncinati' },
  'mutation-56-barbed-palms.text': {
    en: '+{combat} Combat without a hand weapon. When you treat another Hero with a token or Item, they first take {wounds} Wound.',
    it: '+{combat} Combattimento senza arma bianca. Quando curi un altro Eroe con un segnalino o un Oggetto, prima subisce {wounds} Ferita.',
  },
  'mutation-61-quicksilver-sweat.name': { en: 'Quicksilver Sweat', it: 'Sudore di Mercurio' },
  'mutation-61-quicksilver-sweat.text': {
    en: '+{agility} Agility. At the start of each Activation in a Fight roll a D6: on a {on} an Item in your hands slips and cannot be used this Activation.',
    it: "+{agility} Agilità. All'inizio di ogni Attivazione in uno Scontro tira un D6: con {on} un Oggetto che hai in mano scivola e non si usa in questa Attivazione.",
  },
  'mutation-62-sleepless.name': { en: 'Sleepless', it: 'Insonne' },
  'mutation-62-sleepless.text': {
    en: '+{grit} Max Grit. When you Catch Your Breath or Recover you Heal no Sanity Damage.',
    it: '+{grit} Grinta massima. Quando Riprendi Fiato o ti riprendi dal KO non curi danni alla Sanità.',
  },
  'mutation-63-frost-breath.name': { en: 'Frost Breath', it: 'Fiato di Brina' },
  'mutation-63-frost-breath.text': {
    en: 'Immune to Weather and Cold. Whiskey Heals you {less} less.',
    it: 'Immune a Intemperie e Freddo. Il Whiskey ti cura {less} in meno.',
  },
  'mutation-63-frost-breath.flavour': {
    en: 'It freezes on the way down.',
    it: 'Gela mentre scende.',
  },
  'mutation-64-humming-skull.name': { en: 'Humming Skull', it: 'Cranio che Ronza' },
  'mutation-64-humming-skull.text': {
    en: 'Your skull hums one long note. No effect.',
    it: 'Il tuo cranio ronza su una sola nota. Nessun effetto.',
  },
  'mutation-64-humming-skull.flavour': { en: 'The dogs have voted.', it: 'I cani hanno votato.' },
  'mutation-65-unfinished-face.name': { en: 'Unfinished Face', it: 'Volto Incompiuto' },
  'mutation-65-unfinished-face.text': {
    en: 'Your features are wearing smooth. −{cunning} Cunning.',
    it: 'I tuoi lineamenti si consumano. −{cunning} Astuzia.',
  },
  'mutation-65-unfinished-face.flavour': {
    en: 'You look like everyone. Nobody argues with you for long.',
    it: 'Somigli a tutti. Nessuno discute a lungo con te.',
  },
  'mutation-66-favourite-of-the-stone.name': {
    en: 'Favourite of the Stone',
    it: 'Prediletto della Pietra',
  },
  'mutation-66-favourite-of-the-stone.text': {
    en: 'When you find Dark Stone on an Adventure, gain {stone} more. At its end your Dark Stone corrupts on {hitOn} or less.',
    it: 'Quando trovi Pietra Oscura in Avventura, ne ottieni {stone} in più. Alla fine la tua Pietra Oscura corrompe con {hitOn} o meno.',
  },
  'mutation-66-favourite-of-the-stone.flavour': {
    en: 'It leans towards you in the dark.',
    it: 'Al buio si sporge verso di te.',
  },
} satisfies Texts;
