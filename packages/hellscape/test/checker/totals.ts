import type { Ability } from '../../src/ability.ts';
import type { Combat } from '../../src/combat.ts';
import type { EventOf } from '../../src/events.ts';
import { addAbility, type Bonus } from './abilities.ts';
import { countSymbols, diceNow, heroBonus, isUsedUp, symbols } from './fight.ts';
import type { Look, Subject } from './look.ts';

/**
 * Totals: hits minus shields from the faces that were told, with what cards add and take away; all
 * claws, Mana and ability symbols resolved; dice that were resolved not rolled again; and the Wounds
 * that follow. Where an ability counts something else, only the bounds are checked.
 */
export function totals(): Subject {
  // A kill can lead to a further attack in the middle of one: the last is the one under way.
  const fights: Fight[] = [];
  const of = ({ state: { combat } }: Look): Fight => {
    const between = combat ? sidesOf(combat) : '';
    while (fights.length > 1 && fights.at(-1)?.between !== between) fights.pop();
    return fights.at(-1) ?? newFight('');
  };
  return {
    on: {
      attack: (_, { state: { combat } }) => {
        if (fights.length > 0 && !fights.at(-1)?.rolling) fights.pop();
        fights.push(newFight(combat ? sidesOf(combat) : ''));
      },
      rolled: (event, look) => {
        if (event.purpose === 'activation') return;
        const { dice } = of(look);
        dice.push(...event.dice);
        if (!sameDice(dice, diceNow(look)))
          look.say('totals.told', `${dice} is not what lies there`);
      },
      rerolled: (event, look) => rerolled(of(look), event, look),
      'die-resolved': (event, look) => {
        of(look).resolved.push(...event.dice);
      },
      ability: ({ card }, look) => {
        if (isUsedUp(look, card)) of(look).usedUp.push(card);
      },
      'enemy-ability': (_, look) => {
        of(look).triggers++;
      },
      totalled: ({ amount }, look) => {
        const fight = of(look);
        checkResolved(look, fight);
        checkTotal(look, fight, amount);
        fight.due = amount;
        fight.rolling = false;
      },
      wounded: ({ hero, amount }, look) => {
        const { combat } = look.state;
        const fight = of(look);
        if (fight.due === 0 || combat?.attacker.kind !== 'enemy') return;
        // A hero loses no more Health than there is.
        const left = hero === undefined ? fight.due : (look.was.heroes[hero]?.health ?? 0);
        const due = Math.min(fight.due, left);
        if (amount !== due) look.say('totals.wounds', `${amount} Wounds of ${due}`);
        fight.due = 0;
      },
      'enemy-wounded': ({ enemy, amount }, look) => {
        const { combat } = look.state;
        const fight = of(look);
        if (fight.due === 0 || combat?.defender.kind !== 'enemy') return;
        if (enemy !== combat.defender.enemy || amount !== fight.due) {
          look.say('totals.wounds', `${amount} Wounds of ${fight.due} for ${enemy}`);
        }
        fight.due = 0;
      },
    },
  };
}

/** What is known of one combat. */
interface Fight {
  readonly between: string;
  /** Not yet added up. */
  rolling: boolean;
  dice: string[];
  readonly resolved: string[];
  readonly usedUp: string[];
  /** How often the enemy's abilities came. */
  triggers: number;
  /** Wounds that were added up and not yet dealt. */
  due: number;
}

function sidesOf({ attacker, defender }: Combat): string {
  return JSON.stringify([attacker, defender]);
}

function newFight(between: string): Fight {
  return { between, rolling: true, dice: [], resolved: [], usedUp: [], triggers: 0, due: 0 };
}

function rerolled(fight: Fight, event: EventOf<'rerolled'>, look: Look): void {
  const now = diceNow(look);
  const kind = event.dice[0]?.split(' ')[0] ?? '';
  const changed = now.flatMap((die, n) => (die === fight.dice[n] ? [] : [n]));
  if (changed.length > 1 || changed.some((n) => !now[n]?.startsWith(kind))) {
    look.say('totals.reroll', `a ${kind} die was rolled again: ${fight.dice} to ${now}`);
  }
  if (changed.some((n) => look.state.combat?.dice[n]?.resolved)) {
    look.say('totals.locked', `a resolved die was rolled again: ${event.dice}`);
  }
  fight.dice = now;
}

function sameDice(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.length === theirs.length && ours.every((die, n) => die === theirs[n]);
}

/** Claws and symbols must be resolved, and Mana when a hero attacks. */
function checkResolved(look: Look, { dice, resolved }: Fight): void {
  const heroAttacks = look.state.combat?.attacker.kind === 'hero';
  for (const die of dice) {
    const must =
      symbols(die, 'W') + symbols(die, 'A') > 0 || (heroAttacks && symbols(die, 'M') > 0);
    const times = resolved.filter((each) => each === die).length;
    if (must && times < dice.filter((each) => each === die).length) {
      look.say('totals.resolved', `${die} was left alone`);
      return;
    }
  }
}

function checkTotal(look: Look, { dice, usedUp, triggers }: Fight, amount: number): void {
  const bonus = heroBonus(look, usedUp);
  const abilities = enemyAbilities(look);
  // An enemy that fell in the middle of it has used what it used.
  if (!abilities) return;
  checkTriggers(look, dice, abilities, triggers, bonus);
  const [only] = abilities;
  if (triggers > 0 && abilities.length === 1 && only) addAbility(bonus, only, triggers);
  else if (triggers > 0) bonus.unknown = true;
  const hits = countSymbols(dice, 'H') + bonus.hits - bonus.lessHits;
  const rolledShields = Math.max(0, countSymbols(dice, 'S') - bonus.noShields);
  const shields = Math.max(0, rolledShields + bonus.shields - bonus.lessShields);
  const total = Math.max(0, hits - shields);
  if (!bonus.unknown && amount !== total) {
    const used = JSON.stringify([look.state.combat?.used, triggers]);
    look.say('totals.sum', `${amount}, not ${hits} - ${shields}: ${dice}; ${used}`);
  }
}

/** What the enemy of the combat does for ability symbols, as attacker or as defender. */
function enemyAbilities({ state, content }: Look): readonly Ability[] | null {
  const { combat } = state;
  const attacks = combat?.attacker.kind === 'enemy';
  const side = attacks ? combat?.attacker : combat?.defender;
  const enemy = state.enemies.find(({ id }) => side?.kind === 'enemy' && id === side.enemy);
  if (!enemy) return null;
  const all =
    (content.mobs[enemy.card] ?? content.roaming[enemy.card])?.abilities ??
    content.bosses[enemy.type as 'michael']?.combat ??
    [];
  return all.filter(
    ({ timing }) => timing === 'combat' || timing === (attacks ? 'attack' : 'defense'),
  );
}

/** So many times as the symbols pay for, when there is only one thing to pay for. */
function checkTriggers(
  look: Look,
  dice: readonly string[],
  abilities: readonly Ability[],
  triggers: number,
  { noSymbols, unknown }: Bonus,
): void {
  const rolled = countSymbols(dice, 'A');
  const [only] = abilities;
  if (abilities.length === 0 && triggers > 0) look.say('totals.triggers', 'nothing to trigger');
  if (abilities.length !== 1 || !only || unknown) return;
  const times = Math.floor(Math.max(0, rolled - noSymbols) / (only.cost?.symbols ?? 1));
  if (triggers !== times) look.say('totals.triggers', `${triggers} times, not ${times}: ${dice}`);
}
