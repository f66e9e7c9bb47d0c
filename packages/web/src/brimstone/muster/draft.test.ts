import { brimstone, type ClassId, content, DEFAULT_OPTIONS } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { withSeat } from '../../screens/muster/party.ts';
import {
  addHero,
  changedOptions,
  gameOf,
  type HeroDraft,
  newDraft,
  withClass,
  within,
  withUpgrade,
} from './draft.ts';

const draft = newDraft('nine-days-down', DEFAULT_OPTIONS);

test('a party grows to six, each time of the class that is there least', () => {
  let heroes = draft.heroes;
  for (let more = 0; more < 4; more++) heroes = addHero(heroes);
  expect(heroes).toHaveLength(6);
  expect(new Set(heroes.map(({ key }) => key)).size).toBe(6);
  expect(new Set(heroes.slice(4).map((hero) => hero.class)).size).toBe(2);
});

test('a starting upgrade does not survive a change of class', () => {
  const [marshal] = draft.heroes as [HeroDraft];
  const chosen = withUpgrade(marshal, 'hold-the-line');
  expect(withClass(chosen, 'us-marshal').upgrade).toBe('hold-the-line');
  expect(withClass(chosen, 'bandido').upgrade).toBeUndefined();
  expect(withUpgrade(chosen, null)).not.toHaveProperty('upgrade');
});

test('what is handed to the game is a setup it takes', () => {
  const [marshal] = draft.heroes as [HeroDraft];
  const changed = {
    ...withUpgrade(marshal, 'word-of-the-law'),
    name: '  Ada ',
    player: 'bot' as const,
  };
  const heroes = withSeat(draft.heroes, 0, changed);
  const { game, players } = gameOf({ ...draft, heroes });
  expect(players).toEqual(['bot', 'human', 'human', 'human']);
  expect(brimstone.parseSetup(game.setup).heroes[0]).toEqual({
    class: 'us-marshal',
    name: 'Ada',
    portrait: 'man',
    upgrade: 'word-of-the-law',
  });
});

test('options are counted as changed only when they differ from the standard game', () => {
  expect(changedOptions(DEFAULT_OPTIONS, DEFAULT_OPTIONS)).toBe(0);
  const changed = { ...DEFAULT_OPTIONS, fixedMove: true, themedThreats: ['tentacles'] };
  expect(changedOptions(changed, DEFAULT_OPTIONS)).toBe(2);
});

test('what came with a pack gives way when the pack is put back, and nothing else does', () => {
  const [marshal, girl, ...others] = draft.heroes as [HeroDraft, HeroDraft, ...HeroDraft[]];
  const surveyor = { ...marshal, class: 'rail-surveyor' as ClassId, name: 'Ada' };
  const heroes = [surveyor, withUpgrade(girl, 'of-a-pack'), ...others];
  const left = within(content, { ...draft, mission: 'salt-flats-levers', heroes });
  expect(brimstone.parseSetup(gameOf(left).game.setup).mission).toBe('a-fistful-of-dark-stone');
  expect(left.heroes[0]).toMatchObject({ class: 'us-marshal', name: 'Ada' });
  expect(left.heroes[1]).toEqual(girl);
  expect(within(content, draft)).toEqual(draft);
});
