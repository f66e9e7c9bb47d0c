import type { EventOf } from '../../src/events.ts';
import type { Tier } from '../../src/ids.ts';
import type { Enemy } from '../../src/state.ts';
import { countsAs, dungeonLevelOf, type Look, type Subject, TIER_OF, total } from './look.ts';

const TIERS: readonly Tier[] = ['1-2', '3-4', '5'];

/**
 * Spawning: the card of the Dungeon Level or of the next one that has any left, one enemy of a type,
 * as many minions as heroes, an item of the level for a mob, the treasure its card says out of the
 * bag; and the right place in the Darkness Phase and in the chambers. Which of several cards was drawn
 * is luck, and where a door card or a quest puts an enemy is theirs.
 */
export function spawning(): Subject {
  return {
    on: {
      spawned: (event, look) => {
        const enemy = look.state.enemies.find(({ id }) => id === event.enemy);
        if (!enemy) {
          look.say('spawning.nobody', `${event.enemy} is not there`);
          return;
        }
        spawned(event, look, enemy);
      },
      upgraded: ({ enemy: id, card }, look) => {
        const before = look.was.enemies.find((each) => each.id === id);
        const enemy = look.state.enemies.find((each) => each.id === id);
        if (!before || !enemy) {
          look.say('spawning.nobody', `${id} is not there`);
          return;
        }
        if (tierAt(look, card) <= tierAt(look, before.card)) {
          look.say('spawning.upgrade', `${before.card} became ${card}`);
        }
        for (const what of ['item', 'wounds', 'minions', 'fire', 'frost', 'poison'] as const) {
          if (enemy[what] !== before[what]) look.say('spawning.upgrade', `${id}: its ${what}`);
        }
      },
    },
    settle: ({ state, say }) => {
      const types = new Set(state.enemies.map(({ type }) => type));
      if (types.size < state.enemies.length) say('spawning.twice', 'two enemies of one type');
    },
  };
}

function tierAt({ content }: Look, card: string): number {
  return TIERS.indexOf((content.mobs[card] ?? content.roaming[card])?.tier ?? '1-2');
}

function spawned(event: EventOf<'spawned'>, look: Look, enemy: Enemy): void {
  const { state, was } = look;
  if (was.enemies.some(({ type }) => type === enemy.type)) {
    look.say('spawning.twice', `${enemy.type} are already there`);
  }
  const minions = enemy.kind === 'mob' ? countsAs(state) : 0;
  if (enemy.minions !== minions || event.amount !== minions + 1) {
    look.say('spawning.minions', `${enemy.id} has ${enemy.minions} minions, not ${minions}`);
  }
  if (enemy.wounds + enemy.fire + enemy.frost > 0 || enemy.poison) {
    look.say('spawning.fresh', `${enemy.id} arrives with tokens`);
  }
  if (enemy.kind === 'boss') return;
  const level = tierOfLevel(look, enemy);
  cardOf(look, enemy, level);
  if (enemy.kind === 'mob') itemOf(look, enemy, level);
  treasureOf(look, enemy);
  placeOf(look, enemy);
}

/** The level of the highest hero; the Beast and the final monster are of level 5. */
function tierOfLevel({ state }: Look, { mark }: Enemy): number {
  if (mark === 'final' || (mark === 'beast' && state.quest.id === 'the-horror-beast')) return 2;
  return TIERS.indexOf(TIER_OF[dungeonLevelOf(state.heroes)] ?? '5');
}

function cardOf(look: Look, enemy: Enemy, level: number): void {
  const left = enemy.kind === 'mob' ? look.was.left.mobs : look.was.left.roaming;
  const due = firstWithCards(left, level);
  const tier = tierAt(look, enemy.card);
  // A tied draw sets duplicates aside, so that a deck can be used up by it.
  const tied = enemy.mark !== null && tier > due;
  if (tier !== due && !tied) look.say('spawning.level', `${enemy.card} at tier ${TIERS[due]}`);
}

function itemOf(look: Look, enemy: Enemy, level: number): void {
  const due = firstWithCards(look.was.left.mobItems, level);
  const item = enemy.item ? look.content.mobItems[enemy.item] : undefined;
  if (!item) {
    if (due < TIERS.length) look.say('spawning.item', `${enemy.id} carries nothing`);
  } else if (item.tier !== TIERS[due]) {
    look.say('spawning.item', `${enemy.id} carries ${enemy.item} at tier ${TIERS[due]}`);
  }
}

function firstWithCards(left: Readonly<Record<Tier, number>>, level: number): number {
  let at = level;
  while (at < TIERS.length && left[TIERS[at] as Tier] === 0) at++;
  return at;
}

function treasureOf({ content, state, was, say }: Look, enemy: Enemy): void {
  const reward = (content.mobs[enemy.card] ?? content.roaming[enemy.card])?.reward ?? 0;
  const due = Math.min(reward, total(was.bag));
  if (total(enemy.treasure) !== due) {
    say('spawning.treasure', `${total(enemy.treasure)} tokens on ${enemy.card}, not ${due}`);
  }
  for (const rarity of ['common', 'rare', 'epic'] as const) {
    const drawn = was.bag[rarity] - state.bag[rarity];
    if (drawn !== enemy.treasure[rarity]) {
      say('spawning.bag', `${drawn} ${rarity} tokens left the bag for ${enemy.id}`);
    }
  }
}

/** In the Darkness Phase only out of the Portals: monsters out of their own. */
function placeOf({ state, say }: Look, enemy: Enemy): void {
  if (state.phase !== 'darkness') return;
  const portals = state.dungeon.tokens.filter(
    ({ kind }) => kind === 'roaming-portal' || (kind === 'portal' && enemy.kind === 'mob'),
  );
  if (!portals.some(({ zone }) => zone === enemy.zone)) {
    say('spawning.portal', `${enemy.id} comes out of ${enemy.zone}`);
  }
}
