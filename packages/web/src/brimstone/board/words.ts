import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';
import { nameOf, nameOfOne } from '../game-words.ts';
import type { EnemyInScene, HeroInScene, Scene } from './scene.ts';

export const boardTexts = {
  board: { en: 'Board', it: 'Tabellone' },
  whole: { en: 'Show the whole map', it: 'Mostra tutta la mappa' },
  lit: { en: 'lit', it: 'alla luce' },
  dark: { en: 'in the dark', it: 'al buio' },
  token: { en: 'unexplored', it: 'da esplorare' },
  scavenged: { en: 'scavenged', it: 'niente più da frugare' },
  unknown: { en: 'unknown exit', it: 'uscita ignota' },
  door: { en: 'open door', it: 'porta aperta' },
  gate: { en: 'gate', it: 'portale' },
  cap: { en: 'dead end', it: 'vicolo cieco' },
  'knocked-out': { en: 'knocked out', it: 'KO' },
  dead: { en: 'dead', it: 'morto' },
  lantern: { en: 'with the lantern', it: 'con la lanterna' },
  hero: {
    en: 'health {health}, sanity {sanity}, grit {grit}',
    it: 'salute {health}, sanità {sanity}, grinta {grit}',
  },
  enemy: { en: '{name} ({left} of {all} health)', it: '{name} (salute {left} su {all})' },
} as const satisfies Texts;

export const boardText = speaker(boardTexts);

/** The board in words: each tile with what is there. */
export function describe(scene: Scene): string[] {
  return scene.tiles.map(({ index, id, lit }) => {
    const isHere = ({ space }: { space: number }) => scene.plan.board.tilesOf[space]?.[0] === index;
    const parts = [
      ...scene.marks.flatMap(({ key }) =>
        key === `token${index}`
          ? boardText('token')
          : key === `scavenged${index}`
            ? boardText('scavenged')
            : [],
      ),
      ...scene.doors.flatMap(({ tile, state }) =>
        tile === index && state !== 'joined' ? boardText(state) : [],
      ),
      ...scene.heroes.filter(isHere).map(heroInWords),
      ...scene.enemies.filter(isHere).map(enemyInWords),
    ];
    const contents = parts.length > 0 ? `: ${parts.join('; ')}` : '';
    return `${nameOf(id)}, ${boardText(lit ? 'lit' : 'dark')}${contents}.`;
  });
}

function heroInWords({
  class: kind,
  name,
  state,
  health,
  sanity,
  grit,
  lantern,
}: HeroInScene): string {
  const title = nameOf(kind);
  const called = name && name !== title ? `${name} (${title})` : title;
  const fares =
    state === 'dead' || state === 'knocked-out'
      ? boardText(state)
      : boardText('hero', { health, sanity, grit });
  return `${called}, ${fares}${lantern ? `, ${boardText('lantern')}` : ''}`;
}

function enemyInWords({ type, variant, health, maxHealth }: EnemyInScene): string {
  return boardText('enemy', { name: nameOfOne(variant ?? type), left: health, all: maxHealth });
}
