import { all } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { posseOf, servicesOnly, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import { shop } from './shop.ts';

const FOUR = ['bandages', 'bandages', 'whiskey', 'whiskey'] as const;

rule(['B-BAG-01'], 'a Token cannot be handed to who has filled the Side Bag meanwhile', () => {
  const t = stay(
    posseOf({ bag: [...FOUR, 'tonic'] }, { gold: 25, bag: FOUR }),
    function* (g) {
      yield* all([
        g.do.gainToken(g, heroAt(g, 0), 'flash'),
        shop(g, heroAt(g, 1), 'general-store'),
      ]);
    },
    { content: servicesOnly },
  );
  const options = () => t.pending.find(({ seat }) => seat === 0)?.options ?? [];
  expect(options()).toContain('give:h1:t:flash');
  t.pickAs(1, 'store-bandages');
  expect(options().filter((id) => id.startsWith('give'))).toEqual([]);
});
