import type { GatewayName } from '../../src/contract/rules/payment-methods.ts'
import type { CardValues } from '../../src/contract/rules/payment-values.ts'

/** What is paid for, as a gateway knows it. */
export interface Payable {
  /** A random name that stands for this order for ever: whatever is sent again under it is done once. */
  reference: string
  amount_cents: number
  /** The gateway's own name of the charge; null as long as it has told none. */
  charge_id: string | null
}

/** Where the payment of an order stands at the gateway. */
export type Payment =
  | {
      at: 'paid'
      charge_id: string
      /** Whoever the card belongs to says that the charge is none of theirs, or has said so. */
      is_disputed?: boolean
    }
  /** It may be paid yet; `client_secret` opens the gateway's own frame, where it has one. */
  | { at: 'open'; charge_id: string; client_secret: string }
  | { at: 'declined'; charge_id: string }
  /** It was paid, and all of it has gone back. */
  | { at: 'refunded'; charge_id: string }
  /** Nothing was charged; `refused` says why where the gateway takes no such payment. */
  | { at: 'none'; refused?: string }

/** The gateway has not answered, or not said what has become of a payment: it may have been made. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}

/**
 * It does answer, but not so that anybody could go on: it knows our keys or the charge no more, or has taken another
 * amount. The order waits until somebody has looked.
 */
export class GatewayAstray extends GatewaySilent {
  override name = 'GatewayAstray'
}

/**
 * Who takes cards. All prices are in US dollars (P1 §9). Each call may be sent again and does nothing twice.
 * What stands on a card goes in here and nowhere else (decision 29): no error tells of it.
 */
export interface Gateway {
  name: GatewayName
  /**
   * Charges a card or, where the gateway takes it in its own frame, begins to.
   * @throws {GatewaySilent}
   */
  charge: (order: Payable, card: CardValues | null) => Promise<Payment>
  /** @throws {GatewaySilent} */
  find: (order: Payable) => Promise<Payment>
  /**
   * Ends what is not paid: from then on nothing is charged for this order, also by a call that is still on its way.
   * Answers 'open' never, and 'paid' where that was quicker.
   * @throws {GatewaySilent}
   */
  close: (order: Payable) => Promise<Payment>
  /** Gives back all of what was paid. @throws {GatewaySilent} */
  refund: (order: Payable) => Promise<void>
  /** Has somebody told of charges beside their answers, by the references of their orders. */
  hear?: (listener: (reference: string) => void) => void
}
