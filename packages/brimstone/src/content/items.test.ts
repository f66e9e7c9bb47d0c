import { LANGUAGES, SeededLuck } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { field } from '../../test/fight.ts';
import { carry } from '../../test/items.ts';
import { cardWords } from '../../test/words.ts';
import type { CardData } from '../content-types.ts';
import { texts } from '../locales/texts.ts';
import { brimstone } from '../module.ts';
import { meleeWeapon, rangedWeapons } from '../rules/fights/weapons.ts';
import { heroStat } from '../rules/figures/stats.ts';
import { darkStoneCarried, mayUse } from '../rules/held/held.ts';
import { putAway } from '../rules/items/items.ts';
import { usesNow } from '../rules/items/uses.ts';
import { classes } from './classes.ts';
import { itemDecks, items } from './items/index.ts';
import { services } from './town/services.ts';
import { upgrades } from './upgrades.ts';

/** The decks as they are before anybody has drawn. */
const { decks: fresh } = brimstone.setUp(
  brimstone.parseSetup({ heroes: [{ class: 'bandido' }] }),
  new SeededLuck('test'),
);

rule(['B-CONT-21'], 'the Gear deck has 32 cards', () => {
  expect(new Set(itemDecks.gear).size).toBe(32);
  expect(fresh.gear.draw).toHaveLength(32);
});
rule(['B-CONT-22'], 'the Mine Artifact deck has 15 cards', () => {
  expect(new Set(itemDecks.mineArtifacts).size).toBe(15);
  expect(fresh.artifact.mines.draw).toHaveLength(15);
});
rule(['B-CONT-34'], 'the Targa Plateau Artifact deck has 12 cards', () => {
  expect(new Set(itemDecks.targaArtifacts).size).toBe(12);
  expect(fresh.artifact.targa.draw).toHaveLength(12);
});
rule(['B-CONT-30'], 'the Personal Item deck has 10 cards', () => {
  expect(new Set(itemDecks.personal).size).toBe(10);
  expect(fresh.personal.draw).toHaveLength(10);
  for (const id of itemDecks.personal) expect(items[id]?.personal).toBe(true);
});
rule(['B-CONT-37'], 'there are 8 Starting Gear cards for the 4 classes', () => {
  expect(itemDecks.starting).toHaveLength(8);
  const brought = Object.values(upgrades).flatMap((upgrade) => upgrade.items ?? []);
  const listed = Object.values(classes).flatMap((sheet) => sheet.items);
  expect([...listed, ...brought, 'old-lantern'].sort()).toEqual([...itemDecks.starting].sort());
});
rule(['B-ITEM-01'], 'Gear and Artifacts are separate decks', () => {
  const { gear, mineArtifacts, targaArtifacts } = itemDecks;
  expect([gear.length, mineArtifacts.length]).toEqual([32, 15]);
  const { decks } = scene().runs((g) => g.do.anytime(g)).state;
  expect([...decks.gear.draw].sort()).toEqual([...gear].sort());
  expect([...decks.artifact.mines.draw].sort()).toEqual([...mineArtifacts].sort());
  expect(new Set([...gear, ...mineArtifacts, ...targaArtifacts]).size).toBe(59);
  for (const id of gear) expect(items[id]?.keywords).not.toContain('artifact');
  for (const id of [...mineArtifacts, ...targaArtifacts]) {
    expect(items[id]?.keywords).toContain('artifact');
  }
});
rule(['B-ITEM-21'], 'no item has more than three Upgrade Slots', () => {
  for (const { upgradeSlots } of Object.values(items)) {
    expect(upgradeSlots).toBeGreaterThanOrEqual(0);
    expect(upgradeSlots).toBeLessThanOrEqual(3);
  }
});

test('cards go by their own ids, and all are in a deck or for sale', () => {
  const sold = Object.values(services).flatMap((each) => ('card' in each ? [each.card] : []));
  const inDecks = new Set([...Object.values(itemDecks).flat(), ...sold]);
  for (const [id, card] of Object.entries(items)) {
    expect(card.id).toBe(id);
    expect(inDecks.has(id)).toBe(true);
  }
  for (const [id, card] of Object.entries(upgrades)) expect(card.id).toBe(id);
});

describe('texts', () => {
  const cards = [...Object.values(items), ...Object.values(upgrades)];
  test.each(cards.map(({ id, data }) => [id, data] as const))('of %s', (id, data) => {
    expectBoth(`${id}.name`, data);
    if (texts[`${id}.text`]) expectBoth(`${id}.text`, data);
    else expectMade(id);
    if (texts[`${id}.flavour`]) expectBoth(`${id}.flavour`, data);
  });
  test.each(Object.keys(classes))('of %s', (id) => {
    for (const part of ['name', 'text', 'flavour']) expectBoth(`${id}.${part}`, {});
  });
});

/** Both languages are there, with the same placeholders, each of which is a number of the card. */
function expectBoth(key: string, data: CardData | undefined): void {
  const text = texts[key];
  expect(text, key).toBeDefined();
  const [en, it] = [placeholders(text?.en), placeholders(text?.it)];
  expect(it).toEqual(en);
  for (const name of en) expect(Object.keys(data ?? {}), key).toContain(name);
}

/** Made in both languages, and whole: a piece that is missing shows as its key, a number as its name. */
function expectMade(id: string): void {
  for (const language of LANGUAGES) {
    const { text } = cardWords(language, id);
    expect(text, id).toMatch(/^\S.*[.!?]$/);
    expect(text, id).not.toMatch(/[{}]|[a-z]\.[a-z]|undefined|NaN|,\s*[.,]| \./);
  }
}

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe('what cards change by themselves', () => {
  /** Range, Shots, die To Hit, die for Damage, more Damage. */
  const GUNS = {
    shotgun: [5, 1, 'D8', 'D8', 0],
    pistol: [6, 2, 'D6', 'D6', 0],
    'trapdoor-carbine': [12, 1, 'D6', 'D6', 2],
    'coach-gun': [4, 2, 'D6', 'D8', 0],
    'cavalry-revolver': [7, 2, 'D6', 'D6', 0],
    'widows-answer': [6, 3, 'D6', 'D6', 0],
    'spark-repeater': [8, 2, 'D6', 'D6', 0],
    'brace-of-hatchets': [4, 2, 'D6', 'D6', 0],
  } as const;

  test.each(Object.entries(GUNS))('%s', (id, numbers) => {
    field('us-marshal 1,1', { wears: id })
      .runs((g, hero) => {
        const [weapon] = rangedWeapons(g, hero);
        const { range, dice, toHitDie, damageDie, damage } = weapon ?? fail(id);
        expect([range, dice, toHitDie, damageDie, damage]).toEqual(numbers);
      })
      .done();
  });

  function fail(id: string): never {
    throw new Error(`${id} is no weapon`);
  }

  test('thrown weapons are aimed like a blow and fly as far as the arm is strong', () => {
    field('bandido 1,1', { wears: 'brace-of-hatchets' })
      .runs((g, hero) => {
        const [hatchets] = rangedWeapons(g, hero);
        expect([hatchets?.toHit, hatchets?.range]).toEqual([4, 6]);
      })
      .done();
  });

  test('the hammer rolls the D8 for damage', () => {
    field('us-marshal 1,1', { wears: 'hammer-of-the-last-shift' })
      .runs((g, hero) => expect(meleeWeapon(g, hero).damageDie).toBe('D8'))
      .done();
  });
});

describe('upgrades on weapons', () => {
  const UPGRADES = {
    'octagon-barrel': ['pistol', { range: 9, dice: 2, damageDie: 'D6' }],
    'vein-core-cylinder': ['pistol', { range: 6, dice: 3, damageDie: 'D6' }],
    'pylon-shard': ['pistol', { range: 6, dice: 2, damageDie: 'D8', damage: 0 }],
  } as const;

  test.each(Object.entries(UPGRADES))('%s', (id, [gun, expected]) => {
    field('us-marshal 1,1', {
      change: (state) => carry(state, 0, gun, { equipped: true, upgrades: [id] }),
    })
      .runs((g, hero) => expect(rangedWeapons(g, hero)[0]).toMatchObject(expected))
      .done();
  });

  rule(['B-ITEM-25'], 'a cylinder gives its gun one more Shot, and no other gun', () => {
    field('us-marshal 1,1', {
      change: (state) => {
        carry(state, 0, 'pistol', { equipped: true, upgrades: ['vein-core-cylinder'] });
        carry(state, 0, 'pistol', { equipped: true });
      },
    })
      .runs((g, hero) => {
        expect(rangedWeapons(g, hero).map(({ dice }) => dice)).toEqual([3, 2]);
      })
      .done();
  });

  test('a Pylon Shard on a gun with the D8 adds damage, and slows who holds it', () => {
    field('us-marshal 1,1', {
      change: (state) => carry(state, 0, 'shotgun', { equipped: true, upgrades: ['pylon-shard'] }),
    })
      .runs((g, hero) => {
        expect(rangedWeapons(g, hero)[0]).toMatchObject({ damageDie: 'D8', damage: 1 });
        expect(heroStat(g, hero, 'initiative')).toBe(3);
      })
      .done();
  });

  test('a Knuckle Guard and a Stone-Dust Edge count while their weapon is held', () => {
    field('us-marshal 1,1', {
      change: (state) =>
        carry(state, 0, 'butchers-cleaver', {
          equipped: true,
          upgrades: ['knuckle-guard', 'stone-dust-edge'],
        }),
    })
      .runs((g, hero) => {
        expect(meleeWeapon(g, hero)).toMatchObject({ dice: 4, critOn: 5 });
        for (const item of hero.items) putAway(g, hero, item);
        expect(meleeWeapon(g, hero)).toMatchObject({ dice: 2, critOn: 6 });
      })
      .done();
  });
});

rule(
  ['B-HERO-04', 'B-ITEM-10'],
  'a Coach Gun is for Law and Outlaw, a Feather Boa for the stage',
  () => {
    field('us-marshal 1,1 saloon-girl bandido gunslinger vs tentacles 8,3', {
      change: (state) => {
        for (let hero = 0; hero < 4; hero++) carry(state, hero, 'marshal-badge');
      },
    })
      .runs((g) => {
        const who = (id: string) =>
          g.state.heroes.flatMap((hero) => {
            const card = items[id];
            return card && mayUse(g, hero, card) ? hero.class : [];
          });
        expect(who('coach-gun')).toEqual(['us-marshal', 'bandido']);
        expect(who('feather-boa')).toEqual(['saloon-girl', 'gunslinger']);
        expect(who('marshal-badge')).toEqual(['us-marshal']);
        const uses = g.state.heroes.map((hero) => usesNow(g, hero, ['turn-start']).length);
        expect(uses).toEqual([1, 0, 0, 0]);
      })
      .done();
  },
);

rule(['B-ITEM-20'], 'Dark Stone icons count as Dark Stone carried', () => {
  field('us-marshal 1,1', { hero: { darkStone: 2 }, carries: 'petrified-heart, widows-answer' })
    .runs((g, hero) => expect(darkStoneCarried(g, hero)).toBe(4))
    .done();
});
