import { expect } from '@open-wc/testing'
import { COURSE_CHANGED } from '../../../src/contract/error-codes/courses.ts'
import '../../../src/widgets/choose-course/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { aCourse } from '../../support/courses.ts'
import { allClosed, modal, openModals } from '../../support/modals.ts'
import { mount, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

const ADD = 'POST /api/teacher/classrooms/{id}/courses'
const course = { id: 4, name: 'Letters and Postcards', course_guide_link: null }

const has = (of: { id: number; name: string; course_guide_link: null } | null) =>
  ({
    success: true,
    data: aClassroom({ course: of, course_id: of?.id ?? null, fixed_course: null }),
  }) as const

/** The classroom as the server has it now. */
const serverHas = (course: Parameters<typeof has>[0]) => answer(CLASSROOM, has(course))

async function placed(): Promise<HTMLElement> {
  signedIn()
  answer('GET /api/teacher/courses', { success: true, data: [aCourse()] })
  const element = mount('<cx-choose-course classroom-id="7"></cx-choose-course>')
  await see(element, 'Letters to Lyon')
  await see(element, 'A Day in My Life')
  return element
}

const bodies = () => answered(ADD).map(({ body }) => body)

describe('<cx-choose-course> on a classroom that changes meanwhile', () => {
  afterEach(unmountAll)

  it('says which course it has seen', async () => {
    serverHas(course)
    const element = await placed()
    answer(ADD, { success: true })
    await press(element, 'ADD TO CLASSROOM')
    await press(await modal(element, 'This classroom has a course'), 'ADD TO CLASSROOM')
    await until(() => bodies().length === 1, 'the call')
    expect(bodies()).to.deep.equal([{ course_id: 1, from_course_id: 4 }])
  })

  it('looks at the classroom again after an answer that was lost, and asks before the second course', async () => {
    serverHas(null)
    const element = await placed()
    answer(ADD, refusal('Not now.'), { status: 503 })
    const look = hold(CLASSROOM, has(course))
    await press(element, 'ADD TO CLASSROOM')
    await press(await modal(element, 'The course was not added'), 'Cancel')
    await allClosed()
    await press(element, 'ADD TO CLASSROOM')
    look()
    await see(
      await modal(element, 'This classroom has a course'),
      '“Letters to Lyon” has the course “Letters and Postcards”. Its tasks stay',
    )
    expect(bodies()).to.deep.equal([{ course_id: 1, from_course_id: null }])
  })

  it('sends by Retry what was sent, so that nothing follows a course that nobody saw', async () => {
    serverHas(null)
    const element = await placed()
    answer(ADD, refusal('Not now.'), { status: 503 })
    serverHas(course)
    await press(element, 'ADD TO CLASSROOM')
    const told = await modal(element, 'The course was not added')
    answer(ADD, refusal('Another one has come.', COURSE_CHANGED), { status: 422 })
    await press(told, 'Retry')
    const again = await until(
      () => openModals(element).find(open => /come\.$/.test(open.querySelector('p')?.textContent ?? '')),
      'the refusal',
    )
    expect([...again.querySelectorAll('button')].map(button => button.textContent)).not.to.include('Retry')
    const sent = { course_id: 1, from_course_id: null }
    expect(bodies()).to.deep.equal([sent, sent])
  })
})
