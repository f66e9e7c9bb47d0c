export { beforeSteps } from './before-steps.ts';
export { makeTable, SETUPS } from './client.ts';
export { type CostLine, costs, isDear } from './costs.ts';
export { crowd } from './crowd.ts';
export { freePort } from './port.ts';
export { findPostgres, startPostgres } from './postgres.ts';
export { findRedis, startRedis } from './redis.ts';
export { takeover } from './takeover.ts';
export { startServer, torture } from './torture.ts';
