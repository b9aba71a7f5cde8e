import { expect } from '@open-wc/testing'
import { answer, answered } from '../../support/answer.ts'
import { PARTNERS as PARTNERS_ONE } from '../../support/desk-stage.tsx'
import { field, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  atDesk,
  LIST,
  PARTNERS_POST,
  place,
  questions,
  RIVER,
  serverHas,
  show,
  shows,
} from './a-submission-list.ts'
import { filterBy, optionsOf } from './filter-steps.ts'
import { forgetView } from './view-steps.ts'

describe('the filter of the submissions', () => {
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

  it('shows one of another task, which the page has opened, at its desk alone', async () => {
    const { element } = await show({ attributes: 'filter-by="task:1" submission-id="32"' })
    await atDesk(element, 'Omar K')
    await press(element, 'Back to the list')
    await shows(element, 'Ines M', 'Zoe B')
    await see(element, '2 submissions')
  })

  it('leaves out nothing of the partner’s, also not what a link led to', async () => {
    serverHas([])
    answer(PARTNERS_ONE, { success: true, data: PARTNERS_POST })
    const element = place({ attributes: 'partner filter-by="pending" submission-id="90"' })
    await atDesk(element, 'Lea D')
    await press(element, 'Back to the list')
    await shows(element, 'Lea D')
    await see(element, '1 submission')
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
})
