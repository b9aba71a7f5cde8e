import { expect } from '@open-wc/testing'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { focused, hasFocus, modal } from '../support/modals.ts'
import { byRole, field, press, see, seeNoMore, tick, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'
import { aStudent } from '../widgets/students/a-list.ts'
import { profile, STUDENT, serves } from './student-profile-stage.tsx'

const PATH = '/api/teacher/classrooms/{id}/students/{student_id}'
const APPROVAL = 'PUT /api/teacher/classrooms/{id}/students/submissions/permissions'
const GONE = 'This student is no longer in the classroom.'
const unreachable = () => new Response('', { status: 503 })

/** Whether a button of this name cannot be pressed. */
const isOff = async (root: Element, name: string) =>
  ((await byRole(root, 'button', name)) as HTMLButtonElement).disabled

describe('the profile of a student', () => {
  afterEach(clear)

  it('has the name, how far they are, and their task videos', async () => {
    serves()
    const { host } = profile()
    await byRole(host, 'button', 'Student View')
    await see(host, 'Ines M')
    await see(host, 'Username ines-kite-42')
    const table = host.shadowRoot?.querySelector('table')
    expect(table?.ariaLabel).to.equal('Progress of Ines M')
    expect(
      [...(table?.rows ?? [])].map(row => [...row.cells].map(({ textContent }) => textContent).join(' ')),
    ).to.deep.equal(['To-do 40%', 'Submitted 20%', 'Approved 40%', 'Blocked 0%'])
    expect((await byRole(host, 'tab', 'TASK VIDEOS')).ariaSelected).to.equal('true')
    await see(host, 'Our river')
    // the list may show shares by category
    await see(host, 'Of all posts that the tasks ask for, whatever their category.')
    await expect(host).to.be.accessible()
  })

  it('says Completed where all is approved', async () => {
    serves({ student: { progression_percent: { submitted: 0, approved: 100, blocked: 0 } } })
    await see(profile().host, 'Completed')
  })

  it('leads back to the list', async () => {
    serves()
    const { host, heard } = profile()
    await press(host, 'Back')
    expect(heard).to.deep.equal(['back'])
  })

  it('says that it is coming, and shows nothing else until it is there', async () => {
    serves()
    const come = hold(STUDENT, { success: true, data: aStudent() })
    const { host } = profile()
    await see(host, 'Loading')
    expect(visibleText(host)).not.to.include('Student View')
    await expect(host).to.be.accessible()
    come()
    await see(host, 'Ines M')
  })

  it('says what went wrong, and comes with another attempt', async () => {
    serves()
    answer(STUDENT, unreachable())
    const { host } = profile()
    const dialog = await modal(host, 'The profile cannot be shown')
    await expect(host).to.be.accessible()
    serves()
    await press(dialog, 'Retry')
    await see(host, 'Ines M')
  })

  it('says that a student is gone who was removed meanwhile, with the way back', async () => {
    serves()
    answer(STUDENT, refusal(GONE, STUDENT_GONE), { status: 404 })
    const { host, heard } = profile()
    await see(host, 'This profile is not there any more')
    await expect(host).to.be.accessible()
    await press(host, 'Back')
    expect(heard).to.deep.equal(['back'])
  })

  for (const [what, student, text] of [
    ['nobody has paid', {}, 'The student has not yet paid'],
    [
      'somebody has paid',
      { payments: [{ created_at: '2025-09-08T10:00:00.000Z', amount: 25 }], hasPayments: true },
      'Student paid $25 on 9/8/2025',
    ],
  ] as const) {
    it(`says so where ${what}, in a classroom that takes payment and in no other`, async () => {
      serves({ student: { ...student, payments: [...('payments' in student ? student.payments : [])] } })
      const paid = profile({ classroom: { student_payment_required: true } })
      await see(paid.host, text)
      await expect(paid.host).to.be.accessible()
      clear()
      const { host } = profile()
      await see(host, 'Ines M')
      expect(visibleText(host)).not.to.include('paid')
    })
  }

  it('speaks of a group, which an operator alone deletes', async () => {
    serves({ student: { full_name: 'Night Owls', first_name: 'Night Owls', last_initial: '' }, videos: [] })
    const groups = { course_student_group_type_id: 2 } as const
    const { host } = profile({ classroom: groups })
    await byRole(host, 'button', 'Group View')
    await byRole(host, 'button', 'Edit group name')
    expect(visibleText(host)).not.to.include('Delete group')
    expect(visibleText(host)).not.to.match(/\bstudent\b/i)
    clear()
    await byRole(
      profile({ classroom: groups, operator: 'support@luv.example' }).host,
      'button',
      'Delete group',
    )
  })

  it('names the group of the partner that it works with, once that name is approved', async () => {
    const partner = { partner_name: 'Condors', partner_is_approved_name: true }
    serves({ student: partner })
    await see(profile().host, 'Works with Condors')
    clear()
    serves({ student: { ...partner, partner_is_approved_name: false } })
    const { host } = profile()
    await see(host, 'Username ines-kite-42')
    await seeNoMore(host, 'Condors')
  })

  it('changes nothing once the exchange has expired, and says why', async () => {
    serves()
    const { host } = profile({ classroom: { status: 'expired' } })
    await see(host, 'This classroom exchange has expired, so nothing can be changed any more.')
    for (const name of ['Edit student name', 'Reset password', 'Delete student', 'Approve', 'Delete'])
      expect(await isOff(host, name), name).to.equal(true)
    const why = (await byRole(host, 'button', 'Reset password')).getAttribute('aria-describedby')
    expect(host.shadowRoot?.getElementById(why ?? '')?.textContent).to.include('has expired')
    expect((await field(host, 'Submissions of this student need my approval')).disabled).to.equal(true)
    expect(await isOff(host, 'Student View')).to.equal(false)
    await expect(host).to.be.accessible()
  })

  it('is renamed, with the focus where it was, and shows the new name', async () => {
    serves()
    const { host, heard } = profile()
    answer(`PUT ${PATH}`, { success: true })
    const button = await byRole(host, 'button', 'Edit student name')
    await press(host, 'Edit student name')
    const dialog = await modal(host, 'Edit student name')
    serves({ student: { first_name: 'Zoë', full_name: 'Zoë M' } })
    await press(dialog, 'Save')
    await see(host, 'Success!')
    await press(host, 'OK')
    await see(host, 'Zoë M')
    await hasFocus(button)
    expect(heard).to.deep.equal(['edited'])
  })

  it('gets another password, with the address of the student site', async () => {
    serves()
    const { host } = profile()
    answer(`PUT ${PATH}/password`, {
      success: true,
      data: { id: 11, username: 'ines-kite-42', password: 'acorn-river-piano-77', code: 'QX7-KLM' },
    })
    await press(host, 'Reset password')
    await press(await modal(host, 'Reset password'), 'Reset password')
    await see(await modal(host, 'Password reset'), 'Student portal: https://host.example/demo/student/')
    await press(host, 'OK')
    await press(await modal(host, 'Close without the password?'), 'Close without it')
    await hasFocus(await byRole(host, 'button', 'Reset password'))
  })

  it('is deleted after a question, and brought back with Undo', async () => {
    serves()
    const { host, heard } = profile()
    answer(`DELETE ${PATH}`, { success: true })
    answer(`POST ${PATH}/restore`, { success: true })
    await press(host, 'Delete student')
    await press(await modal(host, 'Delete student'), 'Delete student')
    await see(host, 'Ines M was deleted.')
    expect(heard).to.deep.equal(['removed'])
    const undo = await byRole(host, 'button', 'Undo')
    await hasFocus(undo)
    expect(visibleText(host)).not.to.include('TASK VIDEOS')
    await expect(host).to.be.accessible()
    undo.click()
    await byRole(host, 'button', 'Student View')
    expect(heard).to.deep.equal(['removed', 'restored'])
    await until(() => focused()?.className === 'student-profile', 'the focus')
    expect(answered(`POST ${PATH}/restore`)[0]?.params).to.deep.equal({ id: 7, student_id: 11 })
  })

  it('is there again after Undo, although a poll has said meanwhile that they are gone', async () => {
    serves()
    const { host } = profile()
    answer(`DELETE ${PATH}`, () => {
      answer(STUDENT, refusal(GONE, STUDENT_GONE), { status: 404 })
      return { success: true }
    })
    await press(host, 'Delete student')
    await press(await modal(host, 'Delete student'), 'Delete student')
    const undo = await byRole(host, 'button', 'Undo')
    answer(`POST ${PATH}/restore`, { success: true })
    const come = hold(STUDENT, { success: true, data: aStudent() })
    undo.click()
    await see(host, 'Bringing back…')
    await until(() => answered(`POST ${PATH}/restore`).length === 1)
    expect(visibleText(host)).not.to.include('not there any more')
    come()
    await byRole(host, 'button', 'Student View')
  })

  it('is not there before the name of a group is approved', async () => {
    serves({ student: { full_name: 'Group 2', is_approved_name: false } })
    const { host } = profile({ classroom: { course_student_group_type_id: 2 } })
    await see(host, 'There is a profile as soon as you have approved the name of this group.')
    expect(visibleText(host)).not.to.include('TASK VIDEOS')
    await expect(host).to.be.accessible()
  })

  it('is there once the exchange has expired, when nobody can approve a name any more', async () => {
    serves({ student: { full_name: 'Group 2', is_approved_name: false } })
    const { host } = profile({ classroom: { course_student_group_type_id: 2, status: 'expired' } })
    await see(host, 'TASK VIDEOS')
  })

  it('says why a student cannot be brought back', async () => {
    serves()
    const { host } = profile()
    answer(`DELETE ${PATH}`, { success: true })
    answer(`POST ${PATH}/restore`, refusal('A classroom has room for 30 students.', 71), { status: 422 })
    await press(host, 'Delete student')
    await press(await modal(host, 'Delete student'), 'Delete student')
    await press(host, 'Undo')
    await see(await modal(host, 'Undo'), 'A classroom has room for 30 students.')
    await press(host, 'OK')
    await byRole(host, 'button', 'Undo')
  })
})

describe('the approval of what a student posts', () => {
  afterEach(clear)
  const LABEL = 'Submissions of this student need my approval'

  it('is switched, and is as it was where the server refuses', async () => {
    serves()
    const { host, heard } = profile()
    answer(APPROVAL, { success: true })
    expect((await field(host, LABEL)).checked).to.equal(true)
    answer(STUDENT, { success: true, data: aStudent({ pivot: { approve_student_submissions: false } }) })
    await see(host, 'The partner classroom sees a video only after you have approved it.')
    await tick(host, LABEL, false)
    const question = await modal(host, 'Approval')
    await see(question, 'what Ines M submits without your approval')
    await press(question, 'Cancel')
    expect(answered(APPROVAL)).to.have.length(0)
    await tick(host, LABEL, false)
    await press(await modal(host, 'Approval'), 'Switch off')
    await until(() => heard.length > 0, 'the answer')
    expect(answered(APPROVAL)[0]?.body).to.deep.equal({ approve_student_submissions: false, students: [11] })
    expect((await field(host, LABEL)).checked).to.equal(false)
    await see(host, 'The partner classroom sees at once what is submitted.')
    answer(APPROVAL, refusal('Not now.', 73), { status: 422 })
    await tick(host, LABEL)
    await see(await modal(host, 'Approval'), 'Not now.')
    await press(host, 'OK')
    expect((await field(host, LABEL)).checked).to.equal(false)
  })

  for (const [what, classroom, text] of [
    [
      'under 13',
      { age_range_id: 2, age_range: { id: 2, name: '11-14 years old', min_age: 12 } },
      'Students under 13: you must review and approve',
    ],
    ['of no age range', { age_range_id: null, age_range: null }, 'This classroom has no age range: you must'],
  ] as const) {
    it(`stays on for students ${what}, and says why`, async () => {
      serves({ student: { pivot: { approve_student_submissions: false } } })
      const { host } = profile({ classroom })
      await see(host, text)
      const box = await field(host, LABEL)
      expect([box.checked, box.disabled]).to.deep.equal([true, true])
      await seeNoMore(host, 'The partner classroom sees a video only')
      await expect(host).to.be.accessible()
    })
  }
})
