import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answered } from '../support/answer.ts'
import { aPiece, at, atDesk, CHANGE, keeps, waiting } from '../support/desk-stage.tsx'
import { byRole, field, fill, press, see, visibleText } from '../support/page.ts'
import { clear } from '../ui/show.tsx'

describe('the ways from one submission to another at the review desk', () => {
  afterEach(clear)

  it('lead nowhere from the only one', async () => {
    keeps([])
    const { host, lists } = atDesk(waiting(1))
    await at(host, 1)
    const ways = async () =>
      (
        await Promise.all(
          ['Previous submission', 'Next submission'].map(name => byRole(host, 'button', name)),
        )
      ).map(button => (button as HTMLButtonElement).disabled)
    expect(await ways()).to.deep.equal([true, true])
    lists(waiting(2))
    expect(await ways()).to.deep.equal([false, false])
  })

  it('are not gone back by a page that says late where one was', async () => {
    keeps([])
    const { host, lists } = atDesk(waiting(3))
    await at(host, 1)
    for (const id of [2, 3]) {
      await sendKeys({ press: 'j' })
      await at(host, id)
    }
    for (const current of [2, 3]) {
      lists(waiting(3), { current })
      await see(host, '3 of 3')
      expect(host.shadowRoot?.querySelector('h2')?.textContent).to.equal('Student3')
    }
    lists(waiting(3), { current: 1 })
    await at(host, 1)
  })

  it('lead to a response, of several to the one that is chosen, in whose choice no key decides', async () => {
    keeps(waiting(2))
    const responses = [aPiece(9, { text: 'Text of the ninth' }), aPiece(2, { is_response: true })]
    const { host } = atDesk([aPiece(1, { responses }), aPiece(2, { is_response: true })])
    await at(host, 1)
    await see(host, 'Text of the ninth')
    // it is none of the desk's
    expect(visibleText(host)).not.to.include('Review this one')
    ;(await field(host, 'Response of')).focus()
    for (const key of ['a', 'b', 'd']) await sendKeys({ press: key })
    expect(answered(CHANGE)).to.have.length(0)
    await see(host, '1 of 2')
    await fill(host, 'Response of', '2')
    await see(host, 'Text 2')
    await press(host, 'Review this one')
    await at(host, 2)
  })
})
