import type { CampaignSummary } from './campaign-summary.ts';
import { campaignTargets } from './campaign-targets.ts';
import { figure, LEVEL_ROWS } from './campaign-text.ts';
import { page, section } from './html.ts';
import { bars, dots } from './plots.ts';
import { wilson } from './statistics.ts';
import { escaped } from './svg.ts';
import { interval, type Names, percent } from './text.ts';

const SHOWN = 24;
const TARGET_RATE = 0.625;

/** Campaigns as one page that needs nothing else. */
export function campaignPage(summary: CampaignSummary, command: string, names: Names): string {
  const { campaigns, adventures, winRate, deaths, levels, missions, bought } = summary;
  const rates = Object.entries(levels).map(([level, report]) => ({
    name: `level ${level}`,
    share: report.winRate,
    text: `${percent(report.winRate.share)} of ${report.adventures}`,
    kind: 'plain',
  }));
  const played = Object.entries(missions).map(([id, { fitting }]) => ({
    name: names(id),
    share: wilson(fitting),
    text: `${percent(wilson(fitting).share)} of ${fitting.games}`,
    kind: 'plain',
  }));
  const scale = { low: 0, high: 1, line: TARGET_RATE };
  const shelf = Object.entries(bought)
    .slice(0, SHOWN)
    .map(([id, times]) => ({ name: names(id), value: times, text: String(times) }));
  return page(
    `brimstone, ${campaigns} campaigns`,
    `<header><h1>brimstone · ${campaigns} campaigns, ${adventures} adventures</h1>
<p class="big">${percent(winRate.share)} <small>won</small></p>
<p>${interval(winRate)}${summary.stopped ? '; ended early' : ''}. ${deaths.median} deaths a campaign (${deaths.low} to ${deaths.high}), ${summary.ended} companies with nobody left.</p></header>`,
    section('Targets', '', targetTable(summary, names)),
    section(
      'Win rate by level',
      'Of the highest hero at the start; the line is the middle of what is wanted.',
      dots('Win rate by level', rates, scale),
    ),
    section('What each level was like', '', levelTable(levels)),
    section(
      'Missions',
      'With heroes of the levels they are made for.',
      dots('Missions', played, scale),
    ),
    section('Bought most often', '', bars('Bought most often', shelf)),
    abilityPlot(summary, names),
    `<footer><p>The same command plays the same campaigns:</p><code>${escaped(command)}</code></footer>`,
  );
}

function targetTable(summary: CampaignSummary, names: Names): string {
  const rows = campaignTargets(summary, names).map(
    ({ what, low, high, measured, met }) =>
      `<tr><th>${escaped(what)}</th><td>${low} to ${high}</td><td>${figure(measured)}</td><td>${met ? 'met' : 'missed'}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function levelTable(levels: CampaignSummary['levels']): string {
  const head = Object.keys(levels).map((level) => `<th>level ${level}</th>`);
  const rows = LEVEL_ROWS.map(([name, value]) => {
    const cells = Object.values(levels).map((level) => `<td>${escaped(value(level))}</td>`);
    return `<tr><th>${escaped(name)}</th>${cells.join('')}</tr>`;
  });
  return `<table><tr><th></th>${head.join('')}</tr>${rows.join('')}</table>`;
}

function abilityPlot({ abilities }: CampaignSummary, names: Names): string {
  const rows = Object.entries(abilities)
    .sort(([, a], [, b]) => b.ratio - a.ratio)
    .map(([id, { adventures, ratio }]) => ({
      name: names(id),
      value: ratio,
      text: `${ratio.toFixed(2)} of ${adventures}`,
    }));
  if (rows.length === 0) return '';
  const text = 'Wins of parties with it for each win that is usual at their level.';
  return section('Abilities', text, bars('Abilities', rows));
}
