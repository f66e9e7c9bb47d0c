import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A component as the browser gets it first: before effects, before anybody has touched it. */
export function htmlOf<Props>(component: VNode<Props>): string {
  return renderToString(component as VNode);
}

/** What is read of it: its words without its marks, one space between them. */
export function shown<Props>(component: VNode<Props>): string {
  return wordsOf(htmlOf(component));
}

/** What is read of each element with this class or tag, in order. */
export function shownOf<Props>(component: VNode<Props>, tag: string, name = ''): string[] {
  return partsOf(htmlOf(component), tag, name).map(wordsOf);
}

/** The elements of a kind, those within others of their kind left out. */
export function partsOf(html: string, tag: string, name = ''): string[] {
  const marks = new RegExp(`<${tag}(?=[\\s>])[^>]*>|</${tag}>`, 'g');
  const parts: string[] = [];
  let depth = 0;
  let start = -1;
  for (const { 0: mark, index } of html.matchAll(marks)) {
    if (mark.startsWith('</')) {
      depth--;
      if (start < 0 || depth > 0) continue;
      parts.push(html.slice(start, index + mark.length));
      start = -1;
    } else if (start >= 0) depth++;
    else if (hasClass(mark, name)) {
      start = index;
      depth = 1;
    }
  }
  return parts;
}

function hasClass(mark: string, name: string): boolean {
  if (name === '') return true;
  const [, classes = ''] = / class="([^"]*)"/.exec(mark) ?? [];
  return classes.split(' ').includes(name);
}

function wordsOf(html: string): string {
  return html
    .replace(/<(svg|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where its links lead. */
export function linksOf<Props>(component: VNode<Props>): string[] {
  return [...htmlOf(component).matchAll(/ href="([^"]*)"/g)].map(([, address]) => address ?? '');
}
