import { UsageError } from './usage.ts';

const HELP = `crawlspace COMMAND [options]

  play GAME [--mission ID] [--heroes a,b,c|NUMBER] [--options key=value,…] [--seed S]
       [--language en|it] [--save FILE] [--bot NAME]
      Plays in the terminal; every prompt has numbered options. The bot gives advice.
  simulate GAME [--mission ID|all] [--heroes a,b,c|NUMBER|random|random:NUMBER] [--options random|key=value,…]
           [--games N] [--seed S] [--bot NAME] [--playouts N] [--threads T] [--stats] [--html FILE]
           [--language en|it] [--json]
      Plays whole games without anybody and says how they went. --stats looks closer: who carried, what
      cards and enemies did, luck. --html writes that as a page with plots.
  balance GAME [--games N] [--seed S] [--bot NAME] [--playouts N] [--threads T] [--language en|it] [--check] [--json]
      Plays every mission with parties of every size and compares the win rates with their targets;
      with --check a target that is clearly missed is a failure.
  replay FILE [--verify] [--json]
      Replays a saved game.
  content GAME [--json]
      Says what a game contains.

Games: brimstone, hellscape. Bots: random, thumb, search (looks ahead; --playouts says how much).`;

type Command = (args: string[]) => Promise<number>;

/** Loaded when they are called for: a command needs no more than one game. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  balance: async () => (await import('./commands/balance.ts')).balanceCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  content: async () => (await import('./commands/content.ts')).contentCommand,
};

/** Does what a command line asks for. Returns the exit code. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === 'help') {
    console.log(HELP);
    return 0;
  }
  try {
    if (name === undefined) throw new UsageError('name a command; see crawlspace --help');
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) throw new UsageError(`unknown command ${name}; see crawlspace --help`);
    if (args.includes('--help')) {
      console.log(HELP);
      return 0;
    }
    const command = await load();
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}
