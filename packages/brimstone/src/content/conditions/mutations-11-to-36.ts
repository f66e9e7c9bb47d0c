import type { Condition } from '../../content-types.ts';
import { healedWith, healWounds, loseStones, roll } from '../../language/build.ts';
import { condition } from './make.ts';

const sting = { do: 'sting', n: 1 } as const;

/** Rows 11 to 36 of the Mutation chart. */
export const mutations11To36: readonly Condition[] = [
  condition('mutation-11-coal-tears'),
  condition('mutation-12-glass-teeth', {
    on: [
      { at: 'healed', when: { every: ['healed-by-you', healedWith('whiskey')] }, do: [sting] },
      { at: 'tokenUsed', when: healedWith('tonic'), do: [sting] },
    ],
  }),
  condition('mutation-13-lead-marrow', { stats: { strength: 1, move: -1 }, immune: ['push'] }),
  condition('mutation-14-moth-heart', { stats: { initiative: 1, maxHealth: -1 } }),
  condition('mutation-15-salt-skin', {
    bestOf: { armor: 6 },
    on: [
      {
        at: 'healed',
        when: healedWith('bandages', 'herbs'),
        change: { wounds: { add: -2, least: 1 } },
      },
    ],
  }),
  condition('mutation-16-backward-knees', { stats: { escape: 2, agility: -1 } }),
  condition('mutation-21-lantern-throat', { lure: true, immune: ['voices'] }),
  condition('mutation-22-whispering-hair', { stats: { lore: 1, maxSanity: -1 } }),
  condition('mutation-23-ink-blood'),
  condition('mutation-24-stopped-pulse', { immune: ['poison', 'tonic'] }),
  condition('mutation-25-splinter-fingers', { blocksSlots: ['gloves'] }),
  condition('mutation-26-borrowed-voice'),
  condition('mutation-31-hunger-for-ore', {
    on: [
      {
        at: 'fightEnd',
        when: { has: 'loose-stone' },
        do: [roll('hunger-for-ore', 3, [loseStones(1), healWounds('D6')], [])],
      },
    ],
  }),
  condition('mutation-32-no-reflection'),
  condition('mutation-33-widening-mouth', {
    blocksSlots: ['face'],
    uses: [
      {
        id: 'bite',
        timing: 'free-attack',
        limit: 'fight',
        when: { any: 'adjacent' },
        do: [{ do: 'free-attack', kind: 'melee', dice: 2 }],
      },
    ],
  }),
  condition('mutation-34-crooked-spine', { stats: { carry: -2 } }),
  condition('mutation-35-ghost-hand', {
    stats: { strength: -1 },
    on: [
      {
        at: 'damageRolled',
        when: { weapon: { kind: 'melee' } },
        change: { damage: { pierces: 1 } },
      },
    ],
  }),
  condition('mutation-36-lidless', {
    stats: { maxSanity: -2 },
    while: [{ when: 'first-turn-of-ambush', stats: { initiative: 2 } }],
  }),
];
