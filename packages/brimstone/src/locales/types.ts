export type { Texts } from '@crawlspace/kernel';
