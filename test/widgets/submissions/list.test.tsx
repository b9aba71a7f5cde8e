import { expect } from '@open-wc/testing'
import { SUBMISSIONS_CHANGED_MAX } from '../../../src/contract/limits/submissions.ts'
import { focused } from '../../support/modals.ts'
import { byRole, field, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, atDesk, names, postsOf, RIVER, show } from './a-submission-list.ts'
import { forgetView } from './view-steps.ts'

describe('the list of submissions', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('keeps what is selected when it is refreshed, and counts no more what has gone', async () => {
    const { element, becomes } = await show()
    await tick(element, 'Select all')
    await see(element, '3 selected')
    const newer = { ...RIVER, id: 40, student_first_name: 'Mia', created_at: '2025-10-05T10:00:00.000Z' }
    becomes([newer, RIVER])
    window.dispatchEvent(new Event('online'))
    await until(() => names(element).join() === 'Mia M,Ines M', 'the refreshed list')
    await see(element, '1 selected')
    expect((await field(element, 'Select all')).indeterminate).to.equal(true)
    expect((await field(element, 'Select ‘Our river’ of Ines M')).checked).to.equal(true)
  })

  it('is a grid as soon as that is chosen, and the browser remembers it', async () => {
    const { element } = await show()
    ;(await byRole(element, 'radio', 'Grid view')).click()
    await until(() => all(element, 'ul.cards > li').length === 3, 'the cards')
    unmountAll()
    const again = await show()
    expect(all(again.element, 'ul.cards > li')).to.have.length(3)
  })

  it('puts rows into the page as they are scrolled to, and selects them all', async () => {
    const { element } = await show({ posts: postsOf(350) })
    expect(names(element).length).to.be.below(350)
    await see(element, '350 submissions')
    await tick(element, 'Select all')
    await see(element, '350 selected')
    await press(element, 'Show 100 more')
    await until(() => names(element).length >= 200, 'more rows')
  })

  it('selects as many as can be changed at once, says that, and none with the next press', async () => {
    const { element } = await show({ posts: postsOf(SUBMISSIONS_CHANGED_MAX + 1) })
    await tick(element, 'Select all')
    await see(element, '500 selected, as many as can be changed at once')
    const box = await field(element, 'Select all')
    expect([box.checked, box.indeterminate]).to.deep.equal([false, true])
    await tick(element, 'Select all')
    await see(element, 'None selected')
    expect(box.indeterminate).to.equal(false)
  })

  it('takes others as soon as as many have gone from the list', async () => {
    const many = postsOf(SUBMISSIONS_CHANGED_MAX + 1)
    const { element, becomes } = await show({ posts: many })
    await tick(element, 'Select all')
    await see(element, '500 selected')
    becomes(many.slice(-20).reverse())
    window.dispatchEvent(new Event('online'))
    await see(element, '19 selected')
    await tick(element, `Select ‘Our river’ of Student ${many.length}`)
    await see(element, '20 selected')
  })

  it('has what is made of selected ones in sight, however far down they are', async () => {
    const { element } = await show({ posts: postsOf(60), width: 360 })
    all(element, '[data-post="60"]')[0]?.scrollIntoView()
    await tick(element, 'Select ‘Our river’ of Student 60')
    await see(element, '1 selected')
    expect(scrollY).to.be.above(innerHeight)
    const { top, bottom } = (await byRole(element, 'button', 'Video Approval')).getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(innerHeight)
  })

  it('opens a submission in its place, tells the page, and comes back to where it was', async () => {
    const { element } = await show()
    await tick(element, 'Select ‘My street’ of Omar K')
    const told = nextEvent<{ submissionId: number; path: string }>(element, 'cx-submission-shown')
    await press(element, 'Omar K, My street')
    expect((await told).detail).to.deep.equal({
      submissionId: 32,
      path: '/classroom/7?tab=submissions&submissionId=32',
    })
    expect(element.submissionId).to.equal(32)
    await atDesk(element, 'Omar K')
    await press(element, 'Back to the list')
    await until(() => focused()?.textContent === 'Omar K', 'the focus where it was')
    await see(element, '1 selected')
  })

  it('goes from one submission to the next at the desk, and the focus stays where it was pressed', async () => {
    const { element } = await show()
    await press(element, 'Ines M, Our river')
    await atDesk(element, 'Ines M')
    const told = nextEvent<{ submissionId: number }>(element, 'cx-submission-shown')
    await press(element, 'Next submission')
    expect((await told).detail.submissionId).to.equal(32)
    await atDesk(element, 'Omar K')
    expect(focused()?.textContent).to.equal('Next submission')
    await press(element, 'Back to the list')
    await until(() => focused()?.textContent === 'Omar K', 'the focus at the last one')
  })
})
