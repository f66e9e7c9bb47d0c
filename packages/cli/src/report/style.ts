/** How a report looks, by day and by night. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #faf7f1; --ink: #2a2420; --faint: #8a8076; --line: #e2dacd;
  --won: #2f7d6b; --lost: #b3512f; --plain: #6d6a9c; --quiet: #b9b0a3;
  --loss-1: #b3512f; --loss-2: #cf8a4a; --loss-3: #8c6a8e; --loss-4: #a8a093;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #191613; --ink: #ece5da; --faint: #9b9186; --line: #38322b;
    --won: #58b8a0; --lost: #e08760; --plain: #a29fd6; --quiet: #6b6258;
    --loss-1: #e08760; --loss-2: #e0b06a; --loss-3: #bf99c2; --loss-4: #857c70;
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif }
main { max-width: 780px; margin: 0 auto; padding: 48px 24px 96px }
h1, h2, .big { font-family: Georgia, "Iowan Old Style", "Times New Roman", serif; font-weight: 600 }
h1 { font-size: 22px; margin: 0; color: var(--faint); font-weight: 500 }
h2 { font-size: 22px; margin: 56px 0 4px }
p { margin: 4px 0 16px; color: var(--faint); max-width: 62ch }
.big { font-size: 68px; line-height: 1.1; margin: 12px 0 0; color: var(--ink) }
.big small { font-size: 24px; color: var(--faint); font-weight: 400 }
dl { display: flex; flex-wrap: wrap; gap: 8px 36px; margin: 24px 0 0 }
dt { font-size: 13px; color: var(--faint) }
dd { margin: 0; font-size: 20px; font-variant-numeric: tabular-nums }
svg { display: block; width: 100%; height: auto; margin-top: 14px; overflow: visible }
svg text { font-size: 13px; fill: var(--ink) }
svg .end { text-anchor: end }
svg .middle { text-anchor: middle }
svg .tick, svg .value { fill: var(--faint); font-variant-numeric: tabular-nums }
svg .inside { fill: var(--paper); font-weight: 600 }
svg .mark { stroke: var(--faint); stroke-dasharray: 3 4 }
svg .range { stroke-width: 3; stroke-linecap: round; opacity: .45 }
.won { fill: var(--won); stroke: var(--won); background: var(--won) }
.lost { fill: var(--lost); stroke: var(--lost); background: var(--lost) }
.plain { fill: var(--plain); stroke: var(--plain); background: var(--plain) }
.quiet { fill: var(--quiet); stroke: var(--quiet); background: var(--quiet) }
.loss-1 { fill: var(--loss-1); background: var(--loss-1) }
.loss-2 { fill: var(--loss-2); background: var(--loss-2) }
.loss-3 { fill: var(--loss-3); background: var(--loss-3) }
.loss-4 { fill: var(--loss-4); background: var(--loss-4) }
rect, svg g text { stroke: none }
.key { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 0; margin: 12px 0 0;
  font-size: 14px }
.dot { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 7px }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 0 32px }
h3 { font-size: 14px; color: var(--faint); font-weight: 500; margin: 20px 0 0 }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums }
th { text-align: left; font-weight: 500; padding: 3px 18px 3px 0 }
td { text-align: right; padding: 3px 0 3px 18px }
footer { margin-top: 72px; padding-top: 20px; border-top: 1px solid var(--line);
  color: var(--faint); font-size: 14px }
code { font: 13px ui-monospace, "SF Mono", Menlo, monospace; overflow-wrap: anywhere }
`;
