import type { Texts } from '../types.ts';

export const personalItemTexts = {
  'pocket-watch.name': { en: 'Pocket Watch', it: 'Orologio da Taschino' },
  'pocket-watch.flavour': {
    en: 'It runs four minutes fast. So do you.',
    it: 'Va avanti di quattro minuti. Anche tu.',
  },
  'faded-tintype.name': { en: 'Faded Tintype', it: 'Ferrotipo Sbiadito' },
  'faded-tintype.flavour': {
    en: 'Four people in the picture. You remember three.',
    it: 'Quattro persone nella foto. Ne ricordi tre.',
  },
  'bullet-with-your-name.name': { en: 'Bullet with Your Name', it: 'Pallottola col Tuo Nome' },
  'bullet-with-your-name.flavour': {
    en: 'Nobody else can fire it while you wear it. That is the theory.',
    it: 'Finché la porti al collo nessuno può spararla. In teoria.',
  },
  'rattlers-tail.name': { en: 'Rattler’s Tail', it: 'Coda di Crotalo' },
  'rattlers-tail.flavour': {
    en: 'It still warns you. The snake has forgiven nothing.',
    it: 'Ti avverte ancora. Il serpente non ha perdonato.',
  },
  'marked-cards.name': { en: 'Marked Cards', it: 'Carte Segnate' },
  'marked-cards.flavour': {
    en: 'The queen has a thumbprint. So does the sheriff’s report.',
    it: 'La regina ha un’impronta. Anche il rapporto dello sceriffo.',
  },
  'two-wedding-rings.name': { en: 'Two Wedding Rings', it: 'Due Fedi' },
  'two-wedding-rings.flavour': {
    en: 'You wear one. You carry the other.',
    it: 'Una la porti al dito. L’altra in tasca.',
  },
  'worn-hymnal.name': { en: 'Worn Hymnal', it: 'Innario Consunto' },
  'worn-hymnal.flavour': {
    en: 'Page sixty is missing. You know it by heart.',
    it: 'Manca la pagina sessanta. La sai a memoria.',
  },
  'assayers-loupe.name': { en: 'Assayer’s Loupe', it: 'Lente da Saggiatore' },
  'assayers-loupe.flavour': {
    en: 'Everything is worth something to somebody. You check twice.',
    it: 'Tutto vale qualcosa per qualcuno. Tu controlli due volte.',
  },
  'bent-harmonica.name': { en: 'Bent Harmonica', it: 'Armonica Storta' },
  'bent-harmonica.flavour': {
    en: 'Three good notes left. It turns out three is enough.',
    it: 'Restano tre note buone. A quanto pare bastano.',
  },
  'notched-grip.name': { en: 'Notched Grip', it: 'Impugnatura Intaccata' },
  'notched-grip.flavour': {
    en: 'You ran out of wood a while ago.',
    it: 'Il legno è finito da un pezzo.',
  },
} satisfies Texts;
