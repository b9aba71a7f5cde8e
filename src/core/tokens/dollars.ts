/** US dollars with spaces as thousands separator (P1 §9), which do not break a line. */
export function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}.${cents}`
}
