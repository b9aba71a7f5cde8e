import { expect } from '@open-wc/testing'
import {
  CARD_DECLINED,
  CARD_NOT_TAKEN,
  CARD_NOT_VALID,
  PRICE_CHANGED,
  SUBJECT_NOT_FOR_SALE,
} from '../../../src/contract/error-codes/purchases.ts'
import { invoiceNotYet, purchaseSentences as s } from '../../../src/contract/server-messages/purchases.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  nextEvent,
  paste,
  press,
  see,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  aPrice,
  BUY,
  CARD,
  choose,
  fillCard,
  invoice,
  keys,
  METHODS,
  noAnswer,
  order,
  PAY,
  paying,
  place,
  refused,
  sells,
  withCard,
  YEAR,
} from './a-purchase.ts'

const value = async (element: Element, label: string) => (await field(element, label)).value

describe('a payment by card', () => {
  afterEach(unmountAll)

  it('is made, confirmed, and told to the page', async () => {
    const element = await withCard()
    await expect(element).to.be.accessible()
    const told = nextEvent(element, 'cx-tokens-bought')
    await press(element, PAY)
    const done = await modal(element, 'PURCHASE COMPLETE')
    await see(done, 'Thank you for your purchase. A receipt has been sent to your email.')
    expect((await told).detail).to.deep.equal({ subjectId: 1, number: 1, orderId: 71, status: 'paid' })
    const [call] = answered(BUY)
    expect(call?.body).to.deep.equal({
      payment_method_id: 2,
      credit_card: {
        number: CARD,
        holder: 'Ada Moreno',
        cvv: '123',
        expiration: { month: '07', year: YEAR },
      },
      amount_tokens: 1,
      exchange_token: aPrice(),
    })
    expect(keys()[0]).not.to.equal(null)
    await press(done, 'OK')
    await allClosed()
    await byRole(element, 'button', 'Purchase')
  })

  it('takes what is pasted from a card, and what a browser fills in', async () => {
    const element = await paying()
    await choose(element, 'Credit card')
    await fillCard(element)
    await paste(element, 'Card number', ' 4242 4242-4242 4242 ')
    expect(await value(element, 'Card number')).to.equal(CARD)
    await fill(element, 'Card holder', ' Ada Moreno ')
    await fill(element, 'Expiry month', '7')
    await fill(element, 'Expiry year', `20${YEAR}`)
    await press(element, PAY)
    await modal(element, 'PURCHASE COMPLETE')
    expect(answered(BUY)[0]?.body.credit_card).to.deep.include({
      number: CARD,
      holder: 'Ada Moreno',
      expiration: { month: '07', year: YEAR },
    })
  })

  it('names its fields for browsers that know cards', async () => {
    const element = await withCard()
    const labels = ['Card number', 'Card holder', 'Expiry month', 'Expiry year', 'CVV']
    const fields = await Promise.all(labels.map(label => field(element, label)))
    expect(fields.map(({ autocomplete }) => autocomplete)).to.deep.equal([
      'cc-number',
      'cc-name',
      'cc-exp-month',
      'cc-exp-year',
      'cc-csc',
    ])
    expect(fields.map(({ inputMode }) => inputMode)).to.deep.equal([
      'numeric',
      '',
      ...Array(3).fill('numeric'),
    ])
  })

  it('asks how it is to be paid', async () => {
    const element = await paying()
    await press(element, PAY)
    await see(element, 'Field required.')
    await hasFocus(await field(element, 'Invoice'))
    for (const way of ['Invoice', 'Credit card'])
      expect((await field(element, way)).ariaInvalid, way).to.equal('true')
    await expect(element).to.be.accessible()
  })

  for (const [label, typed, sentence] of [
    ['Card number', '', 'Field required.'],
    ['Card number', '4242x', 'Only numeric characters are allowed'],
    ['Card number', '4242424242424241', 'The credit card information entered is not valid'],
    ['Card holder', ' ', 'Field required.'],
    ['Card holder', 'x'.repeat(41), 'Field must have maximum 40 letters.'],
    ['CVV', '12', 'Field must have at least 3 letters.'],
    ['CVV', '12345', 'Field must have maximum 4 letters.'],
    ['Expiry month', '13', 'Max value 12.'],
    ['Expiry month', '00', 'Min value 1.'],
    ['Expiry year', '7', 'Field must have at least 2 letters.'],
    ['Expiry year', '20', 'The credit card information entered is not valid'],
  ] as const) {
    it(`says '${sentence}' of '${typed}' as ${label}`, async () => {
      const element = await withCard()
      await fill(element, label, typed)
      await press(element, PAY)
      await see(element, sentence)
      await hasFocus(await field(element, label))
      expect(answered(BUY)).to.have.length(0)
    })
  }

  it('empties the card where it was declined, says so, and is another purchase no more than before', async () => {
    const element = await withCard()
    answer(BUY, refused(s.cardDeclined, CARD_DECLINED), { status: 422 })
    await press(element, PAY)
    const told = await modal(element, 'PURCHASE FAILED')
    await see(told, 'Your card was declined. Nothing was charged, Please try again.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    for (const label of ['Card number', 'Card holder', 'CVV', 'Expiry month', 'Expiry year'])
      expect(await value(element, label), label).to.equal('')
    expect(visibleText(element)).not.to.include('Field required.')
    answer(BUY, order('paid'))
    await fillCard(element)
    await press(element, PAY)
    await modal(element, 'PURCHASE COMPLETE')
  })

  it('shows a number that is refused in the words of the catalogue', async () => {
    const element = await withCard()
    answer(BUY, refused(s.cardNotValid, CARD_NOT_VALID), { status: 422 })
    await press(element, PAY)
    const told = await modal(element, 'PURCHASE FAILED')
    await see(told, 'The credit card information entered is not valid')
    expect(visibleText(told)).not.to.include('cradict')
  })

  it('says what the server finds wrong at the field', async () => {
    const element = await withCard()
    answer(
      BUY,
      refusal('', undefined, {
        'credit_card.expiration.year': ['The credit card information entered is not valid'],
      }),
      { status: 422 },
    )
    await press(element, PAY)
    await see(element, 'The credit card information entered is not valid')
    await hasFocus(await field(element, 'Expiry year'))
    expect(await value(element, 'Card number')).to.equal(CARD)
  })

  it('shows a price that has changed, and asks again', async () => {
    const element = await withCard()
    answer(BUY, refused(s.priceChanged, PRICE_CHANGED, { exchange_token: aPrice({ id: 12, price: 80 }) }), {
      status: 422,
    })
    await press(element, PAY)
    const told = await modal(element, 'THE PRICE HAS CHANGED')
    await see(told, s.priceChanged)
    await see(told, 'It is $80.00 now. Nothing was charged.')
    await expect(element).to.be.accessible()
    answer(BUY, order('paid'))
    await press(told, 'Pay $80.00')
    await modal(element, 'PURCHASE COMPLETE')
    const [first, second] = answered(BUY)
    expect(second?.body.exchange_token).to.deep.equal(aPrice({ id: 12, price: 80 }))
    expect(second?.body.credit_card).to.deep.equal(first?.body.credit_card)
  })

  it('goes back to the choice where the subject may not be bought', async () => {
    const element = await withCard()
    answer(BUY, refused(s.notForSale, SUBJECT_NOT_FOR_SALE), { status: 422 })
    await press(element, PAY)
    await press(await modal(element, 'PURCHASE FAILED'), 'OK')
    await field(element, 'Number of exchanges')
  })

  it('asks for the ways to pay again where cards are not taken any more', async () => {
    const element = await withCard()
    answer(BUY, refused(s.cardNotTaken, CARD_NOT_TAKEN), { status: 422 })
    answer(METHODS, { success: true, data: [invoice] })
    await press(element, PAY)
    await press(await modal(element, 'PURCHASE FAILED'), 'OK')
    await field(element, 'Organization')
  })

  it('is sent once however often it is pressed, and says that it is under way', async () => {
    const element = await withCard()
    const busy: boolean[] = []
    element.addEventListener('cx-busy-changed', event => busy.push((event as CustomEvent).detail.busy))
    const comes = hold(BUY, order('paid'))
    await press(element, PAY)
    await see(element, 'Please keep this page open until it is done.')
    ;(await byRole(element, 'button', PAY)).click()
    comes()
    await modal(element, 'PURCHASE COMPLETE')
    expect(answered(BUY)).to.have.length(1)
    await until(() => busy.length > 1, 'the page is told that nothing is under way')
    expect(busy).to.deep.equal([true, false])
  })

  it('keeps nothing of the card anywhere', async () => {
    const element = await withCard()
    const errors: string[] = []
    element.addEventListener('cx-error', event => errors.push(JSON.stringify((event as CustomEvent).detail)))
    noAnswer()
    await press(element, PAY)
    await modal(element, 'NO ANSWER YET')
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, errors])
    for (const secret of [CARD, 'Ada Moreno"', '"123"']) expect(kept).not.to.include(secret)
    expect(element.outerHTML).not.to.include(CARD)
  })

  it('says that the ways to pay could not be loaded, and tries again', async () => {
    sells()
    answer(METHODS, refusal(''), { status: 500 })
    const element = place('subject-id="1"')
    await see(element, '$1 250.50')
    await press(element, 'Purchase')
    await see(element, 'The ways to pay could not be loaded.')
    await expect(element).to.be.accessible()
    answer(METHODS, { success: true, data: [invoice] })
    await press(element, 'Retry')
    await field(element, 'Organization')
  })

  it('can be changed before it is paid', async () => {
    const element = await paying()
    await press(element, 'Change')
    await fill(element, 'Number of exchanges', '2')
    await press(element, 'Purchase')
    await see(element, '$2 501.00')
  })

  it('is a dialog after the other with `modal`, and tells the end', async () => {
    const element = await withCard({}, 'modal')
    await press(await modal(element, 'Payment'), PAY)
    const closed = nextEvent(element, 'cx-purchase-closed')
    await press(await modal(element, 'PURCHASE COMPLETE'), 'OK')
    await closed
  })

  it('is what is left to who is being verified, who is told so before an invoice is filled in', async () => {
    const element = await paying({ user: { is_teacher_validated: false } })
    await choose(element, 'Invoice')
    await see(element, `${invoiceNotYet} Until then you can pay by card.`)
    await expect(element).to.be.accessible()
    await choose(element, 'Credit card')
    await field(element, 'Card number')
    expect(visibleText(element)).not.to.include('being verified')
    unmountAll()
    const only = await paying({ user: { is_teacher_validated: false }, methods: [invoice] })
    await see(only, invoiceNotYet)
    expect(visibleText(only)).not.to.include('Until then')
  })
})
