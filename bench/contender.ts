import { CONTENDERS } from './contenders.ts';

/*
 * One of the games in a process of its own, like the peers: it plays for as long as each message
 * says, and sends back how many decisions it took per second.
 */
const contender = CONTENDERS.find(({ name }) => name === process.argv[2]);
if (!contender) throw new Error(`there is no game ${process.argv[2]}`);
process.on('message', (milliseconds: number) => process.send?.(contender.rate(milliseconds)));
