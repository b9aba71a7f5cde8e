import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/create-classroom/element.ts'
import { answer } from '../../support/answer.ts'
import { LISTS, servesClassroomLists } from '../../support/classroom-lists.ts'
import { aCourse } from '../../support/courses.ts'
import { field, fill, mount, press, see } from '../../support/page.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { anItem } from '../classroom-list/a-list.ts'
import { blankProfile } from '../profile-wizard/a-wizard.ts'

export const CREATE = 'POST /api/teacher/classrooms'
export const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
export const SIGNED_LINK = 'data:text/html,<p>Agreement</p>'
export const COURSES = 'SELECT A COURSE FOR YOUR CLASSROOM'

export interface CreationServer {
  user?: Partial<User>
  profile?: Partial<Data<'GET /api/teacher/profile'>>
  signed?: boolean
  /** How many classrooms the teacher has, once one is created. */
  classrooms?: number
  /** Exchanges of its subject that a classroom needs. */
  cost?: number
}

export function agreementIs(signed: boolean): void {
  answer(STATUS, { success: true, data: { signed, school_id: 3, link: signed ? null : SIGNED_LINK } })
}

/** Signs a teacher in and answers all that creating a classroom asks for; nothing is refused. */
export function serves({
  user,
  profile,
  signed = true,
  classrooms = 2,
  cost = 1,
}: CreationServer = {}): void {
  servesClassroomLists()
  const subjects = LISTS.subjects.map(subject => ({
    ...subject,
    number_of_tokens: subject.number_of_tokens * cost,
  }))
  answer('GET /api/teacher/subjects', { success: true, data: subjects })
  answer('GET /api/teacher/profile', {
    success: true,
    data: { ...blankProfile, age_ranges: [2, 4], ...profile },
  })
  agreementIs(signed)
  answer('GET /api/teacher/courses', { success: true, data: [aCourse({ id: 4, subject_id: 2 })] })
  answer('GET /api/teacher/classrooms', {
    success: true,
    data: Array.from({ length: classrooms }, (_, index) => anItem({ id: index + 1 })),
  })
  answer(CREATE, { success: true, message: 'Successful', data: { id: 31 } })
  answersUser()
  signedIn({ user: teacher(user) })
}

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
