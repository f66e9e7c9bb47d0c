import {
  adventureSetup,
  type Campaign,
  type Circumstances,
  type Company,
  comeHome,
  type Doing,
  found,
  leaveTown,
  passTown,
  staySetup,
} from '@crawlspace/brimstone';
import {
  type GameEvent,
  type GameRecord,
  loadTable,
  resumeUnderNewRules,
  SaveError,
  Table,
} from '@crawlspace/kernel';
import { content, words } from '../games/brimstone/house.ts';
import { brimstoneKit } from '../games/brimstone/kit.ts';
import { stayKit } from '../games/brimstone/stay-kit.ts';
import type { SittingKit } from '../games/kit.ts';
import { UsageError } from '../usage.ts';
import { word } from '../words.ts';
import { companyLines, deedsAtHome } from './home.ts';
import { Sitting, type SittingOptions } from './sitting.ts';

/** What a campaign needs of the terminal. */
export interface Terminal {
  readonly print: (text: string) => void;
  /** The next line; null when somebody goes home. */
  readonly read: () => Promise<string | null>;
  readonly save: (campaign: Campaign) => void;
}

/** A campaign at one keyboard, from wherever it stands until somebody quits. Everything is kept. */
export class Evening {
  readonly #terminal: Terminal;
  readonly #options: SittingOptions;
  readonly #seed: string;
  #campaign: Campaign;

  constructor(campaign: Campaign, seed: string, options: SittingOptions, terminal: Terminal) {
    this.#campaign = campaign;
    this.#seed = seed;
    this.#options = options;
    this.#terminal = terminal;
  }

  async play(): Promise<void> {
    while (await this.#goOn());
    this.#terminal.save(this.#campaign);
  }

  /** False when somebody has had enough. */
  async #goOn(): Promise<boolean> {
    const { company } = this.#campaign;
    const adventure = adventureSetup(company);
    if (adventure) return await this.#chapter(brimstoneKit, adventure, comeHome);
    const stay = staySetup(company);
    if (!stay) return await this.#atHome();
    if (!this.#campaign.current) {
      const { language } = this.#options;
      const ways = [word(language, 'to-town'), word(language, 'past-town')];
      const town = await this.#choose(ways);
      if (town === null) return false;
      if (town === 1) return this.#did(passTown(company, { content }));
    }
    return await this.#chapter(stayKit, stay, leaveTown);
  }

  async #atHome(): Promise<boolean> {
    const { language } = this.#options;
    const { company } = this.#campaign;
    this.#terminal.print(['', ...companyLines(company, language)].join('\n'));
    const deeds = deedsAtHome(company, language);
    const chosen = await this.#choose(deeds.map(({ text }) => text));
    if (chosen === null) return false;
    const deed = deeds[chosen];
    if (!deed) {
      const reason = word(language, 'not-an-option');
      this.#terminal.print(word(language, 'refused', { reason }));
      return true;
    }
    const posse = deed.needsPosse ? await this.#posse(company) : [];
    return posse === null ? false : this.#did(deed.act(company, posse));
  }

  /** Who goes: the ids that were typed, or everybody who is ready, up to four. */
  async #posse(company: Company): Promise<readonly string[] | null> {
    this.#terminal.print(word(this.#options.language, 'who-goes'));
    const line = await this.#terminal.read();
    if (line === null) return null;
    const named = line.split(/[\s,]+/).filter((part) => part !== '');
    const ready = company.members.filter(({ standing }) => standing === 'ready');
    return named.length > 0 ? named : ready.slice(0, USUAL_POSSE).map(({ id }) => id);
  }

  /** The place of the option that was chosen; -1 for nonsense, null when somebody quits. */
  async #choose(options: readonly string[]): Promise<number | null> {
    const lines = options.map((text, n) => `  ${n + 1}  ${text}`);
    this.#terminal.print([...lines, `[${word(this.#options.language, 'home-keys')}]`].join('\n'));
    const line = await this.#terminal.read();
    if (line === null) return null;
    return Number.isInteger(Number(line)) ? Number(line) - 1 : -1;
  }

  #did(doing: Doing): boolean {
    if (doing.ok) this.#keep({ ...this.#campaign, company: doing.company });
    else
      this.#terminal.print(
        words.say(this.#options.language, { key: `company.refused.${doing.reason}` }),
      );
    return true;
  }

  #keep(campaign: Campaign): void {
    this.#campaign = campaign;
    this.#terminal.save(campaign);
  }

  async #chapter<State, Setup, Event extends GameEvent, View>(
    kit: SittingKit<State, Setup, Event, View>,
    setup: Setup,
    close: (
      company: Company,
      table: Table<State, Setup, Event, View>,
      about: Circumstances,
    ) => Doing,
  ): Promise<boolean> {
    const { company, current, records } = this.#campaign;
    const seed = `${this.#seed}/${company.chronicle.length}`;
    const table = current ? opened(kit, current) : Table.start(kit.module, setup, seed);
    const sitting = new Sitting(kit, table, this.#options);
    while (!sitting.isOver) {
      this.#terminal.print(sitting.show());
      const line = await this.#terminal.read();
      if (line === null || line === 's') {
        this.#keep({ ...this.#campaign, current: table.save() });
        if (line === null) return false;
      } else this.#terminal.print(sitting.obey(line));
    }
    this.#terminal.print(sitting.ending());
    const doing = close(company, table, { content });
    if (!doing.ok) return this.#did(doing);
    const hash = doing.company.chronicle.at(-1)?.record ?? '';
    this.#keep({
      company: doing.company,
      records: { ...records, [hash]: table.save() },
      current: null,
    });
    return true;
  }
}

const USUAL_POSSE = 4;

/** A company that has just been founded under this name. */
export function newCampaign(name: string): Campaign {
  const doing = found(name, { content });
  if (!doing.ok) throw new UsageError(`a company cannot be called ${JSON.stringify(name)}`);
  return { company: doing.company, records: {}, current: null };
}

/** A chapter that was begun, perhaps under older rules. */
function opened<State, Setup, Event extends GameEvent, View>(
  { module }: SittingKit<State, Setup, Event, View>,
  record: GameRecord,
): Table<State, Setup, Event, View> {
  try {
    return loadTable(module, record);
  } catch (error) {
    if (!(error instanceof SaveError) || error.problem !== 'older-rules') throw error;
    return resumeUnderNewRules(module, record);
  }
}
