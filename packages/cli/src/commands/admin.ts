import {
  AdminError,
  type AskedCommand,
  askServer,
  type ServerPlace,
} from '@crawlspace/server/admin';
import { answerText } from '../hosting/admin-text.ts';
import { dataOf } from '../hosting/store-place.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';

/** What cannot be taken back asks for `--yes`. */
const FINAL: Readonly<Record<string, string>> = {
  delete: 'Deleting cannot be undone. Say that you mean it with --yes.',
  forget: 'Forgetting somebody cannot be undone. Say that you mean it with --yes.',
};
const COMMANDS =
  'overview, tables, companies, people, show, close, open, delete, forget, ban, unban, bans, reports';

/** Asks a running server for what its host wants. */
export async function adminCommand(args: string[]): Promise<number> {
  const read = readArguments(args, ['data', 'url', 'limit', 'offset', 'note'], ['json', 'yes'], 3);
  const place = placeOf(read);
  const command = commandOf(read);
  const final = FINAL[command.do];
  if (final && !read.flag('yes')) throw new UsageError(final);
  try {
    const value = await askServer(place, command);
    console.log(read.flag('json') ? JSON.stringify(value, null, 2) : answerText(command.do, value));
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function placeOf({ text }: Arguments): ServerPlace {
  const url = text('url');
  if (url === undefined) return { data: dataOf({ text }) };
  if (text('data') !== undefined) throw new UsageError('name either --data or --url');
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new UsageError(`--url must be a web address, not "${url}"`);
  }
  const token = process.env['ADMIN_TOKEN'];
  if (!token) throw new UsageError('--url needs the token of the server in ADMIN_TOKEN');
  return { url, token };
}

function commandOf(read: Arguments): AskedCommand {
  const [what, first, second] = read.positionals;
  const part = { limit: read.whole('limit', 50), offset: read.whole('offset', 0) };
  const why = read.text('note') ?? '';
  const only = (most: number) => {
    const extra = read.positionals[most + 1];
    if (extra !== undefined) throw new UsageError(`what is ${extra} for?`);
  };
  const needed = (given: string | undefined, wanted: string) => {
    if (given === undefined) throw new UsageError(`${what} needs ${wanted}`);
    return given;
  };
  switch (what) {
    case 'overview':
    case 'bans':
      only(0);
      return { do: what };
    case 'reports':
      only(0);
      return { do: what, limit: part.limit };
    case 'tables':
    case 'companies':
      only(0);
      return { do: what, ...part };
    case 'people':
      only(1);
      return { do: what, like: first ?? '', ...part };
    case 'show':
    case 'open':
    case 'delete':
      only(1);
      return { do: what, id: needed(first, 'the id of a table or company') };
    case 'close':
      only(1);
      return { do: what, id: needed(first, 'the id of a table or company'), why };
    case 'forget':
      only(1);
      return { do: what, person: needed(first, 'the id of a person') };
    case 'ban':
      return { do: what, kind: kindOf(first), who: needed(second, `the ${first} to ban`), why };
    case 'unban':
      return { do: what, kind: kindOf(first), who: needed(second, `the ${first} to let in`) };
    default:
      throw new UsageError(
        what === undefined
          ? `name an admin command; there are: ${COMMANDS}`
          : `unknown admin command ${what}; there are: ${COMMANDS}`,
      );
  }
}

function kindOf(kind: string | undefined): 'address' | 'name' | 'person' {
  if (kind === 'address' || kind === 'name' || kind === 'person') return kind;
  throw new UsageError('say whether it is an address, a name or a person');
}
