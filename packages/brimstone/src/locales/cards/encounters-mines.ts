import type { Texts } from '../types.ts';

export const mineEncounterTexts = {
  'groaning-timbers.name': { en: 'Groaning Timbers', it: 'Puntelli che gemono' },
  'groaning-timbers.text': {
    en: 'One Hero on this tile: Strength {target}+. No success: every Hero here takes {hits} Hits of {damage} Wound and one random Door of this room caves in. One: the props hold, the tester takes 1 Hit of {holdDamage} Wounds. Two or more: {xp} XP and {scavenge} Scavenge card from behind the boards.',
    it: 'Un Eroe su questa tessera: Forza {target}+. Nessun successo: ogni Eroe qui subisce {hits} Colpi da {damage} Ferita e una Porta a caso della stanza crolla. Uno: i puntelli reggono, chi prova subisce 1 Colpo da {holdDamage} Ferite. Due o più: {xp} PE e {scavenge} carta Frugare da dietro le assi.',
  },
  'groaning-timbers.flavour': {
    en: 'The mountain clears its throat.',
    it: 'La montagna si schiarisce la gola.',
  },
  'cart-with-no-brakeman.name': { en: 'Cart with No Brakeman', it: 'Carrello senza frenatore' },
  'cart-with-no-brakeman.text': {
    en: 'A random Hero on this tile: Agility {agility}+ for {xp} XP, or take 1 Hit of {damage} Wounds. Then one Hero: Cunning {cunning}+ to throw the points before it rolls out of sight: {xp} XP and {scavenge} Scavenge card.',
    it: 'Un Eroe a caso su questa tessera: Agilità {agility}+ per {xp} PE, o subisce 1 Colpo da {damage} Ferite. Poi un Eroe: Astuzia {cunning}+ per girare lo scambio prima che sparisca: {xp} PE e {scavenge} carta Frugare.',
  },
  'cart-with-no-brakeman.flavour': { en: 'It came uphill.', it: 'Veniva su per la salita.' },
  'clerk-who-stayed.name': { en: 'The Clerk Who Stayed', it: 'Il commesso rimasto' },
  'clerk-who-stayed.text': {
    en: 'Each Hero may settle the account: pay ${fee}, gain a Bandages token, no test. Everyone else: Spirit {target}+ for {xp} XP, or take {horror} Horror Hits.',
    it: "Ogni Eroe può saldare il conto: paga ${fee}, prende un segnalino Bende, nessuna prova. Tutti gli altri: Spirito {target}+ per {xp} PE, o subiscono {horror} Colpi d'Orrore.",
  },
  'clerk-who-stayed.flavour': {
    en: 'Behind the counter, in his own dust, he licks his pencil and finds your name.',
    it: 'Dietro il banco, nella sua stessa polvere, lecca la matita e trova il vostro nome.',
  },
  'weight-on-the-winch.name': { en: 'Weight on the Winch', it: "Peso all'argano" },
  'weight-on-the-winch.text': {
    en: 'One Hero here may haul: Strength {target}+. No success: {tentacles} Tentacles come up first (Ambush). One: {dice} × ${gold}. Two: {stone} Dark Stone and {xp} XP. Three or more: an Artifact and {xp} XP.',
    it: 'Un Eroe qui può issare: Forza {target}+. Nessun successo: salgono prima {tentacles} Tentacoli (Imboscata). Uno: {dice} × ${gold}. Due: {stone} Pietra Oscura e {xp} PE. Tre o più: un Artefatto e {xp} PE.',
  },
  'weight-on-the-winch.flavour': {
    en: 'Something down there is keeping the rope taut.',
    it: 'Laggiù qualcosa tiene tesa la corda.',
  },
  'twelve-made-beds.name': { en: 'Twelve Made Beds', it: 'Dodici letti rifatti' },
  'twelve-made-beds.text': {
    en: 'Each Hero here may lie down: heal {heal} Wounds and Sanity in any mix, then Spirit {target}+: pass, recover {grit} Grit; fail, {horror} Horror Hits. If {sleepers} or more lie down, the Darkness moves {darkness} step.',
    it: "Ogni Eroe qui può coricarsi: cura {heal} tra Ferite e Sanità, poi Spirito {target}+: se riesce recupera {grit} Grinta; se fallisce subisce {horror} Colpi d'Orrore. Se si coricano in {sleepers} o più, l'Oscurità avanza di {darkness}.",
  },
  'twelve-made-beds.flavour': { en: 'Clean sheets. Warm.', it: 'Lenzuola pulite. Calde.' },
  'vein-that-hums.name': { en: 'The Vein That Hums', it: 'La vena che canta' },
  'vein-that-hums.text': {
    en: 'One Hero here: Lore {target}+. Pass: {xp} XP; each Hero here may chip off {stone} Dark Stone for {corruption} Corruption Hit. Fail: the tester breaks off {stone} Dark Stone, and every Hero here takes {corruption} Corruption Hit.',
    it: 'Un Eroe qui: Sapere {target}+. Riesce: {xp} PE; ogni Eroe qui può staccare {stone} Pietra Oscura in cambio di {corruption} Colpo di Corruzione. Fallisce: chi prova spezza {stone} Pietra Oscura e ogni Eroe qui subisce {corruption} Colpo di Corruzione.',
  },
  'vein-that-hums.flavour': {
    en: 'You know the tune. Nobody can say from where.',
    it: 'La melodia la conoscete. Nessuno sa dire da dove.',
  },
  'sermon-in-the-rock.name': { en: 'Sermon in the Rock', it: 'Sermone nella roccia' },
  'sermon-in-the-rock.text': {
    en: 'All Heroes: Spirit {target}+ for {xp} XP, or take 1 Horror Hit of {sanity} Sanity. If all pass, discard the top Growing Dread card unread (no card: {bonus} more XP each). If all fail, add a Growing Dread card.',
    it: "Tutti gli Eroi: Spirito {target}+ per {xp} PE, o 1 Colpo d'Orrore da {sanity} Sanità. Se riescono tutti, scarta senza leggerla la prima carta Terrore Crescente (nessuna carta: altri {bonus} PE ciascuno). Se falliscono tutti, aggiungi una carta Terrore Crescente.",
  },
  'sermon-in-the-rock.flavour': {
    en: 'A congregation hums along inside the walls.',
    it: 'Dentro le pareti i fedeli accompagnano a bocca chiusa.',
  },
  'sweating-sticks.name': { en: 'Sweating Sticks', it: 'Candelotti che sudano' },
  'sweating-sticks.text': {
    en: 'One Hero here: Cunning {target}+. No success: the tester takes {own} Wounds and every other Hero here {others}, ignoring Defense. One: {xp} XP, hands steady. Two or more: {xp} XP and {dynamite} Dynamite.',
    it: 'Un Eroe qui: Astuzia {target}+. Nessun successo: chi prova subisce {own} Ferite e ogni altro Eroe qui {others}, ignorando la Difesa. Uno: {xp} PE, mano ferma. Due o più: {xp} PE e {dynamite} Dinamite.',
  },
  'sweating-sticks.flavour': {
    en: 'The crate is weeping. Do not console it.',
    it: 'La cassa piange. Non consolatela.',
  },
  'firedamp.name': { en: 'Firedamp', it: 'Grisù' },
  'firedamp.text': {
    en: 'All Heroes: Cunning {target}+, or take 1 Hit of {damage} Wounds. If half or more fail, the lantern is turned down too late: the Darkness moves {darkness} step.',
    it: "Tutti gli Eroi: Astuzia {target}+, o 1 Colpo da {damage} Ferite. Se fallisce la metà o più, la lanterna viene abbassata tardi: l'Oscurità avanza di {darkness}.",
  },
  'firedamp.flavour': {
    en: 'The flame goes blue and leans toward you.',
    it: 'La fiamma si fa azzurra e si piega verso di voi.',
  },
  'the-empty-chair.name': { en: 'The Empty Chair', it: 'La sedia vuota' },
  'the-empty-chair.text': {
    en: 'One Hero may sit down with the dead men: Luck {target}+. No success: lose {dice} × ${lose}, and if you cannot pay, {horror} Horror Hits as well. One: {xp} XP and out even. Two: {dice} × ${win}. Three or more: an Artifact from the pot.',
    it: "Un Eroe può sedersi con i morti: Fortuna {target}+. Nessun successo: perde {dice} × ${lose} e, se non può pagare, subisce anche {horror} Colpi d'Orrore. Uno: {xp} PE e si alza in pari. Due: {dice} × ${win}. Tre o più: un Artefatto dal piatto.",
  },
  'the-empty-chair.flavour': {
    en: 'Four miners, five hands dealt.',
    it: 'Quattro minatori, cinque mani di carte.',
  },
  'foremans-ledger.name': { en: "The Foreman's Ledger", it: 'Il registro del caposquadra' },
  'foremans-ledger.text': {
    en: 'One Hero: Lore {target}+. Pass: {xp} XP; look at the top {tokens} Exploration Tokens and put them back in any order. Fail: {horror} Horror Hits.',
    it: "Un Eroe: Sapere {target}+. Riesce: {xp} PE; guarda i primi {tokens} segnalini Esplorazione e rimettili nell'ordine che vuoi. Fallisce: {horror} Colpi d'Orrore.",
  },
  'foremans-ledger.flavour': {
    en: 'The last entry is dated tomorrow.',
    it: "L'ultima riga porta la data di domani.",
  },
  'rats-going-up.name': { en: 'Rats Going Up', it: 'Ratti in salita' },
  'rats-going-up.text': {
    en: 'A random Hero: Agility {agility}+ for {xp} XP, or lose a random Side Bag token (none: {hits} Hits). Then one Hero reads where they run from: Luck {luck}+, the Darkness moves back {darkness} step and {xpFollow} XP.',
    it: "Un Eroe a caso: Agilità {agility}+ per {xp} PE, o perde un segnalino a caso della Tracolla (nessuno: {hits} Colpi). Poi un Eroe capisce da dove fuggono: Fortuna {luck}+, l'Oscurità arretra di {darkness} e {xpFollow} PE.",
  },
  'rats-going-up.flavour': {
    en: 'They do not even look at you. That is the worrying part.',
    it: 'Non vi guardano nemmeno. È questo che preoccupa.',
  },
  'black-water.name': { en: 'Black Water', it: 'Acqua nera' },
  'black-water.text': {
    en: 'Every Hero here wades: Strength {strength}+ for {xp} XP, or take 1 Hit of {damage} Wounds and lose {grit} Grit. One who got across may dive: Agility {agility}+ for a Gear card, or {hits} Hits.',
    it: 'Ogni Eroe qui guada: Forza {strength}+ per {xp} PE, o 1 Colpo da {damage} Ferite e perde {grit} Grinta. Uno di quelli che sono passati può tuffarsi: Agilità {agility}+ per una carta Equipaggiamento, o {hits} Colpi.',
  },
  'black-water.flavour': {
    en: 'Waist deep, and the bottom moves off politely.',
    it: 'Fino alla cintola, e il fondo si scosta con garbo.',
  },
  'company-photograph.name': { en: 'Company Photograph', it: 'Fotografia della Compagnia' },
  'company-photograph.text': {
    en: "A random Hero: Spirit {target}+ for {xp} XP. Fail: keep this card; at the start of each Fight you take {horror} Horror Hit. When your Activation starts you may burn it by discarding a Whiskey; it also goes when you would be KO'd.",
    it: "Un Eroe a caso: Spirito {target}+ per {xp} PE. Fallisce: tiene questa carta; all'inizio di ogni Scontro subisce {horror} Colpo d'Orrore. All'inizio della propria Attivazione può bruciarla scartando un Whiskey; se ne va anche quando l'Eroe andrebbe KO.",
  },
  'company-photograph.flavour': {
    en: "Spring of '49. You are in the back row, smiling.",
    it: "Primavera del '49. Siete in ultima fila, e sorridete.",
  },
  'second-flame.name': { en: 'The Second Flame', it: 'La seconda fiamma' },
  'second-flame.text': {
    en: 'One Hero here climbs for the hanging lamp: Agility {target}+. Pass: {xp} XP, and +{bonus} on Hold Back the Darkness until the Darkness next moves forward. Fail: {hits} Hits of burning oil.',
    it: "Un Eroe qui si arrampica alla lampada appesa: Agilità {target}+. Riesce: {xp} PE, e +{bonus} per Trattenere l'Oscurità finché l'Oscurità non avanza. Fallisce: {hits} Colpi di olio ardente.",
  },
  'second-flame.flavour': { en: 'Someone lit it today.', it: "Qualcuno l'ha accesa oggi." },
  'chalk-marks.name': { en: 'Chalk Marks', it: 'Segni di gesso' },
  'chalk-marks.text': {
    en: 'One Hero: Cunning {target}+. Pass: {xp} XP and one random End Cap of this room becomes a Door (none possible: {instead} more XP). Fail: one random unexplored Door here caves in.',
    it: 'Un Eroe: Astuzia {target}+. Riesce: {xp} PE e un Tappo a caso di questa stanza diventa una Porta (se non è possibile: altri {instead} PE). Fallisce: una Porta inesplorata a caso qui crolla.',
  },
  'chalk-marks.flavour': {
    en: 'Arrows, all pointing at you.',
    it: 'Frecce, e puntano tutte su di voi.',
  },
  'hand-in-the-rubble.name': { en: 'A Hand in the Rubble', it: 'Una mano tra i detriti' },
  'hand-in-the-rubble.text': {
    en: 'One Hero here digs: Strength {target}+. Another Hero here may take 1 Hit of {helpDamage} Wounds to add {helpDice} dice. No success: the screaming draws an Ambush. One: too late, {dice} × ${gold} in his pockets. Two or more: he lives. {xp} XP to every Hero, a Gear card to the digger.',
    it: "Un Eroe qui scava: Forza {target}+. Un altro Eroe qui può subire 1 Colpo da {helpDamage} Ferite per aggiungere {helpDice} dadi. Nessun successo: le grida attirano un'Imboscata. Uno: troppo tardi, {dice} × ${gold} nelle tasche. Due o più: è vivo. {xp} PE a ogni Eroe, una carta Equipaggiamento a chi scava.",
  },
  'hand-in-the-rubble.flavour': {
    en: 'It waves. It has been waving for some time.',
    it: 'Saluta. Saluta da un bel pezzo.',
  },
  'pale-blooms.name': { en: 'Pale Blooms', it: 'Fiori pallidi' },
  'pale-blooms.text': {
    en: 'All Heroes: Luck {luck}+, or gain a Poison marker. Then one Hero here may pick them: Lore {lore}+ for 1 Herbs and 1 Swamp Fungus, or gain a Poison marker.',
    it: 'Tutti gli Eroi: Fortuna {luck}+, o un segnalino Veleno. Poi un Eroe qui può coglierli: Sapere {lore}+ per 1 Erbe e 1 Fungo di Palude, o un segnalino Veleno.',
  },
  'pale-blooms.flavour': {
    en: 'They turn to follow the lantern, then, slowly, your mouth.',
    it: 'Si girano verso la lanterna, poi, piano, verso la vostra bocca.',
  },
  'nest-behind-the-boards.name': { en: 'Nest Behind the Boards', it: 'Nido dietro le assi' },
  'nest-behind-the-boards.text': {
    en: 'A Hero here may discard a Dynamite or a Whiskey to burn it: {burnXp} XP, no test. Otherwise a random Hero here: Agility {target}+ for {xp} XP, or a Peril die of Void Spiders attacks (Ambush).',
    it: 'Un Eroe qui può scartare una Dinamite o un Whiskey per bruciarlo: {burnXp} PE, nessuna prova. Altrimenti un Eroe a caso qui: Agilità {target}+ per {xp} PE, o un Dado Pericolo di Ragni del Vuoto attacca (Imboscata).',
  },
  'nest-behind-the-boards.flavour': {
    en: 'The wallpaper is breathing.',
    it: 'La carta da parati respira.',
  },
  'crack-of-blue-light.name': { en: 'Crack of Blue Light', it: 'Fessura di luce azzurra' },
  'crack-of-blue-light.text': {
    en: 'One Hero here: Lore {target}+. Pass: {xp} XP, and you may let a Gate open at a random End Cap of this room. Fail: every Hero here takes {corruption} Corruption Hit and the Gate opens anyway. If no Gate can open, a pass also finds {stone} Dark Stone.',
    it: 'Un Eroe qui: Sapere {target}+. Riesce: {xp} PE, e puoi lasciar aprire un Portale su un Tappo a caso di questa stanza. Fallisce: ogni Eroe qui subisce {corruption} Colpo di Corruzione e il Portale si apre lo stesso. Se nessun Portale può aprirsi, chi riesce trova anche {stone} Pietra Oscura.',
  },
  'crack-of-blue-light.flavour': {
    en: 'Cold comes out of it, and a smell of snow.',
    it: 'Ne esce freddo, e odore di neve.',
  },
} satisfies Texts;
