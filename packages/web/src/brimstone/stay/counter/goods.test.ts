import { offersInTown } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { somebody, stayOf } from '../../../../testing/stays.ts';
import { differences } from '../../table/trade/sheet-changes.ts';
import { heroWith, inItsPlace, missingFor, shelfOf, slotsOf } from './goods.ts';

const owned = { equipped: true, upgrades: [], charges: null, holds: [] };
const SMITHS_FRIEND = somebody({
  class: 'gunslinger',
  gold: 160,
  darkStone: 2,
  items: [
    { card: 'pistol', ...owned },
    { card: 'smith-iron-hat', ...owned },
  ],
});

function atTheSmith() {
  const view = stayOf([SMITHS_FRIEND]).view({ seat: 0 }).game;
  const [hero] = view.heroes;
  if (!hero) throw new Error('nobody is there');
  const offer = (id: RegExp) => {
    const found = offersInTown(view, 0)
      .get('blacksmith')
      ?.find((each) => id.test(each.id));
    if (!found) throw new Error(`the smith has no ${id}`);
    return found;
  };
  return { view, hero, offer };
}

test('what is bought to be worn is compared with what is worn there', () => {
  const { view, hero, offer } = atTheSmith();
  const hat = offer(/^smith-iron-hat$/);
  expect(shelfOf(hat)).toBe('goods');
  // Another of the same has no other numbers and no other text.
  expect(inItsPlace(hero, hat)).toEqual([]);
  // What is held counts as well: a hammer takes the hand that the pistol is in.
  expect(inItsPlace(hero, offer(/sledge|maul|hammer/))).toEqual(['pistol']);
  const boots = offer(/boots/);
  expect(inItsPlace(hero, boots)).toEqual([]);
  expect(missingFor(hero, boots)).toBe(boots.price - 160);
  const changed = heroWith(view, hero, boots);
  expect(changed?.items.at(-1)).toMatchObject({ equipped: true });
  expect(changed && differences(view, changed).sheet.length).toBeGreaterThan(0);
});

test('what is forged goes into a slot of the item it is for', () => {
  const { view, hero, offer } = atTheSmith();
  const [pistol] = hero.items;
  if (!pistol) throw new Error('the pistol is gone');
  const forging = offer(new RegExp(`^forge.*:i${pistol.number}$`));
  expect(shelfOf(forging)).toBe('forging');
  const forged = heroWith(view, hero, forging)?.items[0];
  expect(forged?.upgrades).toHaveLength(1);
  const before = slotsOf(pistol);
  expect(before.free).toBeGreaterThan(0);
  expect(forged && slotsOf(forged)).toEqual({ all: before.all, free: before.free - 1 });
});
