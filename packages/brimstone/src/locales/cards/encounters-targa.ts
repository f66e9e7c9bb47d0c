import type { Texts } from '../types.ts';

export const targaEncounterTexts = {
  'the-ceiling-lets-go.name': { en: 'The Ceiling Lets Go', it: 'Il soffitto molla' },
  'the-ceiling-lets-go.text': {
    en: 'One Hero here reads the cracks: Lore {lore}+. Then every Hero here: Agility {easy}+ if the cracks were read, {hard}+ if not. Pass: {xp} XP. Fail: {hits} Hits.',
    it: 'Un Eroe qui legge le crepe: Sapere {lore}+. Poi ogni Eroe qui: Agilità {easy}+ se le crepe sono state lette, altrimenti {hard}+. Riesce: {xp} PE. Fallisce: {hits} Colpi.',
  },
  'the-ceiling-lets-go.flavour': {
    en: 'Ten thousand icicles, all with the same idea.',
    it: 'Diecimila ghiaccioli, tutti con la stessa idea.',
  },
  'last-departure.name': { en: 'Last Departure', it: 'Ultima partenza' },
  'last-departure.text': {
    en: 'One Hero works the dead signals: Cunning {target}+. No success: something arrives without stopping, every Hero here takes 1 Hit of {damage} Wounds. One: the platform warms, every Hero here recovers {grit} Grit. Two or more: the line runs backwards, the Darkness moves back {darkness} step and {xp} XP.',
    it: "Un Eroe aziona i segnali morti: Astuzia {target}+. Nessun successo: arriva qualcosa che non si ferma, ogni Eroe qui subisce 1 Colpo da {damage} Ferite. Uno: la banchina si scalda, ogni Eroe qui recupera {grit} Grinta. Due o più: la linea va all'indietro, l'Oscurità arretra di {darkness} e {xp} PE.",
  },
  'last-departure.flavour': {
    en: 'The timetable still lists your stop.',
    it: "L'orario riporta ancora la vostra fermata.",
  },
  'plates-that-remember.name': { en: 'Plates That Remember', it: 'Lastre che ricordano' },
  'plates-that-remember.text': {
    en: 'One Hero reads: Lore {first}+ for {xp} XP. That Hero may then read the next plate: Lore {second}+ for an Artifact. Any failure: {horror} Horror Hits.',
    it: "Un Eroe legge: Sapere {first}+ per {xp} PE. Lo stesso Eroe può poi leggere la lastra seguente: Sapere {second}+ per un Artefatto. A ogni fallimento: {horror} Colpi d'Orrore.",
  },
  'plates-that-remember.flavour': {
    en: 'Your thumb fits the groove. It has been here before.',
    it: 'Il pollice combacia col solco. Ci è già passato.',
  },
  'face-under-the-ice.name': { en: 'The Face Under the Ice', it: 'Il volto sotto il ghiaccio' },
  'face-under-the-ice.text': {
    en: 'A random Hero here: Spirit {target}+. Pass: {xp} XP and recover {grit} Grit. Fail: {horror} Horror Hits and lose all Grit.',
    it: "Un Eroe a caso qui: Spirito {target}+. Riesce: {xp} PE e recupera {grit} Grinta. Fallisce: {horror} Colpi d'Orrore e perde tutta la Grinta.",
  },
  'face-under-the-ice.flavour': {
    en: 'It blinks first. Most of the time.',
    it: 'Abbassa gli occhi per primo. Quasi sempre.',
  },
  'casket-nine.name': { en: 'Casket Nine', it: 'Feretro nove' },
  'casket-nine.text': {
    en: 'One Hero here may force the lid: Strength {target}+. No success: the alarm works, Ambush. One: empty but for {stone} Dark Stone, and {corruption} Corruption Hits. Two or more: an Artifact and {xp} XP.',
    it: "Un Eroe qui può forzare il coperchio: Forza {target}+. Nessun successo: l'allarme funziona, Imboscata. Uno: vuoto, salvo {stone} Pietra Oscura e {corruption} Colpi di Corruzione. Due o più: un Artefatto e {xp} PE.",
  },
  'casket-nine.flavour': {
    en: 'Eight are frosted over. This one is fogged from inside.',
    it: 'Otto sono coperti di brina. Questo è appannato da dentro.',
  },
  'gap-in-the-causeway.name': { en: 'Gap in the Causeway', it: 'Vuoto nella passerella' },
  'gap-in-the-causeway.text': {
    en: 'One Hero here may anchor the rope: Strength {strength}+, each success gives the others 1 extra die (at most {maxDice}), and {anchorXp} XP if it holds. Everyone else here: Agility {agility}+ for {xp} XP, or {wounds} Wounds, ignoring Defense.',
    it: 'Un Eroe qui può reggere la corda: Forza {strength}+, ogni successo dà agli altri 1 dado in più (al massimo {maxDice}), e {anchorXp} PE se tiene. Tutti gli altri qui: Agilità {agility}+ per {xp} PE, o {wounds} Ferite, ignorando la Difesa.',
  },
  'gap-in-the-causeway.flavour': {
    en: 'You count the seconds until the stone lands. You stop counting.',
    it: 'Contate i secondi finché il sasso tocca il fondo. Smettete di contare.',
  },
  'the-eye-turns.name': { en: 'The Eye Turns', it: "L'Occhio si volta" },
  'the-eye-turns.text': {
    en: 'A random Hero here: Agility {agility}+ for {xp} XP, or 1 Hit of {damage} Wounds. Then one Hero: Cunning {cunning}+ to pull its lens: {xp} XP and {stone} Dark Stone. Fail: a Targa Pylon wakes on this tile.',
    it: 'Un Eroe a caso qui: Agilità {agility}+ per {xp} PE, o 1 Colpo da {damage} Ferite. Poi un Eroe: Astuzia {cunning}+ per strapparne la lente: {xp} PE e {stone} Pietra Oscura. Fallisce: un Pilone di Targa si desta su questa tessera.',
  },
  'the-eye-turns.flavour': {
    en: 'It has had nothing to look at for nine thousand years.',
    it: 'Non aveva niente da guardare da novemila anni.',
  },
  'custodian-on-its-rounds.name': { en: 'Custodian on Its Rounds', it: 'Custode in servizio' },
  'custodian-on-its-rounds.text': {
    en: 'All Heroes stand very still: Cunning {target}+ for {xp} XP. Fail: it tidies away one of your Side Bag tokens (none: {hits} Hits). If half or more fail, it files a report: draw a Darkness card.',
    it: 'Tutti gli Eroi restano immobili: Astuzia {target}+ per {xp} PE. Fallisce: il custode gli mette via un segnalino della Tracolla (nessuno: {hits} Colpi). Se fallisce la metà o più, fa rapporto: pesca una carta Oscurità.',
  },
  'custodian-on-its-rounds.flavour': {
    en: 'You are litter. It is not personal.',
    it: 'Siete rifiuti. Niente di personale.',
  },
  'whiteout.name': { en: 'Whiteout', it: 'Bufera bianca' },
  'whiteout.text': {
    en: 'All Heroes: Strength {target}+ for {xp} XP, or {wounds} Wound, ignoring Defense. Remains: −{move} Move for every Hero in Targa, until a Fight ends or the Darkness moves. Weather protection guards against all of it.',
    it: "Tutti gli Eroi: Forza {target}+ per {xp} PE, o {wounds} Ferita, ignorando la Difesa. Resta in Gioco: −{move} al Movimento di ogni Eroe a Targa, finché non finisce uno Scontro o l'Oscurità non si muove. La protezione dalle Intemperie ripara da tutto.",
  },
  'whiteout.flavour': { en: 'The wind has edges.', it: 'Il vento ha gli spigoli.' },
  'warm-machine.name': { en: 'The Warm Machine', it: 'La macchina tiepida' },
  'warm-machine.text': {
    en: 'One Hero here may try the lever: Cunning {target}+. No success: steam, {hits} Hits. One: every Hero here heals {warm} Wounds and Sanity in any mix. Two or more: {hot} instead, and {grit} Grit each.',
    it: 'Un Eroe qui può provare la leva: Astuzia {target}+. Nessun successo: vapore, {hits} Colpi. Uno: ogni Eroe qui cura {warm} tra Ferite e Sanità. Due o più: {hot} invece, e {grit} Grinta a testa.',
  },
  'warm-machine.flavour': {
    en: 'Nobody asks what it burns.',
    it: 'Nessuno chiede che cosa bruci.',
  },
  'scarab-drift.name': { en: 'Scarab Drift', it: 'Cumulo di scarabei' },
  'scarab-drift.text': {
    en: 'A random Hero: Luck {target}+. Pass: only shells, worth {dice} × ${gold}. Fail: {hits} Hits, and a Poison marker if any of them wounds.',
    it: 'Un Eroe a caso: Fortuna {target}+. Riesce: solo gusci, valgono {dice} × ${gold}. Fallisce: {hits} Colpi, e un segnalino Veleno se almeno uno ferisce.',
  },
  'scarab-drift.flavour': {
    en: 'The snow you stand on changes its mind.',
    it: 'La neve sotto i piedi cambia idea.',
  },
  'boots-beside-ours.name': { en: 'Boots Beside Ours', it: 'Orme accanto alle nostre' },
  'boots-beside-ours.text': {
    en: 'One Hero follows the tracks: Cunning {cunning}+. Fail: in circles, the Darkness moves {darkness} step. Pass: a camp, draw a Gear card; then Luck {luck}+ for {dice} × ${gold} in the tent, or {horror} Horror Hits for looking at who lies in it.',
    it: "Un Eroe segue le tracce: Astuzia {cunning}+. Fallisce: in tondo, l'Oscurità avanza di {darkness}. Riesce: un campo, pesca una carta Equipaggiamento; poi Fortuna {luck}+ per {dice} × ${gold} nella tenda, o {horror} Colpi d'Orrore per aver guardato chi ci dorme.",
  },
  'boots-beside-ours.flavour': {
    en: 'The camp is ours. We have not made it yet.',
    it: "Il campo è nostro. Non l'abbiamo ancora montato.",
  },
  'ceiling-of-stars.name': { en: 'Ceiling of Stars', it: 'Soffitto di stelle' },
  'ceiling-of-stars.text': {
    en: 'One Hero: Lore {target}+. Pass: {xp} XP and discard the top Growing Dread card unread. Fail: every Hero here takes 1 Horror Hit of {sanity} Sanity.',
    it: "Un Eroe: Sapere {target}+. Riesce: {xp} PE e scarta senza leggerla la prima carta Terrore Crescente. Fallisce: ogni Eroe qui subisce 1 Colpo d'Orrore da {sanity} Sanità.",
  },
  'ceiling-of-stars.flavour': {
    en: 'The constellations are ours. One of them is leaving.',
    it: 'Le costellazioni sono le nostre. Una se ne sta andando.',
  },
  'metal-that-bites.name': { en: 'Metal That Bites', it: 'Metallo che morde' },
  'metal-that-bites.text': {
    en: 'Each Hero here may pry at the dead pylon, bare-handed: Strength {target}+ for {stone} Dark Stone. Fail: {wounds} Wound, ignoring Defense, and {corruption} Corruption Hit.',
    it: 'Ogni Eroe qui può scalzare il pilone morto a mani nude: Forza {target}+ per {stone} Pietra Oscura. Fallisce: {wounds} Ferita, ignorando la Difesa, e {corruption} Colpo di Corruzione.',
  },
  'metal-that-bites.flavour': {
    en: 'It keeps a little of everyone.',
    it: 'Di ognuno si tiene qualcosa.',
  },
  'voice-of-the-city.name': { en: 'Voice of the City', it: 'La voce della città' },
  'voice-of-the-city.text': {
    en: 'All Heroes answer: Spirit {target}+. If half or more pass, each who passed gains {xp} XP and {grit} Grit. If fewer, the city calls its guards: Ambush.',
    it: 'Tutti gli Eroi rispondono: Spirito {target}+. Se riesce la metà o più, chi è riuscito ottiene {xp} PE e {grit} Grinta. Se sono meno, la città chiama le guardie: Imboscata.',
  },
  'voice-of-the-city.flavour': {
    en: "It asks, in your mother's voice, for your ticket.",
    it: 'Con la voce di vostra madre vi chiede il biglietto.',
  },
} satisfies Texts;
