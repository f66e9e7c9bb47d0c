/** Money, as it is written everywhere. */
export function dollars(amount: number): string {
  return `$${amount}`;
}
