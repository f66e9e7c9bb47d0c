import type { CampaignSummary } from './campaign-summary.ts';
import { campaignTargets } from './campaign-targets.ts';
import { figure } from './campaign-text.ts';
import type { Names } from './text.ts';

/** The targets for a page: what was missed in bold, with how it was measured. */
export function targetPage(summary: CampaignSummary, command: string, names: Names): string {
  const rows = campaignTargets(summary, names).map(({ what, low, high, measured, met }) => {
    const cells = [what, `${low} to ${high}`, figure(measured), met ? 'met' : '**missed**'];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| | wanted | measured | |',
    '|---|---|---|---|',
    ...rows,
    '',
    `${summary.campaigns} campaigns, ${summary.adventures} adventures, by \`${command}\`.`,
  ].join('\n');
}
