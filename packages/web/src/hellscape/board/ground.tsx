import { Component } from 'preact';
import { Beyond } from '../../board/beyond.tsx';
import { Door } from './art/doors.tsx';
import { Floors } from './art/floor.tsx';
import { Lights, Signs, TileNames } from './art/light.tsx';
import { Veils } from './art/veil.tsx';
import { Abyss, Borders, Rails, Rock, Walls } from './art/walls.tsx';
import { Defs } from './defs.tsx';
import { edgesOf } from './geometry.ts';
import type { Scene } from './scene.ts';

/** Rock around the chambers, darker than their walls. */
const BEYOND = ['#0e0911', '#130d17'] as const;

interface Props {
  readonly map: Scene['map'];
  readonly bossOnly: boolean;
  readonly hidden: string;
  readonly open: string;
}

/** Floors, walls, doors, light: all that does not walk. Drawn anew only when a door or a chamber opens. */
export class Ground extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const { map, bossOnly, hidden, open } = this.props;
    return (
      next.map !== map || next.bossOnly !== bossOnly || next.hidden !== hidden || next.open !== open
    );
  }

  override render({ map, bossOnly, hidden, open }: Props) {
    const exists = (zone: number) => !bossOnly || map.zones[zone]?.tile === map.boss?.tile;
    const zones = map.zones.map(({ id }) => id).filter(exists);
    const edges = edgesOf(map, exists);
    const opened = numbersIn(open);
    return (
      <svg class="board-layer" aria-hidden="true">
        <Defs />
        <Beyond id="hell-beyond" colours={BEYOND} />
        <Rock edges={edges} />
        <Abyss cells={bossOnly ? [] : map.abyss} />
        <Floors map={map} zones={zones} />
        <Lights map={map} zones={zones} />
        <Borders edges={edges} />
        <Veils
          map={map}
          chambers={map.chambers.map(({ id }) => id).filter((id) => exists(firstZone(map, id)))}
          hidden={numbersIn(hidden)}
        />
        <Rails edges={edges} />
        <Walls edges={edges} />
        {edges.map((edge) =>
          edge.kind === 'door' ? (
            <Door
              key={edge.key}
              edge={edge}
              open={opened.includes(edge.door)}
              marked={map.doors[edge.door]?.marked === true}
            />
          ) : null,
        )}
        <Signs map={map} zones={zones} />
        <TileNames map={map} zones={zones} />
      </svg>
    );
  }
}

function numbersIn(list: string): readonly number[] {
  return list === '' ? [] : list.split(' ').map(Number);
}

function firstZone(map: Scene['map'], chamber: number): number {
  return map.chambers[chamber]?.zones[0] ?? -1;
}
