import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { departuresIn, nextPath } from '../../support/navigation.ts'
import { byRole, field, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { aClassroom } from '../classroom/a-classroom.ts'
import { atCourses, CHOOSE, CREATE, place } from './a-creation.ts'

const BEFORE = 'CLASSROOM ALREADY CREATED'
const CLASSROOM = 'GET /api/teacher/classrooms/{id}'

const keys = () => answered(CREATE).map(({ headers }) => headers.get('idempotency-key'))

/** The first answer was lost; the server has kept the classroom, and refuses whatever else comes under its key. */
async function lostAnswer(element: HTMLElement, pressed: string, course_id: number | null): Promise<void> {
  answer(CREATE, refusal('The service is away.'), { status: 503 })
  await press(element, pressed)
  await press(await modal(element, 'Create classroom fail'), 'Cancel')
  await allClosed()
  const sentBefore = { ...refusal('This was sent before with other information.', 13), data: { id: 31 } }
  answer(CREATE, sentBefore, { status: 422 })
  answer(CLASSROOM, { success: true, data: aClassroom({ id: 31, course_id }) })
}

describe('<cx-create-classroom> whose first answer was lost', () => {
  afterEach(unmountAll)

  it('sends another choice under the same key, and leads to the classroom that there is', async () => {
    const element = await atCourses()
    await lostAnswer(element, 'Skip', null)
    const created = nextEvent(element, 'cx-created')
    await press(element, CHOOSE)
    const told = await modal(element, BEFORE)
    await see(told, 'Nothing was spent a second time.')
    expect((await created).detail).to.deep.equal({ classroomId: 31 })
    const [first, second, ...others] = keys()
    expect([second, others]).to.deep.equal([first, []])
    await expect(element).to.be.accessible()
    const path = nextPath(element)
    await press(told, 'CONTINUE')
    // without a course: the list leads to choosing one
    expect(await path).to.equal('/?created=31')
    await allClosed()
  })

  it('goes into the classroom that has its course already', async () => {
    const element = await atCourses()
    await lostAnswer(element, CHOOSE, 4)
    await press(element, 'Skip')
    const told = await modal(element, BEFORE)
    const path = nextPath(element)
    await press(told, 'CONTINUE')
    expect(await path).to.equal('/classroom/31')
  })

  it('goes into the classroom where nobody can say whether it has a course', async () => {
    const element = await atCourses()
    await lostAnswer(element, CHOOSE, 4)
    answer(CLASSROOM, refusal('The service is away.'), { status: 503 })
    await press(element, 'Skip')
    const told = await modal(element, BEFORE)
    const path = nextPath(element)
    await press(told, 'CONTINUE')
    expect(await path).to.equal('/classroom/31')
  })

  it('welcomes the first classroom after that', async () => {
    const element = await atCourses({ classrooms: 1 })
    await lostAnswer(element, CHOOSE, 4)
    await press(element, 'Skip')
    await press(await modal(element, BEFORE), 'CONTINUE')
    const welcome = await modal(element, 'WELCOME TO YOUR CLASSROOM')
    const path = nextPath(element)
    await press(welcome, 'CONTINUE')
    expect(await path).to.equal('/classroom/31')
  })

  it('shows the way there in a page that goes nowhere', async () => {
    const element = await atCourses()
    await lostAnswer(element, CHOOSE, 4)
    const gone = await departuresIn(async () => {
      await press(element, 'Skip')
      await press(await modal(element, BEFORE), 'CONTINUE')
      const praise = await modal(element, 'GOOD JOB!')
      const enter = await byRole(praise, 'link', 'Enter Classroom')
      expect(enter.getAttribute('href')).to.match(/\/classroom\/31$/)
    })
    expect(gone).to.deep.equal([])
  })

  it('keeps no draft of it, so that another one has another key', async () => {
    const element = await atCourses()
    await lostAnswer(element, CHOOSE, 4)
    await press(element, 'Skip')
    await modal(element, BEFORE)
    unmountAll()
    const again = place()
    await see(again, 'Step 1 of 5')
    expect((await field(again, 'Classroom Name')).value).to.equal('')
  })

  it('keeps its key over a reload', async () => {
    const element = await atCourses()
    await lostAnswer(element, CHOOSE, 4)
    unmountAll()
    const again = place()
    await see(again, 'A Day in My Life')
    await press(again, 'Skip')
    await modal(again, BEFORE)
    expect(new Set(keys()).size).to.equal(1)
  })

  it('keeps what is filled in where another tab with a copy of it was first, and creates it as well', async () => {
    const element = await atCourses()
    const sentBefore = { ...refusal('This was sent before with other information.', 13), data: { id: 31 } }
    answer(CREATE, sentBefore, { status: 422 })
    answer(CLASSROOM, { success: true, data: aClassroom({ id: 31, course_id: 4 }) })
    await press(element, CHOOSE)
    const told = await modal(element, BEFORE)
    await see(told, 'in another tab')
    await expect(element).to.be.accessible()
    answer(CREATE, { success: true, message: 'Successful', data: { id: 32 } })
    const path = nextPath(element)
    await press(told, 'Create this one as well')
    expect(await path).to.equal('/classroom/32')
    const [first, second] = answered(CREATE).map(({ body }) => body)
    expect(second).to.deep.equal(first)
    expect(new Set(keys()).size).to.equal(2)
  })

  it('says what the server says where that names no classroom', async () => {
    const element = await atCourses()
    answer(CREATE, refusal('This was sent before.', 13), { status: 422 })
    await press(element, 'Skip')
    await see(await modal(element, 'Create classroom fail'), 'This was sent before, Please try again.')
  })
})
