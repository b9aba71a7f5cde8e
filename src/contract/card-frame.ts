/** Where the page is that takes a card at Stripe; elements show it in a frame. */
export const CARD_FRAME_PATH = '/payments/card'

/**
 * The release of Stripe.js that speaks the version of Stripe's API which the server's package has: both know these
 * ways to pay, which the frame and what it pays must agree on.
 */
export const STRIPE_RELEASE = 'endive'
export const STRIPE_WAYS = ['card'] as const

/** How the fields of the provider are to look. */
export interface CardLook {
  isDark: boolean
  primary: string
  background: string
  text: string
  danger: string
}

/** What an element asks of the frame, over a port that it hands over as `cx-card`. */
export type CardAsk =
  | { ask: 'show'; key: string; amount_cents: number; look: CardLook }
  | { ask: 'amount'; amount_cents: number }
  /** Whether the card is filled in. */
  | { ask: 'check' }
  | { ask: 'confirm'; client_secret: string }

/** What the frame answers: to `check` and `confirm` with a sentence of the provider where something is wrong. */
export type CardAnswer =
  | { told: 'ready' }
  | { told: 'height'; px: number }
  | { told: 'failed' }
  | { told: 'checked' | 'confirmed'; error: string | null }

/** The first message, which brings the port. */
export const CARD_HELLO = 'cx-card'
