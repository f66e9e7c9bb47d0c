import { expect, it } from 'vitest';
import { logLine } from '../../test/words.ts';
import type { HellscapeEvent } from '../events.ts';

const cast = { heroes: [{ class: 'shaman' }] } as const;

function lines(event: HellscapeEvent): string[] {
  return [logLine('en', cast, event), logLine('it', cast, event)];
}

it('speaks of mobs in the plural and of monsters in the singular', () => {
  const comes = (type: string, card: string) =>
    lines({ t: 'spawned', enemy: `${type}3`, card, zone: 0, amount: 1 });
  expect(comes('undead', 'mob-undead-1-2')).toEqual(['Undead appear.', 'Compaiono: Non Morti.']);
  expect(comes('ghoul', 'roaming-ghoul-1-2')).toEqual(['The Ghoul appears.', 'Compare: Il Ghoul.']);
});

it('names a spirit that is attacked and wounded, not twice the enemy', () => {
  const struck = { enemy: 'demons4', card: 'flame-spirit' } as const;
  expect(lines({ t: 'attack', attacker: 'enemy', purpose: 'melee', ...struck })).toEqual([
    'Melee attack: Demons against Flame Spirit.',
    'Attacco in mischia: Demoni contro Spirito di Fiamma.',
  ]);
  expect(lines({ t: 'attack', attacker: 'ally', purpose: 'melee', ...struck })).toEqual([
    'Melee attack: Flame Spirit against Demons.',
    'Attacco in mischia: Spirito di Fiamma contro Demoni.',
  ]);
  expect(lines({ t: 'wounded', amount: 2, ...struck })).toEqual([
    'Flame Spirit takes 2 Wounds.',
    'Spirito di Fiamma subisce 2 Ferite.',
  ]);
});

it('says what dice show in words', () =>
  expect(
    lines({ t: 'rolled', purpose: 'pool', dice: ['yellow HM', 'enemy -', 'orange HH'] }),
  ).toEqual([
    'The dice show yellow (1 Hit + 1 Mana), Enemy (blank), orange (2 Hits).',
    'I dadi mostrano giallo (1 Colpo + 1 Mana), Nemico (vuoto), arancione (2 Colpi).',
  ]));

it('says what a hero who stands up has cost', () => {
  expect(lines({ t: 'stood-up', hero: 0 })).toEqual(['Nahias stands up.', 'Nahias si rialza.']);
  expect(lines({ t: 'lifebringer', hero: 0, amount: 1 })).toEqual([
    'A Lifebringer is spent for Nahias; 1 left.',
    'Un Portatore di Vita viene speso per Nahias; ne resta 1.',
  ]);
});
