import type { WorldId } from '../board/index.ts';
import type { World } from '../content-types.ts';
import type { AbilityData } from '../language/ability.ts';
import { wounds } from '../language/build.ts';
import { compileAbility } from '../language/compile/ability.ts';
import type { When } from '../language/values.ts';

function world(
  name: WorldId,
  card: Omit<World, 'does' | 'ability' | 'depthEvents'>,
  does: AbilityData,
): World {
  const depthEvents = [1, 2, 3, 4, 5, 6].map((row) => `depth-${name}-${row}`);
  return { ...card, does, ability: compileAbility(does), depthEvents };
}

const IN_TARGA: When = { inWorld: 'targa' };

export const worlds: Readonly<Record<WorldId, World>> = {
  mines: world(
    'mines',
    { id: 'world-mines', otherWorld: false, artifacts: 'mineArtifacts', look: 'rock' },
    {},
  ),
  /** Frigid Snow, and Grit on a 2 as well; who recovers by an ability on that roll gets one more. */
  targa: world(
    'targa',
    { id: 'world-targa-plateau', otherWorld: true, artifacts: 'targaArtifacts', look: 'blocks' },
    {
      on: [
        {
          at: 'moveRolled',
          when: { every: [IN_TARGA, { field: 'die', most: 2 }] },
          change: { byWorld: true },
        },
        {
          at: 'moveRolled',
          when: { every: [IN_TARGA, { field: 'die', is: 1 }, { not: { immune: 'weather' } }] },
          do: [wounds(1)],
        },
      ],
    },
  ),
};
