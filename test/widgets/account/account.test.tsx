import { expect } from '@open-wc/testing'
import { orderStatuses } from '../../../src/contract/rules/order-status.ts'
import { accountTables } from '../../../src/core/tokens/account-table.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aLot, aPurchase, aUse, BALANCES, place, serverHas, show, TOKENS } from './an-account.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

const subjects = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('.subject') ?? [])].map(visibleText)

describe('<cx-account>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    await see(element, 'My Account')
    expect(subjects(element)).to.deep.equal([
      'Languages and Cultures 4 exchanges available 3 expire on 3/5/2026',
      'Arts and Sciences 0 exchanges available Nothing expires',
    ])
    await see(element, 'Exchanges expire 2 years after their purchase.')
  })

  for (const table of accountTables) {
    it(`is accessible with ${table}, in both brands, light and dark`, async () => {
      signedIn()
      const many = Array.from({ length: 11 }, (_, index) => index + 1)
      serverHas({
        lots: many.map(id => aLot({ id })),
        uses: many.map(id => aUse({ id })),
        purchases: many.map(id => aPurchase({ id, status: orderStatuses[id % 5] ?? 'paid' })),
      })
      await expectAccessibleLooks('cx-account', element => see(element, /Page 1 of 2/), `table="${table}"`)
    }).timeout(90_000)
  }

  it('is accessible where there is nothing', async () => {
    signedIn()
    serverHas({ balances: [], lots: [] })
    await expectAccessibleLooks('cx-account', element => see(element, 'No exchanges available'))
  }).timeout(90_000)

  for (const table of ['available', 'usage-history', 'purchases'] as const) {
    it(`keeps all of ${table} in its place from 320 to 1280 px`, async () => {
      const subject = { id: 1, name: LONG }
      const balances = [{ ...subject, balance_tokens: 123_456, next_expiry: null }]
      signedIn({ user: teacher({ exchange_tokens_balance: balances }) })
      serverHas({
        balances,
        lots: [aLot({ subject, amount_tokens: 1_000_000, available_count: 1_000_000 })],
        uses: [aUse({ subject, description: `Classroom exchange: ${LONG}` })],
        purchases: [aPurchase({ subject: LONG, total: 1_234_567, receipt_number: LONG, status: 'created' })],
      })
      const row = table === 'purchases' ? 'Waiting for payment' : '9/'
      await expectToFit('cx-account', element => see(element, row), `table="${table}"`)
    }).timeout(90_000)
  }

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-account></cx-account>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas()
    signedIn()
    await see(element, 'expire on')
  })

  it('shows the balance that the session knows until the server has told it', async () => {
    serverHas()
    const comes = hold(TOKENS, {
      success: true,
      data: { balances: BALANCES, tokens: [], usage_history: [], total: 0 },
    })
    const element = place()
    await see(element, 'Loading')
    await expect(element).to.be.accessible()
    expect(subjects(element)).to.deep.equal([
      'Languages and Cultures 4 exchanges available',
      'Arts and Sciences 2 exchanges available',
    ])
    comes()
    await see(element, '3 expire on 3/5/2026')
    await seeNoMore(element, 'Loading')
  })

  it('says that a table did not come, and asks again', async () => {
    serverHas()
    answer(TOKENS, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Available')
    await see(told, 'Your exchanges could not be loaded. Please try again.')
    await expect(element).to.be.accessible()
    serverHas()
    await press(told, 'Retry')
    await see(element, '9/2/2025')
    await allClosed()
  })

  it('opens the purchase, and leaves it', async () => {
    const element = await show()
    await press(element, 'Purchase Exchanges')
    const purchase = await until(() => element.shadowRoot?.querySelector('cx-token-purchase'), 'the purchase')
    expect(purchase.hasAttribute('modal')).to.equal(true)
    let heard = 0
    element.addEventListener('cx-purchase-closed', () => {
      heard += 1
    })
    purchase.dispatchEvent(new CustomEvent('cx-purchase-closed', { bubbles: true, composed: true }))
    await until(() => !element.shadowRoot?.querySelector('cx-token-purchase'), 'the end of it')
    // a page takes away what has ended
    expect(heard).to.equal(0)
  })

  it('tells the page which table was chosen, and follows what the page asks for', async () => {
    const element = await show({}, 'table="active"')
    expect((await byRole(element, 'tab', 'Active')).ariaSelected).to.equal('true')
    const shown = nextEvent(element, 'cx-table-shown')
    await press(element, 'Usage History')
    expect((await shown).detail).to.deep.equal({
      table: 'usage-history',
      path: '/account/my-account?table=usage-history',
    })
    const first = nextEvent(element, 'cx-table-shown')
    await press(element, 'Available')
    expect((await first).detail).to.deep.equal({ table: 'available', path: '/account/my-account' })
    element.setAttribute('table', 'expired')
    await see(element, 'NUMBER EXPIRED')
    element.setAttribute('table', 'whatever')
    await see(element, 'NUMBER AVAILABLE')
  })

  for (const [slug, end_date, text] of [
    ['independent-teacher', '2026-12-24', 'part of your subscription, which lasts until 12/24/2026.'],
    ['independent-teacher-language', null, 'part of your subscription.'],
  ] as const) {
    it(`says to an ${slug} that they need none`, async () => {
      serverHas()
      const element = place('', {
        user_type: { slug },
        independent_subscription: { end_date },
        exchange_tokens_balance: [],
        available_tokens_count: 0,
      })
      await see(element, 'You need no exchange tokens')
      await see(element, text)
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(element, 'My Classrooms')
      expect(await path).to.equal('/')
    })
  }

  it('shows to an independent teacher what they came to have, and sells no more', async () => {
    serverHas({ lots: [] })
    const element = place('', { user_type: { slug: 'independent-teacher-players' } })
    await see(element, '3 expire on')
    await see(element, 'No exchanges available')
    expect(visibleText(element)).not.to.include('Purchase Exchanges')
  })

  it('shows what is written as it is written', async () => {
    const html = '<img src=x onerror="window.hurt = true">'
    const element = await show({ uses: [aUse({ description: html })] }, 'table="usage-history"')
    await see(element, html)
    expect(element.shadowRoot?.querySelector('img')).to.equal(null)
  })
})
