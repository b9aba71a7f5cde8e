import { createPayment } from '../../../src/core/tokens/payment.ts'
import { unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aPrice, CONTACT, invoice, stripe, withInvoice } from './a-purchase.ts'

describe('the contact of a purchase on invoice', () => {
  afterEach(unmountAll)

  it('is kept where the way to pay is chosen before it has come', async () => {
    await withInvoice()
    unmountAll()
    await until(() => JSON.stringify(sessionStorage).includes(CONTACT.Address), 'the contact to be kept')
    const subject = { id: 1, name: 'Science' }
    const payment = createPayment({ of: 'tokens', subject, amount: 1, price: aPrice() }, [invoice, stripe])
    payment.choose(invoice.id)
    const stop = payment.watch()
    await until(() => payment.form.$draft.get().billing_contact_address === CONTACT.Address, 'what was kept')
    stop()
  })
})
