import type { Option } from '../../../table/kit.ts';
import { tableText } from '../words.ts';

const PRICES = ['actions', 'wounds', 'traps'] as const;

/** What a walk costs, in words; null when it costs nothing more. */
export function priceOf({ cost }: Pick<Option, 'cost'>): string | null {
  const parts = PRICES.flatMap((what) => {
    const n = cost?.[what] ?? 0;
    return n > 0 ? [tableText(`walk-${what}`, { n })] : [];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}
