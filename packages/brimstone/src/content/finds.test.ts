import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { FIRST_DOOR, heroOf, inside, layBeyondGate, stack, standOn } from '../../test/explore.ts';
import { plainHeroes } from '../../test/items.ts';
import { finish } from '../../test/missions.ts';
import type { FindCard } from '../content-types.ts';
import type { Effect } from '../language/effects.ts';
import { drawLoot } from '../rules/items/finds.ts';
import type { AdventureState } from '../state.ts';
import { loot } from './loot.ts';
import { scavenge } from './scavenge.ts';

function find(
  deck: 'loot' | 'scavenge',
  card: string,
  dice: string,
  change: (state: AdventureState) => void = () => {},
) {
  return scene({
    heroes: ['us-marshal', 'gunslinger'],
    dice: `${deck}-card ${card}, ${dice}`,
    plain: true,
    change: (state) => change(state),
  }).runs((g) => (deck === 'loot' ? drawLoot : g.do.drawScavenge)(g, heroOf(g.state, 0)));
}

describe('Loot', () => {
  test('gold', () => {
    expect(find('loot', 'loot-loose-change', 'gold 2').done().hero(0).gold).toBe(20);
    expect(find('loot', 'loot-payroll-envelope', 'gold 5').done().hero(0).gold).toBe(50);
    expect(find('loot', 'loot-nugget-pouch', 'gold 3').done().hero(0).gold).toBe(60);
    const teeth = find('loot', 'loot-gold-teeth', 'gold 3 4, willpower 1').done();
    expect(teeth.hero(0)).toMatchObject({ gold: 35, sanityDamage: 1 });
    const split = find('loot', 'loot-split-saddlebag', 'gold 6').done();
    expect(split.state.heroes.map(({ gold }) => gold)).toEqual([30, 10]);
  });

  test('Dark Stone', () => {
    expect(find('loot', 'loot-a-splinter', '').done().hero(0).darkStone).toBe(1);
    expect(find('loot', 'loot-black-seam', 'dark-stone 3').done().hero(0).darkStone).toBe(3);
    const swallowed = find('loot', 'loot-swallowed-shards', 'willpower 1').done();
    expect(swallowed.hero(0)).toMatchObject({ darkStone: 2, corruption: 1 });
    const tin = find('loot', 'loot-assayers-tin', 'gold 1').done();
    expect(tin.hero(0)).toMatchObject({ gold: 10, darkStone: 1 });
  });

  rule(['B-CARD-22', 'B-WORLD-07'], 'Gear and Artifacts change places in another world', () => {
    const drawn = (card: string, targa: boolean) => {
      const t = find('loot', card, '', (state) => {
        if (targa) standOn(state, 0, layBeyondGate(state, 'targa-wardroom', FIRST_DOOR));
      });
      const { gear, artifact } = t.state.decks;
      const full = scene().runs(() => {}).state.decks;
      return [
        full.gear.draw.length - gear.draw.length,
        full.artifact.mines.draw.length - artifact.mines.draw.length,
        full.artifact.targa.draw.length - artifact.targa.draw.length,
      ];
    };
    for (const card of ['loot-dropped-kit', 'loot-company-crate']) {
      expect(drawn(card, false)).toEqual([1, 0, 0]);
      expect(drawn(card, true)).toEqual([0, 0, 1]);
    }
    expect(drawn('loot-wrong-metal', false)).toEqual([0, 1, 0]);
    expect(drawn('loot-wrong-metal', true)).toEqual([1, 0, 0]);
  });

  rule('B-WORLD-08', 'twelve cards, twice as many for Gear as for Artifacts', () => {
    const cards = Object.values(loot);
    expect(cards).toHaveLength(12);
    const gives = (kind: string) => (effect: Effect) =>
      effect.do === 'loot-item' && effect.kind === kind;
    const gear = cards.filter(({ effects }) => effects?.some(gives('gear')));
    const artifacts = cards.filter(({ effects }) => effects?.some(gives('artifact')));
    expect(artifacts).toHaveLength(1);
    expect(gear).toHaveLength(2);
  });
});

describe('Scavenge', () => {
  rule('B-CARD-12', 'a third of the twelve cards is good, a third bad, a third nothing', () => {
    const before = scene().runs(() => {}).state.decks.gear.draw.length;
    /** What a card can do to its hero: harm counts before gain. */
    const worst = ({ resolve }: FindCard) => {
      const kinds = Array.from({ length: 20 }, (_, seed) => {
        const t = finish(
          scene({ seed: `scavenge ${seed}`, change: plainHeroes }).runs((g) =>
            resolve(g, heroOf(g.state, 0)),
          ),
        );
        const { wounds, poison, gold, darkStone, bag } = t.hero(0);
        if (wounds + poison + t.eventsNamed('darkness-card').length > 0) return 'bad';
        const gear = before - t.state.decks.gear.draw.length;
        return gold + darkStone + bag.length + gear > 0 ? 'good' : 'nothing';
      });
      return (['bad', 'good'] as const).find((kind) => kinds.includes(kind)) ?? 'nothing';
    };
    const cards = Object.values(scavenge);
    expect(cards).toHaveLength(12);
    for (const kind of ['good', 'bad', 'nothing']) {
      expect(cards.filter((card) => worst(card) === kind)).toHaveLength(4);
    }
  });

  test('good finds', () => {
    expect(find('scavenge', 'scav-biscuit-tin', 'gold 2 3').done().hero(0).gold).toBe(25);
    const shard = (die: number) =>
      find('scavenge', 'scav-shard-in-the-seam', `dark-stone ${die}`).done().hero(0).darkStone;
    expect([shard(5), shard(6)]).toEqual([1, 2]);
    const bag = find('scavenge', 'scav-first-aid-nail', '');
    expect(bag.options).toEqual(['t:bandages', 't:whiskey', 't:tonic', 't:dynamite']);
    expect(bag.pick('t:tonic').done().hero(0).bag).toEqual(['tonic']);
    const before = scene().runs(() => {}).state.decks.gear.draw.length;
    const gear = find('scavenge', 'scav-walled-up', '');
    expect(gear.state.decks.gear.draw).toHaveLength(before - 1);
  });

  test('bad finds', () => {
    const quiet = (state: AdventureState) =>
      stack(state.decks.darkness, 'dark-they-know-the-ground');
    const hears = find('scavenge', 'scav-something-hears', '', quiet).done();
    expect(hears.eventsNamed('darkness-card')).toHaveLength(1);
    const lucky = find('scavenge', 'scav-loose-board', 'skill-luck 5 1 1').done();
    expect(lucky.hero(0).gold).toBe(10);
    const unlucky = find('scavenge', 'scav-loose-board', 'skill-luck 4 1 1', quiet).done();
    expect(unlucky.eventsNamed('darkness-card')).toHaveLength(1);
    const nest = find('scavenge', 'scav-disturbed-nest', 'skill-agility 1 1 1, defense 6').done();
    expect(nest.hero(0)).toMatchObject({ wounds: 0, poison: 1 });
    const safe = find('scavenge', 'scav-disturbed-nest', 'skill-agility 5 1 1').done();
    expect(safe.hero(0).poison).toBe(0);
  });

  test('a tripwire: dynamite for the cunning, or Hits for the hero and all beside', () => {
    const beside = (state: AdventureState) => {
      const [first = 0, second = 0] = inside(state, 0);
      heroOf(state, 0).space = first;
      heroOf(state, 1).space = second;
    };
    const found = find('scavenge', 'scav-somebodys-tripwire', 'skill-cunning 5 1 1 1').done();
    expect(found.hero(0).bag).toEqual(['dynamite']);
    const blast = find(
      'scavenge',
      'scav-somebodys-tripwire',
      'skill-cunning 1 1 1 1, hits 2, defense 1 1 1',
      beside,
    ).done();
    expect(blast.state.heroes.map(({ wounds }) => wounds)).toEqual([2, 1]);
  });

  test('nothing', () => {
    for (const card of ['scav-dust', 'scav-empty-bottle', 'scav-one-boot', 'scav-letter-home']) {
      const t = find('scavenge', card, '').done();
      expect(t.events.map((event) => event.t)).toEqual(['scavenge-card']);
    }
  });
});
