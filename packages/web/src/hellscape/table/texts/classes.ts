import type { Texts } from '@crawlspace/kernel';

/** The boards of the six classes. */
export const classTexts = {
  'class-wizard': { en: 'Spell Amulet', it: 'Amuleto degli Incantesimi' },
  'class-paladin': { en: 'Consecrated ground', it: 'Suolo consacrato' },
  'class-berserker': { en: 'Rage and stances', it: 'Furia e posture' },
  'class-rogue': { en: 'Thieving Tools', it: 'Attrezzi da Ladra' },
  'class-shaman': { en: 'Elements and spirits', it: 'Elementi e spiriti' },
  'class-ranger': { en: 'Arrows', it: 'Frecce' },
  'turn-marker': {
    en: 'Turn the Ready marker one quadrant (1 Mana)',
    it: 'Gira il segnalino Pronto di un quadrante (1 Mana)',
  },
  'ready-spell': { en: 'Ready', it: 'Pronto' },
  free: { en: 'free', it: 'gratis' },
  'next-spell': { en: 'Then ready: {spell}', it: 'Poi pronto: {spell}' },
  'on-the-dashboard': { en: 'not on the ground', it: 'sulla plancia' },
  'lies-on': { en: 'lies on {zone}', it: 'in zona {zone}' },
  blessed: { en: 'blessed', it: 'benedetta' },
  'rage-of': { en: 'Rage {n} of {max}', it: 'Furia {n} su {max}' },
  'current-stance': { en: 'current stance', it: 'postura attuale' },
  'drawn-tokens': { en: 'Tokens of this round', it: 'Segnalini di questo round' },
  'no-tokens': {
    en: 'Tokens are drawn at the start of the round.',
    it: 'I segnalini si pescano all’inizio del round.',
  },
  'token-used': { en: 'used', it: 'usato' },
  'in-the-bag': { en: 'In the bag: {n}', it: 'Nella borsa: {n}' },
  'discarded-tokens': { en: '{n} discarded', it: '{n} {n|scartato|scartati}' },
  'level-of': { en: '{n} of {max}', it: '{n} su {max}' },
  'peak-reached': { en: 'Peak reached:', it: 'Culmine raggiunto:' },
  'peak-at': { en: 'Peak at {n}:', it: 'Culmine a {n}:' },
  'no-spirits': { en: 'No spirit is summoned.', it: 'Nessuno spirito evocato.' },
  'health-of': { en: '{n} of {max} Health', it: 'Salute {n} su {max}' },
  'arrows-of': { en: '{n} of {max} arrows', it: 'Frecce: {n} su {max}' },
  'arrows-left': { en: '{n} in the deck', it: '{n} nel mazzo' },
  'next-arrow': { en: 'Next card:', it: 'Prossima carta:' },
} as const satisfies Texts;
