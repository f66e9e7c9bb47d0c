import type { Rule } from '@crawlspace/kernel';
import { adjacentEnemies, freeWeapon } from '../../rules/queries.ts';
import type { Condition } from '../types.ts';
import { condition, isOwner, ownerOf, sting } from './make.ts';
import { eatsDarkStone, reachThrough } from './mutation-effects.ts';

/** Rows 11 to 36 of the Mutation chart. */
export const mutations11To36: readonly Condition[] = [
  condition('mutation-11-coal-tears'),
  condition('mutation-12-glass-teeth', { wounds: 1 }, ({ wounds }) => ({
    ability: {
      on: {
        *healed(g, source, { hero, by, token }): Rule {
          const drinks = isOwner(source, hero) && by === hero.index && token === 'whiskey';
          if (drinks) yield* sting(g, hero, wounds, source.card);
        },
        *tokenUsed(g, source, { hero, token }): Rule {
          const drinks = isOwner(source, hero) && token === 'tonic';
          if (drinks) yield* sting(g, hero, wounds, source.card);
        },
      },
    },
  })),
  condition('mutation-13-lead-marrow', { strength: 1, move: 1 }, ({ strength, move }) => ({
    ability: { stats: { strength, move: -move }, immune: ['push'] },
  })),
  condition('mutation-14-moth-heart', { initiative: 1, health: 1 }, ({ initiative, health }) => ({
    ability: { stats: { initiative, maxHealth: -health } },
  })),
  condition('mutation-15-salt-skin', { armor: 6, less: 2 }, ({ armor, less }) => ({
    ability: {
      bestOf: { armor },
      on: {
        healed(_g, source, healing): undefined {
          if (!isOwner(source, healing.hero)) return;
          const dressed = healing.token === 'bandages' || healing.token === 'herbs';
          if (dressed) healing.wounds = Math.max(1, healing.wounds - less);
        },
      },
    },
  })),
  condition('mutation-16-backward-knees', { escape: 2, agility: 1 }, (data) => ({
    ability: { stats: { escape: data.escape, agility: -data.agility } },
  })),
  condition('mutation-21-lantern-throat', {}, () => ({
    ability: { lure: true, immune: ['voices'] },
  })),
  condition('mutation-22-whispering-hair', { lore: 1, sanity: 1 }, ({ lore, sanity }) => ({
    ability: { stats: { lore, maxSanity: -sanity } },
  })),
  condition('mutation-23-ink-blood'),
  condition('mutation-24-stopped-pulse', {}, () => ({
    ability: { immune: ['poison', 'tonic'] },
  })),
  condition('mutation-25-splinter-fingers', {}, () => ({ ability: { blocksSlots: ['gloves'] } })),
  condition('mutation-26-borrowed-voice'),
  condition('mutation-31-hunger-for-ore', { on: 2, heal: 'D6' }, ({ on, heal }) => ({
    ability: {
      on: { fightEnd: (g, source) => eatsDarkStone(g, ownerOf(g, source), on, heal) },
    },
  })),
  condition('mutation-32-no-reflection'),
  condition('mutation-33-widening-mouth', { combat: 2 }, ({ combat }) => ({
    ability: {
      blocksSlots: ['face'],
      uses: [
        {
          id: 'bite',
          timing: 'free-attack',
          limit: 'fight',
          possible: (g, source) => adjacentEnemies(g, ownerOf(g, source)).length > 0,
          *resolve(g, source): Rule {
            const hero = ownerOf(g, source);
            const bite = freeWeapon(g, hero, { kind: 'melee', dice: combat });
            yield* g.do.freeAttack(g, hero, bite);
          },
        },
      ],
    },
  })),
  condition('mutation-34-crooked-spine', { carry: 2 }, ({ carry }) => ({
    ability: { stats: { carry: -carry } },
  })),
  condition('mutation-35-ghost-hand', { defense: 1, strength: 1 }, ({ defense, strength }) => ({
    ability: {
      stats: { strength: -strength },
      on: {
        damageRolled(g, source, hit): undefined {
          if (isOwner(source, hit.hero)) reachThrough(g, hit, defense);
        },
      },
    },
  })),
  condition('mutation-36-lidless', { initiative: 2, sanity: 2 }, ({ initiative, sanity }) => ({
    ability: {
      stats: { maxSanity: -sanity },
      statsWhen: ({ state: { fight, turn } }) => {
        const groups = Object.values(fight?.groups ?? {});
        const ambushed = groups.some((group) => group?.ambushTurn === fight?.startedInTurn);
        return ambushed && fight?.startedInTurn === turn.number ? { initiative } : {};
      },
    },
  })),
];
