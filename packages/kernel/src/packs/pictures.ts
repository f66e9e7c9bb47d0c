import { fromBase64 } from './bytes.ts';
import { type Place, type Problem, problem } from './problems.ts';
import { shortened } from './said.ts';

const MOST_KB = 300;
const WIDEST = 1024;

/** What is wrong with a picture: it has to be small when it is unpacked too, and it may only draw. */
export function problemOfPicture(picture: string, at: Place): Problem | undefined {
  if (picture.length > MOST_KB * 1024) return problem(at, 'picture-large', { most: MOST_KB });
  if (picture.startsWith('<svg')) {
    const what = strangeIn(picture);
    return what === undefined ? undefined : problem(at, 'picture-svg', { what: shortened(what) });
  }
  const [, kind, data] = /^data:image\/(png|webp);base64,([A-Za-z0-9+/]+=*)$/.exec(picture) ?? [];
  const size =
    data === undefined ? null : (kind === 'png' ? sizeOfPng : sizeOfWebp)(fromBase64(data));
  if (!size) return problem(at, 'picture-kind');
  const isFit = size.every((length) => length >= 1 && length <= WIDEST);
  return isFit ? undefined : problem(at, 'picture-wide', { most: WIDEST });
}

const SHAPES = 'svg g path rect circle ellipse line polyline polygon title desc defs';
const TAGS: ReadonlySet<string> = new Set(
  `${SHAPES} linearGradient radialGradient stop clipPath mask`.split(' '),
);
const PLACES = 'x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox transform';
const PAINT =
  'fill stroke color opacity fill-opacity stroke-opacity stop-color stop-opacity offset';
const LINES =
  'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset';
const MORE = 'fill-rule clip-rule clip-path mask gradientUnits gradientTransform clipPathUnits';
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id xmlns role preserveAspectRatio maskUnits spreadMethod paint-order ${PLACES} ${PAINT} ${LINES} ${MORE}`.split(
    ' ',
  ),
);
const TAG = /<\/?([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The first thing in an SVG that is not drawing: scripts, links, styles, entities, whatever is not known. */
function strangeIn(svg: string): string | undefined {
  for (const [, tag = '', attributes = ''] of svg.matchAll(TAG)) {
    if (!TAGS.has(tag)) return tag;
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.has(name)) return name;
      const value = double ?? single ?? '';
      if (name === 'xmlns' ? value !== 'http://www.w3.org/2000/svg' : isStrange(value))
        return value;
    }
  }
  const rest = svg.replace(TAG, '');
  return /[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.exec(rest)?.[0];
}

/** Nothing is fetched, and what is referred to is in the same picture. */
function isStrange(value: string): boolean {
  return /[\\&]|:|url\((?!#[\w-]+\))/i.test(value);
}

type Size = readonly [width: number, height: number] | null;

function sizeOfPng(bytes: DataView): Size {
  const isPng = bytes.byteLength > 45 && bytes.getUint32(0) === 0x89504e47;
  const startsWithHead = isPng && bytes.getUint32(12) === 0x49484452;
  return startsWithHead ? [bytes.getUint32(16), bytes.getUint32(20)] : null;
}

const WORD_AT = 12;

/** Three kinds of head: lossy, lossless, and extended. Whatever moves is no picture of a card. */
function sizeOfWebp(bytes: DataView): Size {
  const isWebp =
    bytes.byteLength > 30 && bytes.getUint32(0) === 0x52494646 && bytes.getUint32(8) === 0x57454250;
  if (!isWebp) return null;
  const kind = bytes.getUint32(WORD_AT);
  if (kind === 0x56503820)
    return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
  if (kind === 0x5650384c) {
    const bits = bytes.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  const isMoving = (bytes.getUint8(20) & 2) !== 0;
  if (kind !== 0x56503858 || isMoving) return null;
  const third = (at: number) => bytes.getUint16(at, true) + (bytes.getUint8(at + 2) << 16) + 1;
  return [third(24), third(27)];
}
