import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM } from '../classroom/a-classroom.ts'
import { aStudent, INES, LIST, names, OMAR, place, serverHas, show, shows } from './a-list.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'

describe('<cx-students>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    expect(names(element)).to.deep.equal(['Ines M', 'Omar B'])
    await see(element, '2 students')
    await see(element, 'ines-kite-42')
    await see(element, '40%')
    expect(visibleText(element))
      .to.include('1 Submitted (Pending Review)')
      .and.include('1 To Do')
      .and.include('1 Approved')
  })

  it('is accessible in both brands, light and dark', async () => {
    signedIn()
    serverHas([INES, OMAR])
    await expectAccessibleLooks(
      'cx-students',
      async element => {
        await see(element, 'Ines M')
        const [first] = await until(() => {
          const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button.summary') ?? [])]
          return found.length > 0 && found
        })
        first?.click()
        await see(element, 'Our river')
      },
      'classroom-id="7"',
    )
  }).timeout(60_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    signedIn()
    serverHas([aStudent({ full_name: `${LONG} M`, username: `${LONG}-kite-42` }), OMAR], {
      student_payment_required: true,
    })
    await expectToFit('cx-students', element => see(element, LONG), 'classroom-id="7"')
  }).timeout(60_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-students classroom-id="7"></cx-students>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas([INES])
    signedIn()
    await see(element, 'Ines M')
  })

  it('asks to choose a classroom, and says that something else is none', async () => {
    signedIn()
    await see(mount('<cx-students></cx-students>'), 'Choose a classroom')
    await see(mount('<cx-students classroom-id="two"></cx-students>'), 'This is not a classroom')
  })

  it('shows another classroom as soon as the page asks for it', async () => {
    const element = await show()
    answer(LIST, ({ params }) => ({ success: true, data: params.id === 8 ? [OMAR] : [INES] }))
    element.setAttribute('classroom-id', '8')
    await until(() => names(element).join() === 'Omar B')
  })

  it('says that it loads, and shows the students when they are there', async () => {
    serverHas([])
    const comes = hold(LIST, { success: true, data: [INES] })
    const element = place()
    await see(element, 'Loading')
    comes()
    await shows(element, 'Ines M')
    await seeNoMore(element, 'Loading')
  })

  it('says that the list did not come, and asks again', async () => {
    serverHas([])
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'My Students')
    await see(told, 'Error trying to get students.')
    answer(LIST, { success: true, data: [INES] })
    await press(told, 'Retry')
    await shows(element, 'Ines M')
    await allClosed()
  })

  it('tells the page that the classroom is not of this teacher', async () => {
    serverHas([])
    answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    answer(LIST, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place()
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await modal(element, 'Classroom Error')
  })

  it('says what to do where there is nobody yet', async () => {
    const element = await show({ students: [] })
    await see(element, 'No students yet')
    await press(element, 'Add student')
    await modal(element, 'Add student')
  })

  for (const [what, classroom, text] of [
    ['has no course', { course_id: null, course: null }, 'Select a course for this classroom'],
    ['posts as a whole class', { course_student_group_type_id: 3 as const }, 'The whole class posts as one.'],
  ] as const) {
    it(`has no list where the classroom ${what}`, async () => {
      serverHas([], classroom)
      const element = place()
      await see(element, text)
    })
  }

  it('leads to the submissions where the classroom posts as a whole class', async () => {
    serverHas([], { course_student_group_type_id: 3 })
    const element = place()
    const link = await byRole(element, 'link', 'Go to the submissions')
    expect(link.getAttribute('href')).to.match(/\/classroom\/7\?tab=submissions$/)
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const asked = nextEvent<{ path: string }>(element, 'cx-navigate')
    await press(element, 'Go to the submissions')
    expect((await asked).detail.path).to.equal('/classroom/7?tab=submissions')
  })

  it('says what a student has paid, or that they have not, where the classroom asks for it', async () => {
    const paid = aStudent({
      payments: [{ created_at: '2025-09-05T12:00:00.000Z', amount: 25 }],
      hasPayments: true,
    })
    const element = await show({ students: [paid, OMAR], classroom: { student_payment_required: true } })
    await see(element, 'Student paid $25 on 9/5/2025')
    await see(element, 'The student has not yet paid')
  })

  it('says nothing of payments elsewhere', async () => {
    expect(visibleText(await show())).not.to.include('paid')
  })

  it('disables all that changes once the exchange has expired, and says so', async () => {
    const element = await show({ classroom: { status: 'expired' } })
    await see(element, 'This classroom exchange has expired.')
    const off = ['Add student', 'Import list', 'Actions for Ines M', 'Actions for Omar B']
    for (const name of off) {
      const button = await byRole(element, 'button', name)
      expect(button.matches(':disabled'), name).to.equal(true)
      const why = button.getAttribute('aria-describedby')
      expect(element.shadowRoot?.getElementById(why ?? '')?.textContent, name).to.include('has expired')
    }
    const boxes = [...(element.shadowRoot?.querySelectorAll('.approval input, .line input') ?? [])]
    expect(boxes.length).to.equal(3)
    for (const box of boxes) {
      expect(box.matches(':disabled')).to.equal(true)
      const why = box.getAttribute('aria-describedby')
      expect(element.shadowRoot?.getElementById(why ?? '')?.textContent).to.include('has expired')
    }
    expect((await byRole(element, 'link', 'Ines M')).matches('[href]')).to.equal(true)
  })
})
