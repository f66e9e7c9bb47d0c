import type { Texts } from '../types.ts';

/** Class abilities, the Shots of the Six-Shooter and the starting upgrades. */
export const upgradeTexts = {
  'double-shot.name': { en: 'Double Shot', it: 'Doppio Sparo' },
  'fast.name': { en: 'Fast', it: 'Veloce' },
  'comforting-presence.name': { en: 'Comforting Presence', it: 'Presenza di Conforto' },
  'comforting-presence.text': {
    en: 'At the end of each turn, each other Hero adjacent to you Heals {heal} Wound or {heal} Sanity Damage.',
    it: 'Alla fine di ogni turno ogni altro Eroe adiacente a te cura {heal} Ferita o {heal} danno alla Sanità.',
  },
  'wild-card.name': { en: 'Wild Card', it: 'Matta' },
  'six-shooter.name': { en: 'Six-Shooter', it: 'Sei Colpi' },
  'six-shooter.text': {
    en: 'Start each Adventure with {chambers} Shots loaded. Use at most one per Hit, only with a Pistol, and never with other Ammo.',
    it: 'Inizi ogni Avventura con {chambers} Spari caricati. Usane al massimo uno per Colpo, solo con una Pistola e mai con altre Munizioni.',
  },
  'dead-eye-shot.name': { en: 'Dead Eye Shot', it: 'Sparo Infallibile' },
  'dead-eye-shot.text': {
    en: 'After rolling Damage, discard to add +{damage} Damage to that Hit.',
    it: 'Dopo il tiro dei danni, scartalo per aggiungere +{damage} danni a quel Colpo.',
  },
  'ricochet-shot.name': { en: 'Ricochet Shot', it: 'Sparo di Rimbalzo' },
  'ricochet-shot.text': {
    en: 'Discard when assigning a Hit: choose any target, ignoring Range, Line of Sight and adjacent Enemies. May be combined with {otherAmmo} other Ammo.',
    it: 'Scartalo quando assegni un Colpo: scegli qualsiasi bersaglio ignorando Gittata, Linea di Vista e Nemici adiacenti. Combinabile con {otherAmmo} altra Munizione.',
  },
  'cerberus-shot.name': { en: 'Cerberus Shot', it: 'Sparo Cerbero' },
  'cerberus-shot.text': {
    en: 'Pay {grit} Grit and discard when assigning a Hit: every other Enemy adjacent to the target takes a normal Hit ({damage} Damage).',
    it: 'Paga {grit} Grinta e scartalo quando assegni un Colpo: ogni altro Nemico adiacente al bersaglio subisce un Colpo normale ({damage} danni).',
  },
  'hellfire-shot.name': { en: 'Hellfire Shot', it: 'Sparo Infernale' },
  'hellfire-shot.text': {
    en: 'After rolling Damage, pay {grit} Grit and discard: the die of that Hit counts ×{factor}.',
    it: 'Dopo il tiro dei danni, paga {grit} Grinta e scartalo: il dado di quel Colpo vale ×{factor}.',
  },
  'hold-the-line.name': { en: 'Hold the Line', it: 'Tenere la Linea' },
  'hold-the-line.text': {
    en: '+{health} Health. Once per turn, when an adjacent Hero is Hit by an Enemy, you may take {hits} of those Hits instead.',
    it: '+{health} Salute. Una volta per turno, quando un Eroe adiacente è colpito da un Nemico, puoi subire tu {hits} di quei Colpi.',
  },
  'buckshot-verdict.name': { en: 'Buckshot Verdict', it: 'Sentenza a Pallettoni' },
  'word-of-the-law.name': { en: 'Word of the Law', it: 'Parola di Legge' },
  'last-dance.name': { en: 'Last Dance', it: 'Ultimo Ballo' },
  'bedside-manner.name': { en: 'Bedside Manner', it: 'Modi da Corsia' },
  'bedside-manner.text': {
    en: 'Start with a Medical Valise. Your tokens Heal other Heroes +{extra}. With Comforting Presence, one of the Heroes Heals both a Wound and a Sanity Damage.',
    it: 'Inizi con una Valigetta Medica. I tuoi segnalini curano +{extra} agli altri Eroi. Con Presenza di Conforto, uno degli Eroi cura sia una Ferita sia un danno alla Sanità.',
  },
  'sleeve-trick.name': { en: 'Sleeve Trick', it: 'Trucco nella Manica' },
  'sleeve-trick.text': {
    en: 'Your Hold-Out Pistol does +{damage} Damage. Once per turn, pay {grit} Grit to ready it.',
    it: 'La tua Pistola Nascosta fa +{damage} danno. Una volta per turno, paga {grit} Grinta per ripristinarla.',
  },
  'friend-of-the-fuse.name': { en: 'Friend of the Fuse', it: 'Amico della Miccia' },
  'double-or-dust.name': { en: 'Double or Dust', it: 'Doppio o Polvere' },
  'double-or-dust.text': {
    en: '+{luck} Luck. Once per turn, after rolling Damage for a Hit, you may roll a D6. Equal or higher: the Damage die counts ×{factor}. Lower: the Hit does nothing.',
    it: '+{luck} Fortuna. Una volta per turno, dopo il tiro dei danni di un Colpo, puoi tirare un D6. Uguale o più alto: il dado vale ×{factor}. Più basso: il Colpo non fa nulla.',
  },
  'too-mean-to-bury.name': { en: 'Too Mean to Bury', it: 'Troppo Cattivo per la Fossa' },
  'too-mean-to-bury.text': {
    en: '+{combat} Combat while at half Health or less. Once per Adventure, when Wounds would KO you, stay up with {left} Health instead.',
    it: '+{combat} Combattimento con metà Salute o meno. Una volta per Avventura, quando le Ferite ti metterebbero KO, resti in piedi con {left} Salute.',
  },
  'called-out.name': { en: 'Called Out', it: 'Sfidato' },
  'called-out.text': {
    en: 'When a Fight starts, mark an Enemy. Your Ranged Hits may always be assigned to it and do +{damage} Damage. If another Hero kills it, you take {horror} Horror Hit. Choose a new mark at the start of the next turn.',
    it: 'All’inizio di uno Scontro segna un Nemico. I tuoi Colpi a distanza possono sempre essere assegnati a lui e gli fanno +{damage} danno. Se lo uccide un altro Eroe, subisci {horror} Colpo d’Orrore. Scegli un nuovo bersaglio all’inizio del turno seguente.',
  },
  'before-the-echo.name': { en: 'Before the Echo', it: 'Prima dell’Eco' },
  'warm-brass.name': { en: 'Warm Brass', it: 'Ottone Caldo' },
} satisfies Texts;
