import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkPayment } from '../../server/areas/purchases/checked-payment.ts'
import { byCard } from '../support/purchase-stage.ts'

describe('a card that is good through this month', () => {
  const card = byCard(undefined, {
    credit_card: { ...byCard().credit_card, expiration: { month: '11', year: '26' } },
  })
  const services = { gateway: { name: 'sandbox' }, config: { stripe: null } } as never

  it('is taken as long as that month is anywhere', ({ mock }) => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-12-01T11:59:00Z') })
    checkPayment(services, card, 1)
    mock.timers.setTime(Date.parse('2026-12-01T12:01:00Z'))
    assert.throws(() => checkPayment(services, card, 1), /card number is not valid/)
  })

  it('is taken by nobody where nobody takes cards', () => {
    assert.throws(
      () => checkPayment({ gateway: null, config: { stripe: null } } as never, { payment_method_id: 2 }, 1),
      {
        message: 'Card numbers cannot be taken here.',
      },
    )
  })
})
