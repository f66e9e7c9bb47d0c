import type { BrowserContext } from 'playwright-core';

/**
 * From now on the pages of this browser say as an error what nobody should have to read as soon as it is on the
 * screen: braces of a text that was not filled in, numbers of rules, and what a program says of nothing.
 */
export async function reportRawText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const RAW = /[{}]|\b[BH]-[A-Z]+-\d+\b|\bundefined\b|\bNaN\b|\[object /;
    const NAMES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const said = new Set<string>();
    const look = (text: string | null) => {
      if (!text || !RAW.test(text) || said.has(text)) return;
      said.add(text);
      console.error(`raw text on the screen: ${text.trim()}`);
    };
    const read = (node: Node) => {
      if (node instanceof Text && !node.parentElement?.closest('script, style'))
        look(node.nodeValue);
      if (!(node instanceof Element)) return;
      for (const name of NAMES) look(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(read);
        else if (type === 'characterData') read(target);
        else for (const name of NAMES) look((target as Element).getAttribute(name));
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: NAMES,
    });
  });
}
