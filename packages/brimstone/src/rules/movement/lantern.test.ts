import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  heroOf,
  inside,
  just,
  knockOut,
  lay,
  layBeyondGate,
  passages,
  standInDoorway,
  standOn,
} from '../../../test/explore.ts';
import { carry } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { board } from '../../adventure.ts';
import { areAdjacent, sees } from '../../board/index.ts';
import type { AdventureState } from '../../state.ts';
import { holdBackTheDarkness } from '../darkness/depth.ts';
import { lightReaches, mayTakeLantern, takeLantern, voicesInTheDark } from './lantern.ts';

const TWO = ['us-marshal', 'gunslinger'] as const;

function voicesFor(
  change: (state: AdventureState) => void,
  dice: Dice,
  edition: 'revised' | 'first' = 'revised',
) {
  return scene({
    heroes: TWO,
    options: { edition },
    dice,
    plain: true,
    change: (state) => change(state),
  }).runs((g) => voicesInTheDark(g, heroOf(g.state, 1)));
}

describe('the Old Lantern', () => {
  rule('B-LIGHT-01', 'lights its tile and the adjacent ones, also from a KO\u2019d marker', () => {
    for (const ko of [false, true]) {
      let lit: boolean[] = [];
      scene({
        heroes: TWO,
        change(state) {
          const [, b] = passages(state, 3);
          standOn(state, 0, b ?? 0);
          if (ko) knockOut(heroOf(state, 0));
        },
      }).runs((g) =>
        just(() => {
          lit = [0, 1, 2, 3].map((tile) => lightReaches(g, inside(g.state, tile)[0] ?? 0));
        }),
      );
      expect(lit).toEqual([true, true, true, false]);
    }
  });

  test('on a connection it lights what lies next to either tile', () => {
    let lit: boolean[] = [];
    scene({
      heroes: TWO,
      change(state) {
        passages(state, 3);
        standInDoorway(state, 0, FIRST_DOOR);
      },
    }).runs((g) =>
      just(() => {
        lit = [0, 1, 2, 3].map((tile) => lightReaches(g, inside(g.state, tile)[0] ?? 0));
      }),
    );
    expect(lit).toEqual([true, true, true, false]);
  });

  rule('B-LIGHT-02', 'does not care for Walls', () => {
    let blind = false;
    const t = voicesFor((state) => {
      const room = lay(state, 'mines-company-store');
      const hidden = inside(state, room);
      heroOf(state, 1).space = hidden[0] ?? 0;
    }, []).done();
    scene({
      heroes: TWO,
      change(state) {
        const room = lay(state, 'mines-company-store');
        heroOf(state, 1).space = inside(state, room)[0] ?? 0;
      },
    }).runs((g) =>
      just(() => {
        blind = !sees(board(g), heroOf(g.state, 0).space, heroOf(g.state, 1).space);
      }),
    );
    expect(blind).toBe(true);
    expect(t.eventsNamed('voices')).toHaveLength(0);
  });

  rule('B-LIGHT-03', 'two tiles away the voices come: D6 Horror Hits; one tile away none', () => {
    const dark = voicesFor(
      (state) => standOn(state, 1, passages(state, 2)[2] ?? 0),
      'voices 4, willpower 1 1 1 1',
    );
    expect(dark.done().hero(1).sanityDamage).toBe(4);
    expect(dark.event('voices')?.amount).toBe(4);
    const near = voicesFor((state) => standOn(state, 1, passages(state, 2)[1] ?? 0), []);
    expect(near.done().eventsNamed('voices')).toHaveLength(0);
    const beyondGate = voicesFor(
      (state) => standOn(state, 1, layBeyondGate(state, 'targa-mid', FIRST_DOOR)),
      [],
    );
    expect(beyondGate.done().eventsNamed('voices')).toHaveLength(0);
  });

  rule('B-LIGHT-04', 'with the first edition too', () => {
    const dark = voicesFor(
      (state) => standOn(state, 1, passages(state, 2)[2] ?? 0),
      'voices 1, willpower 6',
      'first',
    );
    expect(dark.done().eventsNamed('voices')).toHaveLength(1);
    const near = voicesFor((state) => standOn(state, 1, passages(state, 2)[1] ?? 0), [], 'first');
    expect(near.done().eventsNamed('voices')).toHaveLength(0);
  });

  rule('B-LIGHT-05', 'Willpower saves from the voices', () => {
    const t = voicesFor(
      (state) => standOn(state, 1, passages(state, 2)[2] ?? 0),
      'voices 3, willpower 2 4 5',
    );
    expect(t.done().hero(1).sanityDamage).toBe(1);
  });

  rule('B-LIGHT-06', 'is the only light: one hero rolls to hold back the Darkness', () => {
    for (const bearer of [0, 1]) {
      const t = scene({
        heroes: TWO,
        dice: 'hold-back 1 4',
        change(state) {
          state.lantern = bearer;
          for (const { index } of state.heroes) carry(state, index, 'drowned-mens-lamp');
        },
      }).runs(holdBackTheDarkness);
      const rolled = t.done().eventsNamed('rolled');
      expect(rolled.map(({ hero, purpose }) => [hero, purpose])).toEqual([[bearer, 'hold-back']]);
      // A lamp adds 1 to the roll; those of two heroes would hold the Darkness with 5.
      expect(t.state.depth.darkness).toBe(15);
    }
  });

  rule(['B-LIGHT-07', 'B-GATE-19'], 'shines through a Gate, one tile far', () => {
    const t = voicesFor((state) => {
      const targa = layBeyondGate(state, 'targa-mid', FIRST_DOOR);
      standOn(state, 1, targa);
    }, []);
    expect(t.done().eventsNamed('voices')).toHaveLength(0);
    const beyond = voicesFor((state) => {
      const targa = layBeyondGate(state, 'targa-mid', FIRST_DOOR);
      standOn(state, 1, lay(state, 'targa-long', { tile: targa, exit: 1 }));
    }, 'voices 1, willpower 6');
    expect(beyond.done().eventsNamed('voices')).toHaveLength(1);
  });

  test('can be taken from a KO\u2019d bearer in the same or an adjacent space, no further', () => {
    const may = (away: number, ko = true) => {
      let allowed = false;
      const t = scene({
        heroes: TWO,
        change(state) {
          const [first = 0] = inside(state, 0);
          heroOf(state, 0).space = first;
          if (ko) knockOut(heroOf(state, 0));
        },
      }).runs((g) =>
        just(() => {
          const { space } = heroOf(g.state, 0);
          const places = inside(g.state, 0);
          const at = [
            space,
            places.find((other) => areAdjacent(board(g), space, other)),
            places.find((other) => other !== space && !areAdjacent(board(g), space, other)),
          ][away];
          heroOf(g.state, 1).space = at ?? -1;
          allowed = mayTakeLantern(g, heroOf(g.state, 1));
          if (allowed) takeLantern(g, heroOf(g.state, 1));
        }),
      );
      expect(t.state.lantern).toBe(allowed ? 1 : 0);
      return allowed;
    };
    expect([may(0), may(1), may(2), may(1, false)]).toEqual([true, true, false, false]);
  });
});
