import { contentOf, type OfTable, withContent } from '@crawlspace/kernel';
import { signal } from '@preact/signals';

/**
 * The content of a game that this page shows. A page shows one table, or none: whoever opens a table, a replay or a
 * report says so, and screens without a table show what the house has. What has a view at hand asks that instead.
 */
export function contentOnPage<Content>(house: Content) {
  const shown = signal(house);
  return {
    /** What is played with on this page. Components that ask are drawn again when it changes. */
    content: () => shown.value,
    showContentOf: (view: OfTable<Content>) => {
      shown.value = contentOf(view);
    },
    showHouse: () => {
      shown.value = house;
    },
  };
}

/** Content that was made of packs, as whatever is seen with it has it. Its game knows what it is. */
export function shownAs<Content>(content: object): OfTable<Content> {
  return withContent(content as Content, {});
}
