import type { EventOf } from '../../src/events.ts';
import type { Look, Subject } from './look.ts';

/** What a quest pays for a deed: to the hero who did it, or to all. */
const DEEDS: Readonly<Record<string, { readonly xp: number; readonly all?: true }>> = {
  'scroll-taken': { xp: 5, all: true },
  'switch-pressed': { xp: 3 },
  'shard-taken': { xp: 5 },
  'crystal-destroyed': { xp: 5 },
  'seal-broken': { xp: 5, all: true },
  'prison-broken': { xp: 5 },
  'key-taken': { xp: 8, all: true },
};

/** For the leader of a mob and for a roaming monster, to all heroes. */
const FOR_ALL = { mob: 2, roaming: 4, boss: 0 } as const;

/** Experience to get to the next level, by the level so far. */
const COST = [0, 5, 10, 12, 18];

/** What listening to the Whispering Idol teaches. */
const IDOL_XP = 3;

/**
 * Experience: one for each miniature to whoever gets the credit, 2 or 4 more to all for a leader or a
 * monster, and what quests pay; and levels, which must be bought as soon as they can. Bargains at a
 * door pay what their card says.
 */
export function experience(): Subject {
  let owed: number[] = [];
  const kinds = new Map<string, keyof typeof FOR_ALL>();
  let bargain = 0;
  const give = (hero: number, xp: number) => {
    owed[hero] = (owed[hero] ?? 0) + xp;
  };
  const giveAll = ({ state }: Look, xp: number) => {
    for (const hero of state.heroes) give(hero.index, xp);
  };
  return {
    on: {
      spawned: ({ enemy }, { state }) => {
        const found = state.enemies.find(({ id }) => id === enemy);
        if (found) kinds.set(enemy, found.kind);
      },
      killed: ({ enemy, hero, amount, purpose }, look) => {
        if (enemy === undefined) return;
        if (hero !== undefined) give(hero, amount);
        const kind = kinds.get(enemy);
        if (purpose === 'last' && kind) giveAll(look, FOR_ALL[kind]);
      },
      quest: (event, look) => {
        const deed = DEEDS[event.purpose];
        if (!deed) return;
        if (deed.all) giveAll(look, deed.xp);
        else if ('hero' in event) give(event.hero, deed.xp);
      },
      'door-card': ({ card }) => {
        bargain = card === 'door-whispering-idol' ? IDOL_XP : 0;
      },
      xp: ({ hero, amount }, look) => {
        give(hero, -amount);
        const gained = (look.state.heroes[hero]?.xp ?? 0) - (look.was.heroes[hero]?.xp ?? 0);
        if (gained !== amount) look.say('experience.told', `${gained} gained, ${amount} told`);
      },
      'level-up': levelUp,
      skill: skillGained,
      phase: ({ purpose }, look) => {
        if (purpose === 'darkness') allLevelled(look);
      },
    },
    settle: (look) => {
      for (const [hero, xp] of owed.entries()) {
        if (!xp || (bargain > 0 && xp === -bargain)) continue;
        look.say('experience.due', `${look.state.heroes[hero]?.class} has ${-xp} more than is due`);
      }
      owed = [];
    },
  };
}

function levelUp({ hero: index, amount }: EventOf<'level-up'>, look: Look): void {
  const hero = look.state.heroes[index];
  const was = look.was.heroes[index];
  if (!hero || !was) return;
  if (hero.level !== was.level + 1 || hero.level !== amount || hero.level > 5) {
    look.say('experience.level', `from ${was.level} to ${hero.level}, ${amount} told`);
  }
  const paid = was.xp - hero.xp;
  if (paid !== COST[was.level]) look.say('experience.cost', `level ${hero.level} for ${paid} XP`);
}

/** Of the own class, not above the level, and the rank below it known before. */
function skillGained({ hero: index, card }: EventOf<'skill'>, look: Look): void {
  const hero = look.state.heroes[index];
  const skill = look.content.skills[card];
  if (!hero || !skill) {
    look.say('experience.skill', `there is no ${card}`);
    return;
  }
  if (skill.class !== hero.class || skill.level > hero.level) {
    look.say('experience.skill', `${card} for a ${hero.class} of level ${hero.level}`);
  }
  if (hero.skills.filter((each) => each === card).length !== 1) {
    look.say('experience.skill', `${card} is not there once`);
  }
  if (skill.upgrades && hero.skills.includes(skill.upgrades)) {
    look.say('experience.rank', `${skill.upgrades} is still there beside ${card}`);
  }
}

function allLevelled({ state, say }: Look): void {
  for (const { class: who, level, xp } of state.heroes) {
    const cost = COST[level];
    if (level < 5 && cost !== undefined && xp >= cost) {
      say('experience.must', `${who} of level ${level} keeps ${xp} XP`);
    }
  }
}
