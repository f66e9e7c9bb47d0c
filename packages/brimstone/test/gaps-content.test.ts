import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GATE_END_CAPS } from '../src/board/tiles.ts';
import { deckCounts } from '../src/content/counts.ts';
import { ICONS } from '../src/content/icons.ts';
import { content } from '../src/content/index.ts';
import type { ExplorationToken } from '../src/content-types.ts';
import { peril, rollAmount } from '../src/dice.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import { texts } from '../src/locales/texts.ts';
import { DEPTH_TRACK } from '../src/rules/darkness/depth.ts';
import { openExits } from '../src/rules/exploration/doors.ts';
import { kindOf } from '../src/rules/exploration/exits.ts';
import { exploreRoom } from '../src/rules/exploration/exploration.ts';
import { viewOf } from '../src/view.ts';
import { adventure, scene } from './adventure.ts';
import { just, lay, layBeyondGate, layRoom, standOn } from './explore.ts';
import { field } from './fight.ts';
import { FOUR, finish } from './missions.ts';

const { decks } = adventure({ mission: 'close-the-throat' }).state;
const counts = deckCounts(content);
/** How many of a type come at most: more of them are asked for than there are. */
const models = (type: EnemyTypeId) =>
  finish(
    field('us-marshal 8,3', { seed: 'models' }).runs((g) =>
      g.do.spawn(g, [{ type, number: 14 }], { kind: 'tile', tile: 0 }),
    ),
  ).state.enemies.length;

describe('what there is of everything', () => {
  rule('B-CONT-04', 'one Peril Die, rolled twice for two symbols', () => {
    scene({ dice: 'number 3 6' })
      .runs((g) => just(() => expect(rollAmount(g, 'number', '2P')).toBe(9)))
      .done();
    expect(peril.faces).toEqual([3, 3, 4, 4, 5, 6]);
  });

  rule('B-CONT-10', 'six Gate End Caps; a seventh Gate Icon leaves a Door', () => {
    expect(GATE_END_CAPS).toBe(6);
    const icon = { id: 'test', doors: 0, gates: 1, clue: false, attacks: 0, encounters: 0 };
    const opened = (used: number) => {
      let kinds: (string | null)[] = [];
      scene({
        mission: 'close-the-throat',
        dice: 'exit 1',
        change(state) {
          lay(state, 'mines-wet-shaft');
          state.board.exits = state.board.exits.filter(({ tile }) => tile !== 1);
          for (let exit = 10; exit < 10 + used; exit++) {
            state.board.exits.push({ tile: 0, exit, kind: 'gate' });
          }
        },
      })
        .runs((g) =>
          just(() => {
            openExits(g, 1, icon satisfies ExplorationToken);
            kinds = [1, 2, 3].map((exit) => kindOf(g, { tile: 1, exit }));
          }),
        )
        .done();
      return kinds;
    };
    expect(opened(5)).toContain('gate');
    expect(opened(6)).toContain('door');
    expect(opened(6)).not.toContain('gate');
  });

  rule('B-CONT-12', 'six Tentacles', () => expect(models('tentacles')).toBe(6));
  rule('B-CONT-13', 'six Stranglers', () => expect(models('stranglers')).toBe(6));
  rule('B-CONT-14', 'twelve Void Spiders, as many as two Peril Dice can ask for', () => {
    expect(models('void-spiders')).toBe(12);
    scene({ dice: 'number 6 6' })
      .runs((g) => just(() => expect(rollAmount(g, 'number', '2P')).toBe(12)))
      .done();
    expect(2 * Math.max(...peril.faces)).toBe(12);
  });
  rule('B-CONT-15', 'three Night Terrors, which are Large', () => {
    expect(models('night-terrors')).toBe(3);
    expect(content.enemies['night-terrors'].normal.size).toBe('large');
  });
  rule('B-CONT-16', 'one Goliath, which is Extra Large', () => {
    expect(models('goliath')).toBe(1);
    expect(content.enemies.goliath.normal.size).toBe('extra-large');
  });
  rule('B-CONT-44', 'two Targa Pylons', () => expect(models('targa-pylons')).toBe(2));
  rule('B-CONT-18', 'six Enemy Record Sheets, each with a Brutal side', () => {
    const sheets = Object.values(content.enemies);
    expect(sheets).toHaveLength(6);
    for (const { id, normal, brutal } of sheets)
      expect([normal.type, brutal.type]).toEqual([id, id]);
  });

  rule(['B-CONT-20', 'B-CONT-35'], '18 Map cards for each World', () => {
    expect(decks.map.mines.draw).toHaveLength(18);
    expect(decks.map.targa.draw).toHaveLength(18);
    expect(new Set(decks.map.targa.draw)).toEqual(new Set(content.tiles.decks.targa));
  });
  rule('B-CONT-24', '10 Low Threats', () => expect(decks.threat.low.draw).toHaveLength(10));
  rule('B-CONT-25', '10 Med Threats', () => expect(decks.threat.med.draw).toHaveLength(10));
  rule('B-CONT-26', '10 High Threats', () => expect(decks.threat.high.draw).toHaveLength(10));
  rule('B-CONT-27', '5 Epic Threats', () => expect(decks.threat.epic.draw).toHaveLength(5));
  rule('B-CONT-36', '6 Targa Plateau Threats', () =>
    expect(decks.threat.targa.draw).toHaveLength(6),
  );
  rule('B-CONT-28', '7 Growing Dread cards', () => expect(decks.growingDread.draw).toHaveLength(7));
  rule('B-CONT-29', '15 Darkness cards', () => expect(decks.darkness.draw).toHaveLength(15));
  rule('B-CONT-31', '12 Loot cards', () => expect(decks.loot.draw).toHaveLength(12));
  rule('B-CONT-32', '12 Scavenge cards', () => expect(decks.scavenge.draw).toHaveLength(12));
  rule('B-CONT-39', '2 World Cards, of the Mines and of the Targa Plateau', () => {
    expect(Object.keys(content.worlds)).toEqual(['mines', 'targa']);
    expect(counts['worlds']).toBe(2);
  });

  rule('B-CONT-42', 'one Depth Track, for all Worlds together', () => {
    const t = scene({
      mission: 'close-the-throat',
      plain: true,
      change(state) {
        const tile = layBeyondGate(state, 'targa-wardroom', { tile: 0, exit: 0 });
        standOn(state, 0, tile);
        state.worlds = ['mines', 'targa'];
      },
    }).runs(function* (g) {
      yield* g.do.moveDarkness(g, 1);
    });
    expect(viewOf(content, t.done().state, { seat: 0 }).depth).toEqual({ party: 0, darkness: 15 });
    expect(DEPTH_TRACK).toHaveLength(17);
  });

  rule('B-CARD-21', 'thirteen icons, each with its meaning in both languages', () => {
    expect(ICONS).toHaveLength(13);
    const who = ICONS.filter((icon) => icon.startsWith('test-'));
    expect(who).toEqual(['test-all-heroes', 'test-one-hero', 'test-random-hero']);
    const others = ['peril-die', 'weight', 'dark-stone', 'one-handed', 'two-handed'];
    const places = ['clue', 'door', 'gate', 'upgrade-slot', 'upgrade-requirement'];
    expect(ICONS.slice(who.length)).toEqual([...others, ...places]);
    const meanings = ICONS.map((icon) => texts[`icon.${icon}`]);
    for (const meaning of meanings) expect(meaning?.en && meaning.it).toBeTruthy();
    expect(new Set(meanings.map((meaning) => meaning?.en)).size).toBe(13);
  });
});

rule('B-SETUP-29', 'the Basic Game has no Gates and no Epic Threats', () => {
  const explored = (mission: string) => {
    const t = scene({
      mission,
      seed: 'gates',
      plain: true,
      change: (state) => standOn(state, 0, layRoom(state, 'mines-wet-shaft', 'tok-04')),
    }).runs((g) => exploreRoom(g, 1));
    finish(t);
    return {
      gates: t.state.board.exits.filter(({ kind }) => kind === 'gate').length,
      epic: t.state.decks.threat.epic.discard.length,
    };
  };
  expect(explored('a-fistful-of-dark-stone')).toEqual({ gates: 0, epic: 0 });
  expect(explored('close-the-throat').gates).toBe(1);
  const epic = (mission: string) => {
    const t = scene({ mission, heroes: FOUR, seed: 'epic' }).runs((g) =>
      g.do.attack(g, 'epic', { kind: 'tile', tile: 0 }),
    );
    return t.eventsNamed('threat').length > 0 ? t.state.decks.threat.epic.discard.length : null;
  };
  expect(epic('a-fistful-of-dark-stone')).toBe(0);
  expect(epic('close-the-throat')).toBe(1);
});

test('what the campaign has of everything', () => {
  expect(counts).toMatchObject({
    'travel hazards': 16,
    'town events': 11,
    'camp site hazards': 11,
    'location events': 6 * 11,
    forgings: 12,
    'level bonuses': 4 * 11,
    abilities: 4 * 4 * 4,
  });
  expect(counts['town goods']).toBeGreaterThanOrEqual(6 * 12);
  expect(counts['town services']).toBeGreaterThanOrEqual(3 * 6 - 1);
});
