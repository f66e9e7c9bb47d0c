import { type DescentView, dice } from '@crawlspace/hellscape';
import { LegendLine, LegendPart } from '../../table/hints/Legend.tsx';
import { TokenFace } from '../board/figures/tokens.tsx';
import { sceneOf } from '../board/scene.ts';
import { tokenName } from '../board/words.ts';
import { aboutToken } from './cards/TokenDialog.tsx';
import { Die } from './dice/Die.tsx';
import { Rune } from './Rune.tsx';
import { gameText, tableText } from './words.ts';

const DICE = ['yellow', 'orange', 'blue', 'shadow', 'enemy'] as const;
const SIGNS = ['hit', 'mana', 'shield', 'shadow', 'ability', 'claw'] as const;
const MARKS = [
  'action',
  'health',
  'xp',
  'lifebringer',
  'treasure',
  'moon',
  'fire',
  'frost',
  'poison',
] as const;

/** Dice with all their faces, the signs on them, marks, and the tokens of this quest. */
export function Legend({ view }: { view: DescentView }) {
  const kinds = new Map(sceneOf(view).tokens.map((token) => [token.kind, token]));
  return (
    <>
      <LegendPart title={tableText('legend-dice')}>
        {DICE.map((kind) => (
          <LegendLine
            key={kind}
            sign={dice[kind].faces.map((face, i) => (
              <Die key={`${i}${face.id}`} kind={kind} face={face} />
            ))}
            name={tableText('die-of', { kind: gameText(`die.${kind}`) })}
            text={tableText(`legend-${kind}`)}
          />
        ))}
      </LegendPart>
      <LegendPart title={tableText('legend-signs')}>
        {SIGNS.map((sign) => (
          <LegendLine
            key={sign}
            sign={<Rune name={sign} />}
            name={tableText(`sign-${sign}`)}
            text={tableText(`legend-${sign}-sign`)}
          />
        ))}
      </LegendPart>
      <LegendPart title={tableText('legend-marks')}>
        {MARKS.map((mark) => (
          <LegendLine
            key={mark}
            sign={<Rune name={mark} />}
            name={tableText(`mark-${mark}`)}
            text={tableText(`legend-${mark}-mark`)}
          />
        ))}
      </LegendPart>
      <LegendPart title={tableText('legend-tokens')}>
        {[...kinds.values()].map((token) => (
          <LegendLine
            key={token.kind}
            sign={
              <svg class="legend-token" viewBox="-34 -34 68 68" aria-hidden="true">
                <TokenFace kind={token.kind} rarity={token.rarity} />
              </svg>
            }
            name={tokenName({ ...token, stack: 1, count: null })}
            text={aboutToken(view, token.kind)}
          />
        ))}
      </LegendPart>
    </>
  );
}
