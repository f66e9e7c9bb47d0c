import type { Texts } from '../types.ts';

export const mineEncounterTexts = {
  'groaning-timbers.name': { en: 'Groaning Timbers', it: 'Puntelli che gemono' },
  'groaning-timbers.flavour': {
    en: 'The mountain clears its throat.',
    it: 'La montagna si schiarisce la gola.',
  },
  'cart-with-no-brakeman.name': { en: 'Cart with No Brakeman', it: 'Carrello senza frenatore' },
  'cart-with-no-brakeman.flavour': { en: 'It came uphill.', it: 'Veniva su per la salita.' },
  'clerk-who-stayed.name': { en: 'The Clerk Who Stayed', it: 'Il commesso rimasto' },
  'clerk-who-stayed.flavour': {
    en: 'Behind the counter, in his own dust, he licks his pencil and finds your name.',
    it: 'Dietro il banco, nella sua stessa polvere, lecca la matita e trova il vostro nome.',
  },
  'weight-on-the-winch.name': { en: 'Weight on the Winch', it: 'Peso all’argano' },
  'weight-on-the-winch.flavour': {
    en: 'Something down there is keeping the rope taut.',
    it: 'Laggiù qualcosa tiene tesa la corda.',
  },
  'twelve-made-beds.name': { en: 'Twelve Made Beds', it: 'Dodici letti rifatti' },
  'twelve-made-beds.flavour': { en: 'Clean sheets. Warm.', it: 'Lenzuola pulite. Calde.' },
  'vein-that-hums.name': { en: 'The Vein That Hums', it: 'La vena che canta' },
  'vein-that-hums.flavour': {
    en: 'You know the tune. Nobody can say from where.',
    it: 'La melodia la conoscete. Nessuno sa dire da dove.',
  },
  'sermon-in-the-rock.name': { en: 'Sermon in the Rock', it: 'Sermone nella roccia' },
  'sermon-in-the-rock.flavour': {
    en: 'A congregation hums along inside the walls.',
    it: 'Dentro le pareti i fedeli accompagnano a bocca chiusa.',
  },
  'sweating-sticks.name': { en: 'Sweating Sticks', it: 'Candelotti che sudano' },
  'sweating-sticks.flavour': {
    en: 'The crate is weeping. Do not console it.',
    it: 'La cassa piange. Non consolatela.',
  },
  'firedamp.name': { en: 'Firedamp', it: 'Grisù' },
  'firedamp.flavour': {
    en: 'The flame goes blue and leans toward you.',
    it: 'La fiamma si fa azzurra e si piega verso di voi.',
  },
  'the-empty-chair.name': { en: 'The Empty Chair', it: 'La sedia vuota' },
  'the-empty-chair.flavour': {
    en: 'Four miners, five hands dealt.',
    it: 'Quattro minatori, cinque mani di carte.',
  },
  'foremans-ledger.name': { en: 'The Foreman’s Ledger', it: 'Il registro del caposquadra' },
  'foremans-ledger.flavour': {
    en: 'The last entry is dated tomorrow.',
    it: 'L’ultima riga porta la data di domani.',
  },
  'rats-going-up.name': { en: 'Rats Going Up', it: 'Ratti in salita' },
  'rats-going-up.flavour': {
    en: 'They do not even look at you. That is the worrying part.',
    it: 'Non vi guardano nemmeno. È questo che preoccupa.',
  },
  'black-water.name': { en: 'Black Water', it: 'Acqua nera' },
  'black-water.flavour': {
    en: 'Waist deep, and the bottom moves off politely.',
    it: 'Fino alla cintola, e il fondo si scosta con garbo.',
  },
  'company-photograph.name': { en: 'Company Photograph', it: 'Fotografia della Compagnia' },
  'company-photograph.flavour': {
    en: 'Spring of ’49. You are in the back row, smiling.',
    it: 'Primavera del ’49. Siete in ultima fila, e sorridete.',
  },
  'second-flame.name': { en: 'The Second Flame', it: 'La seconda fiamma' },
  'second-flame.flavour': { en: 'Someone lit it today.', it: 'Qualcuno l’ha accesa oggi.' },
  'chalk-marks.name': { en: 'Chalk Marks', it: 'Segni di gesso' },
  'chalk-marks.flavour': {
    en: 'Arrows, all pointing at you.',
    it: 'Frecce, e puntano tutte su di voi.',
  },
  'hand-in-the-rubble.name': { en: 'A Hand in the Rubble', it: 'Una mano tra i detriti' },
  'hand-in-the-rubble.flavour': {
    en: 'It waves. It has been waving for some time.',
    it: 'Saluta. Saluta da un bel pezzo.',
  },
  'pale-blooms.name': { en: 'Pale Blooms', it: 'Fiori pallidi' },
  'pale-blooms.flavour': {
    en: 'They turn to follow the lantern, then, slowly, your mouth.',
    it: 'Si girano verso la lanterna, poi, piano, verso la vostra bocca.',
  },
  'nest-behind-the-boards.name': { en: 'Nest Behind the Boards', it: 'Nido dietro le assi' },
  'nest-behind-the-boards.flavour': {
    en: 'The wallpaper is breathing.',
    it: 'La carta da parati respira.',
  },
  'crack-of-blue-light.name': { en: 'Crack of Blue Light', it: 'Fessura di luce azzurra' },
  'crack-of-blue-light.flavour': {
    en: 'Cold comes out of it, and a smell of snow.',
    it: 'Ne esce freddo, e odore di neve.',
  },
} satisfies Texts;
