import { isStanding, type Look, type Subject } from './look.ts';

/**
 * Knocked out heroes and Lifebringer tokens: down at no Health (after the own attack) and without
 * conditions, up again at the start of the next round with 3 Health and the Mana they had, one token
 * each; the quest is lost when one is needed and none is left.
 */
export function falls(): Subject {
  let first = true;
  return {
    on: {
      'knocked-out': ({ hero: index }, look) => {
        const hero = look.state.heroes[index];
        if (!hero) return;
        if (hero.health !== 0 || !hero.knockedOut) look.say('falls.health', `hero ${index} falls`);
        if (hero.fire + hero.frost > 0) look.say('falls.conditions', `hero ${index} keeps them`);
        const { combat } = look.state;
        const own = combat?.attacker.kind === 'hero' && combat.attacker.hero === index;
        if (own && !combat.over) look.say('falls.own-attack', `hero ${index} falls in an attack`);
      },
      lifebringer: ({ hero: index, amount }, look) => {
        const { state, was } = look;
        const hero = state.heroes[index];
        const before = was.heroes[index];
        if (!hero || !before) return;
        if (!before.knockedOut) look.say('falls.stands', `hero ${index} already stands`);
        if (hero.health !== Math.min(3, hero.maxHealth) || hero.mana !== before.mana) {
          look.say('falls.up', `hero ${index} has ${hero.health} Health and ${hero.mana} Mana`);
        }
        if (
          was.lifebringers - state.lifebringers.left !== 1 ||
          amount !== state.lifebringers.left
        ) {
          look.say('falls.token', `${amount} tokens left of ${was.lifebringers}`);
        }
      },
      phase: ({ purpose }, { state, say }) => {
        if (purpose !== 'hero') return;
        for (const hero of state.heroes) {
          if (hero.knockedOut) say('falls.lies', `hero ${hero.index} still lies there`);
        }
      },
      lost: ({ purpose }, { state, say }) => {
        if (purpose !== 'no-lifebringer') return;
        if (state.lifebringers.left > 0) say('falls.lost', 'lost with a Lifebringer token left');
        if (!state.heroes.some(({ knockedOut }) => knockedOut)) say('falls.lost', 'all stand');
      },
    },
    settle: (look) => {
      if (first) tokensAtFirst(look);
      first = false;
      if (BETWEEN.has(look.question?.prompt.key ?? '')) nobodyStandsDead(look);
    },
  };
}

/** Questions between two actions: no attack and no reaction to one is under way. */
const BETWEEN = new Set(['ask.turn', 'ask.move', 'ask.activate', 'ask.enemy-order']);

function nobodyStandsDead({ state, say }: Look): void {
  for (const hero of state.heroes) {
    if (hero.health === 0 && isStanding(hero)) say('falls.down', `${hero.class} stands dead`);
  }
}

/** One for every two heroes, and one fewer as a challenge. */
function tokensAtFirst({ state, say }: Look): void {
  const heroes = state.quest.id === 'hellscape' ? 2 : state.heroes.length;
  const due = Math.ceil(heroes / 2) - (state.options.hellbreaker ? 1 : 0);
  if (state.lifebringers.left !== due || state.lifebringers.spent !== 0) {
    say('falls.token', `${state.lifebringers.left} Lifebringer tokens, not ${due}`);
  }
}
