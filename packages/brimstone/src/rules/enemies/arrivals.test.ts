import { expect, test } from 'vitest';
import { HALL, whereIs } from '../../../test/enemies.ts';
import { all, enemyOf, type Field, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { ThreatGroup } from '../../content-types.ts';
import { enemyTypesInPlay } from '../figures/enemy-stats.ts';
import type { Place } from './placement.ts';
import { setUpEnemies } from './set-up-enemies.ts';

const AMBUSH = { kind: 'ambush', world: 'mines' } as const;
const TILE = { kind: 'tile', tile: 0 } as const;
const SHEETS = withSheets({});

function comes(
  sources: readonly (readonly ThreatGroup[])[],
  place: Place,
  situation: Partial<Field> = {},
) {
  return field({ tile: HALL, at: '3,3', content: SHEETS, ...situation })
    .runs((g) => setUpEnemies(g, sources, place))
    .done();
}

/** Cards that write down what they are told when enemies come. */
function listener(heard: string[]): Partial<Field> {
  const ear = card('ear', {
    ability: {
      on: {
        fightStart: (_g, _source, { ambush }): undefined => {
          heard.push(`fight, ambush: ${ambush}`);
        },
        ambushed: (_g, _source, { types }): undefined => {
          heard.push(`ambushed by ${types.join(', ')}`);
        },
      },
    },
  });
  return {
    content: all(SHEETS, withItems(ear)),
    change: (state) => void carry(state, 0, 'ear', { equipped: true }),
  };
}

test('who listens for the start of a Fight hears whether it is an Ambush', () => {
  const heard: string[] = [];
  comes([[{ type: 'tentacles', number: 1 }]], TILE, listener(heard));
  expect(heard.splice(0)).toEqual(['fight, ambush: false']);
  comes([[{ type: 'tentacles', number: 1 }]], AMBUSH, listener(heard));
  expect(heard.splice(0)).toEqual(['ambushed by tentacles', 'fight, ambush: true']);
  comes([[{ type: 'stranglers', number: 1 }]], AMBUSH, {
    ...listener(heard),
    enemies: 'tentacles 8,3',
  });
  expect(heard).toEqual(['ambushed by stranglers']);
});

test('a source is worth Loot if a model of it came, and those named first come first', () => {
  const sources = (first: number, second: number) => {
    const played = comes(
      [[{ type: 'tentacles', number: first }], [{ type: 'tentacles', number: second }]],
      TILE,
      {
        content: (content) => {
          const { tentacles, ...others } = SHEETS(content).enemies;
          const enemies = { ...others, tentacles: { ...tentacles, models: 4 } };
          return { ...SHEETS(content), enemies };
        },
        dice: first + second > 4 ? undefined : [],
      } as Partial<Field>,
    );
    expect(played.state.enemies.length).toBe(Math.min(4, first + second));
    return played.state.fight?.lootSources;
  };
  expect([sources(1, 2), sources(3, 3), sources(4, 3)]).toEqual([2, 2, 1]);
});

test('where ambushers stand is told, and how many there are', () => {
  const played = comes([[{ type: 'tentacles', number: 2 }]], AMBUSH);
  const spaces = played.state.enemies.map(({ space }) => space);
  expect(played.eventsNamed('enemies-placed')).toEqual([
    expect.objectContaining({ type: 'tentacles', amount: 2, spaces }),
  ]);
});

test('an extra large ambusher without room beside a hero comes near, without a target', () => {
  const wall = [2, 3, 4].flatMap((column) =>
    [2, 4].map((row) => ['targa-pylons', column, row] as const),
  );
  const played = comes([[{ type: 'goliath', number: 1 }]], AMBUSH, {
    at: '3,3',
    enemies: [...wall, ['targa-pylons', 4, 3]],
  });
  const goliath = played.state.enemies.find(({ type }) => type === 'goliath');
  expect(goliath?.target).toBeNull();
  const roomy = comes([[{ type: 'goliath', number: 1 }]], AMBUSH);
  expect(enemyOf(roomy.state, 0).target).toBe(0);
  expect(whereIs(roomy, 0)).not.toEqual([3, 3]);
});

test('types in play come in the order of the list, whoever came first', () => {
  field('us-marshal 3,3 vs void-spiders 7,3 tentacles 8,3 void-spiders 8,2', {
    tile: HALL,
    content: SHEETS,
  })
    .runs(function* (g) {
      expect(enemyTypesInPlay(g)).toEqual(['tentacles', 'void-spiders']);
      expect(spaceIn(g.state, [7, 3])).toBe(enemyOf(g.state, 0).space);
      yield* g.do.anytime(g);
    })
    .done();
});
