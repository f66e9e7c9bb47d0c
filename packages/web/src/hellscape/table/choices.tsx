import {
  type Ability,
  askOf,
  type DescentView,
  type HeroView,
  meaningIn,
  waysToWear,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { VNode } from 'preact';
import type { Option } from '../../table/kit.ts';
import type { SymbolName } from '../board/symbols.ts';
import { content } from '../content.ts';
import { itemKind } from './cards/CardDialog.tsx';
import { itemCard } from './items.ts';
import { Rune } from './Rune.tsx';
import { GearChanges } from './trade/GearChanges.tsx';
import { ItemCardFace } from './trade/ItemFace.tsx';
import { heroName, nameOf, printedOn, tableText } from './words.ts';

/** Items and skills that are chosen among others lie there as cards. */
export function faceOf(_view: DescentView, _decision: Decision, option: Option): VNode | null {
  const means = meaningIn(option);
  return means.kind === 'card' || means.kind === 'item' ? cardFace(means.card) : null;
}

export function cardFace(card: string): VNode | null {
  if (content().skills[card]) return <SkillFace skill={card} />;
  return itemCard(card) ? <ItemCardFace card={card} /> : null;
}

const SIGNS: Readonly<Partial<Record<Ability['timing'], SymbolName>>> = {
  attack: 'hit',
  'melee-attack': 'melee',
  'magic-attack': 'magic',
  'ranged-attack': 'ranged',
  defense: 'shield',
  combat: 'hit',
  move: 'turn',
  action: 'action',
  'shadow-ability': 'shadow',
};

/** A skill to be learned, and the one it would take the place of. */
function SkillFace({ skill }: { skill: string }) {
  const { abilities = [], upgrades } = content().skills[skill] ?? {};
  const sign = abilities.map(({ timing }) => SIGNS[timing]).find(Boolean);
  return (
    <span class="item-card hs-item-epic">
      <Rune name={sign ?? 'xp'} class="item-card-look" />
      <span class="item-card-words">
        <b class="item-card-name">{nameOf(skill)}</b>
        <span class="item-card-kind">{itemKind(skill)}</span>
        <span class="item-card-text">{printedOn(skill).text}</span>
        {upgrades ? (
          <span class="item-card-instead">
            <b>{tableText('skill-instead', { skill: nameOf(upgrades) })}</b>{' '}
            {printedOn(upgrades).text}
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** What the dice of everybody concerned would be. */
export function changesOf(view: DescentView, decision: Decision, option: Option): VNode | null {
  const means = meaningIn(option);
  const hero = view.heroes[decision.seat];
  if (!hero) return null;
  if (means.kind === 'equip') {
    const { item: number, card, off } = means;
    return <GearChanges view={view} hero={hero.index} dressed={{ on: { number, card }, off }} />;
  }
  if (means.kind === 'give' && means.item !== undefined)
    return changesFor(view, hero, means.hero, means.item);
  if (askOf(decision) === 'put-away' && means.kind === 'item') {
    return <GearChanges view={view} hero={hero.index} dressed={{ off: [means.item] }} />;
  }
  return null;
}

/** What another hero would make of an item, if they put it on. */
function changesFor(view: DescentView, from: HeroView, to: number, item: number): VNode | null {
  const on = from.items.find(({ number }) => number === item);
  if (!on || !view.heroes[to]) return null;
  return (
    <>
      {waysToWear(view, to, on).map((ways) => {
        const off = ways.map(({ number }) => number);
        return (
          <GearChanges
            key={off.join()}
            view={view}
            hero={to}
            dressed={{ on, off }}
            of={heroName(view, to)}
          />
        );
      })}
    </>
  );
}
