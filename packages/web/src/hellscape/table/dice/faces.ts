import type { DieKind, Face } from '@crawlspace/hellscape';
import { language } from '../../../settings/index.ts';
import type { SymbolName } from '../../board/symbols.ts';
import { words } from '../../game-words.ts';
import { gameText, tableText } from '../words.ts';

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

/** A die in words: its kind, and its face once it is rolled. */
export function dieWords(kind: DieKind, face: Face | null): string {
  const name = tableText('die-of', { kind: gameText(`die.${kind}`) });
  return face ? `${name}: ${words.faceText(language.value, face)}` : name;
}
