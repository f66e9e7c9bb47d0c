import { type PlayedChapter, playCampaign } from '@crawlspace/bots/campaign';
import {
  brimstone,
  brimstoneStay,
  COMPANY_VERSION,
  type Company,
  type CompanyEntry,
  comeHome,
  content,
  type Doing,
  leaveTown,
  loadCompany,
  muster,
} from '@crawlspace/brimstone';
import { hashOf } from '@crawlspace/kernel';
import type { Checked } from './games.ts';
import { type Difference, type Marks, replay, type Script } from './replay.ts';

/** A company's log, and what was played at each of its chapters. */
export interface RecordedCampaign {
  readonly kind: 'campaign';
  readonly seed: string;
  readonly log: readonly CompanyEntry[];
  readonly chapters: readonly (Script & Marks)[];
}

export function recordCampaign(plan: Parameters<typeof playCampaign>[1]): RecordedCampaign {
  const played: PlayedChapter[] = [...playCampaign(content, plan)];
  const chapters = played.map(({ save }) => {
    const { game, setup, seed, log } = save();
    const answers = log.flatMap((entry) => (entry.t === 'answer' ? [entry.picks] : []));
    const script = { setup, seed, answers };
    const isStay = game === brimstoneStay.id;
    const { marks } = isStay
      ? replay(brimstoneStay, script, null)
      : replay(brimstone, script, null);
    return { ...script, ...marks };
  });
  return { kind: 'campaign', seed: plan.seed, log: played.at(-1)?.after.log ?? [], chapters };
}

/** Goes through a company's log: what it set out with, what every chapter told, and who came back as what. */
export function replayCampaign(recorded: RecordedCampaign): Checked {
  const { log, chapters } = recorded;
  const now: (Script & Marks)[] = [];
  let difference: Difference | null = null;
  for (const [n, entry] of log.entries()) {
    const chapter = chapters[now.length];
    if (n === 0) continue;
    const saved = { version: COMPANY_VERSION, head: entry.after, log: log.slice(0, n) };
    const before = loadCompany(saved, { content });
    const found = replayEntry(before, entry, chapter);
    if (found.marks && chapter) now.push({ ...chapter, ...found.marks });
    if (!found.difference) continue;
    const { kind, text } = found.difference;
    difference ??= { kind, text: `entry ${n + 1} (${entry.t}), ${text}` };
    if (kind === 'stuck') difference = { kind, text: difference.text };
  }
  const answers = chapters.reduce((sum, chapter) => sum + chapter.answers.length, 0);
  return { now: { ...recorded, chapters: now }, answers, difference };
}

interface ReplayedEntry {
  readonly marks: Marks | null;
  readonly difference: Difference | null;
}

function replayEntry(
  before: Company,
  entry: CompanyEntry,
  chapter: (Script & Marks) | undefined,
): ReplayedEntry {
  if (entry.t === 'mustered') {
    const { mission, members, options } = entry;
    const doing = muster(before, { mission, members, options }, { content });
    return { marks: null, difference: sameEntry(doing, entry) };
  }
  if (entry.t === 'came-home' && chapter) {
    const { marks, table, difference } = replay(brimstone, chapter, chapter);
    return {
      marks,
      difference: difference ?? sameEntry(comeHome(before, table, { content }), entry),
    };
  }
  if (entry.t === 'stayed' && chapter) {
    const { marks, table, difference } = replay(brimstoneStay, chapter, chapter);
    return {
      marks,
      difference: difference ?? sameEntry(leaveTown(before, table, { content }), entry),
    };
  }
  return { marks: null, difference: null };
}

/**
 * Whether the company's log goes on as it did; if not, its next chapters are not for those who came home. The
 * fingerprint of a chapter says nothing that its marks do not say.
 */
function sameEntry(doing: Doing, recorded: CompanyEntry): Difference | null {
  if (!doing.ok) return { kind: 'stuck', text: `refused (${doing.reason})` };
  const entry = { ...doing.company.log.at(-1), record: null };
  if (hashOf(entry) === hashOf({ ...recorded, record: null })) return null;
  return { kind: 'stuck', text: `the company's log says something else: ${JSON.stringify(entry)}` };
}
