import { expect } from '@open-wc/testing'
import { groupTypes } from '../../../src/contract/rules/group-types.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, focused, hasFocus, modal, openModals, sentences } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { ACTIONS, ACTIVITY, inView, place, serverHas } from './a-classroom.ts'
import { anItem, aTask, showDashboard } from './a-dashboard.ts'

const ASSISTANT = 'POST /api/teacher/classrooms/{id}/teacher-assistant'
const REMOVAL = 'DELETE /api/teacher/classrooms/{id}/teacher-assistant'
const LONG = `${'A name that goes on and on '.repeat(4)}${'unbreakable'.repeat(9)}`
const independent = { user_type: { slug: 'independent-teacher' as const } }
const cells = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('.figures [role=cell]') ?? [])].map(cell => visibleText(cell))

describe('the dashboard of a classroom', () => {
  afterEach(unmountAll)

  for (const theme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      it(`is accessible in ${theme} ${brand}`, async () => {
        const attributes = `classroom-id="7" theme="${theme}" brand="${brand}"`
        const element = await showDashboard({
          attributes,
          classroom: { partner: null, teacher_assistants: [] },
        })
        await see(element, 'Say hello')
        await expect(element).to.be.accessible()
      })
    }
  }

  for (const width of [320, 390, 820, 1180]) {
    it(`fits ${width} px with long names`, async () => {
      const element = await showDashboard({
        width,
        items: [anItem({ action: { task: LONG, to_do: LONG }, video_url: '/v.mp4' })],
        tasks: [
          aTask({
            task_name: LONG,
            inactive_create_video_students: [{ id: 1, first_name: LONG, last_initial: 'M' }],
          }),
        ],
        classroom: { teacher_assistants: [{ full_name: LONG, email: `${'long'.repeat(30)}@demo.test` }] },
      })
      for (const details of element.shadowRoot?.querySelectorAll('details') ?? []) details.open = true
      await see(element, 'unbreakable')
      expect(element.scrollWidth).to.equal(width)
      const right = element.getBoundingClientRect().right
      const outside = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.dashboard *') ?? [])].filter(
        child => child.getBoundingClientRect().right > right + 0.5,
      )
      expect(outside.map(child => child.outerHTML.slice(0, 80))).to.deep.equal([])
    })
  }

  it('leads with what is to be done on a phone', async () => {
    const element = await showDashboard({ width: 358, classroom: { partner: null } })
    await see(element, 'Say hello')
    const text = visibleText(element)
    const places = ['Action Items', 'Student Activity', 'Find'].map(title => text.lastIndexOf(title))
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other))
    const first = element.shadowRoot?.querySelector('.action')?.getBoundingClientRect().top ?? Number.NaN
    expect(first - element.getBoundingClientRect().top).to.be.below(600)
  })

  it('says in a table how far the students are, who is missing, and until when', async () => {
    const element = await showDashboard()
    await byRole(element, 'table', 'Student Activity')
    const heads = [...(element.shadowRoot?.querySelectorAll('.figures [role=columnheader]') ?? [])]
    expect(heads.map(({ textContent }) => textContent)).to.deep.equal([
      'Task',
      'Create Video',
      'Respond to Partner',
    ])
    expect(cells(element)).to.deep.equal([
      '60% submitted Due 10/3/2025 2 pending review 2 inactive students',
      '25% submitted No due date',
    ])
    const bar = element.shadowRoot?.querySelector<HTMLElement>('.step-bar div')
    expect(bar?.style.width).to.equal('60%')
    inView(element, '.figures summary')?.click()
    await see(element, 'Ines M. Blue Group')
  })

  it('counts groups where students post in groups', async () => {
    const element = await showDashboard({
      classroom: { course_student_group_type_id: groupTypes.smallGroup },
    })
    expect(cells(element)[0]).to.include('2 inactive groups')
  })

  it('says that a task asks for no response', async () => {
    const element = await showDashboard({ tasks: [aTask({ percent_submitted_response_video: null })] })
    expect(cells(element)[1]).to.equal('No response')
  })

  it('leads to the choice of a course where there are no tasks for want of one', async () => {
    const element = await showDashboard({ tasks: [], classroom: { course_id: null, course: null } })
    await see(element, 'Select a course for this classroom')
    const path = nextPath(element)
    await press(element, 'Select a course')
    expect(await path).to.equal('/classroom/7/choose-course')
  })

  it('tells of student activity that could not be loaded, and tries again', async () => {
    signedIn()
    serverHas()
    answer(ACTIVITY, refusal(''), { status: 500 })
    const element = place(undefined, 1100)
    const told = await modal(element, 'Student Activity')
    expect(sentences(told)).to.deep.equal(['Information not found.'])
    await press(told, 'OK')
    await allClosed()
    answer(ACTIVITY, { success: true, data: { tasks: [aTask()] } })
    await press(element, 'Retry')
    await see(element, 'Our school day')
  })

  describe('of an independent teacher', () => {
    it('has student activity and a support link, no action items and no partner', async () => {
      const element = await showDashboard({ user: independent })
      const text = visibleText(element)
      expect(text).to.include('Respond to Classmates').and.not.to.include('Global Partner')
      expect(text).not.to.include('Action Items')
      expect(answered(ACTIONS)).to.have.length(0)
      const link = await byRole(element, 'link', 'support@luv.example')
      expect(link.getAttribute('href')).to.equal('mailto:support@luv.example')
      await expect(element).to.be.accessible()
    })
  })

  describe('the teacher assistant', () => {
    const alone = { classroom: { teacher_assistants: [] } }

    it('is added by their school email, and is there at once', async () => {
      const element = await showDashboard(alone)
      await press(element, 'Add Teacher Assistant')
      const form = await modal(element, 'Add Teacher Assistant')
      await expect(element).to.be.accessible()
      expect(visibleText(form)).to.include('also those that wait for approval')
      await press(form, 'Add')
      await see(form, 'Field required.')
      await fill(form, 'School email', 'nobody')
      await press(form, 'Add')
      await see(form, 'Enter a valid email.')
      expect(answered(ASSISTANT)).to.have.length(0)
      const data = { full_name: 'Jonas Berg', email: 'jonas@demo.test' }
      answer(ASSISTANT, { success: true, data })
      serverHas({ teacher_assistants: [data] })
      await fill(form, 'School email', ' jonas@demo.test ')
      await press(form, 'Add')
      const told = await modal(element, 'Successful')
      expect(answered(ASSISTANT).map(({ body }) => body)).to.deep.equal([{ email: 'jonas@demo.test' }])
      await press(told, 'OK')
      await allClosed()
      await see(element, 'jonas@demo.test')
      expect(visibleText(element)).not.to.include('Add Teacher Assistant')
    })

    for (const width of [900, 1180]) {
      it(`is asked for by a button of one line beside the action items of ${width} px`, async () => {
        const element = await showDashboard({
          width,
          classroom: { partner: null, teacher_assistants: [] },
        })
        const find = (await byRole(element, 'link', 'Find')).getBoundingClientRect()
        const add = (await byRole(element, 'button', 'Add Teacher Assistant')).getBoundingClientRect()
        expect(add.left).to.equal(find.left)
        expect(add.height).to.equal(find.height)
      })
    }

    it('is refused at the field, or in a modal that keeps what was typed', async () => {
      const element = await showDashboard(alone)
      await press(element, 'Add Teacher Assistant')
      const form = await modal(element, 'Add Teacher Assistant')
      answer(ASSISTANT, refusal('No.', undefined, { email: ['Enter the email of somebody else.'] }), {
        status: 422,
      })
      await fill(form, 'School email', 'ada@demo.test')
      await press(form, 'Add')
      await see(form, 'Enter the email of somebody else.')
      answer(ASSISTANT, refusal('The service rests.'), { status: 503 })
      await fill(form, 'School email', 'bea@demo.test')
      await press(form, 'Add')
      await see(element, 'The service rests. Please try again.')
      answer(ASSISTANT, refusal('This classroom exchange has expired.', 42), { status: 422 })
      await press(element, 'Retry')
      const told = await until(
        () => openModals(element).find(found => /has expired\./.test(found.textContent)),
        'it',
      )
      expect(visibleText(told)).not.to.include('Retry')
      await press(told, 'OK')
      await until(() => (focused() as HTMLInputElement | null)?.value === 'bea@demo.test', 'what was typed')
    })

    it('is removed once that is confirmed, and another one can be added from there', async () => {
      const element = await showDashboard()
      const remove = await byRole(element, 'button', 'Remove')
      remove.focus()
      remove.click()
      const question = await modal(element, 'Remove Teacher Assistant')
      expect(visibleText(question)).to.include('Jonas Berg will no longer be the teacher assistant')
      expect(focused()?.textContent).to.equal('Cancel')
      await expect(element).to.be.accessible()
      await press(question, 'Cancel')
      await allClosed()
      expect(focused()).to.equal(remove)
      expect(answered(REMOVAL)).to.have.length(0)

      answer(REMOVAL, ({ params, query }) => {
        expect([params.id, query.email]).to.deep.equal([7, 'jonas@demo.test'])
        serverHas({ teacher_assistants: [] })
        return { success: true, message: 'Successful' }
      })
      remove.click()
      await press(await modal(element, 'Remove Teacher Assistant'), 'Remove')
      const add = await byRole(element, 'button', 'Add Teacher Assistant')
      await hasFocus(add)
      await allClosed()
      const said = [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])]
      expect(said.map(({ textContent }) => textContent)).to.include(
        'Jonas Berg is no longer the teacher assistant of this classroom.',
      )
      expect(visibleText(element)).not.to.include('jonas@demo.test')
      expect(answered(REMOVAL)).to.have.length(1)
      await expect(element).to.be.accessible()
    })

    it('stays where the removal is refused, which is said, and is asked for again', async () => {
      const element = await showDashboard()
      answer(REMOVAL, refusal('Out of order.'), { status: 500 })
      await press(element, 'Remove')
      await press(await modal(element, 'Remove Teacher Assistant'), 'Remove')
      await see(element, 'Out of order. Please try again.')
      answer(REMOVAL, refusal('This classroom exchange has expired.', 42), { status: 422 })
      await press(element, 'Retry')
      await see(element, 'This classroom exchange has expired.')
      serverHas({ status: 'expired' })
      await press(element, 'OK')
      await allClosed()
      await until(() => !visibleText(element).includes('Remove'), 'the button to go')
      expect(visibleText(element)).to.include('Jonas Berg')
    })

    it('is one, and none is added to an expired exchange', async () => {
      const one = await showDashboard()
      expect(visibleText(one)).to.include('Jonas Berg').and.not.to.include('Add Teacher Assistant')
      unmountAll()
      const expired = await showDashboard({ classroom: { teacher_assistants: [], status: 'expired' } })
      const button = await byRole(expired, 'button', 'Add Teacher Assistant')
      expect((button as HTMLButtonElement).disabled).to.equal(true)
    })
  })
})
