import { content } from '../../src/content/index.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import type { Hero } from '../../src/state.ts';
import type { Check, Seen } from './check.ts';
import { hasASay, isUp } from './hero-numbers.ts';

const MOST_LOOT = 3;

/** After a fight: Catch Your Breath, Recovery, Loot, each for the right heroes and in this order. */
export const aftermath: Check = {
  name: 'aftermath',
  start() {
    let acted = new Set<number>();
    let used = new Set<number>();
    let sources = 0;
    let kills = 0;
    let cards: string[] = [];
    let came = new Set<EnemyTypeId>();
    let after: After | null = null;
    /** How many enemies there were when the turn began, until it is known whether any were left behind. */
    let enemies: number | null = null;
    return (seen) => {
      const { moment, now, report } = seen;
      const breathes = moment.kind === 'luck' && moment.label === 'breath';
      if (breathes && after && after.breathing !== null && !used.has(after.breathing)) {
        checkBreath(seen, after.breathing, moment.faces, acted);
      }
      const isOver = moment.kind !== 'event' || !['turn', 'step'].includes(moment.event.t);
      if (enemies !== null && isOver) {
        if (now.enemies.length < enemies) sources = Math.max(0, sources - 1);
        enemies = null;
      }
      if (moment.kind !== 'event') return;
      const { event } = moment;
      if (event.t === 'turn') {
        enemies = now.enemies.length;
        acted = new Set();
        used = new Set();
      }
      if (event.t === 'activation') acted.add(event.hero);
      // Whether what was used counts as an action is for the card to say.
      if (event.t.endsWith('-used') && 'hero' in event && event.hero !== undefined)
        used.add(event.hero);
      const isNext = came.size > 0 && (event.t === 'threat' || event.t === 'ambush');
      if (isNext) {
        sources += sourcesIn(cards, came);
        cards = [];
        came = new Set();
      }
      if (event.t === 'threat') cards.push(event.card);
      else if (event.t === 'enemies-placed') {
        // One more model of an ability is no source of its own.
        if (event.enemy === undefined && event.amount > 0) came.add(event.type);
      } else if (!['elite', 'ambush', 'fight-started', 'rolled'].includes(event.t)) {
        sources += sourcesIn(cards, came);
        cards = [];
        came = new Set();
      }
      if (event.t === 'turn') kills = 0;
      if (event.t === 'enemy-killed') kills++;
      // Who leaves Immobile enemies behind catches no breath, and has less Loot.
      if (event.t === 'fight-ended' && kills === 0) sources = 0;
      else if (event.t === 'fight-ended') {
        const up = now.heroes.filter(isUp).map(({ index }) => index);
        const down = now.heroes
          .filter((hero) => !isUp(hero) && !hero.dead)
          .map(({ index }) => index);
        after = { up, down, loot: new Map(), breathing: null, sources };
        sources = 0;
      }
      if (!after) return;
      follow(seen, after, event);
      if (event.t !== 'turn' && event.t !== 'won' && event.t !== 'lost') return;
      if (event.t === 'turn') {
        for (const index of after.up) report('B-LOOT-03', `hero ${index} did not catch a breath`);
        checkLoot(seen, after);
      }
      after = null;
    };
  },
};

/** Each Threat card counts that brought somebody; what came without a card counts once. */
function sourcesIn(cards: readonly string[], came: ReadonlySet<EnemyTypeId>): number {
  if (came.size === 0) return 0;
  const brought = cards.filter((id) => {
    const levels = Object.values(content.worldThreats[id]?.levels ?? {});
    // A card that stands for another one is counted with that.
    const groups =
      content.threats[id]?.groups ?? levels.flatMap((of) => (of === 'normal' ? [] : of));
    return groups.some(({ type }) => came.has(type));
  });
  return cards.length > 0 ? brought.length : 1;
}

interface After {
  up: number[];
  down: number[];
  readonly loot: Map<number, number>;
  breathing: number | null;
  readonly sources: number;
}

function follow({ report }: Seen, after: After, event: BrimstoneEvent): void {
  if (event.t === 'breath') {
    if (!after.up.includes(event.hero)) report('B-LOOT-03', `hero ${event.hero} catches a breath`);
    after.breathing = event.hero;
    after.up = after.up.filter((index) => index !== event.hero);
  }
  if (event.t === 'recovered') {
    if (!after.down.includes(event.hero)) report('B-LOOT-05', `hero ${event.hero} was not KO’d`);
    if (after.up.length > 0) report('B-LOOT-02', 'recovers before all have caught their breath');
    after.down = after.down.filter((index) => index !== event.hero);
  }
  if (event.t === 'knocked-out') {
    after.down.push(event.hero);
    after.up = after.up.filter((index) => index !== event.hero);
  }
  if (event.t === 'died') {
    after.down = after.down.filter((index) => index !== event.hero);
    after.up = after.up.filter((index) => index !== event.hero);
  }
  if (event.t === 'loot') {
    // Who falls by a Loot card gets up at the end of the turn, and the others draw on.
    if (after.down.length > 0 && after.loot.size === 0) {
      report('B-LOOT-02', 'Loot before KO’d heroes recovered');
    }
    after.loot.set(event.hero, (after.loot.get(event.hero) ?? 0) + 1);
  }
}

function checkLoot({ now, report }: Seen, { down, loot, sources }: After): void {
  const due = Math.min(MOST_LOOT, sources);
  for (const hero of now.heroes) {
    const cards = loot.get(hero.index) ?? 0;
    if (!hero.dead && cards !== due) {
      report('B-LOOT-10', `hero ${hero.index} draws ${cards} Loot, not ${due}`);
    }
  }
  for (const index of down) report('B-LOOT-05', `hero ${index} did not recover`);
}

/** D3 for everybody, D6 for who had no activation in the last turn. */
function checkBreath(
  { now, report }: Seen,
  index: number,
  faces: readonly unknown[],
  acted: ReadonlySet<number>,
): void {
  const hero = now.heroes[index] as Hero;
  if (hasASay(now, hero, 'catchYourBreath')) return;
  const isD6 = new Set(faces).size === 6;
  if (isD6 === acted.has(hero.index)) {
    report(
      'B-LOOT-04',
      `hero ${hero.index} heals ${isD6 ? 'D6' : 'D3'} after acting: ${acted.has(hero.index)}`,
    );
  }
}
