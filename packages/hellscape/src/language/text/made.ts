import type { MadeText } from '@crawlspace/kernel';
import type { BossSpace, Content } from '../../content-types.ts';
import { doorOption, doorText } from './door-text.ts';
import { deedsText, patternText } from './enemy-text.ts';
import { capital, type Phrases, phrases } from './phrases.ts';

/** Texts made from what cards make happen: of Door cards, patterns, boss actions and spaces of a boss track. */
export function madeTexts(content: Content): MadeText {
  return (words, key, language) => {
    const dot = key.indexOf('.');
    const [id, part] = [key.slice(0, dot), key.slice(dot + 1)];
    const make = makerOf(content, id, part);
    return make?.(phrases(words, language));
  };
}

type Maker = (say: Phrases) => string;

function makerOf(content: Content, id: string, part: string): Maker | undefined {
  const door = content.doors[id];
  if (door) {
    if (part === 'text') return (say) => doorText(say, door.does);
    const option = doorOption(door.does, part);
    return option && ((say) => option(say, id));
  }
  const [what, n] = part.split('-');
  const pattern = what === 'pattern' && content.roaming[id]?.patterns[Number(n) - 1];
  if (pattern) return (say) => patternText(say, content.roaming[id]?.type ?? id, pattern);
  const boss = Object.values(content.bosses).find((card) => card.id === id);
  const action = what === 'action' && boss?.special[Number(n)];
  if (action) return (say) => capital(deedsText(say, id, action));
  const space = what === 'track' && boss?.track[Number(n) - 1];
  return space ? (say) => spaceText(say, id, key(id, part), space) : undefined;
}

function key(id: string, part: string): string {
  return `${id}.${part}`;
}

/** What a space adds from there on, and what happens when the marker arrives, under its name. */
function spaceText(
  say: Phrases,
  boss: string,
  space: string,
  { arrives, ...adds }: BossSpace,
): string {
  const parts = Object.entries(adds).map(([what, n]) => say(`track.${what}`, { n }));
  if (arrives) parts.push(`${say(`${space}.name`)}: ${deedsText(say, boss, arrives)}`);
  return parts.join(' ');
}
