import type { Enemy } from '../../src/state.ts';
import { symbols } from './fight.ts';
import { isStanding, type Look, type Subject } from './look.ts';
import { isThere } from './ways.ts';

/**
 * Boss fights: all heroes up, healed and in the boss chamber, nothing else left; an ability for exactly
 * the symbols rolled with as many Activation dice as the card and its track say, as often as it has
 * actions, after every hero's turn; one space of the track in each Darkness Phase.
 */
export function bosses(): Subject {
  let rolled: number | null = null;
  let acted = 0;
  let space = 1;
  let turnOver = false;
  return {
    on: {
      'boss-fight': ({ enemy }, look) => {
        space = 1;
        if (!look.state.enemies.some(({ id }) => id === enemy)) look.say('bosses.there', enemy);
      },
      phase: ({ purpose }, look) => {
        if (purpose === 'hero' && look.state.dungeon.bossOnly && look.state.darkness.space === 1) {
          begun(look);
        }
      },
      'enemy-activated': ({ enemy }, look) => {
        const boss = look.state.enemies.find(({ id }) => id === enemy);
        if (boss?.kind !== 'boss') return;
        if (!look.state.dungeon.bossOnly) look.say('bosses.sleeps', `${enemy} acts too early`);
        [acted, rolled, turnOver] = [0, null, false];
      },
      rolled: (event, look) => {
        if (event.purpose !== 'activation') return;
        const boss = look.state.enemies.find(({ id }) => id === event.enemy);
        const due = boss ? numberOf(look, boss, 'activationDice') : 0;
        if (event.dice.length !== due) look.say('bosses.dice', `${event.dice.length}, not ${due}`);
        rolled = event.dice.reduce((sum, die) => sum + symbols(die, 'A'), 0);
      },
      'boss-ability': ({ enemy, amount }, look) => {
        acted++;
        if (rolled !== amount) look.say('bosses.ability', `${amount} for ${rolled} symbols`);
        rolled = null;
        const boss = look.state.enemies.find(({ id }) => id === enemy);
        if (boss && acted > numberOf(look, boss, 'actions')) {
          look.say('bosses.actions', `${enemy} acts ${acted} times`);
        }
      },
      'boss-track': ({ enemy, amount }, look) => {
        const boss = look.state.enemies.find(({ id }) => id === enemy);
        const end = boss ? look.content.bosses[boss.type as 'michael'].track.length : 0;
        space = Math.min(space + 1, end);
        if (amount !== space) look.say('bosses.track', `space ${amount}, not ${space}`);
      },
      turn: (_, look) => {
        if (turnOver && look.state.dungeon.bossOnly) look.say('bosses.after-turn', 'it slept');
        turnOver = look.state.dungeon.bossOnly;
      },
    },
  };
}

/** What the card says, and all spaces of the track that were reached. */
function numberOf(
  { content, state }: Look,
  boss: Enemy,
  what: 'actions' | 'activationDice',
): number {
  const card = content.bosses[boss.type as 'michael'];
  const reached = card.track.slice(0, state.darkness.space);
  return reached.reduce((sum, each) => sum + (each[what] ?? 0), card[what]);
}

function begun({ state, ground, say }: Look): void {
  for (const hero of state.heroes) {
    if (!isStanding(hero)) say('bosses.up', `${hero.class} lies there`);
    if (!isThere({ ...ground }, state, hero.zone)) say('bosses.inside', `${hero.class} is outside`);
  }
  for (const { id, zone } of [...state.enemies, ...state.allies]) {
    if (!isThere(ground, state, zone)) say('bosses.inside', `${id} is outside`);
  }
  for (const { kind, zone } of state.dungeon.tokens) {
    if (!isThere(ground, state, zone)) say('bosses.removed', `a ${kind} token in ${zone}`);
  }
  if (state.darkness.side !== 'boss') say('bosses.track', 'the Darkness track is still there');
}
