import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** The squares of light around a code are those that cameras need to find it. */
const READABLE = { ecc: 'M', border: 4 } as const;

/** A text for the cameras of phones. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, READABLE), [text]);
  const path = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
