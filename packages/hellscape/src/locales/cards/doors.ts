import type { Texts } from '../types.ts';

export const doorsTexts = {
  'door-treasure-trap-room.name': {
    en: 'Treasure Trap Room',
    it: 'Stanza del tesoro con trappola',
  },
  'door-treasure-trap-room.text': {
    en: 'The Hero who opened the door takes {wounds} {wounds|Wound|Wounds}. Place {loot} more Treasure {loot|token|tokens} in the Chamber.',
    it: "L'Eroe che ha aperto la porta subisce {wounds} {wounds|Ferita|Ferite}. Metti nella Camera {loot} {loot|segnalino|segnalini} Tesoro in più.",
  },
  'door-treasure-trap-room.flavour': {
    en: 'The gold was real. So was the blade above it.',
    it: "L'oro era vero. Anche la lama che lo sovrastava.",
  },
  'door-ambush.name': { en: 'Ambush', it: 'Imboscata' },
  'door-ambush.text': {
    en: '{mobs} more {mobs|Mob spawns|Mobs spawn} in the Chamber. Place {loot} more Treasure {loot|token|tokens} there.',
    it: 'Nella Camera {mobs|compare|compaiono} {mobs} {mobs|Orda|Orde} in più. Mettici {loot} {loot|segnalino|segnalini} Tesoro in più.',
  },
  'door-ambush.flavour': {
    en: 'They heard you breathing long before you found the handle.',
    it: 'Vi sentivano respirare molto prima che trovaste la maniglia.',
  },
  'door-waiting-horror.name': { en: 'The Waiting Horror', it: "L'orrore in attesa" },
  'door-waiting-horror.text': {
    en: 'A Roaming Monster spawns in a Zone of the Chamber that you choose. Place {loot} more Treasure {loot|token|tokens} in the Chamber.',
    it: 'Un Mostro Errante compare in una Zona della Camera a tua scelta. Metti nella Camera {loot} {loot|segnalino|segnalini} Tesoro in più.',
  },
  'door-waiting-horror.flavour': {
    en: 'It sits among the bones of the last party and hums.',
    it: "Siede tra le ossa dell'ultima compagnia e canticchia.",
  },
  'door-flame-jet.name': { en: 'Flame Jet', it: 'Getto di fiamme' },
  'door-flame-jet.text': {
    en: 'Every Hero in the Zone of the Hero who opened the door gets {fire} Fire.',
    it: 'Ogni Eroe nella Zona di chi ha aperto la porta riceve {fire} Fuoco.',
  },
  'door-flame-jet.flavour': {
    en: 'The keyhole glows. Then it exhales.',
    it: 'La serratura si arroventa. Poi espira.',
  },
  'door-alarm.name': { en: 'The Brass Alarm', it: "L'allarme d'ottone" },
  'door-alarm.text': {
    en: 'Every Enemy in the Dungeon moves up to {zones} Zones toward the nearest Hero.',
    it: "Ogni Nemico nel Dungeon si muove fino a {zones} Zone verso l'Eroe più vicino.",
  },
  'door-alarm.flavour': {
    en: 'A bell with a face opens its eyes and screams.',
    it: 'Una campana con un volto apre gli occhi e urla.',
  },
  'door-spiked-floor.name': { en: 'Spiked Floor', it: 'Pavimento chiodato' },
  'door-spiked-floor.text': {
    en: 'Choose a Zone of the Chamber: place a Spike Trap and {loot} Treasure {loot|token|tokens} there.',
    it: 'Scegli una Zona della Camera: mettici una Trappola a spuntoni e {loot} {loot|segnalino|segnalini} Tesoro.',
  },
  'door-spiked-floor.flavour': {
    en: 'Somebody dropped a purse here and did not dare to come back for it.',
    it: 'Qualcuno ha perso qui la borsa e non ha osato tornare a prenderla.',
  },
  'door-quiet-vault.name': { en: 'Quiet Vault', it: 'Cripta silenziosa' },
  'door-quiet-vault.text': {
    en: 'Place {loot} more Treasure {loot|token|tokens} in the Chamber.',
    it: 'Metti nella Camera {loot} {loot|segnalino|segnalini} Tesoro in più.',
  },
  'door-quiet-vault.flavour': {
    en: 'For once the dead keep to themselves.',
    it: 'Per una volta i morti si fanno gli affari loro.',
  },
  'door-empty-guardroom.name': { en: 'Empty Guardroom', it: 'Corpo di guardia deserto' },
  'door-empty-guardroom.text': {
    en: 'No Mob spawns in the Chamber. Remove its Spawn tokens.',
    it: 'Nella Camera non compare nessuna Orda. Rimuovi i suoi segnalini Comparsa.',
  },
  'door-empty-guardroom.flavour': {
    en: 'The soup is still warm. Better not to taste it.',
    it: 'La zuppa è ancora calda. Meglio non assaggiarla.',
  },
  'door-shrine-of-light.name': { en: 'Shrine of Light', it: 'Santuario della luce' },
  'door-shrine-of-light.text': {
    en: 'Every Hero in the Zone of the Hero who opened the door heals {heal}.',
    it: 'Ogni Eroe nella Zona di chi ha aperto la porta si cura di {heal}.',
  },
  'door-shrine-of-light.flavour': {
    en: 'One candle that the Darkness forgot to put out.',
    it: "Una candela che l'Oscurità ha dimenticato di spegnere.",
  },
  'door-mana-well.name': { en: 'Mana Well', it: 'Pozzo di Mana' },
  'door-mana-well.text': {
    en: 'Every Hero in the Zone of the Hero who opened the door gains {mana} Mana.',
    it: 'Ogni Eroe nella Zona di chi ha aperto la porta ottiene {mana} Mana.',
  },
  'door-mana-well.flavour': {
    en: 'The water shows a sky with too many stars.',
    it: "L'acqua riflette un cielo con troppe stelle.",
  },
  'door-forgotten-chest.name': { en: 'Forgotten Chest', it: 'Forziere dimenticato' },
  'door-forgotten-chest.text': {
    en: 'Place a Chest in a Zone of the Chamber that you choose.',
    it: 'Metti un Forziere in una Zona della Camera a tua scelta.',
  },
  'door-forgotten-chest.flavour': {
    en: 'Three locks, all of them open.',
    it: 'Tre serrature, tutte aperte.',
  },
  'door-dust-and-silence.name': { en: 'Dust and Silence', it: 'Polvere e silenzio' },
  'door-dust-and-silence.text': {
    en: 'Nothing else happens.',
    it: "Non succede nient'altro.",
  },
  'door-dust-and-silence.flavour': {
    en: 'Your own footsteps are already in the dust.',
    it: 'Nella polvere ci sono già le vostre impronte.',
  },
  'door-blood-altar.name': { en: 'Blood Altar', it: 'Altare di sangue' },
  'door-blood-altar.text': {
    en: 'The Hero who opened the door may take up to {most} Wounds. For each of them place 1 more Treasure token in the Chamber. This cannot take the last Health.',
    it: "L'Eroe che ha aperto la porta può subire fino a {most} Ferite. Per ognuna metti nella Camera 1 segnalino Tesoro in più. Non può perdere l'ultimo punto Salute.",
  },
  'door-blood-altar.flavour': {
    en: 'The scales weigh only one thing.',
    it: 'La bilancia pesa una cosa sola.',
  },
  'door-blood-altar.blood0': { en: 'Give nothing', it: 'Non dare nulla' },
  'door-blood-altar.blood1': {
    en: 'Take 1 Wound for 1 more Treasure',
    it: 'Subisci 1 Ferita per 1 Tesoro in più',
  },
  'door-blood-altar.blood2': {
    en: 'Take 2 Wounds for 2 more Treasures',
    it: 'Subisci 2 Ferite per 2 Tesori in più',
  },
  'door-frozen-seal.name': { en: 'Frozen Seal', it: 'Sigillo di ghiaccio' },
  'door-frozen-seal.text': {
    en: 'The Hero who opened the door gets {frost} Frost or takes {wounds} Wounds, as they choose.',
    it: "L'Eroe che ha aperto la porta riceve {frost} Gelo o subisce {wounds} Ferite, a sua scelta.",
  },
  'door-frozen-seal.flavour': {
    en: 'Your hand is part of the handle now.',
    it: 'Ora la tua mano fa parte della maniglia.',
  },
  'door-frozen-seal.wait': {
    en: 'Let the ice have its time: {frost} Frost',
    it: 'Lascia tempo al ghiaccio: {frost} Gelo',
  },
  'door-frozen-seal.break': {
    en: 'Tear yourself loose: {wounds} Wounds',
    it: 'Strappati via: {wounds} Ferite',
  },
  'door-foul-air.name': { en: 'Foul Air', it: 'Aria fetida' },
  'door-foul-air.text': {
    en: 'Every Hero in the Zone of the Hero who opened the door takes {wounds} {wounds|Wound|Wounds}; or, if other Heroes are there, the one who opened it may hold the door and take {alone} alone.',
    it: 'Ogni Eroe nella Zona di chi ha aperto la porta subisce {wounds} {wounds|Ferita|Ferite}; oppure, se ci sono altri Eroi, chi ha aperto può reggere la porta e subirne {alone} da solo.',
  },
  'door-foul-air.flavour': {
    en: 'A breath held for a hundred years.',
    it: 'Un respiro trattenuto per cent’anni.',
  },
  'door-foul-air.share': {
    en: 'Everybody takes {wounds} {wounds|Wound|Wounds}',
    it: 'Ognuno subisce {wounds} {wounds|Ferita|Ferite}',
  },
  'door-foul-air.hold': {
    en: 'Hold the door and take {alone} Wounds alone',
    it: 'Reggi la porta e subisci solo tu {alone} Ferite',
  },
  'door-whispering-idol.name': { en: 'Whispering Idol', it: 'Idolo sussurrante' },
  'door-whispering-idol.text': {
    en: 'The Hero who opened the door gains {xp} XP, or every Hero in their Zone heals {heal}, as they choose.',
    it: "L'Eroe che ha aperto la porta ottiene {xp} PE, oppure ogni Eroe nella sua Zona si cura di {heal}, a sua scelta.",
  },
  'door-whispering-idol.flavour': {
    en: 'It knows your name. It knows everybody’s.',
    it: 'Sa come ti chiami. Lo sa di tutti.',
  },
  'door-whispering-idol.listen': { en: 'Listen: gain {xp} XP', it: 'Ascolta: ottieni {xp} PE' },
  'door-whispering-idol.pray': {
    en: 'Pray: every Hero here heals {heal}',
    it: 'Prega: ogni Eroe qui si cura di {heal}',
  },
  'door-dying-scout.name': { en: 'Dying Scout', it: 'Esploratore morente' },
  'door-dying-scout.text': {
    en: 'The Hero who opened the door chooses: draw {items} Common {items|item|items}, or no Mob spawns in the Chamber (remove its Spawn tokens).',
    it: "L'Eroe che ha aperto la porta sceglie: pesca {items} {items|oggetto Comune|oggetti Comuni}, oppure nella Camera non compare nessuna Orda (rimuovi i suoi segnalini Comparsa).",
  },
  'door-dying-scout.flavour': {
    en: 'There is breath left for one thing.',
    it: 'Gli resta fiato per una cosa sola.',
  },
  'door-dying-scout.pack': {
    en: 'Take the pack: {items} Common {items|item|items}',
    it: 'Prendi lo zaino: {items} {items|oggetto Comune|oggetti Comuni}',
  },
  'door-dying-scout.warning': {
    en: 'Hear the warning: no Mob spawns',
    it: "Ascolta l'avvertimento: non compare nessuna Orda",
  },
  'door-cursed-hoard.name': { en: 'Cursed Hoard', it: 'Tesoro maledetto' },
  'door-cursed-hoard.text': {
    en: 'The Hero who opened the door may disturb the hoard: place {loot} more Treasure tokens in the Chamber, and a Roaming Monster spawns there.',
    it: "L'Eroe che ha aperto la porta può violare il tesoro: metti nella Camera {loot} segnalini Tesoro in più, e lì compare un Mostro Errante.",
  },
  'door-cursed-hoard.flavour': {
    en: 'It counts its coins in its sleep.',
    it: 'Conta le monete nel sonno.',
  },
  'door-cursed-hoard.take': {
    en: 'Take it: {loot} more Treasures and a Roaming Monster',
    it: 'Prendilo: {loot} Tesori in più e un Mostro Errante',
  },
  'door-cursed-hoard.leave': { en: 'Let it lie', it: 'Lascialo stare' },
  'door-grasping-dark.name': { en: 'Grasping Dark', it: 'Il buio che afferra' },
  'door-grasping-dark.text': {
    en: 'The Hero who opened the door is dragged into a Zone of the Chamber of their choice. Every other Hero in the Zone they stood in may follow. Nobody takes Reaction damage.',
    it: "L'Eroe che ha aperto la porta viene trascinato in una Zona della Camera a sua scelta. Ogni altro Eroe nella Zona in cui si trovava può seguirlo. Nessuno subisce danni da Reazione.",
  },
  'door-grasping-dark.flavour': {
    en: 'It has hands, and they are cold.',
    it: 'Ha delle mani, e sono fredde.',
  },
} as const satisfies Texts;
