import { describe, expect, test } from 'vitest';
import { changesBetween, gearOf, placesFor, wornWith } from './gear.ts';

describe('gear', () => {
  test('comes to the dice of everything in use; two weapons of a type attack together', () => {
    const one = gearOf(['dagger']).attacks.melee;
    const two = gearOf(['dagger', 'dagger']).attacks.melee;
    expect(one.yellow ?? 0).toBeGreaterThan(0);
    expect([two.yellow, two.orange]).toEqual([2 * (one.yellow ?? 0), 2 * (one.orange ?? 0)]);
    expect(gearOf(['ring-mail']).defense).toBeGreaterThan(0);
    expect(gearOf([])).toMatchObject({ defense: 0, health: 0, mana: 0 });
  });

  test('names what changes and nothing else', () => {
    expect(changesBetween(gearOf(['dagger']), gearOf(['dagger']))).toEqual([]);
    const [change, more] = changesBetween(gearOf([]), gearOf(['ring-mail']));
    expect(change).toMatchObject({ kind: 'shield', before: { blue: 0 } });
    expect(more).toBeUndefined();
    expect(changesBetween(gearOf(['dagger']), gearOf([]))[0]?.kind).toBe('melee');
  });

  test('takes the places of the rules', () => {
    const items = [
      { number: 1, card: 'dagger', equipped: true },
      { number: 2, card: 'ash-wand', equipped: true },
      { number: 3, card: 'pot-helm', equipped: true },
      { number: 4, card: 'miners-hood', equipped: false },
    ];
    expect(placesFor(items, 'rogue', 'rusty-sword')).toEqual([[1], [2]]);
    expect(placesFor(items, 'rogue', 'crude-axe')).toEqual([[1, 2]]);
    expect(placesFor(items, 'rogue', 'miners-hood')).toEqual([[3]]);
    expect(placesFor(items, 'rogue', 'ring-mail')).toEqual([[]]);
    expect(placesFor(items, 'rogue', 'health-potion')).toEqual([]);
    expect(placesFor(items, 'rogue', 'shadowbane-longbow')).toEqual([]);
    expect(wornWith(items, { number: 4, card: 'miners-hood' }, [3])).toEqual([
      'dagger',
      'ash-wand',
      'miners-hood',
    ]);
  });
});
