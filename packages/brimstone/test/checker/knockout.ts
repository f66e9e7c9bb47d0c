import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { groundOf } from './ground.ts';
import { heroNumber, isUp } from './hero-numbers.ts';

/** KO'd heroes: why, what they roll for when they get up, who helps them, and when all is lost. */
export const knockout: Check = {
  name: 'knockout',
  start() {
    const causes = new Map<number, readonly string[]>();
    let rising: { readonly hero: number; charts: string[]; dice: number } | null = null;
    return ({ moment, now, report }) => {
      const out = told(moment, 'knocked-out');
      const hero = out ? (now.heroes[out.hero] as Hero) : null;
      if (hero) {
        const health = heroNumber(now, hero, 'maxHealth');
        const sanity = heroNumber(now, hero, 'maxSanity');
        const isSpent = hero.wounds === health || hero.sanityDamage === sanity;
        if (!isSpent) report('B-KO-01', `hero ${hero.index} is KO’d with Health and Sanity left`);
      }
      const up = told(moment, 'recovered');
      if (rising && (up || moment.kind === 'step')) {
        const due = causes.get(rising.hero) ?? [];
        const charts = [...new Set(rising.charts)].sort().join();
        if (charts !== [...due].sort().join()) {
          report('B-KO-09', `hero ${rising.hero}, KO’d by ${due}, rolls for ${charts}`);
        }
        rising = null;
      }
      if (up) {
        rising = { hero: up.hero, charts: [], dice: 0 };
        if (now.enemies.length > 0 && now.turn.step !== 'activations' && !now.outcome) {
          report('B-KO-07', `hero ${up.hero} recovers with enemies on the board`);
        }
        if (now.enemies.length > 0 && now.turn.step === 'activations')
          checkHelp(now, up.hero, report);
      }
      if (rising && told(moment, 'injury')?.hero === rising.hero) rising.charts.push('health');
      if (rising && told(moment, 'madness')?.hero === rising.hero) rising.charts.push('sanity');
      for (const each of now.heroes) {
        if (each.knockedOut !== null) causes.set(each.index, each.knockedOut);
      }
      const everyoneDown = now.heroes.every((each) => !isUp(each));
      if (moment.kind === 'step' && everyoneDown && !now.outcome) {
        report('B-WIN-03', 'everybody is KO’d and the game goes on');
      }
      if (moment.kind === 'step' && now.depth.darkness <= 0 && !now.outcome) {
        report('B-WIN-05', 'the Darkness is out and the game goes on');
      }
    };
  },
};

/** No enemies on the tile of the marker, and somebody beside it. */
function checkHelp(
  now: AdventureState,
  index: number,
  report: (rule: string, text: string) => void,
): void {
  const ground = groundOf(now);
  const { space } = now.heroes[index] as Hero;
  const tiles = ground.tilesAt(space);
  const isNear = now.enemies.some((enemy) =>
    ground.under(enemy).some((under) => ground.tilesAt(under).some((tile) => tiles.includes(tile))),
  );
  if (isNear) report('B-HELP-02', `hero ${index} is helped with enemies on the tile`);
  const helpers = now.heroes.filter(
    (hero) =>
      hero.index !== index &&
      isUp(hero) &&
      (hero.space === space || ground.isAdjacent(hero.space, space)),
  );
  if (helpers.length === 0) report('B-HELP-01', `nobody is beside hero ${index}`);
}
