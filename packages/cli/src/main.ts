import { contentCommand } from './content.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate.ts';
import { UsageError } from './usage.ts';

const HELP = `crawlspace COMMAND [options]

  play GAME [--mission ID] [--heroes a,b,c] [--seed S] [--language en|it] [--save FILE]
      Plays in the terminal; every prompt has numbered options.
  simulate GAME [--mission ID|all] [--heroes a,b,c|random|NUMBER] [--options random|key=value,…]
           --games N --seed S --bot NAME [--causes] [--json]
      Plays whole games without anybody. Bots: random, thumb. --causes says what decided them.
  replay FILE [--verify] [--json]
      Replays a saved game.
  content GAME [--json]
      Says what a game contains.

Games: brimstone`;

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  play: playCommand,
  simulate: simulateCommand,
  replay: replayCommand,
  content: contentCommand,
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(HELP);
    return name === undefined ? 2 : 0;
  }
  try {
    const command = COMMANDS[name];
    if (!command) throw new UsageError(`unknown command ${name}; see crawlspace --help`);
    if (args.includes('--help')) {
      console.log(HELP);
      return 0;
    }
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}
