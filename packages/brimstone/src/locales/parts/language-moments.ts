import type { ChangeName } from '../../language/text/changes.ts';
import type { MomentKey } from '../../language/text/moments.ts';
import type { Texts } from '../types.ts';

/** When a card reacts: said to the hero whose moment it is, of another one, of the enemy whose ability it is. */
export const momentTexts = {
  'moment.adventureStart.you': {
    en: 'at the start of each Adventure',
    it: 'all’inizio di ogni Avventura',
  },
  'moment.adventureStart.one': {
    en: 'at the start of each Adventure',
    it: 'all’inizio di ogni Avventura',
  },
  'moment.adventureEnd.any': {
    en: 'at the end of the Adventure',
    it: 'alla fine dell’Avventura',
  },
  'moment.turnStart.any': { en: 'at the start of each turn', it: 'all’inizio di ogni turno' },
  'moment.turnEnd.any': { en: 'at the end of each turn', it: 'alla fine di ogni turno' },
  'moment.holdBackRolled.any': {
    en: 'on each roll to Hold Back the Darkness',
    it: 'a ogni tiro per Trattenere l’Oscurità',
  },
  'moment.darknessMoved.any': { en: 'when the Darkness moves', it: 'quando l’Oscurità si muove' },
  'moment.darknessDrawn.any': {
    en: 'when a Darkness card is drawn',
    it: 'quando si pesca una carta Oscurità',
  },
  'moment.depthEvent.any': {
    en: 'when there is a Depth Event',
    it: 'quando c’è un Evento di Profondità',
  },
  'moment.heroActivationStart.you': {
    en: 'at the start of your Activation',
    it: 'all’inizio della tua Attivazione',
  },
  'moment.heroActivationStart.one': {
    en: 'when {who} starts an Activation',
    it: 'quando {who} inizia la sua Attivazione',
  },
  'moment.heroActivationEnd.you': {
    en: 'at the end of your Activation',
    it: 'alla fine della tua Attivazione',
  },
  'moment.heroActivationEnd.one': {
    en: 'when {who} ends an Activation',
    it: 'quando {who} finisce la sua Attivazione',
  },
  'moment.moveRolled.you': { en: 'when you roll for Move', it: 'quando tiri il Movimento' },
  'moment.moveRolled.one': {
    en: 'when {who} rolls for Move',
    it: 'quando {who} tira il Movimento',
  },
  'moment.escapeTest.you': {
    en: 'when you have to make an Escape test',
    it: 'quando devi fare una Prova di Fuga',
  },
  'moment.escapeTest.one': {
    en: 'when {who} has to make an Escape test',
    it: 'quando {who} deve fare una Prova di Fuga',
  },
  'moment.heroRolled.you': { en: 'when you roll dice', it: 'quando tiri dei dadi' },
  'moment.heroRolled.one': { en: 'when {who} rolls dice', it: 'quando {who} tira dei dadi' },
  'moment.tileRevealed.you': {
    en: 'when you reveal a Map Tile',
    it: 'quando riveli una Tessera Mappa',
  },
  'moment.tileRevealed.one': {
    en: 'when {who} reveals a Map Tile',
    it: 'quando {who} rivela una Tessera Mappa',
  },
  'moment.encounterDrawn.any': {
    en: 'when an Encounter is drawn',
    it: 'quando si pesca un Incontro',
  },
  'moment.encounterTest.you': {
    en: 'when you take a Skill test of an Encounter',
    it: 'quando affronti una Prova di Abilità di un Incontro',
  },
  'moment.encounterTest.one': {
    en: 'when {who} takes a Skill test of an Encounter',
    it: 'quando {who} affronta una Prova di Abilità di un Incontro',
  },
  'moment.scavengeDrawn.you': {
    en: 'when you draw Scavenge cards',
    it: 'quando peschi carte Frugare',
  },
  'moment.scavengeDrawn.one': {
    en: 'when {who} draws Scavenge cards',
    it: 'quando {who} pesca carte Frugare',
  },
  'moment.enemiesComing.any': { en: 'when Enemies come', it: 'quando arrivano Nemici' },
  'moment.fightStart.any': { en: 'when a Fight starts', it: 'quando inizia uno Scontro' },
  'moment.fightStart-ambush.any': {
    en: 'when a Fight starts with an Ambush',
    it: 'quando uno Scontro inizia con un’Imboscata',
  },
  'moment.ambushed.any': { en: 'when Enemies Ambush', it: 'quando c’è un’Imboscata' },
  'moment.fightEnd.any': { en: 'when a Fight ends', it: 'quando finisce uno Scontro' },
  'moment.catchYourBreath.you': { en: 'when you Catch Your Breath', it: 'quando Riprendi Fiato' },
  'moment.catchYourBreath.one': {
    en: 'when {who} Catches Their Breath',
    it: 'quando {who} Riprende Fiato',
  },
  'moment.targetsSought.you': {
    en: 'when you choose your targets{with}',
    it: 'quando scegli i bersagli{with}',
  },
  'moment.targetsSought.one': {
    en: 'when {who} chooses targets{with}',
    it: 'quando {who} sceglie i bersagli{with}',
  },
  'moment.aimedAt.you': { en: 'against {enemy}{with}', it: 'contro {enemy}{with}' },
  'moment.aimedAt.one': {
    en: 'when {who} attacks {enemy}{with}',
    it: 'quando {who} attacca {enemy}{with}',
  },
  'moment.aimedAt.type': { en: 'when it is attacked{with}', it: 'quando viene attaccato{with}' },
  'moment.attackDeclared.you': { en: 'when you make {attack}', it: 'quando effettui {attack}' },
  'moment.attackDeclared.one': {
    en: 'when {who} makes {attack}',
    it: 'quando {who} effettua {attack}',
  },
  'moment.attackRolled.you': {
    en: 'when you have rolled To Hit{with}',
    it: 'dopo il tuo tiro Per Colpire{with}',
  },
  'moment.attackRolled.one': {
    en: 'when {who} has rolled To Hit{with}',
    it: 'quando {who} ha tirato Per Colpire{with}',
  },
  'moment.attackResolved.you': { en: 'after {attack}', it: 'dopo {attack}' },
  'moment.attackResolved.one': {
    en: 'after {who} has made {attack}',
    it: 'dopo che {who} ha effettuato {attack}',
  },
  'moment.attackResolved-killed.you': {
    en: 'after {attack} in which you killed an Enemy',
    it: 'dopo {attack} in cui hai ucciso un Nemico',
  },
  'moment.attackResolved-killed.one': {
    en: 'after {attack} in which {who} killed an Enemy',
    it: 'dopo {attack} in cui {who} ha ucciso un Nemico',
  },
  'moment.hitAssigned.you': {
    en: 'when you assign a Hit{with} to {enemy}',
    it: 'quando assegni un Colpo{with} a {enemy}',
  },
  'moment.hitAssigned.one': {
    en: 'when {who} assigns a Hit{with} to {enemy}',
    it: 'quando {who} assegna un Colpo{with} a {enemy}',
  },
  'moment.hitAssigned.type': {
    en: 'when a Hit{with} is assigned to it',
    it: 'quando gli viene assegnato un Colpo{with}',
  },
  'moment.damageRolled.you': {
    en: 'when you hit {enemy}{with}',
    it: 'quando colpisci {enemy}{with}',
  },
  'moment.damageRolled.one': {
    en: 'when {who} hits {enemy}{with}',
    it: 'quando {who} colpisce {enemy}{with}',
  },
  'moment.damageRolled.type': { en: 'when it is hit{with}', it: 'quando viene colpito{with}' },
  'moment.damageRolled-critical.you': {
    en: 'when you score a Critical Hit on {enemy}{with}',
    it: 'quando infliggi un Colpo Critico a {enemy}{with}',
  },
  'moment.damageRolled-critical.one': {
    en: 'when {who} scores a Critical Hit on {enemy}{with}',
    it: 'quando {who} infligge un Colpo Critico a {enemy}{with}',
  },
  'moment.hitResolved.you': {
    en: 'when you have hit {enemy}{with}',
    it: 'quando hai colpito {enemy}{with}',
  },
  'moment.hitResolved.one': {
    en: 'when {who} has hit {enemy}{with}',
    it: 'quando {who} ha colpito {enemy}{with}',
  },
  'moment.hitResolved.type': {
    en: 'when it has been hit{with}',
    it: 'quando è stato colpito{with}',
  },
  'moment.hitResolved-killed.you': {
    en: 'when one of your {hits} kills {enemy}',
    it: 'quando uno dei tuoi {hits} uccide {enemy}',
  },
  'moment.hitResolved-killed.one': {
    en: 'when {hit} by {who} kills {enemy}',
    it: 'quando {hit} di {who} uccide {enemy}',
  },
  'moment.hitResolved-survived.you': {
    en: 'when you hit {enemy}{with} and do not kill it',
    it: 'quando colpisci {enemy}{with} senza ucciderlo',
  },
  'moment.hitResolved-survived.one': {
    en: 'when {who} hits {enemy}{with} and does not kill it',
    it: 'quando {who} colpisce {enemy}{with} senza ucciderlo',
  },
  'moment.enemyWounded.you': {
    en: 'when you Wound {enemy}{with}{by}',
    it: 'quando ferisci {enemy}{with}{by}',
  },
  'moment.enemyWounded.one': {
    en: 'when {who} Wounds {enemy}{with}{by}',
    it: 'quando {who} ferisce {enemy}{with}{by}',
  },
  'moment.enemyWounded.type': {
    en: 'when it is Wounded{with}{by}',
    it: 'quando viene ferito{with}{by}',
  },
  'moment.enemyKilled.you': {
    en: 'when you kill {enemy}{with}{by}',
    it: 'quando uccidi {enemy}{with}{by}',
  },
  'moment.enemyKilled.one': {
    en: 'when {who} kills {enemy}{with}{by}',
    it: 'quando {who} uccide {enemy}{with}{by}',
  },
  'moment.enemyKilled.type': {
    en: 'when it is killed{with}{by}',
    it: 'quando viene ucciso{with}{by}',
  },
  'moment.dynamiteMissed.you': {
    en: 'when you miss with Dynamite',
    it: 'quando manchi con la Dinamite',
  },
  'moment.dynamiteMissed.one': {
    en: 'when {who} misses with Dynamite',
    it: 'quando {who} manca con la Dinamite',
  },
  'moment.exploded.you': {
    en: 'when your Dynamite goes off',
    it: 'quando la tua Dinamite esplode',
  },
  'moment.exploded.one': {
    en: 'when Dynamite of {who} goes off',
    it: 'quando esplode la Dinamite di {who}',
  },
  'moment.enemyActivationStart.any': {
    en: 'when Enemies activate',
    it: 'quando i Nemici si attivano',
  },
  'moment.enemyActivationStart.type': {
    en: 'when the group activates',
    it: 'quando il gruppo si attiva',
  },
  'moment.enemyActivationEnd.any': {
    en: 'when Enemies end their Activation',
    it: 'quando i Nemici finiscono la loro Attivazione',
  },
  'moment.enemyActivationEnd.type': {
    en: 'when the group ends its Activation',
    it: 'quando il gruppo finisce la sua Attivazione',
  },
  'moment.enemyAttackDeclared.you': {
    en: 'when {enemy} attacks you',
    it: 'quando {enemy} ti attacca',
  },
  'moment.enemyAttackDeclared.one': {
    en: 'when {enemy} attacks {who}',
    it: 'quando {enemy} attacca {who}',
  },
  'moment.enemyAttackDeclared.type': { en: 'when it attacks', it: 'quando attacca' },
  'moment.enemyAttackRolled.you': {
    en: 'when {enemy} has rolled To Hit against you',
    it: 'quando {enemy} ha tirato Per Colpire contro di te',
  },
  'moment.enemyAttackRolled.one': {
    en: 'when {enemy} has rolled To Hit against {who}',
    it: 'quando {enemy} ha tirato Per Colpire contro {who}',
  },
  'moment.enemyAttackRolled.type': {
    en: 'when it has rolled To Hit',
    it: 'quando ha tirato Per Colpire',
  },
  'moment.heroHit.you': { en: 'when you are hit{by}', it: 'quando vieni colpito{by}' },
  'moment.heroHit.one': { en: 'when {who} is hit{by}', it: 'quando {who} viene colpito{by}' },
  'moment.heroHit.type': { en: 'when it hits a Hero', it: 'quando colpisce un Eroe' },
  'moment.heroHit-horror.you': {
    en: 'when you take Horror Hits{by}',
    it: 'quando subisci Colpi d’Orrore{by}',
  },
  'moment.heroHit-horror.one': {
    en: 'when {who} takes Horror Hits{by}',
    it: 'quando {who} subisce Colpi d’Orrore{by}',
  },
  'moment.heroHit-corruption.you': {
    en: 'when you take Corruption Hits{by}',
    it: 'quando subisci Colpi di Corruzione{by}',
  },
  'moment.heroHit-corruption.one': {
    en: 'when {who} takes Corruption Hits{by}',
    it: 'quando {who} subisce Colpi di Corruzione{by}',
  },
  'moment.woundsIncoming.you': {
    en: 'when you would be Wounded{by}',
    it: 'quando verresti ferito{by}',
  },
  'moment.woundsIncoming.one': {
    en: 'when {who} would be Wounded{by}',
    it: 'quando {who} verrebbe ferito{by}',
  },
  'moment.woundsIncoming.type': {
    en: 'when it would Wound a Hero',
    it: 'quando ferirebbe un Eroe',
  },
  'moment.heroWounded.you': { en: 'when you are Wounded{by}', it: 'quando vieni ferito{by}' },
  'moment.heroWounded.one': {
    en: 'when {who} is Wounded{by}',
    it: 'quando {who} viene ferito{by}',
  },
  'moment.heroWounded.type': { en: 'when it Wounds a Hero', it: 'quando ferisce un Eroe' },
  'moment.heroHurt.you': { en: 'when you take Wounds{by}', it: 'quando subisci Ferite{by}' },
  'moment.heroHurt.one': {
    en: 'when {who} takes Wounds{by}',
    it: 'quando {who} subisce Ferite{by}',
  },
  'moment.heroHurt.type': {
    en: 'when a Hero takes Wounds from it',
    it: 'quando un Eroe subisce Ferite da lui',
  },
  'moment.heroSanityLost.you': {
    en: 'when you take Sanity Damage{by}',
    it: 'quando subisci danni alla Sanità{by}',
  },
  'moment.heroSanityLost.one': {
    en: 'when {who} takes Sanity Damage{by}',
    it: 'quando {who} subisce danni alla Sanità{by}',
  },
  'moment.heroSanityLost.type': {
    en: 'when a Hero takes Sanity Damage from it',
    it: 'quando un Eroe subisce da lui danni alla Sanità',
  },
  'moment.heroKnockedOut.you': {
    en: 'when you would be KO’d{by}',
    it: 'quando andresti KO{by}',
  },
  'moment.heroKnockedOut.one': {
    en: 'when {who} would be KO’d{by}',
    it: 'quando {who} andrebbe KO{by}',
  },
  'moment.heroKnockedOut.type': {
    en: 'when it would KO a Hero',
    it: 'quando metterebbe KO un Eroe',
  },
  'moment.heroDown.you': { en: 'when you are KO’d{by}', it: 'quando vai KO{by}' },
  'moment.heroDown.one': { en: 'when {who} is KO’d{by}', it: 'quando {who} va KO{by}' },
  'moment.heroDown.type': { en: 'when it KOs a Hero', it: 'quando mette KO un Eroe' },
  'moment.healed.you': { en: 'when you Heal', it: 'quando curi' },
  'moment.healed-recovered.you': { en: 'when you Recover', it: 'quando ti riprendi dal KO' },
  'moment.healed-recovered.one': {
    en: 'when {who} Recovers',
    it: 'quando {who} si riprende dal KO',
  },
  'moment.healed.one': { en: 'when {who} Heals', it: 'quando {who} cura' },
  'moment.tokenUsed.you': {
    en: 'when you use a Side Bag token',
    it: 'quando usi un segnalino della Tracolla',
  },
  'moment.tokenUsed.one': {
    en: 'when {who} uses a Side Bag token',
    it: 'quando {who} usa un segnalino della Tracolla',
  },
  'moment.arrived.you': { en: 'when you arrive in Town', it: 'quando arrivi in Città' },
  'moment.arrived.one': {
    en: 'when {who} arrives in Town',
    it: 'quando {who} arriva in Città',
  },
  'moment.goldFound.you': { en: 'when you find Gold', it: 'quando trovi Oro' },
  'moment.goldFound.one': { en: 'when {who} finds Gold', it: 'quando {who} trova Oro' },
  'moment.darkStoneFound.you': {
    en: 'when you find Dark Stone',
    it: 'quando trovi Pietra Oscura',
  },
  'moment.darkStoneFound.one': {
    en: 'when {who} finds Dark Stone',
    it: 'quando {who} trova Pietra Oscura',
  },
} satisfies Texts & Record<MomentKey, Texts[string]>;

/** What becomes more or less, or is so from then on: it stands after a verb (`language/text/changes.ts`). */
export const changeTexts = {
  'change.holdBackRolled.total': { en: 'to that roll', it: 'a quel tiro' },
  'change.darknessDrawn.replaced': { en: 'another one instead', it: 'un’altra al suo posto' },
  'change.moveRolled.grit': { en: 'Grit', it: 'Grinta' },
  'change.moveRolled.spaces': { en: '{n|space|spaces}', it: '{n|spazio|spazi}' },
  'change.moveRolled.byAbility': { en: '1 Grit', it: '1 Grinta' },
  'change.moveRolled.byWorld': { en: '1 Grit', it: '1 Grinta' },
  'change.escapeTest.waived': {
    en: 'it without a roll',
    it: 'la Prova senza tirare',
  },
  'change.escapeTest.forbidden': { en: 'not Escape', it: 'fuggire' },
  'change.encounterDrawn.cancelled': { en: 'it', it: 'l’Incontro' },
  'change.encounterTest.dice': { en: '{n|die|dice}', it: '{n|dado|dadi}' },
  'change.scavengeDrawn.extra': {
    en: '{n|card|cards}',
    it: '{n|carta|carte}',
  },
  'change.catchYourBreath.heal': { en: '', it: '' },
  'change.catchYourBreath.woundsOnly': {
    en: 'no Sanity Damage',
    it: '0 danni alla Sanità',
  },
  'change.targetsSought.anywhere': {
    en: 'a target for each Hit, wherever it is',
    it: 'un bersaglio per ogni Colpo, ovunque sia',
  },
  'change.aimedAt.need': { en: '{n} To Hit', it: '{n} Per Colpire' },
  'change.attackDeclared.dice': { en: '{n|die|dice}', it: '{n|dado|dadi}' },
  'change.attackRolled.hits': { en: '{n|Hit|Hits}', it: '{n|Colpo|Colpi}' },
  'change.hitAssigned.extraDamage': { en: 'Damage', it: '{n|danno|danni}' },
  'change.damageRolled.critical': { en: 'a Critical Hit', it: 'un Colpo Critico' },
  'change.damageRolled.damage': { en: 'Damage', it: '{n|danno|danni}' },
  'change.damageRolled.ignoresDefense': { en: 'Defense', it: 'la Difesa' },
  'change.damageRolled.harmless': { en: 'no Damage', it: 'nessun danno' },
  'change.attackResolved.extraDice': {
    en: '{n|die|dice}',
    it: '{n|dado|dadi}',
  },
  'change.enemyWounded.wounds': { en: '{n|Wound|Wounds}', it: '{n|Ferita|Ferite}' },
  'change.enemyWounded.armor': { en: 'on Armor rolls', it: 'ai tiri di Armatura' },
  'change.enemyKilled.survives': { en: 'alive', it: 'in vita' },
  'change.enemyKilled.replaced': { en: 'replaced by a fresh one', it: 'sostituito da uno nuovo' },
  'change.dynamiteMissed.bounces': { en: '{n|bounce|bounces}', it: '{n|rimbalzo|rimbalzi}' },
  'change.enemyAttackDeclared.dice': { en: '{n|die|dice}', it: '{n|dado|dadi}' },
  'change.enemyAttackRolled.hits': { en: '{n|Hit|Hits}', it: '{n|Colpo|Colpi}' },
  'change.enemyAttackRolled.ignoresDefenseOn': {
    en: 'Defense with natural rolls of {n}+',
    it: 'la Difesa con tiri naturali di {n}+',
  },
  'change.heroHit.hits': { en: '{n|Hit|Hits}', it: '{n|Colpo|Colpi}' },
  'change.heroHit.damage': { en: 'Damage', it: '{n|danno|danni}' },
  'change.heroHit.ignoresDefense': { en: 'Defense', it: 'la Difesa' },
  'change.woundsIncoming.wounds': { en: '{n|Wound|Wounds}', it: '{n|Ferita|Ferite}' },
  'change.heroWounded.wounds': { en: '{n|Wound|Wounds}', it: '{n|Ferita|Ferite}' },
  'change.heroSanityLost.amount': {
    en: 'Sanity Damage',
    it: '{n|danno|danni} alla Sanità',
  },
  'change.heroKnockedOut.prevented': { en: 'up', it: 'in piedi' },
  'change.healed.wounds': { en: '{n|Wound|Wounds}', it: '{n|Ferita|Ferite}' },
  'change.healed.sanity': { en: 'Sanity Damage', it: '{n|danno|danni} alla Sanità' },
  'change.goldFound.amount': { en: 'Gold', it: 'Oro' },
  'change.darkStoneFound.amount': {
    en: 'Dark Stone',
    it: '{n|Pietra Oscura|Pietre Oscure}',
  },
  'change.put-back': {
    en: 'and put as many of your choice back unresolved',
    it: 'e rimettine altrettante a scelta senza risolverle',
  },
  'change.same-attack': { en: 'in the same Attack', it: 'nello stesso Attacco' },
  'change.plain': { en: '{n} {noun}', it: '{n} {noun}' },
  'change.more': { en: '{n} more {noun}', it: '{n} {noun} in più' },
  'change.less': { en: '{n} less {noun}', it: '{n} {noun} in meno' },
  'change.fewer': { en: '{n} fewer {noun}', it: '{n} {noun} in meno' },
  'change.least': { en: 'at least {n} {noun}', it: 'almeno {n} {noun}' },
  'change.most': { en: 'at most {n} {noun}', it: 'al massimo {n} {noun}' },
  'change.none': { en: 'no {noun}', it: '0 {noun}' },
  'change.pierces': { en: 'up to {n} Defense', it: 'fino a {n} Difesa' },
  'change.not-below': { en: 'but at least {n}', it: 'ma almeno {n}' },
} satisfies Texts & Record<`change.${ChangeName}`, Texts[string]>;
