import type { Texts } from '@crawlspace/kernel';

/** What the tokens on the board mean. */
export const tokenTexts = {
  'about-spawn': {
    en: 'A mob appears here when the chamber is revealed.',
    it: 'Qui compare un’orda quando la camera viene rivelata.',
  },
  'about-loot': {
    en: 'Treasure tokens are drawn from the bag onto this zone when the chamber is revealed.',
    it: 'Quando la camera viene rivelata, qui si pescano segnalini Tesoro dal sacchetto.',
  },
  'about-treasure': {
    en: 'For a movement point, with no enemy in the zone, a hero draws an item card of this rarity. One gem is Common, two are Rare, three are Epic.',
    it: 'Con un punto movimento e senza nemici nella zona, un eroe pesca una carta oggetto di questa rarità. Una gemma è Comune, due Raro, tre Epico.',
  },
  'about-objective': {
    en: 'What the quest is about. Its notes say what to do here.',
    it: 'Ciò per cui siete venuti. Le note della missione dicono che cosa fare qui.',
  },
  'about-objective-gray': {
    en: 'A place of the quest: often the way out, or where something is brought.',
    it: 'Un luogo della missione: spesso l’uscita, o dove si porta qualcosa.',
  },
  'about-chest': {
    en: 'Two items. You see their rarity when you open it, for a movement point.',
    it: 'Due oggetti. Aprendolo, con un punto movimento, ne vedi la rarità.',
  },
  'about-greater-chest': {
    en: 'Three items, Rare or Epic. It costs a movement point.',
    it: 'Tre oggetti, Rari o Epici. Costa un punto movimento.',
  },
  'about-spike-trap': {
    en: 'Face down: whoever enters turns it over and takes 0 to 3 Wounds.',
    it: 'Coperta: chi entra la gira e subisce da 0 a 3 Ferite.',
  },
  'about-bear-trap': {
    en: 'Face down: whoever enters turns it over and may lose an action and the rest of the Move.',
    it: 'Coperta: chi entra la gira e può perdere un’azione e il resto del Movimento.',
  },
  'about-pillar': {
    en: 'Ranged and Magic attacks into or through this zone lose one yellow die.',
    it: 'Gli attacchi a distanza e magici dentro o attraverso questa zona perdono un dado giallo.',
  },
  'about-fountain': {
    en: 'Heals 2 to 4, once. It costs a movement point.',
    it: 'Cura da 2 a 4, una volta. Costa un punto movimento.',
  },
  'about-forge': {
    en: 'Discard three items for one a tier above the lowest of them. It costs a movement point.',
    it: 'Scarta tre oggetti per uno di un grado superiore al più basso. Costa un punto movimento.',
  },
  'about-portal': {
    en: 'Mobs come out of it when the Darkness says so.',
    it: 'Ne escono orde quando lo dice l’Oscurità.',
  },
  'about-roaming-portal': {
    en: 'Mobs and roaming monsters come out of it when the Darkness says so.',
    it: 'Ne escono orde e mostri erranti quando lo dice l’Oscurità.',
  },
  'about-corruption': {
    en: 'Part of the quest: its notes say what Corruption does.',
    it: 'Fa parte della missione: le note dicono che cosa fa la Corruzione.',
  },
  'about-hourglass': {
    en: 'The number is the time left in it. If the Reaper finds none left, you lose. Heroes can add time with an action.',
    it: 'Il numero è il tempo che resta. Se il Mietitore non ne trova più, avete perso. Gli eroi possono aggiungerne con un’azione.',
  },
} as const satisfies Texts;
