/** Ways to pay, by their ids (P1 §8 Purchase, §9). */
export const INVOICE_METHOD_ID = 1
export const CARD_METHOD_ID = 2

export const isCardMethod = (id: number | null): boolean => id === CARD_METHOD_ID
export const isInvoiceMethod = (id: number | null): boolean => id === INVOICE_METHOD_ID

/** Who takes cards: nobody real, for a demo, or Stripe in a frame of its own. */
export const gatewayNames = ['sandbox', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]

/** Whether this service itself is sent what stands on a card; a real gateway takes it in its own frame (decision 28). */
export const takesCardFields = (gateway: GatewayName | null): boolean => gateway === 'sandbox'
