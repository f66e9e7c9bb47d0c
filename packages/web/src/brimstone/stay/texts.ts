import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';

/** What the road and Town say besides the game's own words. */
const stayTexts = {
  table: { en: 'The road and the Town', it: 'La strada e la Città' },
  'on-the-road': { en: 'On the road', it: 'Sulla strada' },
  'day-in-town': { en: 'Day {day} in Town', it: 'Giorno {day}' },
  'left-behind': { en: 'The Town lies behind you', it: 'La Città è alle vostre spalle' },
  steps: { en: 'The day in Town', it: 'La giornata in Città' },
  'step-road': { en: 'Road', it: 'Strada' },
  'step-lodging': { en: 'A bed', it: 'Un letto' },
  'step-visits': { en: 'Visits', it: 'Visite' },
  'step-evening': { en: 'Evening', it: 'Sera' },
  street: { en: 'The street', it: 'La strada principale' },
  'road-scene': {
    en: 'The posse on the road to Town',
    it: 'La compagnia in viaggio verso la Città',
  },
  'pick-door': { en: 'Walk into a door.', it: 'Entra da una porta.' },
  'pick-bed': { en: 'Pick where you sleep.', it: 'Scegli dove dormire.' },
  'pick-goods': {
    en: 'Look at what lies on the counter.',
    it: 'Guarda che cosa c’è sul banco.',
  },
  'at-road': { en: 'on the road', it: 'in viaggio' },
  'at-street': { en: 'in the street', it: 'per strada' },
  'at-hotel': { en: 'at the Hotel', it: 'all’Hotel' },
  'at-camp-site': { en: 'at the Camp Site', it: 'al Campo' },
  'at-away': { en: 'has left', it: 'è in viaggio' },
  'at-grave': { en: 'dead', it: 'morto' },
  'the-heroes': { en: 'The heroes', it: 'Gli eroi' },
  asked: { en: 'has a choice to make', it: 'deve scegliere' },
  'attend-to': { en: 'To {hero}', it: 'A {hero}' },
  'sheet-of': { en: 'Sheet of {hero}', it: 'Scheda di {hero}' },
  level: { en: 'Level {level}', it: 'Livello {level}' },
  'xp-of': { en: '{xp} of {cost} XP', it: '{xp} di {cost} PE' },
  'xp-full': { en: '{xp} XP', it: '{xp} PE' },
  'dark-stones': { en: 'Dark Stone: {count}', it: 'Pietra Oscura: {count}' },
  track: {
    en: 'Town Event Track: space {marker}',
    it: 'Tracciato degli Eventi: casella {marker}',
  },
  'track-odds': {
    en: 'Something happens tonight: {chance}',
    it: 'Stasera succede qualcosa: {chance}',
  },
  'track-odds-tomorrow': {
    en: 'Something happens tomorrow night: {chance}',
    it: 'Domani sera succede qualcosa: {chance}',
  },
  counter: { en: 'The counter', it: 'Il banco' },
  purse: { en: 'Your purse: {gold}', it: 'La tua borsa: {gold}' },
  'shelf-goods': { en: 'On the shelves', it: 'Sugli scaffali' },
  'shelf-services': { en: 'What they do for you', it: 'Che cosa fanno per te' },
  'shelf-forging': { en: 'On the anvil', it: 'Sull’incudine' },
  'nothing-here': { en: 'There is nothing here for you.', it: 'Qui non c’è niente per te.' },
  buy: { en: 'Buy for {price}', it: 'Compra per {price}' },
  'have-done': { en: 'Pay {price}', it: 'Paga {price}' },
  'for-nothing': { en: 'Do it', it: 'Fatelo' },
  'left-over': { en: '{left} are left', it: 'restano {left}' },
  missing: { en: '{missing} short', it: 'mancano {missing}' },
  'missing-stone': { en: 'not enough Dark Stone', it: 'Pietra Oscura insufficiente' },
  'stones-too': {
    en: 'and {stones} Dark Stone',
    it: 'e {stones} di Pietra Oscura',
  },
  succeeds: { en: 'succeeds: {chance}', it: 'riesce: {chance}' },
  'slots-of': { en: '{free} of {all} slots free', it: '{free} di {all} attacchi liberi' },
  'instead-of': { en: 'In its place now', it: 'Ora al suo posto' },
  'card-table': { en: 'The card table', it: 'Il tavolo da gioco' },
  pays: { en: 'pays {pays}', it: 'paga {pays}' },
  'close-card': { en: 'Put it back', it: 'Rimettilo a posto' },
  'nobody-here': { en: 'nobody', it: 'nessuno' },
  days: { en: 'Days in Town', it: 'Giorni in Città' },
  hazards: { en: 'Hazards on the road', it: 'Pericoli sulla strada' },
  spent: { en: 'Gold spent', it: 'Oro speso' },
  bought: { en: 'Things bought', it: 'Cose comprate' },
  cured: { en: 'Ailments cured', it: 'Mali curati' },
  levels: { en: 'Levels gained', it: 'Livelli ottenuti' },
  'report-title': { en: 'Back on the trail', it: 'Di nuovo in cammino' },
  'report-text': {
    en: 'The Town is behind them. What they bought is on their backs, what they suffered goes with them.',
    it: 'La Città è alle loro spalle. Portano addosso quello che hanno comprato, e dentro quello che hanno patito.',
  },
  'what-they-did': { en: 'Who did what', it: 'Chi ha fatto cosa' },
  'sum-level': { en: 'Level {level}: {bonus}', it: 'Livello {level}: {bonus}' },
  'sum-learned': {
    en: 'Level {level}: {bonus} Learned {learned}.',
    it: 'Livello {level}: {bonus} Ha imparato {learned}.',
  },
  'sum-raised': {
    en: 'Brought back from the dead for {price}.',
    it: 'Di nuovo in vita, per {price}.',
  },
  'sum-raised-self': {
    en: 'Brought back from the dead for {price} from their own purse.',
    it: 'Di nuovo in vita, per {price} di tasca propria.',
  },
  'sum-died': { en: 'Died.', it: 'Ha perso la vita.' },
  'sum-gave': {
    en: 'Gave {amount} to bring {hero} back.',
    it: 'Ha dato {amount} per riportare in vita {hero}.',
  },
  'sum-gave-self': {
    en: 'Paid {amount} of it from their own purse.',
    it: 'Ci ha messo {amount} di tasca propria.',
  },
  'sum-suffered': { en: 'Suffered {things}.', it: 'Ha subito: {things}.' },
  'sum-treated': { en: 'Paid {price} for treatment.', it: 'Ha pagato {price} per le cure.' },
  'sum-cured': { en: 'Cured of {cards}.', it: 'Mali curati: {cards}.' },
  'sum-uncured': {
    en: 'Treated in vain: {cards}.',
    it: 'Cure inutili: {cards}.',
  },
  'sum-cleansed': { en: 'Lost {points} Corruption.', it: 'Ha perso {points} Corruzione.' },
  'sum-bought': { en: 'Bought {cards} for {price}.', it: 'Ha comprato {cards} per {price}.' },
  'sum-forged': {
    en: 'Had {cards} forged for {price} and {stones} Dark Stone.',
    it: 'Ha fatto forgiare {cards} per {price} e {stones} Pietra Oscura.',
  },
  'sum-sold': { en: 'Sold {things} for {price}.', it: 'Ha venduto {things} per {price}.' },
  'sum-favours': { en: 'Paid {price} for {cards}.', it: 'Ha pagato {price} per {cards}.' },
  'sum-beds': { en: 'Paid {price} for the Hotel.', it: 'Ha pagato {price} per l’Hotel.' },
  'sum-gambled': {
    en: 'Gambled: staked {stakes}, won {won}.',
    it: 'Al gioco ha puntato {stakes} e vinto {won}.',
  },
  'sum-gained': { en: 'Gained {things}.', it: 'Ha ottenuto {things}.' },
  'sum-lost': { en: 'Lost {things}.', it: 'Ha perso {things}.' },
  'sum-used': { en: 'Used {cards}.', it: 'Ha usato {cards}.' },
  'sum-nothing': { en: 'Nothing to report.', it: 'Niente da segnalare.' },
  'sum-purse': { en: 'Purse: {before} → {after}', it: 'Borsa: {before} → {after}' },
  'some-stones': { en: '{count} Dark Stone', it: '{count} Pietra Oscura' },
  'some-xp': { en: '{count} XP', it: '{count} PE' },
  'some-corruption': { en: '{count} Corruption', it: '{count} Corruzione' },
} as const satisfies Texts;

/** Money, as the Town writes it. */
export function dollars(amount: number): string {
  return `$${amount}`;
}

export const stayText = speaker(stayTexts);
