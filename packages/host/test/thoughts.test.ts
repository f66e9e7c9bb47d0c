import { Random, randomPicks } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import type { BotRoom } from '../src/bots/room.ts';
import { Host, type News } from '../src/host.ts';
import type { GameShape } from '../src/shape.ts';
import { sitDown } from '../testing/around.ts';

const DECLINED = /^(no|skip|pass|continue|keep|done|back)$/;

test.each(['brimstone', 'hellscape'] as const)(
  'bots of %s say why only about what people can see',
  async (game) => {
    const { table, store, rules: _, ...sitting } = sitDown(game, 'seen');
    sitting.host.close();
    const random = Random.seeded('seen');
    const given = new Map<string, { readonly picks: readonly string[]; readonly told: number }>();
    const bots = {
      ask: async (__: unknown, id: number) => {
        const question = table.pending.find((each) => each.id === id);
        const picks = question ? randomPicks(question, random) : [];
        const en = `${given.size}`;
        given.set(en, { picks, told: table.toldCount });
        return { picks, why: { en, it: en } };
      },
      close: () => {},
    } as unknown as BotRoom;
    const said = new Map<string, number>();
    const publish = ({ thought }: News) => {
      if (thought && !said.has(thought.why.en)) said.set(thought.why.en, table.toldCount);
    };
    const host = new Host<GameShape>({
      ...{ table, setup: {}, seed: 'seen', players: ['bot', 'bot'], bots, store, publish },
      order: () => null,
      pause: async () => {},
    });
    await host.begin();
    while (host.botQuestion && given.size < 120)
      await new Promise((resolve) => setTimeout(resolve, 5));
    host.close();
    expect(said.size).toBeGreaterThan(5);
    expect(given.size).toBeGreaterThan(said.size);
    for (const [why, told] of said) {
      const { picks, told: before } = given.get(why) ?? { picks: [], told: 0 };
      expect(told).toBeGreaterThan(before);
      expect(picks.some((pick) => !DECLINED.test(pick))).toBe(true);
    }
  },
);
