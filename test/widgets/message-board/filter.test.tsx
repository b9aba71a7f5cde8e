import { expect } from '@open-wc/testing'
import { answered } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, modal, openModals } from '../../support/modals.ts'
import { byRole, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, comment, HOLIDAY, LIST, NINA, RIVER, serverHas, show, shows, TOM } from './a-board.ts'

const choose = async (element: Element, name: string) => (await byRole(element, 'radio', name)).click()

const chosen = (element: Element) =>
  all<HTMLInputElement>(element, 'input[type=radio]').find(({ checked }) => checked)?.value

describe('the filter of the board', () => {
  afterEach(unmountAll)

  it('offers Unapprove, Approve and All, and begins with All', async () => {
    const element = await show()
    expect(all(element, '.toolbar label').map(({ textContent }) => textContent)).to.deep.equal([
      'Unapprove',
      'Approve',
      'All',
    ])
    expect(chosen(element)).to.equal('all')
  })

  it('shows the messages with comments of one status, unfolded', async () => {
    const element = await show()
    await choose(element, 'Approve')
    await until(() => all(element, '[data-comment]').length === 2, 'the approved ones')
    await comment(element, NINA.id)
    await comment(element, TOM.id)
    await choose(element, 'Unapprove')
    await shows(element, 'Our river')
    await choose(element, 'All')
    await shows(element, 'Our river', 'A holiday on Friday')
    const [, ...asked] = answered(LIST).map(({ query }) => query?.filter_by)
    expect(asked.slice(0, 2)).to.deep.equal(['approved', 'pending'])
  })

  it('says NO MESSAGES FOUND, and goes back to what was found last', async () => {
    const element = await show({ board: [HOLIDAY] })
    await choose(element, 'Approve')
    await comment(element, TOM.id)
    await choose(element, 'Unapprove')
    const told = await modal(element, 'NO MESSAGES FOUND')
    await press(told, 'OK')
    await allClosed()
    expect(chosen(element)).to.equal('approved')
    await comment(element, TOM.id)
  })
})

describe('a filter that has nothing left', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('says so in its place, without a modal', async () => {
    const element = await show()
    await choose(element, 'Unapprove')
    await shows(element, 'Our river')
    serverHas([{ ...RIVER, comments: [NINA] }, HOLIDAY])
    await clock.tick(15_000)
    await see(element, 'No comments are left in this filter.')
    expect(openModals()).to.have.length(0)
  })
})
