import type { Texts } from '../types.ts';

export const scavengeTexts = {
  'scav-biscuit-tin.name': { en: 'Biscuit Tin', it: 'Scatola di biscotti' },
  'scav-biscuit-tin.text': { en: 'Gain {dice} × ${each}.', it: 'Ottieni {dice} × ${each}.' },
  'scav-biscuit-tin.flavour': {
    en: 'The biscuits are older than the state.',
    it: 'I biscotti sono più vecchi dello Stato.',
  },
  'scav-shard-in-the-seam.name': { en: 'Shard in the Seam', it: 'Scheggia nella vena' },
  'scav-shard-in-the-seam.text': {
    en: 'Gain {stones} Dark Stone; roll a D6, on {roll}+ one more.',
    it: "Ottieni {stones} Pietra Oscura; tira un D6, con {roll}+ un'altra.",
  },
  'scav-shard-in-the-seam.flavour': {
    en: 'It hums when you stop looking.',
    it: 'Ronza quando smetti di guardarla.',
  },
  'scav-first-aid-nail.name': { en: 'The Bag on the Nail', it: 'La borsa appesa al chiodo' },
  'scav-first-aid-nail.text': {
    en: 'Gain {tokens} Side Bag Token: Bandages, Whiskey, Tonic or Dynamite.',
    it: 'Ottieni {tokens} segnalino della Tracolla: Bende, Whiskey, Tonico o Dinamite.',
  },
  'scav-first-aid-nail.flavour': {
    en: 'Its owner left without it, feet first.',
    it: 'Il padrone è uscito senza, coi piedi avanti.',
  },
  'scav-walled-up.name': { en: 'Walled-Up Locker', it: 'Armadietto murato' },
  'scav-walled-up.text': {
    en: 'Draw {gear} Gear card.',
    it: 'Pesca {gear} carta Equipaggiamento.',
  },
  'scav-walled-up.flavour': {
    en: 'One loose brick and one tight secret.',
    it: 'Un mattone lento e un segreto stretto.',
  },
  'scav-something-hears.name': { en: 'Something Hears', it: 'Qualcosa sente' },
  'scav-something-hears.text': {
    en: 'Draw {cards} Darkness card.',
    it: 'Pesca {cards} carta Oscurità.',
  },
  'scav-something-hears.flavour': {
    en: 'You moved one stone. It moved one, too.',
    it: 'Hai spostato un sasso. Anche lei ne ha spostato uno.',
  },
  'scav-loose-board.name': { en: 'Loose Board', it: 'Asse malferma' },
  'scav-loose-board.text': {
    en: 'Test Luck {target}+: pass, gain ${each}; fail, draw {cards} Darkness card.',
    it: 'Prova Fortuna {target}+: se riesci, ottieni ${each}; se fallisci, pesca {cards} carta Oscurità.',
  },
  'scav-loose-board.flavour': { en: 'It creaks in a voice.', it: 'Cigola con una voce.' },
  'scav-disturbed-nest.name': { en: 'Disturbed Nest', it: 'Nido disturbato' },
  'scav-disturbed-nest.text': {
    en: 'Test Agility {target}+ or take {hits} Hit, {damage} Damage, and a Poison marker.',
    it: 'Prova Agilità {target}+ o subisci {hits} Colpo da {damage} danno e un segnalino Veleno.',
  },
  'scav-disturbed-nest.flavour': {
    en: 'It had a lid for a reason.',
    it: 'Il coperchio aveva il suo perché.',
  },
  'scav-somebodys-tripwire.name': { en: "Somebody's Tripwire", it: 'La trappola di qualcuno' },
  'scav-somebodys-tripwire.text': {
    en: 'Test Cunning {target}+: pass, gain 1 Dynamite; fail, take {hits} Hits, {damage} Damage each, and each adjacent Hero takes {splinters} Hit.',
    it: 'Prova Astuzia {target}+: se riesci, ottieni 1 Dinamite; se fallisci, subisci {hits} Colpi da {damage} danno e ogni Eroe adiacente subisce {splinters} Colpo.',
  },
  'scav-somebodys-tripwire.flavour': {
    en: 'The somebody lies a little further on.',
    it: 'Il qualcuno giace poco più avanti.',
  },
  'scav-dust.name': { en: 'Dust', it: 'Polvere' },
  'scav-dust.text': { en: 'Nothing.', it: 'Niente.' },
  'scav-dust.flavour': { en: 'Two kinds.', it: 'Di due tipi.' },
  'scav-empty-bottle.name': { en: 'Empty Bottle', it: 'Bottiglia vuota' },
  'scav-empty-bottle.text': { en: 'Nothing.', it: 'Niente.' },
  'scav-empty-bottle.flavour': {
    en: 'It was a good year, by the smell.',
    it: "Buona annata, a sentire l'odore.",
  },
  'scav-one-boot.name': { en: 'One Boot', it: 'Uno stivale' },
  'scav-one-boot.text': { en: 'Nothing.', it: 'Niente.' },
  'scav-one-boot.flavour': { en: 'Best not to look inside.', it: 'Meglio non guardarci dentro.' },
  'scav-letter-home.name': { en: 'Letter Home', it: 'Lettera a casa' },
  'scav-letter-home.text': { en: 'Nothing.', it: 'Niente.' },
  'scav-letter-home.flavour': {
    en: '"Dear Ma, the work is steady and nobody has died since noon."',
    it: "«Cara mamma, il lavoro c'è e da mezzogiorno non è morto nessuno.»",
  },
} satisfies Texts;
