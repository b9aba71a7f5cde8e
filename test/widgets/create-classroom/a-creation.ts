import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Course } from '../../../src/contract/entities/course.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/create-classroom/element.ts'
import { answer } from '../../support/answer.ts'
import { servesClassroomLists } from '../../support/classroom-lists.ts'
import { field, fill, mount, press, see } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { blankProfile } from '../profile-wizard/a-wizard.ts'

export const CREATE = 'POST /api/teacher/classrooms'
export const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
export const SIGNED_LINK = 'data:text/html,<p>Agreement</p>'
export const COURSES = 'SELECT A COURSE FOR YOUR CLASSROOM'

const aCourse: Course = {
  id: 4,
  name: 'A Day in My Life',
  published: true,
  subject_id: 2,
  topic_id: null,
  topic: null,
  weeks: 6,
  level: null,
  languages: [],
  age_ranges: [],
  tasks: [],
  tasks_count: 0,
  pdf_url: null,
}

export interface CreationServer {
  user?: Partial<User>
  profile?: Partial<Data<'GET /api/teacher/profile'>>
  signed?: boolean
  /** How many classrooms the teacher has, once one is created. */
  classrooms?: number
}

export function agreementIs(signed: boolean): void {
  answer(STATUS, { success: true, data: { signed, school_id: 3, link: signed ? null : SIGNED_LINK } })
}

/** Signs a teacher in and answers all that creating a classroom asks for; nothing is refused. */
export function serves({ user, profile, signed = true, classrooms = 2 }: CreationServer = {}): void {
  servesClassroomLists()
  answer('GET /api/teacher/profile', {
    success: true,
    data: { ...blankProfile, age_ranges: [2, 4], ...profile },
  })
  agreementIs(signed)
  answer('GET /api/teacher/courses', { success: true, data: [aCourse] })
  answer('GET /api/teacher/classrooms', {
    success: true,
    data: Array.from({ length: classrooms }, (_, index) => listed(index)),
  })
  answer(CREATE, { success: true, message: 'Successful', data: { id: 31 } })
  signedIn({ user: teacher(user) })
}

const listed = (id: number): Data<'GET /api/teacher/classrooms'>[number] => ({
  id: id + 1,
  name: 'Letters',
  code: 'QX7-KLM',
  status: 'active',
  start_date: '2026-01-01',
  end_date: '2026-04-01',
  created_at: '2026-01-01T00:00:00.000Z',
  expire_at: null,
  course_student_group_type_id: 1,
  progression_percent: { submitted: 0, approved: 0, blocked: 0 },
  subject: { id: 2, name: 'Arts and Sciences' },
  tasks_count: 0,
  submissions_count: 0,
  responses_count: 0,
  partner: null,
})

export const place = () => mount('<cx-create-classroom></cx-create-classroom>')

/** Well after today, wherever the test runs. */
export const START = `${new Date().getFullYear() + 2}-03-01`

export const next = (element: Element) => press(element, 'Next')

/** Goes through all steps of a teacher, up to the course. */
export async function toCourses(element: HTMLElement): Promise<void> {
  await fill(element, 'Classroom Name', 'Letters to Lyon')
  await fill(element, 'Subject', '2')
  await next(element)
  await field(element, 'Native Language of My Students')
  await next(element)
  await fill(element, 'Start Date', START)
  await next(element)
  await field(element, 'Age Range')
  await next(element)
  await see(element, COURSES)
  await see(element, 'A Day in My Life')
}

/** A teacher who has everything filled in and is to choose a course. */
export async function atCourses(server: CreationServer = {}): Promise<HTMLElement> {
  serves(server)
  const element = place()
  await toCourses(element)
  return element
}

export const CHOOSE = 'ADD TO CLASSROOM'
