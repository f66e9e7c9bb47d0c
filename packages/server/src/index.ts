export { parsePort } from './port.ts';
export { PortTakenError, type Served, type ServeOptions, serve } from './serve.ts';
