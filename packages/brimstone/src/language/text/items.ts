import type { ItemCard, WeaponCard } from '../../content-types.ts';
import { listed, type Say } from './say.ts';

/** What an item is, apart from what it does: a weapon, an upgrade, something that holds or runs out. */
export function itemTexts(say: Say, card: ItemCard): string[] {
  const { weapon, upgrade, holds, charges } = card;
  return [
    ...(upgrade ? [upgradeText(say, upgrade)] : []),
    ...(upgrade?.improves ? [improvementText(say, upgrade.improves)] : []),
    ...(weapon ? [weaponText(say, card, weapon)] : []),
    ...(holds ? [holdsText(say, holds)] : []),
    ...(charges && runsOut(card) ? [say('item.uses', { n: charges })] : []),
  ].filter(Boolean);
}

/** What follows when all is said. */
export function itemEnd(say: Say, { keywords }: ItemCard): string[] {
  return keywords.includes('forged') ? [say('item.forged')] : [];
}

/** 'Upgrade for a Gun'; Dark Stone that attaching it takes. */
function upgradeText(say: Say, { onto, darkStone }: NonNullable<ItemCard['upgrade']>): string {
  const things = onto.map((thing) => say(`onto.${thing}`));
  const key = darkStone > 0 ? 'item.upgrade-stone' : 'item.upgrade';
  return say(key, { what: listed(say, things, 'or'), n: darkStone });
}

function improvementText(
  say: Say,
  { damageDie, or }: NonNullable<NonNullable<ItemCard['upgrade']>['improves']>,
): string {
  return say('item.improves', { die: damageDie, n: or.damage });
}

/** 'Range 6, 2 Shots, D8 for Damage'. */
function weaponText(say: Say, { does }: ItemCard, weapon: WeaponCard): string {
  const { kind, range = 0, shots = 1, damage, toHitDie, damageDie } = weapon;
  const dice = say(`item.${toHitDie ? 'to-hit-and-' : ''}damage-die`, { die: damageDie ?? '' });
  const isRolled = does?.special?.id === 'rolled-shots';
  return [
    ...(kind === 'gun' ? [say('item.range', { n: range })] : []),
    ...(kind === 'thrown' ? [say('item.thrown', { n: range })] : []),
    ...(kind === 'hand' || isRolled ? [] : [say('item.shots', { n: shots })]),
    ...(damage ? [say('item.damage', { n: damage })] : []),
    ...(damageDie ? [dice] : []),
  ].join(', ');
}

function holdsText(say: Say, { kinds, most }: NonNullable<ItemCard['holds']>): string {
  const tokens = kinds.map((kind) => say(`${kind}.name`));
  return say('item.holds', { n: most, tokens: listed(say, tokens, 'or') });
}

/** Whether its charges are used up, and do not count something. */
function runsOut({ does }: ItemCard): boolean {
  const { on = [], uses = [] } = does ?? {};
  return (
    uses.some(({ limit }) => limit === 'charge') || on.some(({ ammo, pay }) => ammo || pay?.charge)
  );
}
