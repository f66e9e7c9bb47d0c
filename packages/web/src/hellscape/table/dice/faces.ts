import { type DieKind, dice, type Face } from '@crawlspace/hellscape';
import type { SymbolName } from '../../board/symbols.ts';
import { t, told } from '../words.ts';

const PARTS = ['hits', 'mana', 'shields', 'shadow', 'ability', 'claws'] as const;

const SIGNS: Readonly<Record<(typeof PARTS)[number], SymbolName>> = {
  hits: 'hit',
  mana: 'mana',
  shields: 'shield',
  shadow: 'shadow',
  ability: 'ability',
  claws: 'claw',
};

/** The signs on a face, one for each time it is there. */
export function signsOf(face: Face): readonly SymbolName[] {
  const signs = PARTS.flatMap((part) => Array<SymbolName>(face[part]).fill(SIGNS[part]));
  return signs.length > 0 ? signs : ['blank'];
}

/** A face in words. */
export function faceWords(face: Face): string {
  const parts = PARTS.filter((part) => face[part] > 0).map((part) =>
    t(`face-${part}`, { n: face[part] }),
  );
  return parts.length > 0 ? parts.join(', ') : t('face-blank');
}

/** A die in words: its kind, and its face once it is rolled. */
export function dieWords(kind: DieKind, face: Face | null): string {
  const name = t('die-of', { kind: told(`die.${kind}`) });
  return face ? `${name}: ${faceWords(face)}` : name;
}

/** A rolled die as events tell it: `yellow HM`. */
export function toldDie(text: string): { kind: DieKind; face: Face | null } {
  const [name = '', id = ''] = text.split(' ');
  const kind = name in dice ? (name as DieKind) : 'enemy';
  return { kind, face: dice[kind].faces.find((face) => face.id === id) ?? null };
}
