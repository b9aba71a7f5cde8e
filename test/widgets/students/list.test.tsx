import { expect } from '@open-wc/testing'
import { aText } from '../../parts/student-profile-stage.tsx'
import { answer, refusal } from '../../support/answer.ts'
import { focused, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { stepsBackTaken, watchStepsBack } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'
import {
  APPROVAL,
  all,
  aProfileOf,
  aStudent,
  aTask,
  INES,
  LIST,
  names,
  OMAR,
  questions,
  type StudentsElement,
  show,
  shows,
} from './a-list.ts'

const submit = (element: StudentsElement) =>
  element.shadowRoot?.querySelector<HTMLFormElement>('form[role=search]')?.requestSubmit()

async function searchFor(element: StudentsElement, text: string): Promise<void> {
  await fill(element, 'Search by name', text)
  submit(element)
}

describe('the list of students', () => {
  beforeEach(watchStepsBack)
  afterEach(stepsBackTaken)
  afterEach(unmountAll)

  it('searches on Enter, and for everybody again once the search is cleared', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [OMAR] : [INES, OMAR] }))
    await fill(element, 'Search by name', ' omar ')
    expect(questions()).to.deep.equal([{}])
    submit(element)
    await shows(element, 'Omar B')
    expect(questions().at(-1)).to.deep.equal({ search_string: 'omar' })
    await press(element, 'Clear search')
    await shows(element, 'Ines M', 'Omar B')
  })

  it('says that nobody was found, and then clears the search', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [] : [INES, OMAR] }))
    await searchFor(element, 'zoe')
    const told = await modal(element, 'My Students')
    await see(told, 'No match found.')
    await press(told, 'OK')
    await shows(element, 'Ines M', 'Omar B')
    expect((await field(element, 'Search by name')).value).to.equal('')
  })

  it('filters by the status of a task, and says what to do where nobody has it', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({ success: true, data: query.filter_by === 'blocked' ? [] : [INES] }))
    await fill(element, 'Filter by task status', 'pending')
    await until(() => names(element).join() === 'Ines M')
    expect(questions().at(-1)).to.deep.equal({ filter_by: 'pending' })
    await fill(element, 'Filter by task status', 'blocked')
    await see(element, 'Nobody has a task that is ‘Blocked’.')
    await press(element, 'Show all')
    await shows(element, 'Ines M')
    expect((await field(element, 'Filter by task status')).value).to.equal('')
  })

  it('sorts from A to Z, or from Z to A', async () => {
    const element = await show()
    expect((await field(element, 'A-Z')).checked).to.equal(true)
    answer(LIST, ({ query }) => ({ success: true, data: query.order_by ? [OMAR, INES] : [INES, OMAR] }))
    await press(element, 'Z-A')
    await shows(element, 'Omar B', 'Ines M')
    expect(questions().at(-1)).to.deep.equal({ order_by: 'z-a' })
  })

  it('asks for the percentage by category', async () => {
    const element = await show()
    const other = { submitted: 0, approved: 75, blocked: 0 }
    answer(LIST, { success: true, data: [aStudent({ progression_percent: other })] })
    await tick(element, 'Percentage by category')
    await see(element, '75%')
    expect(questions().at(-1)).to.deep.equal({ percentage_by_category: '1' })
  })

  it('sends independent teachers’ percentage by category as 0, and offers none', async () => {
    const element = await show({ user: { user_type: { slug: 'independent-teacher' } } })
    expect(questions()).to.deep.equal([{ percentage_by_category: '0' }])
    expect(all(element, '.toolbar input[type=checkbox]')).to.have.length(0)
  })

  it('says why another question was not answered', async () => {
    const element = await show()
    answer(LIST, refusal('Out of order.'), { status: 500 })
    await tick(element, 'Percentage by category')
    await see(await modal(element, 'My Students'), 'Out of order.')
  })

  it('keeps the rows where a refresh fails, with what was chosen, and says that they may be out of date', async () => {
    const element = await show()
    answer(APPROVAL, { success: true })
    answer(LIST, refusal('Out of order.'), { status: 500 })
    await tick(element, 'Approval of what Omar B posts')
    await see(element, 'This list may be out of date.')
    expect(names(element)).to.deep.equal(['Ines M', 'Omar B'])
    expect((await field(element, 'Approval of what Omar B posts')).checked).to.equal(true)
    answer(LIST, { success: true, data: [INES] })
    await press(element, 'Retry')
    await until(() => names(element).join() === 'Ines M')
  })

  it('shows each task of a student with its status, its name and its day on a press', async () => {
    const element = await show({ students: [INES] })
    const counts = await byRole(
      element,
      'button',
      '1 Submitted (Pending Review) 1 To Do 1 Approved Tasks of Ines M',
    )
    expect(counts.getAttribute('aria-expanded')).to.equal('false')
    counts.click()
    await see(element, 'My street')
    expect(counts.getAttribute('aria-expanded')).to.equal('true')
    const each = all(element, '.each li').map(item => item.textContent)
    expect(each).to.deep.equal([
      'Our riverApproved',
      'Our riverResponse · Due 10/20/2025Submitted (Pending Review)',
      'My streetTo Do',
    ])
    counts.click()
    await until(() => all(element, '.each').length === 0)
  })

  it('shows an unknown status as To Do, and says where there are no tasks', async () => {
    const strange = aTask({ status: 'lost' as 'to-do' })
    await see(await show({ students: [aStudent({ tasks: [strange] })] }), '1 To Do')
    unmountAll()
    await see(await show({ students: [aStudent({ tasks: [] })] }), 'No tasks yet')
  })

  it('says Completed where all is approved', async () => {
    const progression_percent = { submitted: 0, approved: 100, blocked: 0 }
    await see(await show({ students: [aStudent({ progression_percent })] }), 'Completed')
  })

  it('says that a classroom of 30 is full', async () => {
    const students = Array.from({ length: 30 }, (_, index) => aStudent({ id: index + 1 }))
    const element = await show({ students })
    expect((await byRole(element, 'button', 'Add student')).matches(':disabled')).to.equal(true)
    await see(element, 'This classroom has its 30 students.')
  })

  it('opens a profile on its name, tells the page, and gives the focus back to the name', async () => {
    const element = await show()
    aProfileOf(OMAR)
    const shown = nextEvent<object>(element, 'cx-student-shown')
    const name = await byRole(element, 'link', 'Omar B')
    expect(name.getAttribute('href')).to.match(/\/classroom\/7\?tab=students&student_id=12$/)
    name.focus()
    name.click()
    await until(() => !name.checkVisibility(), 'the list to give way')
    expect((await shown).detail).to.deep.equal({
      studentId: 12,
      path: '/classroom/7?tab=students&student_id=12',
    })
    expect(element.studentId).to.equal(12)
    await until(() => focused()?.matches('h1, h2, h3'), 'the focus on the heading')
    await press(element, 'Back')
    await hasFocus(await byRole(element, 'link', 'Omar B'))
    expect(element.studentId).to.equal(undefined)
  })

  it('opens a profile that the page asks for', async () => {
    const element = await show()
    aProfileOf(INES)
    element.setAttribute('student-id', '11')
    await press(element, 'Back')
    await shows(element, 'Ines M')
  })

  it('opens a profile with the response that the page asks for, which has the focus', async () => {
    const element = await show()
    aProfileOf(INES)
    answer('GET /api/teacher/classrooms/{id}/students/{student_id}/responses', {
      success: true,
      data: [aText(), aText({ id: 42, task_name: 'My street' })],
    })
    for (const [name, value] of [
      ['posts', 'responses'],
      ['post-id', '42'],
      ['student-id', '11'],
    ] as const)
      element.setAttribute(name, value)
    await until(() => focused()?.matches('article[data-post="42"]'), 'the focus at the response')
    expect((await byRole(element, 'tab', 'RESPONSES')).ariaSelected).to.equal('true')
  })
})
