import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { boardOf, CORNERS, doorwayOf, sees, xlSpaces } from '../../src/board/index.ts';
import { content } from '../../src/content/index.ts';
import type { BrimstoneMeaning } from '../../src/meanings.ts';
import { layBeyondGate, standInDoorway, standOn } from '../explore.ts';
import { type Field, field } from '../fight.ts';
import { enemyAt, heroOf } from '../items.ts';
import { dealings } from './dealings.ts';
import { findsOut, type Happening } from './doctored.ts';
import { dynamite } from './dynamite.ts';
import { groundOf } from './ground.ts';
import { heroAttacks } from './hero-attacks.ts';
import { heroNumber } from './hero-numbers.ts';

const GATE = { tile: 0, exit: 0 };
const FAR = { tile: 1, exit: 0 };

/** A room with a Gate to a corridor; the first hero, who has the Lantern, stands at the Gate. */
const AT_THE_GATE: Field = {
  heroes: ['us-marshal', 'bandido'],
  change(state) {
    layBeyondGate(state, 'targa-long', GATE);
    standInDoorway(state, 0, GATE);
    standOn(state, 1, 0);
    state.lantern = 0;
  },
};

const { state } = field(AT_THE_GATE).runs(() => {});
const { layout } = state.board;
const ground = groundOf(state);
const everywhere = ground.plane.squares.map((_, space) => space);
const gate = heroOf(state, 0).space;
const [beyond] = doorwayOf(content.tiles, layout, FAR).spaces;
const own = [GATE, FAR].flatMap((door) => doorwayOf(content.tiles, layout, door).spaces);
const isFar = (space: number) => ground.plane.squares[space]?.world === 'targa';
const deep = everywhere.filter(
  (space) => isFar(space) && !own.includes(space) && ground.sees(gate, space),
);

rule('B-GATE-18', 'both readings see the same: from the spaces of the Gate, far beyond it', () => {
  const board = boardOf(content.tiles, layout);
  for (const from of everywhere) {
    const seen = everywhere.filter((to) => ground.sees(from, to));
    expect([from, ...seen]).toEqual([from, ...everywhere.filter((to) => sees(board, from, to))]);
    if (!own.includes(from)) expect(seen.map(isFar)).not.toContain(!isFar(from));
  }
  expect(deep.length).toBeGreaterThan(4);
});

rule('B-XL-01', 'a base that lies across a Gate is under both readings the same', () => {
  const board = boardOf(content.tiles, layout);
  const bases = everywhere.flatMap((space) => CORNERS.map((corner) => ({ space, corner })));
  let across = 0;
  for (const { space, corner } of bases) {
    const under = ground.under({ type: 'goliath', space, corner });
    if (under.some((each) => isFar(each) !== isFar(space))) across++;
    expect(under.toSorted()).toEqual(xlSpaces(board, space, corner).toSorted());
  }
  expect(across).toBeGreaterThan(7);
});

function question(key: string, offers: readonly BrimstoneMeaning[]): Happening {
  const options = offers.map((_, index) => `${index}`);
  const means = (option: string) => offers[Number(option)];
  return { kind: 'asked', question: { prompt: { key }, seat: 0, options, means } as never };
}

findsOut('Dynamite that goes no farther than the spaces beyond a Gate', {
  check: dynamite,
  rule: 'B-GATE-18',
  where: AT_THE_GATE,
  happens: (wrong) => {
    const range = 3 + (heroNumber(state, heroOf(state, 0), 'strength') ?? 0);
    const spaces = everywhere.filter(
      (to) =>
        ground.distance(gate, to) <= range &&
        ground.sees(gate, to) &&
        !(wrong && deep.includes(to)),
    );
    const offers = spaces.map((space) => ({ kind: 'space', space }) as const);
    return [question('prompt.throw-dynamite', offers)];
  },
});

findsOut('a shot from afar at who stands at a Gate', {
  check: heroAttacks,
  rule: 'B-ATK-12',
  where: AT_THE_GATE,
  happens: (wrong) => [
    (now) => {
      const [there = gate] = deep;
      heroOf(now, 0).space = wrong ? there : gate;
      Object.assign(enemyAt(now, wrong ? gate : there), { id: 'tentacles1' });
    },
    { t: 'attack', hero: 0, purpose: 'ranged' },
    { t: 'hit-enemy', hero: 0, enemy: 'tentacles1', amount: 3, need: 2 },
  ],
});

findsOut('a hero right beyond a Gate with whom there are no dealings', {
  check: dealings,
  rule: 'B-TRADE-03',
  where: AT_THE_GATE,
  happens: (wrong) => [
    (now) => Object.assign(heroOf(now, 1), { space: beyond }),
    question('prompt.manage-items', wrong ? [] : [{ kind: 'give', hero: 1 }]),
  ],
});

findsOut('dealings with a hero farther beyond a Gate', {
  check: dealings,
  rule: 'B-TRADE-03',
  where: AT_THE_GATE,
  happens: (wrong) => [
    (now) => Object.assign(heroOf(now, 1), { space: wrong ? deep[0] : beyond }),
    question('prompt.manage-items', [{ kind: 'give', hero: 1 }]),
  ],
});
