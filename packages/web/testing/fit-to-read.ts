/** What nobody should have to read: ids, keys, and what was not filled in. */
export const RAW =
  /[{}]|undefined|NaN|\[object|(^|\s)[a-z]+(-[a-z]+)*\d+$|^(option|prompt|event|roll|purpose|\w+)\.[a-z-]+$/;

/** A page as it is read: without its marks. */
export function textOf(html: string): string {
  return html
    .replace(/<(svg|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
