import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { heroOf, just, stack, withCards } from '../../../test/explore.ts';
import type { EventCard } from '../../content-types.ts';
import { discardFromPlay } from '../abilities/in-play.ts';
import { heroStat } from '../figures/stats.ts';
import { playStep } from '../turn/turn.ts';
import { holdBackTheDarkness, markOf } from './depth.ts';

const EVENT: EventCard = {
  id: 'event',
  resolve: (g) =>
    just(() => {
      g.state.mission.counters['event'] = (g.state.mission.counters['event'] ?? 0) + 1;
    }),
};
const LASTING: EventCard = { id: 'lasting', remains: { everyHero: { cunning: 1 } } };
const REPLACER: EventCard = {
  id: 'replacer',
  remains: {
    on: {
      darknessDrawn: (_g, _source, moment) => {
        moment.replaced = moment.card === 'event';
        return undefined;
      },
    },
  },
};
const content = withCards({ darkness: [EVENT, LASTING, REPLACER] });

describe('Darkness cards', () => {
  rule('B-DARK-01 B-DARK-02', 'are drawn where a card says so, shown and resolved at once', () => {
    const t = scene({
      content,
      dice: 'scavenge-card scav-something-hears',
      change: (state) => stack(state.decks.darkness, 'event'),
    }).runs((g) => g.do.drawScavenge(g, heroOf(g.state, 0)));
    t.done();
    expect(t.event('darkness-card')?.card).toBe('event');
    expect(t.state.mission.counters['event']).toBe(1);
    expect(t.state.decks.darkness.discard).toEqual(['event']);
    const plain = scene({
      dice: 'hold-back 1 2',
      change: (state) => {
        state.depth.darkness = markOf(2);
      },
    }).runs(holdBackTheDarkness);
    expect(plain.done().state.depth.darkness).toBe(markOf(3));
    expect(plain.eventsNamed('darkness-card')).toHaveLength(0);
  });

  rule(['B-DARK-03', 'B-CARD-14'], 'are discarded afterwards unless they remain in play', () => {
    const t = scene({
      content,
      change: (state) => stack(state.decks.darkness, 'event', 'lasting'),
    });
    const played = t.runs(function* (g) {
      yield* g.do.drawDarkness(g);
      yield* g.do.drawDarkness(g);
    });
    played.done();
    expect(played.state.inPlay).toEqual([{ card: 'lasting', tile: null }]);
    expect(played.state.decks.darkness.discard).toEqual(['event']);
  });

  for (const edition of ['revised', 'first'] as const) {
    rule(
      edition === 'revised' ? 'B-CARD-02' : 'B-CARD-03',
      `a card that remains works until it is cancelled or the adventure ends (${edition})`,
      () => {
        const seen: number[] = [];
        const t = scene({
          content: (all) => ({
            ...content(all),
            depthEvents: Object.fromEntries(
              Object.keys(all.depthEvents).map((id) => [id, { id, *resolve() {} }]),
            ),
          }),
          options: { edition },
          plain: true,
          change(state) {
            state.turn.number = 2;
            state.decks.darkness.draw = ['event', 'event', 'event', 'event', 'lasting'];
          },
        }).runs(function* (g) {
          const cunning = () => heroStat(g, heroOf(g.state, 0), 'cunning');
          seen.push(cunning());
          yield* g.do.drawDarkness(g);
          while (g.state.turn.number <= 12) yield* playStep(g);
          seen.push(cunning());
          discardFromPlay(g, 'lasting');
          seen.push(cunning());
          stack(g.state.decks.darkness, 'lasting');
          yield* g.do.drawDarkness(g);
          seen.push(cunning());
          yield* g.do.loseAdventure(g, 'test');
        });
        while (t.prompt) t.pick(t.options.includes('end') ? 'end' : (t.options[0] as string));
        expect(t.eventsNamed('turn').map(({ amount }) => amount)).toHaveLength(11);
        expect(seen).toEqual([4, 5, 4, 5]);
        expect(t.state.outcome?.won).toBe(false);
        expect(t.state.inPlay).toEqual([]);
      },
    );
  }

  for (const edition of ['revised', 'first'] as const) {
    rule(
      edition === 'revised' ? 'B-CARD-06' : ['B-CARD-06', 'B-CARD-07'],
      `an empty deck is rebuilt from its discards when a card is needed (${edition})`,
      () => {
        const quiet: EventCard[] = Array.from({ length: 15 }, (_, i) => ({ id: `quiet-${i}` }));
        const t = scene({
          content: withCards({ darkness: quiet }),
          options: { edition },
          change(state) {
            const [first, ...rest] = quiet.map(({ id }) => id);
            state.decks.darkness = { draw: [first as string], discard: rest };
          },
        }).runs(function* (g) {
          yield* g.do.drawDarkness(g);
          expect(g.state.decks.darkness).toMatchObject({ draw: [] });
          expect(g.state.decks.darkness.discard).toHaveLength(15);
          yield* g.do.drawDarkness(g);
        });
        t.done();
        expect(t.state.decks.darkness.draw).toHaveLength(14);
        expect(t.state.decks.darkness.discard).toHaveLength(1);
      },
    );
  }

  rule('B-DARK-02', 'a card may have another one take its place before it is resolved', () => {
    const t = scene({
      content,
      change(state) {
        stack(state.decks.darkness, 'event', 'lasting');
        state.inPlay.push({ card: 'replacer', tile: null });
      },
    }).runs((g) => g.do.drawDarkness(g));
    t.done();
    expect(t.state.mission.counters).not.toHaveProperty('event');
    expect(t.state.inPlay.map(({ card }) => card)).toContain('lasting');
    expect(t.state.decks.darkness.discard).toEqual(['event']);
  });
});
