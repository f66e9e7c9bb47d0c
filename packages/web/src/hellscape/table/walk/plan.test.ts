import { hellscapeThumb } from '@crawlspace/bots';
import { type DescentView, hellscape } from '@crawlspace/hellscape';
import { type Decision, PARTY, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Descent } from '../../../../testing/descents.ts';
import { type Walk, walksIn } from './plan.ts';
import { nextAnswer } from './walker.ts';

/** A quest with its table, at every question at which somebody could walk. */
function* walksOf(quest: string, heroes: readonly string[], answers: number) {
  const setup = hellscape.parseSetup({ quest, heroes: heroes.map((each) => ({ class: each })) });
  const table: Descent = Table.start(hellscape, setup, `walks of ${quest}`);
  const decide = hellscapeThumb('walks');
  for (let n = 0; n < answers && table.pending[0]; n++) {
    const { decision, view } = asked(table);
    const walks = walksIn(view, decision);
    if (walks.length > 0) yield { table, view, decision, walks };
    const [question] = table.pending;
    table.answerQuestion(
      question,
      decide(question, () => view),
    );
  }
}

function asked(table: Descent): { decision: Decision; view: DescentView } {
  const [question] = table.pending;
  if (!question) throw new Error('nobody is asked');
  const seat = question.seat === PARTY ? 0 : question.seat;
  return {
    decision: table.decision(question),
    view: hellscape.view(table.state, { seat }),
  };
}

/** The tool that fits, where one does; nothing besides. */
function inBetween({ prompt, options }: Descent['pending'][number]): string {
  return `${prompt.facts?.['fitting'] ?? options.at(-1) ?? ''}`;
}

/** Walks on a copy of the table as far as it goes, and says how it stands then. */
function walked(table: Descent, walk: Walk) {
  const copy = table.fork();
  const { hero, steps, actions, from } = walk;
  let rest: Parameters<typeof nextAnswer>[2] = { hero, steps, actions, at: from };
  for (;;) {
    const [question] = copy.pending;
    if (!question) break;
    const { decision, view } = asked(copy);
    const answer = nextAnswer(view, decision, rest);
    if (answer === null) break;
    if (answer === 'wait') copy.answerQuestion(question, [inBetween(question)]);
    else {
      copy.answerQuestion(question, [answer.pick]);
      rest = answer.rest;
    }
  }
  return { hero: copy.state.heroes[hero], left: rest.steps.length };
}

describe('a walk', () => {
  test('leads where it says, for the actions and Wounds it names', () => {
    let tried = 0;
    for (const { table, view, decision, walks } of walksOf('tutorial', ['paladin', 'wizard'], 160))
      for (const walk of walks) {
        if (walk.traps > 0 || tried > 250) continue;
        const before = view.heroes[decision.seat];
        const { hero, left } = walked(table, walk);
        tried++;
        expect([left, hero?.zone]).toEqual([0, walk.to]);
        expect((before?.health ?? 0) - (hero?.health ?? 0)).toBe(walk.wounds);
        expect((before?.turn?.actions ?? 0) - (hero?.turn?.actions ?? 0)).toBe(walk.actions);
      }
    expect(tried).toBeGreaterThan(100);
  });

  test('is offered to all that a turn can reach, and never twice for one zone', () => {
    let farthest = 0;
    for (const { view, decision, walks } of walksOf('tutorial', ['berserker', 'rogue'], 120)) {
      const { turn, zone } = view.heroes[decision.seat] ?? {};
      const zones = walks.map(({ to }) => to);
      expect(zones).toEqual([...new Set(zones)]);
      expect(zones).not.toContain(zone);
      for (const { actions, steps, wounds } of walks) {
        expect(actions).toBeLessThanOrEqual(turn?.actions ?? 0);
        expect(steps.reduce((sum, step) => sum + step.wounds, 0)).toBe(wounds);
        farthest = Math.max(farthest, actions);
      }
    }
    expect(farthest).toBeGreaterThan(1);
  });

  test('goes on over the Rogue’s tools, which are the Rogue’s to choose', () => {
    for (const { table, walks } of walksOf('tutorial', ['rogue'], 60)) {
      const far = walks.find(({ actions, traps, wounds }) => actions > 1 && traps + wounds === 0);
      if (!far) continue;
      expect(walked(table, far).hero?.zone).toBe(far.to);
      return;
    }
    throw new Error('the Rogue never could walk');
  });

  test('counts the points that a tool of the Rogue brings to a Move', () => {
    let nearer = 0;
    for (const { table, view, decision, walks } of walksOf('tutorial', ['rogue', 'wizard'], 90)) {
      const hero = view.heroes[decision.seat];
      const turn = hero?.turn;
      if (hero?.board.class !== 'rogue' || turn?.mp !== null) continue;
      const dashes = hero.board.drawn.filter(({ token, used }) => token === 'token-dash' && !used);
      if (dashes.length === 0) continue;
      for (const walk of walks.filter(({ wounds, traps }) => wounds + traps === 0)) {
        const { hero: after, left } = walked(table, walk);
        expect([left, after?.zone]).toEqual([0, walk.to]);
        expect(turn.actions - (after?.turn?.actions ?? 0)).toBe(walk.actions);
        if (walk.steps.length > 2 * walk.actions) nearer++;
      }
    }
    expect(nearer).toBeGreaterThan(0);
  });

  test('is not offered where a question is about something else', () => {
    const decision = {
      id: 1,
      at: { epoch: 0, n: 0 },
      seat: 0,
      kind: 'one',
      prompt: { key: 'ask.attack' },
      options: [],
      min: 1,
      max: 1,
    } as const satisfies Decision;
    for (const { view } of walksOf('tutorial', ['paladin'], 20)) {
      expect(walksIn(view, decision)).toEqual([]);
      expect(walksIn(view, null)).toEqual([]);
    }
  });
});
