import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { heroAt } from '../src/adventure.ts';
import { boardOf, doorwayOf, neighboursOf, tilesOf } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import { normalAttack } from '../src/rules/fights/attack.ts';
import { meleeWeapon } from '../src/rules/fights/weapons.ts';
import type { AdventureState } from '../src/state.ts';
import { activateHero } from './activation.ts';
import { scene } from './adventure.ts';
import { FOUR } from './enemies.ts';
import { heroOf, lay, layBeyondGate, setExit } from './explore.ts';
import { blankActivation, withSheets } from './fight.ts';
import { enemyAt, stripped } from './items.ts';

const GATE = { tile: 1, exit: 1 };
const FAR = { tile: 2, exit: 0 };

/** A Mine tile with a Gate to a tile of Targa; the heroes stand where the test says. */
function atTheGate(state: AdventureState): void {
  stripped(state);
  lay(state, 'mines-cross');
  setExit(state, GATE, 'gate');
  layBeyondGate(state, 'targa-long', GATE);
}

function near(state: AdventureState): readonly [number, number] {
  return doorwayOf(content.tiles, state.board.layout, GATE).spaces;
}

function far(state: AdventureState): readonly [number, number] {
  return doorwayOf(content.tiles, state.board.layout, FAR).spaces;
}

rule(
  ['B-GATE-08', 'B-GATE-09'],
  'one World Card for each World with a hero; with the last one gone it goes back',
  () => {
    const t = scene({
      heroes: FOUR,
      dice: 'move 3, move 3, move 3, move 3',
      content: withSheets({}),
      change(state) {
        atTheGate(state);
        heroOf(state, 0).space = near(state)[0];
        heroOf(state, 1).space = near(state)[1];
        const map = boardOf(content.tiles, state.board.layout);
        const behind = near(state).flatMap((space) => neighboursOf(map, space));
        const [third = 0, fourth = 0] = behind.filter(
          (space) => tilesOf(map, space).includes(1) && !near(state).includes(space),
        );
        heroOf(state, 2).space = third;
        heroOf(state, 3).space = fourth;
      },
    }).runs(function* (g) {
      for (const hero of g.state.heroes) yield* activateHero(g, hero);
    });
    const worlds: string[][] = [[...t.state.worlds]];
    for (let n = 0; n < 4; n++) {
      const beyond = t.options.filter((id) => isOnTarga(t.state, id));
      t.pick(beyond.at(-1) ?? 'nowhere');
      worlds.push([...t.state.worlds]);
      if (t.options.includes('end')) t.pick('end');
    }
    expect(worlds).toEqual([
      ['mines'],
      ['mines', 'targa'],
      ['mines', 'targa'],
      ['mines', 'targa'],
      ['targa'],
    ]);
  },
);

function isOnTarga({ board }: AdventureState, option: string): boolean {
  return (
    /^s\d+$/.test(option) &&
    boardOf(content.tiles, board.layout).world[Number(option.slice(1))] === 'targa'
  );
}

test('the World of a hero who dies there alone goes back too', () => {
  const t = scene({
    heroes: ['us-marshal', 'gunslinger'],
    change(state) {
      atTheGate(state);
      heroOf(state, 1).space = far(state)[0];
      state.worlds = ['mines', 'targa'];
    },
  }).runs((g) => g.do.killHero(g, heroAt(g, 1)));
  expect(t.done().state.worlds).toEqual(['mines']);
});

rule('B-GATE-16', 'a step through a Gate costs one point, like any other', () => {
  const t = scene({
    heroes: ['us-marshal'],
    dice: 'move 1',
    change(state) {
      atTheGate(state);
      heroOf(state, 0).space = near(state)[0];
    },
  }).runs(activateHero);
  const beyond = far(t.state).map((space) => `s${space}`);
  expect(beyond.every((id) => t.options.includes(id))).toBe(true);
  t.pick(beyond[1] ?? '');
  expect(t.hero(0)).toMatchObject({ space: far(t.state)[1], activation: { moveLeft: 0 } });
});

rule('B-GATE-17', 'a model on a Gate space may be attacked hand to hand from beyond', () => {
  const t = scene({
    heroes: ['us-marshal'],
    content: withSheets({}),
    dice: 'to-hit 4 1, damage 3',
    change(state) {
      atTheGate(state);
      const hero = heroOf(state, 0);
      [hero.space] = near(state);
      hero.activation = blankActivation();
      enemyAt(state, far(state)[1]);
    },
  }).runs(function* (g, hero) {
    yield* normalAttack(g, hero, [meleeWeapon(g, hero)]);
  });
  expect(t.done().state.enemies[0]?.wounds).toBe(3);
});
