import type { ComponentChildren } from 'preact';
import { number } from '../../text/index.ts';

interface HeroReportCardProps {
  readonly seat: number;
  readonly portrait: ComponentChildren;
  readonly name: string;
  /** What the hero is: class, level. */
  readonly line: string;
  readonly tags: readonly { readonly tone: 'danger' | 'good' | 'warning'; readonly text: string }[];
  readonly deeds: readonly { readonly name: string; readonly value: number }[];
  readonly children: ComponentChildren;
}

/** One hero's part in it. */
export function HeroReportCard(props: HeroReportCardProps) {
  const { seat, portrait, name, line, tags, deeds, children } = props;
  return (
    <li class="hero-report panel" style={{ '--seat': `var(--hero-${seat})` }}>
      <div class="hero-report-head">
        {portrait}
        <div>
          <h3>{name}</h3>
          <p class="soft">{line}</p>
          <p class="rule-tags">
            {tags.map(({ tone, text }) => (
              <span key={text} class={`tag tag-${tone}`}>
                {text}
              </span>
            ))}
          </p>
        </div>
      </div>
      <dl class="deeds">
        {deeds.map((deed) => (
          <div key={deed.name}>
            <dt>{deed.name}</dt>
            <dd>{number(deed.value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}
