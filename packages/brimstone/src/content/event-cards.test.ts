import { expect, test } from 'vitest';
import { happens } from '../../test/event-cards.ts';
import { content } from './index.ts';

/** Card, and how it is there | dice | what is picked | what comes of it. */
const CARDS = {
  Encounters: `
    groaning-timbers | skill-strength 6 5, scavenge-card scav-dust | h0 | h0 xp+20
    groaning-timbers | skill-strength 1 2, defense 1 2 1 2, exit 1 | h0 | h0 wounds+2; h1 wounds+2; table exits-0.1:door exits+0.1:end-cap
    groaning-timbers | skill-strength 4 1 5 2, defense 4 | h1 |
    groaning-timbers poor | skill-strength 2 1, defense 2 1 2 1, exit 2 | h0 | h0 wounds+2; h1 wounds+2; table exits-0.2:door exits+0.2:end-cap
    cart-with-no-brakeman | random-hero 1, skill-agility 5 6, skill-cunning 5 6 5 6, scavenge-card scav-dust | h0 | h0 xp+10; h1 xp+10
    cart-with-no-brakeman | random-hero 1, skill-agility 2 1, defense 2, skill-cunning 1 2 1 2 | h0 | h1 wounds+4
    cart-with-no-brakeman | random-hero 1, skill-agility 1 5, skill-cunning 2 | h1 | h1 xp+10
    cart-with-no-brakeman fought | random-hero 1, skill-agility 2 3, defense 5, skill-cunning 2 3 5 2, scavenge-card scav-dust | h0 | h0 xp+10
    clerk-who-stayed |  | yes, yes | h0 gold-25 bag+bandages; h1 gold-25 bag+bandages
    clerk-who-stayed | skill-spirit 4 1, willpower 5 2, skill-spirit 4 1 5 | no, no | h0 sanityDamage+1; h1 xp+10
    clerk-who-stayed poor | skill-spirit 5 5 6 1 5 |  | h0 xp+10; h1 xp+10
    clerk-who-stayed poor | skill-spirit 2 1, willpower 2 1, skill-spirit 2 1 2, willpower 1 2 |  | h0 sanityDamage+2; h1 sanityDamage+2
    weight-on-the-winch | skill-strength 6 5 | h0 | h0 xp+10 darkStone+1
    weight-on-the-winch | skill-strength 1 2, number 1, random-hero 1 | h0 | 1 tentacles; table ambush+tentacles
    weight-on-the-winch |  | decline |
    weight-on-the-winch fought | skill-strength 5 2, gold 3 | h0 | h0 gold+30
    weight-on-the-winch poor | skill-strength 2 1, number 2, random-hero 1 | h0 | 2 tentacles; table ambush+tentacles
    twelve-made-beds | heal 6, skill-spirit 5 6, heal 5, skill-spirit 6 5 6 | yes, yes, wounds+wounds+wounds+sanity+sanity | h0 wounds-3 sanityDamage-3 grit+1; h1 wounds-3 sanityDamage-2 grit+1; table darkness-1
    twelve-made-beds | heal 1, skill-spirit 2 1, hits 2, willpower 1 2, heal 1, skill-spirit 2 1 2, hits 1, willpower 2 | yes, yes, wounds, wounds | h0 wounds-1 sanityDamage+2; h1 wounds-1 sanityDamage+1; table darkness-1
    twelve-made-beds |  | no, no |
    twelve-made-beds fought | heal 5, skill-spirit 2 3, hits 3, willpower 2 3 5, heal 2, skill-spirit 3 5 2 | yes, yes, wounds+wounds+wounds+sanity+sanity, wounds+wounds | h0 wounds-3; h1 wounds-2 grit+1; table darkness-1
    twelve-made-beds poor | heal 5, skill-spirit 5 6, heal 1, skill-spirit 5 5 6 | yes, yes | h0 grit+1; h1 grit+1; table darkness-1
    twelve-made-beds poor | heal 2, skill-spirit 1 2, hits 1, willpower 2, heal 1, skill-spirit 2 1 2, hits 1, willpower 2 | yes, yes | h0 sanityDamage+1; h1 sanityDamage+1; table darkness-1
    vein-that-hums | skill-lore 6, willpower 5 6 | h0, yes, yes | h0 xp+15 darkStone+1; h1 darkStone+1
    vein-that-hums | skill-lore 1, willpower 2 1 | h0 | h0 corruption+1 darkStone+1; h1 corruption+1
    vein-that-hums | skill-lore 4 1 5 | h1, no, no | h1 xp+15
    vein-that-hums fought | skill-lore 5, willpower 2 3 | h0, yes, yes | h0 corruption+1 xp+15 darkStone+1; h1 corruption+1 darkStone+1
    sermon-in-the-rock | skill-spirit 6 5 6 5 6 |  | h0 xp+15; h1 xp+15
    sermon-in-the-rock | skill-spirit 1 2, willpower 1, skill-spirit 2 1 2, willpower 1 |  | h0 sanityDamage+2; h1 sanityDamage+2; table dread+dread-the-hill-leans-in
    sermon-in-the-rock | skill-spirit 4 1, willpower 5, skill-spirit 2 4 1, willpower 5 |  | table dread+dread-the-hill-leans-in
    sweating-sticks | skill-cunning 6 5 6 5 | h0 | h0 xp+10 bag+dynamite bag+dynamite
    sweating-sticks | skill-cunning 1 2 1 2, wounds 1 2 | h0 | h0 wounds+1; h1 wounds+2
    sweating-sticks | skill-cunning 4, wounds 1 3 | h1 | h0 wounds+3; h1 wounds+1
    sweating-sticks poor | skill-cunning 2 1 2 1, wounds 2 1 | h0 | h0 wounds+2; h1 wounds+1
    firedamp | skill-cunning 6 5 6 5 6 |  |
    firedamp | skill-cunning 1 2 1 2, defense 1, skill-cunning 2, defense 1 |  | h0 wounds+2; h1 wounds+2; table darkness-1
    firedamp fought | skill-cunning 5 2 3 5 2, defense 3 |  | h1 wounds+2; table darkness-1
    the-empty-chair | skill-luck 6 5 6 | h0 | h0 items+idol
    the-empty-chair | skill-luck 1 2 1, gold 2 | h0 | h0 gold-20
    the-empty-chair |  | decline |
    the-empty-chair fought | skill-luck 5 2 3 | h0 | h0 xp+5
    the-empty-chair poor | skill-luck 2 1 2, gold 1, willpower 2 1 2 | h0 | h0 sanityDamage+3
    foremans-ledger | skill-lore 6 | h0, tok-09+tok-01+tok-03 | h0 xp+10
    foremans-ledger | skill-lore 1, willpower 2 1 | h0 | h0 sanityDamage+2
    foremans-ledger | skill-lore 4 1 5 | h1, tok-03+tok-01+tok-09 | h1 xp+10
    rats-going-up | random-hero 1, skill-agility 5 6, skill-luck 5 6 5 | h0 | h0 xp+10; h1 xp+5; table darkness+1
    rats-going-up | random-hero 1, skill-agility 2 1, side-bag-token whiskey, skill-luck 1 2 1 | h0 | h1 bag-whiskey
    rats-going-up | random-hero 1, skill-agility 1 5, skill-luck 2 4 | h1 | h1 xp+5
    rats-going-up poor | random-hero 1, skill-agility 1 2, defense 1 2, skill-luck 1 2 1 | h0 | h1 wounds+2
    black-water | skill-strength 6 5 6 5 6 5, skill-agility 6 5 6 | h0 | h0 xp+5 items+tin-cup; h1 xp+5
    black-water | skill-strength 1 2, defense 1, skill-strength 2 1 2 1, defense 2 |  | h0 wounds+2 grit-1; h1 wounds+2 grit-1
    black-water | skill-strength 4 1 5 2 4 1 | decline | h0 xp+5; h1 xp+5
    black-water poor | skill-strength 2 1, defense 2, skill-strength 1 2 1 2, defense 1 |  | h0 wounds+2; h1 wounds+2
    chalk-marks | skill-cunning 6 5 6 5 | h0 | h0 xp+10; table exits-0.0:end-cap exits+0.0:door
    chalk-marks | skill-cunning 1 2 1 2, exit 1 | h0 | table exits-0.1:door exits+0.1:end-cap
    chalk-marks poor | skill-cunning 2 1 2 1, exit 2 | h0 | table exits-0.2:door exits+0.2:end-cap
    hand-in-the-rubble | skill-strength 6 5 | h0, nobody | h0 xp+10 items+tin-cup; h1 xp+10
    hand-in-the-rubble | skill-strength 1 2, random-hero 1 1 | h0, nobody | 3 tentacles; table ambush+tentacles
    hand-in-the-rubble | defense 4, skill-strength 1 5 2 4 1 5 | h1, h0 | h0 xp+10; h1 xp+10 items+tin-cup
    hand-in-the-rubble fought | skill-strength 5 2, gold 3 | h0, nobody | h0 gold+30
    pale-blooms | skill-luck 6 5 6 5 6, skill-lore 5 | h0 | h0 bag+herbs bag+swamp-fungus
    pale-blooms | skill-luck 1 2 1 2 1, skill-lore 2 | h0 | h0 poison+2; h1 poison+1
    pale-blooms | skill-luck 4 1 5 2 4 | decline |
    pale-blooms fought | skill-luck 5 2 3 5 2, skill-lore 3 | h0 | h0 poison+1
    nest-behind-the-boards |  | h0:t:whiskey | h0 xp+10 bag-whiskey
    nest-behind-the-boards | random-hero 1, skill-agility 1 5 | nobody | h1 xp+15
    nest-behind-the-boards poor | random-hero 1, skill-agility 1 2, peril 3, random-hero 1 1 |  | 3 void-spiders; table ambush+void-spiders
    crack-of-blue-light | skill-lore 6 | h0 | h0 xp+20 darkStone+1
    crack-of-blue-light | skill-lore 1, willpower 2 1 | h0 | h0 corruption+1; h1 corruption+1
    crack-of-blue-light | skill-lore 4 1 5 | h1 | h1 xp+20 darkStone+1
    company-photograph | random-hero 1, skill-spirit 5 6 5 |  | h1 xp+20
    company-photograph | random-hero 1, skill-spirit 2 1 2 |  | table inPlay+company-photograph
    second-flame | skill-agility 6 5 6 | h0 | h0 xp+10; table inPlay+second-flame
    second-flame | skill-agility 1 2 1, defense 2 1 | h0 | h0 wounds+2
    second-flame | skill-agility 4 1, defense 5 2 | h1 | h1 wounds+1
    the-ceiling-lets-go | skill-lore 6, skill-agility 5 6 5 6 5 | h0 | h0 xp+5; h1 xp+5
    the-ceiling-lets-go | skill-lore 1, skill-agility 2 1 2, defense 1 2 1, skill-agility 2 1, defense 2 1 2 | h0 | h0 wounds+3; h1 wounds+3
    the-ceiling-lets-go fought | skill-lore 5, skill-agility 2 3 5 2 3, defense 5 2 3 | h0 | h0 xp+5; h1 wounds+2
    last-departure | skill-cunning 6 5 6 5 | h0 | h0 xp+20; table darkness+1
    last-departure | skill-cunning 1 2 1 2, defense 1 2 | h0 | h0 wounds+3; h1 wounds+3
    last-departure | skill-cunning 4, defense 1 5 | h1 | h0 wounds+3
    plates-that-remember | skill-lore 6 5, hits 6, willpower 5 6 5 6 5 6 | h0, yes | h0 xp+15
    plates-that-remember | skill-lore 1, hits 2, willpower 1 2 | h0 | h0 sanityDamage+2
    plates-that-remember | skill-lore 4 1 5 | h1, no | h1 xp+15
    plates-that-remember fought | skill-lore 5 2, hits 3, willpower 5 2 3 | h0, yes | h0 sanityDamage+2 xp+15
    plates-that-remember poor | skill-lore 2, hits 1, willpower 2 | h0 | h0 sanityDamage+1
    face-under-the-ice | random-hero 1, skill-spirit 5 6 5 |  | h1 grit+1 xp+15
    face-under-the-ice | random-hero 1, skill-spirit 2 1 2, willpower 1 2 1 |  | h1 sanityDamage+3 grit-1
    face-under-the-ice poor | random-hero 1, skill-spirit 1 2 1, willpower 2 1 2 |  | h1 sanityDamage+3
    casket-nine | skill-strength 6 5 | h0 | h0 xp+10 items+idol
    casket-nine | skill-strength 1 2, random-hero 1 1 | h0 | 1 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    casket-nine |  | decline |
    casket-nine fought | skill-strength 5 2, willpower 3 5 | h0 | h0 corruption+1 darkStone+2
    gap-in-the-causeway | skill-strength 6 5, skill-agility 6 5 6 5 | h0 | h0 xp+10; h1 xp+5
    gap-in-the-causeway | skill-strength 1 2, skill-agility 1 2, wounds 1 | h0 | h1 wounds+1
    gap-in-the-causeway | skill-agility 4 1 5 2 4, wounds 1 | decline | h0 xp+5; h1 wounds+1
    gap-in-the-causeway poor | skill-strength 2 1, skill-agility 2 1, wounds 2 | h0 | h1 wounds+2
    the-eye-turns | random-hero 1, skill-agility 5 6, skill-cunning 5 6 5 6 | h0 | h0 xp+10 darkStone+1; h1 xp+10
    the-eye-turns | random-hero 1, skill-agility 2 1, defense 2, skill-cunning 1 2 1 2 | h0 | h1 wounds+4; 1 targa-pylons
    the-eye-turns | random-hero 1, skill-agility 1 5, skill-cunning 2 | h1 | h1 xp+10; 1 targa-pylons
    the-eye-turns fought | random-hero 1, skill-agility 2 3, defense 5, skill-cunning 2 3 5 2 | h0 | h0 xp+10 darkStone+1
    custodian-on-its-rounds | skill-cunning 6 5 6 5 6 |  | h0 xp+5; h1 xp+5
    custodian-on-its-rounds | skill-cunning 1 2 1 2 1, random-hero 1 1 |  | h0 bag-whiskey; h1 bag-whiskey; 1 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    custodian-on-its-rounds | skill-cunning 4 1 5 2 4, random-hero 1 1 |  | h0 xp+5; h1 bag-whiskey; 1 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    custodian-on-its-rounds poor | skill-cunning 2 1 2 1, defense 2 1, skill-cunning 2, defense 1 2, random-hero 1 1 |  | h0 wounds+2; h1 wounds+2; 1 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    whiteout | skill-strength 6 5 6 5 6 5 |  | h0 xp+5; h1 xp+5; table inPlay+whiteout
    whiteout | skill-strength 1 2 1 2 1 2 |  | h0 wounds+1; h1 wounds+1; table inPlay+whiteout
    warm-machine | skill-cunning 6 5 6 5, heal 6 5 | h0, wounds+wounds+wounds+sanity+sanity | h0 wounds-3 sanityDamage-3 grit+1; h1 wounds-3 sanityDamage-2 grit+1
    warm-machine | skill-cunning 1 2 1 2, defense 1 2 1 | h0 | h0 wounds+3
    warm-machine |  | decline |
    warm-machine fought | skill-cunning 5 2 3 5, heal 2 3 | h0, wounds+wounds, wounds+wounds+wounds | h0 wounds-2 grit+1; h1 wounds-3 grit+1
    warm-machine poor | skill-cunning 5 5 6 1, heal 5 5 | h0 | h0 grit+1; h1 grit+1
    scarab-drift | random-hero 1, skill-luck 5 6, gold 5 |  | h1 gold+50
    scarab-drift | random-hero 1, skill-luck 2 1, defense 2 1 2 1 |  | h1 wounds+4 poison+1
    scarab-drift | random-hero 1, skill-luck 1 5, gold 2 |  | h1 gold+20
    scarab-drift fought | random-hero 1, skill-luck 2 3, defense 5 2 3 5 |  | h1 wounds+2 poison+1
    scarab-drift poor | random-hero 1, skill-luck 5 6, gold 1 |  | h1 gold+10
    boots-beside-ours | skill-cunning 6 5 6 5, skill-luck 6 5 6, gold 5 | h0 | h0 gold+100 items+tin-cup
    boots-beside-ours | skill-cunning 1 2 1 2 | h0 | table darkness-1
    boots-beside-ours fought | skill-cunning 5 2 3 5, skill-luck 2 3 5, gold 2 | h0 | h0 gold+40 items+tin-cup
    boots-beside-ours poor | skill-cunning 5 5 6 1, skill-luck 5 5 6, gold 1 | h0 | h0 gold+20 items+tin-cup
    ceiling-of-stars | skill-lore 6 | h0 | h0 xp+25
    ceiling-of-stars | skill-lore 1, willpower 2 1 | h0 | h0 sanityDamage+2; h1 sanityDamage+2
    ceiling-of-stars poor | skill-lore 5, willpower 5 6 | h0 |
    metal-that-bites | skill-strength 6 5 6 5 6 5 | yes, yes | h0 darkStone+1; h1 darkStone+1
    metal-that-bites | skill-strength 1 2, willpower 1, skill-strength 2 1 2 1, willpower 2 | yes, yes | h0 wounds+1 corruption+1; h1 wounds+1 corruption+1
    metal-that-bites |  | no, no |
    voice-of-the-city | skill-spirit 6 5 6 5 6 |  | h0 grit+1 xp+10; h1 grit+1 xp+10
    voice-of-the-city | skill-spirit 1 2 1 2 1, random-hero 1 1 |  | 1 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    voice-of-the-city | skill-spirit 4 1 5 2 4 |  | h1 grit+1 xp+10`,
  Darkness: `
    dark-no-footsteps | random-hero 1 1 |  | 3 tentacles; table ambush+tentacles
    dark-through-the-planks | random-hero 1 1 |  | 3 tentacles; table ambush+tentacles
    dark-rain-of-legs | random-hero 1, skill-agility 5 6 5 6 5, peril 6, random-hero 1 1 |  | 6 void-spiders; table ambush+void-spiders
    dark-rain-of-legs | random-hero 1, skill-agility 2 1 2 1 2, peril 3, random-hero 1 |  | h0 voidVenom+1; h1 voidVenom+1; 3 void-spiders; table ambush+void-spiders
    dark-rain-of-legs | random-hero 1, skill-agility 1 5 2 4 1, peril 5, random-hero 1 1 |  | h1 voidVenom+1; 5 void-spiders; table ambush+void-spiders
    dark-rain-of-legs deep | random-hero 1, skill-agility 5 1 4 2 5, peril 3, random-hero 1 |  | 3 void-spiders; table ambush+void-spiders
    dark-last-in-line | skill-cunning 6 |  | h1 xp+10
    dark-last-in-line | skill-cunning 1 |  | 1 stranglers; table ambush+stranglers
    dark-rotten-props | random-hero 1, skill-agility 5 6 5 6 5, exit 6 |  | table exits-0.3:door exits+0.3:end-cap
    dark-rotten-props | random-hero 1, skill-agility 2 1 2, hits 1, defense 2, skill-agility 1 2, hits 1, defense 2, exit 1 |  | h0 wounds+2; h1 wounds+2; table exits-0.1:door exits+0.1:end-cap
    dark-rotten-props | random-hero 1, skill-agility 1 5 2 4 1, hits 3, defense 2 4 1, exit 5 |  | h1 wounds+4; table exits-0.3:door exits+0.3:end-cap
    dark-rotten-props fought | random-hero 1, skill-agility 2 3 5 2 3, hits 3, defense 2 3 5, exit 2 |  | h1 wounds+4; tentacles1 wounds+1; table exits-0.2:door exits+0.2:end-cap
    dark-rotten-props poor | random-hero 1, skill-agility 1 2 1, hits 2, defense 1 2, skill-agility 1 2, hits 1, defense 2, exit 1 |  | h0 wounds+4; h1 wounds+2; table exits-0.1:door exits+0.1:end-cap
    dark-rotten-props deep | random-hero 1, skill-agility 5 1 4 2 5, exit 1 |  | table exits-0.1:door exits+0.1:end-cap
    dark-the-hill-settles | skill-strength 6 5 6 5 6 5 |  |
    dark-the-hill-settles | skill-strength 1 2 1 2 1 2 |  | h0 wounds+1; h1 wounds+1; table darkness-1
    dark-the-stone-sings | willpower 6 5 6 5 |  |
    dark-the-stone-sings | willpower 1 2 1 2 |  | h0 corruption+2; h1 corruption+2
    dark-the-stone-sings | willpower 4 1 5 2 |  | h0 corruption+1; h1 corruption+1
    dark-the-stone-sings poor | willpower 5 5 6 1 |  | h1 sanityDamage+1
    dark-the-stone-sings poor | willpower 2 1 2 1 |  | h0 sanityDamage+2; h1 sanityDamage+2
    dark-the-stone-sings deep | willpower 2 5 1 4 |  | h0 corruption+1; h1 corruption+2
    dark-somebody-knows-your-name | random-hero 1, skill-spirit 5 6 5 |  | h1 grit+1
    dark-somebody-knows-your-name | random-hero 1, skill-spirit 2 1 2, hits 1, willpower 2 |  | h1 sanityDamage+1
    dark-somebody-knows-your-name poor | random-hero 1, skill-spirit 1 2 1, hits 2, willpower 1 2 |  | h1 sanityDamage+2
    dark-a-fair-offer | sanity 6 | h0 | h0 sanityDamage+6
    dark-a-fair-offer | sanity 1 | h0 | h0 sanityDamage+1
    dark-a-fair-offer | random-hero 1 1 | let-it-come | 3 tentacles; table darkness-2 ambush+tentacles
    dark-a-fair-offer fought | sanity 5 | h0 | h0 sanityDamage+5
    dark-a-fair-offer poor | sanity 2 | h0 | h0 sanityDamage+2
    dark-guttering-flame |  |  | table inPlay+dark-guttering-flame
    dark-they-know-the-ground |  |  | table inPlay+dark-they-know-the-ground
    dark-thick-blood |  |  | table inPlay+dark-thick-blood
    dark-no-quiet-hour |  |  | table inPlay+dark-no-quiet-hour
    dark-a-taste-for-it |  |  | table inPlay+dark-a-taste-for-it
    dark-cold-fingers |  |  | table inPlay+dark-cold-fingers`,
  'Growing Dread': `
    dread-second-helping |  | yes | h0 grit-1; h1 grit-1; table dread-dread-second-helping
    dread-second-helping |  | no | table dread-dread-second-helping inPlay+dread-second-helping
    dread-sunday-best |  | yes | h0 grit-1; h1 grit-1; table dread-dread-sunday-best
    dread-sunday-best |  | no | table dread-dread-sunday-best inPlay+dread-sunday-best
    dread-drowned-wick |  | yes | h0 grit-1; h1 grit-1; table dread-dread-drowned-wick
    dread-drowned-wick |  | no | table dread-dread-drowned-wick inPlay+dread-drowned-wick
    dread-empty-pockets |  | yes | h0 grit-1; h1 grit-1; table dread-dread-empty-pockets
    dread-empty-pockets poor | hits 3, willpower 5 6 1, hits 3, willpower 5 6 1 |  | h0 sanityDamage+1; h1 sanityDamage+1; table dread-dread-empty-pockets
    dread-empty-pockets poor | hits 2, willpower 1 2, hits 1, willpower 2 |  | h0 sanityDamage+2; h1 sanityDamage+1; table dread-dread-empty-pockets
    dread-old-blood-remembers |  | yes | h0 grit-1; h1 grit-1; table dread-dread-old-blood-remembers
    dread-old-blood-remembers |  | no | h0 wounds+2; h1 wounds+2; table dread-dread-old-blood-remembers
    dread-behind-you-all-along |  | yes | h0 grit-1; h1 grit-1; table dread-dread-behind-you-all-along
    dread-behind-you-all-along |  | no | table dread-dread-behind-you-all-along inPlay+dread-behind-you-all-along
    dread-the-hill-leans-in |  | yes | h0 grit-1; h1 grit-1; table dread-dread-the-hill-leans-in
    dread-the-hill-leans-in | number 3, random-hero 1 1 | no | 3 tentacles; table darkness-3 dread-dread-the-hill-leans-in ambush+tentacles
    dread-the-hill-leans-in poor | number 2, random-hero 1 1 |  | 3 tentacles; table darkness-2 dread-dread-the-hill-leans-in ambush+tentacles`,
  'Depth Events': `
    depth-mines-1 | random-hero 1 1 |  | 3 tentacles; table ambush+tentacles
    depth-mines-2 |  |  | table dread+dread-the-hill-leans-in
    depth-mines-3 |  |  | table darkness-1
    depth-mines-3 deep | random-hero 1 1 |  | 3 tentacles; table darkness-3 ambush+tentacles
    depth-mines-4 | skill-strength 6 5 6 5 6 5 |  |
    depth-mines-4 | skill-strength 1 2 1 2 1 2 |  | h0 poison+1; h1 poison+1
    depth-mines-4 | skill-strength 4 1 5 2 4 1 |  | h0 poison+1
    depth-mines-5 | willpower 6 5 |  |
    depth-mines-5 | willpower 1 2 |  | h0 sanityDamage+1; h1 sanityDamage+1
    depth-mines-5 | willpower 4 1 |  | h1 sanityDamage+1
    depth-mines-5 deep | willpower 2 5 1 4 2 5 |  | h0 sanityDamage+2; h1 sanityDamage+2
    depth-mines-6 | heal 3 3 | heal, wounds+wounds+wounds, heal, wounds+wounds+wounds | h0 wounds-3; h1 wounds-3
    depth-mines-6 | heal 1 2 | heal, wounds, heal, wounds+wounds | h0 wounds-1; h1 wounds-2
    depth-mines-6 |  | grit, grit | h0 grit+1; h1 grit+1
    depth-mines-6 fought | heal 3 2 | heal, wounds+wounds+wounds, heal, wounds+wounds | h0 wounds-3; h1 wounds-2
    depth-mines-6 poor | heal 3 3 | heal, heal |
    depth-mines-6 deep | heal 2 3 | heal, wounds+wounds, heal, wounds+wounds+wounds | h0 wounds-2; h1 wounds-3
    depth-targa-1 | random-hero 1 1 |  | 2 targa-pylons; 1 stranglers; table ambush+targa-pylons ambush+stranglers
    depth-targa-1 fought |  |  | 1 targa-pylons
    depth-targa-2 | skill-lore 6, willpower 5 | h0 |
    depth-targa-2 | skill-lore 1 | h0 | table dread+dread-the-hill-leans-in
    depth-targa-3 | willpower 6 |  | table darkness-1
    depth-targa-3 | willpower 1 |  | h0 sanityDamage+1; table darkness-1
    depth-targa-4 | skill-strength 6 5 6 5 6 5 |  | table maxRange+inTurn:1 maxRange+spaces:3 maxRange+world:targa
    depth-targa-4 | skill-strength 1 2, wounds 1, skill-strength 2 1 2 1, wounds 2 |  | h0 wounds+1; h1 wounds+2; table maxRange+inTurn:1 maxRange+spaces:3 maxRange+world:targa
    depth-targa-4 | skill-strength 4 1, wounds 3, skill-strength 2 4 1 5 |  | h0 wounds+3; table maxRange+inTurn:1 maxRange+spaces:3 maxRange+world:targa
    depth-targa-4 poor | skill-strength 2 1, wounds 2, skill-strength 1 2 1 2, wounds 1 |  | h0 wounds+2; h1 wounds+1; table maxRange+inTurn:1 maxRange+spaces:3 maxRange+world:targa
    depth-targa-5 | willpower 6 5 6 5 |  |
    depth-targa-5 | willpower 1 2, skill-spirit 1 2, willpower 1 2, skill-spirit 1 2 1 |  | h0 sanityDamage+2 grit-1; h1 sanityDamage+2 grit-1
    depth-targa-5 | willpower 4 1, skill-spirit 5 2, willpower 4 1, skill-spirit 5 2 4 |  | h0 sanityDamage+1; h1 sanityDamage+2
    depth-targa-5 poor | willpower 5 5 6 1, skill-spirit 5 5 6 |  | h1 sanityDamage+1
    depth-targa-5 poor | willpower 2 1, skill-spirit 2 1, willpower 2 1, skill-spirit 2 1 2 |  | h0 sanityDamage+2; h1 sanityDamage+2
    depth-targa-5 deep | willpower 2 5, skill-spirit 1 4, willpower 2 5, skill-spirit 1 4 2 |  | h0 sanityDamage+1 grit-1; h1 sanityDamage+1 grit-1
    depth-targa-6 | heal 6 5 | wounds+wounds+wounds+sanity+sanity | h0 wounds-3 sanityDamage-3; h1 wounds-3 sanityDamage-2
    depth-targa-6 | heal 1 2 | wounds, wounds+wounds | h0 wounds-1; h1 wounds-2
    depth-targa-6 | heal 4 1 | sanity+sanity+sanity+wounds, sanity | h0 wounds-1 sanityDamage-3; h1 sanityDamage-1
    depth-targa-6 fought | heal 5 2 | wounds+wounds+wounds+sanity+sanity, wounds+wounds | h0 wounds-3 sanityDamage-2; h1 wounds-2
    depth-targa-6 poor | heal 5 5 |  |
    depth-targa-6 deep | heal 2 5 | wounds+wounds, wounds+wounds+wounds+sanity+sanity | h0 wounds-2; h1 wounds-3 sanityDamage-2`,
};

const rows = (deck: string) =>
  deck
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

for (const [deck, cards] of Object.entries(CARDS)) {
  test.each(rows(cards))(`${deck}: %s, %s, %s`, (card = '', dice = '', picks = '', comes = '') => {
    const [id = '', how = ''] = card.split(' ');
    expect(happens(id, how, dice, picks)).toBe(comes);
  });
}

test('every card that happens is played', () => {
  const played = Object.values(CARDS).flatMap((deck) =>
    rows(deck).map(([card]) => card?.split(' ')[0]),
  );
  const { encounters, darkness, growingDread, depthEvents } = content;
  const all = [encounters, darkness, growingDread, depthEvents].flatMap((deck) =>
    Object.keys(deck),
  );
  expect([...new Set(played)].sort()).toEqual(all.sort());
});
