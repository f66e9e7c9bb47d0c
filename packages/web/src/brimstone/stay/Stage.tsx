import type { StageProps } from '../../game/kit.ts';
import './styles/stay.css';
import { showContentOf } from '../content.ts';
import type { BrimstoneStay } from '../stay-shape.ts';
import { lightOf } from './light.ts';
import { Picture } from './scene/Picture.tsx';

/** A scene of a replay: the road or the street, and nothing to pick. */
export function Stage({ scene }: StageProps<BrimstoneStay>) {
  const view = scene.table.game;
  showContentOf(view);
  return (
    <div class="stay stay-replayed" data-light={lightOf(view)}>
      <Picture view={view} events={scene.events} />
    </div>
  );
}
