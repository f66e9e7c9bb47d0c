import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { withItems } from '../../test/arms.ts';
import { descent, fromTheStart } from '../../test/descent.ts';
import { at } from '../../test/training-ground.ts';
import type { HiddenFace } from '../content-types.ts';
import { facesTexts } from '../locales/cards/faces.ts';
import { faces } from './faces.ts';

function copies(kind: HiddenFace['kind']): number {
  return Object.values(faces)
    .filter((face) => face.kind === kind)
    .reduce((sum, face) => sum + face.copies, 0);
}

describe('hidden faces', () => {
  it('are as many as there are tokens', () => {
    const kinds = ['spike-trap', 'bear-trap', 'fountain', 'chest', 'greater-chest'] as const;
    expect(kinds.map(copies)).toEqual([6, 4, 4, 15, 4]);
  });

  rule(['H-CONT-29'], 'of traps: six spiked ones and four with jaws', () => {
    const table = fromTheStart({ heroes: ['ranger'], quest: 'the-horror-beast' });
    while (table.state.phase === 'setup') table.pick(table.options[0] ?? '');
    const laid = (kind: string) =>
      table.state.dungeon.tokens.filter((token) => token.kind === kind).length;
    expect(copies('spike-trap') - laid('spike-trap')).toBe(3);
    expect(copies('bear-trap') - laid('bear-trap')).toBe(3);
  });

  it('have words in both languages', () => {
    const texts: Readonly<Record<string, { en: string; it: string }>> = facesTexts;
    for (const id of Object.keys(faces))
      for (const part of ['name', 'text']) {
        const text = texts[`${id}.${part}`];
        expect(text?.en && text.it, `${id}.${part}`).toBeTruthy();
      }
    expect(Object.keys(texts)).toHaveLength(2 * Object.keys(faces).length);
  });

  it.each(Object.values(faces))('$id does what it says', ({ id, kind, n, rarity }) => {
    const isTrap = kind.endsWith('trap');
    const zone = isTrap ? at(1, 0) : at(0, 0);
    const table = descent({
      heroes: ['ranger', 'wizard'],
      content: withItems(),
      change: (state) => {
        for (const hero of state.heroes) Object.assign(hero, { health: 4, maxHealth: 9, mana: 0 });
        Object.assign(state.heroes[1] ?? {}, { zone: at(5, 1) });
        for (const deck of Object.values(state.decks.items)) {
          for (let i = 0; i < 3; i++) deck.draw.push('practice-sword');
        }
        state.dungeon.tokens.push({ id: 77, kind, zone, face: id });
      },
    }).picks('hero0', 'move', isTrap ? `zone${zone}` : 'token77');
    while (table.prompt === 'ask.new-item') table.pick('keep');
    expect(table.state.dungeon.tokens).toEqual([]);
    const { health, turn, items } = table.hero();
    expect(health).toBe(4 + (kind === 'fountain' ? n : kind === 'spike-trap' ? -n : 0));
    expect(turn?.actions).toBe(kind === 'bear-trap' ? 2 - n : 2);
    expect(items).toHaveLength(rarity ? (kind === 'chest' ? 2 : 3) : 0);
    if (rarity) expect(table.event('chest')?.rarity).toBe(rarity);
  });
});
