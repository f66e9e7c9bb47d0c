import { hellscapeThumb } from '@crawlspace/bots';
import { type CombatView, content, type DescentView, dice, hellscape } from '@crawlspace/hellscape';
import { PARTY, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Descent } from '../../../../testing/descents.ts';
import { language } from '../../../settings/index.ts';
import { type Loss, lossText, outcomeOf } from './outcome.ts';
import { isCountedIn } from './symbols.ts';

const HEROES = ['berserker', 'rogue', 'ranger'];

/** The table of a quest, at every question about the results of a roll. */
function* rollsOf(quest: string, answers: number) {
  const setup = hellscape.parseSetup({ quest, heroes: HEROES.map((each) => ({ class: each })) });
  const table: Descent = Table.start(hellscape, setup, `rolls of ${quest}`);
  const decide = hellscapeThumb('rolls');
  for (let n = 0; n < answers && table.pending[0]; n++) {
    const [question] = table.pending;
    const view = hellscape.view(table.state, { seat: Math.max(0, question.seat) });
    const { combat } = view;
    if (question.prompt.key === 'ask.results' && combat) yield { table, view, combat };
    table.answerQuestion(
      question,
      decide(question, () => view),
    );
  }
}

/** What the sides of an attack have lost when all is resolved as the dice lie; null when more was asked or done. */
function lostInTruth({ table, view, combat }: Rolled): readonly number[] | null {
  const copy = table.fork();
  const [question] = copy.pending;
  if (!question) return null;
  const told = copy.eventsSince(0, { seat: 0 }).length;
  copy.answerQuestion(question, ['finish']);
  const events = copy.eventsSince(0, { seat: 0 }).slice(told);
  const end = events.findIndex(({ event }) => event.t === 'totalled');
  if (end < 0) return null;
  const sum = (isIt: (event: Lost) => boolean) =>
    events.slice(0, end + 2).reduce((all, { event }) => {
      return (event.t === 'wounded' || event.t === 'enemy-wounded') && isIt(event)
        ? all + event.amount
        : all;
    }, 0);
  const party = sum(({ t, hero }) => t === 'wounded' && hero !== undefined);
  const enemy = sum(({ t }) => t === 'enemy-wounded');
  const { health } = view.heroes[heroOf(combat)] ?? { health: 0 };
  // Nobody can lose more than they have.
  return combat.attacker.kind === 'enemy' ? [Math.min(party, health)] : [enemy, party];
}

type Rolled = { table: Descent; view: DescentView; combat: CombatView };
type Lost = { readonly t: string; readonly hero?: number };

function heroOf({ attacker, defender }: CombatView): number {
  const side = attacker.kind === 'hero' ? attacker : defender;
  return side.kind === 'hero' ? side.hero : PARTY;
}

describe('what the tray says', () => {
  test('is what comes of the dice as they lie', () => {
    let tried = 0;
    let clawed = 0;
    for (const quest of Object.keys(content.quests).slice(0, 5))
      for (const rolled of rollsOf(quest, 400)) {
        const { view, combat } = rolled;
        const hero = view.heroes[heroOf(combat)];
        const special = combat.dice.some(({ face, resolved }) => face?.shadow && !resolved);
        if (!hero || special || !isCountedIn(view)) continue;
        const truth = lostInTruth(rolled);
        if (!truth) continue;
        const { losses } = outcomeOf(view, combat);
        const said = losses.map(({ who, amount }) =>
          who.kind === 'hero' ? Math.min(amount, hero.health) : amount,
        );
        expect([...said, 0].slice(0, truth.length)).toEqual(truth);
        tried++;
        if (losses.some(({ who }) => who === combat.attacker)) clawed++;
      }
    expect(tried).toBeGreaterThan(30);
    expect(clawed).toBeGreaterThan(3);
  });

  test('names who falls, in both languages', () => {
    const { view } = rollsOf('tutorial', 400).next().value as Rolled;
    const say = (spoken: 'en' | 'it', loss: Loss) => {
      language.value = spoken;
      return lossText(view, loss);
    };
    const hero = { kind: 'hero', hero: 1 } as const;
    const mob = { kind: 'enemy', enemy: 'undead1' } as const;
    expect(say('en', { who: hero, amount: 5, fate: 'knocked-out' })).toBe(
      'Feydra loses 5: knocked out',
    );
    expect(say('it', { who: hero, amount: 5, fate: 'knocked-out' })).toBe(
      'Feydra perde 5: fuori combattimento',
    );
    expect(say('en', { who: mob, amount: 4, fate: 2 })).toBe('Undead lose 4: 2 fall');
    expect(say('en', { who: mob, amount: 4, fate: 'all' })).toBe('Undead lose 4: none is left');
    expect(say('en', { who: hero, amount: 0, fate: null })).toBe('Feydra loses nothing');
  });

  test('counts a claw against the attacker and knows when it fells', () => {
    const claw = dice.enemy.faces.find(({ id }) => id === 'W');
    const [rolled] = [...rollsOf('tutorial', 400)].filter(
      ({ combat: { attacker } }) => attacker.kind === 'hero',
    );
    if (!rolled || !claw) throw new Error('nobody attacked');
    const { view, combat } = rolled;
    const bare: CombatView = {
      ...combat,
      hits: 0,
      shields: 0,
      symbols: 0,
      ignore: { claws: 0, ability: 0, shields: 0 },
      dice: [{ die: 'enemy', face: claw, resolved: false }],
    };
    expect(outcomeOf(view, bare).losses).toEqual([
      { who: combat.defender, amount: 0, fate: null },
      { who: combat.attacker, amount: 1, fate: null },
    ]);
    const weak = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, health: 1 })) };
    expect(outcomeOf(weak, bare).losses[1]?.fate).toBe('knocked-out');
    const ignored = { ...bare, ignore: { ...bare.ignore, claws: 1 } };
    expect(outcomeOf(view, ignored).losses).toHaveLength(1);
  });
});
