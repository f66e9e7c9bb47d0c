import { hellscapeThumb } from '@crawlspace/bots';
import { content, hellscape } from '@crawlspace/hellscape';
import { PARTY, Table, toDecision } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { language } from '../../settings/index.ts';
import { sceneOf } from '../board/scene.ts';
import { spotsOf } from '../board/spots.ts';
import { labelOf, noteOf } from './options.ts';
import { boardTargets } from './targets.ts';

const HEROES = ['berserker', 'paladin', 'ranger', 'rogue', 'shaman', 'wizard'] as const;

/** What no player should read: ids, keys and what was not filled in. */
const RAW = /^[a-z]+-?\d+$|\{|undefined|^(option|ask|deed)\./;

describe('options of Hellscape', () => {
  for (const quest of Object.keys(content.quests)) {
    it(`are called something in both languages, and are found on the board (${quest})`, () => {
      const setup = hellscape.parseSetup({
        quest,
        heroes: HEROES.map((each) => ({ class: each })),
      });
      const table = Table.start(hellscape, setup, `words of ${quest}`);
      const decide = hellscapeThumb('words');
      const raw = new Set<string>();
      for (let answers = 0; answers < 250 && table.pending[0]; answers++) {
        const [question] = table.pending;
        const view = hellscape.view(table.state, {
          seat: question.seat === PARTY ? 0 : question.seat,
        });
        const decision = toDecision(question, table.moment);
        for (const spoken of ['en', 'it'] as const) {
          language.value = spoken;
          for (const option of decision.options) {
            const label = labelOf(view, option);
            if (RAW.test(label)) raw.add(`${question.prompt.key}: ${option.id}: ${label}`);
            if (RAW.test(noteOf(view, option) ?? '')) raw.add(`note of ${option.id}`);
          }
        }
        // Before they are put into the dungeon, heroes cannot be found there.
        const targets = view.phase === 'setup' ? [] : boardTargets(view, decision);
        expect(spotsOf(sceneOf(view), targets).length).toBe(targets.length);
        table.answerQuestion(
          question,
          decide(question, () => view),
        );
      }
      expect([...raw]).toEqual([]);
    });
  }
});
