import {
  BULLSEYE,
  chanceOfWounds,
  content,
  DARKNESS_TRACK,
  type DescentView,
  dice,
  ELEMENTS,
  LEVELS,
  MOST_RAGE,
  STANCES,
  totals,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HeldSession, heldSession } from '../../../testing/at-the-table.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { openPage, type Page } from '../../../testing/page.ts';
import { type DescentMoment, randomMoments } from '../../../testing/random-descents.ts';
import { language } from '../../settings/index.ts';
import { sceneOf } from '../board/scene.ts';
import { CardDialog } from './cards/CardDialog.tsx';
import { EnemyDialog } from './cards/EnemyDialog.tsx';
import { TokenDialog } from './cards/TokenDialog.tsx';
import { aimOf } from './classes/arrow-odds.ts';
import { ClassBoard } from './classes/ClassBoard.tsx';
import { signsOf } from './dice/faces.ts';

import { lossText, outcomeOf } from './dice/outcome.ts';
import { Tray } from './dice/Tray.tsx';
import { Dashboard } from './heroes/Dashboard.tsx';
import { Party } from './heroes/HeroPanel.tsx';
import { hints } from './hints.ts';
import { LOOKS } from './looks.ts';
import { type Descending, descending } from './state.ts';
import { Ribbon } from './tracks/Ribbon.tsx';
import { Situation } from './tracks/Situation.tsx';
import { bagOdds, bossSpaces, darknessSpaces, nextSpace, spacesOf } from './tracks/spaces.ts';
import { nameOf } from './words.ts';

const moments = randomMoments();
const some = moments.filter((_, n) => n % 29 === 0);

let page: Page;
let session: HeldSession;
let state: Descending;

function sitAt(view: DescentView, decisions: readonly Decision[] = []): void {
  session = heldSession(view, decisions);
  state = descending(session);
}

function momentWith(isIt: (moment: DescentMoment) => boolean): DescentMoment {
  const found = moments.find(isIt);
  if (!found) throw new Error('no quest comes to this');
  return found;
}

const texts = (selector: string) => page.all(selector).map(({ textContent }) => textContent);
/** Everything that is written or read out. */
const words = () => [
  ...page.all('*').flatMap(({ attributes }) => attributes.get('aria-label') ?? []),
  ...page.all('span, b, p, small, dd, li').map(({ textContent }) => textContent),
];

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  page?.close();
  state?.dispose();
});

describe('the table over random quests', () => {
  for (const spoken of ['en', 'it'] as const)
    test(`is fit to read (${spoken})`, () => {
      language.value = spoken;
      for (const { view, decision } of some) {
        sitAt(view, [decision]);
        const parts = [Party, Dashboard, Tray, Ribbon, Situation];
        page = openPage(parts.map((Part) => h(Part, { state })));
        expect(words().filter((text) => /\{|undefined|NaN|\[object/.test(text))).toEqual([]);
        page.close();
        state.dispose();
      }
    });

  test('what glows on it answers the question', () => {
    let lit = 0;
    for (const { view, decision } of some) {
      sitAt(view, [decision]);
      page = openPage([h(Dashboard, { state }), h(Tray, { state })]);
      const ids = decision.options.map(({ id }) => id);
      for (const { dataset } of page.all('[data-option]')) {
        expect(ids).toContain(dataset['option']);
        lit++;
      }
      page.close();
      state.dispose();
    }
    expect(lit).toBeGreaterThan(20);
  });

  test('a hero has as many full cells as points of Health and Mana', () => {
    for (const { view } of some) {
      sitAt(view);
      page = openPage(h(Party, { state }));
      for (const [i, panel] of page.all('.hs-hero').entries()) {
        const hero = view.heroes[i];
        const cells = (bar: string) => panel.querySelectorAll(`.hs-bar-${bar} i`);
        const full = (bar: string) => cells(bar).filter((cell) => cell.matches('.is-full')).length;
        expect([cells('health').length, cells('mana').length]).toEqual([
          hero?.maxHealth,
          hero?.maxMana,
        ]);
        expect([full('health'), full('mana')]).toEqual([hero?.health, hero?.mana]);
      }
      page.close();
    }
  });

  test('the ribbon has every enemy with what it can still take', () => {
    const { view } = momentWith(({ view: { enemies } }) => enemies.length > 2);
    sitAt(view);
    page = openPage(h(Ribbon, { state }));
    const bars = page.all('.hs-foe-bar i').map(({ style }) => style['width']);
    expect(bars).toEqual(
      view.enemies.map(({ health, wounds }) => `${((health - wounds) / health) * 100}%`),
    );
    page.click('.hs-foe');
    expect(state.opened.value).toEqual({ kind: 'enemy', enemy: view.enemies[0]?.id });
  });
});

describe('the dice', () => {
  const inCombat = moments.filter(({ view: { combat } }) => (combat?.dice.length ?? 0) > 0);

  test('lie in the tray, each once, those that can be resolved as buttons', () => {
    for (const { view, decision } of inCombat.filter((_, n) => n % 9 === 0)) {
      sitAt(view, [decision]);
      page = openPage(h(Tray, { state }));
      expect(page.all('.hs-pool-dice .hs-die')).toHaveLength(view.combat?.dice.length ?? 0);
      const asked = new Set(
        decision.options.flatMap(({ means }) =>
          means && 'die' in means ? [String(means.die)] : [],
        ),
      );
      const buttons = page.all('[data-die]').map(({ dataset }) => dataset['die'] ?? '');
      expect(new Set(buttons)).toEqual(asked);
      page.close();
      state.dispose();
    }
  });

  test('come to what hits less shields are', () => {
    const { view, decision } = momentWith(
      ({ view: { combat } }) => combat?.rolled === true && totals(combat).hits > 0,
    );
    if (!view.combat) throw new Error('nobody fights');
    sitAt(view, [decision]);
    page = openPage(h(Tray, { state }));
    const { hits, shields, wounds, losses } = outcomeOf(view, view.combat);
    expect(texts('.hs-totals b')).toEqual([hits, shields, wounds].map(String));
    expect(texts('.hs-outcome b')).toEqual(losses.map((loss) => lossText(view, loss)));
  });

  test('a die with two ways is touched first, and touched again let go', () => {
    const { view, decision } = momentWith(({ decision: { options } }) => {
      const about = options.flatMap(({ means }) => (means && 'die' in means ? [means.die] : []));
      return new Set(about).size < about.length;
    });
    sitAt(view, [decision]);
    page = openPage(h(Tray, { state }));
    page.click('[aria-expanded="false"]');
    expect(page.all('.hs-touched button')).toHaveLength(2);
    page.click('[aria-expanded="true"]');
    expect(page.find('.hs-touched')).toBeNull();
    expect(session.answers).toEqual([]);
    page.click('[aria-expanded="false"]');
    page.click('.hs-touched button');
    expect(session.answers).toHaveLength(1);
  });

  test('the chance of wounds is that of counting every throw', () => {
    const pool = ['yellow', 'orange', 'blue', 'shadow'] as const;
    const throws = pool.reduce<{ hits: number; shields: number }[]>(
      (all, kind) =>
        all.flatMap(({ hits, shields }) =>
          dice[kind].faces.map((face) => ({
            hits: hits + face.hits,
            shields: shields + face.shields,
          })),
        ),
      [{ hits: 0, shields: 0 }],
    );
    const combat = {
      dice: pool.map((die) => ({ die })),
      hits: 1,
      shields: 2,
      rerolls: 0,
      ignore: { claws: 0, ability: 0, shields: 1 },
    };
    for (const least of [1, 2, 3, 4]) {
      const enough = throws.filter(
        ({ hits, shields }) => hits + 1 - (Math.max(0, shields - 1) + 2) >= least,
      );
      expect(chanceOfWounds(combat, least)).toBeCloseTo(enough.length / throws.length, 10);
    }
  });

  test('faces have a sign for everything on them', () => {
    for (const { faces } of Object.values(dice))
      for (const face of faces) {
        const { hits, mana, shields, shadow, ability, claws } = face;
        const all = hits + mana + shields + Number(shadow) + ability + claws;
        expect(signsOf(face)).toHaveLength(Math.max(1, all));
        expect(signsOf(face).includes('blank')).toBe(all === 0);
      }
  });
});

describe('class boards', () => {
  const openBoard = (of: string) => {
    const { view, decision } = momentWith(
      ({ view: seen }) => seen.heroes.some((hero) => hero.class === of) && seen.round > 1,
    );
    const hero = view.heroes.find((each) => each.class === of);
    if (!hero) throw new Error(`there is no ${of}`);
    sitAt(view, [decision]);
    page = openPage(h(ClassBoard, { state, hero }));
    return { hero, view, board: hero.board };
  };

  test('the Wizard’s marker points at the spell that is ready', () => {
    const { board } = openBoard('wizard');
    if (board.class !== 'wizard') throw new Error('no wizard');
    expect(page.all('.hs-quadrant')).toHaveLength(board.quadrants.length);
    const ready = page.find('.is-ready');
    expect(ready?.textContent).toContain(nameOf(board.quadrants[board.ready] ?? ''));
    expect(page.find('.hs-marker')?.style['--turn']).toBe(`${board.ready * 90}deg`);
  });

  test('the Berserker’s Rage and stance are those of the view', () => {
    const { board } = openBoard('berserker');
    if (board.class !== 'berserker') throw new Error('no berserker');
    expect(page.all('.hs-rage-full')).toHaveLength(board.rage);
    expect(page.all('.hs-rage-empty')).toHaveLength(MOST_RAGE - board.rage);
    expect(page.all('.hs-column')).toHaveLength(STANCES.length);
    const current = page.all('.is-current').map(({ textContent }) => textContent);
    expect(current).toHaveLength(1);
    expect(current[0]).toContain(nameOf(board.stance));
  });

  test('the Paladin’s columns say where their ground lies', () => {
    const { board } = openBoard('paladin');
    if (board.class !== 'paladin') throw new Error('no paladin');
    const where = texts('.hs-tile-where');
    expect(where.map((text) => text === 'not on the ground')).toEqual(
      content.consecrations.map((_, column) => (board.zones[column] ?? null) === null),
    );
    const skills = board.columns.flat();
    expect(page.all('.hs-column-skill')).toHaveLength(skills.length);
  });

  test('the Rogue’s tools are those drawn, and the bag holds the rest', () => {
    const { board } = openBoard('rogue');
    if (board.class !== 'rogue') throw new Error('no rogue');
    expect(page.all('.hs-tool')).toHaveLength(board.drawn.length);
    expect(page.all('.is-used')).toHaveLength(board.drawn.filter(({ used }) => used).length);
    expect(page.text()).toContain(`In the bag: ${board.bag.length}`);
    const kinds = new Set(board.bag);
    expect(page.all('.hs-bag-kind')).toHaveLength(kinds.size);
  });

  test('the Shaman’s elements stand where the view has them', () => {
    const { board } = openBoard('shaman');
    if (board.class !== 'shaman') throw new Error('no shaman');
    expect(texts('.hs-element-level')).toEqual(
      ELEMENTS.map((element) => String(board.elements[element])),
    );
    expect(page.all('.is-peaked')).toHaveLength(board.peaks.length);
    const full = page.all('.hs-element-slots .is-full').length;
    const levels = ELEMENTS.map((each) =>
      Math.min(content.peaks[each].length, board.elements[each]),
    );
    expect(full).toBe(levels.reduce((sum, level) => sum + level, 0));
  });

  test('the Ranger’s next arrow has every chance there is', () => {
    const { board } = openBoard('ranger');
    if (board.class !== 'ranger') throw new Error('no ranger');
    const all = Object.keys(content.arrows);
    const arrowsOf = (card: string) => content.arrows[card]?.arrows ?? 0;
    for (const count of [0, 1, 2, 3, 4]) {
      const revealed = all.slice(0, count);
      const left = all.slice(count + 1);
      const arrows = { left: left.length, discard: all.slice(count, count + 1) };
      const aim = aimOf({ ...board, revealed, arrows });
      const shown = revealed.reduce((sum, card) => sum + arrowsOf(card), 0);
      expect(aim.shown).toBe(shown);
      expect(aim.under + aim.exactly + aim.over).toBeCloseTo(1);
      const share = (fits: (total: number) => boolean) =>
        left.filter((card) => fits(shown + arrowsOf(card))).length / left.length;
      expect(aim.under).toBeCloseTo(share((total) => total < BULLSEYE));
      expect(aim.exactly).toBeCloseTo(share((total) => total === BULLSEYE));
      expect(aim.over).toBeCloseTo(share((total) => total > BULLSEYE));
    }
    const empty = aimOf({ ...board, revealed: [], arrows: { left: 0, discard: all } });
    expect(empty.under + empty.exactly + empty.over).toBeCloseTo(1);
  });

  test('the level shows what is missing to the next', () => {
    const { view } = momentWith(({ view: { heroes } }) => heroes.some(({ xp }) => xp > 0));
    const hero = view.heroes.find(({ xp }) => xp > 0);
    sitAt(view);
    state.chosen.value = hero?.index ?? 0;
    page = openPage(h(Dashboard, { state }));
    const next = LEVELS[(hero?.level ?? 1) - 1];
    expect(page.find('.hs-xp b')?.textContent).toBe(`${hero?.xp}/${next?.xp} XP`);
  });
});

describe('tracks', () => {
  const [{ view }] = moments as [DescentMoment];

  test('the Darkness has its spaces, one of them here and one next', () => {
    for (const side of ['A', 'B'] as const)
      for (let at = 0; at <= DARKNESS_TRACK[side].length; at++) {
        const spaces = darknessSpaces(side, at);
        expect(spaces.map(({ number }) => number)).toEqual(
          DARKNESS_TRACK[side].map((_, i) => i + 1),
        );
        expect(spaces.filter(({ state: is }) => is === 'here')).toHaveLength(at === 0 ? 0 : 1);
        expect(spaces.filter(({ state: is }) => is === 'past')).toHaveLength(Math.max(0, at - 1));
      }
  });

  test('a space shows what it brings and says nothing where it brings nothing', () => {
    for (const side of ['A', 'B'] as const)
      for (const [i, space] of darknessSpaces(side, 0).entries()) {
        const { mobs, monster, treasure } = DARKNESS_TRACK[side][i] ?? {};
        const count = [mobs, monster, treasure].filter(Boolean).length;
        expect(space.signs).toHaveLength(count);
        expect(space.text === 'Nothing happens.').toBe(count === 0);
        expect(space.rarity).toBe(treasure ?? null);
      }
  });

  test('after the last space of the first side comes the first of the other', () => {
    const last = DARKNESS_TRACK.A.length;
    const at = (side: 'A' | 'B', space: number) =>
      nextSpace({ ...view, darkness: { side, space } });
    expect(at('A', last)).toEqual(darknessSpaces('B', 0)[0]);
    expect(at('A', 1)?.number).toBe(2);
    expect(at('B', DARKNESS_TRACK.B.length)?.number).toBe(1);
  });

  test('a boss has its own track, in words; without a boss there is none', () => {
    for (const [boss, { track }] of Object.entries(content.bosses)) {
      const spaces = bossSpaces(boss as keyof typeof content.bosses, 2);
      expect(spaces).toHaveLength(track.length);
      expect(spaces.filter(({ text }) => RAW.test(text) || text === '')).toEqual([]);
    }
    expect(spacesOf({ ...view, enemies: [], darkness: { side: 'boss', space: 1 } })).toEqual([]);
  });

  test('the chances of the bag are those of its tokens', () => {
    const odds = bagOdds({ ...view, bag: { common: 3, rare: 1, epic: 0 } });
    expect(odds.map((each) => each.odds)).toEqual([0.75, 0.25, 0]);
    const empty = bagOdds({ ...view, bag: { common: 0, rare: 0, epic: 0 } });
    expect(empty.map((each) => each.odds)).toEqual([0, 0, 0]);
  });
});

describe('cards, enemies and tokens, large', () => {
  test('every card has a name and words in both languages, every item a picture', () => {
    const cards = [content.items, content.mobItems, content.skills, content.arrows]
      .concat([content.rogueTokens, content.basicSpells, content.doors] as never)
      .flatMap((all) => Object.keys(all));
    for (const spoken of ['en', 'it'] as const) {
      language.value = spoken;
      for (const card of cards.filter((_, n) => n % 5 === 0)) {
        page = openPage(h(CardDialog, { card, onClose: () => undefined }));
        const [title = ''] = texts('h2');
        expect(title).not.toBe('');
        expect(title).not.toBe(card);
        expect(page.find('.hs-card-kind')?.textContent).not.toBe('');
        expect(page.text()).not.toMatch(/\{|undefined/);
        page.close();
      }
    }
    for (const { look } of [...Object.values(content.items), ...Object.values(content.mobItems)])
      expect(LOOKS).toHaveProperty(look);
  });

  test('enemies in play show what they are', () => {
    const seen = new Set<string>();
    for (const { view } of some)
      for (const enemy of view.enemies) {
        if (seen.has(enemy.card)) continue;
        seen.add(enemy.card);
        page = openPage(h(EnemyDialog, { view, enemy, onOpenCard: () => 0, onClose: () => 0 }));
        expect(page.find('h2')?.textContent).toBe(nameOf(enemy.card));
        expect(page.text()).toContain(`${enemy.health - enemy.wounds}`);
        expect(page.all('.hs-enemy-pools li').length).toBeGreaterThanOrEqual(2);
        const forAll = { mob: '; 2 for everybody', roaming: '; 4 for everybody', boss: '' };
        expect(page.text()).toContain(forAll[enemy.kind]);
        expect(page.text()).not.toMatch(/\{|undefined|NaN/);
        page.close();
      }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('tokens say what they are good for, in both languages', () => {
    const kinds = new Set<string>();
    for (const { view } of some)
      for (const { key, kind } of sceneOf(view).tokens) {
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        for (const spoken of ['en', 'it'] as const) {
          language.value = spoken;
          page = openPage(h(TokenDialog, { view, token: key, onClose: () => 0 }));
          expect(page.find('h2')?.textContent).toMatch(/^[A-Z]/);
          expect(page.find('.hs-token-card p')?.textContent.length).toBeGreaterThan(20);
          page.close();
        }
      }
    expect(kinds.size).toBeGreaterThan(5);
  });
});

test('chips of the situation tell what they are about when they are tapped', () => {
  language.value = 'en';
  const [{ view } = momentWith(() => true)] = some;
  sitAt(view);
  page = openPage(h(Situation, { state }));
  expect(page.find('.hs-sit-note')).toBeNull();
  page.click('.hs-sit-chip');
  expect(page.find('.hs-sit-note')?.textContent).toMatch(/^[A-Z].{20}/);
  page.click('.hs-sit-chip');
  expect(page.find('.hs-sit-note')).toBeNull();
  page.close();
});

describe('hints over random quests', () => {
  test('are known ones with words in both languages', () => {
    expect(new Set(hints.all).size).toBe(hints.all.length);
    for (const spoken of ['en', 'it'] as const) {
      language.value = spoken;
      for (const hint of hints.all) {
        expect(hints.title(hint)).not.toBe(hint);
        expect(hints.text(hint).length).toBeGreaterThan(30);
      }
    }
    for (const { view, decision } of moments)
      for (const hint of hints.ofDecision(view, decision)) expect(hints.all).toContain(hint);
  });

  test('dice are explained to whoever strikes, defense to whoever is struck at', () => {
    const results = moments.filter(({ decision }) => decision.prompt.key === 'ask.results');
    for (const { view, decision } of results) {
      const struck = view.combat?.attacker.kind === 'enemy';
      expect(hints.ofDecision(view, decision)).toEqual([struck ? 'hell-defense' : 'hell-dice']);
    }
  });
});
