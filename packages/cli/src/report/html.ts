import type { GameResult } from '../simulation/game.ts';
import type { Plan } from '../simulation/plan.ts';
import { isClear } from './influence.ts';
import { bars, type Column, dots, histogram, type Part, partsOf } from './plots.ts';
import { type Count, wilson } from './statistics.ts';
import { STYLE } from './style.ts';
import type { Carried, Statistics, Summary } from './summary.ts';
import { escaped } from './svg.ts';
import { interval, type Names, percent, points, type Terms } from './text.ts';

export interface Report {
  readonly game: string;
  readonly plan: Plan;
  readonly summary: Summary;
  readonly played: readonly GameResult[];
  readonly terms: Terms;
}

/** The report as one page that needs nothing else. */
export function htmlReport(report: Report): string {
  const { game, summary, terms } = report;
  const { names, endings, rounds } = terms;
  const lengthText = `Games by their length in ${rounds}: won below, lost above.`;
  return page(
    `${game}, ${summary.games} games`,
    headline(report),
    section('How they ended', '', partsOf('How the games ended', partsPlayed(summary, endings))),
    section('How long they took', lengthText, lengths(report.played, rounds)),
    comparison('Missions', summary.missions, summary, names),
    comparison('Who took part', summary.heroes, summary, names),
    summary.stats ? statistics(summary.stats, summary.winRate.share, names) : '',
    footer(report),
  );
}

/** A page of these parts. */
export function page(title: string, ...parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

export function section(title: string, text: string, ...inside: readonly string[]): string {
  return `<section><h2>${title}</h2>${text ? `<p>${text}</p>` : ''}${inside.join('')}</section>`;
}

function headline({ game, plan, summary, terms: { names, rounds } }: Report): string {
  const { winRate, turns } = summary;
  const what = plan.mission === 'all' ? 'all missions' : names(plan.mission);
  const numbers = [
    ['games', summary.games.toLocaleString('en')],
    ['median length', `${turns.median} ${rounds}`],
    ['most games', `${turns.low} to ${turns.high} ${rounds}`],
    ['decisions', summary.decisions.toLocaleString('en')],
    ...(summary.errors > 0 ? [['errors', String(summary.errors)]] : []),
  ];
  const facts = numbers.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<header><h1>${escaped(game)} · ${escaped(what)}</h1>
<p class="big">${percent(winRate.share)} <small>won</small></p>
<p>${interval(winRate)}${summary.stopped ? '; ended early' : ''}.</p>
<dl>${facts.join('')}</dl></header>`;
}

const LOSS_KINDS = 4;

function partsPlayed({ wins, losses, games, errors }: Summary, endings: Names): Part[] {
  const all = Math.max(1, games - errors);
  const lost = Object.entries(losses).sort(([, a], [, b]) => b - a);
  return [
    { name: 'won', share: wins / all, kind: 'won' },
    ...lost.map(([cause, n], at) => ({
      name: endings(cause),
      share: n / all,
      kind: `loss-${Math.min(at + 1, LOSS_KINDS)}`,
    })),
  ];
}

const MOST_COLUMNS = 40;

function lengths(played: readonly GameResult[], rounds: string): string {
  const games = played.filter(({ error }) => error === null);
  const longest = Math.max(...games.map((game) => game.rounds), 1);
  const width = Math.ceil(longest / MOST_COLUMNS);
  const columns: Column[] = Array.from({ length: Math.ceil((longest + 1) / width) }, (_, at) => {
    const within = games.filter((game) => Math.floor(game.rounds / width) === at);
    const won = within.filter((game) => game.won).length;
    return { from: at * width, won, lost: within.length - won };
  });
  return histogram('Games by length', columns, rounds);
}

/** Win rates side by side, where there is more than one. */
function comparison(
  title: string,
  counts: Readonly<Record<string, Count>>,
  summary: Summary,
  names: Names,
): string {
  const rows = Object.entries(counts).map(([id, count]) => ({
    name: names(id),
    share: wilson(count),
    text: `${percent(wilson(count).share)} of ${count.games}`,
    kind: 'plain',
  }));
  const differ = new Set(Object.values(counts).map(({ games }) => games)).size > 1;
  if (rows.length < 2 || !differ) return '';
  const scale = { low: 0, high: 1, line: summary.winRate.share };
  const text = 'Share of games won, with its 95 % interval; the line is the share of all games.';
  return section(title, text, dots(title, rows, scale));
}

function statistics(stats: Statistics, won: number, names: Names): string {
  return [
    whoCarried(stats.carried, names),
    broughtDown(stats, names),
    influence(stats, names),
    luck(stats, won),
  ].join('\n');
}

function whoCarried(carried: Statistics['carried'], names: Names): string {
  const plot = (title: string, value: (hero: Carried) => number, digits: number) => {
    const rows = Object.entries(carried)
      .map(([hero, facts]) => ({ name: names(hero), value: value(facts) }))
      .sort((a, b) => b.value - a.value)
      .map((row) => ({ ...row, text: row.value.toFixed(digits) }));
    return `<div><h3>${title}</h3>${bars(title, rows, 'narrow')}</div>`;
  };
  return section(
    'Who carried',
    'What a hero of each class did in a game, on average.',
    `<div class="pair">${[
      plot('Damage dealt', ({ dealt }) => dealt, 1),
      plot('Kills', ({ kills }) => kills, 1),
      plot('Damage taken', ({ taken }) => taken, 1),
      plot('Times brought down', ({ knockedOut }) => knockedOut, 2),
    ].join('')}</div>`,
  );
}

const SHOWN = 14;

function broughtDown({ knockedOutBy }: Statistics, names: Names): string {
  const rows = Object.entries(knockedOutBy)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([cause, n]) => ({ name: names(cause), value: n, text: String(n), kind: 'lost' }));
  if (rows.length === 0) return '';
  return section(
    'What brought heroes down',
    'The last harm before a hero fell, in all games.',
    bars('What brought heroes down', rows),
  );
}

function influence(stats: Statistics, names: Names): string {
  const clear = stats.influence.filter(isClear);
  const chosen = [...clear.slice(0, SHOWN), ...clear.slice(SHOWN).slice(-SHOWN)];
  const rows = chosen.map((entry) => {
    const { share } = entry.difference;
    return {
      name: `${names(entry.id)} · ${entry.kind}`,
      share: entry.difference,
      text: `${points(share)} of ${entry.with.games}`,
      kind: share > 0 ? 'won' : 'lost',
    };
  });
  const unclear = stats.influence.length - clear.length;
  const text =
    'How much more often games were won when this card or enemy came up than when another of its kind did in the same turn, in points, with 95 % intervals.' +
    ` Shown is what stands clear of 0; ${unclear} more do not. One in twenty of all would by chance alone.`;
  const most = Math.max(0.1, ...rows.map(({ share }) => Math.max(-share.low, share.high)));
  const scale = { low: -most, high: most, line: 0 };
  return section('Cards and enemies', text, dots('Cards and enemies', rows, scale));
}

function luck({ luck: thirds }: Statistics, won: number): string {
  const called = ['the unlucky third', 'the middle', 'the lucky third'];
  const rows = thirds.map((third, at) => ({
    name: called[at] ?? '',
    share: wilson(third),
    text: `${percent(wilson(third).share)}`,
    kind: 'plain',
  }));
  const spread = thirds.map(({ deviation }) => deviation.toFixed(1)).join(', ');
  return section(
    'Luck',
    `Games by how far the heroes' dice were from what is to be expected (${spread} standard deviations on average).`,
    dots('Luck', rows, { low: 0, high: 1, line: won }),
  );
}

function footer({ game, plan, summary }: Report): string {
  const { mission, heroes, options, seed, bot } = plan;
  const settings = options === '' ? '' : ` --options ${options}`;
  const command = `crawlspace simulate ${game} --mission ${mission} --heroes ${heroes}${settings} --games ${summary.games} --seed ${seed} --bot ${bot}`;
  return `<footer><p>Played by the bot <b>${bot}</b>. The same command plays the same games:</p><code>${escaped(command)}</code></footer>`;
}
