import type { Texts } from '../types.ts';

export const mutationTexts = {
  'mutation-11-coal-tears.name': { en: 'Coal Tears', it: 'Lacrime di Carbone' },
  'mutation-11-coal-tears.flavour': {
    en: 'You weep coal dust. You go through a great many handkerchiefs.',
    it: 'Piangi polvere di carbone. Consumi moltissimi fazzoletti.',
  },
  'mutation-12-glass-teeth.name': { en: 'Glass Teeth', it: 'Denti di Vetro' },
  'mutation-13-lead-marrow.name': { en: 'Lead Marrow', it: 'Midollo di Piombo' },
  'mutation-14-moth-heart.name': { en: 'Moth Heart', it: 'Cuore di Falena' },
  'mutation-14-moth-heart.flavour': {
    en: 'Something in your chest keeps turning towards lamps.',
    it: 'Qualcosa nel petto si gira sempre verso le lampade.',
  },
  'mutation-15-salt-skin.name': { en: 'Salt Skin', it: 'Pelle di Sale' },
  'mutation-16-backward-knees.name': { en: 'Backward Knees', it: 'Ginocchia al Contrario' },
  'mutation-16-backward-knees.flavour': {
    en: 'You retreat beautifully.',
    it: 'Ti ritiri con eleganza.',
  },
  'mutation-21-lantern-throat.name': { en: 'Lantern Throat', it: 'Gola di Lanterna' },
  'mutation-21-lantern-throat.flavour': {
    en: 'You glow when you swallow.',
    it: 'Quando deglutisci, brilli.',
  },
  'mutation-22-whispering-hair.name': { en: 'Whispering Hair', it: 'Capelli che Sussurrano' },
  'mutation-22-whispering-hair.flavour': {
    en: 'It knows things. Do not cut it short.',
    it: 'Sanno cose. Non tagliarli corti.',
  },
  'mutation-23-ink-blood.name': { en: 'Ink Blood', it: 'Sangue d’Inchiostro' },
  'mutation-23-ink-blood.flavour': {
    en: 'You bleed black ink. It dries into handwriting. Not yours.',
    it: 'Sanguini inchiostro nero. Asciugando diventa una calligrafia. Non la tua.',
  },
  'mutation-24-stopped-pulse.name': { en: 'Stopped Pulse', it: 'Polso Fermo' },
  'mutation-24-stopped-pulse.flavour': {
    en: 'The Doc checked twice, then checked the door.',
    it: 'Il dottore ha controllato due volte, poi ha controllato la porta.',
  },
  'mutation-25-splinter-fingers.name': { en: 'Splinter Fingers', it: 'Dita di Schegge' },
  'mutation-25-splinter-fingers.flavour': {
    en: 'Your fingers grow bark.',
    it: 'Le tue dita mettono corteccia.',
  },
  'mutation-26-borrowed-voice.name': { en: 'Borrowed Voice', it: 'Voce in Prestito' },
  'mutation-26-borrowed-voice.flavour': {
    en: 'You speak with a stranger’s voice. Somewhere a stranger is very quiet.',
    it: 'Parli con la voce di un estraneo. Da qualche parte un estraneo è molto silenzioso.',
  },
  'mutation-31-hunger-for-ore.name': { en: 'Hunger for Ore', it: 'Fame di Minerale' },
  'mutation-32-no-reflection.name': { en: 'No Reflection', it: 'Senza Riflesso' },
  'mutation-32-no-reflection.flavour': {
    en: 'Mirrors have given up on you. Shaving is now an act of faith.',
    it: 'Gli specchi hanno rinunciato a te. Radersi è ormai un atto di fede.',
  },
  'mutation-33-widening-mouth.name': { en: 'Widening Mouth', it: 'Bocca che si Allarga' },
  'mutation-33-widening-mouth.flavour': {
    en: 'It opens further than it needs to.',
    it: 'Si apre più del necessario.',
  },
  'mutation-34-crooked-spine.name': { en: 'Crooked Spine', it: 'Schiena Storta' },
  'mutation-35-ghost-hand.name': { en: 'Ghost Hand', it: 'Mano Fantasma' },
  'mutation-35-ghost-hand.flavour': {
    en: 'Handshakes have become awkward.',
    it: 'Le strette di mano sono imbarazzanti.',
  },
  'mutation-36-lidless.name': { en: 'Lidless', it: 'Senza Palpebre' },
  'mutation-36-lidless.flavour': {
    en: 'You see it coming. You see everything coming.',
    it: 'Lo vedi arrivare. Vedi arrivare tutto.',
  },
  'mutation-41-weeping-skin.name': { en: 'Weeping Skin', it: 'Pelle che Trasuda' },
  'mutation-42-sulphur-smell.name': { en: 'Sulphur Smell', it: 'Odore di Zolfo' },
  'mutation-42-sulphur-smell.flavour': {
    en: 'The barman opens a window. Then another.',
    it: 'Il barista apre una finestra. Poi un’altra.',
  },
  'mutation-43-rooted-feet.name': { en: 'Rooted Feet', it: 'Piedi Radicati' },
  'mutation-44-hollow-bones.name': { en: 'Hollow Bones', it: 'Ossa Cave' },
  'mutation-44-hollow-bones.flavour': {
    en: 'In a strong wind you whistle.',
    it: 'Con il vento forte fischi.',
  },
  'mutation-45-tolling-chest.name': { en: 'Tolling Chest', it: 'Petto che Rintocca' },
  'mutation-45-tolling-chest.flavour': {
    en: 'Your heart strikes the hour. It is always late.',
    it: 'Il tuo cuore batte le ore. È sempre tardi.',
  },
  'mutation-46-black-tongue.name': { en: 'Black Tongue', it: 'Lingua Nera' },
  'mutation-46-black-tongue.flavour': {
    en: 'What you say at breakfast happens by supper.',
    it: 'Quello che dici a colazione accade entro cena.',
  },
  'mutation-51-smoking-hair.name': { en: 'Smoking Hair', it: 'Capelli Fumanti' },
  'mutation-51-smoking-hair.flavour': {
    en: 'Your hair smoulders and never burns down. People hand you their cigars.',
    it: 'I tuoi capelli ardono senza consumarsi. La gente ti porge i sigari.',
  },
  'mutation-52-wandering-eye.name': { en: 'Wandering Eye', it: 'Occhio Vagabondo' },
  'mutation-53-stone-scabs.name': { en: 'Stone Scabs', it: 'Croste di Pietra' },
  'mutation-54-second-heartbeat.name': { en: 'Second Heartbeat', it: 'Secondo Battito' },
  'mutation-54-second-heartbeat.flavour': {
    en: 'The two are not in agreement.',
    it: 'I due non vanno d’accordo.',
  },
  'mutation-55-feeds-on-fright.name': { en: 'Feeds on Fright', it: 'Si Nutre di Spavento' },
  'mutation-56-barbed-palms.name': { en: 'Barbed Palms', it: 'Palmi Uncinati' },
  'mutation-61-quicksilver-sweat.name': { en: 'Quicksilver Sweat', it: 'Sudore di Mercurio' },
  'mutation-62-sleepless.name': { en: 'Sleepless', it: 'Insonne' },
  'mutation-63-frost-breath.name': { en: 'Frost Breath', it: 'Fiato di Brina' },
  'mutation-63-frost-breath.flavour': {
    en: 'It freezes on the way down.',
    it: 'Gela mentre scende.',
  },
  'mutation-64-humming-skull.name': { en: 'Humming Skull', it: 'Cranio che Ronza' },
  'mutation-64-humming-skull.flavour': {
    en: 'Your skull hums one long note. The dogs have voted.',
    it: 'Il tuo cranio ronza su una sola nota. I cani hanno votato.',
  },
  'mutation-65-unfinished-face.name': { en: 'Unfinished Face', it: 'Volto Incompiuto' },
  'mutation-65-unfinished-face.flavour': {
    en: 'Your features are wearing smooth. You look like everyone. Nobody argues with you for long.',
    it: 'I tuoi lineamenti si consumano. Somigli a tutti. Nessuno discute a lungo con te.',
  },
  'mutation-66-favourite-of-the-stone.name': {
    en: 'Favourite of the Stone',
    it: 'Prediletto della Pietra',
  },
  'mutation-66-favourite-of-the-stone.flavour': {
    en: 'It leans towards you in the dark.',
    it: 'Al buio si sporge verso di te.',
  },
} satisfies Texts;
