import { readdirSync, readFileSync } from 'node:fs';
import { SeededLuck } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import type { Combat } from '../../src/combat.ts';
import { content } from '../../src/content/index.ts';
import type { HellscapeEvent } from '../../src/events.ts';
import { hellscapeWith } from '../../src/module.ts';
import { enemy } from '../training-ground.ts';
import { boards } from './faults/boards.ts';
import { bosses } from './faults/bosses.ts';
import { enemies } from './faults/enemies.ts';
import { fights } from './faults/fights.ts';
import { heroes } from './faults/heroes.ts';
import { items } from './faults/items.ts';
import { findsIt } from './faults/replay.ts';
import { walls } from './faults/walls.ts';
import { groundOf } from './ground.ts';
import { Checker } from './index.ts';
import { SUBJECTS } from './subjects.ts';

const faults = [...fights, ...enemies, ...bosses, ...heroes, ...items, ...boards, ...walls];

test.each(faults.map((each) => [each.check, each] as const))('%s finds a fault', (check, each) => {
  const subject = SUBJECTS[check.split('.')[0] as keyof typeof SUBJECTS];
  expect(findsIt(subject, each)).toBe('found');
});

test('pools.pillar finds a yellow die that came after the roll', () => {
  const module = hellscapeWith(content);
  const setup = module.parseSetup({ quest: 'tutorial', heroes: [{ class: 'berserker' }] });
  const state = module.setUp(setup, new SeededLuck('pillar'));
  const [from, line] = groundOf(content, 'tutorial', 1)
    .lines.map((lines, zone) => [zone, lines.find(({ doors }) => doors.length === 0)] as const)
    .find(([, seen]) => seen) ?? [0, undefined];
  const [hero] = state.heroes;
  const to = line?.to ?? 0;
  Object.assign(hero as object, { zone: from, items: [] });
  state.enemies.push(enemy('undead1', { type: 'undead', card: 'mob-undead-1-2', zone: to }));
  state.dungeon.tokens.push({ id: 1, kind: 'pillar', zone: to });
  state.combat = newFight();
  const checker = new Checker(content, [SUBJECTS.pools()]);
  const fight = { attacker: 'hero', hero: 0, enemy: 'undead1', purpose: 'ranged' } as const;
  checker.see({ t: 'attack', ...fight }, state);
  checker.see({ t: 'rolled', purpose: 'pool', dice: [] }, state);
  state.combat.used.push('fatal-fury-1/0');
  checker.findings.length = 0;
  checker.see({ t: 'rolled', purpose: 'more', dice: ['yellow H'] }, state);
  expect(checker.findings.map(({ check }) => check)).toEqual(['pools.pillar']);
});

test('classes.poison-credit leaves alone what somebody else kills after the Poison', () => {
  const module = hellscapeWith(content);
  const setup = module.parseSetup({
    quest: 'tutorial',
    heroes: [{ class: 'berserker' }, { class: 'rogue' }],
  });
  const state = module.setUp(setup, new SeededLuck('poison'));
  const foe = { enemy: 'undead1', card: 'mob-undead-1-2' } as const;
  const found = (...between: readonly HellscapeEvent[]) => {
    const checker = new Checker(content, [SUBJECTS.classes()]);
    checker.see({ t: 'poisoned', ...foe, amount: 1 }, state);
    checker.see({ t: 'enemy-wounded', ...foe, amount: 1, hero: 1 }, state);
    for (const event of between) checker.see(event, state);
    checker.see({ t: 'killed', ...foe, amount: 1, purpose: 'minions', hero: 0 }, state);
    return checker.findings.map(({ check }) => check);
  };
  expect(found()).toEqual(['classes.poison-credit']);
  expect(found({ t: 'enemy-wounded', ...foe, amount: 2, hero: 0 })).toEqual([]);
});

/** As much of a combat as the pools are looked at by. */
function newFight(): Combat {
  const sides = {
    attacker: { kind: 'hero', hero: 0 },
    defender: { kind: 'enemy', enemy: 'undead1' },
  } as const;
  return { ...sides, type: 'ranged', dice: [] as unknown, used: [] as unknown } as Combat;
}

const folder = new URL('./', import.meta.url);
const text = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join();

test('the checker knows nothing of the rules and the map that it checks', () =>
  expect(text.match(/from '[^']*src\/(rules|board|descent|assembly)[^']*'/g)).toBeNull());

test('every check has a fault that it finds', () => {
  const checks = new Set([...text.matchAll(/say\('([a-z.-]+)'/g)].map(([, check]) => check));
  const tried = new Set(['pools.pillar', ...faults.map(({ check }) => check)]);
  expect([...checks].filter((check) => check && !tried.has(check))).toEqual([]);
});
