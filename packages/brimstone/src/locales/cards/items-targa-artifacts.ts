import type { Texts } from '../types.ts';

export const targaArtifactTexts = {
  'spark-repeater.name': { en: 'Spark Repeater', it: 'Ripetitore a Scintilla' },
  'frost-projector.name': { en: 'Frost Projector', it: 'Proiettore di Gelo' },
  'custodians-third-arm.name': { en: 'Custodian’s Third Arm', it: 'Terzo Braccio del Custode' },
  'custodians-third-arm.flavour': {
    en: 'It dusts your other shoulder when it thinks you are asleep.',
    it: 'Ti spolvera l’altra spalla quando crede che tu dorma.',
  },
  'guardian-plate.name': { en: 'Guardian Plate', it: 'Piastra del Guardiano' },
  'heat-coil-mantle.name': { en: 'Heat-Coil Mantle', it: 'Mantello a Serpentina' },
  'heat-coil-mantle.flavour': {
    en: 'Warm as a hand on the shoulder. Whose hand varies.',
    it: 'Caldo come una mano sulla spalla. Di chi, dipende.',
  },
  'pylon-shard.name': { en: 'Pylon Shard', it: 'Scheggia di Pilone' },
  'pylon-shard.flavour': {
    en: 'It turns to face the door. Always the right door.',
    it: 'Si gira verso la porta. Sempre quella giusta.',
  },
  'lift-tread-boots.name': { en: 'Lift-Tread Boots', it: 'Stivali Levitanti' },
  'memory-prism.name': { en: 'Memory Prism', it: 'Prisma della Memoria' },
  'memory-prism.flavour': {
    en: 'It shows the moment again. You were taller.',
    it: 'Rivedi quel momento. Eri più alto.',
  },
  'stasis-sphere.name': { en: 'Stasis Sphere', it: 'Sfera di Stasi' },
  'stasis-sphere.flavour': {
    en: 'A problem, kept for later.',
    it: 'Un problema, conservato per dopo.',
  },
  'jar-of-mending-scarabs.name': {
    en: 'Jar of Mending Scarabs',
    it: 'Vaso di Scarabei Rammendatori',
  },
  'jar-of-mending-scarabs.flavour': {
    en: 'They sew. Do not look at the thread.',
    it: 'Cuciono. Non guardare il filo.',
  },
  'recall-beacon.name': { en: 'Recall Beacon', it: 'Faro di Richiamo' },
  'recall-beacon.flavour': {
    en: 'For a moment you are in both places. One of them is unoccupied.',
    it: 'Per un attimo sei in due posti. Uno dei due è vuoto.',
  },
  'crown-of-cold-thought.name': { en: 'Crown of Cold Thought', it: 'Corona del Pensiero Freddo' },
  'crown-of-cold-thought.flavour': {
    en: 'It has opinions. They are correct.',
    it: 'Ha delle opinioni. Sono esatte.',
  },
} satisfies Texts;
