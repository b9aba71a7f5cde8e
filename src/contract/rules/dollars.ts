/** Cents of an amount in US dollars. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** US dollars of so many cents. */
export const dollarsOf = (cents: number): number => cents / 100

/** No line ends in the middle of a price. */
const SPACE = '\u00a0'

/** An amount as it is read: thousands are kept apart by spaces (P1 §9), as in '$1 250.00'. */
export function dollarText(dollars: number): string {
  const [whole = '', cents = ''] = dollars.toFixed(2).split('.')
  return `$${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, SPACE)}.${cents}`
}
