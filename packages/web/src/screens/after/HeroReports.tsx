import type { ComponentChildren } from 'preact';
import { afterText } from './texts.ts';

interface HeroReportsProps {
  readonly count: number;
  /** How the numbers are to be read. */
  readonly note: string;
  readonly children: ComponentChildren;
}

/** Who did what. */
export function HeroReports({ count, note, children }: HeroReportsProps) {
  return (
    <section aria-labelledby="who">
      <h2 id="who" class="section-title">
        {afterText('heroes')}
      </h2>
      <ul class="hero-reports" style={{ '--columns': columnsFor(count) }}>
        {children}
      </ul>
      <p class="soft">{note}</p>
    </section>
  );
}

/** Rows as even as can be: four stand two by two. */
function columnsFor(heroes: number): number {
  return heroes === 4 ? 2 : Math.min(heroes, 3);
}
