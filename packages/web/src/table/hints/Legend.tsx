import type { ComponentChildren, VNode } from 'preact';

/** A part of a legend: signs, each with its name and what it means. */
export function LegendPart({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="legend-part">
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface Props {
  readonly sign: VNode | readonly VNode[];
  readonly name: string;
  readonly text: string;
}

export function LegendLine({ sign, name, text }: Props) {
  return (
    <div class="legend-line">
      <dt>
        <span class="legend-sign">{sign}</span> {name.charAt(0).toUpperCase() + name.slice(1)}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
