import { type AdventureView, type Intent, intentsOf, modelNumber } from '@crawlspace/brimstone';
import type { Foreseen } from '../../table/kit.ts';
import { heroName, nameOf, nameOfOne, tableText } from './words.ts';

/** What each enemy would do; models that would do the same are told together. */
export function foresee(view: AdventureView): readonly Foreseen[] {
  const told = new Map<string, { type: Intent['type']; models: string[] }>();
  for (const intent of intentsOf(view)) {
    const does = wordsOf(view, intent);
    const key = `${intent.type} ${does}`;
    const known = told.get(key) ?? { type: intent.type, models: [] };
    known.models.push(intent.enemy);
    told.set(key, known);
  }
  return [...told].map(([key, { type, models }]) => ({
    key,
    who: [
      models.length > 1 ? nameOf(type) : nameOfOne(type),
      models.map(modelNumber).filter(Boolean).join(', '),
    ]
      .join(' ')
      .trim(),
    models,
    does: key.slice(type.length + 1),
  }));
}

function wordsOf(view: AdventureView, { heroes, attack, idle }: Intent): string {
  if (idle) return tableText('foreseen-nothing');
  const [hero] = heroes;
  if (hero === undefined) return tableText('foreseen-nearer');
  const names = heroes.map((each) => heroName(view, each));
  const aim =
    names.length === 1
      ? tableText('foreseen-one', { hero: names[0] ?? '' })
      : tableText('foreseen-some', { heroes: names.join(', ') });
  if (!attack) return aim;
  const { dice, toHit, damage } = attack;
  return `${aim}: ${tableText('foreseen-attack', { dice, toHit, damage })}`;
}
