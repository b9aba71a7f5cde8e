import { expect } from '@open-wc/testing'
import { SUBMISSIONS_CHANGED_MAX } from '../../../src/contract/limits/submissions.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, answered } from '../../support/answer.ts'
import { focused, modal } from '../../support/modals.ts'
import { byRole, field, nextEvent, press, see, tick, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  atDesk,
  LIST,
  names,
  PARTNERS,
  PARTNERS_POST,
  place,
  postsOf,
  questions,
  RIVER,
  type SubmissionsElement,
  serverHas,
  show,
  shows,
} from './a-submission-list.ts'

const forgetView = () => storage('local').remove('cx-submissions-view')

async function filterBy(element: SubmissionsElement, label: string) {
  const select = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
  const option = await until(
    () => [...select.options].find(({ text }) => text === label),
    `the option ${label}`,
  )
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function optionsOf(element: SubmissionsElement) {
  const select = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
  return [...select.options].map(({ text }) => text)
}

describe('the list of submissions', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('is filtered by Approved, Pending, and the tasks that students see', async () => {
    const { element } = await show()
    await until(async () => (await optionsOf(element)).length > 3, 'the tasks')
    expect(await optionsOf(element)).to.deep.equal([
      'All submissions',
      'Approved',
      'Pending',
      'Our river',
      'My street',
    ])
    await filterBy(element, 'Pending')
    await shows(element, 'Ines M')
    await filterBy(element, 'My street')
    await shows(element, 'Omar K')
    expect(questions()).to.deep.equal([{}, { filter_by: 'pending' }, { filter_by: 'task:2' }])
  })

  it('offers no Pending where a whole class posts as one', async () => {
    const { element } = await show({ classroom: { course_student_group_type_id: 3 } })
    await until(async () => (await optionsOf(element)).length > 2, 'the tasks')
    expect(await optionsOf(element)).not.to.include('Pending')
  })

  it('names the filter that a link asks for, also one that is not offered', async () => {
    const cases = [
      ['pending', 'Pending', { course_student_group_type_id: 3 }],
      ['task:99', 'This task', {}],
      ['task:3', 'Lunch', {}],
    ] as const
    for (const [filter, label, classroom] of cases) {
      serverHas([RIVER], classroom)
      const element = place({ attributes: `filter-by="${filter}"` })
      const select = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
      await until(
        () => select.selectedOptions[0]?.text === label,
        () => `${label} in place of ${select.selectedOptions[0]?.text}`,
      )
      await filterBy(element, 'All submissions')
      await shows(element, 'Ines M')
      unmountAll()
    }
  })

  it('begins with the filter that the page asks for, and leads out of one that leaves all out', async () => {
    const { element } = await show({ posts: [RIVER], attributes: 'filter-by="pending"' })
    expect(questions()).to.deep.equal([{ filter_by: 'pending' }])
    await filterBy(element, 'Approved')
    await see(element, 'No submissions match this filter.')
    await press(element, 'Show all')
    await shows(element, 'Ines M')
  })

  it('asks for nothing that is no filter', async () => {
    await show({ attributes: 'filter-by="task:first"' })
    expect(questions()).to.deep.equal([{}])
  })

  it('forgets what is selected with another filter', async () => {
    const { element } = await show()
    await tick(element, 'Select ‘Our river’ of Ines M')
    await see(element, '1 selected')
    await filterBy(element, 'Pending')
    await see(element, 'None selected')
    await filterBy(element, 'All submissions')
    await see(element, 'None selected')
  })

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

  it('shows approved posts of the partner’s students, of which nothing is selected or changed', async () => {
    const { element } = await show()
    await filterBy(element, 'Pending')
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await shows(element, 'Lea D')
    expect(element.partner).to.equal(true)
    expect(await optionsOf(element)).to.deep.equal(['Approved'])
    expect(visibleText(element)).not.to.include('Video Approval')
    expect(all(element, 'input[type=checkbox]')).to.have.length(0)
    expect(answered(PARTNERS)).to.have.length(1)
    ;(await byRole(element, 'radio', 'My students')).click()
    await shows(element, 'Ines M')
    expect(questions().at(-1)).to.deep.equal({ filter_by: 'pending' })
  })

  it('calls a partner’s group without an approved name one, also at its desk and where it is answered', async () => {
    const { element } = await show({
      posts: [{ ...RIVER, is_response: true, responding_to: { id: 5, full_name: '' } }],
    })
    await see(element, 'Response to A partner group')
    const unnamed = { ...PARTNERS_POST, student_first_name: '', student_last_initial: '' }
    answer(PARTNERS, { success: true, data: [unnamed] })
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await shows(element, 'A partner group')
    await press(element, 'A partner group, Our river')
    await atDesk(element, 'A partner group')
    await press(element, 'Flag as inappropriate')
    await see(await modal(element, 'Flag as inappropriate'), '‘Our river’ by A partner group')
  })

  it('has no side of a partner where there is none', async () => {
    const { element } = await show({ classroom: { class_pairing: null } })
    expect(visibleText(element)).not.to.include('Partner’s students')
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

  it('opens the one that the page asks for, whatever the filter', async () => {
    const { element } = await show({
      attributes: 'filter-by="pending" submission-id="32"',
    })
    expect(questions()).to.deep.equal([{ filter_by: 'pending', submission_id: '32' }])
    await see(element, 'My street')
    await press(element, 'Back to the list')
    // the filter holds again: this one was there for its desk alone
    await shows(element, 'Ines M')
    await see(element, '1 submission')
    expect(answered(LIST)).to.have.length(1)
  })

  it('keeps its filter in the address of a submission and of the list', async () => {
    const { element } = await show({ attributes: 'filter-by="approved"' })
    await filterBy(element, 'Pending')
    await shows(element, 'Ines M')
    const told = nextEvent<{ path: string }>(element, 'cx-submission-shown')
    await press(element, 'Ines M, Our river')
    expect((await told).detail.path).to.equal('/classroom/7?tab=submissions&submissionId=31&filterBy=pending')
    await atDesk(element, 'Ines M')
    const back = nextEvent<{ path: string }>(element, 'cx-submission-shown')
    await press(element, 'Back to the list')
    expect((await back).detail.path).to.equal('/classroom/7?tab=submissions&filterBy=pending')
    expect(questions().at(-1)).to.include({ filter_by: 'pending' })
  })

  it('says in an address that a submission is the partner’s', async () => {
    const { element } = await show({ attributes: 'partner' })
    const told = nextEvent<{ path: string }>(element, 'cx-submission-shown')
    await press(element, 'Lea D, Our river')
    expect((await told).detail.path).to.equal('/classroom/7?tab=submissions&submissionId=90&partner=true')
  })
})
