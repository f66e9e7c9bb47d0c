import type { AbilityData, Reaction, UseData } from '../ability.ts';
import type { WeaponFilter, When } from '../values.ts';
import { asSentence } from './effects.ts';
import { enemyText, withWeapon } from './foes.ts';
import { reactionsTexts, usesTexts } from './reactions.ts';
import { amountText, listed, type Say, type Telling, withArticle } from './say.ts';
import { enemyStatsText, heroStatsText, ownNumbersTexts } from './stats.ts';
import { allOf, tailOf, underText } from './when.ts';

/** What a card does while it is in force, in sentences. */
export function abilityText(at: Telling, data: AbilityData): string {
  return abilityTexts(at, data).filter(Boolean).map(asSentence).join(' ');
}

function abilityTexts(at: Telling, data: AbilityData): string[] {
  return [
    ...numbersTexts(at, data),
    ...statusTexts(at, data),
    ...(data.attackDice ? [attackDiceText(at, data.attackDice)] : []),
    ...(data.special ? [specialText(at, data.special)] : []),
    ...doneTexts(at, data.on ?? [], data.uses ?? []),
  ];
}

/** What comes at a moment and can be used at other times, too, is one thing: 'when Enemies activate …; or in your Activation: …'. */
function doneTexts(at: Telling, on: readonly Reaction[], uses: readonly UseData[]): string[] {
  const shared = uses.find(({ id }) => on.some(({ use }) => use === id));
  if (!shared) return [...reactionsTexts(at, on), ...usesTexts(at, uses)];
  const { limit: _, ...use } = shared;
  const [one = '', ...then] = reactionsTexts(
    at,
    on.filter((each) => each.use === use.id),
  );
  const [other = '', ...again] = usesTexts(at, [use]);
  const both = at.say('ability.or-use', { one, other });
  const rest = then.join() === again.join() ? then : [...then, ...again];
  const others = on.filter((each) => each.use !== use.id);
  const more = usesTexts(
    at,
    uses.filter((each) => each !== shared),
  );
  return [both, ...rest, ...reactionsTexts(at, others), ...more];
}

function specialText({ say }: Telling, { id, n = {} }: AbilityData['special'] & object): string {
  const numbers = Object.entries(n).map(([name, each]) => [name, amountText(say, each)] as const);
  return say(`special.${id}`, Object.fromEntries(numbers));
}

/** '+2 Initiative', 'Armor 5+', '+1 Combat while you are wounded'. */
function numbersTexts(at: Telling, data: AbilityData): string[] {
  const { say } = at;
  const { stats, bestOf, everyHero, enemies } = data;
  const whom = at.voice === 'type' ? 'enemies-own' : 'enemies-all';
  return [
    ...ownNumbersTexts(say, stats ?? {}, bestOf ?? {}),
    ...(everyHero ? [say('ability.every-hero', { what: heroStatsText(say, everyHero) })] : []),
    ...(enemies ? [say(`ability.${whom}`, { what: enemyStatsText(say, enemies) })] : []),
    ...sizesTexts(say, data.enemiesOfSize),
    ...(data.while ?? []).map(({ when, stats: some }) =>
      whileText(at, when, heroStatsText(say, some)),
    ),
    ...(data.enemiesWhile ?? []).map(({ when, stats: some }) =>
      enemiesWhileText(at, when, enemyStatsText(say, some)),
    ),
  ];
}

function sizesTexts(say: Say, sizes: AbilityData['enemiesOfSize']): string[] {
  if (!sizes) return [];
  const small = enemyStatsText(say, sizes['small-or-medium']);
  return [say('ability.enemies-of-size', { small, large: enemyStatsText(say, sizes.large) })];
}

function whileText(at: Telling, when: When, what: string): string {
  const { during, under } = underText(at, allOf(when), 'while');
  return [what, during, under].filter(Boolean).join(' ');
}

/** An enemy filter tells which enemies: those adjacent to you, those of the type. */
function enemiesWhileText(at: Telling, when: When, what: string): string {
  const { say } = at;
  const ofType = at.voice === 'type';
  const parts = allOf(when);
  const such = parts.find((part) => typeof part === 'object' && 'enemy' in part);
  const enemy = typeof such === 'object' && 'enemy' in such && !ofType ? such.enemy : null;
  const rest = parts.filter((part) => enemy === null || part !== such);
  const { during, under } = underText({ ...at, prey: true }, rest, 'while', ofType ? 'one' : 'you');
  const whom = ofType
    ? say('ability.enemies-own', { what })
    : enemy
      ? say('ability.enemies-such', { enemy: enemyText(at, enemy, 'each'), what })
      : say('ability.enemies-all', { what });
  return [whom, during, under].filter(Boolean).join(' ');
}

function statusTexts({ say }: Telling, data: AbilityData): string[] {
  const { immune = [], blocksSlots = [], keeps = [], lure } = data;
  // Dark Stone that is kept is not sold in Town either.
  const others = keeps.filter((what) => what !== 'dark-stone');
  const named = (kind: string, of: readonly string[]) =>
    listed(
      say,
      of.map((each) => say(`${kind}.${each}`)),
      'or',
    );
  return [
    ...immuneTexts(say, immune),
    ...(blocksSlots.length > 0
      ? [say('ability.blocks', { what: named('slot', blocksSlots) })]
      : []),
    ...(others.length > 0 ? [say('ability.keeps', { what: named('keeps', others) })] : []),
    ...(keeps.length > others.length
      ? [say('ability.keeps-all', { what: say('keeps.dark-stone') })]
      : []),
    ...(lure ? [say('ability.lure')] : []),
  ];
}

/** Some of what counts as immunity is said in words of its own. */
const SAID_APART: ReadonlySet<string> = new Set([
  ...['tonic', 'voices', 'models', 'barriers', 'enemy-ties'],
]);

/** 'Immune to Fear and Terror', 'you never hear the Voices in the Dark'. */
function immuneTexts(say: Say, immune: readonly string[]): string[] {
  const plain = immune.filter((each) => !SAID_APART.has(each)).map((each) => say(`immune.${each}`));
  return [
    plain.length > 0 ? say('ability.immune', { what: listed(say, plain) }) : '',
    ...immune.filter((each) => SAID_APART.has(each)).map((each) => say(`immune.${each}`)),
  ];
}

/** 'Your Melee Attacks get 2 more dice if you have moved.' */
function attackDiceText(at: Telling, { when, n }: NonNullable<AbilityData['attackDice']>): string {
  const parts = allOf(when);
  const isWeapon = (part: When) => weaponOf(part) !== undefined;
  const filter = parts.map(weaponOf).find((each) => each !== undefined);
  const isFirst = parts.some((part) => typeof part === 'object' && 'firstWeapon' in part);
  const rest = parts.filter((part) => !isWeapon(part));
  const { during, under } = underText(at, rest, 'if');
  const attack = withWeapon(at, 'attack', filter);
  const said = at.say(isGun(filter) ? 'ability.shots' : 'ability.dice', {
    n: amountText(at.say, n),
    attack: isFirst
      ? at.say('attack.in-first', { attack })
      : at.say('attack.in', { attack: withArticle(at.say, attack) }),
  });
  return [`${said}${tailOf(at, n)}`, during, under].filter(Boolean).join(' ');
}

function weaponOf(part: When): WeaponFilter | undefined {
  if (typeof part !== 'object') return undefined;
  if ('weapon' in part) return part.weapon;
  return 'firstWeapon' in part ? part.firstWeapon : undefined;
}

function isGun(filter: WeaponFilter | undefined): boolean {
  const guns = ['gun', 'pistol', 'shotgun', 'rifle'];
  return filter?.kind === 'ranged' || guns.some((word) => filter?.keywords?.includes(word));
}
