import { withContent } from '@crawlspace/kernel';
import { fieldsOf, freeze } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import type { DescentState } from '../src/state.ts';
import { type DescentView, viewOf } from '../src/view.ts';
import { randomAnswers, startRandom } from './games.ts';

/** Fields of the state that a view shows. Numbers of lists and names of things are `*`. */
const SEEN = words(`
  scale
  quest.counters quest.counters.* quest.held quest.held.*.* quest.id
  round
  phase
  active
  heroes.*.activated heroes.*.board.active heroes.*.board.arrows.discard
  heroes.*.board.arrows.discard.* heroes.*.board.bag heroes.*.board.bag.* heroes.*.board.blessed
  heroes.*.board.class heroes.*.board.columns.* heroes.*.board.columns.*.* heroes.*.board.discard
  heroes.*.board.discard.* heroes.*.board.drawn heroes.*.board.drawn.*.token
  heroes.*.board.drawn.*.used heroes.*.board.elements.air heroes.*.board.elements.earth
  heroes.*.board.elements.fire heroes.*.board.elements.water heroes.*.board.free
  heroes.*.board.peaks heroes.*.board.peaks.* heroes.*.board.quadrants.* heroes.*.board.rage
  heroes.*.board.ready heroes.*.board.revealed heroes.*.board.revealed.* heroes.*.board.shot
  heroes.*.board.stance heroes.*.board.under heroes.*.board.under.* heroes.*.board.zones.*
  heroes.*.class heroes.*.fire heroes.*.frost heroes.*.gone heroes.*.health heroes.*.index
  heroes.*.items heroes.*.items.*.card heroes.*.items.*.equipped heroes.*.items.*.number
  heroes.*.knockedOut heroes.*.level heroes.*.mana heroes.*.maxHealth heroes.*.maxMana
  heroes.*.skills heroes.*.skills.* heroes.*.turn heroes.*.turn.actions heroes.*.turn.mp
  heroes.*.turn.slipping heroes.*.xp heroes.*.zone
  allies allies.*.activated allies.*.fire allies.*.frost allies.*.id allies.*.owner
  allies.*.wounds allies.*.zone
  enemies enemies.*.activated enemies.*.card enemies.*.fire enemies.*.frost enemies.*.id
  enemies.*.item enemies.*.kind enemies.*.mark enemies.*.minions enemies.*.poison
  enemies.*.treasure.common enemies.*.treasure.epic enemies.*.treasure.rare enemies.*.type
  enemies.*.wounds enemies.*.zone
  dungeon.bossOnly dungeon.open.* dungeon.revealed.* dungeon.tokens dungeon.tokens.*.count
  dungeon.tokens.*.face dungeon.tokens.*.id dungeon.tokens.*.kind dungeon.tokens.*.zone
  decks.*.discard decks.*.discard.*
  bag.common bag.epic bag.rare
  lifebringers.left lifebringers.spent
  darkness.side darkness.space
  combat combat.attacker.ally combat.attacker.enemy combat.attacker.hero combat.attacker.kind
  combat.defender.ally combat.defender.enemy combat.defender.hero combat.defender.kind
  combat.dice combat.dice.*.die combat.dice.*.face combat.dice.*.face.ability
  combat.dice.*.face.claws combat.dice.*.face.hits combat.dice.*.face.id combat.dice.*.face.mana
  combat.dice.*.face.shadow combat.dice.*.face.shields
  combat.dice.*.resolved combat.enemyRerolls combat.hits combat.ignore.ability
  combat.ignore.claws combat.ignore.shields combat.range combat.rerolls
  combat.rolled combat.shields combat.symbols combat.type combat.used combat.used.*
  combat.weapons combat.weapons.*
  outcome outcome.cause outcome.won
`);

/** Fields of the state that a view does not show, or not in the same place: there the piles are in one row. */
const HIDDEN = words(`
  options.hellbreaker
  heroes.*.board.arrows.draw heroes.*.board.arrows.draw.* heroes.*.declined heroes.*.declined.*
  heroes.*.turn.attacked heroes.*.turn.moved heroes.*.usedThisQuest heroes.*.usedThisQuest.*
  heroes.*.usedThisRound heroes.*.usedThisRound.*
  wishes.*.class wishes.*.potion wishes.*.skill wishes.*.weapon
  spoils spoils.*.item spoils.*.treasure.common spoils.*.treasure.epic spoils.*.treasure.rare
  decks.*.*.discard decks.*.*.discard.* decks.*.*.draw decks.*.*.draw.* decks.*.draw.*
  pool.common pool.epic pool.rare
  reserve.*.common reserve.*.epic reserve.*.rare
  combat.added combat.added.*.card combat.added.*.hits combat.added.*.shields
  combat.hindered combat.inShadow combat.over
  nextItem
  nextEnemy
  nextToken
`);

/** Fields of a view that are worked out from the state. */
const WORKED_OUT = words(`
  you
  heroes.*.board.arrows.left
  enemies.*.health
  decks.*.left
  objectives.*.done objectives.*.text.key objectives.*.text.params.n objectives.*.text.params.of
  objectives.*.text.params.on
`);

/** Objects whose keys are names of things in the game and not fields. */
const BY_NAME = /^(quest\.(counters|held)|heroes\.\*\.board\.under|decks(\.\*)?)$/;
const byName = (path: string, value: object) => BY_NAME.test(path) && !('discard' in value);

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/\S+/g));
}

/** Looks at random games of all quests at every so many decisions. */
function* games(every: number): Generator<{ state: DescentState; view: DescentView }> {
  for (let n = 0; n < 22; n++) {
    const table = startRandom('fields', n);
    const { state } = table;
    for (const at of randomAnswers(table, `fields ${n}`, 600)) {
      if (at.n % every === 0) yield { state, view: viewOf(content, state, { seat: 0 }) };
    }
    yield { state, view: viewOf(content, state, { seat: 0 }) };
  }
}

test('every field of the state is listed as seen or hidden, and a view shows what is seen', () => {
  const found = new Set<string>();
  const shown = new Set<string>();
  for (const { state, view } of games(3)) {
    for (const path of fieldsOf(state, byName)) found.add(path);
    for (const path of fieldsOf(view, byName)) shown.add(path);
  }
  expect([...found].filter((path) => !SEEN.has(path) && !HIDDEN.has(path))).toEqual([]);
  expect([...shown].filter((path) => !SEEN.has(path) && !WORKED_OUT.has(path))).toEqual([]);
  expect([...found].filter((path) => SEEN.has(path) && !shown.has(path))).toEqual([]);
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
