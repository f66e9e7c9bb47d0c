import { expect, test } from 'vitest';
import { Speaker } from '../locales/speaker.ts';
import { tellStory } from '../story/story.ts';
import { optionText, promptText } from '../view/wording.ts';
import { SkirmishSession } from './session.ts';

const GAMES = 60;
const speakers = [new Speaker('en'), new Speaker('it')];

test.each(Array.from({ length: GAMES }, (_, n) => `game ${n}`))(
  '%s plays itself to an end, and all of it can be said',
  (seed) => {
    const session = new SkirmishSession(seed);
    for (let answers = 0; !session.outcome; answers++) {
      expect(answers).toBeLessThan(1000);
      for (const decision of session.decisions) {
        for (const speaker of speakers) {
          expect(promptText(speaker, decision)).not.toMatch(/[{}]/);
          for (const { id } of decision.options) {
            expect(optionText(speaker, id, session.attackDice)).not.toMatch(/[{}]/);
          }
        }
      }
      session.answerByItself();
    }
    const story = tellStory(session.journal);
    expect(story[0]).toMatchObject({ text: 'story.round', params: { round: 1 } });
    for (const { text } of story) expect(speakers[0]?.say(text)).toBeTruthy();
  },
);

test('the same seed plays the same game', () => {
  const [first, second] = [new SkirmishSession('same'), new SkirmishSession('same')];
  for (const session of [first, second]) while (!session.outcome) session.answerByItself();
  expect(first?.journal).toEqual(second?.journal);
});

test('offers the decisions of both heroes at once, each only once', () => {
  const session = new SkirmishSession('stances');
  expect(session.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const decision of session.decisions) session.answer(decision, ['guard']);
  expect(session.decisions.map(({ prompt }) => prompt.key)).toEqual(['skirmish.order']);
});

test('takes back a stance, but no die', () => {
  const session = new SkirmishSession('undo');
  expect(session.undo()).toEqual({ ok: false, reason: 'nothing-to-undo' });
  session.answerByItself();
  expect(session.undo().ok).toBe(true);
  expect(session.decisions).toHaveLength(2);
  while (session.view.phase === 'stances') session.answerByItself();
  expect(session.undo()).toEqual({ ok: false, reason: 'barrier' });
});

test('a vote of both heroes takes back what undo cannot, and the story says so', () => {
  const session = new SkirmishSession('vote');
  while (session.view.phase === 'stances') session.answerByItself();
  session.undoByVote();
  expect(session.view.phase).toBe('stances');
  expect(tellStory(session.journal).at(-1)?.text).toBe('story.undone-by-vote');
  while (!session.outcome) session.answerByItself();
  expect(tellStory(session.journal).map(({ text }) => text)).toContain('story.undone-by-vote');
});

test('knows who rolled for the walk: the hero whose turn begins', () => {
  const session = new SkirmishSession('walk');
  while (session.decisions[0]?.prompt.key !== 'skirmish.order') session.answerByItself();
  const [order] = session.decisions;
  if (!order) throw new Error('nobody asks for the order');
  session.answer(order, ['h1', 'h0']);
  expect(session.journal.at(-1)).toMatchObject({ event: { t: 'rolled', label: 'move' }, by: 1 });
});
