import type { Question } from '@crawlspace/kernel';
import type { AttackType } from '../../src/ids.ts';
import type { Hero } from '../../src/state.ts';
import { fits } from './enemy-targets.ts';
import { canBeHurt } from './kills.ts';
import { isStanding, type Look, type Subject } from './look.ts';
import { lineTo, stepsFrom } from './ways.ts';

/**
 * What players are asked: every target a hero can attack and no other, every zone a hero can step to,
 * everybody in the zone who can be healed, any hero for a kill that nobody owns. Other questions are
 * not looked at, nor whether one should have been asked.
 */
export function choices(): Subject {
  // A spirit's attack is asked for like a hero's.
  let spirit = false;
  return {
    each: ({ t }) => {
      if (t === 'spirit') spirit = true;
      else if (t === 'attack' || t === 'action' || t === 'turn') spirit = false;
    },
    settle: (look) => {
      const { question } = look;
      if (!question || (spirit && question.prompt.key === 'ask.attack')) return;
      const check = CHECKS[question.prompt.key];
      const hero = look.state.heroes[question.seat];
      if (check) check(look, question, hero);
    },
  };
}

type Check = (look: Look, question: Question, hero: Hero | undefined) => void;

const CHECKS: Readonly<Record<string, Check>> = {
  'ask.attack': (look, { options }, hero) => {
    if (!hero) return;
    const ours = attacksOf(look, hero).sort().join();
    const theirs = [...options].sort().join();
    if (ours !== theirs) look.say('choices.attack', `${theirs}, not ${ours}`);
  },
  'ask.turn': (look, { options }, hero) => {
    if (!hero?.turn || hero.turn.actions === 0 || hero.frost > 0) return;
    const can = attacksOf(look, hero).length > 0;
    if (options.includes('attack') !== can) look.say('choices.turn', `attack: ${!can}, not ${can}`);
  },
  'ask.move': (look, { options }, hero) => {
    if (!hero?.turn?.mp) return;
    const { ground, state } = look;
    const ours = stepsFrom(ground, state, hero.zone, 'hero', hero.index).sort((a, b) => a - b);
    const theirs = options.flatMap((id) => (/^zone\d+$/.test(id) ? [Number(id.slice(4))] : []));
    theirs.sort((a, b) => a - b);
    if (ours.join() !== theirs.join()) look.say('choices.move', `${theirs}, not ${ours}`);
  },
  'ask.heal': (look, { options }, hero) => {
    if (!hero) return;
    const { state } = look;
    const others = state.heroes.filter(
      (each) => each.zone === hero.zone && isStanding(each) && each.health < each.maxHealth,
    );
    const hurt = state.allies.filter(({ zone, wounds }) => zone === hero.zone && wounds > 0);
    const ours = [
      ...others.map(({ index }) => `hero${index}`),
      ...hurt.map(({ id }) => `ally-${id}`),
    ];
    for (const id of ours) if (!options.includes(id)) look.say('choices.heal', `${id} is left out`);
  },
  'ask.credit': (look, { options }) => {
    for (const { index, gone } of look.state.heroes) {
      if (!gone && !options.includes(`hero${index}`))
        look.say('choices.credit', `hero ${index} is left out`);
    }
  },
};

/** Every way a hero could attack, as the options name them. */
function attacksOf(look: Look, hero: Hero): string[] {
  const { state, ground, content } = look;
  const types = new Set<AttackType>();
  for (const { card, equipped } of hero.items) {
    const item = equipped ? (content.items[card] ?? content.mobItems[card]) : undefined;
    for (const type of Object.keys(item?.attacks ?? {})) types.add(type as AttackType);
  }
  return state.enemies.flatMap((enemy) => {
    const line = canBeHurt(look, enemy) ? lineTo(ground, state, hero.zone, enemy.zone) : undefined;
    if (!line) return [];
    return [...types].filter((type) => fits(type, line.range)).map((type) => `${type}-${enemy.id}`);
  });
}
