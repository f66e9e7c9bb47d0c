type Attributes = Readonly<Record<string, string | number>>;

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with what is inside of it, already written out. */
export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? short(value) : value)}"`,
  );
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

/** Text on a drawing. */
export function label(x: number, y: number, text: string, kind = 'label'): string {
  return tag('text', { x, y, class: kind }, escaped(text));
}

/** What is shown when the pointer rests on something. */
export function hint(text: string): string {
  return tag('title', {}, escaped(text));
}

/** A drawing of this size that grows with the page, with a name for those who cannot see it. */
export function drawing(
  width: number,
  height: number,
  name: string,
  ...inside: readonly string[]
): string {
  const box = { viewBox: `0 0 ${short(width)} ${short(height)}`, role: 'img', 'aria-label': name };
  return tag('svg', { ...box, xmlns: 'http://www.w3.org/2000/svg' }, ...inside);
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
