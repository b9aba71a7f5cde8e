import type { Bundle, TokenPrice } from '../../contract/entities/token.ts'
import { centsOf } from '../../contract/rules/dollars.ts'

/** What somebody is about to pay for, at the price that they have seen. */
export type Wanted = (
  | { of: 'tokens'; subject: { id: number; name: string }; amount: number; price: TokenPrice }
  | { of: 'bundle'; bundle: Bundle }
) & {
  /** US dollars, where it is paid by an order that was made at another price. */
  total?: number | undefined
}

/** US dollars; reckoned in cents, since 0.1 + 0.2 is not 0.3. */
export const totalOf = (amount: number, price: number): number => (centsOf(price) * amount) / 100

export const totalOfWanted = (wanted: Wanted): number =>
  wanted.total ?? (wanted.of === 'bundle' ? wanted.bundle.price : totalOf(wanted.amount, wanted.price.price))

/** How many of each subject. */
export const itemsOf = (wanted: Wanted): Bundle['items'] =>
  wanted.of === 'bundle'
    ? wanted.bundle.items
    : [{ subject: wanted.subject, number_of_exchanges: wanted.amount }]

/** The same thing by the same name, whatever it costs by now. */
export const nameOfWanted = (wanted: Wanted): string =>
  wanted.of === 'bundle' ? `bundle ${wanted.bundle.id}` : `tokens ${wanted.subject.id} ${wanted.amount}`
