import { expect } from '@open-wc/testing'
import { takeUser } from '../../../src/core/session/session-changes.ts'
import { answer, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { mount, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { aLot, aPurchase, BALANCES, serverHas, show, TOKENS } from './an-account.ts'

const [LANGUAGES] = BALANCES as [(typeof BALANCES)[0]]

/** An element that stands elsewhere on the page has sold something. */
const sold = () =>
  mount('<div></div>').dispatchEvent(new CustomEvent('cx-tokens-bought', { bubbles: true, composed: true }))

describe('what was bought, in <cx-account>', () => {
  // time stands still: what is seen did not wait for the next poll
  fakeClock()
  afterEach(unmountAll)

  it('is there at once, in whatever element that was', async () => {
    const element = await show()
    await see(element, '1 entry')
    serverHas({ balances: [{ ...LANGUAGES, balance_tokens: 9 }], lots: [aLot({ id: 2 }), aLot()] })
    sold()
    await see(element, '9 exchanges available')
    await see(element, '2 entries')
  })

  it('is among the purchases at once, also where an invoice is waited for', async () => {
    const element = await show({ purchases: [] }, 'table="purchases"')
    await see(element, 'No purchases yet')
    serverHas({ purchases: [aPurchase({ status: 'invoiced' })] })
    sold()
    await see(element, 'Invoiced')
  })

  it('is there at once where it is heard of by another balance', async () => {
    const element = await show()
    await see(element, '1 entry')
    serverHas({ balances: [{ ...LANGUAGES, balance_tokens: 8 }], lots: [aLot({ id: 2 }), aLot()] })
    takeUser(teacher({ exchange_tokens_balance: [{ id: 1, name: LANGUAGES.name, balance_tokens: 8 }] }))
    await see(element, '8 exchanges available')
    await see(element, '2 entries')
  })

  it('leaves the rows where they cannot be asked for, and says that they may be old', async () => {
    const element = await show()
    await see(element, '1 entry')
    answer(TOKENS, refusal(''), { status: 500 })
    sold()
    await see(element, 'This list may be out of date.')
    await expect(element).to.be.accessible()
    await see(element, '9/2/2025')
    serverHas()
    await press(element, 'Retry')
    await seeNoMore(element, 'This list may be out of date.')
  })
})
