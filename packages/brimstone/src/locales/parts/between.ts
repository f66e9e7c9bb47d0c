import type { Texts } from '../types.ts';

/** What is asked and told between adventures. */
export const betweenTexts = {
  'prompt.lodging': {
    en: 'Day {day} in Town. Where do you sleep? The Hotel costs ${price}; at the Camp Site something may happen.',
    it: 'Giorno {day} in Città. Dove dormi? L’Hotel costa ${price}; al Campo può succedere qualcosa.',
  },
  'prompt.location': {
    en: 'Where do you go today? Each Hero visits one Location a day.',
    it: 'Dove vai oggi? Ogni Eroe visita un Luogo al giorno.',
  },
  'prompt.stay-or-leave': {
    en: 'The day is over. Stay in Town, or leave it for good?',
    it: 'La giornata è finita. Resti in Città o te ne vai definitivamente?',
  },
  'prompt.who-rolls-hazard': {
    en: 'Another Hazard lies on the road. Who rolls for it? Some Hazards strike only the Hero who rolls.',
    it: 'C’è un altro Pericolo sulla strada. Chi tira? Alcuni Pericoli colpiscono solo l’Eroe che tira.',
  },
  'prompt.who-rolls-town-event': {
    en: 'The day is over. Who rolls for a Town Event? They can spend their Grit to re-roll.',
    it: 'La giornata è finita. Chi tira per l’Evento in Città? Può spendere la propria Grinta per rilanciare.',
  },
  'prompt.pay-for-row': { en: '{card}: pay ${price}?', it: '{card}: paghi ${price}?' },
  'option.pay': { en: 'Pay', it: 'Paga' },
  'option.do-not-pay': { en: 'Don’t pay', it: 'Non pagare' },
  'option.hotel': { en: 'Hotel', it: 'Hotel' },
  'option.camp-site': { en: 'Camp Site', it: 'Campo' },
  'option.nowhere': { en: 'Nowhere', it: 'Da nessuna parte' },
  'option.stay': { en: 'Stay another day', it: 'Resta un altro giorno' },
  'option.leave-town': { en: 'Leave Town', it: 'Lascia la Città' },

  'event.hazards': {
    en: 'Hazards on the road: {amount}.',
    it: 'Pericoli sulla strada: {amount}.',
  },
  'event.chart-row': {
    en: '{purpose}, {dice}: {card} ({hero}).',
    it: '{purpose}, {dice}: {card} ({hero}).',
  },
  'event.town-day': {
    en: 'Day {amount} in Town; the Town Event Track is at {need}.',
    it: 'Giorno {amount} in Città; il Tracciato degli Eventi è a {need}.',
  },
  'event.lodging': { en: '{hero}: {purpose}.', it: '{hero}: {purpose}.' },
  'event.went-to': { en: '{hero} goes to: {card}.', it: '{hero} va a: {card}.' },
  'event.quiet-day': {
    en: 'A quiet day: {hero} rolls {dice} against {need}.',
    it: 'Giornata tranquilla: {hero} tira {dice} contro {need}.',
  },
  'event.left-town': { en: '{hero} leaves Town.', it: '{hero} lascia la Città.' },
  'roll.town-event': { en: 'The end of the day', it: 'La fine della giornata' },
  'roll.travel': { en: 'The road', it: 'La strada' },
  'purpose.travel': { en: 'On the road', it: 'Sulla strada' },
  'purpose.camp-site': { en: 'At the Camp Site', it: 'Al Campo' },
  'purpose.hotel': { en: 'the Hotel', it: 'l’Hotel' },
  'purpose.town': { en: 'A Town Event', it: 'Un Evento in Città' },
  'purpose.docs-office': { en: 'At the Doc’s Office', it: 'Dal Dottore' },
  'purpose.church': { en: 'At the Church', it: 'In Chiesa' },
  'purpose.blacksmith': { en: 'At the Blacksmith', it: 'Dal Fabbro' },
  'purpose.frontier-outpost': { en: 'At the Frontier Outpost', it: 'All’Avamposto' },
  'purpose.general-store': { en: 'At the General Store', it: 'All’Emporio' },
  'purpose.saloon': { en: 'At the Saloon', it: 'Al Saloon' },

  'prompt.town-service': {
    en: '{location}: what will it be? You have ${gold}.',
    it: '{location}: che cosa desideri? Hai ${gold}.',
  },
  'prompt.sell-for-resurrection': {
    en: 'Which of {hero}’s belongings do you sell for the Resurrection?',
    it: 'Quali averi di {hero} vendi per la Resurrezione?',
  },
  'prompt.give-for-resurrection': {
    en: 'It still takes ${gold} to bring {hero} back. How much do you give?',
    it: 'Mancano ancora ${gold} per riportare in vita {hero}. Quanto dai?',
  },
  'option.service': { en: '{card}', it: '{card}' },
  'option.service-for': { en: '{card}: {about}', it: '{card}: {about}' },
  'option.leave': { en: 'Leave', it: 'Vai via' },
  'prompt.sell': { en: 'What do you sell?', it: 'Che cosa vendi?' },
  'option.sell': { en: 'Sell belongings', it: 'Vendi i tuoi averi' },
  'option.sell-upgrades': {
    en: 'Sell only {things} from {card} for ${gold}',
    it: 'Vendi solo {things} da {card} per ${gold}',
  },
  'option.sell-item-with': {
    en: 'Sell {card} with {things} for ${gold}',
    it: 'Vendi {card} con {things} per ${gold}',
  },
  'option.card-and': { en: '{card} and {other}', it: '{card} e {other}' },
  'option.gear': { en: 'Hold or wear something else', it: 'Impugna o indossa altro' },
  'option.upgrades': { en: 'Attach or remove Upgrades', it: 'Applica o togli Potenziamenti' },
  'option.sell-item': { en: 'Sell {card} for ${gold}', it: 'Vendi {card} per ${gold}' },

  'event.paid': {
    en: '{hero} pays ${amount} for {card}.',
    it: '{hero} paga ${amount} per {card}.',
  },
  'event.cured': {
    en: '{hero} is cured of {card} ({dice} against {need}+).',
    it: '{hero} guarisce da {card} ({dice} contro {need}+).',
  },
  'event.not-cured': {
    en: '{hero} still has {card} ({dice} against {need}+).',
    it: '{hero} ha ancora {card} ({dice} contro {need}+).',
  },
  'event.cleansed': {
    en: '{hero} loses {amount} Corruption.',
    it: '{hero} perde {amount} Corruzione.',
  },
  'event.bought': { en: '{hero} buys the {card}.', it: '{hero} compra {card}.' },
  'event.item-sold': {
    en: '{hero}’s {card} is sold for ${amount}.',
    it: '{card} di {hero}: venduto per ${amount}.',
  },
  'event.wager-won': {
    en: '{hero} wins ${amount} at {card}.',
    it: '{hero} vince ${amount}: {card}.',
  },
  'event.wager-lost': {
    en: '{hero} loses the stake at {card}.',
    it: '{hero} perde la posta: {card}.',
  },
  'roll.surgery': { en: 'Surgery', it: 'Chirurgia' },
  'roll.cutting-it-out': { en: 'Cutting It Out', it: 'Asportazione' },
  'roll.exorcism': { en: 'Exorcism', it: 'Esorcismo' },
  'roll.holy-water': { en: 'Holy Water', it: 'Acqua Santa' },
  'roll.weighing-counter': { en: 'The weighing counter', it: 'Il banco del peso' },
  'roll.faro': { en: 'Faro', it: 'Faraone' },
  'roll.back-room-dice': { en: 'Dice in the back room', it: 'Dadi nel retrobottega' },
  'roll.store-raffle': { en: 'The raffle', it: 'La lotteria' },
  'event.dark-stone-sold': {
    en: '{hero} sells a Dark Stone for ${amount}.',
    it: '{hero} vende una Pietra Oscura per ${amount}.',
  },
  'event.resurrected': { en: '{hero} is alive again.', it: '{hero} è di nuovo in vita.' },
  'event.not-resurrected': {
    en: '${amount} short: {hero} stays dead.',
    it: 'Mancano ${amount}: {hero} resta tra i morti.',
  },
} satisfies Texts;
