import type { Content } from '../../content-types.ts';
import { byId } from '../cards.ts';
import { injuries } from './injuries.ts';
import { madness } from './madness.ts';
import { mutations11To36 } from './mutations-11-to-36.ts';
import { mutations41To66 } from './mutations-41-to-66.ts';

/** The rows of the Injury, Madness and Mutation charts. */
export const conditions: Content['conditions'] = byId([
  ...injuries,
  ...madness,
  ...mutations11To36,
  ...mutations41To66,
]);
