import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { field, fill, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { APPROVAL, all, INES, LIST, OMAR, type StudentsElement, show } from './a-list.ts'

/** What is said of a control besides its name. */
const whyOf = (element: StudentsElement, control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => element.shadowRoot?.getElementById(id)?.textContent)
    .join(' ')

describe('the approval of what students post, in their list', () => {
  afterEach(unmountAll)

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
        expect(whyOf(element, box)).to.include(text)
      }
    })
  }
})
