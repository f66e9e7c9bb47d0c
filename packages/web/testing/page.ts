import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

/** What happens to an element, as far as handlers ask. */
export interface Happens {
  readonly type: string;
  readonly target: Leaf;
  defaultPrevented: boolean;
  stopped: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

class Leaf {
  parentNode: Box | null = null;
  readonly nodeType: number;
  readonly ownerDocument: Paper;
  data: string;

  constructor(ownerDocument: Paper, nodeType: number, data = '') {
    this.ownerDocument = ownerDocument;
    this.nodeType = nodeType;
    this.data = data;
  }

  get nextSibling(): Leaf | null {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.data;
  }

  remove(): void {
    const beside = this.parentNode?.childNodes;
    beside?.splice(beside.indexOf(this), 1);
    this.parentNode = null;
  }
}

type Handler = (this: Box, happens: Happens) => void;

/** An element: it has a place, attributes and handlers, and no looks. */
export class Box extends Leaf {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly childNodes: Leaf[] = [];
  readonly attributes = new Map<string, string>();
  readonly #handlers = new Map<string, Set<Handler>>();
  /** What was written into the style by name. */
  readonly style: Record<string, unknown> & { setProperty(name: string, value: unknown): void };
  scrollTop = 0;
  scrollHeight = 0;

  constructor(ownerDocument: Paper, namespaceURI: string, localName: string) {
    super(ownerDocument, 1);
    this.localName = localName;
    this.namespaceURI = namespaceURI;
    const style: Record<string, unknown> = {};
    this.style = Object.assign(style, {
      setProperty: (name: string, value: unknown) => {
        style[name] = value;
      },
    });
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  get children(): readonly Box[] {
    return this.childNodes.filter((each): each is Box => each instanceof Box);
  }

  override get textContent(): string {
    return this.childNodes.map((each) => each.textContent).join('');
  }

  get dataset(): Record<string, string | undefined> {
    const named = [...this.attributes].filter(([name]) => name.startsWith('data-'));
    return Object.fromEntries(named.map(([name, value]) => [name.slice(5), value]));
  }

  get disabled(): boolean {
    return this.attributes.has('disabled');
  }

  set disabled(is: boolean) {
    if (is) this.attributes.set('disabled', '');
    else this.attributes.delete('disabled');
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  insertBefore(node: Leaf, before: Leaf | null): void {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }

  addEventListener(name: string, handler: Handler, options?: { signal?: AbortSignal }): void {
    options?.signal?.addEventListener('abort', () => this.removeEventListener(name, handler));
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
  }

  removeEventListener(name: string, handler: Handler): void {
    this.#handlers.get(name)?.delete(handler);
  }

  hear(happens: Happens): void {
    for (const handler of this.#handlers.get(happens.type) ?? []) handler.call(this, happens);
    if (!happens.stopped) this.parentNode?.hear(happens);
  }

  focus(): void {
    this.ownerDocument.activeElement = this;
    this.hear(happening('focus', this));
  }

  blur(): void {
    this.ownerDocument.activeElement = this.ownerDocument.body;
    this.hear(happening('blur', this));
  }

  select(): void {}

  showModal(): void {
    this.attributes.set('open', '');
  }

  close(): void {
    this.attributes.delete('open');
  }

  /** Whether somebody wanted it in sight. */
  isBroughtIn = false;

  scrollIntoView(): void {
    this.isBroughtIn = true;
  }

  scrollTo(): void {
    this.scrollTop = 0;
  }

  /** Of selectors: names, classes, attributes and :not, one within another, several with commas. */
  matches(selector: string): boolean {
    return selector.split(/,(?![^(]*\))/).some((each) => {
      const steps = each.trim().split(/\s+(?![^(]*\))/);
      if (!this.#isOne(steps.pop() ?? '')) return false;
      return steps.length === 0 || (this.parentNode?.closest(steps.join(' ')) ?? null) !== null;
    });
  }

  #isOne(selector: string): boolean {
    const [, not] = /:not\((.*)\)/.exec(selector) ?? [];
    if (not && this.matches(not)) return false;
    const [, name = '', rest = ''] = /^([a-z0-9]*)(.*)$/.exec(selector.replace(/:.*|\*/, '')) ?? [];
    if (name && name !== this.localName) return false;
    const classes = (this.attributes.get('class') ?? '').split(' ');
    return [...rest.matchAll(/\.([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)].every(
      ([, of, attribute = '', value]) => {
        if (of) return classes.includes(of);
        const there = this.attributes.get(attribute);
        return value === undefined ? there !== undefined : there === value;
      },
    );
  }

  closest(selector: string): Box | null {
    return this.matches(selector) ? this : (this.parentNode?.closest(selector) ?? null);
  }

  querySelectorAll(selector: string): readonly Box[] {
    return this.children.flatMap((each) => [
      ...(each.matches(selector) ? [each] : []),
      ...each.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): Box | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** The document: it makes elements and knows which has the focus. */
class Paper {
  readonly body: Box = new Box(this, 'http://www.w3.org/1999/xhtml', 'body');
  activeElement: Box = this.body;

  createElementNS(namespace: string, name: string): Box {
    return new Box(this, namespace, name);
  }

  createTextNode(text: string): Leaf {
    return new Leaf(this, 3, text);
  }

  querySelector(selector: string): Box | null {
    return this.body.querySelector(selector);
  }
}

function happening(type: string, target: Leaf, more: object = {}): Happens {
  const happens: Happens = {
    type,
    target,
    defaultPrevented: false,
    stopped: false,
    preventDefault: () => {
      happens.defaultPrevented = true;
    },
    stopPropagation: () => {
      happens.stopped = true;
    },
    ...more,
  };
  return happens;
}

/** A page on which something is drawn and touched, with everything that follows done at once. */
export interface Page {
  readonly body: Box;
  text(): string;
  find(selector: string): Box | null;
  all(selector: string): readonly Box[];
  /** Does something to an element; it must be there. */
  fire(selector: string, type: string, more?: object): Happens;
  click(selector: string): Happens;
  /** A key, pressed wherever the focus is. */
  press(key: string, more?: object): Happens;
  /** Changes something and lets the page follow. */
  change(doIt: () => void): void;
  /** Lets what was promised come true, and the page follow. */
  settle(): Promise<void>;
  close(): void;
}

// Stays when a page is closed: what lay open lets go of its entry a moment later.
Object.assign(globalThis, {
  history: { state: null, pushState: () => undefined, back: () => undefined },
});

class NothingResizes {
  observe(): void {}
  disconnect(): void {}
}

export function openPage(what: ComponentChild): Page {
  const paper = new Paper();
  const onWindow = new Set<(happens: Happens) => void>();
  vi.stubGlobal('document', paper);
  vi.stubGlobal('Element', Box);
  vi.stubGlobal('HTMLElement', Box);
  if (!('ResizeObserver' in globalThis)) vi.stubGlobal('ResizeObserver', NothingResizes);
  vi.stubGlobal('addEventListener', (name: string, handler: (happens: Happens) => void) =>
    name === 'keydown' ? onWindow.add(handler) : null,
  );
  vi.stubGlobal('removeEventListener', (_: string, handler: (happens: Happens) => void) =>
    onWindow.delete(handler),
  );
  const body = paper.body;
  const draw = (drawn: ComponentChild) =>
    act(() => render(drawn, body as unknown as Parameters<typeof render>[1]));
  draw(what);
  const fireAt = (at: Box, type: string, more: object = {}) => {
    const happens = happening(type, at, more);
    act(() => at.hear(happens));
    return happens;
  };
  const page: Page = {
    body,
    text: () => body.textContent,
    find: (selector) => body.querySelector(selector),
    all: (selector) => body.querySelectorAll(selector),
    fire: (selector, type, more) => {
      const at = body.querySelector(selector);
      if (!at) throw new Error(`there is no ${selector} in ${body.textContent}`);
      return fireAt(at, type, more);
    },
    click: (selector) => page.fire(selector, 'click'),
    press: (key, more) => {
      const happens = fireAt(paper.activeElement, 'keydown', { key, ...more });
      act(() => {
        for (const handler of happens.stopped ? [] : onWindow) handler(happens);
      });
      return happens;
    },
    change: (doIt) => {
      act(doIt);
    },
    settle: () => act(() => new Promise<void>((done) => setTimeout(done))),
    close: () => {
      draw(null);
      vi.unstubAllGlobals();
    },
  };
  return page;
}
