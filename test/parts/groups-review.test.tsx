import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { APPROVE, asked, NAMES, NEW, opened, PASSWORD, REVIEW_TITLE, says } from '../support/groups-stage.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { mayLeavePage } from '../support/leaving.ts'
import { allClosed, hasFocus, modal, openModals } from '../support/modals.ts'
import { field, fill, press, see, seeNoMore } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

beforeEach(() => void signedIn())
afterEach(clear)

describe('the names of groups', () => {
  // what is said for a moment stays until it is seen
  heldTimers()

  it('are reviewed by themselves, changed and approved', async () => {
    says(2, 2, NEW)
    answer(APPROVE, () => {
      says(2, 2, [])
      return { success: true, message: 'Success!', data: [] }
    })
    const { host, heard } = opened({ students_number: 2 })
    const dialog = await modal(host, REVIEW_TITLE)
    await see(dialog, 'Username otter-maple-31')
    await expect(host).to.be.accessible()
    await fill(dialog, 'Name of group 2', ' Night Owls ')
    await press(dialog, 'Approve')
    await allClosed()
    await seeNoMore(host, 'wait for you')
    expect(heard).to.deep.equal(['changed'])
    expect(answered(APPROVE)[0]?.body).to.deep.equal({
      groups: [
        { id: 31, group_name: 'Herons' },
        { id: 32, group_name: 'Night Owls' },
      ],
    })
  })

  it('are not sent again with the old names while the new ones are on their way', async () => {
    says(2, 2, NEW)
    answer(APPROVE, { success: true, data: [] })
    const { host } = opened({ students_number: 2 })
    const dialog = await modal(host, REVIEW_TITLE)
    await fill(dialog, 'Name of group 1', 'Night Owls')
    // what waits is asked for again, and that has no answer yet
    const comes = hold(NAMES, { success: true, data: [] })
    await press(dialog, 'Approve')
    await allClosed()
    expect(answered(APPROVE)).to.have.length(1)
    comes()
    await seeNoMore(host, 'wait for you')
  })

  it('bring the first passwords of groups that have none, told once', async () => {
    says(2, 2, NEW)
    answer(APPROVE, () => {
      says(2, 2, [])
      return { success: true, data: [PASSWORD] }
    })
    const { host } = opened({ students_number: 2 })
    await press(await modal(host, REVIEW_TITLE), 'Approve')
    const sheet = await modal(host, 'First passwords of your groups')
    for (const text of ['Herons', 'otter-maple-31', 'river-lemon-harbor-31', 'Classroom code: QX7KLM'])
      await see(sheet, text)
    await expect(host).to.be.accessible()
    expect(mayLeavePage()).to.equal(false)
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = async () => {}
    await press(host, 'Copy passwords')
    await see(host, 'Copied!')
    navigator.clipboard.writeText = writeText
    await until(mayLeavePage, 'the page may be left')
    await press(host, 'Done')
    await allClosed()
  })

  it('bring passwords that are not closed by a slip', async () => {
    says(2, 2, NEW)
    answer(APPROVE, { success: true, data: [PASSWORD] })
    const { host } = opened({ students_number: 2 })
    await press(await modal(host, REVIEW_TITLE), 'Approve')
    await press(await modal(host, 'First passwords of your groups'), 'Done')
    await press(await modal(host, 'Close without the passwords?'), 'Stay')
    await press(await modal(host, 'First passwords of your groups'), 'Done')
    await press(await modal(host, 'Close without the passwords?'), 'Close')
    await allClosed()
  })

  it('that were changed are not lost by a slip', async () => {
    says(2, 2, NEW)
    const { host } = opened({ students_number: 2 })
    const dialog = await modal(host, REVIEW_TITLE)
    await fill(dialog, 'Name of group 2', 'Night Owls')
    expect(mayLeavePage()).to.equal(false)
    await sendKeys({ press: 'Escape' })
    const question = await modal(host, 'Close without the names?')
    await expect(host).to.be.accessible()
    await press(question, 'Stay')
    expect((await field(dialog, 'Name of group 2')).value).to.equal('Night Owls')
    await press(dialog, 'Later')
    await press(await modal(host, 'Close without the names?'), 'Close without them')
    await allClosed()
    await until(mayLeavePage, 'the page may be left')
  })

  for (const [typed, sentence] of [
    ['', 'Field required.'],
    ['Owls 2', 'Do not include numbers or symbols.'],
    ['a'.repeat(26), 'Field must have maximum 25 letters.'],
  ] as const) {
    it(`are told '${sentence}' of '${typed}'`, async () => {
      says(2, 2, NEW)
      const { host } = opened({ students_number: 2 })
      const dialog = await modal(host, REVIEW_TITLE)
      await fill(dialog, 'Name of group 2', typed)
      await press(dialog, 'Approve')
      await see(dialog, sentence)
      await hasFocus(await field(dialog, 'Name of group 2'))
      expect(answered(APPROVE)).to.have.length(0)
      await expect(host).to.be.accessible()
    })
  }

  it('wait when they are put away, and are found again', async () => {
    says(2, 2, NEW)
    const { host } = opened({ students_number: 2 })
    await press(await modal(host, REVIEW_TITLE), 'Later')
    await allClosed()
    await see(host, 'The names of 2 groups wait for you.')
    await expect(host).to.be.accessible()
    await press(host, 'Review the names')
    await modal(host, REVIEW_TITLE)
  })

  it("end with 'Please try again.' when they could not be approved", async () => {
    says(2, 2, NEW)
    answer(APPROVE, new Response('', { status: 500 }))
    const { host } = opened({ students_number: 2 })
    await press(await modal(host, REVIEW_TITLE), 'Approve')
    await see(host, 'Error reporting. Please try again.')
    answer(APPROVE, () => {
      says(2, 2, [])
      return { success: true, data: [] }
    })
    await press(host, 'Retry')
    await allClosed()
  })

  it('say at their field what the server finds wrong', async () => {
    says(2, 2, NEW)
    answer(APPROVE, refusal('Not this.', undefined, { 'groups.1.group_name': ['Not this.'] }), {
      status: 422,
    })
    const { host } = opened({ students_number: 2 })
    const dialog = await modal(host, REVIEW_TITLE)
    await press(dialog, 'Approve')
    await see(dialog, 'Not this.')
    await hasFocus(await field(dialog, 'Name of group 2'))
  })

  it('are not reviewed once the exchange is over', async () => {
    says(2, 2, NEW)
    const { host, shadow } = opened({ status: 'expired', students_number: 2 })
    await asked()
    await until(() => shadow.querySelector('.groups-notices') !== null, 'the flow')
    expect(openModals(host)).to.have.length(0)
  })
})
