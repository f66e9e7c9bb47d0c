import { UsageError } from './usage.ts';

const HELP = `crawlspace COMMAND [options]

  play GAME [--mission ID] [--heroes a,b,c|NUMBER] [--options key=value,…] [--seed S]
       [--language en|it] [--save FILE] [--bot NAME] [--pack FILE,…]
      Plays in the terminal; every prompt has numbered options. The bot gives advice. What is saved has the packs
      in it.
  play brimstone --campaign FILE [--seed S] [--language en|it] [--bot NAME]
      Goes on with the campaign of a file, or founds a company there: recruit, set out, travel, stay in Town.
      Everything is kept in the file; q ends the evening, at any point.
  simulate GAME [--mission ID|all] [--heroes a,b,c|NUMBER|random|random:NUMBER] [--options random|key=value,…]
           [--games N] [--seed S] [--bot NAME] [--playouts N] [--threads T] [--stats] [--html FILE]
           [--language en|it] [--pack FILE,…] [--json]
      Plays whole games without anybody and says how they went. --stats looks closer: who carried, what
      cards and enemies did, luck. --html writes that as a page with plots.
  simulate brimstone --campaign N [--adventures N] [--heroes …] [--seed S] [--bot NAME] [--threads T]
          [--html FILE] [--markdown FILE] [--record FILE] [--json]
      Plays N whole campaigns of twelve adventures each, with road, Town and levels, and says what each level
      was like: wins, deaths, XP, gold, goods, abilities, injuries; how each mission went with heroes of the
      levels it is made for; and which targets were met. --markdown puts the targets into a page, --record
      adds wins by mission, size and level to a file.
  balance GAME [--only ID,…] [--heroes N,…] [--mix random|usual] [--games N] [--seed S] [--bot NAME]
          [--playouts N] [--threads T] [--language en|it] [--check] [--json]
          [--record FILE] [--markdown FILE] [--plot FILE]
      Plays every mission with parties of every size and compares the win rates with their targets: 40 games
      a cell, or 200 with --check, for which a rate outside of its target is a failure. --record keeps wins
      and games in a file, in which what is played anew replaces what was known; --markdown and --plot draw
      table and plot from it.
  calibrate GAME [--games N] [--seed S] [--threads T] [--from FILE] [--keep FILE] [--record FILE]
            [--markdown FILE] [--plot FILE] [--json]
      Plays games of every mission, size and level, and compares the chance to win that people are told with what
      is won. --record writes down a calibration fitted to it; --keep keeps the moments, --from takes them from
      there in place of playing; --markdown and --plot draw table and plot.
  replay FILE [--verify] [--json]
      Replays a saved game.
  content GAME [--json]
      Says what a game contains.
  pack schema GAME | pack new GAME [FILE]
      What editors have to know of packs (JSON Schema); a small pack to start from.
  pack check FILE [--with FILE,…] [--language en|it] [--json] | pack show FILE [--with FILE,…]
      Says in sentences what is wrong with a pack (exit code 1), or its finished cards in both languages. --with
      names packs that it needs.
  pack lab FILE [--with FILE,…] [--games N] [--mission ID] [--heroes a,b,c] [--seed S] [--bot NAME] [--playouts N]
          [--threads T] [--json]
      Plays N games (60) for each size of party with the pack and without it, on the same luck, and says what
      difference it makes to how often the party wins.
  serve [--host ADDRESS] [--port P] [--data DIR] [--database URL] [--redis URL] [--peer-url URL] [--public-url URL]
          [--trust-proxy LIST] [--forget-after DAYS] [--quota-person MB] [--quota-address MB]
          [--quota-server MB] [--rate-address N] [--connections-address N] [--open-lobby] [--metrics-port P]
      Serves the page and tables to play at together: on port 8080, with everything in ./data, unless told
      otherwise. --database keeps tables in PostgreSQL, with --redis
      several processes share them, --open-lobby lists those that anybody may join. --trust-proxy names
      the proxies before it (addresses, networks, loopback, private, or none), unless it is on this machine.
      --forget-after deletes tables, companies and people that nobody has touched for that many days. The
      quotas limit what is kept on the disk for one person, from one address, and in all; --rate-address and
      --connections-address how much one address may ask over HTTP, and from how many connections.
      --metrics-port gives /healthz, /readyz and /metrics a port of their own.
  admin WHAT [--data DIR] [--url URL] [--limit N] [--offset N] [--note TEXT] [--yes] [--json]
      Looks after a running server: the one with its data in DIR (./data), or the one at URL, whose token is read
      from ADMIN_TOKEN. WHAT is one of
        overview, tables, companies, people [NAME]   lists, the largest or latest first
        show ID                                      a table or company, and who sits there
        close ID, open ID                            nobody can come to it; everybody can again
        delete ID --yes                              removes it for good
        forget PERSON --yes                          removes a person's name, seats and chat messages
        ban address|name|person WHO, unban …, bans   at once, for open connections too
        reports                                      what people say about each other, the latest first
      Put -- before an id that begins with a dash, after all options.
  backup FILE [--data DIR] [--database URL] [--force] [--json]
      Writes everything that a server keeps into one file, while the server runs.
  restore FILE [--data DIR] [--database URL] [--force] [--json]
      Puts a backup into an empty database of either kind, and checks it. --force replaces what is there.

Games: brimstone, hellscape. Bots: random, thumb, search (looks ahead; --playouts says how much).`;

type Command = (args: string[]) => Promise<number>;

/** Loaded when they are called for: a command needs no more than one game. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  balance: async () => (await import('./commands/balance.ts')).balanceCommand,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrateCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  content: async () => (await import('./commands/content.ts')).contentCommand,
  pack: async () => (await import('./commands/pack.ts')).packCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
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
