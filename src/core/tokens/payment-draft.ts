import type { Body } from '../../contract/endpoints/all.ts'
import type { PaymentMethod } from '../../contract/entities/reference.ts'
import { isInvoiceMethod, takesCardFields } from '../../contract/rules/payment-methods.ts'
import {
  type BillingValues,
  billingFields,
  emptyPayment,
  type PaymentField,
  type PaymentValues,
} from '../../contract/rules/payment-values.ts'

/** A payment as it is typed. What stands on a card is named so that no draft can keep it (`Keepable`). */
export interface PaymentDraft extends BillingValues {
  payment_method_id: number | null
  card_number: string
  card_holder: string
  card_cvv: string
  card_month: string
  card_year: string
  po_number: string
  /** A link. */
  po_url: string
  /** What the server calls the file that was uploaded, which goes in the place of the link; empty where there is none. */
  po_stored: string
  /** What the person calls it. */
  po_file: string
}
export type PaymentPlace = keyof PaymentDraft

export const cardPlaces = ['card_number', 'card_holder', 'card_cvv', 'card_month', 'card_year'] as const

/** What is kept in the tab until it is sent. */
export const keptPlaces = [
  'payment_method_id',
  ...billingFields,
  'po_number',
  'po_url',
  'po_stored',
  'po_file',
] as const

const billing = Object.fromEntries(billingFields.map(field => [field, ''])) as BillingValues

/** A form without anything; a way to pay that has no other is chosen. */
export const emptyDraft = (methods: readonly PaymentMethod[]): PaymentDraft => ({
  payment_method_id: methods.length === 1 ? (methods[0]?.id ?? null) : null,
  card_number: '',
  card_holder: '',
  card_cvv: '',
  card_month: '',
  card_year: '',
  ...billing,
  po_number: '',
  po_url: '',
  po_stored: '',
  po_file: '',
})

/** Where the field of a call stands in the form; those that are not here have the same name. */
const places: Partial<Record<PaymentField, PaymentPlace>> = {
  'credit_card.number': 'card_number',
  'credit_card.holder': 'card_holder',
  'credit_card.cvv': 'card_cvv',
  'credit_card.expiration.month': 'card_month',
  'credit_card.expiration.year': 'card_year',
  'po.number': 'po_number',
  'po.url': 'po_url',
}

export const placeOf = (field: string): string =>
  (Object.hasOwn(places, field) && places[field as PaymentField]) || field

/** Blanks and hyphens between digits, as a card has them and a copy brings them along. */
const digits = (typed: string) => typed.replace(/[\s-]/g, '')

/** A browser fills in four digits of a year, and one of a month before October. */
const asMonth = (typed: string) => digits(typed).replace(/^\d$/, '0$&')
const asYear = (typed: string) => digits(typed).replace(/^20(?=\d\d$)/, '')

/** The payment as the call and its rules have it. */
export function paymentValues(draft: PaymentDraft): PaymentValues {
  return {
    ...emptyPayment(),
    payment_method_id: draft.payment_method_id,
    credit_card: {
      number: digits(draft.card_number),
      holder: draft.card_holder.trim(),
      cvv: digits(draft.card_cvv),
      expiration: { month: asMonth(draft.card_month), year: asYear(draft.card_year) },
    },
    ...(Object.fromEntries(billingFields.map(field => [field, draft[field].trim()])) as BillingValues),
    po: { url: draft.po_stored || draft.po_url.trim(), number: draft.po_number.trim() },
  }
}

export type PaymentBody = Omit<Body<'POST /api/teacher/bundles/{id}'>, 'price'>

/** What is sent for the method that is chosen, and nothing of the other one. */
export function paymentBody(draft: PaymentDraft, method: PaymentMethod): PaymentBody {
  const { credit_card, po, payment_method_id: _, ...contact } = paymentValues(draft)
  const id = { payment_method_id: method.id }
  if (!isInvoiceMethod(method.id)) return { ...id, ...(takesCardFields(method.gateway) && { credit_card }) }
  return { ...id, ...contact, ...((po.url || po.number) && { po }) }
}
