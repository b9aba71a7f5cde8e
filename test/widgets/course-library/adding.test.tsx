import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import { COURSE_CHANGED } from '../../../src/contract/error-codes/courses.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { aCourse } from '../../support/courses.ts'
import { modal, openModals } from '../../support/modals.ts'
import { byRole, field, fill, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'
import { anItem } from '../classroom-list/a-list.ts'
import { options, place, serverHas } from './a-library.ts'

const ADD = 'POST /api/teacher/classrooms/{id}/courses'
const WHICH = 'Which classroom is A Day in My Life for?'
const without = { tasks_count: 0, submissions_count: 0, responses_count: 0 }

const has = (classroom: Partial<Classroom>) =>
  answer(CLASSROOM, { success: true, data: aClassroom({ fixed_course: null, ...classroom }) })

/** The first of two classrooms is chosen, and it is known that it has no course. */
async function chosen() {
  serverHas(aCourse())
  answer('GET /api/teacher/classrooms', {
    success: true,
    data: [anItem({ id: 7, ...without }), anItem({ id: 8, name: 'Second', ...without })],
  })
  has({ course: null, course_id: null })
  const element = place()
  await press(element, 'ADD TO CLASSROOM')
  const asked = await modal(element, WHICH)
  await until(() => options(element, 'Classroom').length > 1, 'the classrooms')
  await fill(asked, 'Classroom', '7')
  return { element, asked, add: await ready(asked) }
}

async function ready(asked: Element): Promise<HTMLButtonElement> {
  const button = (await byRole(asked, 'button', 'ADD TO CLASSROOM')) as HTMLButtonElement
  await until(() => !button.disabled, 'the way on')
  return button
}

const sent = () => answered(ADD).map(({ params, body }) => [Number(params.id), body])

describe('a course on its way to a classroom', () => {
  afterEach(unmountAll)

  it('goes to that one alone, which cannot be changed or left until it is there', async () => {
    const { element, asked, add } = await chosen()
    const arrives = hold(ADD, { success: true })
    add.click()
    await until(() => sent().length === 1, 'the call')
    expect((await field(asked, 'Classroom')).disabled).to.equal(true)
    await press(asked, 'Cancel')
    await press(asked, 'Close')
    expect(openModals(element)).to.have.length(1)
    arrives()
    await see(await modal(element, 'Successful'), 'has been added to Letters to Lyon.')
    expect(sent()).to.deep.equal([[7, { course_id: 1, from_course_id: null }]])
  })

  it('is asked about again where another one has come to the classroom meanwhile', async () => {
    const { element, asked, add } = await chosen()
    answer(ADD, refusal('Another one has come.', COURSE_CHANGED), { status: 422 })
    has({ course: { id: 4, name: 'Four Seasons', course_guide_link: null }, course_id: 4 })
    add.click()
    await see(asked, 'Another one has come.')
    await see(asked, '“Letters to Lyon” has the course “Four Seasons”. Its tasks stay')
    answer(ADD, { success: true })
    ;(await ready(asked)).click()
    await modal(element, 'Successful')
    expect(sent().at(-1)).to.deep.equal([7, { course_id: 1, from_course_id: 4 }])
  })
})
