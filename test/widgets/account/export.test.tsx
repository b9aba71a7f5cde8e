import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { contentAt } from '../../support/content-at.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { show } from './an-account.ts'

const TABLE = 'GET /api/teacher/exchange-tokens/export'
const PURCHASES = 'GET /api/teacher/exchange-tokens-purchases/export'

const { click } = HTMLAnchorElement.prototype
let saved: HTMLAnchorElement[] = []

/** What was given to the person: names and contents. */
const files = () =>
  Promise.all(
    saved.map(async ({ download, href }) => ({ name: download, text: await (await contentAt(href)).text() })),
  )

describe('the export of <cx-account>', () => {
  beforeEach(() => {
    saved = []
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) saved.push(this)
      else click.call(this)
    }
  })
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
    unmountAll()
  })

  it('gives the table that is shown, under its name', async () => {
    answer(TABLE, new Response('concluded ones'))
    const element = await show({}, 'table="concluded"')
    await see(element, '1 entry')
    await press(element, 'Export Concluded as a spreadsheet')
    await see(element, 'Concluded has been downloaded.')
    expect(await files()).to.deep.equal([{ name: 'exchange-tokens-concluded.xlsx', text: 'concluded ones' }])
    // days stand there as the page shows them
    const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(answered(TABLE).map(({ query }) => query)).to.deep.equal([{ filter: 'concluded', time_zone }])
  })

  it('gives what was purchased', async () => {
    answer(PURCHASES, new Response('purchases'))
    const element = await show({}, 'table="purchases"')
    await see(element, '1 purchase')
    await press(element, 'Export Purchases as a spreadsheet')
    await see(element, 'Purchases has been downloaded.')
    expect(await files()).to.deep.equal([{ name: 'purchases.xlsx', text: 'purchases' }])
    expect(answered(PURCHASES)[0]?.query).to.include.keys('time_zone')
  })

  it('asks once, however often it is pressed, and gives nothing once the table is left', async () => {
    const comes = hold(TABLE, new Response('too late'))
    const element = await show()
    await see(element, '1 entry')
    await press(element, 'Export Available as a spreadsheet')
    await see(element, 'Exporting')
    await expect(element).to.be.accessible()
    const button = element.shadowRoot?.querySelector<HTMLElement>('.panel-head button')
    button?.click()
    expect(answered(TABLE)).to.have.length(1)
    await press(element, 'Active')
    await until(() => answered(TABLE)[0]?.signal.aborted, 'the end of the call')
    comes()
    await see(element, 'NUMBER ACTIVE')
    expect(saved).to.deep.equal([])
  })

  it('says that it failed, and tries again', async () => {
    answer(TABLE, refusal(''), { status: 500 })
    const element = await show()
    await see(element, '1 entry')
    await press(element, 'Export Available as a spreadsheet')
    const told = await modal(element, 'The table was not exported')
    await see(told, 'The spreadsheet could not be made.')
    await expect(element).to.be.accessible()
    answer(TABLE, new Response('at last'))
    await press(told, 'Retry')
    await allClosed()
    await until(() => saved.length === 1, 'the file')
  })
})
