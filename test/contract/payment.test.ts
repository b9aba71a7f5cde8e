import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCardNumber } from '../../src/contract/rules/card-number.ts'
import {
  type OrderEvent,
  type OrderStatus,
  orderEvents,
  orderStatuses,
  orderStep,
} from '../../src/contract/rules/order-status.ts'
import { amountIssue, paymentFieldsFor, paymentRules } from '../../src/contract/rules/payment.ts'
import {
  billingFields,
  cardFields,
  emptyPayment,
  type PaymentValues,
  purchaseOrderFields,
} from '../../src/contract/rules/payment-values.ts'
import { paymentSentence } from '../../src/contract/server-messages/payment-fields.ts'

const context = { methods: [1, 2], takesCardFields: true, today: '2026-11-23' }

const card = (changes: object = {}, expiration: object = {}): PaymentValues => ({
  ...emptyPayment(),
  payment_method_id: 2,
  credit_card: {
    ...{ number: '4242424242424242', holder: 'Ada Byron', cvv: '123' },
    ...changes,
    expiration: { month: '12', year: '27', ...expiration },
  },
})

const invoice = (changes: object = {}): PaymentValues => ({
  ...emptyPayment(),
  payment_method_id: 1,
  billing_contact_organization: 'Riverside School',
  billing_contact_name: 'Sam Hill',
  billing_contact_title: 'Bursar',
  billing_contact_email_address: 'bursar@school.test',
  billing_contact_phone_number: '+1 555 123 4567',
  billing_contact_address: '1 River Road',
  ...changes,
})

const said = (values: PaymentValues, given: object = {}) =>
  Object.fromEntries(
    Object.entries(paymentRules(values, { ...context, ...given })).map(([field, issue]) => [
      field,
      paymentSentence(issue),
    ]),
  )

const REQUIRED = 'Field required.'
const DIGITS = 'Only numeric characters are allowed'
const NOT_VALID = 'The credit card information entered is not valid'
const long = (letters: number) => `Field must have maximum ${letters} letters.`
const short = (letters: number) => `Field must have at least ${letters} letters.`
const STORED = `${'a'.repeat(43)}.pdf`

/** P1 §5 Payment, field by field. */
const table: [PaymentValues, Record<string, string>][] = [
  [card(), {}],
  [{ ...card(), payment_method_id: null }, { payment_method_id: REQUIRED }],
  [{ ...card(), payment_method_id: 3 }, { payment_method_id: 'This value is not valid.' }],
  [card({ number: '' }), { 'credit_card.number': REQUIRED }],
  [card({ number: '4242 4242 4242 4242' }), { 'credit_card.number': DIGITS }],
  [card({ number: '4242424242424241' }), { 'credit_card.number': NOT_VALID }],
  [card({ number: '4'.repeat(41) }), { 'credit_card.number': long(40) }],
  [card({ holder: '  ' }), { 'credit_card.holder': REQUIRED }],
  [card({ holder: 'a'.repeat(40) }), {}],
  [card({ holder: 'a'.repeat(41) }), { 'credit_card.holder': long(40) }],
  [card({ cvv: '' }), { 'credit_card.cvv': REQUIRED }],
  [card({ cvv: '12' }), { 'credit_card.cvv': short(3) }],
  [card({ cvv: '1234' }), {}],
  [card({ cvv: '12345' }), { 'credit_card.cvv': long(4) }],
  [card({ cvv: '12a' }), { 'credit_card.cvv': DIGITS }],
  [card({}, { month: '' }), { 'credit_card.expiration.month': REQUIRED }],
  [card({}, { month: '1' }), { 'credit_card.expiration.month': short(2) }],
  [card({}, { month: '00' }), { 'credit_card.expiration.month': 'Min value 1.' }],
  [card({}, { month: '13' }), { 'credit_card.expiration.month': 'Max value 12.' }],
  [card({}, { year: '' }), { 'credit_card.expiration.year': REQUIRED }],
  [card({}, { year: '2027' }), { 'credit_card.expiration.year': long(2) }],
  [card({}, { month: '11', year: '26' }), {}],
  [card({}, { month: '10', year: '26' }), { 'credit_card.expiration.year': NOT_VALID }],
  [card({}, { month: '12', year: '99' }), {}],
  [invoice(), {}],
  ...billingFields.flatMap((field): [PaymentValues, Record<string, string>][] => [
    [invoice({ [field]: ' ' }), { [field]: REQUIRED }],
    [invoice({ [field]: 'a'.repeat(41) }), { [field]: long(40) }],
  ]),
  [
    invoice({ billing_contact_email_address: 'bursar' }),
    { billing_contact_email_address: 'Enter a valid email.' },
  ],
  [invoice({ billing_contact_name: 'Sam\nHill' }), { billing_contact_name: 'This value is not valid.' }],
  [invoice({ po: { url: 'school.test/po/1', number: 'PO-1' } }), {}],
  [invoice({ po: { url: STORED, number: '' } }), {}],
  [
    invoice({ po: { url: 'javascript:alert(1)', number: '' } }),
    { 'po.url': 'Field must have a valid url format.' },
  ],
  [invoice({ po: { url: `https://school.test/${'a'.repeat(150)}`, number: '' } }), { 'po.url': long(150) }],
  [invoice({ po: { url: '', number: '1'.repeat(41) } }), { 'po.number': long(40) }],
]

describe('a payment', () => {
  for (const [index, [values, expected]] of table.entries()) {
    it(`${index}: ${Object.keys(expected).join() || 'is good'} ${Object.values(expected).join()}`, () => {
      assert.deepEqual(said(values), expected)
    })
  }

  it('asks for the fields of its method alone, and for none of a card that a gateway takes in its own frame', () => {
    assert.deepEqual(paymentFieldsFor(card(), context), ['payment_method_id', ...cardFields])
    assert.deepEqual(paymentFieldsFor(invoice(), context), [
      ...['payment_method_id', ...billingFields, ...purchaseOrderFields],
    ])
    assert.deepEqual(said({ ...emptyPayment(), payment_method_id: 2 }, { takesCardFields: false }), {})
    assert.deepEqual(said(emptyPayment()), { payment_method_id: REQUIRED })
  })

  it('is for 1 to 100 exchanges', () => {
    const found = [null, 0, 1, 100, 101, 1.5].map(amountIssue)
    assert.deepEqual(found, [
      { code: 'required' },
      { code: 'too_small', least: 1 },
      undefined,
      undefined,
      { code: 'too_large', most: 100 },
      { code: 'digits' },
    ])
  })
})

describe('the number of a card', () => {
  for (const [number, isGood] of [
    ['4242424242424242', true],
    ['378282246310005', true],
    ['5555555555554444', true],
    ['4242424242424243', false],
    ['2424242424242424', false],
    ['0'.repeat(11), false],
    ['0'.repeat(12), true],
    ['0'.repeat(20), false],
    ['４２４２４２４２４２４２４２４２', false],
  ] as const) {
    it(`${number} ${isGood ? 'can be one' : 'is none'}`, () => assert.equal(isCardNumber(number), isGood))
  }
})

/** Every transition: what an event makes of an order, '=' where it is so already, '-' where it is refused. */
const transitions: Record<OrderEvent, Record<OrderStatus, string>> = {
  pay: { created: 'paid', paid: '=', invoiced: 'paid', failed: '-', refunded: '-' },
  invoice: { created: 'invoiced', paid: '-', invoiced: '=', failed: '-', refunded: '-' },
  fail: { created: 'failed', paid: '-', invoiced: 'failed', failed: '=', refunded: '-' },
  refund: { created: '-', paid: 'refunded', invoiced: '-', failed: '-', refunded: '=' },
}

describe('an order', () => {
  for (const event of orderEvents) {
    it(`${event}: in every status`, () => {
      const found = orderStatuses.map(status => {
        const step = orderStep(status, event)
        return [status, step.at === 'change' ? step.status : step.at === 'done' ? '=' : '-']
      })
      assert.deepEqual(Object.fromEntries(found), transitions[event])
    })
  }
})
