import {
  CLASSES,
  content,
  type DescentView,
  type HellscapeMeaning,
  type HellscapeSetup,
  hellscape,
} from '@crawlspace/hellscape';
import { PARTY, refuse, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { pickedOf } from '../../../test/offered.ts';
import { firstAnswer } from '../../asked.ts';
import type { Decider } from '../../decider.ts';
import { playGame } from '../../play-game.ts';
import { randomDecider } from '../../random.ts';
import { hellscapeThumb } from './thumb.ts';

const QUESTS = Object.keys(content.quests);

/** Every quest, with one hero to six, of all classes. */
function variedSetup(n: number): HellscapeSetup {
  const heroes = Array.from({ length: 1 + (n % 6) }, (_, hero) => ({
    class: CLASSES[(n + hero) % CLASSES.length],
  }));
  return hellscape.parseSetup({ quest: QUESTS[n % QUESTS.length], heroes });
}

function setup(quest: string, heroes = 4): HellscapeSetup {
  return hellscape.parseSetup({
    quest,
    heroes: CLASSES.slice(0, heroes).map((id) => ({ class: id })),
  });
}

describe('the rule-of-thumb bot', () => {
  test('answers every question of thirty-three whole games legally, up to the end', () => {
    for (let n = 0; n < 33; n++) {
      const seed = `legal/${n}`;
      const bot = hellscapeThumb(seed);
      const decide: Decider<DescentView> = (question, look) => {
        const picks = bot(question, look);
        expect(refuse(question, picks), `${seed} ${question.prompt.key} ${picks}`).toBeNull();
        return picks;
      };
      const { outcome } = playGame(hellscape, variedSetup(n), seed, decide);
      expect(outcome, seed).not.toBeNull();
    }
  });
  test('never begins a Move that goes nowhere', () => {
    for (let n = 0; n < 33; n++) {
      const seed = `nowhere/${n}`;
      const bot = hellscapeThumb(seed);
      let begun = false;
      const decide: Decider<DescentView> = (question, look) => {
        const picks = bot(question, look);
        const isBack = question.prompt.key === 'ask.move' && picks[0] === 'done';
        expect(begun && isBack, `${seed} ${question.id}`).toBe(false);
        begun = question.prompt.key === 'ask.turn' && picks[0] === 'move';
        return picks;
      };
      playGame(hellscape, variedSetup(n), seed, decide);
    }
  });

  test('takes the Scroll where it is wanted without a rest', () => {
    for (let n = 0; n < 8; n++) {
      const bot = hellscapeThumb(`scroll/${n}`);
      let [taken, last] = [0, 0];
      const decide: Decider<DescentView> = (question, look) => {
        const { round, objectives } = look();
        last = round;
        if (taken === 0 && objectives[0]?.done) taken = round;
        return bot(question, look);
      };
      const { outcome } = playGame(hellscape, setup('tutorial'), `scroll/${n}`, decide);
      expect(outcome?.won && last - taken, `scroll/${n}`).toBeLessThanOrEqual(5);
    }
  });

  test('decides by the question and the view alone', () => {
    for (let n = 0; n < 11; n++) playBehindCurtain(`hidden/${n}`, variedSetup(n));
  });

  test('plays the same game again with the same seeds', () => {
    const play = () =>
      playGame(hellscape, setup('soul-collector'), 'again', hellscapeThumb('again'));
    const once = play();
    const again = play();
    expect(again.decisions).toBe(once.decisions);
    expect(again.outcome).toEqual(once.outcome);
    expect(again.state).toEqual(once.state);
  });

  test('finishes quests that chance never does', () => {
    const wins = (botOf: (seed: string) => Decider<DescentView>) => {
      let won = 0;
      for (let n = 0; n < 24; n++) {
        const seed = `margin/${n}`;
        const quest = n % 2 === 0 ? 'tutorial' : 'highway-to-hellscape';
        if (playGame(hellscape, setup(quest), seed, botOf(seed)).outcome?.won) won++;
      }
      return won;
    };
    expect(wins(hellscapeThumb)).toBeGreaterThanOrEqual(wins(randomDecider) + 10);
  });

  test('needs no view for what it does not have to think about', () => {
    const look = () => expect.unreachable('it looked');
    const decide = hellscapeThumb('quiet');
    const asked = (key: string, options: string[]) =>
      decide({ id: 1, seat: 0, kind: 'one', prompt: { key }, options, min: 1, max: 1 }, look);
    expect(asked('ask.use', ['no', 'yes'])).toEqual(['yes']);
    expect(asked('ask.nobody-knows', ['this', 'that'])).toEqual(['this']);
  });
});

/**
 * Plays a game in which the bot gets a view that complains when anything is asked of it that it does
 * not have, and in which the decks, and the faces of tokens, are out of reach while it thinks.
 */
function playBehindCurtain(seed: string, game: HellscapeSetup): void {
  const table = Table.start(hellscape, game, seed, { events: false, snapshots: false });
  const decide = hellscapeThumb(seed);
  let decisions = 0;
  for (let [asked] = table.pending; asked && decisions < 600; [asked] = table.pending) {
    decisions++;
    const seat = asked.seat === PARTY ? 0 : asked.seat;
    const { state } = table;
    const view = guarded(hellscape.view(state, { seat }));
    const { decks } = state;
    const { tokens } = state.dungeon;
    Object.assign(state, { decks: outOfReach('decks') });
    state.dungeon.tokens = outOfReach('tokens');
    const picks = decide(asked, () => view);
    Object.assign(state, { decks });
    state.dungeon.tokens = tokens;
    table.answerQuestion(asked, picks);
  }
  expect(decisions, seed).toBeGreaterThan(20);
}

/** The view, in which what is not part of it throws instead of being undefined. */
function guarded(view: DescentView): DescentView {
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name, receiver) {
        if (typeof name === 'string' && !(name in target)) {
          throw new Error(`the bot looked for ${name}`);
        }
        return Reflect.get(target, name, receiver);
      },
    });
  return watch({
    ...view,
    dungeon: watch(view.dungeon),
    decks: watch(view.decks),
    heroes: view.heroes.map((hero) => ({ ...hero, board: watch(hero.board) })),
  });
}

/** Something that may not even be touched. */
function outOfReach<Part extends object>(name: string): Part {
  const forbid = (): never => {
    throw new Error(`the bot touched the ${name} of the table`);
  };
  return new Proxy<Part>([] as never, { get: forbid, has: forbid, ownKeys: forbid });
}

type Hero = DescentView['heroes'][number];
type Enemy = DescentView['enemies'][number];

interface Change {
  readonly quest?: string;
  readonly round?: number;
  readonly hero?: Partial<Hero>;
  readonly others?: Partial<Hero>;
  readonly enemies?: readonly Enemy[];
}

/** What the first hero sees in the first turn of a quest, the Tutorial if none is named, with changes. */
function viewOf({ quest = 'tutorial', round = 1, ...change }: Change): DescentView {
  const table = Table.start(hellscape, setup(quest, 2), 'habits', { events: false });
  for (let [asked] = table.pending; asked?.prompt.key !== 'ask.turn'; [asked] = table.pending) {
    if (!asked) throw new Error('the game is over');
    table.answerQuestion(asked, firstAnswer(asked));
  }
  const view = hellscape.view(table.state, { seat: 0 });
  const heroes = view.heroes.map((hero, index) => ({
    ...hero,
    ...(index === 0 ? change.hero : change.others),
  }));
  return { ...view, round, heroes, enemies: change.enemies ?? [] };
}

function mob(id: string, zone: number, more: Partial<Enemy> = {}): Enemy {
  return {
    id,
    kind: 'mob',
    type: 'undead',
    card: 'mob-undead-1-2',
    item: 'grave-shears',
    zone,
    minions: 2,
    wounds: 0,
    health: 2,
    treasure: { common: 1, rare: 0, epic: 0 },
    fire: 0,
    frost: 0,
    poison: null,
    mark: null,
    activated: false,
    ...more,
  };
}

type Offered = string | HellscapeMeaning;

/** What it answers the first hero, of options that are words or have a meaning. */
function answer(view: DescentView, key: string, offered: readonly Offered[]): Offered | undefined {
  return pickedOf(hellscapeThumb('habits'), view, key, offered)[0];
}

const step = (zone: number) => ({ kind: 'step', zone, reaction: 0 }) as const;

/** The starting zone of the Tutorial, and the zone with the door to the Scroll. */
const START = 6;
const AT_THE_DOOR = 7;
/** Where nobody can help, and the zone before the door of the first key. */
const FAR = 20;
const BEFORE_THE_KEY = 2;
const TURN = { actions: 3, mp: null, moved: false, slipping: false };

/** The same with much time left on every key. */
function inNoHurry({ dungeon, ...view }: DescentView): DescentView {
  const tokens = dungeon.tokens.map((token) =>
    token.kind === 'objective' ? { ...token, count: 5 } : token,
  );
  return { ...view, dungeon: { ...dungeon, tokens } };
}

describe('its habits', () => {
  test('a leader who can fall is finished first', () => {
    const view = viewOf({
      enemies: [mob('many', START, { minions: 4 }), mob('last', START, { minions: 0, wounds: 1 })],
    });
    const many = { kind: 'strike', type: 'melee', enemy: 'many' } as const;
    const last = { kind: 'strike', type: 'melee', enemy: 'last' } as const;
    expect(answer(view, 'ask.attack', [many, last])).toBe(last);
  });

  test('with enemies around and nearly down a hero drinks, and does not waste it when well', () => {
    const potion = { kind: 'use', card: 'health-potion', index: 0 } as const;
    const options = ['move', 'attack', 'recover', potion, 'put-away', 'end-turn'];
    const enemies = [mob('undead1', START, { minions: 4 })];
    const dying = viewOf({ hero: { health: 1 }, enemies });
    expect(answer(dying, 'ask.turn', options)).toBe(potion);
    const well = viewOf({ enemies });
    expect(answer(well, 'ask.turn', options)).toBe('attack');
  });

  test('the objective comes first', () => {
    const view = viewOf({ hero: { zone: 5, turn: { ...TURN, mp: 2 } } });
    const scroll = { kind: 'quest-deed', deed: 'take-scroll', zone: 5 } as const;
    const rift = { kind: 'quest-deed', deed: 'close-rift' } as const;
    expect(answer(view, 'ask.move', [step(8), scroll, 'done'])).toBe(scroll);
    expect(answer(view, 'ask.turn', ['move', rift, 'end-turn'])).toBe(rift);
  });

  test('the worn rest while nobody is near', () => {
    const options = ['move', 'recover', 'put-away', 'end-turn'];
    expect(answer(viewOf({ hero: { health: 2 } }), 'ask.turn', options)).toBe('recover');
  });

  test('doors are opened together, and not while somebody is down', () => {
    const hero = { zone: AT_THE_DOOR, turn: { ...TURN, mp: 1 } };
    const door = { kind: 'door', door: 0 } as const;
    const options = [step(4), step(6), door, 'done'];
    const together = viewOf({ hero, others: { activated: false } });
    expect(answer(together, 'ask.move', options)).toBe(door);
    const down = viewOf({ hero, others: { knockedOut: true, health: 0 } });
    expect(answer(down, 'ask.move', options)).toBe('done');
    const hurt = viewOf({ hero, others: { health: 1 } });
    expect(answer(hurt, 'ask.move', options)).toBe('done');
  });

  test('nobody leaves a crowd behind without need', () => {
    const view = viewOf({ enemies: [mob('undead1', START, { minions: 4 })] });
    const options = ['move', 'attack', 'put-away', 'end-turn'];
    expect(answer(view, 'ask.turn', options)).toBe('attack');
  });

  test('nobody walks away under blows that nobody survives', () => {
    const enemies = [mob('undead1', START, { minions: 4 })];
    const alone = viewOf({ hero: { health: 2 }, others: { zone: FAR }, enemies });
    const options = ['move', 'attack', 'recover', 'end-turn'];
    expect(answer(alone, 'ask.turn', options)).toBe('recover');
  });

  test('who is afraid waits for a while, but not for ever', () => {
    const change = { hero: { health: 3 }, enemies: [mob('undead1', AT_THE_DOOR, { minions: 6 })] };
    const options = ['move', 'recover', 'end-turn'];
    expect(answer(viewOf(change), 'ask.turn', options)).toBe('recover');
    expect(answer(viewOf({ ...change, round: 60 }), 'ask.turn', options)).toBe('move');
  });

  test('before a key fades nobody stops to fight those who are not in the way, or to rest', () => {
    const hero = { zone: BEFORE_THE_KEY, health: 4, turn: { ...TURN, mp: 1 } };
    const archers = [mob('undead1', 9, { item: 'gut-string-bow' })];
    const view = viewOf({ quest: 'the-soul-keys', hero, enemies: archers });
    const door = { kind: 'door', door: 1 } as const;
    expect(answer(view, 'ask.move', [step(3), door, 'done'])).toBe(door);
    expect(answer(inNoHurry(view), 'ask.move', [step(3), door, 'done'])).not.toBe(door);
    const quiet = { ...view, enemies: [] };
    expect(answer(quiet, 'ask.turn', ['move', 'recover', 'end-turn'])).toBe('move');
    expect(answer(inNoHurry(quiet), 'ask.turn', ['move', 'recover', 'end-turn'])).toBe('recover');
  });

  test('enemies are led to whoever can bear it', () => {
    const view = viewOf({ hero: { health: 8 }, others: { health: 2 } });
    const strong = { kind: 'hero', hero: 0 } as const;
    const weak = { kind: 'hero', hero: 1 } as const;
    const spirit = { kind: 'ally', ally: 'frost-spirit' } as const;
    expect(answer(view, 'ask.enemy-target', [weak, strong])).toBe(strong);
    expect(answer(view, 'ask.enemy-target', [strong, spirit])).toBe(spirit);
  });

  test('the first potion is one that heals', () => {
    const mana = { kind: 'card', card: 'mana-potion' } as const;
    const health = { kind: 'card', card: 'health-potion' } as const;
    expect(answer(viewOf({}), 'ask.potion', [mana, health])).toBe(health);
  });

  test('nothing is put away', () => {
    const view = viewOf({ hero: { turn: { ...TURN, actions: 0 } } });
    expect(answer(view, 'ask.turn', ['put-away', 'end-turn'])).toBe('end-turn');
  });
});
