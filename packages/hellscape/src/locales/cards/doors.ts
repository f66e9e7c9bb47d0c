import type { Texts } from '../types.ts';

export const doorsTexts = {
  'door-treasure-trap-room.name': {
    en: 'Treasure Trap Room',
    it: 'Stanza del tesoro con trappola',
  },
  'door-treasure-trap-room.flavour': {
    en: 'The gold was real. So was the blade above it.',
    it: 'L’oro era vero. Anche la lama che lo sovrastava.',
  },
  'door-ambush.name': { en: 'Ambush', it: 'Imboscata' },
  'door-ambush.flavour': {
    en: 'They heard you breathing long before you found the handle.',
    it: 'Vi sentivano respirare molto prima che trovaste la maniglia.',
  },
  'door-waiting-horror.name': { en: 'The Waiting Horror', it: 'L’orrore in attesa' },
  'door-waiting-horror.flavour': {
    en: 'It sits among the bones of the last party and hums.',
    it: 'Siede tra le ossa dell’ultima compagnia e canticchia.',
  },
  'door-flame-jet.name': { en: 'Flame Jet', it: 'Getto di fiamme' },
  'door-flame-jet.flavour': {
    en: 'The keyhole glows. Then it exhales.',
    it: 'La serratura si arroventa. Poi espira.',
  },
  'door-alarm.name': { en: 'The Brass Alarm', it: 'L’allarme d’ottone' },
  'door-alarm.flavour': {
    en: 'A bell with a face opens its eyes and screams.',
    it: 'Una campana con un volto apre gli occhi e urla.',
  },
  'door-spiked-floor.name': { en: 'Spiked Floor', it: 'Pavimento chiodato' },
  'door-spiked-floor.flavour': {
    en: 'Somebody dropped a purse here and did not dare to come back for it.',
    it: 'Qualcuno ha perso qui la borsa e non ha osato tornare a prenderla.',
  },
  'door-quiet-vault.name': { en: 'Quiet Vault', it: 'Cripta silenziosa' },
  'door-quiet-vault.flavour': {
    en: 'For once the dead keep to themselves.',
    it: 'Per una volta i morti si fanno gli affari loro.',
  },
  'door-empty-guardroom.name': { en: 'Empty Guardroom', it: 'Corpo di guardia deserto' },
  'door-empty-guardroom.flavour': {
    en: 'The soup is still warm. Better not to taste it.',
    it: 'La zuppa è ancora calda. Meglio non assaggiarla.',
  },
  'door-shrine-of-light.name': { en: 'Shrine of Light', it: 'Santuario della luce' },
  'door-shrine-of-light.flavour': {
    en: 'One candle that the Darkness forgot to put out.',
    it: 'Una candela che l’Oscurità ha dimenticato di spegnere.',
  },
  'door-mana-well.name': { en: 'Mana Well', it: 'Pozzo di Mana' },
  'door-mana-well.flavour': {
    en: 'The water shows a sky with too many stars.',
    it: 'L’acqua riflette un cielo con troppe stelle.',
  },
  'door-forgotten-chest.name': { en: 'Forgotten Chest', it: 'Forziere dimenticato' },
  'door-forgotten-chest.flavour': {
    en: 'Three locks, all of them open.',
    it: 'Tre serrature, tutte aperte.',
  },
  'door-dust-and-silence.name': { en: 'Dust and Silence', it: 'Polvere e silenzio' },
  'door-dust-and-silence.flavour': {
    en: 'Your own footsteps are already in the dust.',
    it: 'Nella polvere ci sono già le vostre impronte.',
  },
  'door-blood-altar.name': { en: 'Blood Altar', it: 'Altare di sangue' },
  'door-blood-altar.flavour': {
    en: 'The scales weigh only one thing.',
    it: 'La bilancia pesa una cosa sola.',
  },
  'door-frozen-seal.name': { en: 'Frozen Seal', it: 'Sigillo di ghiaccio' },
  'door-frozen-seal.flavour': {
    en: 'Your hand is part of the handle now.',
    it: 'Ora la tua mano fa parte della maniglia.',
  },
  'door-frozen-seal.wait.name': { en: 'Let the ice have its time', it: 'Lascia tempo al ghiaccio' },
  'door-frozen-seal.break.name': { en: 'Tear yourself loose', it: 'Strappati via' },
  'door-foul-air.name': { en: 'Foul Air', it: 'Aria fetida' },
  'door-foul-air.flavour': {
    en: 'A breath held for a hundred years.',
    it: 'Un respiro trattenuto per cent’anni.',
  },
  'door-foul-air.share.name': { en: 'Let it out', it: 'Lasciala uscire' },
  'door-foul-air.hold.name': { en: 'Hold the door', it: 'Reggi la porta' },
  'door-whispering-idol.name': { en: 'Whispering Idol', it: 'Idolo sussurrante' },
  'door-whispering-idol.flavour': {
    en: 'It knows your name. It knows everybody’s.',
    it: 'Sa come ti chiami. Lo sa di tutti.',
  },
  'door-whispering-idol.listen.name': { en: 'Listen', it: 'Ascolta' },
  'door-whispering-idol.pray.name': { en: 'Pray', it: 'Prega' },
  'door-dying-scout.name': { en: 'Dying Scout', it: 'Esploratore morente' },
  'door-dying-scout.flavour': {
    en: 'There is breath left for one thing.',
    it: 'Gli resta fiato per una cosa sola.',
  },
  'door-dying-scout.pack.name': { en: 'Take the pack', it: 'Prendi lo zaino' },
  'door-dying-scout.warning.name': { en: 'Hear the warning', it: 'Ascolta l’avvertimento' },
  'door-cursed-hoard.name': { en: 'Cursed Hoard', it: 'Tesoro maledetto' },
  'door-cursed-hoard.flavour': {
    en: 'It counts its coins in its sleep.',
    it: 'Conta le monete nel sonno.',
  },
  'door-cursed-hoard.take.name': { en: 'Take it', it: 'Prendilo' },
  'door-cursed-hoard.leave.name': { en: 'Let it lie', it: 'Lascialo stare' },
  'door-grasping-dark.name': { en: 'Grasping Dark', it: 'Il buio che afferra' },
  'special.grasping-dark': {
    en: 'the Hero who opened the door is dragged into a Zone of the Chamber of their choice. Every other Hero in the Zone they stood in may follow. Nobody takes Reaction damage',
    it: 'l’Eroe che ha aperto la porta viene trascinato in una Zona della Camera a sua scelta. Ogni altro Eroe nella Zona in cui si trovava può seguirlo. Nessuno subisce danni da Reazione',
  },
  'door-grasping-dark.flavour': {
    en: 'It has hands, and they are cold.',
    it: 'Ha delle mani, e sono fredde.',
  },
} as const satisfies Texts;
