import type { Texts } from '../types.ts';

/** What a company meets as its heroes rise. */
export const hardshipTexts = {
  'hardship-something-listens.name': { en: 'Something Listens', it: 'Qualcosa ascolta' },
  'hardship-something-listens.flavour': {
    en: 'The second time you go down, the dripping stops before you do.',
    it: 'La seconda volta che scendete, lo stillicidio tace prima di voi.',
  },
  'hardship-they-know-the-lantern.name': {
    en: 'They Know the Lantern',
    it: 'Conoscono la lanterna',
  },
  'hardship-they-know-the-lantern.flavour': {
    en: 'One light among many, and all eyes turn to yours.',
    it: 'Una luce fra tante, e tutti gli occhi cercano la vostra.',
  },
  'hardship-a-price-on-your-heads.name': {
    en: 'A Price on Your Heads',
    it: 'Una taglia sulle vostre teste',
  },
  'hardship-a-price-on-your-heads.flavour': {
    en: 'Up here they pay you. Down there somebody pays more.',
    it: 'Quassù vi pagano. Laggiù qualcuno paga di più.',
  },
  'hardship-the-hill-holds-a-grudge.name': {
    en: 'The Hill Holds a Grudge',
    it: 'La collina serba rancore',
  },
  'hardship-the-hill-holds-a-grudge.flavour': {
    en: 'It has counted every timber you burned.',
    it: 'Ha contato ogni trave che avete bruciato.',
  },
  'hardship-your-names-in-the-rock.name': {
    en: 'Your Names in the Rock',
    it: 'I vostri nomi nella roccia',
  },
  'hardship-your-names-in-the-rock.flavour': {
    en: 'Carved deep, and not by miners.',
    it: 'Incisi a fondo, e non da minatori.',
  },
  'hardship-out-of-their-depth.name': { en: 'Out of Your Depth', it: 'Troppo in fondo per voi' },
  'hardship-out-of-their-depth.text': {
    en: 'For each level the highest Hero lacks for this Mission: Enemies have 1 more Health and do 1 more Damage.',
    it: 'Per ogni livello che manca all’Eroe più esperto per questa Missione: i Nemici hanno 1 Salute in più e infliggono 1 Danno in più.',
  },
  'hardship-out-of-their-depth.flavour': {
    en: 'Older posses than yours have turned back here.',
    it: 'Compagnie più esperte della vostra sono tornate indietro da qui.',
  },
} satisfies Texts;
