import { dungeonLevelOf, type Look, type Subject } from './look.ts';

/** What the spaces of the track bring. */
const FRONT: Readonly<Record<number, readonly string[]>> = {
  3: ['mob'],
  4: ['rare'],
  6: ['mob', 'rare'],
  8: ['epic'],
  9: ['roaming'],
};
const BACK: Readonly<Record<number, readonly string[]>> = { 2: ['mob'], 4: ['roaming'] };

/**
 * The Darkness track: one space in each Darkness Phase, nine spaces and then round the four of the
 * back; the treasure tokens its symbols add; enemies only where a symbol calls them, and for every
 * Portal either somebody new or somebody in play who acts.
 */
export function darkness(): Subject {
  let side: 'A' | 'B' = 'A';
  let space = 1;
  let due: readonly string[] = [];
  let arrived = { mob: 0, roaming: 0, acting: 0 };
  let added: string[] = [];
  return {
    on: {
      darkness: ({ amount, purpose }, look) => {
        space++;
        if (space > (side === 'A' ? 9 : 4)) {
          side = 'B';
          space = 1;
        }
        if (amount !== space || purpose !== side) {
          look.say('darkness.track', `${purpose}${amount}, not ${side}${space}`);
        }
        [side, space] = [purpose, amount];
        due = (side === 'A' ? FRONT : BACK)[space] ?? [];
        arrived = { mob: 0, roaming: 0, acting: 0 };
        added = [];
      },
      spawned: ({ card }, { content, state }) => {
        if (state.phase === 'darkness') arrived[content.mobs[card] ? 'mob' : 'roaming']++;
      },
      upgraded: () => {
        arrived.acting++;
      },
      attack: ({ attacker }) => {
        if (attacker === 'enemy') arrived.acting++;
      },
      'enemy-moved': () => {
        arrived.acting++;
      },
      'treasure-added': ({ rarity, hero }, { state, was, say }) => {
        if (hero === undefined) added.push(rarity);
        if (state.bag[rarity] - was.bag[rarity] !== 1) say('darkness.bag', `${rarity} was added`);
      },
      round: (_, look) => {
        called(look, due, arrived, added);
        [due, added] = [[], []];
      },
    },
    settle: (look) => {
      const { state } = look;
      if (state.darkness.side !== 'boss' && state.darkness.space !== space) {
        look.say('darkness.track', `${state.darkness.space} is not ${space}`);
      }
    },
  };
}

function called(
  { state, was, say }: Look,
  due: readonly string[],
  arrived: { readonly mob: number; readonly roaming: number; readonly acting: number },
  added: readonly string[],
): void {
  if (state.darkness.side === 'boss') return;
  const tokens = (kind: string) => state.dungeon.tokens.filter((token) => token.kind === kind);
  const doors = tokens('portal').length + tokens('roaming-portal').length;
  const mobs = due.includes('mob') ? doors : 0;
  const monsters = due.includes('roaming') ? tokens('roaming-portal').length : 0;
  if (arrived.mob > mobs || arrived.roaming > monsters) {
    say('darkness.spawned', `${arrived.mob} mobs and ${arrived.roaming} monsters on ${due}`);
  }
  const silent = mobs + monsters - arrived.mob - arrived.roaming - arrived.acting;
  const types = state.enemies.filter(({ kind }) => kind !== 'boss').length;
  if (silent > 0 && types === arrived.mob + arrived.roaming && dungeonLevelOf(state.heroes) < 5) {
    say('darkness.spawned', `nobody comes out of ${silent} Portals on ${due}`);
  }
  for (const rarity of ['rare', 'epic'] as const) {
    const expected = due.includes(rarity) && was.pool[rarity] + added.length > 0 ? 1 : 0;
    const came = added.filter((each) => each === rarity).length;
    if (came > expected || (came < expected && was.pool[rarity] > 0)) {
      say('darkness.treasure', `${came} ${rarity} tokens on ${due}`);
    }
  }
}
