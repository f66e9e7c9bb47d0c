export type { Report } from '../store/store.ts';
export type { Ban } from '../wire/bans.ts';
export { askServer, type ServerPlace } from './client.ts';
export { AdminError, type AskedCommand } from './commands.ts';
export type { ForgottenPerson } from './forget-person.ts';
export type { CompanyUse, Overview, PersonUse, TableUse } from './usage.ts';
