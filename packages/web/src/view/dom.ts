type Attributes = Readonly<Record<string, string | number | boolean>>;
type Child = Node | string;

const SVG = 'http://www.w3.org/2000/svg';

export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill<Filled extends Element>(
  element: Filled,
  attributes: Attributes,
  children: readonly Child[],
): Filled {
  for (const [name, value] of Object.entries(attributes)) {
    // `false` leaves an attribute out; aria wants the word itself and gets it as a string.
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

export function button(
  label: string,
  onClick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = html('button', { type: 'button', class: 'button', ...attributes }, label);
  made.addEventListener('click', onClick);
  return made;
}

/** An element that index.html promises. */
export function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
