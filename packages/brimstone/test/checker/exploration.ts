import { tileOf } from '../../src/board/tiles.ts';
import { content } from '../../src/content/index.ts';
import { enemyTypeIn } from '../../src/lookup.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { groundOf } from './ground.ts';
import { isUp } from './hero-numbers.ts';

interface Room {
  readonly tile: number;
  readonly token: string;
  opened: number;
  gates: number;
  encounters: number;
  threats: number;
  isObjective: boolean;
  isFight: boolean;
  /** Exits that could still be opened when the token was revealed. */
  readonly exits: number;
}

/** Tokens: where they lie, when they are turned over, and what they bring. */
export const exploration: Check = {
  name: 'exploration',
  start() {
    let room: Room | null = null;
    return (seen) => {
      const { moment, now, report } = seen;
      const isOver = moment.kind === 'step';
      const revealed = told(moment, 'token-revealed');
      if (room && (isOver || revealed)) {
        close(seen, room);
        room = null;
      }
      const placed = told(moment, 'tile-placed');
      if (placed) {
        const { kind } = tileOf(content.tiles, placed.card as never);
        const isRoom = kind.endsWith('room');
        const has = now.board.tokens.some(({ tile }) => tile === placed.tile);
        if (has && !isRoom) report('B-EXPL-02', `${placed.card} has a token`);
      }
      if (isOver) {
        for (const { tile } of now.board.tokens) {
          const id = now.board.layout.tiles[tile]?.tile;
          if (id && !tileOf(content.tiles, id).kind.endsWith('room'))
            report('B-EXPL-02', `${id} has a token`);
        }
      }
      if (revealed) room = open(seen, revealed.tile, revealed.card);
      if (!room || moment.kind !== 'event') return;
      const { event } = moment;
      if (event.t === 'door-opened' && event.tile === room.tile) room.opened++;
      if (event.t === 'gate-opened' && event.tile === room.tile) room.gates++;
      if (event.t === 'encounter' && event.tile === room.tile) room.encounters++;
      if (event.t === 'enemies-placed' && room.encounters > 0) room.isFight = true;
      const isTest =
        (event.t === 'test-passed' || event.t === 'test-failed') &&
        event.card in content.encounters;
      if (room.isFight && (event.t === 'encounter' || isTest)) {
        report('B-ENC-14', `enemies stand before ${event.card} is resolved`);
      }
      if (event.t === 'threat') room.threats++;
      if (event.t === 'objective-found') room.isObjective = true;
    };
  },
};

function open({ now, report }: Seen, tile: number, token: string): Room {
  const ground = groundOf(now);
  const isHere = now.heroes.some((hero) => isUp(hero) && ground.tilesAt(hero.space).includes(tile));
  if (!isHere) report('B-EXPL-03', `no hero is on tile ${tile}`);
  if (now.turn.step !== 'exploration') report('B-EXPL-03', `revealed in step ${now.turn.step}`);
  if (now.enemies.length > 0 && now.fight && !allImmobile(now)) {
    report('B-FIGHT-09', `tile ${tile} is explored in a fight`);
  }
  const closed = new Set(
    now.board.exits.filter((exit) => exit.tile === tile).map(({ exit }) => exit),
  );
  const exits = (ground.plane.doors[tile] ?? []).filter((_, exit) => !closed.has(exit)).length;
  return {
    tile,
    token,
    opened: 0,
    gates: 0,
    encounters: 0,
    threats: 0,
    isObjective: false,
    isFight: false,
    exits,
  };
}

function allImmobile(now: AdventureState): boolean {
  return now.enemies.every(
    ({ type }) => 'ab-immobile' in enemyTypeIn(content, type).normal.abilities,
  );
}

/** Doors and Gates as many as icons, or all that are left; encounters and attacks as told. */
function close({ now, report }: Seen, room: Room): void {
  const { doors, gates, encounters, attacks } = content.tokens[room.token] ?? {
    doors: 0,
    gates: 0,
    encounters: 0,
    attacks: 0,
  };
  if (room.isObjective || now.outcome) return;
  const opened = room.opened + room.gates;
  if (opened > doors + gates + 1) report('B-EXPL-07', `${opened} exits for ${doors + gates} icons`);
  if (opened < Math.min(doors + gates, room.exits) && now.options.edition === 'first') {
    report('B-EXPL-07', `${opened} of ${room.exits} exits for ${doors + gates} icons`);
  }
  const unique =
    tileOf(content.tiles, now.board.layout.tiles[room.tile]?.tile as never).encounter !== null;
  const more = now.options.advancedEncounters && unique ? 1 : 0;
  if (room.encounters > encounters + more)
    report('B-EXPL-24', `${room.encounters} encounters for ${encounters}`);
  if (attacks > 0 && room.threats === 0) report('B-EXPL-23', `no Threat for ${attacks} attacks`);
}
