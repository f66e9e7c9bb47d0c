import { LegendLine, LegendPart } from '../../table/hints/Legend.tsx';
import { Pic } from './Pic.tsx';
import { Die } from './story/Die.tsx';
import { tableText } from './words.ts';

const TURN = ['initiative', 'hold', 'darkness', 'depth-event', 'dread', 'clue'] as const;
const PICTURES = {
  initiative: 'time',
  hold: 'lantern',
  darkness: 'darkness',
  'depth-event': 'cards',
  dread: 'dread',
  clue: 'clue',
} as const;
const HEROES = ['health', 'sanity', 'grit', 'corruption', 'escape', 'dark-stone'] as const;

/** Dice, the turn and the tracks, and what stands on heroes. */
export function Legend() {
  return (
    <>
      <LegendPart title={tableText('legend-dice')}>
        <LegendLine
          sign={<Die value={4} meaning="good" />}
          name={tableText('legend-hit')}
          text={tableText('legend-hit-text')}
        />
        <LegendLine
          sign={<Die value={6} meaning="crit" />}
          name={tableText('legend-crit')}
          text={tableText('legend-crit-text')}
        />
        <LegendLine
          sign={<Die value={8} eight />}
          name={tableText('legend-eight')}
          text={tableText('legend-eight-text')}
        />
        <LegendLine
          sign={[<Die key="1" value={3} />, <Die key="2" value={3} />]}
          name={tableText('legend-doubles')}
          text={tableText('legend-doubles-text')}
        />
      </LegendPart>
      <LegendPart title={tableText('legend-turn')}>
        {TURN.map((sign) => (
          <LegendLine
            key={sign}
            sign={<Pic name={PICTURES[sign]} />}
            name={tableText(`legend-${sign}`)}
            text={tableText(`legend-${sign}-text`)}
          />
        ))}
      </LegendPart>
      <LegendPart title={tableText('legend-heroes')}>
        {HEROES.map((sign) => (
          <LegendLine
            key={sign}
            sign={<Pic name={sign} />}
            name={tableText(`legend-${sign}`)}
            text={tableText(`legend-${sign}-text`)}
          />
        ))}
      </LegendPart>
    </>
  );
}
