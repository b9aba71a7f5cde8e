import { TEXT_INPUT_MAX_CHARACTERS } from '../limits/input.ts'
import {
  BILLING_FIELD_MAX_CHARACTERS,
  CARD_HOLDER_MAX_CHARACTERS,
  CARD_NUMBER_MAX_CHARACTERS,
  CVV_MAX_DIGITS,
  CVV_MIN_DIGITS,
  EXPIRATION_DIGITS,
  PURCHASE_ORDER_NUMBER_MAX_CHARACTERS,
  TOKENS_BOUGHT_MAX,
} from '../limits/purchases.ts'
import { isCardNumber } from './card-number.ts'
import { isConfusing, isVisible } from './confusing-text.ts'
import { isEmail } from './email.ts'
import { normalLink } from './links.ts'
import { isCardMethod, isInvoiceMethod } from './payment-methods.ts'
import {
  type billingFields,
  cardFields,
  type PaymentField,
  type PaymentValues,
  paymentFields,
} from './payment-values.ts'
import { storedNameIn } from './stored-name.ts'

/** What is wrong with a field; `letters`, `least` or `most` is the bound that it has missed. */
export type PaymentIssue =
  | { code: 'required' | 'characters' | 'digits' | 'card_number' | 'expired' | 'email' | 'choice' | 'link' }
  | { code: 'too_short' | 'too_long'; letters: number }
  | { code: 'too_small'; least: number }
  | { code: 'too_large'; most: number }

type Finding = PaymentIssue | undefined

/** What the rules depend on besides the values. */
export interface PaymentContext {
  /** The ids of the methods that can be paid with. */
  methods: readonly number[]
  /** The fields of the card are the form's own (rules/payment-methods.ts, `takesCardFields`). */
  takesCardFields: boolean
  /** `YYYY-MM-DD`: the browser's own day, or the earliest that it is anywhere. */
  today: string
}

type FieldRule = (values: PaymentValues, context: PaymentContext) => Finding

const required: Finding = { code: 'required' }

function textIssue(value: string, most: number): Finding {
  const text = value.trim()
  if (!isVisible(text)) return required
  if (text.length > most) return { code: 'too_long', letters: most }
  return isConfusing(text, false) ? { code: 'characters' } : undefined
}

function digitsIssue(value: string, least: number, most: number): Finding {
  if (value.trim() === '') return required
  if (!/^\d+$/.test(value)) return { code: 'digits' }
  if (value.length < least) return { code: 'too_short', letters: least }
  return value.length > most ? { code: 'too_long', letters: most } : undefined
}

const methodIssue: FieldRule = ({ payment_method_id: id }, { methods }) => {
  if (id === null) return required
  return methods.includes(id) ? undefined : { code: 'choice' }
}

const numberIssue: FieldRule = ({ credit_card: { number } }) =>
  digitsIssue(number, 1, CARD_NUMBER_MAX_CHARACTERS) ??
  (isCardNumber(number) ? undefined : { code: 'card_number' })

const twoDigits = (value: string): Finding => digitsIssue(value, EXPIRATION_DIGITS, EXPIRATION_DIGITS)

const LAST_MONTH = 12

const monthIssue: FieldRule = ({ credit_card: { expiration } }) => {
  const month = Number(expiration.month)
  const found = twoDigits(expiration.month)
  if (found) return found
  if (month < 1) return { code: 'too_small', least: 1 }
  return month > LAST_MONTH ? { code: 'too_large', most: LAST_MONTH } : undefined
}

/** A card is good through the last day of its month. */
const yearIssue: FieldRule = (values, context) => {
  const { month, year } = values.credit_card.expiration
  const found = twoDigits(year)
  if (found || monthIssue(values, context)) return found
  return `20${year}-${month}` < context.today.slice(0, 'YYYY-MM'.length) ? { code: 'expired' } : undefined
}

const billing =
  (field: (typeof billingFields)[number]): FieldRule =>
  values =>
    textIssue(values[field], BILLING_FIELD_MAX_CHARACTERS)

const emailIssue: FieldRule = (values, context) =>
  billing('billing_contact_email_address')(values, context) ??
  (isEmail(values.billing_contact_email_address.trim()) ? undefined : { code: 'email' })

/** A stored name is known by its form; whose file it is the server asks. */
const orderLinkIssue: FieldRule = ({ po: { url } }) => {
  const link = url.trim()
  if (link === '' || storedNameIn(link) === link) return undefined
  if (link.length > TEXT_INPUT_MAX_CHARACTERS) return { code: 'too_long', letters: TEXT_INPUT_MAX_CHARACTERS }
  return normalLink(link) === null ? { code: 'link' } : undefined
}

const orderNumberIssue: FieldRule = ({ po: { number } }) =>
  number.trim() === '' ? undefined : textIssue(number, PURCHASE_ORDER_NUMBER_MAX_CHARACTERS)

/** The whole table of P1 §5 Payment. */
const rules: Readonly<Record<PaymentField, FieldRule>> = {
  payment_method_id: methodIssue,
  'credit_card.number': numberIssue,
  'credit_card.holder': ({ credit_card }) => textIssue(credit_card.holder, CARD_HOLDER_MAX_CHARACTERS),
  'credit_card.cvv': ({ credit_card }) => digitsIssue(credit_card.cvv, CVV_MIN_DIGITS, CVV_MAX_DIGITS),
  'credit_card.expiration.month': monthIssue,
  'credit_card.expiration.year': yearIssue,
  billing_contact_organization: billing('billing_contact_organization'),
  billing_contact_name: billing('billing_contact_name'),
  billing_contact_title: billing('billing_contact_title'),
  billing_contact_email_address: emailIssue,
  billing_contact_phone_number: billing('billing_contact_phone_number'),
  billing_contact_address: billing('billing_contact_address'),
  'po.url': orderLinkIssue,
  'po.number': orderNumberIssue,
}

const ofCard: readonly PaymentField[] = cardFields

/** Whether a field is asked for: those of the card for a card, the rest for an invoice. */
function isAskedFor(
  field: PaymentField,
  { payment_method_id }: Pick<PaymentValues, 'payment_method_id'>,
  { takesCardFields }: Pick<PaymentContext, 'takesCardFields'>,
): boolean {
  if (field === 'payment_method_id') return true
  if (ofCard.includes(field)) return takesCardFields && isCardMethod(payment_method_id)
  return isInvoiceMethod(payment_method_id)
}

/** The fields that a payment is asked for, by its method. */
export const paymentFieldsFor = (
  values: Pick<PaymentValues, 'payment_method_id'>,
  context: Pick<PaymentContext, 'takesCardFields'>,
): PaymentField[] => paymentFields.filter(field => isAskedFor(field, values, context))

export type PaymentIssues = Partial<Record<PaymentField, PaymentIssue>>

/** Everything that is wrong with a payment, by field, in the order in which the fields are asked for (P1 §5). */
export function paymentRules(values: PaymentValues, context: PaymentContext): PaymentIssues {
  const issues: PaymentIssues = {}
  for (const field of paymentFieldsFor(values, context)) {
    const issue = rules[field](values, context)
    if (issue) issues[field] = issue
  }
  return issues
}

/** What is wrong with the number of exchanges that are bought (P1 §5: above 0, and at most 100). */
export function amountIssue(amount: number | null): Finding {
  if (amount === null) return required
  if (amount < 1) return { code: 'too_small', least: 1 }
  if (amount > TOKENS_BOUGHT_MAX) return { code: 'too_large', most: TOKENS_BOUGHT_MAX }
  return Number.isInteger(amount) ? undefined : { code: 'digits' }
}
