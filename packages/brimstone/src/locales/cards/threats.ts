import type { Texts } from '../types.ts';

export const threatTexts = {
  'low-eight-eyes-each.name': { en: 'Eight Eyes Each', it: 'Otto occhi ciascuno' },
  'low-eight-eyes-each.flavour': {
    en: 'A handful of small lamps, all blinking.',
    it: 'Una manciata di lumini che sbattono le palpebre.',
  },
  'low-well-fed-brood.name': { en: 'A Well-Fed Brood', it: 'Nidiata ben pasciuta' },
  'low-well-fed-brood.flavour': {
    en: 'The last prospectors were not thin men.',
    it: 'Gli ultimi cercatori non erano magri.',
  },
  'low-shepherd-of-legs.name': { en: 'The Shepherd of Legs', it: 'Il pastore di zampe' },
  'low-shepherd-of-legs.flavour': {
    en: 'It whistles, and they come to heel.',
    it: 'Fischia, e loro tornano al piede.',
  },
  'low-under-the-boards.name': { en: 'Something Under the Boards', it: 'Qualcosa sotto le assi' },
  'low-under-the-boards.flavour': {
    en: 'The plank was nailed down from below.',
    it: 'La tavola era inchiodata da sotto.',
  },
  'low-three-wet-ropes.name': { en: 'Three Wet Ropes', it: 'Tre funi bagnate' },
  'low-three-wet-ropes.flavour': { en: 'Nobody hung those there.', it: 'Nessuno le ha appese lì.' },
  'low-hands-in-the-dust.name': { en: 'Hands in the Dust', it: 'Mani nella polvere' },
  'low-hands-in-the-dust.flavour': {
    en: 'The prints lead in. None lead out.',
    it: 'Le impronte entrano. Nessuna esce.',
  },
  'low-hanging-party.name': { en: 'The Hanging Party', it: 'La compagnia del cappio' },
  'low-hanging-party.flavour': {
    en: 'You are the guest of honour.',
    it: 'L’ospite d’onore sei tu.',
  },
  'low-what-the-canary-saw.name': { en: 'What the Canary Saw', it: 'Quel che vide il canarino' },
  'low-what-the-canary-saw.flavour': {
    en: 'It did not die of gas.',
    it: 'Non è morto per il gas.',
  },
  'low-roots-and-vermin.name': { en: 'Roots and Vermin', it: 'Radici e parassiti' },
  'low-roots-and-vermin.flavour': {
    en: 'One holds the plate, the other eats.',
    it: 'Uno regge il piatto, l’altro mangia.',
  },
  'low-the-wall-is-moving.name': { en: 'The Wall Is Moving', it: 'La parete si muove' },
  'low-the-wall-is-moving.flavour': {
    en: 'It was never a wall.',
    it: 'Non è mai stata una parete.',
  },
  'med-carpet-of-backs.name': { en: 'A Carpet of Backs', it: 'Un tappeto di dorsi' },
  'med-carpet-of-backs.flavour': {
    en: 'Mind where you step. There is nowhere else.',
    it: 'Attento a dove metti i piedi. Altro posto non c’è.',
  },
  'med-the-sump-wakes.name': { en: 'The Sump Wakes', it: 'Il pozzo si sveglia' },
  'med-the-sump-wakes.flavour': {
    en: 'The pump was holding something down.',
    it: 'La pompa teneva giù qualcosa.',
  },
  'med-short-rope-company.name': { en: 'Short Rope Company', it: 'La compagnia della corda corta' },
  'med-short-rope-company.flavour': {
    en: 'They only ever hire for one job.',
    it: 'Assumono per un lavoro soltanto.',
  },
  'med-feeding-time-below.name': { en: 'Feeding Time Below', it: 'Ora di pasto là sotto' },
  'med-feeding-time-below.flavour': {
    en: 'Somebody rang the dinner bell. It was your boot.',
    it: 'Qualcuno ha suonato la campana. Era il tuo stivale.',
  },
  'med-landlord-and-roots.name': {
    en: 'The Landlord and His Roots',
    it: 'Il padrone e le sue radici',
  },
  'med-landlord-and-roots.flavour': {
    en: 'The rent is due, and he takes it in nights.',
    it: 'L’affitto è scaduto, e si paga in notti.',
  },
  'med-nightmare-with-fleas.name': { en: 'A Nightmare with Fleas', it: 'Un incubo con le pulci' },
  'med-nightmare-with-fleas.flavour': {
    en: 'Even bad dreams get bitten.',
    it: 'Anche i brutti sogni vengono morsi.',
  },
  'med-the-undertakers.name': { en: 'The Undertakers', it: 'I becchini' },
  'med-the-undertakers.flavour': {
    en: 'One measures you, the others wrap.',
    it: 'Uno prende le misure, gli altri impacchettano.',
  },
  'med-old-growth.name': { en: 'Old Growth', it: 'Ceppo antico' },
  'med-old-growth.flavour': {
    en: 'Count the rings. No, do not get closer.',
    it: 'Conta gli anelli. No, non avvicinarti.',
  },
  'med-two-chairs.name': { en: 'Two Chairs by the Bed', it: 'Due sedie accanto al letto' },
  'med-two-chairs.flavour': { en: 'Both taken.', it: 'Tutte e due occupate.' },
  'med-the-good-silk.name': { en: 'The Good Silk', it: 'La seta buona' },
  'med-the-good-silk.flavour': { en: 'Saved for company.', it: 'Tenuta da parte per gli ospiti.' },
  'high-the-floor-gives-up.name': { en: 'The Floor Gives Up', it: 'Il pavimento si arrende' },
  'high-the-floor-gives-up.flavour': { en: 'And hands you over.', it: 'E vi consegna.' },
  'high-harvest-of-widows.name': { en: 'Harvest of Widows', it: 'Raccolto di vedove' },
  'high-harvest-of-widows.flavour': {
    en: 'A good year for mourning cloth.',
    it: 'Buona annata per le stoffe da lutto.',
  },
  'high-gallows-choir.name': { en: 'Gallows Choir', it: 'Il coro della forca' },
  'high-gallows-choir.flavour': { en: 'They need a soprano.', it: 'Manca un soprano.' },
  'high-bad-sleep.name': { en: 'Bad Sleep', it: 'Sonno cattivo' },
  'high-bad-sleep.flavour': {
    en: 'You do not remember lying down.',
    it: 'Non ricordi di esserti coricato.',
  },
  'high-everything-that-holds.name': { en: 'Everything That Holds', it: 'Tutto ciò che afferra' },
  'high-everything-that-holds.flavour': {
    en: 'And nothing that lets go.',
    it: 'E niente che lascia andare.',
  },
  'high-three-in-the-morning.name': { en: 'Three in the Morning', it: 'Le tre di notte' },
  'high-three-in-the-morning.flavour': {
    en: 'By every clock you own.',
    it: 'Su tutti gli orologi che hai.',
  },
  'high-the-larder.name': { en: 'The Larder', it: 'La dispensa' },
  'high-the-larder.flavour': { en: 'One hook is free.', it: 'Un gancio è libero.' },
  'high-judge-and-jury.name': { en: 'Judge and Jury', it: 'Giudice e giuria' },
  'high-judge-and-jury.flavour': {
    en: 'The verdict came first, to save time.',
    it: 'Il verdetto è arrivato prima, per far presto.',
  },
  'high-deep-timber.name': { en: 'Deep Timber', it: 'Legname profondo' },
  'high-deep-timber.flavour': {
    en: 'No axe came back from there.',
    it: 'Da lì nessuna ascia è tornata.',
  },
  'high-the-long-pair.name': { en: 'The Long Pair', it: 'La coppia lunga' },
  'high-the-long-pair.flavour': {
    en: 'They stooped to come in.',
    it: 'Si sono chinati per entrare.',
  },
  'epic-it-brought-company.name': { en: 'It Brought Company', it: 'È venuto in compagnia' },
  'epic-it-brought-company.flavour': {
    en: 'The big one does not like to eat alone.',
    it: 'Al grosso non piace mangiare da solo.',
  },
  'epic-the-hill-stands-up.name': { en: 'The Hill Stands Up', it: 'La collina si alza' },
  'epic-the-hill-stands-up.flavour': {
    en: 'What crawled on it falls off, angry.',
    it: 'Ciò che ci strisciava sopra cade, di malumore.',
  },
  'epic-parliament-of-night.name': { en: 'Parliament of Night', it: 'Parlamento della notte' },
  'epic-parliament-of-night.flavour': {
    en: 'The motion is carried. So will you be.',
    it: 'La mozione è passata. Voi no.',
  },
  'epic-the-hangmans-bull.name': { en: 'The Hangman’s Bull', it: 'Il toro del boia' },
  'epic-the-hangmans-bull.flavour': {
    en: 'Led on a rope by those who tie them.',
    it: 'Lo conducono alla corda quelli che le annodano.',
  },
  'epic-the-whole-cellar.name': { en: 'The Whole Cellar', it: 'Tutta la cantina' },
  'epic-the-whole-cellar.flavour': {
    en: 'Up the stairs, all of it, at once.',
    it: 'Su per le scale, al completo, in una volta.',
  },
  'targa-thread-and-frost.name': { en: 'Thread and Frost', it: 'Filo e brina' },
  'targa-thread-and-frost.flavour': {
    en: 'The arcade is curtained from end to end.',
    it: 'Il porticato è velato da un capo all’altro.',
  },
  'targa-chandelier-walking.name': { en: 'Chandelier Walking', it: 'Lampadari in marcia' },
  'targa-chandelier-walking.flavour': {
    en: 'A thousand glass feet, and somebody sweeping up after.',
    it: 'Mille piedi di vetro, e qualcuno che spazza dietro.',
  },
  'targa-white-shapes.name': { en: 'White Shapes', it: 'Forme bianche' },
  'targa-white-shapes.flavour': {
    en: 'The drift against the wall breathes out.',
    it: 'Il cumulo contro il muro espira.',
  },
  'targa-maintenance-hour.name': { en: 'Maintenance Hour', it: 'Ora di manutenzione' },
  'targa-maintenance-hour.flavour': {
    en: 'The schedule has not been missed in nine thousand years.',
    it: 'In novemila anni non ha mai saltato un turno.',
  },
  'targa-papers-please.name': { en: 'Papers, Please', it: 'Documenti, prego' },
  'targa-papers-please.flavour': {
    en: 'Two lights go from blue to the other colour.',
    it: 'Due luci passano dal blu all’altro colore.',
  },
  'targa-wandering-enemy.name': { en: 'Wandering Enemy', it: 'Nemico errante' },
  'targa-wandering-enemy.text': {
    en: 'Something else got lost. Draw a normal Threat card of your level.',
    it: 'Qualcos’altro si è perso. Pesca una carta Minaccia normale del tuo livello.',
  },
} satisfies Texts;
