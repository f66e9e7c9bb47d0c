import type { Texts } from '../types.ts';

export const growingDreadTexts = {
  'dread-second-helping.name': { en: 'Second Helping', it: 'Seconda portata' },
  'dread-second-helping.text': {
    en: 'At the start of turn 2 of the final Fight, a Threat one level lower (at least Low) ambushes.',
    it: "All'inizio del turno 2 dello Scontro finale, una Minaccia di un livello inferiore (almeno Bassa) tende un'imboscata.",
  },
  'dread-second-helping.flavour': {
    en: 'The kitchen has heard you.',
    it: 'La cucina vi ha sentiti.',
  },
  'dread-sunday-best.name': { en: 'Sunday Best', it: "L'abito della festa" },
  'dread-sunday-best.text': {
    en: 'Each Enemy Type of the final Fight gains 1 Elite ability.',
    it: 'Ogni Tipo di Nemico dello Scontro finale ottiene 1 Abilità Élite.',
  },
  'dread-sunday-best.flavour': {
    en: 'They dressed for the occasion.',
    it: "Si sono vestiti per l'occasione.",
  },
  'dread-drowned-wick.name': { en: 'Drowned Wick', it: 'Stoppino annegato' },
  'dread-drowned-wick.text': {
    en: '−2 to Hold Back the Darkness during the final Fight.',
    it: "−2 per Trattenere l'Oscurità durante lo Scontro finale.",
  },
  'dread-drowned-wick.flavour': {
    en: 'The oil has turned to water. Black water.',
    it: "L'olio è diventato acqua. Acqua nera.",
  },
  'dread-empty-pockets.name': { en: 'Empty Pockets', it: 'Tasche vuote' },
  'dread-empty-pockets.flavour': {
    en: 'You reach for what is left of you.',
    it: 'Cerchi ciò che resta di te.',
  },
  'dread-old-blood-remembers.name': { en: 'Old Blood Remembers', it: 'Il sangue vecchio ricorda' },
  'dread-old-blood-remembers.flavour': {
    en: 'Every scar opens to see who is coming.',
    it: 'Ogni cicatrice si apre per vedere chi arriva.',
  },
  'dread-behind-you-all-along.name': { en: 'Behind You All Along', it: 'Sempre alle spalle' },
  'dread-behind-you-all-along.text': {
    en: 'The Enemies of the final Fight ambush you. If it has begun: +2 Initiative for one turn.',
    it: "I Nemici dello Scontro finale vi tendono un'imboscata. Se è già iniziato: +2 Iniziativa per un turno.",
  },
  'dread-behind-you-all-along.flavour': {
    en: 'The room was never empty. It was full and polite.',
    it: 'La stanza non era vuota. Era piena ed educata.',
  },
  'dread-the-hill-leans-in.name': { en: 'The Hill Leans In', it: 'La collina si china' },
  'dread-the-hill-leans-in.flavour': {
    en: 'It wants to see the end, too.',
    it: 'Vuole vedere anche lei come finisce.',
  },
} satisfies Texts;
