import type { Texts } from '../types.ts';

export const darknessTexts = {
  'dark-no-footsteps.name': { en: 'No Footsteps', it: 'Nessun passo' },
  'dark-no-footsteps.text': {
    en: 'Ambush! Draw a Threat card.',
    it: 'Imboscata! Pesca una carta Minaccia.',
  },
  'dark-no-footsteps.flavour': {
    en: 'You heard nothing. That was the warning.',
    it: "Non hai sentito niente. Era quello l'avviso.",
  },
  'dark-through-the-planks.name': { en: 'Through the Planks', it: 'Tra le assi' },
  'dark-through-the-planks.text': {
    en: "Ambush! One Tentacle for each Hero on the Lantern's Map Tile, plus {extra}, but no more than {max}.",
    it: 'Imboscata! Un Tentacolo per ogni Eroe sulla Tessera Mappa della Lanterna, più {extra}, ma non più di {max}.',
  },
  'dark-through-the-planks.flavour': {
    en: 'The light falls straight between the boards.',
    it: 'La luce cade dritta nelle fessure.',
  },
  'dark-rain-of-legs.name': { en: 'Rain of Legs', it: 'Pioggia di zampe' },
  'dark-rain-of-legs.text': {
    en: 'A Random Hero and all on that Map Tile test Agility {target}+ or get a Void Venom marker. Then {count} Void Spiders ambush.',
    it: 'Un Eroe a caso e tutti sulla sua Tessera Mappa provano Agilità {target}+ o ricevono un segnalino Veleno del Vuoto. Poi {count} Ragni del Vuoto in imboscata.',
  },
  'dark-rain-of-legs.flavour': { en: 'Look up last.', it: 'Guarda in su per ultimo.' },
  'dark-last-in-line.name': { en: 'Last in Line', it: "L'ultimo della fila" },
  'dark-last-in-line.text': {
    en: 'The Hero farthest from the Lantern tests Cunning {target}+: pass, {xp} XP; fail, {low} / {med} / {high} Stranglers (Low / Med / High) ambush that Hero.',
    it: "L'Eroe più lontano dalla Lanterna prova Astuzia {target}+: se riesce, {xp} PE; se fallisce, {low} / {med} / {high} Strangolatori (Bassa / Media / Alta) gli tendono un'imboscata.",
  },
  'dark-last-in-line.flavour': {
    en: 'Four went in. You count five shadows.',
    it: 'Siete entrati in quattro. Le ombre sono cinque.',
  },
  'dark-rotten-props.name': { en: 'Rotten Props', it: 'Puntelli marci' },
  'dark-rotten-props.text': {
    en: "Everyone on a Random Hero's Map Tile tests Agility {target}+ or takes {hits} Hits, {damage} Damage each; Enemies there take {wounds} Wound. One unexplored Door there is buried.",
    it: 'Tutti sulla Tessera Mappa di un Eroe a caso provano Agilità {target}+ o subiscono {hits} Colpi da {damage} danni; i Nemici lì subiscono {wounds} Ferita. Una Porta inesplorata lì è sepolta.',
  },
  'dark-rotten-props.flavour': {
    en: 'The company saved eleven dollars on timber.',
    it: 'La Compagnia ha risparmiato undici dollari di legname.',
  },
  'dark-the-hill-settles.name': { en: 'The Hill Settles', it: 'La collina si assesta' },
  'dark-the-hill-settles.text': {
    en: 'All Heroes test Strength {target}+ together. Fewer successes than Heroes: {wounds} Wound each, ignoring Defense, and the Darkness moves {steps} step.',
    it: "Tutti gli Eroi provano insieme Forza {target}+. Meno successi che Eroi: {wounds} Ferita ciascuno, ignorando la Difesa, e l'Oscurità avanza di {steps}.",
  },
  'dark-the-hill-settles.flavour': {
    en: 'Hold it up. No, all of you.',
    it: 'Reggete. No, tutti quanti.',
  },
  'dark-the-stone-sings.name': { en: 'The Stone Sings', it: 'La pietra canta' },
  'dark-the-stone-sings.text': {
    en: 'Each Hero takes 1 Corruption Hit per Dark Stone carried (at most {max}); a Hero with none takes {horror} Horror Hits.',
    it: "Ogni Eroe subisce 1 Colpo di Corruzione per Pietra Oscura portata (al massimo {max}); chi non ne ha subisce {horror} Colpi d'Orrore.",
  },
  'dark-the-stone-sings.flavour': {
    en: 'The ones without any hear it best.',
    it: 'Chi non ne ha la sente meglio.',
  },
  'dark-somebody-knows-your-name.name': {
    en: 'Somebody Knows Your Name',
    it: 'Qualcuno sa il tuo nome',
  },
  'dark-somebody-knows-your-name.text': {
    en: 'A Random Hero tests Spirit {target}+: pass, recover {grit} Grit; fail, {horror} Horror Hits.',
    it: "Un Eroe a caso prova Spirito {target}+: se riesce, recupera {grit} Grinta; se fallisce, {horror} Colpi d'Orrore.",
  },
  'dark-somebody-knows-your-name.flavour': {
    en: 'The whole name. The one on the deed.',
    it: "Quello intero. Quello dell'atto di nascita.",
  },
  'dark-a-fair-offer.name': { en: 'A Fair Offer', it: "Un'offerta onesta" },
  'dark-a-fair-offer.text': {
    en: 'One Hero of your choice loses {sanity} Sanity, ignoring Willpower, or the Darkness moves {steps} steps.',
    it: "Un Eroe a scelta perde {sanity} Sanità, ignorando la Volontà, oppure l'Oscurità avanza di {steps}.",
  },
  'dark-a-fair-offer.flavour': {
    en: 'It shakes hands like a banker.',
    it: 'Stringe la mano come un banchiere.',
  },
  'dark-guttering-flame.name': { en: 'Guttering Flame', it: 'Fiamma incerta' },
  'dark-guttering-flame.text': {
    en: 'Remains in Play. {holdBack} to Hold Back the Darkness. The Lantern bearer may spend {grit} Grit instead of attacking to discard this.',
    it: "Resta in Gioco. {holdBack} per Trattenere l'Oscurità. Chi porta la Lanterna può spendere {grit} Grinta invece di attaccare per scartarla.",
  },
  'dark-guttering-flame.flavour': {
    en: 'The wick leans away from something.',
    it: 'Lo stoppino si piega, lontano da qualcosa.',
  },
  'dark-they-know-the-ground.name': { en: 'They Know the Ground', it: 'Conoscono il terreno' },
  'dark-they-know-the-ground.text': {
    en: 'Remains in Play. All Enemies have +{initiative} Initiative.',
    it: 'Resta in Gioco. Tutti i Nemici hanno +{initiative} Iniziativa.',
  },
  'dark-they-know-the-ground.flavour': { en: 'They grew up here.', it: 'Qui ci sono cresciuti.' },
  'dark-thick-blood.name': { en: 'Thick Blood', it: 'Sangue denso' },
  'dark-thick-blood.text': {
    en: 'Remains in Play. Small and Medium Enemies have +{small} Health, larger ones +{large}.',
    it: 'Resta in Gioco. I Nemici Piccoli e Medi hanno +{small} Salute, i più grandi +{large}.',
  },
  'dark-thick-blood.flavour': { en: 'It does not run. It considers.', it: 'Non cola. Riflette.' },
  'dark-no-quiet-hour.name': { en: 'No Quiet Hour', it: "Neanche un'ora di pace" },
  'dark-no-quiet-hour.text': {
    en: 'Remains in Play. When Heroes Catch their Breath, the D3 counts as {heal}.',
    it: 'Resta in Gioco. Quando gli Eroi Riprendono Fiato il D3 vale {heal}.',
  },
  'dark-no-quiet-hour.flavour': {
    en: 'Sit down, and it sits down too.',
    it: 'Ti siedi, e si siede anche lei.',
  },
  'dark-a-taste-for-it.name': { en: 'A Taste for It', it: 'Ci hanno preso gusto' },
  'dark-a-taste-for-it.text': {
    en: 'Remains in Play. Roll a D6 when a Fight starts: on 1–{roll} each Enemy Type gains {elite} Elite ability.',
    it: "Resta in Gioco. Tira un D6 all'inizio di uno Scontro: con 1–{roll} ogni Tipo di Nemico ottiene {elite} Abilità Élite.",
  },
  'dark-a-taste-for-it.flavour': {
    en: 'They have eaten your kind before, and compared.',
    it: 'Ne hanno già mangiati di simili, e fanno confronti.',
  },
  'dark-cold-fingers.name': { en: 'Cold Fingers', it: 'Dita fredde' },
  'dark-cold-fingers.text': {
    en: 'Remains in Play. On a Move roll of {roll} a Hero loses a random Side Bag Token, or takes {sanity} Horror Hit without one. If a Whiskey is lost, discard this.',
    it: "Resta in Gioco. Con un tiro di Movimento di {roll} l'Eroe perde un segnalino a caso della Tracolla, o subisce {sanity} Colpo d'Orrore se non ne ha. Se si perde un Whiskey, scartala.",
  },
  'dark-cold-fingers.flavour': {
    en: 'It goes through your bag like a customs man.',
    it: 'Ti fruga la tracolla come un doganiere.',
  },
} satisfies Texts;
