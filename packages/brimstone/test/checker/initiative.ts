import { content } from '../../src/content/index.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { enemyNumber, isInStasis } from './enemy-numbers.ts';
import { heroNumber, isImmune, isUp } from './hero-numbers.ts';

/** Initiative of whom ambushes, in the first turn that they take part in. */
const AMBUSH = 2;

interface Turn {
  heroes: Set<number>;
  types: Set<EnemyTypeId>;
  /** Got up with help in this turn. */
  helped: Set<number>;
}

/** The order of activations, and that everybody has one in a turn, and only one. */
export const initiative: Check = {
  name: 'initiative',
  start() {
    let turn: Turn = { heroes: new Set(), types: new Set(), helped: new Set() };
    const ambushes = new Map<EnemyTypeId, number>();
    let isAmbush = false;
    return (seen) => {
      const { moment, now, report } = seen;
      if (moment.kind !== 'event') return;
      const { event } = moment;
      if (event.t === 'turn') turn = { heroes: new Set(), types: new Set(), helped: new Set() };
      if (event.t === 'ambush') isAmbush = true;
      if (event.t === 'enemies-placed') {
        // A turn that is over, because an earlier fight has ended, is not their first.
        const isThisTurn = now.turn.step === 'darkness' && !now.turn.over;
        const first = now.turn.number + (isThisTurn ? 0 : 1);
        if (isAmbush && event.tile === undefined) ambushes.set(event.type, first);
      } else if (event.t !== 'ambush' && event.t !== 'elite') isAmbush = false;
      // Who is warned takes the edge off, of which types is for the card to say.
      if (warns(event)) for (const [type, first] of ambushes) ambushes.set(type, -Math.abs(first));
      if (event.t === 'recovered') turn.helped.add(event.hero);
      const activated = told(moment, 'activation');
      if (activated) {
        if (turn.heroes.has(activated.hero))
          report('B-TURN-03', `hero ${activated.hero} acts twice`);
        turn.heroes.add(activated.hero);
        const { hero } = activated;
        if (turn.helped.has(hero)) report('B-HELP-04', `hero ${hero} acts in the turn of the help`);
        if (!isUp(now.heroes[hero] as never)) report('B-KO-04', `hero ${hero} acts KO’d`);
        inOrder(seen, turn, ambushes, { hero });
      }
      const group = told(moment, 'enemy-activation');
      if (group) {
        if (turn.types.has(group.type)) report('B-FIGHT-06', `${group.type} act twice`);
        turn.types.add(group.type);
        inOrder(seen, turn, ambushes, { type: group.type });
      }
      if (told(moment, 'step')?.purpose === 'exploration' && !now.turn.over) {
        const { heroes, types } = waiting(now, turn);
        for (const hero of heroes) report('B-TURN-03', `hero ${hero} had no activation`);
        for (const type of types) report('B-FIGHT-03', `${type} had no activation`);
      }
    };
  },
};

function warns(event: BrimstoneEvent): boolean {
  if (event.t !== 'item-used' && event.t !== 'ability-used') return false;
  const { ability } = content.items[event.card] ?? content.upgrades[event.card] ?? {};
  return ability?.on?.ambushed !== undefined;
}

function waiting(now: AdventureState, turn: Turn) {
  const heroes = now.heroes
    .filter((hero) => isUp(hero) && !turn.heroes.has(hero.index) && !turn.helped.has(hero.index))
    .map(({ index }) => index);
  const able = now.enemies.filter((enemy) => !enemy.stunned && !isInStasis(now, enemy));
  const started = (now.fight?.startedInTurn ?? 0) <= now.turn.number;
  const types = started ? [...new Set(able.map(({ type }) => type))] : [];
  return { heroes, types: types.filter((type) => !turn.types.has(type)) };
}

type Actor = { readonly hero: number } | { readonly type: EnemyTypeId };

function inOrder(
  { now, report }: Seen,
  turn: Turn,
  ambushes: ReadonlyMap<EnemyTypeId, number>,
  actor: Actor,
): void {
  const ofHero = (index: number) => {
    const hero = now.heroes[index];
    return hero ? heroNumber(now, hero, 'initiative') : null;
  };
  const ofType = (type: EnemyTypeId) => {
    const number = enemyNumber(now, type, 'initiative');
    const first = ambushes.get(type);
    if (number === null || first === -now.turn.number) return null;
    return number + (first === now.turn.number ? AMBUSH : 0);
  };
  const own = 'hero' in actor ? ofHero(actor.hero) : ofType(actor.type);
  if (own === null) return;
  const who = 'hero' in actor ? `hero ${actor.hero}` : actor.type;
  const { heroes, types } = waiting(now, turn);
  for (const hero of heroes) {
    const other = ofHero(hero);
    const winsTies = isImmune(now, now.heroes[hero] as never, 'enemy-ties') && !('hero' in actor);
    const isFirst = other !== null && (other > own || (winsTies && other === own));
    if (isFirst) report('B-FIGHT-03', `${who} (${own}) acts before hero ${hero} (${other})`);
  }
  for (const type of types) {
    const other = ofType(type);
    const isFree = 'hero' in actor && isImmune(now, now.heroes[actor.hero] as never, 'enemy-ties');
    const enemiesFirst = 'hero' in actor && !isFree;
    const isFirst = other !== null && (other > own || (enemiesFirst && other === own));
    if (isFirst) report('B-FIGHT-04', `${who} (${own}) acts before ${type} (${other})`);
  }
}
