export { readServeOptions, run, ServeUsageError } from './run.ts';
export { PortTakenError, type Served, type ServeOptions, serve } from './serve.ts';
