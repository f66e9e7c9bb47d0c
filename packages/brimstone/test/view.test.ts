import { Random, randomPicks, Table, withContent } from '@crawlspace/kernel';
import { fieldsOf, freeze } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import { brimstone } from '../src/module.ts';
import { numbersOf } from '../src/numbers.ts';
import { chancesOfHoldingBack, holdBackBonus, holdBackNeed } from '../src/rules/darkness/depth.ts';
import { enemyNumbers, heroSheet, lookAt } from '../src/sheets.ts';
import type { AdventureState } from '../src/state.ts';
import type { AdventureView } from '../src/view.ts';
import { CLASS_IDS } from './classes.ts';

/** Fields of the state that a view shows. Numbers of lists and names of counters are `*`. */
const SEEN = `
  options.edition options.tokens options.fixedMove options.advancedEncounters
  options.belowTheDarkness options.hardCore options.themedThreats options.themedThreats.*
  options.dangerousDynamite options.epicForSmallParties
  mission.id mission.counters mission.counters.* mission.markers mission.markers.*.id
  mission.markers.*.tile mission.markers.*.space mission.objectiveFound mission.darknessAhead
  mission.basic
  turn.number turn.step turn.done turn.done.*.kind turn.done.*.hero turn.done.*.missed turn.done.*.type
  turn.scavenged turn.scavenged.* turn.over turn.maxRange.inTurn turn.maxRange.spaces turn.maxRange.world
  heroes.*.index heroes.*.class heroes.*.level heroes.*.name heroes.*.portrait heroes.*.space
  heroes.*.wounds heroes.*.sanityDamage heroes.*.grit heroes.*.corruption heroes.*.xp heroes.*.gold
  heroes.*.darkStone heroes.*.bag heroes.*.bag.* heroes.*.items heroes.*.items.*.number
  heroes.*.items.*.card heroes.*.items.*.equipped heroes.*.items.*.upgrades
  heroes.*.items.*.upgrades.* heroes.*.items.*.charges heroes.*.items.*.holds
  heroes.*.items.*.holds.* heroes.*.items.*.used.by heroes.*.items.*.used.turn
  heroes.*.upgrades heroes.*.upgrades.* heroes.*.conditions heroes.*.conditions.* heroes.*.poison
  heroes.*.voidVenom heroes.*.knockedOut heroes.*.knockedOut.* heroes.*.knockedOutInTurn
  heroes.*.dead heroes.*.resurrectable heroes.*.chambers heroes.*.chambers.* heroes.*.loaded
  heroes.*.loaded.* heroes.*.exhausted heroes.*.exhausted.* heroes.*.bonuses
  heroes.*.bonuses.*.stat heroes.*.bonuses.*.amount heroes.*.bonuses.*.until
  heroes.*.activation heroes.*.activation.moveLeft heroes.*.activation.moved
  heroes.*.activation.attacked heroes.*.activation.acted heroes.*.activation.escaped
  heroes.*.activation.stuck heroes.*.freeAttackUsed heroes.*.usedInTurn
  lantern reviveTokens
  enemies enemies.*.id enemies.*.type enemies.*.space enemies.*.corner enemies.*.wounds
  enemies.*.target enemies.*.spent enemies.*.spent.* enemies.*.stunned enemies.*.stasis
  enemies.*.markedBy enemies.*.markedBy.*
  fight fight.startedInTurn fight.groups.*.brutal fight.groups.*.elite
  fight.groups.*.elite.* fight.groups.*.variant fight.groups.*.ambushTurn
  fight.groups.*.belowTheDarkness fight.lootSources fight.final
  board.layout.tiles.*.tile board.layout.tiles.*.world board.layout.tiles.*.x
  board.layout.tiles.*.y board.layout.tiles.*.rotation board.layout.gates
  board.layout.gates.*.a.tile board.layout.gates.*.a.exit board.layout.gates.*.b.tile
  board.layout.gates.*.b.exit board.layout.caps board.layout.caps.*.tile board.layout.caps.*.exit
  board.exits board.exits.*.tile board.exits.*.exit board.exits.*.kind
  board.scavenged board.scavenged.*
  depth.party depth.darkness depth.passed
  inPlay inPlay.*.card inPlay.*.tile inPlay.*.hero
  enemyBonuses enemyBonuses.*.stat enemyBonuses.*.amount enemyBonuses.*.until
  enemyBonuses.*.through enemyBonuses.*.type enemyBonuses.*.enemy enemyBonuses.*.card
  enemyBonuses.*.by
  exhausted exhausted.*
  worlds.*
  outcome outcome.won outcome.cause
`.match(/\S+/g) as string[];

/** Fields of the state that a view does not show, or shows only as a number. */
const HIDDEN = `
  board.tokens board.tokens.*.tile board.tokens.*.token
  dread dread.*
  decks.* decks.*.draw decks.*.draw.* decks.*.discard decks.*.discard.*
  decks.*.*.draw decks.*.*.draw.* decks.*.*.discard decks.*.*.discard.*
  nextItem nextEnemy
`.match(/\S+/g) as string[];

/** Objects whose keys are names of things in the game and not fields. */
const BY_NAME =
  /^(mission\.counters|exhausted|heroes\.\*\.exhausted|fight\.groups|decks|decks\.\*)$/;
const byName = (path: string, value: object) => BY_NAME.test(path) && !('draw' in value);

/** Looks at random games of all missions at every so many decisions. */
function* games(every: number): Generator<{ state: AdventureState; view: AdventureView }> {
  const missions = Object.keys(content.missions);
  for (let n = 0; n < 24; n++) {
    const random = Random.seeded(`view ${n}`);
    const heroes = Array.from({ length: 1 + (n % 4) }, (_, i) => ({
      class: CLASS_IDS[(n + i) % CLASS_IDS.length],
      ...(n % 2 === 0 ? { portrait: 'woman' } : {}),
    }));
    const setup = brimstone.parseSetup({ mission: missions[n % missions.length], heroes });
    const table = Table.start(brimstone, setup, `view ${n}`, { events: false, snapshots: false });
    for (let [question] = table.pending; question; [question] = table.pending) {
      if (table.answerCount % every === 0) {
        yield { state: table.state, view: brimstone.view(table.state, { seat: 0 }) };
      }
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    }
    yield { state: table.state, view: brimstone.view(table.state, { seat: 0 }) };
  }
}

test('every field of the state is listed as seen or as hidden', () => {
  const found = new Set<string>();
  const shown = new Set<string>();
  for (const { state, view } of games(5)) {
    for (const path of fieldsOf(state, byName)) found.add(path);
    for (const path of fieldsOf(view, byName)) shown.add(path);
  }
  const listed = new Set([...SEEN, ...HIDDEN]);
  expect([...found].filter((path) => !listed.has(path))).toEqual([]);
  const seen = new Set(SEEN);
  expect([...found].filter((path) => seen.has(path) && !shown.has(path))).toEqual([]);
});

test('a view is the same after a way through JSON', () => {
  for (const { view } of games(11)) {
    expect(withContent(content, JSON.parse(JSON.stringify(view)))).toStrictEqual(view);
  }
});

test('the game goes on without changing a view, not even where it shares something', () => {
  let frozen = 0;
  for (const { view } of games(1)) if (freeze(view)) frozen++;
  expect(frozen).toBeGreaterThan(1000);
});

test('the numbers worked out from a view are those of the table', () => {
  for (const { state, view } of games(7)) {
    const g = lookAt(content, state);
    expect(numbersOf(view)).toEqual({
      heroes: state.heroes.map((hero) => heroSheet(g, hero)),
      enemies: enemyNumbers(g),
      holdBack: {
        need: holdBackNeed(g),
        bonus: holdBackBonus(g),
        chances: chancesOfHoldingBack(g),
      },
    });
  }
});
