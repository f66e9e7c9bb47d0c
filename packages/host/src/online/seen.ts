import { type GameEvent, SPECTATOR, type TableView, type Told } from '@crawlspace/kernel';
import { withChanges } from './changes.ts';
import type {
  Around,
  Downward,
  Have,
  Own,
  PersonId,
  Shown,
  StepBetween,
  Tell,
  Update,
  Welcome,
  Word,
} from './protocol.ts';

/** A table as a client sees it. Values, new after every message, that share what is the same. */
export interface Seen<View extends object = object, Event extends GameEvent = GameEvent> {
  readonly you: PersonId;
  /** The link one came by. */
  readonly link: Welcome['link'];
  readonly about: Welcome['table'];
  /** How many entries of the table's log it shows. */
  readonly seq: number;
  /** What the viewer may know, as a table in the page would show it. */
  readonly table: TableView<View>;
  readonly events: readonly Told<Event>[];
  readonly shown: Shown<View>;
  readonly own: Own<Event> | null;
  readonly around: Around;
  readonly words: readonly Word[];
  readonly thought: Update['thought'];
  /** How the table stood on the way from what was seen before, by the numbers of events; nothing after a gap. */
  readonly passed: readonly { readonly told: number; readonly game: View }[];
}

/** What is seen after a message. Messages that change nothing that is seen leave it as it is. */
export function seenAfter<View extends object, Event extends GameEvent>(
  before: Seen<View, Event> | null,
  message: Downward<View, Event>,
): Seen<View, Event> | null {
  if (message.t === 'welcome') return welcomed(before, message);
  if (!before) return null;
  switch (message.t) {
    case 'update':
      return updated(before, message);
    case 'around':
      return { ...before, seq: Math.max(before.seq, message.seq), around: message };
    case 'said': {
      const { t: _, ...word } = message;
      return { ...before, seq: Math.max(before.seq, word.seq), words: [...before.words, word] };
    }
    default:
      return before;
  }
}

/** What to tell the server when one comes back. */
export function haveOf({ seq, events, shown: { moment } }: Seen): Have {
  return { ...moment, seq, told: (events.at(-1)?.n ?? -1) + 1 };
}

function welcomed<View extends object, Event extends GameEvent>(
  before: Seen<View, Event> | null,
  { you, link, table: about, seq, shown, told, words, around, own }: Welcome<View, Event>,
): Seen<View, Event> {
  const isSameTable = before?.about.id === about.id;
  const firstWord = words[0]?.seq ?? Number.POSITIVE_INFINITY;
  const known = isSameTable ? before.words.filter((word) => word.seq < firstWord) : [];
  return {
    ...{ you, link, about, seq, shown, own, around },
    table: viewOf(shown, own),
    events: eventsAfter(isSameTable ? before.events : [], told, own),
    words: [...known, ...words],
    thought: null,
    passed: [],
  };
}

function updated<View extends object, Event extends GameEvent>(
  before: Seen<View, Event>,
  { seq, shown: changes, told, thought, own, steps = [] }: Update<Event>,
): Seen<View, Event> {
  const shown = withChanges(before.shown, changes);
  const passed = passedBy(before.shown.game, steps, own);
  const events = eventsAfter(before.events, told, own);
  return { ...before, seq, shown, own, thought, events, passed, table: viewOf(shown, own) };
}

/** Steps tell what all may know; what is one's own lies over it as it does now. */
function passedBy<View extends object>(
  before: View,
  steps: readonly StepBetween[],
  own: Own | null,
): Seen<View>['passed'] {
  let game = before;
  return steps.map((step) => {
    game = withChanges(game, step.game);
    return { told: step.told, game: own ? withChanges(game, own.game) : game };
  });
}

function viewOf<View extends object>(
  { game, waitingFor, outcome, moment }: Shown<View>,
  own: Own | null,
): TableView<View> {
  return {
    viewer: own ? { seat: own.seat } : SPECTATOR,
    game: own ? withChanges(game, own.game) : game,
    decisions: own?.decisions ?? [],
    canUndo: own?.canUndo ?? false,
    ...{ waitingFor, outcome, moment },
  };
}

function eventsAfter<Event extends GameEvent>(
  before: readonly Told<Event>[],
  { from, events }: Tell<Event>,
  own: Own<Event> | null,
): readonly Told<Event>[] {
  if (events.length === 0 && !own?.told.length && (before.at(-1)?.n ?? -1) < from) return before;
  const kept = before.filter(({ n }) => n < from);
  return [...kept, ...[...events, ...(own?.told ?? [])].sort((a, b) => a.n - b.n)];
}
