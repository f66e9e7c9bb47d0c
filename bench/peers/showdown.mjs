import showdown from 'pokemon-showdown';
import { seeded } from './random.mjs';

const { Battle, Teams } = showdown;

/*
 * Pokémon Showdown, gen9randombattle, both sides choosing at random.
 *
 * The battle is driven directly: `battle.choose(side, choice)` on the requests the battle keeps.
 * That is the peer's fastest path. Its stream (BattleStream, with its random players) puts the same
 * battle behind asynchronous text, a log to split per player and requests to write and parse as
 * JSON, and is about a quarter slower when measured.
 */

const FORMAT = 'gen9randombattle';

// Generating random teams is another program than the simulator, so a pool of them is made before
// the clock starts; a battle only has to pair two.
const POOL = 64;

/** Every legal choice of one side, read from what the battle asks of it (singles). */
function legalChoices(request) {
  const team = request.side.pokemon;
  const isFit = (i) => !team[i].condition.endsWith(' fnt');
  const choices = [];

  if (request.forceSwitch) {
    // Revival Blessing asks for a fainted member instead of a fit one.
    const wantFit = !team[0].reviving;
    for (let i = wantFit ? 1 : 0; i < team.length; i++) {
      if (isFit(i) === wantFit) choices.push(`switch ${i + 1}`);
    }
    return choices.length > 0 ? choices : ['pass'];
  }

  const active = request.active[0];
  active.moves.forEach((move, i) => {
    if (move.disabled) return;
    choices.push(`move ${i + 1}`);
    if (active.canTerastallize) choices.push(`move ${i + 1} terastallize`);
  });
  if (!active.trapped) {
    for (let i = 1; i < team.length; i++) {
      if (isFit(i)) choices.push(`switch ${i + 1}`);
    }
  }
  return choices;
}

function playBattle(index, teams, pick) {
  const battle = new Battle({
    formatid: FORMAT,
    // Four numbers select the generator of the original games, far cheaper than the default.
    seed: [index & 0xffff, index >>> 16, 3, 4],
    p1: { name: 'One', team: teams[pick(POOL)] },
    p2: { name: 'Two', team: teams[pick(POOL)] },
  });

  let accepted = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue; // it waits for the other side, or the battle is over
      // A choice can be refused by something the side could not see (a trapping ability): then the
      // battle corrects the request, and the refused choice is not counted.
      let tries = 0;
      let choices = legalChoices(side.activeRequest);
      while (!battle.choose(side.id, choices[pick(choices.length)])) {
        if (++tries === 100) throw new Error(`no choice accepted: ${side.choice.error}`);
        choices = legalChoices(side.activeRequest);
      }
      accepted += 1;
    }
  }
  return accepted;
}

/** Plays one battle after the other; gives how many choices were accepted in each. */
export function player() {
  const pick = seeded(1);
  const generator = Teams.getGenerator(FORMAT, [1, 2, 3, 4]);
  const teams = Array.from({ length: POOL }, () => generator.getTeam());
  let battles = 0;
  return () => playBattle(battles++, teams, pick);
}
