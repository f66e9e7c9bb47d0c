import { type AdventureView, type Language, numbersOf, wordsFor } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { word } from '../../words.ts';

/** The track from the Entrance (left) to Darkness Start: P the party, D the Darkness. */
export function depthLine(view: AdventureView, language: Language): string {
  const { party, darkness } = view.depth;
  const marks = Array.from({ length: 17 }, (_, mark) => {
    if (mark === party && mark === darkness) return '*';
    if (mark === party) return 'P';
    return mark === darkness ? 'D' : '·';
  });
  const dread = view.dread > 0 ? `  ${word(language, 'growing-dread', { n: view.dread })}` : '';
  return `${word(language, 'depth')}  ${marks.join(' ')}${dread}`;
}

/** One line for each hero: health, sanity, grit, what is carried. */
export function heroLines(view: AdventureView, language: Language): string[] {
  const { say } = wordsFor(contentOf(view));
  return view.heroes.map((hero) => {
    const name = hero.name || say(language, { key: `${hero.class}.name` });
    const state = hero.dead ? ' †' : hero.knockedOut ? ' KO' : '';
    const lantern = view.lantern === hero.index ? ' ☼' : '';
    const parts = [
      `h${hero.index + 1} ${name}${lantern}${state}`.padEnd(24),
      left(word(language, 'health'), stat(view, hero.index, 'maxHealth'), hero.wounds),
      left(word(language, 'sanity'), stat(view, hero.index, 'maxSanity'), hero.sanityDamage),
      `${word(language, 'grit')} ${hero.grit}/${stat(view, hero.index, 'maxGrit')}`,
      `$${hero.gold}`,
      `${word(language, 'darkStone')} ${hero.darkStone}`,
      `${word(language, 'xp')} ${hero.xp}`,
      hero.bag.map((token) => say(language, { key: `${token}.name` })).join(', '),
    ];
    return parts.filter((part) => part !== '').join('  ');
  });
}

function stat(
  view: AdventureView,
  hero: number,
  name: 'maxHealth' | 'maxSanity' | 'maxGrit',
): number {
  return numbersOf(view).heroes[hero]?.stats[name] ?? 0;
}

function left(name: string, most: number, lost: number): string {
  return `${name} ${most - lost}/${most}`;
}

export function enemyLines(view: AdventureView, language: Language): string[] {
  const { say } = wordsFor(contentOf(view));
  const types = [...new Set(view.enemies.map(({ type }) => type))];
  return types.map((type) => {
    const models = view.enemies.filter((enemy) => enemy.type === type);
    const health = numbersOf(view).enemies[type]?.health ?? 0;
    const lives = models.map((enemy) => `${health - enemy.wounds}/${health}`).join(' ');
    const elite = view.fight?.groups[type]?.elite ?? [];
    const abilities = elite.map((id) => say(language, { key: `${id}.name` })).join(', ');
    const name = say(language, { key: `${type}.name` });
    return `${name} × ${models.length}  ${word(language, 'health')} ${lives}${abilities ? `  ${abilities}` : ''}`;
  });
}
