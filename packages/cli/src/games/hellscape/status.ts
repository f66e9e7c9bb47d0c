import { type DescentView, type Language, wordsFor } from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { word } from '../../words.ts';
import { letterOf, tokenLegend } from './figures.ts';

type Say = ReturnType<typeof wordsFor>['say'];
type HeroView = DescentView['heroes'][number];
type EnemyView = DescentView['enemies'][number];

/** Everything beside the map: the round, the objectives, heroes, enemies, what letters mean. */
export function statusLines(view: DescentView, language: Language): string[] {
  const { say } = wordsFor(contentOf(view));
  const name = (id: string) => say(language, { key: `${id}.name` });
  return [
    roundLine(view, language),
    ...objectiveLines(view, language),
    ...view.heroes.map((hero) => heroLine(hero, language, name, say)),
    ...view.enemies.map((enemy) => enemyLine(view, enemy, language, name)),
    legendLine(view, language),
  ];
}

/** Before the dungeon is laid out there is nothing to be done in it. */
function objectiveLines(view: DescentView, language: Language): string[] {
  const { say } = wordsFor(contentOf(view));
  if (view.phase === 'setup') return [];
  return view.objectives.map(({ text, done }) => `[${done ? 'x' : ' '}] ${say(language, text)}`);
}

function roundLine(view: DescentView, language: Language): string {
  const { say } = wordsFor(contentOf(view));
  const { side, space } = view.darkness;
  return [
    word(language, 'round', { n: view.round }),
    say(language, { key: `phase.${view.phase}` }),
    word(language, 'darkness', { side, space }),
    word(language, 'lifebringers', { n: view.lifebringers.left }),
  ].join('  ·  ');
}

function heroLine(
  hero: HeroView,
  language: Language,
  name: (id: string) => string,
  say: Say,
): string {
  const state = hero.gone ? ` (${word(language, 'left')})` : '';
  const down = hero.knockedOut ? ` (${word(language, 'down')})` : '';
  const called = say(language, { key: `hero.${hero.class}` });
  const burning = [
    hero.fire > 0 ? `${word(language, 'fire')} ${hero.fire}` : '',
    hero.frost > 0 ? `${word(language, 'frost')} ${hero.frost}` : '',
  ];
  return [
    `${hero.index + 1} ${called}${state}${down}`.padEnd(18),
    word(language, 'level', { n: hero.level }),
    `${word(language, 'health')} ${hero.health}/${hero.maxHealth}`,
    `${word(language, 'mana')} ${hero.mana}/${hero.maxMana}`,
    ...burning,
    boardText(hero, language, name, say),
    hero.items.flatMap((item) => (item.equipped ? name(item.card) : [])).join(', '),
  ]
    .filter((part) => part !== '')
    .join('  ');
}

/** The one thing of a class board that one has to know at every turn. */
function boardText(
  { board }: HeroView,
  language: Language,
  name: (id: string) => string,
  say: Say,
): string {
  switch (board.class) {
    case 'berserker':
      return `${name(board.stance)} ${board.rage}`;
    case 'wizard':
      return name(board.quadrants[board.ready] ?? '');
    case 'paladin':
      return board.blessed ? name(board.blessed) : '';
    case 'rogue':
      return board.drawn
        .map(({ token, used }) => (used ? `(${name(token)})` : name(token)))
        .join(' ');
    case 'shaman':
      return Object.entries(board.elements)
        .map(([element, n]) => `${say(language, { key: `element.${element}` })} ${n}`)
        .join(' ');
    case 'ranger':
      return board.revealed.map(name).join(' ');
  }
}

function enemyLine(
  view: DescentView,
  enemy: EnemyView,
  language: Language,
  name: (id: string) => string,
): string {
  const count = enemy.minions > 0 ? ` × ${enemy.minions + 1}` : '';
  const health = `${word(language, 'health')} ${enemy.health - enemy.wounds}/${enemy.health}`;
  const item = enemy.item && contentOf(view).mobItems[enemy.item] ? `  ${name(enemy.item)}` : '';
  return `${letterOf(view, enemy.id)} ${name(enemy.type)}${count}  ${health}${item}`;
}

function legendLine(view: DescentView, language: Language): string {
  const tokens = tokenLegend(view).map(
    ([kind, letter]) => `${letter} ${word(language, `token.${kind}`)}`,
  );
  return [word(language, 'legend'), ...tokens].join('  ');
}
