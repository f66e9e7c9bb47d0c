import type { Rule } from '@crawlspace/kernel';
import type { TileIndex } from '../../board/index.ts';
import type { ThreatGroup } from '../../content-types.ts';
import type { Placing } from '../../effects.ts';
import {
  enemiesOnTile,
  enemyTypesInPlay,
  exitsOfKind,
  lanternWorld,
  markOf,
} from '../../rules/queries.ts';
import type { Effect, OfTheTable } from '../effects.ts';
import { type Does, type Frame, youOf } from '../frame.ts';
import type { Enemies, Where } from '../values.ts';
import type { CompileAll } from './on-heroes.ts';
import { closedTileAt, tilesAt, worldOfFrame } from './selection.ts';
import { chooseSpace, spacesInSight } from './spaces.ts';
import { compileQuantity, compileWho, compileWorked } from './values.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;

/** What every word means that is about the whole table. */
export const OF_THE_TABLE: {
  readonly [Word in OfTheTable['do']]: (effect: Of<Word>, compile: CompileAll) => Does;
} = {
  'set-off-dynamite': ({ n, within }) =>
    function* (at) {
      const { g } = at;
      const hero = youOf(at);
      const space = yield* chooseSpace(at, spacesInSight(g, hero, within));
      if (space === undefined) return;
      g.do.loseToken(g, hero, 'dynamite');
      yield* g.do.explode(g, space, n, hero);
    },
  'darkness-moves': ({ n, notPast }) => {
    const steps = compileQuantity(n);
    return (at) => {
      const { g } = at;
      const rolled = steps(at, 'number');
      if (notPast === undefined) return g.do.moveDarkness(g, rolled);
      const left = Math.max(0, g.state.depth.darkness - markOf(notPast));
      return g.do.moveDarkness(g, Math.min(rolled, left));
    };
  },
  'draw-darkness': ({ n }) => times(n, ({ g }) => g.do.drawDarkness(g)),
  'draw-dread': ({ n }) => times(n, ({ g }) => g.do.drawGrowingDread(g)),
  'discard-dread': ({ n, else: otherwise = [] }, compile) => {
    const rest = compile(otherwise);
    return (at) => {
      if (at.g.state.dread.length === 0) return rest(at);
      at.g.do.discardGrowingDread(at.g, n);
      return undefined;
    };
  },
  'peek-tokens':
    ({ n }) =>
    ({ g }) =>
      g.do.peekTokens(g, n),
  collapse:
    ({ in: where }) =>
    (at) => {
      const { g } = at;
      const tile = tilesAt(at, where).find((each) => exitsOfKind(g, each, 'door').length > 0);
      if (tile !== undefined) g.do.collapse(g, tile);
      return undefined;
    },
  'open-door': ({ in: where, else: otherwise = [] }, compile) => {
    const rest = compile(otherwise);
    return (at) => {
      const tile = tileToOpen(at, where);
      return tile === undefined || at.g.do.openDoor(at.g, tile) === null ? rest(at) : undefined;
    };
  },
  'open-gate': ({ in: where, else: otherwise = [] }, compile) => {
    const rest = compile(otherwise);
    return (at) => {
      const tile = tileToOpen(at, where);
      return tile === undefined || at.g.do.openGate(at.g, tile) === null ? rest(at) : undefined;
    };
  },
  enemies: compileEnemies,
  elite:
    ({ n }) =>
    ({ g }) => {
      for (const type of enemyTypesInPlay(g)) {
        for (let ability = 0; ability < n; ability++) g.do.eliteUp(g, type);
      }
      return undefined;
    },
  'enemy-bonus': ({ stats, until, firstTurn }) => {
    const bonuses = Object.entries(stats) as [keyof typeof stats, number][];
    return ({ g: { state } }) => {
      const only = firstTurn ? { through: state.fight?.startedInTurn ?? 0 } : {};
      for (const [stat, amount] of bonuses) {
        state.enemyBonuses.push({ stat, amount, until, ...only });
      }
      return undefined;
    };
  },
  'wound-enemies': ({ n, in: where }) => {
    const wounds = compileQuantity(n);
    return function* (at) {
      const { g, cause } = at;
      const there = new Set(tilesAt(at, where).flatMap((tile) => enemiesOnTile(g, tile)));
      for (const enemy of there) {
        yield* g.do.woundEnemy(g, enemy, wounds(at, 'wounds'), { hero: null, cause });
      }
    };
  },
  'limit-range':
    ({ n }) =>
    ({ g }) => {
      const { turn } = g.state;
      turn.maxRange = { inTurn: turn.number, spaces: n, world: lanternWorld(g) };
      return undefined;
    },
  'discard-this':
    () =>
    ({ g, card }) =>
      void g.do.discardFromPlay(g, card),
  'attach-this': ({ to }) => {
    const finds = compileWho(to);
    return (at) => {
      for (const hero of finds(at)) at.g.do.attachTo(at.g, at.card, hero);
      return undefined;
    };
  },
};

/** Where there are several tiles, the one with a closed exit that has room for a tile behind it. */
function tileToOpen(at: Frame, where: Where): TileIndex | undefined {
  return closedTileAt(at, where) ?? tilesAt(at, where)[0];
}

function times(n: number, does: (at: Frame) => Rule): Does {
  return function* (at) {
    for (let time = 0; time < n; time++) yield* does(at);
  };
}

/** Enemies of an encounter wait for the other encounters; all others come at once. */
function compileEnemies({ come, how, near, among, world }: Of<'enemies'>): Does {
  const groupsOf = compileGroups(come);
  const nearest = near && compileWho(near);
  const those = among && compileWho(among);
  return (at) => {
    const { g, attacks } = at;
    if (attacks) {
      attacks.push({ groups: groupsOf ? groupsOf(at) : 'threat', ambush: how === 'ambush' });
      return undefined;
    }
    const [tile = 0] = how === 'here' ? tilesAt(at, 'lantern') : [];
    const placing: Placing =
      how === 'here'
        ? { kind: 'tile', tile }
        : {
            kind: 'ambush',
            ...(world ? { world: world === 'lantern' ? lanternWorld(g) : worldOfFrame(at) } : {}),
            ...(nearest?.(at)[0] ? { near: nearest(at)[0] } : {}),
            ...(those ? { among: those(at) } : {}),
          };
    return groupsOf ? g.do.spawn(g, groupsOf(at), placing) : g.do.attack(g, 'party', placing);
  };
}

function compileGroups(come: Enemies | 'threat'): ((at: Frame) => readonly ThreatGroup[]) | null {
  if (come === 'threat') return null;
  const groups = come.map(({ number, ...group }) => {
    const counts = typeof number === 'object' ? compileWorked(number) : null;
    return (at: Frame) => ({
      ...group,
      number: counts ? counts(at) : (number as ThreatGroup['number']),
    });
  });
  return (at) => groups.map((group) => group(at));
}
