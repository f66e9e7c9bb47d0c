import type { Texts } from '../types.ts';

export const scavengeTexts = {
  'scav-biscuit-tin.name': { en: 'Biscuit Tin', it: 'Scatola di biscotti' },
  'scav-biscuit-tin.flavour': {
    en: 'The biscuits are older than the state.',
    it: 'I biscotti sono più vecchi dello Stato.',
  },
  'scav-shard-in-the-seam.name': { en: 'Shard in the Seam', it: 'Scheggia nella vena' },
  'scav-shard-in-the-seam.flavour': {
    en: 'It hums when you stop looking.',
    it: 'Ronza quando smetti di guardarla.',
  },
  'scav-first-aid-nail.name': { en: 'The Bag on the Nail', it: 'La borsa appesa al chiodo' },
  'scav-first-aid-nail.flavour': {
    en: 'Its owner left without it, feet first.',
    it: 'Il padrone è uscito senza, coi piedi avanti.',
  },
  'scav-walled-up.name': { en: 'Walled-Up Locker', it: 'Armadietto murato' },
  'scav-walled-up.flavour': {
    en: 'One loose brick and one tight secret.',
    it: 'Un mattone lento e un segreto stretto.',
  },
  'scav-something-hears.name': { en: 'Something Hears', it: 'Qualcosa sente' },
  'scav-something-hears.flavour': {
    en: 'You moved one stone. It moved one, too.',
    it: 'Hai spostato un sasso. Anche lei ne ha spostato uno.',
  },
  'scav-loose-board.name': { en: 'Loose Board', it: 'Asse malferma' },
  'scav-loose-board.flavour': { en: 'It creaks in a voice.', it: 'Cigola con una voce.' },
  'scav-disturbed-nest.name': { en: 'Disturbed Nest', it: 'Nido disturbato' },
  'scav-disturbed-nest.flavour': {
    en: 'It had a lid for a reason.',
    it: 'Il coperchio aveva il suo perché.',
  },
  'scav-somebodys-tripwire.name': { en: 'Somebody’s Tripwire', it: 'La trappola di qualcuno' },
  'scav-somebodys-tripwire.flavour': {
    en: 'The somebody lies a little further on.',
    it: 'Il qualcuno giace poco più avanti.',
  },
  'scav-dust.name': { en: 'Dust', it: 'Polvere' },
  'scav-dust.flavour': { en: 'Two kinds.', it: 'Di due tipi.' },
  'scav-empty-bottle.name': { en: 'Empty Bottle', it: 'Bottiglia vuota' },
  'scav-empty-bottle.flavour': {
    en: 'It was a good year, by the smell.',
    it: 'Buona annata, a sentire l’odore.',
  },
  'scav-one-boot.name': { en: 'One Boot', it: 'Uno stivale' },
  'scav-one-boot.flavour': { en: 'Best not to look inside.', it: 'Meglio non guardarci dentro.' },
  'scav-letter-home.name': { en: 'Letter Home', it: 'Lettera a casa' },
  'scav-letter-home.flavour': {
    en: '"Dear Ma, the work is steady and nobody has died since noon."',
    it: '«Cara mamma, il lavoro c’è e da mezzogiorno non è morto nessuno.»',
  },
} satisfies Texts;
