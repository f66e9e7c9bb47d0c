import type { Rule } from '@crawlspace/kernel';
import { inFight } from '../../adventure.ts';
import { equippedItems, isExhausted, itemCard } from '../../rules/queries.ts';
import type { Condition } from '../types.ts';
import { condition, enemiesAround, isOwner, ownerOf, sting } from './make.ts';
import { isSeized, letsSlip, straysOff, treatsAnother } from './mutation-effects.ts';

/** Dark Stone corrupts on this or less without the favour of the stone. */
const USUAL_DARK_STONE_HIT = 3;

/** Rows 41 to 66 of the Mutation chart. */
export const mutations41To66: readonly Condition[] = [
  condition('mutation-41-weeping-skin', { less: 1 }, ({ less }) => ({
    ability: {
      on: {
        catchYourBreath(_g, source, breath): undefined {
          if (isOwner(source, breath.hero)) breath.heal = Math.max(0, breath.heal - less);
        },
      },
    },
  })),
  condition('mutation-42-sulphur-smell', { gold: 5 }, ({ gold }) => ({
    ability: { stats: { townPrice: gold } },
  })),
  condition('mutation-43-rooted-feet', { defense: 1 }, ({ defense }) => ({
    ability: {
      blocksSlots: ['boots'],
      immune: ['push'],
      statsWhen: (g, source) => (isExhausted(g, source, 'rooted') ? { defense: -defense } : {}),
      on: {
        heroActivationStart(_g, source, { hero }): undefined {
          if (isOwner(source, hero)) delete hero.exhausted[`${source.card}:rooted`];
        },
        heroActivationEnd(g, source, { hero }): undefined {
          const stood = isOwner(source, hero) && hero.activation?.moved === false;
          if (stood) g.do.exhaust(g, source, 'adventure', 'rooted');
        },
      },
    },
  })),
  condition('mutation-44-hollow-bones', { move: 1, health: 2 }, ({ move, health }) => ({
    ability: { stats: { move, maxHealth: -health } },
  })),
  condition('mutation-45-tolling-chest', { on: 2, initiative: 1 }, ({ on, initiative }) => ({
    ability: {
      on: {
        *fightStart(g, source): Rule {
          const hero = ownerOf(g, source);
          if (!enemiesAround(g, hero)) return;
          if (!(yield* isSeized(g, hero, 'tolling-chest', on))) return;
          const bonus = { stat: 'initiative', amount: initiative, until: 'fight' } as const;
          const through = g.state.fight?.startedInTurn ?? 0;
          g.state.enemyBonuses.push({ ...bonus, through });
        },
      },
    },
  })),
  condition('mutation-46-black-tongue', { luck: 1 }, ({ luck }) => ({
    ability: { stats: { luck: -luck } },
  })),
  condition('mutation-51-smoking-hair'),
  condition('mutation-52-wandering-eye', { hits: 1 }, ({ hits }) => ({
    ability: {
      on: {
        attackDeclared(_g, source, { hero }): undefined {
          if (isOwner(source, hero)) delete hero.exhausted[source.card];
        },
        *attackRolled(g, source, attack): Rule {
          if (!isOwner(source, attack.hero) || isExhausted(g, source)) return;
          yield* straysOff(g, source, attack, hits);
        },
      },
    },
  })),
  condition(
    'mutation-53-stone-scabs',
    { prevent: 1, resistance: 1 },
    ({ prevent, resistance }) => ({
      ability: {
        stats: { corruptionResistance: -resistance },
        on: {
          woundsIncoming(g, source, wound): undefined {
            if (!isOwner(source, wound.hero) || isExhausted(g, source)) return;
            g.do.exhaust(g, source, 'turn');
            wound.wounds = Math.max(0, wound.wounds - prevent);
          },
        },
      },
    }),
  ),
  condition('mutation-54-second-heartbeat', { health: 2, sanity: 2 }, ({ health, sanity }) => ({
    ability: { stats: { maxHealth: health, maxSanity: -sanity } },
  })),
  condition('mutation-55-feeds-on-fright', { bonus: 1, willpower: 1 }, ({ bonus, willpower }) => ({
    ability: {
      stats: { willpower },
      attackDice: (g, source, { weapon, before }) =>
        isExhausted(g, source, 'fed') && !weapon.free && before.length === 0 ? bonus : 0,
      on: {
        heroSanityLost(g, source, { hero }): undefined {
          if (isOwner(source, hero) && inFight(g)) g.do.exhaust(g, source, 'fight', 'fed');
        },
        attackDeclared(_g, source, { hero, weapon }): undefined {
          if (isOwner(source, hero) && !weapon.free) delete hero.exhausted[`${source.card}:fed`];
        },
      },
    },
  })),
  condition('mutation-56-barbed-palms', { combat: 1, wounds: 1 }, ({ combat, wounds }) => ({
    ability: {
      statsWhen: (g, source) => {
        const held = equippedItems(g, ownerOf(g, source));
        return held.some((item) => itemCard(g, item).weapon?.kind === 'hand') ? {} : { combat };
      },
      on: {
        *healed(g, source, healing): Rule {
          if (!treatsAnother(g, ownerOf(g, source), healing)) return;
          yield* sting(g, healing.hero, wounds, source.card);
        },
      },
    },
  })),
  condition('mutation-61-quicksilver-sweat', { agility: 1, on: 1 }, ({ agility, on }) => ({
    ability: {
      stats: { agility },
      on: {
        *heroActivationStart(g, source, { hero }): Rule {
          if (isOwner(source, hero)) yield* letsSlip(g, hero, on, source.card);
        },
      },
    },
  })),
  condition('mutation-62-sleepless', { grit: 1 }, ({ grit }) => ({
    ability: {
      stats: { maxGrit: grit },
      on: {
        *catchYourBreath(g, source, breath): Rule {
          if (!isOwner(source, breath.hero)) return;
          yield* g.do.healHero(g, breath.hero, { wounds: breath.heal });
          breath.heal = 0;
        },
        healed(_g, source, healing): undefined {
          const recovers = isOwner(source, healing.hero) && healing.token === 'recovery';
          if (recovers) healing.sanity = 0;
        },
      },
    },
  })),
  condition('mutation-63-frost-breath', { less: 1 }, ({ less }) => ({
    ability: {
      immune: ['weather', 'cold'],
      on: {
        healed(_g, source, healing): undefined {
          if (!isOwner(source, healing.hero) || healing.token !== 'whiskey') return;
          healing.sanity = Math.max(0, healing.sanity - less);
        },
      },
    },
  })),
  condition('mutation-64-humming-skull'),
  condition('mutation-65-unfinished-face', { cunning: 1 }, ({ cunning }) => ({
    ability: { stats: { cunning: -cunning } },
  })),
  condition('mutation-66-favourite-of-the-stone', { stone: 1, hitOn: 4 }, ({ stone, hitOn }) => ({
    ability: {
      stats: { darkStoneHitOn: hitOn - USUAL_DARK_STONE_HIT },
      on: {
        darkStoneFound(g, source, found): undefined {
          const during = g.state.outcome === null;
          if (isOwner(source, found.hero) && during) found.amount += stone;
        },
      },
    },
  })),
];
