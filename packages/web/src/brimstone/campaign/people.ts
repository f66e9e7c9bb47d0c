import { type Expected, expectedOf } from '@crawlspace/bots/measured';
import measured from '@crawlspace/bots/measured/brimstone' with { type: 'json' };
import {
  type Character,
  type ClassId,
  type Company,
  type Member,
  type MemberId,
  whoIs,
} from '@crawlspace/brimstone';
import { nameOf } from '../game-words.ts';

/** What somebody is, where they have been down at least once. */
export function characterIn({ hero }: Pick<Member, 'hero'>): Character | null {
  return 'character' in hero ? hero.character : null;
}

export function nameOfMember({ hero }: Pick<Member, 'hero'>): string {
  const { name, class: heroClass } = whoIs(hero);
  return name || nameOf(heroClass);
}

export function looksOf({ hero }: Pick<Member, 'hero'>): {
  heroClass: ClassId;
  portrait: 'woman' | 'man' | undefined;
} {
  const { class: heroClass, portrait } = 'character' in hero ? hero.character : hero;
  return { heroClass, portrait };
}

export function levelOf(member: Pick<Member, 'hero'>): number {
  return characterIn(member)?.level ?? 1;
}

/** What somebody has done, over all adventures. */
export interface Deeds {
  readonly adventures: number;
  readonly kills: number;
  readonly kos: number;
}

export function deedsOf({ chronicle }: Company, id: MemberId): Deeds {
  const deeds = { adventures: 0, kills: 0, kos: 0 };
  for (const { kind, fates } of chronicle) {
    const fate = fates.find(({ member }) => member === id);
    if (kind !== 'adventure' || !fate) continue;
    deeds.adventures++;
    deeds.kills += fate.tally?.kills ?? 0;
    deeds.kos += fate.tally?.knockOuts ?? 0;
  }
  return deeds;
}

/** The mission in which somebody fell last; null for those who never did. */
export function fellIn({ chronicle }: Company, id: MemberId): string | null {
  for (const chapter of chronicle.toReversed()) {
    const fate = chapter.fates.find(({ member }) => member === id);
    const wasDead = fate && 'character' in fate.before && fate.before.character.dead;
    if (fate?.character.dead && !wasDead)
      return chapter.kind === 'adventure' ? chapter.mission : null;
  }
  return null;
}

/** What members of these levels may expect of a mission, hardships and all; null where nobody goes. */
export function expectedFor(mission: string, levels: readonly number[]): Expected | null {
  if (levels.length === 0) return null;
  return expectedOf(measured, { mission, heroes: levels.length, level: Math.max(...levels) });
}
