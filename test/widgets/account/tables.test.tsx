import { expect } from '@open-wc/testing'
import { PURCHASES_EXPORTED_MAX } from '../../../src/contract/limits/purchases.ts'
import { TOKENS_EXPORT_ROWS_MAX } from '../../../src/contract/limits/tokens.ts'
import { focused } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aLot, aPurchase, aUse, heads, place, questions, rows, serverHas, show } from './an-account.ts'

const many = Array.from({ length: 21 }, (_, index) => aLot({ id: index + 1, amount_tokens: index + 101 }))

describe('a table of <cx-account>', () => {
  afterEach(unmountAll)

  for (const [table, label, number] of [
    ['available', 'NUMBER AVAILABLE', '4'],
    ['active', 'NUMBER ACTIVE', '3'],
    ['concluded', 'NUMBER CONCLUDED', '2'],
    ['expired', 'NUMBER EXPIRED', '1'],
  ] as const) {
    it(`has the label ${label} where it shows ${table} exchanges`, async () => {
      const element = await show({}, `table="${table}"`)
      await see(element, '1 entry')
      expect(heads(element)).to.deep.equal([
        ...['DATE', 'SUBJECT', 'NUMBER OF EXCHANGES', label, 'EXPIRATION DATE'],
      ])
      expect(rows(element)).to.deep.equal([['9/2/2025', 'Languages and Cultures', '10', number, '9/2/2027']])
      expect(questions(table)).to.deep.equal([{ filter: table }])
    })
  }

  it('tells what has happened to exchanges, with a sign', async () => {
    const uses = [aUse(), aUse({ id: 2, description: 'Purchased', number_of_exchanges: 10 })]
    const element = await show({ uses }, 'table="usage-history"')
    await see(element, '2 entries')
    expect(heads(element)).to.deep.equal(['DATE', 'SUBJECT', 'DESCRIPTION', 'NUMBER OF EXCHANGES'])
    expect(rows(element)).to.deep.equal([
      ['9/12/2025', 'Languages and Cultures', 'Classroom exchange: Letters to Lyon', '−1'],
      ['9/12/2025', 'Languages and Cultures', 'Purchased', '+10'],
    ])
  })

  it('tells what was purchased, and where each purchase stands', async () => {
    const purchases = [
      aPurchase({ id: 5, status: 'created', receipt_number: null }),
      aPurchase({ id: 4, status: 'invoiced', payment_method: 'invoice-me', receipt_number: 'I-2025-4' }),
      aPurchase({ id: 3, status: 'failed', receipt_number: null }),
      aPurchase({ id: 2, status: 'refunded', price: null }),
      aPurchase({ amount_tokens: 1, price: 125, total: 125 }),
    ]
    const element = await show({ purchases }, 'table=" purchases "')
    await see(element, '5 purchases')
    expect(heads(element)).to.deep.equal([
      ...['DATE', 'SUBJECT', 'NUMBER OF EXCHANGES', 'TOTAL', 'PAYMENT', 'STATUS'],
    ])
    expect(rows(element).map(([, , ...cells]) => cells)).to.deep.equal([
      ['10', '$1 250.00$125.00 each', 'Credit card', 'Waiting for payment'],
      ['10', '$1 250.00$125.00 each', 'InvoiceI-2025-4', 'Invoiced'],
      ['10', '$1 250.00$125.00 each', 'Credit card', 'Failed'],
      ['10', '$1 250.00', 'Credit cardR-2025-1', 'Refunded'],
      ['1', '$125.00', 'Credit cardR-2025-1', 'Paid'],
    ])
  })

  for (const [table, total, said] of [
    ['available', TOKENS_EXPORT_ROWS_MAX, '10,000 entries'],
    ['available', 12_345, '12,345 entries, of which an export has the newest 10,000'],
    ['purchases', PURCHASES_EXPORTED_MAX, '2,000 purchases'],
    ['purchases', 2_001, '2,001 purchases, of which an export has the newest 2,000'],
  ] as const) {
    it(`says '${said}' of ${total} rows of ${table}`, async () => {
      serverHas({ total })
      const element = place(`table="${table}"`)
      await see(element, / (entries|purchases)/)
      expect(element.shadowRoot?.querySelector('.panel-head [role=status]')?.textContent).to.equal(said)
    })
  }

  it('has pages, and begins at the top of each', async () => {
    const element = await show({ lots: many })
    await see(element, '21 entries')
    await see(element, 'Page 1 of 3')
    expect(((await byRole(element, 'button', 'Previous page')) as HTMLButtonElement).disabled).to.equal(true)
    await press(element, 'Next page')
    await see(element, '111')
    await until(() => focused()?.textContent === 'Exchanges that you can use', 'the focus at the top')
    await press(element, 'Next page')
    await see(element, '121')
    expect(rows(element)).to.have.length(1)
    expect(((await byRole(element, 'button', 'Next page')) as HTMLButtonElement).disabled).to.equal(true)
    await press(element, 'Previous page')
    await see(element, '120')
  })

  it('begins with the first page of another table', async () => {
    const element = await show({ lots: many })
    await press(element, 'Next page')
    await see(element, 'Page 2 of 3')
    await press(element, 'Active')
    await see(element, 'Page 1 of 3')
    expect(questions('active')).to.deep.equal([{ filter: 'active' }])
  })

  it('shows the last page where the one that was open is gone', async () => {
    const element = await show({ lots: many })
    await press(element, 'Next page')
    await see(element, 'Page 2 of 3')
    await press(element, 'Next page')
    await see(element, 'Page 3 of 3')
    serverHas({ lots: many.slice(0, 12) })
    document.dispatchEvent(new CustomEvent('cx-tokens-bought'))
    await see(element, 'Page 2 of 2')
    await until(() => rows(element).length === 2, 'the last rows')
  })

  for (const [table, title, way] of [
    ['available', 'No exchanges available', 'Purchase Exchanges'],
    ['usage-history', 'Nothing has happened yet', 'Purchase Exchanges'],
    ['purchases', 'No purchases yet', 'Purchase Exchanges'],
  ] as const) {
    it(`says what to do where ${table} is empty: ${way}`, async () => {
      const element = await show({ lots: [], uses: [], purchases: [] }, `table="${table}"`)
      await see(element, title)
      const ways = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.cx-state button') ?? [])]
      expect(ways.map(({ textContent }) => textContent)).to.deep.equal([way])
      ways[0]?.click()
      await until(() => element.shadowRoot?.querySelector('cx-token-purchase'), 'the purchase')
    })
  }

  for (const [table, title] of [
    ['active', 'No exchanges in use'],
    ['concluded', 'No concluded exchanges'],
  ] as const) {
    it(`leads to My Classrooms where ${table} is empty`, async () => {
      const element = await show({ lots: [] }, `table="${table}"`)
      await see(element, title)
      const path = nextPath(element)
      await press(element, 'My Classrooms')
      expect(await path).to.equal('/')
    })
  }

  it('leads to what is available where nothing has expired', async () => {
    const element = await show({ lots: [] }, 'table="expired"')
    await press(element, 'Show Available')
    await see(element, 'No exchanges available')
  })
})
