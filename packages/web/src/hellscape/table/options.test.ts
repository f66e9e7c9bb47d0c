import { hellscapeThumb } from '@crawlspace/bots';
import { content, type DescentView, hellscape } from '@crawlspace/hellscape';
import { PARTY, Table } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { language } from '../../settings/index.ts';
import type { Option } from '../../table/kit.ts';
import { sceneOf } from '../board/scene.ts';
import { spotsOf } from '../board/spots.ts';
import { kit } from './kit.tsx';
import { labelOf, noteOf } from './options.ts';
import { boardTargets } from './targets.ts';
import { tableText } from './words.ts';

const HEROES = ['berserker', 'paladin', 'ranger', 'rogue', 'shaman', 'wizard'] as const;

/** What no player should read: ids, keys and what was not filled in. */
const RAW = /^[a-z]+-?\d+$|\{|undefined|^(option|ask|deed)\./;

describe('options of Hellscape', () => {
  it('that are zones say how they are picked: by a walk, or one step at a time', () => {
    language.value = 'en';
    const step = { id: 'x', means: { kind: 'step', zone: 1, reaction: 0 } as never };
    const walk = { id: 'y', means: { kind: 'zone', zone: 3 } as never, path: [1, 3] };
    const hint = (...places: Option[]) => kit.placesHint(places).text;
    expect(hint(walk)).toBe(tableText('walk-hint', { count: 1 }));
    expect(hint(step)).toBe(tableText('tap-a-zone', { count: 1 }));
    expect(hint(walk, step)).toBe(tableText('tap-a-zone', { count: 2 }));
    expect(tableText('walk-hint', { count: 1 })).not.toBe(tableText('tap-a-zone', { count: 1 }));
  });

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
        const decision = table.decision(question);
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

  it('name the ability of an enemy by its place on the card', () => {
    language.value = 'en';
    const means = { kind: 'enemy-ability', card: 'mob-gargoyles-1-2', index: 0 };
    expect(labelOf(rogueAgainst(), { id: 'ability0', means })).toBe(
      'DEFENSE, 1 symbol: +1 Shield.',
    );
  });

  it('tell enemies of a type apart by where they stand', () => {
    language.value = 'en';
    const first = { kind: 'strike', type: 'melee', enemy: 'undead1' };
    const second = { kind: 'strike', type: 'melee', enemy: 'undead2' };
    const two = rogueAgainst(['undead1', 0], ['undead2', 1]);
    const labels = [first, second].map((means) => labelOf(two, { id: 'any', means }));
    expect(new Set(labels).size).toBe(2);
    const alone = labelOf(rogueAgainst(['undead1', 0]), { id: 'any', means: first });
    expect(alone).toBe('Melee: Undead');
  });

  it('say of a mob without minions that only its leader is left', () => {
    const option = { id: 'any', means: { kind: 'strike', type: 'melee', enemy: 'undead1' } };
    const mob = rogueAgainst(['undead1', 0]);
    const leader = { ...mob, enemies: mob.enemies.map((each) => ({ ...each, minions: 0 })) };
    expect(noteOf(mob, option)).toBe('leader and 1 minion, 2 Health to the next');
    expect(noteOf(leader, option)).toBe('the leader alone, 2 Health left');
  });
});

/** What a lone Rogue sees of some undead. */
function rogueAgainst(...undead: readonly (readonly [id: string, zone: number])[]): DescentView {
  const setup = hellscape.parseSetup({ quest: 'tutorial', heroes: [{ class: 'rogue' }] });
  const view = hellscape.view(Table.start(hellscape, setup, 'alike').state, { seat: 0 });
  const enemies = undead.map(([id, zone]) => ({
    id,
    zone,
    kind: 'mob' as const,
    type: 'undead' as const,
    card: 'mob-undead-1-2',
    item: null,
    minions: 1,
    wounds: 0,
    fire: 0,
    frost: 0,
    poison: null,
    mark: null,
    activated: false,
    treasure: { common: 0, rare: 0, epic: 0 },
    health: 2,
  }));
  return { ...view, enemies };
}
