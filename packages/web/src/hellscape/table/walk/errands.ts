import {
  askOf,
  atHand,
  type DescentView,
  type HellscapeMeaning,
  type HeroView,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Chance, Decision, TextRef } from '@crawlspace/kernel';
import type { Option } from '../../../table/kit.ts';

/** What is done from where the hero stands, with the action that leads to it: an attack, a thing taken up, a door opened. */
export interface Errand {
  /** How it is picked: it stands beside the options of a question. */
  readonly id: string;
  readonly hero: number;
  /** The action it begins with. */
  readonly by: 'attack' | 'move';
  readonly means: HellscapeMeaning;
  readonly text: TextRef;
  readonly chances?: () => readonly Chance[];
}

const NONE: readonly Errand[] = [];

/** What a single tap does at the menu of a turn. Within a Move the rules offer all but the attack that would end it. */
export function errandsIn(view: DescentView, decision: Decision | null): readonly Errand[] {
  const hero = decision ? view.heroes[decision.seat] : undefined;
  if (!decision || !hero) return NONE;
  const offers = (by: Errand['by']) =>
    decision.options.some((option) => meaningIn(option).kind === by);
  const [attack, move] = [offers('attack') || mayAttackNext(decision, hero), offers('move')];
  if (!attack && !move) return NONE;
  const { index } = hero;
  const { strikes, objects, doors } = atHand(view, index);
  return [
    ...(attack ? strikes : []).map(
      ({ type, enemy, chances }): Errand => ({
        id: `errand-${type}-${enemy}`,
        hero: index,
        by: 'attack',
        means: { kind: 'strike', type, enemy },
        text: { key: `option.attack-${type}` },
        chances,
      }),
    ),
    ...(move ? objects : []).map(
      ({ token, text }): Errand => ({
        id: `errand-token${token}`,
        hero: index,
        by: 'move',
        means: { kind: 'token', token, zone: hero.zone },
        text,
      }),
    ),
    ...(move ? doors : []).map(
      (door): Errand => ({
        id: `errand-door${door}`,
        hero: index,
        by: 'move',
        means: { kind: 'door', door },
        text: { key: 'option.open-door' },
      }),
    ),
  ];
}

/** Whoever walks and has an action left need not end the Move by hand before they attack. */
function mayAttackNext(decision: Decision, { turn, frost }: HeroView): boolean {
  return askOf(decision) === 'move' && (turn?.actions ?? 0) > 0 && frost === 0;
}

/** The same as options that a table can show and take. */
export function errandOptions(view: DescentView, decision: Decision): readonly Option[] {
  return errandsIn(view, decision).map(({ id, means, text, chances }) => ({
    id,
    means,
    text,
    cost: { actions: 1 },
    ...(chances ? { chances: chances() } : {}),
  }));
}

/** Of all options only shortcuts name actions as their price, and of these only walks have a path. */
export function isErrand({ cost, path }: Pick<Option, 'cost' | 'path'>): boolean {
  return cost?.['actions'] !== undefined && path === undefined;
}

/** The option that does it now, or the action that it begins with, or the end of what goes before. */
export function answerTo({ by, means }: Errand, decision: Decision): Answer | null {
  const { options } = decision;
  const wanted = JSON.stringify(means);
  const does = options.find((option) => JSON.stringify(meaningIn(option)) === wanted);
  if (does) return { pick: does.id, step: 'does' };
  const byKind = (kind: string) => options.find((option) => meaningIn(option).kind === kind);
  const action = byKind(by);
  if (action) return { pick: action.id, step: 'begins' };
  const end = askOf(decision) === 'move' ? byKind('done') : undefined;
  return end ? { pick: end.id, step: 'clears' } : null;
}

interface Answer {
  readonly pick: string;
  /** It is the action and what it is for comes after it, or a Move that has to end before. */
  readonly step: 'does' | 'begins' | 'clears';
}
