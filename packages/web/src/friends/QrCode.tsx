import type { QrCodeGenerateResult } from 'uqr';
import { useLoaded } from '../ui/use-loaded.ts';

/** The squares of light around a code are those that cameras need to find it. */
const READABLE = { ecc: 'M', border: 4 } as const;

/** A text for the cameras of phones. What draws it is loaded when somebody invites. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useLoaded(text, async () => (await import('uqr')).encode(text, READABLE));
  return code.state === 'ready' ? <Squares code={code.value} label={label} /> : null;
}

function Squares({ code: { size, data }, label }: { code: QrCodeGenerateResult; label: string }) {
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
