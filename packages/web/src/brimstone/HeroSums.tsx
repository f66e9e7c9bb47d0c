import type { BrimstoneEvent, StayView } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { nameOf } from './game-words.ts';
import { Portrait } from './Portrait.tsx';
import './stay/styles/sums.css';
import { dollars } from './dollars.ts';
import { linesOf } from './stay/sum-lines.ts';
import { balanceOf, type HeroSum, sumsOf } from './stay/sums.ts';
import { stayText } from './stay/texts.ts';

type Who = StayView['heroes'][number];

interface Props {
  readonly heroes: readonly Who[];
  readonly events: readonly Told<BrimstoneEvent>[];
  /** Only of these heroes; of all without it. */
  readonly only?: readonly number[];
}

/** What everybody did on the road and in Town, a few lines for each. */
export function HeroSums({ heroes, events, only }: Props) {
  const sums = sumsOf(events, heroes.length);
  const whoIs = (index: number) => {
    const hero = heroes[index];
    return hero ? hero.name || nameOf(hero.class) : '';
  };
  return (
    <ul class="sums">
      {heroes.map((hero) => {
        const sum = sums[hero.index];
        if (!sum || (only && !only.includes(hero.index))) return null;
        return (
          <li key={hero.index} class="sum" style={{ '--seat': `var(--hero-${hero.index})` }}>
            <Portrait heroClass={hero.class} portrait={hero.portrait} />
            <div>
              <h3>{whoIs(hero.index)}</h3>
              <ul class="sum-lines">
                {linesOf(sum, hero.index, whoIs).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Purse hero={hero} sum={sum} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Purse({ hero, sum }: { hero: Who; sum: HeroSum }) {
  const change = balanceOf(sum);
  if (change === 0) return null;
  const [before, after] = [dollars(hero.gold - change), dollars(hero.gold)];
  return <p class="soft">{stayText('sum-purse', { before, after })}</p>;
}
