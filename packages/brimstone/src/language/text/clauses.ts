import type { Effect, Notes, OfTheTable, OnEnemies } from '../effects.ts';
import type { Enemies, Foes, Quantity, Who } from '../values.ts';
import { foesText } from './foes.ts';
import { amountText, listed, type Telling, withArticle } from './say.ts';
import { enemyStatsText } from './stats.ts';
import { type Person, tailOf, whoText } from './when.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;
type Clause = (at: Telling, person: Person) => string;
type Word = (OnEnemies | Notes | OfTheTable)['do'];

/** What is a sentence of its own, because it is about no hero, or about one in another way. */
export function clauseOf(effect: Effect): Clause | null {
  if (effect.do === 'bonus') return pricesOf(effect);
  if (effect.do === 'die' && effect.to === undefined) {
    return ({ say }, person) => say(`clause.die.${person}`);
  }
  // Each clause is for the word it is listed under.
  const clause = CLAUSES[effect.do as Word] as ((effect: Effect) => Clause) | undefined;
  return clause ? clause(effect) : null;
}

const counted =
  (effect: { readonly do: Word; readonly n: number }): Clause =>
  ({ say }) =>
    say(`clause.${effect.do}${effect.n === 1 ? '' : '-many'}`, { n: effect.n });

const plain =
  (effect: { readonly do: Word }): Clause =>
  ({ say }) =>
    say(`clause.${effect.do}`);

const ofFoes =
  (effect: { readonly do: Word; readonly foes: Foes }): Clause =>
  (at) =>
    at.say(`clause.${effect.do}`, { foes: foesText(at, effect.foes) });

const CLAUSES: { readonly [Each in Word]: (effect: Of<Each>) => Clause } = {
  'wound-enemy': (effect) => (at) => woundEnemyText(at, effect),
  'heal-enemy':
    ({ n, foes }) =>
    (at) =>
      `${at.say('clause.heal-enemy', { foes: foesText(at, foes), n: amountText(at.say, n) })}${tailOf(at, n)}`,
  'move-enemy':
    ({ n, foes }) =>
    (at) =>
      at.say('clause.move-enemy', { foes: foesText(at, foes, 'a'), n }),
  restore: () => () => '',
  stun: ofFoes,
  stasis: ofFoes,
  'lose-ambush': ofFoes,
  'lose-hit': plain,
  'place-beside-hero': plain,
  'push-enemy':
    ({ n, foes }) =>
    (at) =>
      at.say('clause.push-enemy', { foes: foesText(at, foes), n }),
  weaken: (effect) => (at) => weakenText(at, effect),
  'enemy-attack': (effect) => (at) => enemyAttackText(at, effect),
  'free-attack': (effect) => (at) => freeAttackText(at, effect),
  move:
    ({ n }) =>
    ({ say }, person) =>
      say(`clause.move.${person === 'you' ? 'you' : 'one'}`, { n: amountText(say, n) }),
  note:
    ({ what }) =>
    ({ say }) =>
      say(`note.${what}`),
  'strike-out': () => () => '',
  exhaust:
    ({ until }) =>
    ({ say }) =>
      say(`until.${until}`, { what: say('clause.exhaust') }),
  recharge: () => () => '',
  fill: (effect) => (at) => fillText(at, effect),
  'ready-item':
    ({ of }) =>
    (at) =>
      at.say('clause.ready-item', { who: whoText(at, of) }),
  'make-ready': plain,
  'discard-item': plain,
  'set-off-dynamite':
    ({ n, within }) =>
    ({ say }) =>
      say('clause.set-off-dynamite', { n, within }),
  'darkness-moves': (effect) => (at) => darknessText(at, effect),
  'draw-darkness': counted,
  'draw-dread': counted,
  'discard-dread': counted,
  'peek-tokens': counted,
  elite: counted,
  collapse:
    (effect) =>
    ({ say }) =>
      say(`clause.collapse-${effect.in}`),
  'open-door': plain,
  'open-gate': plain,
  enemies: (effect) => (at) => enemiesText(at, effect),
  'enemy-bonus':
    ({ stats, until, firstTurn }) =>
    ({ say }) => {
      const what = enemyStatsText(say, stats);
      const span = firstTurn ? 'until.first-turn' : `until.${until}`;
      return say('clause.enemy-bonus', { what: say(span, { what }) });
    },
  'wound-enemies':
    (effect) =>
    ({ say }) =>
      say(`clause.wound-enemies-${effect.in}`, { n: amountText(say, effect.n) }),
  'limit-range':
    ({ n }) =>
    ({ say }) =>
      say('clause.limit-range', { n }),
  'discard-this': plain,
  'attach-this':
    ({ to }) =>
    (at, person) =>
      to === 'you'
        ? at.say(`clause.attach-this.${person === 'you' ? 'you' : 'one'}`)
        : at.say('clause.attach-this-to', { who: whoText(at, to) }),
};

function pricesOf({ stats }: Of<'bonus'>): Clause | null {
  const price = stats.townPrice;
  if (price === undefined) return null;
  return (at, person) =>
    at.say(price > 0 ? 'clause.prices-up' : 'clause.prices-down', {
      n: Math.abs(price),
      whom: person === 'you' ? at.say('whom.you') : at.say('whom.others', { who: at.all }),
    });
}

/** 'each adjacent Enemy takes D6 Wounds, ignoring Defense'. */
function woundEnemyText(at: Telling, { n, foes, one, defended }: Of<'wound-enemy'>): string {
  const { say } = at;
  const whom = foesText(at, foes, one ? 'a' : 'each');
  const params = { foes: whom, n: amountText(say, n), each: tailOf(at, n) };
  return say(defended ? 'clause.damage-enemy' : 'clause.wound-enemy', params);
}

/** 'each of them attacks a random Hero in sight with 1 die (To Hit 4+, 2 Damage)'. */
function enemyAttackText(at: Telling, { dice, toHit, damage, to }: Of<'enemy-attack'>): string {
  const { say } = at;
  const isOwn = toHit !== undefined && damage !== undefined;
  return say('clause.enemy-attack', {
    foe: say(at.each ? 'them.each' : 'foes.itself'),
    who: whoText(at, to),
    n: amountText(say, dice),
    details: isOwn ? say('attack.details', { toHit, damage }) : '',
  });
}

function weakenText(at: Telling, { stats, until, foes, floor }: Of<'weaken'>): string {
  const { say } = at;
  const least = floor === undefined ? '' : say('clause.floor', { n: floor });
  const what = say(`until.${until}`, { what: enemyStatsText(say, stats, least) });
  return say('clause.weaken', { foes: foesText(at, foes), what });
}

/** 'fill it up to 2 Dynamite'. */
function fillText({ say }: Telling, { most, with: kind }: Of<'fill'>): string {
  const tokens = [kind].flat().map((each) => say(`${each}.name`));
  return say('clause.fill', { n: most, tokens: listed(say, tokens, 'or') });
}

/** 'make a Free Attack: a Ranged Attack with 3 dice, Range 6, ignoring Defense'. */
function freeAttackText({ say }: Telling, attack: Of<'free-attack'>): string {
  const { kind, dice, range, crit, keywords = [], ignoresDefense, own } = attack;
  const details = [
    say('free-attack.dice', { n: dice }),
    ...(range ? [say('free-attack.range', { n: range })] : []),
    ...(crit ? [say('free-attack.crit', { n: crit })] : []),
    ...(ignoresDefense ? [say('free-attack.ignores-defense')] : []),
    ...(own && keywords.includes('fire') ? [say('word.fire')] : []),
  ];
  const tool = own ? say('with.own') : keywords.length > 0 ? say(`with.${keywords.at(-1)}`) : '';
  const noun = [withArticle(say, say(`attack.${kind}`)), tool].filter(Boolean).join(' ');
  return say('clause.free-attack', { attack: noun, details: details.join(', ') });
}

function darknessText(at: Telling, { n, notPast }: Of<'darkness-moves'>): string {
  const { say } = at;
  const back = typeof n === 'number' && n < 0;
  const steps = amountText(say, typeof n === 'number' ? Math.abs(n) : n);
  const key = back ? 'clause.darkness-back' : 'clause.darkness';
  const moved = `${say(key, { n: steps })}${tailOf(at, n)}`;
  return notPast === undefined ? moved : `${moved}, ${say('clause.not-past', { n: notPast })}`;
}

function enemiesText(at: Telling, { come, how, among, near }: Of<'enemies'>): string {
  const { say } = at;
  const where = among ?? near;
  const counted = come !== 'threat' && come.some(({ number }) => isForEach(number));
  const beside = where ? ` ${counted ? say('clause.beside-them') : besideText(at, where)}` : '';
  if (come === 'threat') return `${say(`clause.threat-${how}`)}${beside}`;
  const enemies = listed(
    say,
    come.map((group) => groupText(at, group)),
  );
  const place = how === 'here' && at.place ? `-${at.place}` : '';
  const key = counted ? 'clause.come-for-each' : `clause.come-${how}${place}`;
  return `${say(key, { enemies })}${beside}`;
}

/** 'D3 Tentacles', 'a Peril Die of Void Spiders', '1 Tentacle for each Hero here'. */
function groupText(at: Telling, { type, number }: Enemies[number]): string {
  const { say } = at;
  const name = say(number === 1 || isForEach(number) ? `${type}.one` : `${type}.name`);
  if (number === 'P' || number === '2P') return say(`enemies.${number}`, { what: name });
  const worked = typeof number === 'object' ? tailOf(at, number) : '';
  return `${numberOf(at, number)} ${name}${worked}`;
}

function isForEach(number: Enemies[number]['number']): boolean {
  return typeof number === 'object' && 'count' in number && (number.times ?? 1) === 1;
}

function besideText(at: Telling, who: Who): string {
  return who === 'you'
    ? at.say('clause.beside-you')
    : at.say('clause.beside', { who: whoText(at, who) });
}

/** Some numbers go by how many heroes set out. */
function numberOf({ say }: Telling, number: Quantity | string): string | number {
  const isByParty = typeof number === 'string' && number.startsWith('H');
  return isByParty ? say(`amount.${number}`) : amountText(say, number as Quantity);
}
