import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../../src/contract/error-codes/classrooms.ts'
import { COURSE_UNAVAILABLE } from '../../../src/contract/error-codes/courses.ts'
import type { NavigateDetail } from '../../../src/element/types.ts'
import '../../../src/widgets/choose-course/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { aCourse } from '../../support/courses.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, focused, hasFocus, modal } from '../../support/modals.ts'
import { departuresIn } from '../../support/navigation.ts'
import { byRole, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

const COURSES = 'GET /api/teacher/courses'
const ADD = 'POST /api/teacher/classrooms/{id}/courses'
/** The first course, for a classroom that was seen without one. */
const FIRST = { course_id: 1, from_course_id: null }

function place(attributes = 'classroom-id="7"', slug: UserTypeSlug = 'teacher') {
  signedIn({ user: teacher({ user_type: { slug } }) })
  return mount(`<cx-choose-course ${attributes}></cx-choose-course>`)
}

function serverHas(changes: Partial<Classroom> = {}) {
  const bare = { course: null, course_id: null, fixed_course: null }
  answer(CLASSROOM, { success: true, data: aClassroom({ ...bare, ...changes }) })
  answer(COURSES, {
    success: true,
    data: [aCourse(), aCourse({ id: 2, name: 'My Street, Your Street: Neighbours Near and Far' })],
  })
}

/** Where the element wants to go; the page takes care of it. */
async function goes(element: HTMLElement, act: () => Promise<void>) {
  element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
  const gone = nextEvent<NavigateDetail>(element, 'cx-navigate')
  await act()
  return (await gone).detail.path
}

describe('<cx-choose-course>', () => {
  afterEach(unmountAll)

  it('renders the courses for its classroom', async () => {
    serverHas()
    const element = place()
    await see(element, 'SELECT A COURSE FOR YOUR CLASSROOM')
    await see(element, 'A Day in My Life')
    expect(answered(COURSES).map(({ url }) => url.search)).to.deep.equal(['?classroom_id=7'])
  })

  it('is accessible in every look', async () => {
    signedIn()
    serverHas()
    await expectAccessibleLooks('cx-choose-course', element => see(element, 'A Day'), 'classroom-id="7"')
  })

  it('fits every width', async () => {
    signedIn()
    serverHas()
    await expectToFit('cx-choose-course', element => see(element, 'A Day'), 'classroom-id="7"')
  })

  it('adds a course, tells the page, and goes to the classroom', async () => {
    serverHas()
    answer(ADD, { success: true })
    const element = place()
    await see(element, 'A Day in My Life')
    const added = nextEvent<{ classroomId: number; courseId: number }>(element, 'cx-course-added')
    const path = await goes(element, () => press(element, 'ADD TO CLASSROOM'))
    expect((await added).detail).to.deep.equal({ classroomId: 7, courseId: 1 })
    expect(path).to.equal('/classroom/7')
    expect(answered(ADD).map(({ params, body }) => [Number(params.id), body])).to.deep.equal([[7, FIRST]])
  })

  it('says that it is added in a page that goes nowhere, and leads to the classroom by a link', async () => {
    serverHas()
    answer(ADD, { success: true })
    const element = place()
    const add = await byRole(element, 'button', 'ADD TO CLASSROOM')
    add.focus()
    const gone = await departuresIn(async () => {
      add.click()
      await see(element, 'The course has been added to your classroom.')
    })
    expect(gone).to.deep.equal([])
    const link = await byRole(element, 'link', 'Enter Classroom')
    expect(link.getAttribute('href')).to.match(/\/classroom\/7$/)
    expect(focused()?.textContent, 'the focus').to.include('has been added')
    await expect(element).to.be.accessible()
  })

  it('stays on Skip in a page that goes nowhere, and shows the courses again', async () => {
    serverHas()
    const element = place()
    await see(element, 'A Day in My Life')
    const gone = await departuresIn(async () => {
      await press(element, 'Skip')
      await see(element, 'You can choose one later.')
    })
    expect(gone).to.deep.equal([])
    await byRole(element, 'link', 'My Classrooms')
    await press(element, 'Show the courses')
    await see(element, 'A Day in My Life')
  })

  it('says SELECT COURSE to a librarian', async () => {
    serverHas()
    await see(place(undefined, 'teacher-librarian'), 'SELECT COURSE')
  })

  it('goes to My Classrooms on Skip', async () => {
    serverHas()
    const element = place()
    await see(element, 'A Day in My Life')
    expect(await goes(element, () => press(element, 'Skip'))).to.equal('/')
  })

  const refusals: [code: number, said: string, seen: string][] = [
    [COURSE_UNAVAILABLE, 'This course is gone.', 'This course is gone.'],
    [EXCHANGE_EXPIRED, 'It has expired.', 'It has expired.'],
    [CLASSROOM_FORBIDDEN, '', 'Error adding course content.'],
  ]
  for (const [code, said, seen] of refusals) {
    it(`says '${seen}' when it is refused for good, and asks for the courses again`, async () => {
      serverHas()
      answer(ADD, refusal(said, code), { status: 422 })
      const element = place()
      await see(element, 'A Day in My Life')
      answer(COURSES, { success: true, data: [aCourse({ id: 3, name: 'The One That Is Left' })] })
      const add = await byRole(element, 'button', 'ADD TO CLASSROOM')
      add.focus()
      add.click()
      const told = await modal(element, 'The course was not added')
      expect(told.querySelector('p')?.textContent).to.equal(seen)
      await press(told, 'OK')
      await see(element, 'The One That Is Left')
      expect(focused()?.getRootNode(), 'the focus').to.equal(element.shadowRoot)
    })
  }

  for (const [said, seen] of [
    ['Not now.', 'Not now. Please try again.'],
    ['', 'Error adding course content.'],
  ] as const) {
    it(`says '${seen}' when that may pass, keeps what is listed, and adds it by Retry`, async () => {
      serverHas()
      answer(ADD, refusal(said), { status: 503 })
      const element = place()
      await press(element, 'ADD TO CLASSROOM')
      const told = await modal(element, 'The course was not added')
      expect(told.querySelector('p')?.textContent).to.equal(seen)
      expect(answered(COURSES)).to.have.length(1)
      answer(ADD, { success: true })
      expect(await goes(element, () => press(told, 'Retry'))).to.equal('/classroom/7')
      expect(answered(ADD).map(({ body }) => body)).to.deep.equal([FIRST, FIRST])
    })
  }

  it('gives the focus back to the course where it could not be added', async () => {
    serverHas()
    answer(ADD, refusal('Not now.'), { status: 503 })
    const element = place()
    const add = await byRole(element, 'button', 'ADD TO CLASSROOM')
    add.focus()
    add.click()
    await press(await modal(element, 'The course was not added'), 'Cancel')
    await allClosed()
    await hasFocus(add)
  })

  it('says that a classroom is not theirs, and offers no useless attempt', async () => {
    serverHas()
    const no = refusal('You do not have rights for the selected classroom.', CLASSROOM_FORBIDDEN)
    answer(CLASSROOM, no, { status: 403 })
    answer(COURSES, no, { status: 403 })
    const element = place()
    await press(await modal(element, 'Classroom Error'), 'Close')
    await allClosed()
    await see(element, 'You do not have rights for the selected classroom...')
    expect(element.shadowRoot?.querySelectorAll('button')).to.have.length(0)
    expect(await goes(element, () => press(element, 'My Classrooms'))).to.equal('/')
  })

  it('says which classroom it is for, and leads back to it', async () => {
    serverHas()
    const element = place()
    await see(element, 'Letters to Lyon')
    expect(await goes(element, () => press(element, 'Back to the classroom'))).to.equal('/classroom/7')
  })

  it('says at once that the exchange has expired, and adds nothing to it', async () => {
    serverHas({ status: 'expired' })
    const element = place()
    await see(element, 'This classroom exchange has expired. No course can be added to it.')
    await see(element, 'A Day in My Life')
    expect(await byRole(element, 'button', 'ADD TO CLASSROOM')).to.have.property('disabled', true)
    await expect(element).to.be.accessible()
  })

  const course = { id: 4, name: 'Letters and Postcards', course_guide_link: null }

  it('says what becomes of the course that there is before another one is added', async () => {
    serverHas({ course, course_id: 4 })
    answer(ADD, { success: true })
    const element = place()
    const add = await byRole(element, 'button', 'ADD TO CLASSROOM')
    add.focus()
    add.click()
    const told = await modal(element, 'This classroom has a course')
    await see(
      told,
      '“Letters to Lyon” has the course “Letters and Postcards”. Its tasks stay, and those of “A Day in My Life” follow.',
    )
    await expect(element).to.be.accessible()
    await press(told, 'Cancel')
    await allClosed()
    await hasFocus(add)
    expect(answered(ADD)).to.have.length(0)
    add.click()
    const again = await modal(element, 'This classroom has a course')
    expect(await goes(element, () => press(again, 'ADD TO CLASSROOM'))).to.equal('/classroom/7')
    expect(answered(ADD).map(({ body }) => body)).to.deep.equal([{ course_id: 1, from_course_id: 4 }])
  })

  it('adds no course that the classroom has', async () => {
    serverHas({ course: { ...course, id: 1 }, course_id: 1 })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const told = await modal(element, 'This classroom has a course')
    await see(told, '“Letters to Lyon” has this course already.')
    await press(told, 'OK')
    await allClosed()
    expect(answered(ADD)).to.have.length(0)
  })

  it('says at once that the course stays once students have posted', async () => {
    serverHas({ course, course_id: 4, fixed_course: course })
    const element = place()
    await see(
      element,
      '“Letters to Lyon” has the course “Letters and Postcards”, and students have posted in this exchange already, so its course stays.',
    )
    await see(element, 'A Day in My Life')
    expect(await byRole(element, 'button', 'ADD TO CLASSROOM')).to.have.property('disabled', true)
    await expect(element).to.be.accessible()
  })

  it("offers a classroom without a course the partner's alone, once students of the partner have posted", async () => {
    serverHas({ fixed_course: { id: 2, name: 'My Street' } })
    answer(ADD, { success: true })
    const element = place()
    await see(
      element,
      'Students have posted in this exchange with the course “My Street”, so “Letters to Lyon” can have that one only.',
    )
    await see(element, 'A Day in My Life')
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
      .filter(button => button.textContent === 'ADD TO CLASSROOM')
      .map(button => button as HTMLButtonElement)
    expect(buttons.map(({ disabled }) => disabled)).to.deep.equal([true, false])
    await goes(element, async () => buttons[1]?.click())
    expect(answered(ADD).map(({ body }) => body)).to.deep.equal([{ course_id: 2, from_course_id: null }])
  })

  it('waits for the classroom where a course is chosen before it is known', async () => {
    serverHas()
    const letCome = hold(CLASSROOM, {
      success: true,
      data: aClassroom({ course, course_id: 4, fixed_course: course }),
    })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    expect(answered(ADD)).to.have.length(0)
    letCome()
    await see(await modal(element, 'This classroom has a course'), 'so its course stays.')
  })

  for (const [attributes, seen] of [
    ['', 'Open this page from one of your classrooms.'],
    ['classroom-id="abc"', 'There is no such classroom'],
    ['classroom-id="-1"', 'There is no such classroom'],
  ] as const) {
    it(`leads back to My Classrooms with ${attributes || 'no classroom'}`, async () => {
      const element = place(attributes)
      await see(element, seen)
      expect(await goes(element, () => press(element, 'My Classrooms'))).to.equal('/')
      expect(answered(COURSES)).to.have.length(0)
    })
  }
})
