import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { allClosed, focused, modal, sentences } from '../support/modals.ts'
import { byRole, field, press, see, tick } from '../support/page.ts'
import { ALL, choose, keeps, school, shown, street } from '../support/posts-together-stage.tsx'
import { until } from '../support/until.ts'
import { clear, LONG } from '../ui/show.tsx'
import { aPost, CHANGE, profile, serves, UNDO, VIDEOS } from './student-profile-stage.tsx'

describe('several task videos of a student', () => {
  afterEach(clear)

  it('are not changed as long as none is selected', async () => {
    keeps(ALL)
    const { host } = await shown()
    await see(host, 'None selected')
    const button = (await byRole(host, 'button', 'Video Approval')) as HTMLButtonElement
    expect(button.disabled).to.equal(true)
    await expect(host).to.be.accessible()
  })

  for (const [action, status] of [
    ['Approve', 'approved'],
    ['Unapprove', 'unapproved'],
    ['Block', 'blocked'],
    ['Delete', 'deleted'],
  ] as const) {
    it(`are ${status} together after a question`, async () => {
      keeps(ALL)
      const { host, heard } = await shown()
      await tick(host, 'Select ‘Our river’')
      await tick(host, 'Select ‘My school’')
      await see(host, '2 selected')
      await choose(host, action)
      const dialog = await modal(host, action)
      expect(sentences(dialog)).to.deep.equal([
        `The selected 2 videos will be changed to ${status} status. Would you like to continue?`,
      ])
      await expect(host).to.be.accessible()
      await press(dialog, action)
      await see(host, `2 posts are ${status} now.`)
      expect(answered(CHANGE)[0]?.body).to.deep.equal({
        action: status,
        videos: [
          { id: 31, version: 1 },
          { id: 33, version: 1 },
        ],
      })
      expect(heard).to.deep.equal(['edited'])
      await see(host, 'None selected')
      const first = status === 'deleted' ? 'My street' : 'Our river'
      await until(() => focused()?.querySelector('h3')?.textContent === first, `the focus at '${first}'`)
      await expect(host).to.be.accessible()
    })
  }

  it('are selected all at once and not at all, with a mark in between', async () => {
    keeps(ALL)
    const { host } = await shown()
    const all = await field(host, 'Select all')
    await tick(host, 'Select ‘My street’')
    await until(() => all.indeterminate && !all.checked, 'the mark')
    all.click()
    await see(host, '3 selected')
    expect([all.indeterminate, all.checked]).to.deep.equal([false, true])
    all.click()
    await see(host, 'None selected')
    expect((await field(host, 'Select ‘My street’')).checked).to.equal(false)
  })

  it('are selected and changed from the keyboard alone', async () => {
    keeps(ALL)
    const { host } = await shown()
    ;(await field(host, 'Select all')).focus()
    await sendKeys({ press: 'Space' })
    await see(host, '3 selected')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await byRole(host, 'menuitem', 'Approve')
    await sendKeys({ press: 'b' })
    await sendKeys({ press: 'Enter' })
    await modal(host, 'Block')
    await sendKeys({ press: 'Enter' })
    await see(host, '3 posts are blocked now.')
  })

  it('are as they were after Undo, deleted and of several statuses, too', async () => {
    keeps(ALL)
    const { host } = await shown()
    await tick(host, 'Select all')
    await choose(host, 'Delete')
    await press(await modal(host, 'Delete'), 'Delete')
    await see(host, '3 posts are deleted now.')
    answer(VIDEOS, { success: true, data: ALL })
    answer(UNDO, { success: true, data: { undone: [], changed_since: [], gone: [] } })
    await press(host, 'Undo')
    await see(host, '3 posts are what they were.')
    await see(host, 'My street')
    expect(answered(UNDO)[0]?.params).to.deep.include({ id: 7, change_id: 9 })
  })

  it('stay selected where the question is left, and where they could not be changed', async () => {
    keeps(ALL)
    const { host } = await shown()
    await tick(host, 'Select all')
    await choose(host, 'Delete')
    await modal(host, 'Delete')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    expect(answered(CHANGE)).to.have.length(0)
    answer(CHANGE, refusal('One of these posts is not there any more.', SUBMISSION_GONE), { status: 404 })
    answer(VIDEOS, { success: true, data: [street, school] })
    await choose(host, 'Approve')
    await press(await modal(host, 'Approve'), 'Approve')
    await see(host, 'One of these posts is not there any more.')
    await press(host, 'OK')
    // whose post is gone is not meant any more
    await see(host, '2 selected')
  })

  it('cannot be changed once the exchange has expired', async () => {
    keeps(ALL)
    const { host } = await shown({ classroom: { status: 'expired' } })
    expect((await field(host, 'Select all')).disabled).to.equal(true)
    expect((await field(host, 'Select ‘Our river’')).disabled).to.equal(true)
    const button = (await byRole(host, 'button', 'Video Approval')) as HTMLButtonElement
    expect(button.disabled).to.equal(true)
  })

  it('stand in their place at any length, from a narrow column to a wide page', async () => {
    for (const width of [320, 390, 700, 1280]) {
      serves({ videos: [aPost({ task_name: LONG }), street] })
      const { host } = profile({ width })
      await see(host, 'My street')
      expect(host.scrollWidth, `${width} px`).to.equal(host.clientWidth)
      clear()
    }
  })
})
