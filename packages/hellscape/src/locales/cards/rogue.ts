import type { Texts } from '../types.ts';

export const rogueTexts = {
  'feydra.name': { en: 'Feydra', it: 'Feydra' },
  'feydra.flavour': {
    en: 'Everything in her bag belonged to somebody slower.',
    it: 'Tutto ciò che ha in borsa era di qualcuno più lento.',
  },

  'token-blade.name': { en: 'Blade', it: 'Lama' },
  'token-dash.name': { en: 'Dash', it: 'Scatto' },
  'token-vial.name': { en: 'Vial', it: 'Fiala' },
  'token-vial.text': {
    en: 'ATTACK: this Poison stays on the target.',
    it: 'ATTACCO: questo Veleno resta sul bersaglio.',
  },
  'token-smoke.name': { en: 'Smoke', it: 'Fumo' },
  'token-knack.name': { en: 'Knack', it: 'Destrezza' },
  'token-nightfall.name': { en: 'Nightfall', it: 'Calar della Notte' },
  'token-fang.name': { en: 'Fang', it: 'Zanna' },
  'token-fang.text': {
    en: 'ATTACK: this Poison stays on the target.',
    it: 'ATTACCO: questo Veleno resta sul bersaglio.',
  },
  'token-gash.name': { en: 'Gash', it: 'Squarcio' },
  'token-vault.name': { en: 'Vault', it: 'Volteggio' },
  'token-tumble.name': { en: 'Tumble', it: 'Capriola' },
  'token-trick.name': { en: 'Trick', it: 'Trucco' },
  'token-filch.name': { en: 'Filch', it: 'Furtarello' },

  'shadowform-1.name': { en: 'Shadowform I', it: 'Forma d’Ombra I' },
  'shadowform-1.flavour': {
    en: 'She brings her own dark.',
    it: 'Il buio se lo porta da casa.',
  },
  'shadowform-2.name': { en: 'Shadowform II', it: 'Forma d’Ombra II' },
  'shadowform-2.flavour': {
    en: 'Blades pass through where she was a moment ago.',
    it: 'Le lame passano dove stava un attimo prima.',
  },
  'venomcraft-1.name': { en: 'Venomcraft I', it: 'Arte del Veleno I' },
  'venomcraft-1.flavour': {
    en: 'Smells of almonds. Everything smells of almonds.',
    it: 'Sa di mandorle. Tutto sa di mandorle.',
  },
  'venomcraft-2.name': { en: 'Venomcraft II', it: 'Arte del Veleno II' },
  'venomcraft-2.flavour': {
    en: 'Now in a stronger concentration.',
    it: 'Ora in concentrazione più forte.',
  },
  'venomcraft-3.name': { en: 'Venomcraft III', it: 'Arte del Veleno III' },
  'venomcraft-3.flavour': {
    en: 'She snaps her fingers. They notice.',
    it: 'Schiocca le dita. Loro se ne accorgono.',
  },
  'fleet-of-foot-1.name': { en: 'Fleet of Foot I', it: 'Piè Veloce I' },
  'fleet-of-foot-1.flavour': {
    en: 'The floor hardly knew she was there.',
    it: 'Il pavimento quasi non l’ha sentita.',
  },
  'fleet-of-foot-2.name': { en: 'Fleet of Foot II', it: 'Piè Veloce II' },
  'fleet-of-foot-2.flavour': {
    en: 'Late is for other people.',
    it: 'In ritardo arrivano gli altri.',
  },
  'cutthroat-1.name': { en: 'Cutthroat I', it: 'Tagliagole I' },
  'cutthroat-1.flavour': {
    en: 'A small knife, in the right place.',
    it: 'Un coltello piccolo, al posto giusto.',
  },
  'cutthroat-2.name': { en: 'Cutthroat II', it: 'Tagliagole II' },
  'cutthroat-2.flavour': {
    en: 'Every armour has a neck.',
    it: 'Ogni armatura ha un collo.',
  },
  'evasion.name': { en: 'Evasion', it: 'Schivata' },
  'evasion.flavour': {
    en: 'Not being there is the best shield.',
    it: 'Non esserci è lo scudo migliore.',
  },
  'pickpocket.name': { en: 'Pickpocket', it: 'Borseggio' },
  'pickpocket.flavour': {
    en: 'Demons have pockets. Had.',
    it: 'I demoni hanno le tasche. Le avevano.',
  },
  'twist-the-knife.name': { en: 'Twist the Knife', it: 'Rigira il Coltello' },
  'twist-the-knife.flavour': {
    en: 'It was in there anyway.',
    it: 'Tanto era già dentro.',
  },
  'bottomless-bag.name': { en: 'Bottomless Bag', it: 'Borsa senza Fondo' },
  'bottomless-bag.flavour': {
    en: 'There is always one more thing at the bottom.',
    it: 'In fondo c’è sempre ancora qualcosa.',
  },

  'shadowbane-rogue.name': { en: 'Shadowbane: Dusk', it: 'Flagellombra: Crepuscolo' },
  'shadowbane-rogue-greater.name': {
    en: 'Shadowbane: Midnight',
    it: 'Flagellombra: Mezzanotte',
  },

  'effect.token': {
    en: 'draw {n} Rogue {n|token|tokens}, +{n} {n|action|actions}',
    it: 'pesca {n} {n|segnalino|segnalini} Ladra, +{n} {n|azione|azioni}',
  },
  'special.swap-token': {
    en: 'draw another Rogue token for an unused one',
    it: 'pesca un altro segnalino Ladra al posto di uno non usato',
  },
  'special.outbreak': {
    en: 'every poisoned Enemy suffers its Poison at once',
    it: 'ogni Nemico avvelenato subisce subito il suo Veleno',
  },

  'ask.token-move': {
    en: 'Which token do you flip for the Move?',
    it: 'Quale segnalino giri per il Movimento?',
  },
  'ask.token-attack': {
    en: 'Which token do you flip for the Attack?',
    it: 'Quale segnalino giri per l’Attacco?',
  },
  'ask.token-recover': {
    en: 'Which token do you flip to Recover?',
    it: 'Quale segnalino giri per Recuperare?',
  },
  'ask.token-trade': {
    en: 'Which token do you flip to Trade and Equip?',
    it: 'Quale segnalino giri per Scambiare ed Equipaggiare?',
  },
  'ask.token-special': {
    en: 'Which token do you flip for the Special Action?',
    it: 'Quale segnalino giri per l’Azione Speciale?',
  },
  'ask.swap-token': {
    en: 'Which token do you give up for another?',
    it: 'Quale segnalino cedi per averne un altro?',
  },
  'ask.lose-token': {
    en: 'You lose an action: which token do you flip?',
    it: 'Perdi un’azione: quale segnalino giri?',
  },
  'option.no-token': {
    en: 'No token: this action is extra',
    it: 'Nessun segnalino: è un’azione in più',
  },
  'event.poison-laid': { en: '{hero} poisons {enemy}.', it: '{hero} avvelena {enemy}.' },
  'skill.tokens': { en: 'Into the bag: {tokens}.', it: 'Nella borsa: {tokens}.' },
  'skill.poison': {
    en: 'Poison deals {n} Wounds at the start of the Enemy’s activation.',
    it: 'Il Veleno infligge {n} Ferite all’inizio dell’attivazione del Nemico.',
  },
} as const satisfies Texts;
