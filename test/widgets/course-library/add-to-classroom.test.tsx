import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import { COURSE_STAYS } from '../../../src/contract/error-codes/courses.ts'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { aCourse } from '../../support/courses.ts'
import { modal } from '../../support/modals.ts'
import { byRole, fill, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'
import { anItem } from '../classroom-list/a-list.ts'
import { options, place, serverHas } from './a-library.ts'

const ADD = 'POST /api/teacher/classrooms/{id}/courses'
const LIST = 'GET /api/teacher/classrooms'

/** A classroom that no course has been chosen for. */
const without = { tasks_count: 0, submissions_count: 0, responses_count: 0 }

const has = (classroom: Partial<Classroom>) =>
  answer(CLASSROOM, { success: true, data: aClassroom({ fixed_course: null, ...classroom }) })
const free = { course: null, course_id: null }

/** Adds the course, as soon as it is known what the classroom has. */
async function add(asked: Element): Promise<void> {
  const button = await byRole(asked, 'button', 'ADD TO CLASSROOM')
  await until(() => !(button as HTMLButtonElement).disabled, 'the way on')
  await press(asked, 'ADD TO CLASSROOM')
}

describe('the Course Library adds a course to a classroom', () => {
  afterEach(unmountAll)

  it('of its subject, concluded or not, whose exchange has not expired', async () => {
    serverHas(aCourse())
    has(free)
    answer(LIST, {
      success: true,
      data: [
        anItem({ id: 7, ...without }),
        anItem({ id: 8, name: 'Expired', status: 'expired' }),
        anItem({ id: 11, name: 'Concluded', status: 'concluded', ...without }),
        anItem({ id: 9, name: 'Science', subject: { id: 2, name: 'Arts and Sciences' } }),
        anItem({ id: 10, name: 'Second', ...without }),
      ],
    })
    answer(ADD, { success: true })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await until(() => options(element, 'Classroom').length > 1, 'the classrooms')
    expect(options(element, 'Classroom')).to.deep.equal([
      'Choose a classroom',
      'Letters to Lyon',
      'Concluded',
      'Second',
    ])
    await expect(asked).to.be.accessible()
    await fill(asked, 'Classroom', '10')
    const added = nextEvent<object>(element, 'cx-course-added')
    await add(asked)
    expect((await added).detail).to.deep.equal({ classroomId: 10, courseId: 1 })
    const told = await modal(element, 'Successful')
    await see(told, 'A Day in My Life has been added to Second.')
    await see(told, 'Enter Classroom')
    expect(answered(ADD).map(({ params, body }) => [Number(params.id), body])).to.deep.equal([
      [10, { course_id: 1, from_course_id: null }],
    ])
  })

  it('and says beside the choice why it was refused', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [anItem({ id: 7, ...without })] })
    has(free)
    answer(ADD, refusal('Not now.'), { status: 500 })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await until(() => options(element, 'Classroom').length > 1, 'the classrooms')
    await add(asked)
    await see(asked, 'Not now. Please try again.')
  })

  it('but not where students have posted since it was chosen, and says so', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [anItem({ id: 7, ...without })] })
    has(free)
    answer(ADD, refusal('Its course stays.', COURSE_STAYS), { status: 422 })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await until(() => options(element, 'Classroom').length > 1, 'the classrooms')
    await add(asked)
    await see(asked, 'Its course stays.')
    expect(asked.textContent).not.to.include('Please try again.')
  })

  it('after the course that it has, whose tasks stay, once that is said', async () => {
    serverHas(aCourse())
    const begun = { ...without, tasks_count: 3 }
    answer(LIST, {
      success: true,
      data: [anItem({ id: 7, ...begun }), anItem({ id: 8, name: 'Second', ...without })],
    })
    has({ course: { id: 4, name: 'Four Seasons', course_guide_link: null } })
    answer(ADD, { success: true })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await until(() => options(element, 'Classroom').length > 1, 'the classrooms')
    expect(options(element, 'Classroom')).to.include('Letters to Lyon (has tasks already)')
    await fill(asked, 'Classroom', '7')
    await see(
      asked,
      '“Letters to Lyon” has the course “Four Seasons”. Its tasks stay, and those of “A Day in My Life” follow.',
    )
    await expect(asked).to.be.accessible()
    await add(asked)
    await modal(element, 'Successful')
  })

  for (const [course, said] of [
    [
      'Four Seasons',
      '“Letters to Lyon” has the course “Four Seasons”, and students have posted in this exchange already, so its course stays.',
    ],
    ['A Day in My Life', '“Letters to Lyon” has this course already.'],
  ] as const) {
    it(`but not where students have posted on ${course}`, async () => {
      serverHas(aCourse())
      answer(LIST, { success: true, data: [anItem({ id: 7 })] })
      const id = course === 'Four Seasons' ? 4 : 1
      has({ course: { id, name: course, course_guide_link: null }, fixed_course: { id, name: course } })
      const element = place()
      await press(element, 'ADD TO CLASSROOM')
      const asked = await modal(element, 'Which classroom is A Day in My Life for?')
      await see(asked, said)
      expect(await byRole(asked, 'button', 'ADD TO CLASSROOM')).to.have.property('disabled', true)
    })
  }

  it('but not where only hidden tasks stand for the posts that it has, or those of the partner', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [anItem({ id: 7, ...without })] })
    has({ ...free, fixed_course: { id: 4, name: 'Four Seasons' } })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await see(
      asked,
      'Students have posted in this exchange with the course “Four Seasons”, so “Letters to Lyon” can have that one only.',
    )
    expect(await byRole(asked, 'button', 'ADD TO CLASSROOM')).to.have.property('disabled', true)
    await expect(asked).to.be.accessible()
  })

  it('once it is known which course it has, asked again where that failed', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [anItem({ id: 7, ...without, tasks_count: 3 })] })
    answer(CLASSROOM, refusal('Not now.'), { status: 500 })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const asked = await modal(element, 'Which classroom is A Day in My Life for?')
    await see(asked, 'Not now.')
    has(free)
    await press(asked, 'Retry')
    await seeNoMore(asked, 'Not now.')
    answer(ADD, { success: true })
    await add(asked)
    await modal(element, 'Successful')
  })

  it('once there is one, and leads to its creation until then', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [] })
    const element = place()
    await press(element, 'ADD TO CLASSROOM')
    const told = await modal(element, 'No classroom for this course yet')
    element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
    const gone = nextEvent<NavigateDetail>(element, 'cx-navigate')
    await press(told, 'Create Classroom Exchange')
    expect((await gone).detail.path).to.equal('/classroom/create')
  })

  it('once there is one, and shows a librarian the way to one', async () => {
    serverHas(aCourse())
    answer(LIST, { success: true, data: [] })
    const element = place('teacher-librarian')
    await press(element, 'SELECT COURSE')
    const told = await modal(element, 'No classroom for this course yet')
    await see(told, 'A classroom comes with a connection to another library.')
    element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
    const gone = nextEvent<NavigateDetail>(element, 'cx-navigate')
    await press(told, 'Find a library')
    expect((await gone).detail.path).to.equal('/library-connections')
  })
})
