import { expect } from '@open-wc/testing'
import { aText } from '../../parts/student-profile-stage.tsx'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { focused, hasFocus, modal } from '../../support/modals.ts'
import { byRole, field, fill, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
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

  it('changes the approval of one student, at once, and tells the page', async () => {
    const element = await show()
    const saved = hold(APPROVAL, { success: true })
    const told = nextEvent<object>(element, 'cx-students-changed')
    await tick(element, 'Approval of what Omar B posts')
    expect((await field(element, 'Approval of what Omar B posts')).checked).to.equal(true)
    answer(LIST, { success: true, data: [INES, { ...OMAR, pivot: { approve_student_submissions: true } }] })
    saved()
    expect((await told).detail).to.deep.equal({ change: 'approval', studentIds: [12] })
    expect(answered(APPROVAL).map(({ body }) => body)).to.deep.equal([
      { approve_student_submissions: true, students: [12] },
    ])
    await until(async () => (await field(element, 'All submissions need my approval')).checked)
  })

  it('asks before it switches the approval of one student off', async () => {
    const element = await show()
    answer(APPROVAL, { success: true })
    await tick(element, 'Approval of what Ines M posts', false)
    const asked = await modal(element, 'Approval')
    await see(asked, 'The partner classroom will see what Ines M submits without your approval.')
    await press(asked, 'Cancel')
    expect(answered(APPROVAL)).to.have.length(0)
    expect((await field(element, 'Approval of what Ines M posts')).checked).to.equal(true)
    await tick(element, 'Approval of what Ines M posts', false)
    await press(await modal(element, 'Approval'), 'Switch off')
    await until(() => answered(APPROVAL).length === 1)
    expect(answered(APPROVAL)[0]?.body).to.deep.equal({ approve_student_submissions: false, students: [11] })
  })

  for (const [what, students, text] of [
    ['all need it', [INES], 'The partner classroom sees a video only after you have approved it.'],
    ['some need it', [INES, OMAR], 'sees at once what is submitted by those who need no approval.'],
    ['none needs it', [OMAR], 'The partner classroom sees at once what is submitted.'],
  ] as const)
    it(`says who sees what where ${what}`, async () => {
      await see(await show({ students: [...students] }), text)
    })

  it('changes the approval of all that are shown', async () => {
    const element = await show()
    const every = await field(element, 'All submissions need my approval')
    expect(every.indeterminate).to.equal(true)
    answer(APPROVAL, { success: true })
    every.click()
    await until(() => answered(APPROVAL).length === 1)
    expect(answered(APPROVAL)[0]?.body).to.deep.equal({
      approve_student_submissions: true,
      students: [11, 12],
    })
  })

  it('asks before it switches the approval of all off, and says of how many', async () => {
    const element = await show({ students: [INES, { ...OMAR, pivot: INES.pivot }] })
    answer(APPROVAL, { success: true })
    await tick(element, 'All submissions need my approval', false)
    const asked = await modal(element, 'Approval')
    await see(asked, 'what 2 students submit without your approval')
    await press(asked, 'Cancel')
    expect(answered(APPROVAL)).to.have.length(0)
    await tick(element, 'All submissions need my approval', false)
    await press(await modal(element, 'Approval'), 'Switch off')
    await until(() => answered(APPROVAL).length === 1)
    expect(answered(APPROVAL)[0]?.body).to.deep.equal({
      approve_student_submissions: false,
      students: [11, 12],
    })
  })

  it('speaks of those shown alone while a filter leaves others out', async () => {
    const element = await show()
    await fill(element, 'Filter by task status', 'pending')
    await field(element, 'All submissions of those shown need my approval')
  })

  it('takes back an approval that the server refuses, and says why', async () => {
    const element = await show()
    answer(APPROVAL, refusal('Not now.'), { status: 422 })
    await tick(element, 'Approval of what Omar B posts')
    const told = await modal(element, 'Approval')
    await see(told, 'Not now.')
    await press(told, 'OK')
    await until(async () => !(await field(element, 'Approval of what Omar B posts')).checked)
  })

  const young = { id: 2, name: '11-12 years old', min_age: 12 }
  for (const [what, classroom, text] of [
    ['under 13', { age_range: young }, 'Students under 13'],
    ['without an age range', { age_range_id: null, age_range: null }, 'This classroom has no age range'],
  ] as const) {
    it(`cannot switch approval off ${what}, and says why`, async () => {
      const element = await show({ classroom })
      await see(element, text)
      for (const box of all<HTMLInputElement>(element, '.approval input, .line input')) {
        expect(box.disabled).to.equal(true)
        expect(box.checked).to.equal(true)
      }
    })
  }

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
