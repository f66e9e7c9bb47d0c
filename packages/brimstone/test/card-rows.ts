/** What single cards do in the scenes of `card-scenes.ts`, as somebody has looked it through. */

/** Numbers | the cards that change them so for whoever has them. */
const NUMBERS = `
  maxSanity+2 | faded-tintype, church-scarf, bonus-marshal-nerves, bonus-girl-song, bonus-bandido-prayer, bonus-gunslinger-cool
  maxSanity+2 spiritArmor+5 | saints-in-the-coat
  maxSanity+2 immune to fear immune to terror | unblinking
  initiative+1 | rattlers-tail, outpost-bugle, saloon-vest, bonus-marshal-draw, bonus-gunslinger-flash
  corruptionResistance+1 | worn-hymnal, church-medallion, bonus-marshal-oath, bonus-gunslinger-clean
  scavengeDice+1 | assayers-loupe, store-pan
  spirit+1 | undertakers-topper, church-silver-cross
  agility+1 immune to voices | carbide-headlamp
  agility+1 | store-work-gloves, saloon-dancing-shoes, bonus-girl-balance, bonus-gunslinger-lean, mutation-61-quicksilver-sweat
  darkStoneSafe+2 | assay-gloves
  sideBag+2 | bottle-bandolier, doc-tonic-belt
  initiative-1 armor+5 | boiler-plate-vest, smith-plate
  combat+1 | cavalry-revolver, tunnel-mattock, butchers-cleaver, drinking-knife, smith-sabre, bar-fighter, bonus-marshal-brawl, bonus-girl-hatpin, bonus-bandido-two-fists, mutation-56-barbed-palms
  lore+1 | whispering-ledger, doc-spectacles, church-prayer-book, bonus-girl-gossip, bonus-gunslinger-tale, madness-9-counts-everything
  holdBack+1 | drowned-mens-lamp, church-candle, store-miners-lamp, bonus-marshal-watch
  cunning+1 | key-to-no-door, outpost-field-glasses, bonus-marshal-eye, bonus-girl-charm
  maxHealth+4 corruptionResistance-1 | petrified-heart
  initiative-1 move-1 armor+4 | drowned-conquerors-cuirass
  combat+1 strength+1 | hammer-of-the-last-shift, smith-cleaver
  handSlots+1 | custodians-third-arm
  move+1 immune to barriers immune to models | lift-tread-boots
  move+1 | outpost-scout-boots, fast, bonus-girl-quickstep
  maxSanity-2 cunning+1 spirit+1 lore+1 | crown-of-cold-thought
  sideBag+1 | doc-field-kit, store-rope-belt, pocketful, bonus-girl-garter, bonus-bandido-fuse
  maxSanity+1 | doc-smelling-salts, store-wide-brim, saloon-flask, madness-12-cold-clarity
  maxHealth+1 | doc-copper-brace, smith-iron-hat, injury-12-proud-scar
  strength+1 | doc-truss, smith-shod-boots, bonus-bandido-ox
  maxHealth+2 | doc-iron-drops, smith-breastplate, smith-greaves, hold-the-line, bonus-marshal-scars, bonus-girl-tough, bonus-bandido-hide, bonus-gunslinger-leather
  escape+1 | doc-splint-boots, last-dance
  maxSanity+3 | doc-laudanum-case
  initiative+1 cunning+1 | doc-glass-eye, bonus-gunslinger-second-gun
  combat+1 damageMelee+1 | doc-bone-saw
  maxHealth+3 | doc-galvanic-vest
  maxHealth+3 immune to push | feet-planted
  maxSanity+1 spirit+1 | church-robe
  spirit+1 damageMelee+1 | church-censer
  move+1 spirit+1 | church-pilgrim-boots
  corruptionResistance+1 spirit+1 | church-thorn-hat
  willpower-1 | church-martyrs-cloak
  damageMelee+1 | smith-sledge, smith-knuckles, smith-great-maul, heavy-hand, bonus-marshal-fists, bonus-bandido-machete
  road+1 | stable-mustang
  road+2 | stable-grey-mare, coach-ticket
  carry+2 | outpost-saddlebag, bonus-bandido-back
  maxHealth+1 maxSanity+1 | outpost-coat
  range+2 | outpost-scope, bonus-gunslinger-long-shot
  shots+1 | outpost-bandolier
  defense-1 | outpost-cavalry-coat, legend-of-the-county
  carry+1 | store-pack-frame
  luck+1 | store-rabbits-foot, double-or-dust, double-down, bonus-marshal-bounty, bonus-girl-tips, bonus-bandido-cards, bonus-gunslinger-hand
  cunning+1 luck+1 | saloon-marked-deck
  luck+2 | saloon-loaded-dice
  maxSanity+2 cunning+1 | saloon-silk-shirt
  agility+1 sideBag+1 | saloon-garter
  maxGrit+1 | saloon-lucky-dollar, word-of-the-law, deep-pockets, hells-due, bonus-marshal-legend, bonus-girl-spotlight, bonus-bandido-wanted, bonus-gunslinger-name, mutation-62-sleepless
  initiative+3 | before-the-echo
  foe's damage-1 | in-front-of-me
  cunning+1 scavengeDice+1 | reads-the-ground
  escape+1 agility+1 | light-feet
  luck+1 townPrice-10 | sweet-talk
  toHitMelee-1 | butchers-eye
  maxHealth+4 | thick-hide
  initiative+2 | cool-hand
  move-1 | lead-box
  strength+1 carry+1 | bonus-marshal-shoulders
  initiative+1 spirit+1 | bonus-girl-first
  initiative+1 escape+1 | bonus-bandido-run
  damageRanged+1 | bonus-gunslinger-caliber
  handSlots-1 | injury-3-crushed-hand
  move-2 | injury-4-broken-leg
  maxHealth-2 | injury-5-stove-in-ribs
  initiative-1 cunning-1 | injury-6-rattled-skull
  escape-1 agility-1 | injury-8-trick-knee
  strength-1 | injury-9-torn-shoulder, mutation-35-ghost-hand
  range-2 | injury-10-powder-burned-eye
  corruptionResistance-1 | madness-3-talks-to-the-stone, mutation-53-stone-scabs
  maxSanity-2 | madness-5-hollow-nights, mutation-36-lidless
  toHitMelee+1 toHitRanged+1 | madness-6-trembling
  spirit-1 luck-1 | madness-8-faces-in-the-wall
  move-1 strength+1 immune to push | mutation-13-lead-marrow
  initiative+1 maxHealth-1 | mutation-14-moth-heart
  escape+2 agility-1 | mutation-16-backward-knees
  maxSanity-1 lore+1 | mutation-22-whispering-hair
  carry-2 | mutation-34-crooked-spine
  townPrice+5 | mutation-42-sulphur-smell
  maxHealth-2 move+1 | mutation-44-hollow-bones
  luck-1 | mutation-46-black-tongue
  maxHealth+2 maxSanity-2 | mutation-54-second-heartbeat
  willpower+1 | mutation-55-feeds-on-fright
  cunning-1 | mutation-65-unfinished-face
  darkStoneHitOn+1 | mutation-66-favourite-of-the-stone
  immune to enemy-ties | pocket-watch
  poisonSave+4 immune to weather | oilskin-duster
  immune to weather | sun-bleached-poncho, company-coat
  immune to push | hobnail-boots, mutation-43-rooted-feet
  spiritArmor+4 | saint-barbaras-medal
  critRanged+5 | monocle-of-the-deep-eye, saloon-monocle
  immune to weather immune to cold | heat-coil-mantle, mutation-63-frost-breath
  spiritArmor+6 | church-hair-shirt
  spiritArmor+5 | church-saints-finger
  armor+6 | smith-chain-shirt, boiler-plate, mutation-15-salt-skin
  critMelee+5 | hat-pin
  cover+6 | never-where-they-aim
  immune to voices | mutation-21-lantern-throat
  immune to poison immune to tonic | mutation-24-stopped-pulse
`;

/** Card | what comes | dice | what is picked | what comes of it. */
const SCENES = `
  marshal-badge | use rally |  |  | h0 exhausted+marshal-badge#101:rally:adventure bonuses+shots:2:activation bonuses+combat:2:activation; h1 bonuses+shots:2:activation bonuses+combat:2:activation
  hold-out-pistol | use fire | to-hit 6, damage 3 |  | h0 exhausted+hold-out-pistol#101:fire:fight freeAttackUsed=true; tentacles1 wounds+3
  hold-out-pistol | use fire | to-hit 2 |  | h0 exhausted+hold-out-pistol#101:fire:fight freeAttackUsed=true
  hold-out-pistol | use fire | to-hit 5, damage 6 |  | h0 exhausted+hold-out-pistol#101:fire:fight freeAttackUsed=true; tentacles1 wounds+6
  pocket-watch | use wind |  |  | h0 exhausted+pocket-watch#101:wind:fight bonuses+initiative:3:turn
  worn-hymnal | is corrupted | willpower 6 |  | h0 exhausted+worn-hymnal#101:adventure
  worn-hymnal | is corrupted | willpower 2 |  | h0 corruption+1 exhausted+worn-hymnal#101:adventure
  assayers-loupe | gains gold |  |  | h0 gold+30
  notched-grip | kills |  |  | h0 xp+10 items-notched-grip:3 items+notched-grip:2; tentacles1 gone
  powder-mans-hat | takes hits of a card | defense 2 1 |  |
  undertakers-topper | kills |  |  | h0 sanityDamage-1 xp+10 exhausted+undertakers-topper#101:fight; tentacles1 gone
  carbide-headlamp | tests Agility | skill-agility 6 3 5 6 |  |
  trapdoor-carbine | begins | move 6 | keep | h0 moveLeft+6
  trapdoor-carbine | begins | move 2 | keep | h0 moveLeft+2
  trapdoor-carbine | begins | move 5 | empty | h0 moveLeft+5 items-trapdoor-carbine:on items+trapdoor-carbine
  coach-gun | begins | move 6 | keep | h0 moveLeft+6
  coach-gun | begins | move 2 | keep | h0 moveLeft+2
  coach-gun | begins | move 5 | empty | h0 moveLeft+5 items-coach-gun:on items+coach-gun
  cavalry-revolver | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  cavalry-revolver | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  cavalry-revolver | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  tunnel-mattock | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+9
  tunnel-mattock | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+2
  tunnel-mattock | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+11
  tunnel-mattock | begins | move 6 | keep | h0 moveLeft+6
  tunnel-mattock | begins | move 2 | keep | h0 moveLeft+2
  tunnel-mattock | begins | move 5 | empty | h0 moveLeft+5 items-tunnel-mattock:on items+tunnel-mattock
  butchers-cleaver | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  butchers-cleaver | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  butchers-cleaver | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  butchers-cleaver | begins | move 6 | keep | h0 moveLeft+6
  butchers-cleaver | begins | move 2 | keep | h0 moveLeft+2
  butchers-cleaver | begins | move 5 | empty | h0 moveLeft+5 items-butchers-cleaver:on items+butchers-cleaver
  drovers-whip | use drive |  | tentacles1, s2 | h0 exhausted+drovers-whip#100:drive:turn; tentacles1 moves
  drovers-whip | use drive |  | stranglers2, s34 | h0 exhausted+drovers-whip#100:drive:turn; stranglers2 moves
  branding-iron | begins | move 6 | keep | h0 moveLeft+6
  branding-iron | begins | move 2 | keep | h0 moveLeft+2
  branding-iron | begins | move 5 | empty | h0 moveLeft+5 items-branding-iron:on items+branding-iron
  branding-iron | use brand | to-hit 6, damage 3 |  | h0 exhausted+branding-iron#100:brand:fight freeAttackUsed=true; tentacles1 wounds+3; table enemyBonuses+combat:-1:fight:branding-iron:tentacles1
  branding-iron | use brand | to-hit 2 |  | h0 exhausted+branding-iron#100:brand:fight freeAttackUsed=true
  branding-iron | use brand | to-hit 5, damage 6 |  | h0 exhausted+branding-iron#100:brand:fight freeAttackUsed=true; tentacles1 wounds+6; table enemyBonuses+combat:-1:fight:branding-iron:tentacles1
  sawbones-roll | use operate | heal 3 | h0 | h0 wounds-3 exhausted+sawbones-roll#101:turn items-sawbones-roll:3 items+sawbones-roll:2
  sawbones-roll | use operate | heal 2 | h0 | h0 wounds-2 exhausted+sawbones-roll#101:turn items-sawbones-roll:3 items+sawbones-roll:2
  sawbones-roll | use operate | heal 3 | h1 | h0 xp+15 exhausted+sawbones-roll#101:turn items-sawbones-roll:3 items+sawbones-roll:2; h1 wounds-3
  professors-cure-all | use drink | cure-all 6, heal 3 5 6, move-extra 3 | h0, move | h0 wounds-3 sanityDamage-3 moveLeft+3 items-professors-cure-all
  professors-cure-all | use drink | cure-all 2, heal 1 | h0 | h0 sanityDamage-1 items-professors-cure-all
  professors-cure-all | use drink | cure-all 5, heal 6 2 | h1 | h0 xp+15 items-professors-cure-all; h1 wounds-3
  silver-casings | shoots | to-hit 6 3, silver 5, damage 6 | yes | h0 items-silver-casings:4 items+silver-casings:3; tentacles1 wounds+11
  silver-casings | shoots | to-hit 5 6, damage 2 5 | die1, no, no | tentacles1 wounds+6
  rock-salt-cartridges | shoots | to-hit 6 3 | yes | h0 items-rock-salt-cartridges:3 items+rock-salt-cartridges:2; tentacles1 stunned=true
  rock-salt-cartridges | shoots | to-hit 5 6, damage 2 5 | die1, no, no | tentacles1 wounds+6
  hemp-coil | tests Agility | skill-agility 6 3 5 6 3 | yes | h0 exhausted+hemp-coil#101:use1:adventure
  hemp-coil | tests Agility | skill-agility 5 6 2 | no |
  canary-cage | fight starts | canary 6 |  | h0 exhausted+canary-cage#101:sings:fight
  whispering-ledger | tests Lore | skill-lore 6 3 |  |
  black-glass-skull | use look | willpower 6 |  | h0 grit-1 exhausted+black-glass-skull#101:look:turn; table enemyBonuses+defense:-2:turn:tentacles1 enemyBonuses+defense:-2:turn:stranglers2
  black-glass-skull | use look | willpower 2 |  | h0 grit-1 corruption+1 exhausted+black-glass-skull#101:look:turn; table enemyBonuses+defense:-2:turn:tentacles1 enemyBonuses+defense:-2:turn:stranglers2
  mothers-music-box | begins | move 6 | keep | h0 moveLeft+6
  mothers-music-box | begins | move 2 | keep | h0 moveLeft+2
  mothers-music-box | begins | move 5 | empty | h0 moveLeft+5 items-pistol:on items-mothers-music-box:on items+pistol items+mothers-music-box
  mothers-music-box | use play |  |  | h0 sanityDamage+1 exhausted+mothers-music-box#101:play:fight; table enemyBonuses+combat:-1:fight:mothers-music-box:0:tentacles1 enemyBonuses+move:-4:fight:mothers-music-box:0:tentacles1 enemyBonuses+combat:-1:fight:mothers-music-box:0:stranglers2 enemyBonuses+move:-6:fight:mothers-music-box:0:stranglers2
  bottled-daybreak | use uncork |  |  | h0 items-bottled-daybreak; table darkness+2 enemyBonuses+initiative:-1:turn:tentacles enemyBonuses+initiative:-1:turn:stranglers
  saint-barbaras-medal | is frightened | willpower 6 3, spirit-armor 5 |  |
  saint-barbaras-medal | is frightened | willpower 2 1, spirit-armor 4 2 |  | h0 sanityDamage+1
  widows-answer | begins | move 6 | keep | h0 moveLeft+6
  widows-answer | begins | move 2 | keep | h0 moveLeft+2
  widows-answer | begins | move 5 | empty | h0 moveLeft+5 items-widows-answer:on items+widows-answer
  drinking-knife | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  drinking-knife | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  drinking-knife | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  drinking-knife | begins | move 6 | keep | h0 moveLeft+6
  drinking-knife | begins | move 2 | keep | h0 moveLeft+2
  drinking-knife | begins | move 5 | empty | h0 moveLeft+5 items-drinking-knife:on items+drinking-knife
  drinking-knife | fight ends |  |  | h0 wounds+1
  monocle-of-the-deep-eye | shoots | to-hit 5 6, damage 2 5 | die1 | tentacles1 wounds+7
  monocle-of-the-deep-eye | fight starts | willpower 6 |  |
  monocle-of-the-deep-eye | fight starts | willpower 2 |  | h0 sanityDamage+1
  hammer-of-the-last-shift | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 moves wounds+8
  hammer-of-the-last-shift | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  hammer-of-the-last-shift | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 moves wounds+10
  hammer-of-the-last-shift | begins | move 6 | keep | h0 moveLeft+6
  hammer-of-the-last-shift | begins | move 2 | keep | h0 moveLeft+2
  hammer-of-the-last-shift | begins | move 5 | empty | h0 moveLeft+5 items-hammer-of-the-last-shift:on items+hammer-of-the-last-shift
  stasis-sphere | is attacked |  | yes | h0 exhausted+stasis-sphere#101:stop:adventure; tentacles1 stasis=2
  stasis-sphere | is attacked | enemy-to-hit 5 6, defense 2 5 | no | h0 wounds+2
  stasis-sphere | use stop |  | tentacles1 | h0 exhausted+stasis-sphere#101:stop:adventure; tentacles1 stasis=2
  stasis-sphere | use stop |  | stranglers2 | h0 exhausted+stasis-sphere#101:stop:adventure; stranglers2 stasis=2
  jar-of-mending-scarabs | fight ends | scarabs 6, heal 3 | yes, h0 | h0 wounds-3
  jar-of-mending-scarabs | fight ends | scarabs 2, heal 1 | yes, h0 | h0 wounds-1
  jar-of-mending-scarabs | fight ends |  | no |
  recall-beacon | use recall |  | s14 | h0 moves sanityDamage+1 exhausted+recall-beacon#101:recall:fight moveLeft-2
  spark-repeater | begins | move 6 | keep | h0 moveLeft+6
  spark-repeater | begins | move 2 | keep | h0 moveLeft+2
  spark-repeater | begins | move 5 | empty | h0 moveLeft+5 items-spark-repeater:on items+spark-repeater
  frost-projector | use freeze | damage 6 |  | tentacles1 wounds+5; table enemyBonuses+initiative:-2:fight:2:frost-projector:tentacles enemyBonuses+move:-2:fight:2:frost-projector:tentacles1
  frost-projector | use freeze | damage 2 |  | tentacles1 wounds+1; table enemyBonuses+initiative:-2:fight:2:frost-projector:tentacles enemyBonuses+move:-2:fight:2:frost-projector:tentacles1
  frost-projector | use freeze | damage 5 |  | tentacles1 wounds+4; table enemyBonuses+initiative:-2:fight:2:frost-projector:tentacles enemyBonuses+move:-2:fight:2:frost-projector:tentacles1
  guardian-plate | is hit | defense 2 1 | yes | h0 wounds+2 exhausted+guardian-plate#101:turn
  guardian-plate | is attacked | enemy-to-hit 5 6, defense 2 5 | no | h0 wounds+2
  heat-coil-mantle | begins | move 2 |  | h0 wounds-1 moveLeft+2
  lift-tread-boots | begins | move 6 |  | h0 moveLeft+7
  lift-tread-boots | begins | move 2 |  | h0 moveLeft+3
  lift-tread-boots | begins | move 5 |  | h0 moveLeft+6
  doc-bone-saw | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+10
  doc-bone-saw | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+2
  doc-bone-saw | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+12
  church-censer | strikes | to-hit 6 3, damage 5 |  | tentacles1 wounds+6
  church-censer | strikes | to-hit 5 6, damage 2 5 |  | tentacles1 wounds+8
  smith-sledge | strikes | to-hit 6 3, damage 5 |  | tentacles1 wounds+6
  smith-sledge | strikes | to-hit 5 6, damage 2 5 |  | tentacles1 wounds+8
  smith-sabre | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  smith-sabre | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  smith-sabre | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  smith-cleaver | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  smith-cleaver | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  smith-cleaver | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  smith-great-maul | strikes | to-hit 6 3, damage 5 |  | tentacles1 wounds+6
  smith-great-maul | strikes | to-hit 5 6, damage 2 5 |  | tentacles1 wounds+8
  dark-stone-bullets | shoots | to-hit 6 3, damage 5 | yes | h0 items-dark-stone-bullets:6 items+dark-stone-bullets:5; tentacles1 wounds+7
  dark-stone-bullets | shoots | to-hit 5 6, damage 2 5 | die1, no, no | tentacles1 wounds+6
  hold-the-line | another is hit | defense 6 3 | yes | h0 exhausted+hold-the-line:turn; h1 wounds+1
  hold-the-line | another is hit | defense 2 1 | yes | h0 wounds+1 exhausted+hold-the-line:turn; h1 wounds+1
  hold-the-line | another is hit | defense 5 6 | no |
  comforting-presence | use comfort |  | wounds | h0 xp+5 exhausted+comforting-presence:comfort:turn; h1 wounds-1
  comforting-presence | use comfort |  | sanity | h0 xp+5 exhausted+comforting-presence:comfort:turn; h1 sanityDamage-1
  bedside-manner | heals another |  |  | h0 xp+20; h1 wounds-3 sanityDamage-1
  wild-card | begins | move 2, move-extra 1 | move | h0 moveLeft+3
  double-or-dust | shoots | to-hit 6 3, damage 5, double-or-dust 6 | yes | h0 exhausted+double-or-dust:turn; tentacles1 wounds+10
  double-or-dust | shoots | to-hit 5 6, damage 2 5 | die1, no, no | tentacles1 wounds+6
  double-or-dust | strikes | to-hit 6 3, damage 5, double-or-dust 6 | yes | h0 exhausted+double-or-dust:turn; tentacles1 wounds+10
  double-or-dust | strikes | to-hit 5 6, damage 2 5 | no, no | tentacles1 wounds+6
  too-mean-to-bury | goes down |  | yes | h0 wounds+12 exhausted+too-mean-to-bury:adventure
  too-mean-to-bury | goes down |  | no | h0 wounds+13 knockedOut+health
  six-shooter | shoots | to-hit 6 3, damage 5 6 | die0, yes, yes | h0 chambers-dead-eye-shot chambers-dead-eye-shot; tentacles1 wounds+14
  six-shooter | shoots | to-hit 5 6, damage 2 5 | die1, no, no | tentacles1 wounds+6
  called-out | fight starts |  | tentacles1 | tentacles1 markedBy+0
  called-out | fight starts |  | stranglers2 | stranglers2 markedBy+0
  called-out | turn starts |  | tentacles1 | tentacles1 markedBy+0
  called-out | turn starts |  | stranglers2 | stranglers2 markedBy+0
  before-the-echo | shoots | to-hit 6 3 5, damage 6 3 5 | die0, tentacles1 | h0 exhausted+before-the-echo:activation; tentacles1 wounds+12
  before-the-echo | shoots | to-hit 2 1 4, damage 2 |  | h0 exhausted+before-the-echo:activation; tentacles1 wounds+1
  before-the-echo | shoots | to-hit 5 6 2, damage 5 6 | die1 | h0 exhausted+before-the-echo:activation; tentacles1 wounds+10
  sworn-in | fight starts |  |  | h1 bonuses+damageMelee:1:fight bonuses+damageRanged:1:fight
  raise-the-posse | use raise |  |  | h0 exhausted+raise-the-posse:raise:fight bonuses+initiative:2:turn bonuses+shots:1:activation bonuses+combat:1:activation; h1 bonuses+initiative:2:turn bonuses+shots:1:activation bonuses+combat:1:activation
  feet-planted | goes down |  |  | h0 wounds+10 knockedOut+health
  not-today | is hit |  | yes | h0 exhausted+not-today:fight
  not-today | is hit | defense 5 6 | no |
  not-today | is attacked | enemy-to-hit 5 6, defense 2 5 | no | h0 wounds+2
  in-front-of-me | is attacked | enemy-to-hit 5 6, defense 2 5 |  | h0 wounds+1
  first-through-the-door | fight starts |  |  | h0 bonuses+initiative:2:fight; h1 bonuses+initiative:2:fight
  out-the-door | strikes | to-hit 6 3, damage 5 |  | h0 exhausted+out-the-door:turn; tentacles1 moves wounds+6
  out-the-door | strikes | to-hit 5 6, damage 2 5 |  | h0 exhausted+out-the-door:turn; tentacles1 moves wounds+7
  floor-show | use kick | to-hit 6 3 5, damage 6 3 |  | h0 exhausted+floor-show:kick:fight freeAttackUsed=true; tentacles1 wounds+8
  floor-show | use kick | to-hit 2 1 4, damage 2 |  | h0 exhausted+floor-show:kick:fight freeAttackUsed=true; tentacles1 wounds+1
  floor-show | use kick | to-hit 5 6 2, damage 5 6 |  | h0 exhausted+floor-show:kick:fight freeAttackUsed=true; tentacles1 wounds+10
  field-nurse | use treat | heal 6 | h0 | h0 wounds-3 exhausted+field-nurse:treat:fight
  field-nurse | use treat | heal 2 | h0 | h0 wounds-2 exhausted+field-nurse:treat:fight
  field-nurse | use treat | heal 5 | h1 | h0 xp+15 exhausted+field-nurse:treat:fight; h1 wounds-3
  exit-stage-left | use slip |  | s13 | h0 exhausted+exit-stage-left:slip:turn
  exit-stage-left | use slip |  | s32 | h0 moves exhausted+exit-stage-left:slip:turn
  bad-penny | begins | move 6 |  | h0 wounds-1 moveLeft+6
  bad-penny | begins | move 2 |  | h0 wounds-1 moveLeft+2
  bad-penny | begins | move 5 |  | h0 wounds-1 moveLeft+5
  all-in | use bet |  |  | h0 grit-1 exhausted+all-in:bet:turn bonuses+combat:2:activation bonuses+shots:2:activation
  found-money | gains gold |  |  | h0 gold+35
  fan-the-hammer | shoots | to-hit 6 3 5 6 3, damage 5 6 3 5 6 | yes, die0, die0, tentacles1, tentacles1 | h0 xp+10 exhausted+fan-the-hammer:fight; tentacles1 gone
  fan-the-hammer | shoots | to-hit 2 1 4 2 1, damage 4 | yes | h0 exhausted+fan-the-hammer:fight; tentacles1 wounds+3
  fan-the-hammer | shoots | to-hit 5 6, damage 2 5 | no, die1 | tentacles1 wounds+6
  gunsmoke | shoots | to-hit 6 3, damage 5 6 | die0 | h0 exhausted+gunsmoke:smoke:turn; tentacles1 wounds+10
  gunsmoke | shoots | to-hit 2 1 |  | h0 exhausted+gunsmoke:smoke:turn
  gunsmoke | shoots | to-hit 5 6, damage 2 5 | die1 | h0 exhausted+gunsmoke:smoke:turn; tentacles1 wounds+6
  two-gun-thunder | shoots | to-hit 6 3 5, damage 6 3 5 | die0, tentacles1 | tentacles1 wounds+12
  two-gun-thunder | shoots | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  two-gun-thunder | shoots | to-hit 5 6 2, damage 5 6 | die1 | tentacles1 wounds+10
  dark-powder | shoots | to-hit 6 3, damage 5 6 | die0 | tentacles1 wounds+12
  dark-powder | shoots | to-hit 5 6, damage 2 5 | die1 | tentacles1 wounds+8
  brimstone-tips | shoots | to-hit 6 3, damage 5 6 | die0 | tentacles1 wounds+11
  draw-first | begins | to-hit 6 3, damage 5 6, move 3 | yes, die0 | h0 exhausted+draw-first:fight freeAttackUsed=true moveLeft+3; tentacles1 wounds+10
  draw-first | begins | to-hit 2 1, move 4 | yes | h0 exhausted+draw-first:fight freeAttackUsed=true moveLeft+4
  draw-first | begins | move 5 | no | h0 moveLeft+5
  lead-box | begins | move 6 |  | h0 moveLeft+5
  lead-box | begins | move 2 |  | h0 moveLeft+1
  lead-box | begins | move 5 |  | h0 moveLeft+4
  injury-11-void-infection | fight starts | void-infection 6 |  |
  madness-9-counts-everything | tests Lore | skill-lore 6 3 |  |
  madness-11-trusts-no-hand | is healed |  |  |
  mutation-13-lead-marrow | begins | move 6 |  | h0 moveLeft+5
  mutation-13-lead-marrow | begins | move 2 |  | h0 moveLeft+1
  mutation-13-lead-marrow | begins | move 5 |  | h0 moveLeft+4
  mutation-15-salt-skin | is hit | defense 2 1, armor 4 2 1 4 |  | h0 wounds+4
  mutation-15-salt-skin | is attacked | enemy-to-hit 5 6, defense 2 5, armor 6 2 |  | h0 wounds+1
  mutation-15-salt-skin | goes down | armor 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 6 3 5 |  | h0 wounds+7 knockedOut+health
  mutation-31-hunger-for-ore | fight ends | hunger-for-ore 6 |  |
  mutation-31-hunger-for-ore | fight ends | hunger-for-ore 2, heal 1 |  | h0 wounds-1 darkStone-1
  mutation-33-widening-mouth | use bite | to-hit 6 3, damage 5 |  | h0 exhausted+mutation-33-widening-mouth:bite:fight freeAttackUsed=true; tentacles1 wounds+5
  mutation-33-widening-mouth | use bite | to-hit 2 1 |  | h0 exhausted+mutation-33-widening-mouth:bite:fight freeAttackUsed=true
  mutation-33-widening-mouth | use bite | to-hit 5 6, damage 2 5 |  | h0 exhausted+mutation-33-widening-mouth:bite:fight freeAttackUsed=true; tentacles1 wounds+6
  mutation-35-ghost-hand | strikes | to-hit 5 6, damage 2 5 |  | tentacles1 wounds+7
  mutation-45-tolling-chest | fight starts | tolling-chest 6 |  |
  mutation-45-tolling-chest | fight starts | tolling-chest 2 |  | table enemyBonuses+initiative:1:fight:1
  mutation-52-wandering-eye | shoots | to-hit 2 1, defense 4 |  | h0 exhausted+mutation-52-wandering-eye:turn
  mutation-53-stone-scabs | is hit | defense 2 1 |  | h0 wounds+3 exhausted+mutation-53-stone-scabs:turn
  mutation-53-stone-scabs | is attacked | enemy-to-hit 5 6, defense 2 5 |  | h0 wounds+1 exhausted+mutation-53-stone-scabs:turn
  mutation-53-stone-scabs | goes down |  |  | h0 wounds+7 knockedOut+health exhausted+mutation-53-stone-scabs:turn
  mutation-55-feeds-on-fright | is frightened | willpower 6 3 |  | h0 sanityDamage+1 exhausted+mutation-55-feeds-on-fright:sated:fight
  mutation-55-feeds-on-fright | is frightened | willpower 2 1 |  | h0 sanityDamage+2 exhausted+mutation-55-feeds-on-fright:sated:fight
  mutation-56-barbed-palms | strikes | to-hit 6 3 5, damage 6 3 |  | tentacles1 wounds+8
  mutation-56-barbed-palms | strikes | to-hit 2 1 4, damage 2 |  | tentacles1 wounds+1
  mutation-56-barbed-palms | strikes | to-hit 5 6 2, damage 5 6 |  | tentacles1 wounds+10
  mutation-56-barbed-palms | heals another |  |  | h0 xp+15; h1 wounds-1 sanityDamage-1
  mutation-61-quicksilver-sweat | begins | quicksilver-sweat 6, move 3 |  | h0 moveLeft+3
  mutation-61-quicksilver-sweat | begins | quicksilver-sweat 2, move 1, move-extra 4 | move | h0 moveLeft+5
  mutation-61-quicksilver-sweat | begins | quicksilver-sweat 5, move 6 |  | h0 moveLeft+6
  mutation-61-quicksilver-sweat | tests Agility | skill-agility 6 3 5 6 |  |
  mutation-63-frost-breath | is healed |  |  | h0 wounds-1; h1 xp+5
  mutation-66-favourite-of-the-stone | gains stone |  |  | h0 darkStone+2
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

export const numbers = rows(NUMBERS).flatMap(([changes = '', cards = '']) =>
  cards.split(', ').map((card) => [card, changes] as const),
);

export const scenes = rows(SCENES);

/** Cards that are played here. */
export const playedInScenes: ReadonlySet<string> = new Set(
  [...numbers, ...scenes].map(([card]) => card ?? ''),
);
