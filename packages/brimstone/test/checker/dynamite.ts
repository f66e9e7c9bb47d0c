import type { AdventureState, Enemy, Hero } from '../../src/state.ts';
import { asked, type Check, type Seen, told } from './check.ts';
import { isInStasis } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { heroNumber, isUp } from './hero-numbers.ts';

/** Throws within reach and sight, bounces by the chart, and everybody in the area hit once. */
export const dynamite: Check = {
  name: 'dynamite',
  start() {
    let at: number | null = null;
    let area: { enemies: Enemy[]; heroes: Hero[]; rolls: number } | null = null;
    return (seen) => {
      const { moment, now, report } = seen;
      checkOffers(seen);
      const thrown = told(moment, 'dynamite-thrown');
      if (thrown) {
        at = thrown.space;
        checkThrow(seen, thrown.hero, thrown.space);
      }
      const bounced = told(moment, 'dynamite-bounced');
      if (bounced && at !== null) {
        const isGate = groundOf(now)
          .plane.gates.flat()
          .some(({ spaces }) => spaces.includes(at ?? -1));
        for (const die of bounced.dice) at = bounce(now, at, die) ?? at;
        if (bounced.space !== at && !isGate)
          report('B-DYN-07', `lies on ${bounced.space}, not on ${at}`);
        at = bounced.space;
      }
      if (moment.kind === 'luck' && moment.label === 'dynamite-damage' && area) area.rolls++;
      const explosion = told(moment, 'explosion');
      if (area && (explosion || moment.kind === 'step')) {
        const models = area.enemies.length + area.heroes.length;
        const most = models + now.heroes.length;
        if (area.rolls > most) report('B-DYN-10', `${area.rolls} dice for ${models} models`);
        if (area.rolls < area.enemies.length)
          report('B-DYN-10', `${area.rolls} dice for ${models} models`);
        area = null;
      }
      if (!explosion) return;
      if (at !== null && explosion.space !== at)
        report('B-DYN-05', `explodes on ${explosion.space}, not ${at}`);
      at = null;
      const ground = groundOf(now);
      const isHit = (space: number) =>
        space === explosion.space || ground.isAdjacent(space, explosion.space);
      area = {
        enemies: now.enemies.filter(
          (enemy) => !isInStasis(now, enemy) && ground.under(enemy).some(isHit),
        ),
        heroes: now.heroes.filter((hero) => isUp(hero) && isHit(hero.space)),
        rolls: 0,
      };
    };
  },
};

function checkThrow({ now, report }: Seen, index: number, space: number): void {
  const hero = now.heroes[index] as Hero;
  const ground = groundOf(now);
  const strength = heroNumber(now, hero, 'strength');
  const away = ground.distance(hero.space, space);
  if (strength !== null && away > strength + 3) {
    report('B-DYN-02', `hero ${index} throws ${away} spaces with Strength ${strength}`);
  }
  if (!ground.sees(hero.space, space)) report('B-DYN-03', `hero ${index} does not see ${space}`);
}

/** Every space in reach and sight can be thrown at, far beyond a Gate too. */
function checkOffers({ moment, now, report }: Seen): void {
  const question = asked(moment, 'prompt.throw-dynamite');
  if (!question) return;
  const { seat, offers } = question;
  const hero = now.heroes[seat] as Hero;
  const strength = heroNumber(now, hero, 'strength');
  if (strength === null) return;
  const { plane, distance, sees } = groundOf(now);
  const offered = new Set(offers.flatMap((each) => (each?.kind === 'space' ? each.space : [])));
  plane.squares.forEach(({ world }, space) => {
    const isIt = distance(hero.space, space) <= strength + 3 && sees(hero.space, space);
    if (isIt === offered.has(space)) return;
    const rule = world === plane.squares[hero.space]?.world ? 'B-DYN-03' : 'B-GATE-18';
    report(rule, `hero ${seat} ${isIt ? 'cannot' : 'can'} throw from ${hero.space} to ${space}`);
  });
}

const CHART = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Where a bounce leads, or null where a Wall cancels it; through Gates the checker does not follow. */
function bounce(now: AdventureState, from: number, die: number): number | null {
  const { plane, adjacent } = groundOf(now);
  const square = plane.squares[from];
  const [dx, dy] = CHART[die - 1] ?? [0, 0];
  const to = square ? plane.at(square.world, square.x + dx, square.y + dy) : undefined;
  return to !== undefined && adjacent[from]?.includes(to) ? to : null;
}
