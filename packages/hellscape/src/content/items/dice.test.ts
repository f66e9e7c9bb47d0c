import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, plain } from '../../../test/foes.ts';
import type { AnyItem } from '../../../test/item-script.ts';
import { give, heroOf } from '../../../test/items.ts';
import { strawMan, withPractice } from '../../../test/practice.ts';
import { at } from '../../../test/training-ground.ts';
import type { AttackDice, Content } from '../../content-types.ts';
import { ATTACK_TYPES, type AttackType } from '../../ids.ts';
import { items, mobItems } from './index.ts';

const ALL: readonly AnyItem[] = [...Object.values(items), ...Object.values(mobItems)];
const ATTACKS = ALL.flatMap((card) =>
  ATTACK_TYPES.flatMap((type) => {
    const dice = card.attacks?.[type];
    return dice ? [{ name: `${card.id}, ${type}`, card, type, dice }] : [];
  }),
);
const ARMOR = Object.values(items).filter(({ defense }) => defense);

/** Cards without abilities in the hands of heroes without any: what is rolled is what is printed. */
function unadorned(content: Content): Content {
  const bare = <Card extends AnyItem>(cards: Readonly<Record<string, Card>>) =>
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, abilities: [] }]));
  const made = all(plain, withPractice)(content);
  return { ...made, items: bare(made.items), mobItems: bare(made.mobItems) };
}

/** The kinds of dice rolled when a hero attacks a straw man with the item, or is attacked with it. */
function rolled(card: AnyItem, type: AttackType, by: 'hero' | 'mob' | 'defender'): string[] {
  const played = scene({
    heroes: [('deck' in card ? card.class : undefined) ?? 'paladin'],
    content: unadorned,
    change: (state) => {
      heroOf(state).zone = at(0, 0);
      if (by !== 'mob') give(state, card.id, 0, true);
      const zone = type === 'ranged' ? at(1, 0) : at(0, 0);
      strawMan(state, zone, by === 'mob' ? { item: card.id } : {});
    },
  }).runs(function* (g, hero) {
    const [straw] = g.state.enemies;
    if (by === 'hero') yield* g.do.heroAttack(g, hero);
    else if (straw) yield* g.do.enemyAttack(g, straw, type, hero);
  });
  while (played.prompt) {
    const wanted = played.options.find((option) => option.startsWith(`${type}-`));
    played.pick(wanted ?? 'finish');
  }
  return (played.done().event('rolled')?.dice ?? []).map((die) => die.split(' ')[0] ?? '');
}

function printed({ yellow = 0, orange = 0 }: AttackDice): string[] {
  return [...Array<string>(yellow).fill('yellow'), ...Array<string>(orange).fill('orange')];
}

describe('weapons give heroes the dice that are printed for the type of the attack', () =>
  it.each(ATTACKS)('$name', ({ card, type, dice }) =>
    expect(rolled(card, type, 'hero')).toEqual(printed(dice)),
  ));

describe('mobs attack with the dice of what they carry', () =>
  it.each(ATTACKS.filter(({ card }) => 'tier' in card))('$name', ({ card, type, dice }) =>
    expect(rolled(card, type, 'mob')).toEqual(printed(dice)),
  ));

describe('armor and shields give blue dice in defense', () =>
  it.each(ARMOR)('$id', (card) => {
    const blue = Array<string>(card.defense ?? 0).fill('blue');
    expect(rolled(card, 'melee', 'defender')).toEqual(['yellow', ...blue]);
  }));
