import type { Skill } from '../../content-types.ts';
import type { CardId, ClassId } from '../../ids.ts';

/** The skills of a class, by id. */
export function skillsOf(
  of: ClassId,
  skills: Readonly<Record<CardId, Omit<Skill, 'id' | 'class'>>>,
): readonly Skill[] {
  return Object.entries(skills).map(([id, skill]) => ({ id, class: of, ...skill }));
}
