import type { DungeonMap, Side } from '@crawlspace/hellscape';
import type { Texts } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import { speaker } from '../../text/speaker.ts';
import { gameText, nameOf, words } from '../game-words.ts';
import type { Scene, TokenInScene } from './scene.ts';

export const boardTexts = {
  board: { en: 'The dungeon', it: 'Il dungeon' },
  whole: { en: 'Show the whole dungeon', it: 'Mostra tutto il dungeon' },
  zone: { en: '{name} ({ground})', it: '{name} ({ground})' },
  light: { en: 'Light', it: 'Luce' },
  shadow: { en: 'Shadow', it: 'Ombra' },
  hidden: { en: 'not revealed', it: 'non rivelata' },
  'door-open': { en: 'open door to the {side}', it: 'porta aperta a {side}' },
  'door-closed': { en: 'closed door to the {side}', it: 'porta chiusa a {side}' },
  'door-marked': { en: 'marked', it: 'segnata' },
  n: { en: 'north', it: 'nord' },
  e: { en: 'east', it: 'est' },
  s: { en: 'south', it: 'sud' },
  w: { en: 'west', it: 'ovest' },
  hero: { en: '{name}, health {health} of {max}', it: '{name}, salute {health} su {max}' },
  'knocked-out': { en: '{name}, knocked out', it: '{name}, fuori combattimento' },
  leader: {
    en: '{name}, the leader alone, {health} health left',
    it: '{name}, solo il capo, salute {health}',
  },
  mob: {
    en: '{name}, leader and {minions} {minions|minion|minions}, {health} health to the next',
    it: '{name}, capo e {minions} {minions|gregario|gregari}, salute del prossimo {health}',
  },
  monster: { en: '{name}, {health} of {max} health', it: '{name}, salute {health} su {max}' },
  'consecrated-0': { en: 'red consecration', it: 'consacrazione rossa' },
  'consecrated-1': { en: 'blue consecration', it: 'consacrazione blu' },
  'consecrated-2': { en: 'green consecration', it: 'consacrazione verde' },
  'token-spawn': { en: 'spawn token', it: 'segnalino comparsa' },
  'token-loot': { en: 'loot token', it: 'segnalino bottino' },
  'token-treasure': { en: '{rarity} treasure', it: 'tesoro {rarity}' },
  'token-objective': { en: 'objective', it: 'obiettivo' },
  'token-objective-gray': { en: 'gray objective', it: 'obiettivo grigio' },
  'token-chest': { en: 'chest', it: 'forziere' },
  'token-greater-chest': { en: 'greater chest', it: 'forziere grande' },
  'token-spike-trap': { en: 'spike trap, face down', it: 'trappola a spuntoni coperta' },
  'token-bear-trap': { en: 'bear trap, face down', it: 'tagliola coperta' },
  'token-pillar': { en: 'pillar', it: 'colonna' },
  'token-fountain': { en: 'fountain', it: 'fontana' },
  'token-forge': { en: 'forge', it: 'forgia' },
  'token-portal': { en: 'portal', it: 'portale' },
  'token-roaming-portal': { en: 'roaming portal', it: 'portale errante' },
  'token-corruption': { en: 'corruption', it: 'corruzione' },
  'token-hourglass': { en: 'hourglass', it: 'clessidra' },
} as const satisfies Texts;

export const boardText = speaker(boardTexts);

/** What a zone is called: by its tile, whose name is on the board, and its place there. */
export function zoneCalled(map: DungeonMap, zone: number): string {
  return words.zoneName(language.value, map, zone);
}

/** The same with what its ground is like. */
export function zoneAndGround(map: DungeonMap, zone: number): string {
  const ground = map.zones[zone]?.ground ?? 'light';
  return boardText('zone', { name: zoneCalled(map, zone), ground: boardText(ground) });
}

/** A kind of token in words; how many of it, or what is on it. */
export function tokenName({
  kind,
  rarity = null,
  stack = 1,
  count,
}: Pick<TokenInScene, 'kind'> & Partial<TokenInScene>): string {
  const name = boardText(`token-${kind}`, { rarity: rarity ? gameText(`rarity.${rarity}`) : '' });
  const number = count ?? (stack > 1 ? stack : null);
  return number === null ? name : `${name} (${number})`;
}

/** The board in words: every zone where there is something, with what is there. */
export function describe(scene: Scene): string[] {
  const { map } = scene;
  const hidden = new Set(scene.hidden.split(' ').filter(Boolean).map(Number));
  return map.zones.flatMap((zone) => {
    if (scene.bossOnly && zone.tile !== map.boss?.tile) return [];
    const parts = [...doorsOf(scene, zone.id), ...contentsOf(scene, zone.id)];
    const veiled = zone.chamber !== null && hidden.has(zone.chamber);
    if (parts.length === 0) return [];
    const where = zoneAndGround(map, zone.id) + (veiled ? `, ${boardText('hidden')}` : '');
    return [`${where}: ${parts.join('; ')}.`];
  });
}

const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

function doorsOf({ map, open }: Scene, id: number): string[] {
  const opened = open.split(' ');
  return SIDES.flatMap((side) => {
    const door = map.zones[id]?.ways[side]?.door ?? -1;
    if (door < 0) return [];
    const state = opened.includes(String(door)) ? 'door-open' : 'door-closed';
    const marked = map.doors[door]?.marked ? ` (${boardText('door-marked')})` : '';
    return [boardText(state, { side: boardText(side) }) + marked];
  });
}

function contentsOf(scene: Scene, zone: number): string[] {
  const here = <Thing extends { readonly zone: number }>(all: readonly Thing[]) =>
    all.filter((thing) => thing.zone === zone);
  return [
    ...here(scene.heroes).map((hero) => {
      const name = gameText(`hero.${hero.class}`);
      if (hero.knockedOut) return boardText('knocked-out', { name });
      return boardText('hero', { name, health: hero.health, max: hero.maxHealth });
    }),
    ...here(scene.allies).map((ally) =>
      boardText('monster', {
        name: nameOf(ally.id),
        health: ally.health,
        max: ally.maxHealth,
      }),
    ),
    ...here(scene.enemies).map(({ kind, type, minions, health, maxHealth }) => {
      const name = nameOf(type);
      if (kind === 'mob')
        return boardText(minions > 0 ? 'mob' : 'leader', { name, minions, health });
      return boardText('monster', { name, health, max: maxHealth });
    }),
    ...here(scene.tokens).map(tokenName),
    ...here(scene.grounds).map(({ column }) => boardText(CONSECRATIONS[column] ?? 'consecrated-0')),
  ];
}

const CONSECRATIONS = ['consecrated-0', 'consecrated-1', 'consecrated-2'] as const;
