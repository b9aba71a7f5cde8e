/** What stands on a card, as it is typed. */
export interface CardValues {
  number: string
  holder: string
  cvv: string
  /** Two digits each. */
  expiration: { month: string; year: string }
}

/** Whom an invoice goes to (P1 §3 Payment). */
export const billingFields = [
  'billing_contact_organization',
  'billing_contact_name',
  'billing_contact_title',
  'billing_contact_email_address',
  'billing_contact_phone_number',
  'billing_contact_address',
] as const
export type BillingField = (typeof billingFields)[number]
export type BillingValues = Record<BillingField, string>

/** What a payment form holds; '' where nothing is filled in. */
export interface PaymentValues extends BillingValues {
  payment_method_id: number | null
  credit_card: CardValues
  /** A purchase order: a link to it or the name of a file as the upload has answered it, and its number. May be empty. */
  po: { url: string; number: string }
}

export const cardFields = [
  'credit_card.number',
  'credit_card.holder',
  'credit_card.cvv',
  'credit_card.expiration.month',
  'credit_card.expiration.year',
] as const

export const purchaseOrderFields = ['po.url', 'po.number'] as const

/** Every field, in the order in which they are asked for; by these names a refusal tells them. */
export const paymentFields = [
  'payment_method_id',
  ...cardFields,
  ...billingFields,
  ...purchaseOrderFields,
] as const
export type PaymentField = (typeof paymentFields)[number]

/** A form without anything. */
export const emptyPayment = (): PaymentValues => ({
  payment_method_id: null,
  credit_card: { number: '', holder: '', cvv: '', expiration: { month: '', year: '' } },
  billing_contact_organization: '',
  billing_contact_name: '',
  billing_contact_title: '',
  billing_contact_email_address: '',
  billing_contact_phone_number: '',
  billing_contact_address: '',
  po: { url: '', number: '' },
})
