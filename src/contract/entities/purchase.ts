import Type, { type Static } from 'typebox'
import { BILLING_FIELD_MAX_CHARACTERS, CARD_NUMBER_MAX_CHARACTERS } from '../limits/purchases.ts'
import { orderStatuses } from '../rules/order-status.ts'
import { Secret } from './credentials.ts'
import { Nullable } from './nullable.ts'
import { Id, Instant, paymentMethodNames } from './reference.ts'
import { TokenPrice } from './token.ts'

const text = (description: string) => Type.Optional(Type.String({ description }))
const billing = text(`asked for with an invoice, ${BILLING_FIELD_MAX_CHARACTERS} letters at most`)

/** How a purchase is paid: a card, or an invoice with a contact and perhaps a purchase order (P1 §3 Payment). */
export const paymentProperties = {
  payment_method_id: Id,
  credit_card: Type.Optional(
    Type.Object(
      {
        number: Secret({ description: `digits alone, ${CARD_NUMBER_MAX_CHARACTERS} at most` }),
        holder: Secret(),
        cvv: Secret({ description: '3 or 4 digits' }),
        expiration: Type.Object({
          month: Secret({ description: 'two digits' }),
          year: Secret({ description: 'two digits' }),
        }),
      },
      { description: "for a card where `gateway` is 'sandbox', and never otherwise" },
    ),
  ),
  billing_contact_organization: billing,
  billing_contact_name: billing,
  billing_contact_title: billing,
  billing_contact_email_address: billing,
  billing_contact_phone_number: billing,
  billing_contact_address: billing,
  po: Type.Optional(
    Type.Object({
      url: Type.String({
        description:
          "a link to the purchase order, or the name of its file as the upload answered it; may be ''",
      }),
      number: Type.String({ description: "may be ''" }),
    }),
  ),
}

/** Where an order stands, for the form that waits for it. */
export const OrderState = Type.Object({
  id: Id,
  status: Type.Enum(orderStatuses),
  client_secret: Type.Union([Secret(), Type.Null()], {
    description:
      'what the frame of the gateway asks for to take the card; null where there is nothing to pay there',
    'x-secret': true,
  }),
})
export type OrderState = Static<typeof OrderState>

/** A purchase as it is listed. */
export const Purchase = Type.Object({
  id: Id,
  created_at: Instant,
  subject: Type.String({ description: 'of several, which a bundle holds, all of them' }),
  amount_tokens: Type.Integer({ minimum: 1 }),
  price: Nullable(Type.Number({ description: 'US dollars, of one exchange; null of a bundle' })),
  total: TokenPrice.properties.price,
  payment_method: Type.Enum(paymentMethodNames),
  status: Type.Enum(orderStatuses),
  receipt_number: Nullable(
    Type.String({
      description: 'of the receipt or the invoice; null while it is being paid, and of a failed one',
    }),
  ),
})
export type Purchase = Static<typeof Purchase>
