export { Fragile } from './around.ts';
export { playWithFaults } from './faults.ts';
