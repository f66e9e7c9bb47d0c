import { type BotName, type Decider, futuresOf, sayWhy, viewerOf } from '@crawlspace/bots/kit';
import {
  type Decision,
  type GameEvent,
  type Language,
  PARTY,
  packRecord,
  type Question,
  type Table,
  type TextRef,
} from '@crawlspace/kernel';
import { writeWhole } from '../files.ts';
import type { SittingKit } from '../games/kit.ts';
import { UsageError } from '../usage.ts';
import { word } from '../words.ts';
import { questionLines } from './question-text.ts';

export interface SittingOptions {
  readonly language: Language;
  /** Who gives advice. */
  readonly adviser: BotName;
  readonly file: string;
}

/** One game at a terminal: what it shows, and what it does with a line that somebody typed. */
export class Sitting<State, Setup, Event extends GameEvent, View> {
  readonly #kit: SittingKit<State, Setup, Event, View>;
  readonly #table: Table<State, Setup, Event, View>;
  readonly #options: SittingOptions;
  readonly #adviser: Decider<View>;
  #told = 0;
  #shown = '';

  constructor(
    kit: SittingKit<State, Setup, Event, View>,
    table: Table<State, Setup, Event, View>,
    options: SittingOptions,
  ) {
    this.#kit = kit;
    this.#table = table;
    this.#options = options;
    const clock = { milliseconds: 1000, now: () => performance.now() };
    this.#adviser = kit.bots.decider(options.adviser, 'advice', clock);
  }

  get isOver(): boolean {
    return this.#table.pending.length === 0;
  }

  /** What has happened, the board when it has changed, and the question. */
  show(): string {
    const { language } = this.#options;
    const { view, decision } = this.#present();
    const { picture, drawn } = this.#kit.screen(view, language, decision);
    const lines = [...this.#news(), ...(picture === this.#shown ? [] : ['', picture])];
    this.#shown = picture;
    const who = decision.seat === PARTY ? '' : this.#kit.words.hero(language, view, decision.seat);
    lines.push('', ...questionLines(this.#kit.words, language, view, decision, drawn, who));
    return lines.join('\n');
  }

  /** The last news, and how it ended. */
  ending(): string {
    const { outcome } = this.#table;
    const { language } = this.#options;
    const ending = outcome && this.#kit.words.ending(language, outcome.cause);
    return [...this.#news(), ...(ending ? [sentence(ending)] : [])].join('\n');
  }

  /** Does what the line says and returns what to answer. */
  obey(line: string): string {
    const { language, file } = this.#options;
    if (line === 'u') return this.#undo();
    if (line === 's') {
      try {
        writeWhole(file, packRecord(this.#table.save()));
        return word(language, 'saved', { file });
      } catch (error) {
        if (error instanceof UsageError) return error.message;
        throw error;
      }
    }
    if (line === '?' || line === 'b') return this.#advise(line === 'b');
    const { decision } = this.#present();
    const numbers = line.split(/[\s,]+/).filter((part) => part !== '');
    return this.#answer(
      decision,
      numbers.map((number) => decision.options[Number(number) - 1]?.id ?? number),
    );
  }

  #answer(decision: Decision, picks: readonly string[]): string {
    const { language } = this.#options;
    const seat = decision.seat === PARTY ? 0 : decision.seat;
    const result = this.#table.answer(seat, { at: decision.at, decision: decision.id, picks });
    if (result.ok) return '';
    return word(language, 'refused', { reason: word(language, result.refusal.reason) });
  }

  #undo(): string {
    const { language } = this.#options;
    const undone = this.#table.undo(0);
    if (undone.ok) {
      this.#told = Math.min(this.#told, this.#table.eventsSince(0, { seat: 0 }).length);
      return word(language, 'undone');
    }
    return word(language, undone.reason === 'barrier' ? 'not-undone' : 'nothing-to-undo');
  }

  /** What the bot would do and why; or lets it. */
  #advise(act: boolean): string {
    const { language } = this.#options;
    const { view, decision, question } = this.#present();
    let why: TextRef = { key: 'why.only' };
    const picks = this.#adviser(question, () => view, {
      imagine: futuresOf(this.#kit.module, this.#table, this.#kit.bots.imagine),
      explain: (reason) => {
        why = reason;
      },
    });
    const named = decision.options.filter(({ id }) => picks.includes(id));
    const options = named.map((option) => this.#kit.words.option(language, view, option));
    const refused = act ? this.#answer(decision, picks) : '';
    if (refused !== '') return refused;
    return word(language, act ? 'chosen' : 'advice', {
      options: options.join(', ') || word(language, 'nothing'),
      why: sayWhy(language, why),
    });
  }

  /** The decision that is asked now, and what the seat that is asked sees. */
  #present(): { readonly view: View; readonly decision: Decision; readonly question: Question } {
    const [question] = this.#table.pending;
    if (!question) throw new Error('nothing is asked');
    const { game, decisions } = this.#table.view(viewerOf(question));
    const decision = decisions.find(({ id }) => id === question.id);
    if (!decision) throw new Error('nothing is asked');
    return { view: game, decision, question };
  }

  #news(): string[] {
    const { language } = this.#options;
    const events = this.#table.eventsSince(this.#told, { seat: 0 });
    this.#told += events.length;
    return events.map(
      ({ event }) => `  ${this.#kit.words.logLine(language, this.#table.state, event as Event)}`,
    );
  }
}

/** Games end with a phrase or with a sentence. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
