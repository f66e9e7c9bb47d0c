import { CLASSES, content, hellscape } from '@crawlspace/hellscape';
import { Random } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { withSeat } from '../../screens/muster/party.ts';
import {
  addHero,
  freeClasses,
  gameOf,
  type HeroDraft,
  newDraft,
  wantedByOthers,
  withClass,
  withWish,
} from './draft.ts';

const draft = newDraft();

test('a party grows to six, each of another class', () => {
  let { heroes } = draft;
  for (let more = 0; more < 4; more++) heroes = addHero(heroes);
  expect(heroes.map((hero) => hero.class).sort()).toEqual([...CLASSES]);
  expect(freeClasses(heroes)).toEqual([]);
});

test('a first skill does not survive a change of class, a weapon does', () => {
  const [berserker] = draft.heroes as [HeroDraft];
  const chosen = withWish(withWish(berserker, 'skill', 'wild-charge-1'), 'weapon', 'dagger');
  expect(withClass(chosen, 'berserker')).toBe(chosen);
  const ranger = withClass(chosen, 'ranger');
  expect(ranger).toEqual({ class: 'ranger', weapon: 'dagger', player: 'human' });
  expect(withWish(ranger, 'weapon', null)).not.toHaveProperty('weapon');
});

test('what is handed to the game is a setup it takes', () => {
  const [berserker] = draft.heroes as [HeroDraft];
  const changed = { ...withWish(berserker, 'potion', 'mana-potion'), player: 'bot' as const };
  const heroes = withSeat(draft.heroes, 0, changed);
  const { game, players } = gameOf({ quest: 'the-passage', heroes, hellbreaker: true });
  expect(players).toEqual(['bot', 'human', 'human', 'human']);
  const setup = hellscape.parseSetup(game.setup);
  expect(setup).toMatchObject({ quest: 'the-passage', hellbreaker: true });
  expect(setup.heroes[0]).toEqual({ class: 'berserker', potion: 'mana-potion' });
});

test('counts who else wants a weapon', () => {
  const heroes = draft.heroes.map((hero) => withWish(hero, 'weapon', 'dagger'));
  expect(wantedByOthers(heroes, 0, 'dagger')).toBe(3);
  expect(wantedByOthers(heroes, 0, 'rusty-sword')).toBe(0);
});

test('whatever is changed in a draft, the game takes what it turns into', () => {
  const random = Random.seeded('drafts');
  const oneOf = <Thing>(all: readonly Thing[]) => all[random.below(all.length)] as Thing;
  const starting = (potions: boolean) =>
    Object.values(content.items)
      .filter(({ deck, consumable }) => deck === 'starting' && (consumable === true) === potions)
      .map(({ id }) => id);
  for (let drafts = 0; drafts < 60; drafts++) {
    let heroes: readonly HeroDraft[] = newDraft().heroes;
    for (let changes = 0; changes < 12; changes++) {
      const seat = random.below(heroes.length);
      const hero = heroes[seat] as HeroDraft;
      const change = random.below(6);
      const free = freeClasses(heroes);
      const skills = Object.values(content.skills).filter(
        (skill) => skill.class === hero.class && skill.level === 1,
      );
      if (change === 0) heroes = addHero(heroes);
      else if (change === 1 && heroes.length > 1) heroes = heroes.toSpliced(seat, 1);
      else if (change === 2 && free.length > 0)
        heroes = withSeat(heroes, seat, withClass(hero, oneOf(free)));
      else if (change === 3)
        heroes = withSeat(heroes, seat, withWish(hero, 'skill', oneOf(skills).id));
      else if (change === 4)
        heroes = withSeat(heroes, seat, withWish(hero, 'potion', oneOf(starting(true))));
      else heroes = withSeat(heroes, seat, withWish(hero, 'skill', null));
    }
    const quest = oneOf(Object.keys(content.quests));
    const hellbreaker = random.below(2) === 0;
    const { game, players } = gameOf({ quest, heroes, hellbreaker });
    const setup = hellscape.parseSetup(game.setup);
    expect(setup).toMatchObject({ quest, hellbreaker });
    expect(players).toHaveLength(heroes.length);
    expect(setup.heroes).toEqual(heroes.map(({ player: _, ...hero }) => hero));
    expect(new Set(setup.heroes.map((hero) => hero.class)).size).toBe(heroes.length);
  }
});
